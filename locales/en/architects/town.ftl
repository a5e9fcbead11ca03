# What the town helper says beside what people tell it: corrections, announcements, doubts.

# What a correction changed. $topic, $before and $after are parts of the sentence.
town-change = { $topic }: { $after } instead of { $before }.
town-topic = { $topic ->
    [reset] Reset { $number }
    [freed] Reset { $number }, workers freed ({ $name })
    [goods] Reset { $number }, { architects-resource } ({ $name })
    [reset-virtue] Reset { $number }, change of virtue ({ $name })
    [reset-debts] Reset { $number }, new debts ({ $name })
    [last-space] Last space of the Guildhall
    [virtue] Virtue ({ $name })
    [cathedral] Level of the Cathedral ({ $name })
    [unpaid] Unpaid debts ({ $name })
    [paid] Paid debts ({ $name })
    [stock] Stock of { architects-resource } ({ $name })
    [workers] Workers ready for use ({ $name })
    [prison] Workers in Prison ({ $name })
    [captured] Captured workers ({ $name })
    [tax-stand] Silver on the Tax Stand
   *[total] Total ({ $name })
}
town-value = { $value ->
    [nothing] nothing
    [unknown] not known
    [guildhall] worker { $count } in the Guildhall
    [market] third worker in the Black Market
    [told] entered by hand
    [name] { $name }
   *[count] { $count }
}
town-change-held = { $topic }: stays at { $value }, because it was entered by hand later.
town-change-skipped = No longer possible, so left out: “{ $text }” { $why }
town-change-counts-again = Possible again, so it counts: “{ $text }”
# What to do with the pieces. $more is yes where somebody gets something.
town-move = { $piece ->
    [debt] { $more ->
        [yes] { $count ->
            [one] { $name } takes { $count } unpaid debt.
           *[other] { $name } takes { $count } unpaid debts.
        }
       *[no] { $count ->
            [one] { $name } gives back { $count } unpaid debt.
           *[other] { $name } gives back { $count } unpaid debts.
        }
    }
    [paid-debt] { $count ->
        [one] { $name } gives back { $count } paid debt, undoes what paying it off cost and brought, and moves { $count } down the virtue track.
       *[other] { $name } gives back { $count } paid debts, undoes what paying them off cost and brought, and moves { $count } down the virtue track.
    }
    [virtue] { $more ->
        [yes] { $name } moves { $count } up the virtue track.
       *[no] { $name } moves { $count } down the virtue track.
    }
    [worker] { $more ->
        [yes] { $count ->
            [one] { $name } takes { $count } worker out of Prison.
           *[other] { $name } takes { $count } workers out of Prison.
        }
       *[no] { $count ->
            [one] { $name } puts { $count } worker into Prison.
           *[other] { $name } puts { $count } workers into Prison.
        }
    }
   *[goods] { $more ->
        [yes] { $name } takes { $count } { architects-resource } from the supply.
       *[no] { $name } returns { $count } { architects-resource } to the supply.
    }
}
# Announcements.
town-news = { $news ->
    [reset] Black Market reset now!
    [next-reset] The next worker in the Guildhall (space { $space }) causes a reset.
    [market-next] The next worker in the Black Market causes a reset.
    [last-space] The next worker in the Guildhall takes the last space.
    [last-turns] { $count ->
        [1] One more turn: { $names }.
       *[other] One more turn each, in this order: { $names }.
    }
    [some-turns] { $count ->
        [1] One more turn: { $names }.
       *[other] One more turn each: { $names }.
    }
    [all-done] All last turns are over: time to count.
   *[rests] The opponent has no workers left: on its next turn all of them come back, except those in the Black Market and the Guildhall.
}
# Why a number may be out of date.
town-doubt = { $doubt ->
    [guildhall] Nobody entered what was done in the Guildhall.
    [reward] The reward may have brought more virtue.
    [hired] An apprentice may have been hired.
    [watchtower] The Watchtower may have cost virtue.
    [beyond] Virtue beyond 14 may have destroyed debts.
    [church] The Church may have destroyed a debt.
    [instead] Silver may have been paid instead of a debt.
   *[reset] Something about a reset is not known.
}
# Where a number comes from.
town-why = { $why ->
    [told] entered
    [building] { architects-building }
    [cathedral] work on the Cathedral
    [market] Black Market
    [paid-off] debt paid off
   *[reset] reset { $number }
}
# Why there is a reset, after a colon.
town-cause = { $cause ->
    [guildhall] space { $space } of the Guildhall
    [market] the Black Market is full
   *[told] entered by hand
}
