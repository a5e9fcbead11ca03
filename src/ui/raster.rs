//! Draws egui's meshes with the processor, without a display and the same on every machine: for pictures to share and for
//! tests.

#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    clippy::iter_over_hash_type,
    reason = "pixels of a picture are few and not negative; textures do not depend on each other"
)]

use std::cmp::Ordering;
use std::collections::BTreeMap;

use egui::epaint::{ClippedPrimitive, Primitive, Vertex, WHITE_UV};
use egui::{Color32, Context, FullOutput, ImageData, TextureFilter, TextureId, TexturesDelta};
use image::RgbaImage;

/// Steps from side to side of a pixel: edges are exact to this.
const STEPS: f32 = 256.0;

#[derive(Default)]
pub struct Raster {
    textures: BTreeMap<TextureId, Texture>,
}

struct Texture {
    size: [usize; 2],
    pixels: Vec<Color32>,
    smooth: bool,
}

/// A part of the picture, in pixels: left, top, right, bottom.
#[derive(Clone, Copy)]
struct Clip([usize; 4]);

struct Picture {
    width: usize,
    pixels: Vec<[u8; 4]>,
}

impl Raster {
    /// Takes in new and changed textures and drops old ones.
    ///
    /// # Panics
    /// Never with what egui gives out: a part of a texture comes only after the whole.
    pub fn update(&mut self, delta: &mut TexturesDelta) {
        for (id, images) in delta.set.drain() {
            for change in images {
                let ImageData::Color(image) = &change.image;
                let smooth = change.options.magnification != TextureFilter::Nearest;
                let Some([left, top]) = change.pos else {
                    self.textures
                        .insert(id, Texture { size: image.size, pixels: image.pixels.clone(), smooth });
                    continue;
                };
                let texture = self.textures.get_mut(&id).expect("a part comes after the whole");
                for row in 0..image.size[1] {
                    let to = (top + row) * texture.size[0] + left;
                    let from = row * image.size[0];
                    texture.pixels[to..to + image.size[0]]
                        .copy_from_slice(&image.pixels[from..from + image.size[0]]);
                }
            }
        }
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    /// The picture of one paint.
    ///
    /// # Panics
    /// Never: a picture has four bytes a pixel.
    pub fn draw(&self, ctx: &Context, output: &FullOutput) -> RgbaImage {
        let scale = ctx.pixels_per_point();
        let size = ctx.content_rect().size() * scale;
        let (width, height) = (size.x.round() as usize, size.y.round() as usize);
        let mut picture = Picture { width, pixels: vec![[0, 0, 0, 255]; width * height] };
        for ClippedPrimitive { clip_rect, primitive } in ctx.tessellate(output.shapes.clone(), scale) {
            // Nothing here paints with callbacks.
            let Primitive::Mesh(mesh) = primitive else { continue };
            let Some(texture) = self.textures.get(&mesh.texture_id) else { continue };
            let at = |value: f32, most: usize| ((value * scale).round().max(0.0) as usize).min(most);
            let clip = Clip([
                at(clip_rect.min.x, width),
                at(clip_rect.min.y, height),
                at(clip_rect.max.x, width),
                at(clip_rect.max.y, height),
            ]);
            for corners in mesh.indices.chunks_exact(3) {
                let corners = [0, 1, 2].map(|index| mesh.vertices[corners[index] as usize]);
                picture.triangle(clip, scale, corners, texture);
            }
        }
        let bytes = picture.pixels.into_iter().flatten().collect();
        RgbaImage::from_raw(width as u32, height as u32, bytes).expect("four bytes a pixel")
    }
}

/// A point in steps of a pixel.
type Point = (i64, i64);

/// Positive on one side of a line and negative on the other; grows with the distance of the point.
fn side(from: Point, to: Point, point: Point) -> i64 {
    (to.0 - from.0) * (point.1 - from.1) - (to.1 - from.1) * (point.0 - from.0)
}

/// On which side of an edge a pixel lies, as [`side`] says, and how that changes from pixel to pixel.
#[derive(Clone, Copy)]
struct TriangleEdge {
    side: i64,
    right: i64,
    down: i64,
}

impl TriangleEdge {
    /// Narrows a part of a row, as steps to the right, to what is inside.
    fn keep_inside(self, bias: i64, from: &mut i64, to: &mut i64) {
        let here = self.side + bias;
        match self.right.cmp(&0) {
            Ordering::Greater => *from = (*from).max(-(here.div_euclid(self.right))),
            Ordering::Less => *to = (*to).min(here.div_euclid(-self.right) + 1),
            Ordering::Equal if here < 0 => *to = *from,
            Ordering::Equal => {}
        }
    }
}

impl Picture {
    fn triangle(&mut self, clip: Clip, scale: f32, mut corners: [Vertex; 3], texture: &Texture) {
        let point = |corner: &Vertex| {
            ((corner.pos.x * scale * STEPS).round() as i64, (corner.pos.y * scale * STEPS).round() as i64)
        };
        let mut points = [0, 1, 2].map(|index| point(&corners[index]));
        let mut area = side(points[0], points[1], points[2]);
        if area < 0 {
            corners.swap(1, 2);
            points.swap(1, 2);
            area = -area;
        }
        if area == 0 {
            return;
        }
        let step = STEPS as i64;
        let lowest =
            |of: fn(&Point) -> i64| points.iter().map(of).min().unwrap_or(0).div_euclid(step).max(0) as usize;
        let highest = |of: fn(&Point) -> i64| {
            (points.iter().map(of).max().unwrap_or(0).div_euclid(step) + 1).max(0) as usize
        };
        let Clip([left, top, right, bottom]) = clip;
        let columns = lowest(|point| point.0).max(left)..highest(|point| point.0).min(right);
        let rows = lowest(|point| point.1).max(top)..highest(|point| point.1).min(bottom);
        // A pixel exactly on an edge that two triangles share belongs to one of them only.
        let bias = [(1, 2), (2, 0), (0, 1)].map(|(from, to)| {
            let (dx, dy) = (points[to].0 - points[from].0, points[to].1 - points[from].1);
            if dy == 0 && dx > 0 || dy < 0 { 0 } else { -1 }
        });
        // Where the middle of the first pixel lies, and how far that changes to the right and down.
        let first = (columns.start as i64 * step + step / 2, rows.start as i64 * step + step / 2);
        let edges = [(1, 2), (2, 0), (0, 1)].map(|(from, to)| {
            let (from, to) = (points[from], points[to]);
            TriangleEdge {
                side: side(from, to, first),
                right: (from.1 - to.1) * step,
                down: (to.0 - from.0) * step,
            }
        });
        let colours = corners.map(|corner| corner.color.to_array().map(f32::from));
        let plain = texture.pixels[0] == Color32::WHITE && corners.iter().all(|corner| corner.uv == WHITE_UV);
        let flat = plain && corners.iter().all(|corner| corner.color == corners[0].color);
        for (index, row) in rows.enumerate() {
            let edges = edges.map(|edge| TriangleEdge { side: edge.side + edge.down * index as i64, ..edge });
            let (mut from, mut to) = (0, columns.len() as i64);
            for (edge, bias) in edges.iter().zip(bias) {
                edge.keep_inside(bias, &mut from, &mut to);
            }
            if from >= to {
                continue;
            }
            let start = row * self.width + columns.start;
            let pixels = &mut self.pixels[start + from as usize..start + to as usize];
            // Nothing varies and nothing shines through: rounding takes the rest of this loop to the same.
            if flat && corners[0].color.is_opaque() {
                pixels.fill(corners[0].color.to_array());
                continue;
            }
            if flat {
                for pixel in pixels {
                    lay_over(pixel, colours[0]);
                }
                continue;
            }
            for (pixel, column) in pixels.iter_mut().zip(from..) {
                let share = edges.map(|edge| (edge.side + edge.right * column) as f32 / area as f32);
                let mix =
                    |values: [f32; 3]| values[0] * share[0] + values[1] * share[1] + values[2] * share[2];
                let texel = if plain {
                    None
                } else {
                    let texel = texture.at(mix(corners.map(|it| it.uv.x)), mix(corners.map(|it| it.uv.y)));
                    // Most of what lies around a letter.
                    if texel.iter().all(|&channel| channel <= 0.0) {
                        continue;
                    }
                    Some(texel)
                };
                let mut colour: [f32; 4] = std::array::from_fn(|c| mix(colours.map(|colour| colour[c])));
                for (channel, texel) in colour.iter_mut().zip(texel.into_iter().flatten()) {
                    *channel *= texel / 255.0;
                }
                lay_over(pixel, colour);
            }
        }
    }
}

fn lay_over(pixel: &mut [u8; 4], colour: [f32; 4]) {
    let behind = 1.0 - colour[3] / 255.0;
    for (channel, colour) in pixel.iter_mut().zip(colour) {
        *channel = (colour + f32::from(*channel) * behind + 0.5).clamp(0.0, 255.0) as u8;
    }
}

impl Texture {
    fn pixel(&self, x: i64, y: i64) -> [f32; 4] {
        let clamp = |value: i64, size: usize| value.clamp(0, size as i64 - 1) as usize;
        self.pixels[clamp(y, self.size[1]) * self.size[0] + clamp(x, self.size[0])].to_array().map(f32::from)
    }

    /// The colour at a place, 0 to 1 across and down.
    fn at(&self, u: f32, v: f32) -> [f32; 4] {
        let (x, y) = (u * self.size[0] as f32, v * self.size[1] as f32);
        if !self.smooth {
            return self.pixel(x.floor() as i64, y.floor() as i64);
        }
        let (x, y) = (x - 0.5, y - 0.5);
        let (column, row) = (x.floor() as i64, y.floor() as i64);
        let (right, down) = (x - x.floor(), y - y.floor());
        let between = |a: f32, b: f32, share: f32| a + (b - a) * share;
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| self.pixel(column + dx, row + dy));
        std::array::from_fn(|c| {
            let upper = between(corners[0][c], corners[1][c], right);
            between(upper, between(corners[2][c], corners[3][c], right), down)
        })
    }
}
