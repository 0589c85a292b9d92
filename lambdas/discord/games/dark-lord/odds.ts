import {
  byLabel,
  type CombatantOdds,
  type DarkLord,
  type FightOf,
  fightOdds,
  fightsOfTwo,
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
import { button, buttons, idOf } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { dice } from '../../words/plural.ts'
import { figureChoices } from '../choices.ts'
import type { OddsInGame } from '../oddsInGame.ts'
import { darkLordId } from './darkLordId.ts'
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

/** The orders of whoever looks: nobody learns by odds what somebody else has ordered. */
const ownOrders = ({ game, viewer }: DarkLordView) =>
  ordersOf(game).map((own, player) => (player === viewer ? own : undefined))

/** A fight, side by side, as its reader's orders and the usual ones would have it. */
function fightLines(view: DarkLordView, of: FightOf): string[] {
  const { names, words } = view
  const { tells } = words
  const fight = fightOdds(tableOf(view), of, { orders: ownOrders(view) })
  const all = [of.one, ...of.others]
  const side = (label: string) => all.filter(each => each.charAt(0) === label.charAt(0))
  const sides = fight.sides?.flatMap(({ fighters, supporters, dice, fight: value, wins }) => [
    tells.oddsSide(names.figures(fighters), dice, value, percent(wins, view)),
    ...(supporters.length > 0 ? [tells.oddsSupport(names.figures(supporters))] : []),
  ])
  return [
    `**${tells.oddsFight(names.figures(side(of.one)), names.figures(side(of.others[0]!)))}**`,
    ...(sides ?? [tells.oddsTooMuch]),
    ...fates(fight.figures ?? [], view),
  ]
}

/** What a shot may come to, where the first can shoot at the second. */
function shotLines(view: DarkLordView, one: string, other: string): string[] {
  const { names, words } = view
  const f = tableOf(view)
  const shot = weaponOf(f, byLabel(f, one)!)
    ? shotOdds(f, one, other, { orders: ownOrders(view) })
    : undefined
  if (!shot) return []
  const comes = percent(shot.comes, view)
  return [words.tells.oddsShot(names.figure(one), names.figure(other), comes), ...fates([shot.figure], view)]
}

/** The shot and the fight of two enemies. @param alone whoever else fights or supports is left out */
function twoMessage(view: DarkLordView, one: string, other: string, alone: boolean): Message {
  const { names, words } = view
  const { tells } = words
  const fights = alone
    ? [{ one, others: [other], alone }]
    : fightsOfTwo(tableOf(view), one, other, { orders: ownOrders(view) })
  const otherwise = alone ? 'stands' : 'alone'
  return panel({
    texts: [
      [
        ...shotLines(view, one, other),
        ...(fights.length > 1 ? [tells.oddsApart(names.figure(one), names.figure(other))] : []),
        ...fights.flatMap(fight => fightLines(view, fight)),
        `-# ${alone ? tells.oddsAlone : tells.oddsStands}`,
      ].join('\n'),
    ],
    rows: buttons([
      button(
        tells.oddsButtons[otherwise],
        idOf({ id: darkLordId, version: 0 }, 'odds', `${otherwise} ${view.game.id} ${one} ${other}`),
      ),
    ]),
  })
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

/** Two enemies on the board, as they were named; or what is wrong with them. */
function twoOf(view: DarkLordView, first: string, second: string): [string, string] | Refusal {
  const one = labelMeant(view, first)
  if (isRefusal(one)) return one
  const other = labelMeant(view, second)
  if (isRefusal(other)) return other
  const f = tableOf(view)
  const [a, b] = [byLabel(f, one)!, byLabel(f, other)!]
  const gone = [a, b].find(each => !isOnBoard(each))
  if (gone) return { code: 'no-figure', rule: 'DB-04', about: { figure: gone.label } }
  if (a.owner === b.owner) return { code: 'no-enemy', rule: 'DB-14', about: { figure: one, target: other } }
  return [one, other]
}

/**
 * `/odds figure: target:` in a game: the shot of two figures, and the fight that they would be in as it stands, or the two
 * alone by a button; of one figure the Ring's die.
 */
export const odds: OddsInGame<DarkLord, DarkLordWords> = {
  options: ['figure', 'target'],
  tell({ options }, { view, none }) {
    if (!view) return none
    if (options.target === undefined) {
      const one = labelMeant(view, String(options.figure ?? ''))
      return isRefusal(one) ? one : ringMessage(view, one)
    }
    const two = twoOf(view, String(options.figure ?? ''), String(options.target))
    return isRefusal(two) ? two : twoMessage(view, ...two, false)
  },
  async press({ what }, { battle, none }) {
    const [how = '', id = '', one = '', other = ''] = what.split(' ')
    const view = await battle(id)
    if (!view) return none
    const two = twoOf(view, one, other)
    return isRefusal(two) ? two : twoMessage(view, ...two, how === 'alone')
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
