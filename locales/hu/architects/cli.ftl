# E játék parancsainak súgója.

cli-score-after = A Nyugati Királyság építőmesterei játékhoz:
    {"{"}"game": "architects", "promo": false, "players": [
    {"  {"}"name": "Ana", "character": null, "buildings": ["aqueduct", "tavern"], "cathedral": 3, "virtue": 12,
    {"   "}"unpaid_debts": 2, "paid_debts": 0, "gold": 2, "marble": 1, "clay": 0, "wood": 0, "stone": 0, "silver": 6,
    {"   "}"prison": 3, "captured": 0, "skills": {"{"}"carpentry": 1, "tiling": 0, "masonry": 2{"}"}{"}"}, ...],
    {"  "}"opponent": {"{"}"kind": "helena", "guildhall": 5, "cathedral": 2, "virtue": 7, "marble": 3, "unpaid_debts": 1, "prison": 2{"}"}{"}"}
    2–5 játékos, vagy 1 egy ellenféllel (constantine vagy helena). Csak a name (név) és a virtue (erény) kötelező. A virtue a
    játék végi hatások előtti érték; buildings (építmények), cathedral (a katedrális szintje), unpaid_debts és paid_debts (fennálló és kifizetett
    adósságok), gold, marble, clay, wood, stone, silver (arany, márvány, agyag, fa, kő, ezüst), prison (bebörtönzött munkások), captured (elfogott
    munkások a saját táblán), skills (hány segéd érti az egyes mesterségeket). Az azonosítók angolok, kötőjellel: betting-house.
    A promóciós kártyákhoz "promo": true kell.
cli-reset-about = Mit tesz a feketepiac frissítése az egyes játékosokkal (A Nyugati Királyság építőmesterei)
cli-reset-usage = guildhall reset { cli-value-file } [KAPCSOLÓK]
cli-reset-after = A fájl JSON:
    {"{"}"game": "architects", "players": [
    {"  {"}"name": "Ana", "virtue": 7, "unpaid_debts": 0, "prison": 2, "market": 1, "gatekeepers": 1,
    {"   "}"squires": {"{"}"virtue": 0, "gold": 1, "marble": 0{"}"}, "character": null{"}"}, ...]{"}"}
    2–5 játékos, vagy 1 és mellette az ellenfél: {"{"}"name": "Constantine", "opponent": true, ...{"}"}. Csak a name (név) és a virtue (erény) kötelező.
    A prison a frissítés előtti szám; a market a saját munkások száma a feketepiacon, összesen legfeljebb 3; gatekeepers: kapuőrök, squires: fegyvernökök.
    A választásokat a program dönti el és meg is jelöli: a munkások kiszabadulnak, a fegyvernök jutalma jár, a 14 fölötti erény adósságot töröl el.
cli-option-characters = Építőmesterek: none (alaptáblák) vagy dealt (mindenkinek egy véletlen karakter); ha nincs megadva, none
cli-option-promo = Építőmesterek: a promóciós kártyákkal és karakterekkel is
cli-option-conspirator = Építőmesterek: mit tesz olcsóbbá az összeesküvő, visit (látogatásonként 1 ezüst) vagy capture (elfogásonként 1 ezüst); ha nincs megadva, visit
cli-ask-after = A Nyugati Királyság építőmestereihez: guildhall ask --game architects "mennyibe kerül egy segéd 3 erénynél?"
