import {
  between,
  chargeForecast,
  chargesOf,
  hostOf,
  type Regiment,
  rangesOfSide,
  unitLine,
} from '../../../../rules/regiments/index.ts'
import type { PictureOptions } from './picture.ts'
import { chargeArrow } from './previews/chargePreview.ts'
import { chargeLine } from './rows.ts'
import { fieldOf, type RegimentsView, regimentOf } from './view.ts'

/** How far presences and banners of both sides reach. */
export function heededLook(view: RegimentsView): Pick<PictureOptions, 'heeded'> {
  const f = fieldOf(view)
  const heeded = [0, 1].flatMap(owner =>
    rangesOfSide(f, owner).map(({ unit, kind, inches }) => ({
      at: unit.at,
      owner,
      kind,
      hexes: Math.floor(inches / 3),
    })),
  )
  return heeded.length > 0 ? { heeded } : {}
}

/** Whose charges are shown: of one unit, else of the reader's side, else of the side that acts. */
export function chargers(view: RegimentsView, label: string | undefined): Regiment[] {
  if (label !== undefined) return [regimentOf(view, label)!]
  const { state, viewer } = view
  const side = viewer >= 0 ? viewer : (state.active ?? 0)
  return state.regiments.filter(({ owner, condition }) => owner === side && condition === 'field')
}

/** Ways of charges with what they need: arrows, and a line each. */
export function chargeLook(
  view: RegimentsView,
  units: readonly Regiment[],
): { look: PictureOptions; lines: string[] } {
  const f = fieldOf(view)
  const forecast = chargeForecast(f)
  const all = units.flatMap(unit => chargesOf(f, unit, forecast))
  const { names, words } = view
  const seen = all.flatMap(({ unit, target }) => [hostOf(f, unit).at, target.at])
  return {
    look:
      all.length > 0
        ? { focus: seen, windows: 1, overlay: { charges: all.map(each => chargeArrow(view, each)) } }
        : {},
    lines: all.map(each => {
      const pair = [each.unit, each.target].map(({ label }) => names.figure(label)).join(' → ')
      return words.says.about(pair, chargeLine(view, each))
    }),
  }
}

/** Whom a unit sees: ringed, with how far they are and what is in the way. */
export function sightLook(view: RegimentsView, label: string): { look: PictureOptions; lines: string[] } {
  const f = fieldOf(view)
  const { tells } = view.words
  const unit = hostOf(f, regimentOf(view, label)!)
  const seen = view.state.regiments.flatMap(enemy => {
    if (enemy.owner === unit.owner || enemy.condition !== 'field') return []
    const line = unitLine(f, unit, enemy)
    return line ? [{ enemy, cover: line.cover, inches: 3 * between(f, unit.at, enemy.at) }] : []
  })
  return {
    look: {
      highlighted: [unit.label, ...seen.map(({ enemy }) => enemy.label)],
      focus: [unit.at, ...seen.map(({ enemy }) => enemy.at)],
      windows: 1,
    },
    lines: [
      seen.length === 0
        ? tells.seesNobody
        : seen
            .toSorted((a, b) => a.inches - b.inches)
            .map(({ enemy, cover, inches }) =>
              [
                view.names.figure(enemy.label),
                tells.shotNote(tells.inches(inches), tells.covers[cover], ''),
              ].join(' '),
            )
            .join(' · '),
    ],
  }
}
