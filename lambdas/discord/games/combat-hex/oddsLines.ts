import {
  type ActOdds,
  type CombatOdds,
  expectedLoss,
  type FigureOdds,
  harmed,
  marginOf,
} from '../../../../rules/combat-hex/index.ts'
import { type Orders } from '../../../../rules/index.ts'
import { ordersOf } from '../../../game/standingOrders.ts'
import { numbersIn } from '../../words/numbers.ts'
import { type CombatHexView } from './view.ts'

/** A chance in whole percent; what is possible is never told as nothing, nor what may fail as certain. */
export function percent(chance: number, { words }: Pick<CombatHexView, 'words'>): string {
  if (chance > 1e-9 && chance < 0.005) return words.says.percent('<1')
  if (chance < 1 - 1e-9 && chance > 0.995) return words.says.percent('>99')
  return words.says.percent(String(Math.round(chance * 100)))
}

/** Orders of whoever looks, where they have any in this game. */
export function ownOrders({ game, viewer }: CombatHexView): Orders | undefined {
  const orders = viewer < 0 ? undefined : ordersOf(game)[viewer]
  return orders && Object.keys(orders).length > 0 ? orders : undefined
}

/** A number in few digits, as the reader writes it. */
export const decimal = (value: number, { locale }: Pick<CombatHexView, 'locale'>): string =>
  numbersIn(locale, { maximumSignificantDigits: 2 })(value)

/** A chance of a figure: about so much, where it was thrown for. */
export function chanceOf(
  { throws = 0 }: Pick<FigureOdds, 'throws'>,
  chance: number,
  view: Pick<CombatHexView, 'words'>,
): string {
  if (!throws) return percent(chance, view)
  // What never came may be possible all the same.
  return view.words.odds.about(percent(Math.min(1 - 1e-6, Math.max(1e-6, chance)), view))
}

/** The points by which chances may be off, the most of them; 0 where all are counted exactly. */
export const marginIn = (list: readonly Pick<FigureOdds, 'throws'>[]): number =>
  Math.max(0, ...list.map(({ throws }) => (throws ? marginOf(throws) : 0)))

/** What may become of one figure, on a line. */
export function figureLines(
  odds: FigureOdds,
  name: string,
  view: Pick<CombatHexView, 'words' | 'locale'>,
): string[] {
  const { odds: said } = view.words
  if (!odds.throws && harmed(odds) < 1e-9) return [said.cannotBeHurt(name)]
  const told = (chance: number) => chanceOf(odds, chance, view)
  return [
    said.figure(name, told(harmed(odds)), told(odds.falls), decimal(expectedLoss(odds), view)),
    ...(odds.falls - odds.leaves > 1e-9 ? [said.staysUp(name, told(odds.leaves))] : []),
  ]
}

const linesOf = (figures: readonly FigureOdds[], view: CombatHexView): string[] =>
  figures.flatMap(odds => figureLines(odds, view.names.figure(odds.id), view))

/** Dice of the sides that throw, each with its player. */
export const sidesOf = ({ dice, figures }: CombatOdds, view: CombatHexView): string =>
  [...new Set(figures.map(({ owner }) => owner))]
    .sort((a, b) => a - b)
    .map(owner => view.words.odds.dice(view.names.player(owner), decimal(dice[owner] ?? 0, view)))
    .join(', ')

/** A combat: what each side throws, and what may become of each figure. */
export const combatLines = (combat: CombatOdds, heading: string, view: CombatHexView): string[] => [
  heading,
  ...linesOf(combat.figures, view).map(line => `- ${line}`),
  ...(combat.uncounted.length ? [`- ${view.words.odds.tooMany(view.names.figures(combat.uncounted))}`] : []),
]

/** What may come of an answer, below what it would do; nothing where no dice are thrown for it. */
export function oddsLines(odds: ActOdds, view: CombatHexView): string[] {
  const { odds: said } = view.words
  const list = (figures: readonly FigureOdds[]) => linesOf(figures, view).join(' · ')
  const { hurt, freeAttacks, combat, shot, gains, tooMany } = odds
  const lines = [
    ...(freeAttacks ? [said.freeAttacks(list([freeAttacks]))] : []),
    ...(hurt?.length ? [said.shot(list(hurt))] : []),
    ...(combat ? combatLines(combat, said.combat(sidesOf(combat, view)), view) : []),
    ...(shot ? [said.without(list([shot.before])), said.with(list(shot.after))] : []),
    ...(gains ? gainLines(gains, view) : []),
    ...(tooMany ? [said.tooManyAtAll] : []),
  ]
  const figures = [
    ...(freeAttacks ? [freeAttacks] : []),
    ...(hurt ?? []),
    ...(combat?.figures ?? []),
    ...(shot ? [shot.before, ...shot.after] : []),
    ...(gains ? [gains] : []),
  ]
  if (!figures.length) return lines
  return lines.length ? [...lines, said.assumed(ownOrders(view) !== undefined, marginIn(figures))] : []
}

/** What dice of an ability give, the likeliest first; the points it costs stand elsewhere. */
function gainLines({ chances: found, throws }: NonNullable<ActOdds['gains']>, view: CombatHexView): string[] {
  const { odds: said } = view.words
  const signed = numbersIn(view.locale, { signDisplay: 'exceptZero' })
  const chances = new Map<string, number>()
  for (const { value, chance } of found) {
    const changed = value.filter(({ life }) => life !== 0)
    const text = changed.map(({ figure, life }) => said.gained(view.names.figure(figure), signed(life)))
    const key = text.join(', ') || said.nothing
    chances.set(key, (chances.get(key) ?? 0) + chance)
  }
  if (chances.size < 2) return []
  return [...chances]
    .sort(([, a], [, b]) => b - a)
    .map(([text, chance]) => said.gain(chanceOf({ throws }, chance, view), text))
}
