window-place-favorite = Ki a kedvenc?
window-place-box = A dobozom lapkái
