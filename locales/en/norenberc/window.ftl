window-place-favorite = Who is the favourite?
window-place-box = The tiles in my box
