"""Makes AlegreyaSC_700Bold_lining.ttf from Alegreya SC Bold, version 2.003, of the Alegreya project.

    pip install fonttools && python lining.py AlegreyaSC-Bold.ttf AlegreyaSC_700Bold_lining.ttf

The window has no switch for the features of a font, and the usual figures of Alegreya SC hang below the line and differ in
width: 1 and 0 read as letters. So the digits point to the font's own lining tabular figures here, those of the features
`lnum` and `tnum`. No outline, no width and no kerning is changed. The usual figures of EB Garamond are lining and tabular.

The licence (OFL-Alegreya.txt) reserves no font name; the name says all the same that this is a changed version.
"""

import sys

from fontTools.ttLib import TTFont

DIGITS = "zero one two three four five six seven eight nine".split()
RENAMED = {1: "Alegreya SC Lining", 4: "Alegreya SC Bold with lining figures", 6: "AlegreyaSCLining-Bold"}

source, target = sys.argv[1:]
font = TTFont(source)
for table in font["cmap"].tables:
    for code, glyph in table.cmap.items():
        if glyph in DIGITS:
            table.cmap[code] = glyph + ".tf"
for record in font["name"].names:
    if record.nameID in RENAMED:
        record.string = RENAMED[record.nameID]
# The same input gives the same file.
font["head"].modified = font["head"].created
font.recalcTimestamp = False
font.save(target)
