import {
  byLabel,
  type CombatantOdds,
  type DarkLord,
  fightOdds,
  isOnBoard,
  type RingFace,
  type RingOdds,
  ringOdds,
  shotOdds,
  weaponOf,
} from '../../../../rules/dark-lord/index.ts'
import type { Refusal } from '../../../../rules/index.ts'
import { type Fraction, numberOf } from '../../../../rules/play/odds/fraction.ts'
import { isRefusal } from '../../../game/change.ts'
import { ordersOf } from '../../../game/standingOrders.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { dice } from '../../words/plural.ts'
import { figureChoices } from '../choices.ts'
import type { OddsInGame } from '../oddsInGame.ts'
import { labelMeant } from './labels.ts'
import { type DarkLordView, tableOf } from './view.ts'
import type { DarkLordWords } from './words/index.ts'

const percent = (chance: Fraction, view: DarkLordView): string =>
  view.words.says.percent(String(Math.round(numberOf(chance) * 100)))

/** Who may lose a life, and who may fall. */
const fates = (figures: readonly CombatantOdds[], view: DarkLordView): string[] =>
  figures
    .filter(({ hurt }) => numberOf(hurt) > 0)
    .map(({ label, hurt, falls }) =>
      view.words.tells.oddsFate(view.names.figure(label), percent(hurt, view), percent(falls, view)),
    )

/** What a shot may come to, where the first can shoot at the second; and a fight of the two, as they stand. */
function lines(view: DarkLordView, one: string, other: string): string[] {
  const { names, words } = view
  const { tells } = words
  const f = tableOf(view)
  const shooter = byLabel(f, one)!
  const shot = weaponOf(f, shooter) ? shotOdds(f, one, other) : undefined
  const fight = fightOdds(f, { one, others: [other] })
  const sides = fight.sides?.map(({ fighters, dice, fight: value, wins }) =>
    tells.oddsSide(names.figures(fighters), dice, value, percent(wins, view)),
  )
  return [
    ...(shot
      ? [
          tells.oddsShot(names.figure(one), names.figure(other), percent(shot.comes, view)),
          ...fates([shot.figure], view),
        ]
      : []),
    `**${tells.oddsFight(names.figure(one), names.figure(other))}**`,
    ...(sides ?? [tells.oddsTooMuch]),
    ...fates(fight.figures ?? [], view),
  ]
}

/** Faces that come to the same, a line each. */
function ringFaces(faces: readonly RingFace[], view: DarkLordView): string[] {
  const groups = new Map<string, RingFace[]>()
  for (const face of faces) {
    const key = `${face.mover} ${face.might}`
    groups.set(key, [...(groups.get(key) ?? []), face])
  }
  return [...groups.values()].map(same =>
    view.words.tells.oddsRingFaces(
      dice(same.map(({ face }) => face)),
      same[0]!.might,
      same[0]!.mover === 'owner',
    ),
  )
}

/** Who moves a wearer, on which faces, and whether it could take the Ring off (DL-18, DL-21). */
function ringLines(label: string, { faces, owner, enemy, takesOff }: RingOdds, view: DarkLordView): string[] {
  const { tells } = view.words
  return [
    tells.oddsRing(view.names.figure(label), percent(owner, view), percent(enemy, view)),
    ...ringFaces(faces, view),
    ...(takesOff ? [tells.oddsTakesOff(percent(takesOff.passes, view), takesOff.courage)] : []),
  ]
}

/** The orders of whoever looks: nobody learns by odds what somebody else has ordered. */
const ownOrders = ({ game, viewer }: DarkLordView) =>
  ordersOf(game).map((own, player) => (player === viewer ? own : undefined))

function ringMessage(view: DarkLordView, label: string): Message | Refusal {
  const f = tableOf(view)
  const figure = byLabel(f, label)!
  if (!isOnBoard(figure)) return { code: 'no-figure', rule: 'DB-04', about: { figure: label } }
  const found = ringOdds(f, label, { orders: ownOrders(view) })
  if (found) return panel({ texts: [ringLines(label, found, view).join('\n')] })
  const about = { figure: label }
  return figure.ring === null
    ? { code: 'no-ring', rule: 'DL-32', about }
    : { code: 'masters-ring', rule: 'DL-41', about }
}

/** `/odds figure: target:` in a game: the shot and the fight of two figures as they stand; of one alone, the Ring's die. */
export const odds: OddsInGame<DarkLord, DarkLordWords> = {
  options: ['figure', 'target'],
  tell({ options }, { view, none }) {
    if (!view) return none
    const one = labelMeant(view, String(options.figure ?? ''))
    if (isRefusal(one)) return one
    if (options.target === undefined) return ringMessage(view, one)
    const other = labelMeant(view, String(options.target ?? ''))
    if (isRefusal(other)) return other
    const f = tableOf(view)
    const [a, b] = [byLabel(f, one)!, byLabel(f, other)!]
    const gone = [a, b].find(each => !isOnBoard(each))
    if (gone) return { code: 'no-figure', rule: 'DB-04', about: { figure: gone.label } }
    if (a.owner === b.owner) return { code: 'no-enemy', rule: 'DB-14', about: { figure: one, target: other } }
    return panel({ texts: [lines(view, one, other).join('\n')] })
  },
  async complete(typed, { view }) {
    const { focused } = typed
    if (!view || (focused?.name !== 'figure' && focused?.name !== 'target')) return []
    const first = labelMeant(view, String(typed.options.figure ?? ''))
    const owner = isRefusal(first) ? undefined : first.charAt(0)
    const labels = view.state.combatants
      .filter(isOnBoard)
      .map(({ label }) => label)
      .filter(label => focused.name === 'figure' || !label.startsWith(owner ?? '?'))
    return figureChoices(view, labels, focused.value)
  },
}
