import { numberOf } from '../../../../../rules/play/odds/fraction.ts'
import {
  between,
  hostOf,
  isVainShot,
  oddsOfShots,
  panicByShots,
  unitLine,
} from '../../../../../rules/regiments/index.ts'
import { lostWords, percentOf } from '../odds/sayOdds.ts'
import { shares } from '../odds/spans.ts'
import { fieldOf, type RegimentsView, regimentOf } from '../view.ts'
import { lifeOf, type Previewed } from './previewed.ts'

/** A shot: how far and through what, and what the target is likely to lose. */
export function shot(view: RegimentsView, label: string, at: string): Previewed {
  const f = fieldOf(view)
  const { words, names, locale } = view
  const { tells, odds: said } = words
  const unit = regimentOf(view, label)!
  const target = regimentOf(view, at)!
  const place = hostOf(f, target)
  const vain = isVainShot(f, unit, target)
  const odds = vain ? undefined : oddsOfShots(f, unit, target)
  const panic = odds && panicByShots(f, target, odds)
  return {
    lines: [
      tells.previewShot(
        tells.inches(3 * between(f, unit.at, place.at)),
        tells.covers[unitLine(f, unit, place)?.cover ?? 'none'],
      ),
      odds
        ? [
            `**${names.figure(at)}**`,
            lostWords(shares(odds.lost, 1), lifeOf(view, target), locale),
            ...(panic ? [said.panics(percentOf(numberOf(panic), locale))] : []),
          ].join(' · ')
        : vain
          ? [`**${names.figure(at)}**`, tells.shotVain].join(' · ')
          : said.tooMuch,
      tells.cannotUndo,
    ],
    look: {
      highlighted: [label, at],
      focus: [unit.at, place.at],
      windows: 1,
      overlay: { shots: [{ from: unit.at, to: place.at, owner: unit.owner }] },
    },
    variants: [],
  }
}
