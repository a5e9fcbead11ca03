# A feljegyzett játszmák ellenőrzésének eredménye.

# $line a fájl sora.
replay-game = { $line }. sor:
# Az események számozása 0-val kezdődik.
replay-refused = { $event }. esemény (az első a 0.): nem megengedett. { $text } ({ $rule })
replay-scores-differ = Az események szabályosak, de a feljegyzett pontok nem következnek belőlük:
# Egy játszma, amely nem haladt, ezért félbeszakadt.
replay-broken-off = Félbeszakítva { $turns } kör után, mert nem ért véget: nincs eredmény.
replay-summary = { $games ->
    [0] Nincs egy játszma sem.
    [one] { $bad ->
        [0] 1 játszma, és rendben van.
       *[other] 1 játszma, és hibás.
    }
   *[other] { $bad ->
        [0] { $games } játszma, és mind rendben van.
       *[other] { $games } játszma, ebből { $bad } hibás.
    }
}

# Egy játszma lépésről lépésre.
replay-open = A játszma visszajátszása
replay-back = Előző döntés
replay-on = Következő döntés
replay-moment = A játszma pillanata
replay-advice = Mit tenne egy mester?
replay-same = Egy mester is ezt tette volna.
replay-other = Egy mester inkább ezt tette volna:
replay-as-good = Ezt egy mester is tehette volna.
replay-other-two = Egy mester inkább az első kettő egyikét tette volna:
replay-chart = Hogyan alakultak a pontok?
# Kapcsoló
replay-own = Csak a saját döntéseim
