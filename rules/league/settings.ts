import { cleanName } from '../core/names.ts'
import type { Refusal } from '../core/space.ts'

/** How battles of a season are arranged. */
export const formats = ['swiss', 'round-robin', 'double-round-robin', 'groups', 'knockout'] as const
export type Format = (typeof formats)[number]

/** What parts players of the same score, each by its field's usual name. */
export const tieBreaks = [
  'buchholz',
  'median-buchholz',
  'sonneborn-berger',
  'head-to-head',
  'points-difference',
  'wins',
] as const
export type TieBreak = (typeof tieBreaks)[number]

/** Points of 7.05 in halves, so that they stay whole: 6 are 3 points. */
export type Halves = number

/** Where the battles of a round are fought. `roll`: the deployment roll of each battle decides (3.02). */
export const boardWays = ['roll', 'drawn', 'named', 'vetoed'] as const
export interface BoardSettings {
  way: (typeof boardWays)[number]
  /** ids; drawn from; for `named`, the board of each round in order, from the first again when they run out */
  list: string[]
}

/** What becomes of a battle that is not over when its time has passed: somebody rules, or the season's own rule. */
export const unplayedWays = ['director', 'neither-at-fault', 'both-at-fault'] as const

/**
 * What a battle brings by 7.05, in halves: victory, victory by points or heroes, draw, defeat by points or heroes,
 * defeat. Games tell their results in these; a season may count others in their place.
 */
export const battleScores = [6, 4, 3, 2, 0] as const

/** What "has played a side less" (3.02) compares: first side minus second, or how often each was played. */
export const lessPlayedWays = ['balance', 'count'] as const

/**
 * What becomes of the battles of whoever leaves a table, excluded (10.09) or not. `half`: annulled where fewer than half
 * of them were fought, else the rest are forfeits; `stand`: always so; `annulled`: all of them.
 */
export const leaverWays = ['half', 'stand', 'annulled'] as const

/** What a player's holiday does to a battle: nothing to its end, or it ends as much later. Turns wait in either. */
export const holidayWays = ['round-ends', 'battle-waits'] as const

/** Rounds that were not fought, in tie-breaks. */
export const unplayedRoundsWays = ['played', 'fide'] as const

/** What a season is played by. All times and lengths of time are in seconds. */
export interface Settings {
  name: string
  /** id of the game, as in rules/games.ts */
  game: string
  /** names that the game gives its two sides, the first one first; [] where it has none */
  sides: readonly string[]
  /** what the game's results may bring, from victory to defeat, in halves; `battleScores` in seasons that do not say */
  told?: readonly Halves[]
  /** what battles are made by (rule book, points, restrictions): the game's own matter, never read here */
  terms: object
  /** conditions that the director makes known in advance, in words (2.021) */
  scenario: string
  format: Format
  /** rounds of a Swiss season, at most; the other formats say themselves how many they need */
  rounds: number
  groups: { count: number; advance: number }
  /** how long a round lasts; null: until all has been fought */
  roundLength: number | null
  /** how long a battle may go on after the end of its round before `unplayed` is done */
  grace: number
  unplayed: (typeof unplayedWays)[number]
  /** `round-ends` in seasons that do not say */
  holidays?: (typeof holidayWays)[number]
  registrationUntil: number | null
  approval: 'automatic' | 'referee'
  boards: BoardSettings
  /** who stands where in a knockout, and in which group: by chance, by rating, or in the order of joining */
  seeding: 'drawn' | 'rating' | 'joined'
  scores: {
    /** in the order of what the game tells, which stands where there are none */
    battle?: readonly Halves[]
    bye: Halves
    /** each, where neither is at fault */
    neitherAtFault: Halves
    /** for the one who was there, and for the other */
    forfeit: readonly [Halves, Halves]
    /** each, where both are at fault */
    bothAtFault: Halves
    /** a round that somebody sits out, so many times at most; `usualSitOut` in seasons that do not say */
    sitOut?: { score: Halves; most: number }
  }
  tieBreaks: readonly TieBreak[]
  /** rounds that were not fought, in tie-breaks: as they were scored, or the way FIDE published for 2026 */
  unplayedRounds: (typeof unplayedRoundsWays)[number]
  /** `balance` in seasons that do not say */
  lessPlayed?: (typeof lessPlayedWays)[number]
  /** `half` in seasons that do not say */
  leavers?: (typeof leaverWays)[number]
}

/** Half of a victory, twice. */
export const usualSitOut = { score: 3, most: 2 }

export const usualSettings: Omit<Settings, 'name' | 'game' | 'sides' | 'terms'> = {
  scenario: '',
  format: 'swiss',
  rounds: 5,
  groups: { count: 2, advance: 2 },
  roundLength: 14 * 86_400,
  grace: 0,
  unplayed: 'director',
  holidays: 'round-ends',
  registrationUntil: null,
  approval: 'referee',
  boards: { way: 'roll', list: [] },
  seeding: 'drawn',
  scores: {
    battle: battleScores,
    bye: 6,
    neitherAtFault: 3,
    forfeit: [6, 0],
    bothAtFault: 0,
    sitOut: usualSitOut,
  },
  tieBreaks: ['buchholz', 'median-buchholz', 'sonneborn-berger', 'head-to-head', 'points-difference', 'wins'],
  unplayedRounds: 'played',
  lessPlayed: 'balance',
  leavers: 'half',
}

export const maxName = 80
export const maxScenario = 2000
export const maxRounds = 30
export const maxEntrants = 1000
/** The most that a battle may bring, in halves, where its game tells of no more itself. */
const maxScore = 12
const year = 366 * 86_400

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** The most that a battle may bring, in halves. */
export const scoreLimit = ({ told = battleScores }: Pick<Settings, 'told'>): Halves =>
  Math.max(maxScore, ...told)

/** What a draw brings each, or half of a battle where there is none. */
export function drawOf({ scores, told = battleScores }: Pick<Settings, 'scores' | 'told'>): Halves {
  const { battle = told } = scores
  return battle.length % 2 ? battle[(battle.length - 1) / 2]! : (battle[0]! + battle.at(-1)!) / 2
}

/** What a battle or a round that was not played brings whoever would have: never more than a draw. */
export const notPlayed = (settings: Pick<Settings, 'scores' | 'told'>, halves: Halves): Halves =>
  Math.min(halves, Math.floor(drawOf(settings)))

/** Does a battle bring just what its game tells, rather than numbers of the season's own? */
export const countsAsTold = ({ scores, told = battleScores }: Pick<Settings, 'scores' | 'told'>): boolean =>
  scores.battle === undefined ||
  (scores.battle.length === told.length && scores.battle.every((halves, i) => halves === told[i]))

/**
 * What both take from a battle: all of it as the game tells it, or all of it by the season's own numbers. Where the game
 * tells more results than these name, as 19 : 1 beside 20 : 0, every victory is a victory.
 */
export function scoreOf(
  settings: Pick<Settings, 'scores' | 'told'>,
  told: readonly number[],
): readonly [Halves, Halves] {
  const { scores, told: listed = battleScores } = settings
  const { battle = listed } = scores
  const [one = 0, two = 0] = told
  if (countsAsTold(settings)) return [one, two]
  const places = [listed.indexOf(one), listed.indexOf(two)] as const
  if (places[0] >= 0 && places[1] >= 0) return [battle[places[0]]!, battle[places[1]]!]
  if (one === two) return [drawOf(settings), drawOf(settings)]
  const [won, lost] = [battle[0]!, battle.at(-1)!]
  return one > two ? [won, lost] : [lost, won]
}

/** Could a battle bring both what a director enters by hand? */
export function isScore({ scores, told = battleScores }: Settings, score: readonly Halves[]): boolean {
  const { battle = told } = scores
  const [most, least] = [battle[0]!, battle.at(-1)!]
  const draw = drawOf({ scores, told })
  return (
    score.length === 2 &&
    score.every(halves => isWhole(halves, 0, most)) &&
    score.some(halves => halves <= draw) &&
    score[0]! + score[1]! <= Math.max(most + least, 2 * draw)
  )
}

/** A name as it is kept: one line without signs that nobody sees or that turn others; undefined where it is empty or too long. */
export function readName(name: string): string | undefined {
  const line = cleanName(name)
  return line.length > 0 && line.length <= maxName ? line : undefined
}

/** Does a row of scores never rise, and is what is won worth more than a draw, and a draw more than what is lost? */
function falls(battle: readonly Halves[]): boolean {
  const middle = Math.floor(battle.length / 2)
  const parts = battle.length % 2 === 1 ? [middle, middle + 1] : [middle]
  return battle.every(
    (halves, i) => i === 0 || battle[i - 1]! > halves || (battle[i - 1] === halves && !parts.includes(i)),
  )
}

/** Why a season cannot be played like this; undefined when it can. */
export function settingsFault(settings: Settings): Refusal | undefined {
  const { name, scenario, rounds, groups, roundLength, grace, boards, scores } = settings
  if (readName(name) === undefined) return { code: 'season-name', about: { most: maxName } }
  if (scenario.length > maxScenario) return { code: 'season-scenario', about: { most: maxScenario } }
  const { told = battleScores } = settings
  const { battle = told } = scores
  if (battle.length !== told.length || !falls(battle))
    return { code: 'season-scores', rule: '7.05', about: { scores: told.join(' ') } }
  const halves = [...battle, scores.bye, scores.neitherAtFault, ...scores.forfeit, scores.bothAtFault]
  const { sitOut = usualSitOut } = scores
  halves.push(sitOut.score)
  const most = scoreLimit(settings)
  if (halves.some(value => !isWhole(value, 0, most)))
    return { code: 'season-points', rule: '7.05', about: { most: most / 2 } }
  const numbers: [name: string, value: number, least: number, most: number][] = [
    ['rounds', rounds, 1, maxRounds],
    ['groups', groups.count, 1, 64],
    ['advance', groups.advance, 1, 64],
    ['sit-outs', sitOut.most, 0, maxRounds],
    ['round-length', roundLength ?? 3600, 3600, year],
    ['grace', grace, 0, year],
  ]
  const wrong = numbers.find(([, value, least, most]) => !isWhole(value, least, most))
  if (wrong) return { code: 'season-number', about: { setting: wrong[0], least: wrong[2], most: wrong[3] } }
  if (new Set(settings.tieBreaks).size < settings.tieBreaks.length) return { code: 'season-tie-breaks' }
  if (boards.way !== 'roll' && boards.list.length === 0) return { code: 'season-boards', rule: '3.02' }
  return undefined
}
