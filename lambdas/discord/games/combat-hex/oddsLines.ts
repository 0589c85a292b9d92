import {
  type ActOdds,
  type CombatOdds,
  expectedLoss,
  type FigureOdds,
  harmed,
  type Orders,
} from '../../../../rules/index.ts'
import { ordersOf } from '../../../game/standingOrders.ts'
import { numbersIn } from '../../words/numbers.ts'
import type { GameView } from '../gameView.ts'

/** A chance in whole percent; what is possible is never told as nothing, nor what may fail as certain. */
export function percent(chance: number, { words }: Pick<GameView, 'words'>): string {
  if (chance > 1e-9 && chance < 0.005) return words.says.percent('<1')
  if (chance < 1 - 1e-9 && chance > 0.995) return words.says.percent('>99')
  return words.says.percent(String(Math.round(chance * 100)))
}

/** Orders of whoever looks, where they have any in this game. */
export function ownOrders({ game, viewer }: GameView): Orders | undefined {
  const orders = viewer < 0 ? undefined : ordersOf(game)[viewer]
  return orders && Object.keys(orders).length > 0 ? orders : undefined
}

/** A number in few digits, as the reader writes it. */
export const decimal = (value: number, { locale }: Pick<GameView, 'locale'>): string =>
  numbersIn(locale, { maximumSignificantDigits: 2 })(value)

/** What may become of one figure, on a line. */
export function figureLines(
  odds: FigureOdds,
  name: string,
  view: Pick<GameView, 'words' | 'locale'>,
): string[] {
  const { odds: said } = view.words
  if (harmed(odds) < 1e-9) return [said.cannotBeHurt(name)]
  return [
    said.figure(
      name,
      percent(harmed(odds), view),
      percent(odds.falls, view),
      decimal(expectedLoss(odds), view),
    ),
    ...(odds.falls - odds.leaves > 1e-9 ? [said.staysUp(name, percent(odds.leaves, view))] : []),
  ]
}

const linesOf = (figures: readonly FigureOdds[], view: GameView): string[] =>
  figures.flatMap(odds => figureLines(odds, view.names.figure(odds.id), view))

/** Dice of the sides that throw, each with its player. */
export const sidesOf = ({ dice, figures }: CombatOdds, view: GameView): string =>
  [...new Set(figures.map(({ owner }) => owner))]
    .sort((a, b) => a - b)
    .map(owner => view.words.odds.dice(view.names.player(owner), decimal(dice[owner] ?? 0, view)))
    .join(', ')

/** A combat: what each side throws, and what may become of each figure. */
export const combatLines = (combat: CombatOdds, heading: string, view: GameView): string[] => [
  heading,
  ...linesOf(combat.figures, view).map(line => `- ${line}`),
  ...(combat.answersLeftOut ? [view.words.odds.leftOut] : []),
  ...(combat.woundsLeftOut ? [view.words.odds.woundsLeftOut] : []),
]

/** What may come of an answer, below what it would do; nothing where no dice are thrown for it. */
export function oddsLines(odds: ActOdds, view: GameView): string[] {
  const { odds: said } = view.words
  const list = (figures: readonly FigureOdds[]) => linesOf(figures, view).join(' · ')
  const { hurt, freeAttacks, combat, shot, gains } = odds
  const lines = [
    ...(freeAttacks ? [said.freeAttacks(list([freeAttacks]))] : []),
    ...(hurt?.length ? [said.shot(list(hurt))] : []),
    ...(combat ? combatLines(combat, said.combat(sidesOf(combat, view)), view) : []),
    ...(shot ? [said.without(list([shot.before])), said.with(list(shot.after))] : []),
    ...(gains ? gainLines(gains, view) : []),
  ]
  return lines.length ? [...lines, said.assumed(ownOrders(view) !== undefined)] : []
}

/** What dice of an ability give, the likeliest first; the points it costs stand elsewhere. */
function gainLines(gains: NonNullable<ActOdds['gains']>, view: GameView): string[] {
  const { odds: said } = view.words
  const signed = numbersIn(view.locale, { signDisplay: 'exceptZero' })
  const chances = new Map<string, number>()
  for (const { value, chance } of gains) {
    const changed = value.filter(({ life }) => life !== 0)
    const text = changed.map(({ figure, life }) => said.gained(view.names.figure(figure), signed(life)))
    const key = text.join(', ') || said.nothing
    chances.set(key, (chances.get(key) ?? 0) + chance)
  }
  if (chances.size < 2) return []
  return [...chances]
    .sort(([, a], [, b]) => b - a)
    .map(([text, chance]) => said.gain(percent(chance, view), text))
}
