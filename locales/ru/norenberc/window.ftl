window-place-favorite = Кто фаворит?
window-place-box = Тайлы в моей коробке
