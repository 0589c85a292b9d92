import type { Script } from '../../core/script.ts'
import type { StruckPart } from '../field/events.ts'
import { isHero, isOnBoard, labelsOf, typeOfCombatant } from '../field/field.ts'
import { needsOf } from '../field/needs.ts'
import { moveBan, rulesOf } from '../field/points.ts'
import { askChoice } from '../field/questions.ts'
import type { Battlefield, FightUnderWay, InsteadOfStrikes, Losers } from '../field/vocabulary.ts'
import { blow, defenceOf } from '../field/wounds.ts'
import type { Combatant } from '../state.ts'
import { attacksOf, fightersOf, throwersOf } from './strength.ts'

/** One figure's strikes that are still to be made. */
interface Striker {
  figure: Combatant
  left: number
}
interface StrikeAt {
  striker: Striker
  target: Combatant
  part: StruckPart
}

/** Is each strike at it thrown twice? (DB-17c) */
export const isHelpless = ({ trapped }: Losers, target: Combatant): boolean =>
  trapped.has(target) || target.condition === 'lying'

/** The chance of one strike to wound, in 36ths; for whoever leaves the choice to the program. */
export function woundChance(f: Battlefield, strength: number, target: Combatant, part: StruckPart): number {
  const needs = needsOf(strength, defenceOf(f, target, part))
  return needs ? needs.reduce((chance, least) => (chance * (7 - least)) / 6, 36) : 0
}

/** Strikes as they are being made: each step of them is one figure's decision, or what is done to one figure. */
export interface StrikesUnderWay {
  /** winners that have not decided yet */
  waiting: Combatant[]
  /** who does something in place of strikes, and whom it is still to be done to */
  otherwise: { figure: Combatant; way: InsteadOfStrikes; targets: Combatant[] } | null
  strikers: Striker[]
}

/** Winners strike those who lost, in their owner's order (DB-17a, d). */
export function* strikes(f: Battlefield, fight: FightUnderWay, winner: 0 | 1, losers: Losers): Script {
  const now = beginStrikes(fight, winner)
  while (yield* nextStrike(f, fight, winner, losers, now));
}

export const beginStrikes = (fight: FightUnderWay, winner: 0 | 1): StrikesUnderWay => ({
  waiting: throwersOf(fight, winner),
  otherwise: null,
  strikers: [],
})

/** One step of the strikes; false: there are no more. */
export function* nextStrike(
  f: Battlefield,
  fight: FightUnderWay,
  winner: 0 | 1,
  losers: Losers,
  now: StrikesUnderWay,
): Script<boolean> {
  if (now.otherwise) {
    const { figure, way, targets } = now.otherwise
    const target = targets.shift()
    if (!target) now.otherwise = null
    else if (isOnBoard(target)) yield* way.perform(f, figure, losers, target)
    return true
  }
  const figure = now.waiting.shift()
  if (figure) {
    if (isOnBoard(figure)) yield* decide(f, fight, figure, losers, now)
    return true
  }
  return yield* strikeOnce(f, winner, losers, now.strikers)
}

/** What a winner does with its strikes. */
function* decide(
  f: Battlefield,
  fight: FightUnderWay,
  figure: Combatant,
  losers: Losers,
  now: StrikesUnderWay,
): Script {
  const isFighter = fightersOf(fight, figure.owner).includes(figure)
  if (figure.condition === 'lying') {
    // DB-17f: it stands up in place of striking, unless it may not move (DR-05).
    if (moveBan(figure)) return
    figure.condition = 'standing'
    f.emit({ event: 'stood-up', figure: figure.label })
    return
  }
  if (figure.marks.transfixed) return f.emit({ event: 'did-not-strike', figure: figure.label })
  now.otherwise = isFighter ? yield* strikesOtherwise(f, figure, losers) : null
  if (now.otherwise) return
  now.strikers.push({ figure, left: isFighter ? attacksOf(f, fight, figure) : 1 })
}

/** The next single strike; false: nobody has one left, or nobody is left to be struck. */
function* strikeOnce(
  f: Battlefield,
  winner: 0 | 1,
  losers: Losers,
  strikers: readonly Striker[],
): Script<boolean> {
  const ways = strikers.flatMap(striker =>
    striker.left > 0 && isOnBoard(striker.figure)
      ? losers.fighters.filter(isOnBoard).flatMap(target => strikesAt(striker, target))
      : [],
  )
  if (ways.length === 0) return false
  const best = () => mostLikely(f, losers, ways)
  const targets = [...new Set(ways.map(({ target, part }) => `${target.label} ${part}`))]
  // Whose turn it is makes no difference where there is one to strike.
  const { striker, target, part } =
    targets.length === 1
      ? ways[0]!
      : yield* askChoice({
          kind: 'strike-at',
          by: winner,
          subject: '',
          about: {
            figures: labelsOf(strikers.filter(({ left }) => left > 0).map(({ figure }) => figure)),
            targets: [...new Set(ways.map(way => way.target.label))],
          },
          values: ways,
          write: way =>
            `${way.striker.figure.label} ${way.target.label}${way.part === 'mount' ? ' mount' : ''}`,
          topic: 'strike-at',
          fallback: best,
          byOrder: ({ word }) => (word === 'ask' ? undefined : best()),
        })
  striker.left--
  yield* strike(f, losers, striker.figure, target, part)
  return true
}

const strikesAt = (striker: Striker, target: Combatant): StrikeAt[] =>
  target.mount
    ? [
        { striker, target, part: 'rider' },
        { striker, target, part: 'mount' },
      ]
    : [{ striker, target, part: 'rider' }]

/** One strike, thrown twice at the helpless, each a wound of its own (DB-17c). */
export function* strike(
  f: Battlefield,
  losers: Losers,
  figure: Combatant,
  target: Combatant,
  part: StruckPart,
): Script {
  const { strength } = typeOfCombatant(f, figure)
  // Both are thrown for the strike at this one: who has lost its mount to the first has none left to be hit.
  const times = isHelpless(losers, target) ? 2 : 1
  for (let n = 0; n < times; n++) {
    if (!isOnBoard(target) || (part === 'mount' && !target.mount)) return
    yield* blow(f, target, part, { by: figure, strength, cause: 'strike' })
  }
}

/** What a winner does in place of its strikes, if anything (DL-47, DL-48; DR-15: not transfixed). */
function* strikesOtherwise(
  f: Battlefield,
  figure: Combatant,
  losers: Losers,
): Script<StrikesUnderWay['otherwise']> {
  const ways = rulesOf(f, figure).flatMap(({ rule }) =>
    rule.insteadOfStrikes ? [rule.insteadOfStrikes] : [],
  )
  if (ways.length === 0) return null
  interface How {
    way: InsteadOfStrikes | null
    target: Combatant | null
  }
  const all: How[] = [
    { way: null, target: null },
    ...ways.flatMap((way): How[] => {
      const targets = way.targets(f, figure, losers)
      return targets ? targets.map(target => ({ way, target })) : [{ way, target: null }]
    }),
  ]
  const plain = plainWorth(f, figure, losers)
  const worth = ({ way, target }: How) => (way ? way.worth(f, figure, losers, target) : plain)
  const best = (among: readonly How[]) => among.reduce((a, b) => (worth(b) > worth(a) ? b : a))
  const { way, target } = yield* askChoice({
    kind: 'strike-how',
    by: figure.owner,
    subject: figure.label,
    about: { targets: labelsOf(losers.fighters.filter(isOnBoard)) },
    values: all,
    write: how => (how.way ? [how.way.word, ...(how.target ? [how.target.label] : [])].join(' ') : 'strikes'),
    topic: 'strike-how',
    fallback: () => best(all),
    byOrder({ word }) {
      if (word === 'ask') return undefined
      const such = all.filter(how => (how.way?.word ?? 'strikes') === word)
      return best(such.length > 0 ? such : all)
    },
  })
  return way && { figure, way, targets: way.begin(f, figure, losers, target) }
}

/** Points that all its strikes at the likeliest are likely to remove, in hundredths. */
function plainWorth(f: Battlefield, figure: Combatant, losers: Losers): number {
  const { strength, attacks } = typeOfCombatant(f, figure)
  return Math.max(
    0,
    ...losers.fighters.filter(isOnBoard).map(target => {
      const times = attacks * (isHelpless(losers, target) ? 2 : 1)
      return worthOf(f, target, times, woundChance(f, strength, target, 'rider'))
    }),
  )
}

/** Points of a figure, in hundredths, as far as so many wounds of this chance (in 36ths) are likely to take it. */
export const worthOf = (f: Battlefield, target: Combatant, times: number, chance: number): number =>
  Math.round(
    typeOfCombatant(f, target).points * 100 * Math.min(1, (times * chance) / 36 / Math.max(1, target.life)),
  )

/** Most likely to fall; heroes before others; the rider before the mount (part 7). */
function mostLikely(f: Battlefield, losers: Losers, ways: readonly StrikeAt[]): StrikeAt {
  const likely = ({ striker, target, part }: StrikeAt) => {
    const { strength } = typeOfCombatant(f, striker.figure)
    const life = part === 'mount' ? target.mount!.life : target.life
    return (woundChance(f, strength, target, part) * (isHelpless(losers, target) ? 2 : 1)) / life
  }
  const rank = ({ target, part }: StrikeAt) => (isHero(f, target) ? 2 : 0) + (part === 'rider' ? 1 : 0)
  const better = (way: StrikeAt, best: StrikeAt) => likely(way) - likely(best) || rank(way) - rank(best)
  return ways.reduce((best, way) => (better(way, best) > 0 ? way : best))
}
