# What a desktop says about the program: the entry in its menu and its page in a software centre.

desktop-generic = Társasjátékos segítő
desktop-comment = Pontozás az asztalnál, játék botok ellen, válaszok a szabályokról
# Words to search for, separated by semicolons.
desktop-keywords = társasjáték;pontozás;pontok;szabályok;játékvezető;botok
# One line, no full stop.
desktop-summary = Pontozó, ellenfél és szabálykönyv társasjátékokhoz
# $games is the list of games.
desktop-about = A Guildhall veled ül az asztalnál. Ismeri ezeket: { $games }. Tudja, ki mit kap, mi mennyibe kerül, és a végén megmondja, ki nyert és miért. Minden számot megindokol.
desktop-about-table = Igazi asztalnál annyira követi a játszmát, amennyire szeretnéd: csak a végső pontozást vagy minden egyes lépést, és helyben eldönti a vitákat. Később minden visszavonható vagy javítható.
desktop-about-play = Otthon végig veled játszik, akár különböző erősségű botok ellen, akár barátokkal egy képernyő körül; tippeket ad, és meg is indokolja őket.
desktop-about-rules = A szabályokról a saját szavaiddal kérdezhetsz magyarul, angolul, franciául vagy oroszul, és bármikor nyelvet válthatsz, akár játszma közben is.
# Under pictures of the window.
desktop-picture-home = A kezdőképernyő
desktop-picture-table = Egy kör vége az asztalnál, holtversennyel
desktop-picture-play = Játszma botok ellen
desktop-picture-rules = Szabálykérdés a saját szavaiddal
desktop-picture-result = Végeredmény, minden pont indoklásával
# What a file manager calls the program’s own files.
desktop-file = Guildhall-játszma vagy -pontozólap
