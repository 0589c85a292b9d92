import type { ChargeArrow } from '../../../../../render/types.ts'
import { type Facing, facings } from '../../../../../rules/core/hex.ts'
import type { Board, Cell } from '../../../../../rules/index.ts'
import { numberOf } from '../../../../../rules/play/odds/fraction.ts'
import {
  blowsOfCharge,
  type Charge,
  chargeChance,
  chargesOf,
  type ExpectedBlows,
  hostOf,
  oddsOfCharge,
  slowest,
  whereChargeFails,
} from '../../../../../rules/regiments/index.ts'
import { ownSending } from '../odds/fieldOdds.ts'
import { lostIn, lostWords, percentOf } from '../odds/sayOdds.ts'
import { shares } from '../odds/spans.ts'
import { hexLabel } from '../picture.ts'
import { strikerOf } from '../tell.ts'
import { fieldOf, type RegimentsView, regimentOf } from '../view.ts'
import { lifeOf, type Previewed } from './previewed.ts'

/** Who strikes in which step, and how often: `Agility 5: B2 paired weapons 15`. */
function whoStrikes(view: RegimentsView, blows: readonly ExpectedBlows[]): string {
  const { tells } = view.words
  const steps = [...new Set(blows.map(({ step }) => step))]
  return steps
    .map(step => {
      const own = blows.filter(each => each.step === step)
      return `${tells.stepOf(step)} – ${own.map(each => `${strikerOf(each, view)} ${each.attacks}`).join(', ')}`
    })
    .join(' · ')
}

/** The side of a hex that lies towards a neighbour of it. */
const makeSide = (board: Board, target: Cell, from: Cell): Facing =>
  facings.find(facing => board.neighbour[target * 6 + facing] === from) ?? 0

/** The way of a charge, with what it needs and its chance. */
export function chargeArrow(view: RegimentsView, { unit, target, way, chance }: Charge): ChargeArrow {
  const f = fieldOf(view)
  const cells = [hostOf(f, unit).at, ...way.poses.map(({ at }) => at)]
  const entered = cells.filter((at, i) => at !== cells[i - 1])
  return {
    owner: unit.owner,
    way: entered,
    target: target.at,
    side: makeSide(f.board, target.at, entered.at(-1)!),
    note: view.words.tells.chargeArrow(way.cost - slowest(f, unit, 'charge'), percentOf(chance, view.locale)),
  }
}

/** A charge: its way and chance, and what the first round is likely to bring if it arrives. */
export function charged(view: RegimentsView, label: string, on: string): Previewed {
  const f = fieldOf(view)
  const { words, names, locale } = view
  const { tells, odds: said } = words
  const unit = regimentOf(view, label)!
  const found = chargesOf(f, unit).find(({ target }) => target.label === on)
  if (!found) return { lines: [], look: {}, variants: [] }
  const { target, way, chance, inTheWay } = found
  const from = hostOf(f, unit).at
  const speed = slowest(f, unit, 'charge')
  const sends = ownSending(view)[unit.owner === 0 ? 0 : 1]
  const { round: odds, hazards, before } = oddsOfCharge(f, unit, target, way, sends)
  const short = whereChargeFails(f, unit, way)
  const percent = (chance: number) => percentOf(chance, locale)
  const sides = [unit, target].map((each, i) => {
    const owner = i === 0 ? 0 : 1
    return odds
      ? [
          `**${names.figure(each.label)}**`,
          lostWords(lostIn(odds, owner), lifeOf(view, each), locale),
          said.wins(percent(numberOf(odds.won[owner]))),
          said.breaks(percent(numberOf(odds.breaks[owner]))),
        ].join(' · ')
      : ''
  })
  return {
    lines: [
      tells.previewCharge(tells.sides[way.at], tells.inches(way.cost), way.cost - speed, percent(chance)),
      ...(inTheWay.length > 0
        ? [tells.inTheWay(names.figures(inTheWay), percent(chargeChance(f, unit, way.cost)))]
        : []),
      tells.whoStrikes(whoStrikes(view, blowsOfCharge(f, unit, target, way, sends))),
      ...(hazards.length > 0
        ? [
            tells.hazards(
              hazards.map(each => tells.hazardKinds[each](names.figure(on))),
              before && lostWords(shares(before, 1), lifeOf(view, unit), locale),
            ),
          ]
        : []),
      ...(odds ? [tells.previewAlone, ...sides] : [said.tooMuch]),
      ...(chance < 1
        ? [tells.previewFails(short ? hexLabel(view, short.at) : hexLabel(view, from), short !== undefined)]
        : []),
      tells.reacts,
    ],
    look: {
      highlighted: [label, on],
      focus: [from, target.at, ...way.poses.map(({ at }) => at)],
      windows: 1,
      overlay: {
        charges: [chargeArrow(view, found)],
      },
    },
    variants: [],
  }
}
