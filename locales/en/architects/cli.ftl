# The help of this game’s commands.

cli-score-after = For Architects of the West Kingdom:
    {"{"}"game": "architects", "promo": false, "players": [
    {"  {"}"name": "Ana", "character": null, "buildings": ["aqueduct", "tavern"], "cathedral": 3, "virtue": 12,
    {"   "}"unpaid_debts": 2, "paid_debts": 0, "gold": 2, "marble": 1, "clay": 0, "wood": 0, "stone": 0, "silver": 6,
    {"   "}"prison": 3, "captured": 0, "skills": {"{"}"carpentry": 1, "tiling": 0, "masonry": 2{"}"}{"}"}, ...],
    {"  "}"opponent": {"{"}"kind": "helena", "guildhall": 5, "cathedral": 2, "virtue": 7, "marble": 3, "unpaid_debts": 1, "prison": 2{"}"}{"}"}
    2 to 5 players, or 1 with an opponent (constantine or helena). Only name and virtue are required. virtue is the value before
    the end-game effects; captured counts the opponents’ workers on the player’s board; skills counts the apprentices with each skill.
    Ids of buildings and characters are English, with hyphens: betting-house. Promotional ones need "promo": true.
cli-reset-about = What a Black Market reset does to each player (Architects of the West Kingdom)
cli-reset-usage = guildhall reset { cli-value-file } [OPTIONS]
cli-reset-after = The file is JSON:
    {"{"}"game": "architects", "players": [
    {"  {"}"name": "Ana", "virtue": 7, "unpaid_debts": 0, "prison": 2, "market": 1, "gatekeepers": 1,
    {"   "}"squires": {"{"}"virtue": 0, "gold": 1, "marble": 0{"}"}, "character": null{"}"}, ...]{"}"}
    2 to 5 players, or 1 with the opponent beside it: {"{"}"name": "Constantine", "opponent": true, ...{"}"}. Only name and virtue are required.
    prison is the number before the reset; market counts the player’s workers in the Black Market, at most 3 across all players.
    Choices are made for the players and marked: workers are freed, a Squire’s reward is taken, virtue beyond 14 destroys debts.
cli-option-characters = Architects: none (standard boards) or dealt (a random character each); default: none
cli-option-promo = Architects: also play with the promotional cards and characters
cli-option-conspirator = Architects: how a Conspirator counts, visit (1 silver per visit) or capture (1 silver per capture); default: visit
cli-ask-after = For Architects of the West Kingdom: guildhall ask --game architects "what does hiring cost at 3 virtue?"
