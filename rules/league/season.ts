import { plainName } from '../core/names.ts'
import type { GameResult } from '../play/module.ts'
import type { Halves, Settings } from './settings.ts'

/**
 * A season as plain JSON. People are entrants by number, in the order in which they joined, so that a substitute or
 * somebody who is forgotten changes nothing of what was fought. Times are seconds since 1970 and come in from outside.
 */
export interface Season {
  id: string
  /** where it belongs; another server's seasons are none of ours */
  server: string
  /** hexadecimal or any text; whatever is drawn comes from it, so that it can be drawn again */
  seed: string
  settings: Settings
  stage: (typeof stages)[number]
  directors: string[]
  referees: string[]
  entrants: Entrant[]
  rounds: Round[]
  /** a round that is paired and not published yet */
  draft: Draft | null
  /** drafts made so far; a draft is known by its number */
  drafts: number
  /** games of rounds that were taken back, by round (from 1) and table (from 0): what they tell counts no more */
  takenBack?: { round: number; table: number; games: string[] }[]
  rulings: Ruling[]
  /** decisions taken so far */
  decisions: number
}

export const stages = ['registration', 'running', 'over'] as const

export const entrantStates = ['in', 'withdrawn', 'excluded'] as const
/** `missing`: nothing was handed in yet, or not all that is owed (2.022). */
export const approvals = ['missing', 'waiting', 'approved', 'refused'] as const
export type Approval = (typeof approvals)[number]

export interface Entrant {
  /** '' like the name, where the player wanted to be forgotten */
  user: string
  name: string
  /** by which Discord tells apart who is called alike, where it is known */
  handle?: string
  state: (typeof entrantStates)[number]
  /** the game's own matter, never read here (2.022) */
  armies: unknown
  approval: Approval
  /** codes of what the game finds wrong with the armies by the present terms; [] where they are sound */
  faults: string[]
  /** the first round that may pair them, counted from 1; more than 1 for whoever came late */
  from: number
  /** rounds that they sit out, counted from 1, by their own wish or a director's */
  sitsOut?: number[]
  /** the place given by rating or chance, counted from 1; 0 before the start */
  seed: number
  /** who played in this place before a substitute did, and up to which round */
  former?: { user: string; upTo: number }[]
  /** the group they play in, counted from 0 */
  group?: number
  /** rating at the start of the season, where seeding goes by it */
  rating?: number
}

/**
 * What an entrant is called in a season: of those whose names are alike each with what Discord tells them apart by. Empty
 * for whoever wanted to be forgotten, and where there is none of this number.
 */
export function entrantCalled(entrants: readonly Entrant[], number: number): string {
  const { name = '', handle } = entrants[number] ?? {}
  if (name === '' || handle === undefined) return name
  const plain = plainName(name)
  const isAlike = entrants.some(
    (other, i) => i !== number && other.name !== '' && plainName(other.name) === plain,
  )
  return isAlike ? `${name} (@${handle})` : name
}

/** Two entrants by number, the second null for a bye. */
export type Pair = readonly [number, number | null]

export interface Draft {
  number: number
  /** the round that it is for, counted from 1 */
  round: number
  part: Round['part']
  pairs: Pair[]
  /** the pairs as they were drawn, before places were swapped */
  drawn?: Pair[]
  /** what it was made from; drafts of older programs do not say */
  madeFrom?: string
}

export interface Round {
  number: number
  published: number
  /** when it ends; null: when all has been fought */
  due: number | null
  /** what the round is part of; a final after groups is a knockout */
  part: 'swiss' | 'table' | 'knockout'
  battles: SeasonBattle[]
}

export interface SeasonBattle {
  players: Pair
  /** sides by number in the order of the players (3.02); null: the deployment roll decides */
  sides: readonly [number, number] | null
  /** null: not settled; it stays so where the deployment roll decides */
  board: string | null
  /** what each has struck off the list of boards */
  vetoes: (string | null)[]
  /** id of the game it is fought in; null before there is one */
  game: string | null
  /** games that a director broke off: what they tell counts no more */
  formerGames: string[]
  due: number | null
  /** up to when holidays of its players are counted in `due`, where its season gives that time back */
  heldUntil?: number
  /** the clock stands by a director's word: how many seconds were left, null where there is no end */
  paused: { left: number | null } | null
  outcome: SeasonBattleOutcome | null
  /** what the game told after the battle was ruled upon */
  late?: ToldResult
}

/** How a battle ended as its game tells it, by place in the pair. */
export interface ToldResult extends GameResult {
  /** what came of each one's dice */
  luck?: readonly Luck[]
  /** seconds that each took to answer on average; null where nobody was waited for */
  answerTime?: readonly (number | null)[]
}

/** So many dice, with their faces added up. */
export interface Luck {
  dice: number
  sum: number
}

/**
 * How a battle came by its score. `played`: its game told it. `by-hand`: the director entered it. `forfeit`: one was
 * not there. `neither-at-fault`, `both-at-fault`: it was not fought. `bye`: nobody to fight.
 * `sit-out`: a player wished not to be paired.
 */
export const outcomes = [
  'played',
  'by-hand',
  'forfeit',
  'neither-at-fault',
  'both-at-fault',
  'bye',
  'sit-out',
] as const
export type OutcomeKind = (typeof outcomes)[number]

export interface SeasonBattleOutcome {
  kind: OutcomeKind
  /** in the order of the players */
  score: readonly [Halves, Halves]
  at: number
  /** for `played`, and for `by-hand` where it stands in a game's place */
  result?: ToldResult
}

/** What a director or referee decided, for those whom it touches to read (10.01). */
export interface Ruling {
  /** number of the decision */
  n: number
  at: number
  by: string
  as: Role
  do: string
  why: string
  /** what was put right in a battle under way */
  what?: string
  /** what the battle scores by it, in the order of its players */
  score?: readonly [Halves, Halves]
  /** when the battle ends by it, in seconds since 1970 */
  due?: number
  /** entrants whom it touches; empty: all */
  touches: number[]
  round?: number
  table?: number
}

/** `program`: the clock by the season's own rule, or a game that tells its result. */
export const roles = ['player', 'referee', 'director', 'program'] as const
export type Role = (typeof roles)[number]

/** A battle was fought: it counts as met, for sides, for wins and for points destroyed. */
export const wasFought = ({ outcome }: SeasonBattle): boolean =>
  outcome !== null && (outcome.kind === 'played' || outcome.kind === 'by-hand')

/** All battles with where they stand: rounds counted from 1, tables from 0. */
export const battlesOf = (season: Season): { round: Round; table: number; battle: SeasonBattle }[] =>
  season.rounds.flatMap(round => round.battles.map((battle, table) => ({ round, table, battle })))

/** The number of a user among the entrants, or -1. */
export const entrantOf = (season: Season, user: string): number =>
  user === '' ? -1 : season.entrants.findIndex(entrant => entrant.user === user)

/** The user who played for an entrant in a round; '' where they wanted to be forgotten. */
export const userOf = (season: Season, entrant: number, round: number): string => {
  const { user, former } = season.entrants[entrant]!
  return former?.find(({ upTo }) => round <= upTo)?.user ?? user
}

/** May they be paired? */
export const isReady = ({ state, approval }: Entrant): boolean => state === 'in' && approval === 'approved'

/** The highest role that somebody was given in the season; whoever may manage the server is a director besides. */
export const roleOf = ({ directors, referees }: Season, user: string): Role =>
  directors.includes(user) ? 'director' : referees.includes(user) ? 'referee' : 'player'

/** The same pairs at the same tables. */
export const samePairs = (some: readonly Pair[], others: readonly Pair[]): boolean =>
  some.length === others.length &&
  some.every(([a, b], table) => a === others[table]![0] && b === others[table]![1])

/** Were places of a draft swapped by hand? */
export const isSwapped = ({ pairs, drawn }: Draft): boolean => drawn !== undefined && !samePairs(pairs, drawn)

/** Is every battle of a round settled? */
export const isSettled = (round: Round): boolean => round.battles.every(({ outcome }) => outcome !== null)

/** The round under way: published and with something left to fight; undefined between rounds. */
export const openRound = (season: Season): Round | undefined => {
  const last = season.rounds.at(-1)
  return last && !isSettled(last) ? last : undefined
}
