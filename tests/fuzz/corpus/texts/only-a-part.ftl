event-pass =
    .part = Without the text itself.
home-title = { $nowhere }{ nowhere }
