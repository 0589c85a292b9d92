import { luckOf } from './luck.ts'
import { firstRating, foughtBattles, ratingsOf } from './ratings.ts'
import { entrantOf, type Luck, type Season } from './season.ts'
import { standings } from './standings.ts'

/** Battles fought, and how they went. */
export interface Tally {
  battles: number
  wins: number
  draws: number
  losses: number
}

/** What somebody has done over all seasons. */
export interface PlayerRecord extends Tally {
  /** by the number of the side that was played */
  sides: Map<number, Tally>
  boards: Map<string, Tally>
  /** by user; '' for all who wanted to be forgotten */
  opponents: Map<string, Tally>
  destroyed: number
  lost: number
  luck: Luck
  /** seconds, on average over the battles that know of it; null where none does */
  answerTime: number | null
  /** places in seasons that are over */
  honours: { season: string; name: string; rank: number; entrants: number }[]
}

const noTally = (): Tally => ({ battles: 0, wins: 0, draws: 0, losses: 0 })

function add(tally: Tally, got: number, gave: number): void {
  tally.battles++
  if (got > gave) tally.wins++
  else if (got < gave) tally.losses++
  else tally.draws++
}

function addTo<Key>(tallies: Map<Key, Tally>, key: Key | null | undefined, got: number, gave: number): void {
  if (key === null || key === undefined) return
  const tally = tallies.get(key) ?? noTally()
  tallies.set(key, tally)
  add(tally, got, gave)
}

/** What a user has done in some seasons of one game. */
export function recordOf(seasons: readonly Season[], user: string): PlayerRecord {
  const record: PlayerRecord = {
    ...noTally(),
    sides: new Map(),
    boards: new Map(),
    opponents: new Map(),
    destroyed: 0,
    lost: 0,
    luck: { dice: 0, sum: 0 },
    answerTime: null,
    honours: [],
  }
  const times: number[] = []
  for (const { users, score, battle } of foughtBattles(seasons)) {
    const place = user === '' ? -1 : users.indexOf(user)
    if (place < 0) continue
    const [got, gave] = [score[place]!, score[1 - place]!]
    const { result } = battle.outcome!
    add(record, got, gave)
    addTo(record.sides, (result?.sides ?? battle.sides)?.[place], got, gave)
    addTo(record.boards, result?.board ?? battle.board, got, gave)
    addTo(record.opponents, users[1 - place], got, gave)
    record.destroyed += result?.destroyed[place] ?? 0
    record.lost += result?.lost[place] ?? 0
    record.luck.dice += result?.luck?.[place]?.dice ?? 0
    record.luck.sum += result?.luck?.[place]?.sum ?? 0
    const time = result?.answerTime?.[place]
    if (typeof time === 'number') times.push(time)
  }
  if (times.length > 0) record.answerTime = times.reduce((sum, time) => sum + time, 0) / times.length
  for (const season of seasons) {
    const entrant = entrantOf(season, user)
    if (season.stage !== 'over' || entrant < 0) continue
    const table = standings(season)
    const rank = table.find(row => row.entrant === entrant)?.rank
    if (typeof rank === 'number')
      record.honours.push({ season: season.id, name: season.settings.name, rank, entrants: table.length })
  }
  return record
}

/** All that is shown of a player. */
export interface PlayerStats {
  record: PlayerRecord
  /** how much higher the dice were than the average, in faces */
  luck: number
  /** before the first season and after each that they fought in; [] for whoever never fought */
  ratings: number[]
}

/** What a user has done in some seasons of one game, with the ratings on the way. @param seasons as they began */
export function statsOf(seasons: readonly Season[], user: string): PlayerStats {
  const record = recordOf(seasons, user)
  const ratings = seasons.flatMap((season, i) => {
    const after = ratingsOf(seasons.slice(0, i + 1)).get(user)
    return after && entrantOf(season, user) >= 0 ? [after.rating] : []
  })
  return {
    record,
    luck: luckOf(record.luck),
    ratings: ratings.length ? [firstRating.rating, ...ratings] : [],
  }
}

/** Something nobody has done better, and who did it; users, each once. */
export interface CommunityRecord {
  record: (typeof communityRecords)[number]
  value: number
  users: string[]
}

export const communityRecords = [
  'seasons-won',
  'battles',
  'wins',
  'wins-in-a-row',
  'destroyed-in-a-battle',
  'opponents-beaten',
] as const

/** The records of a community over some seasons of one game; those that nobody holds yet are left out. */
export function recordsOf(seasons: readonly Season[]): CommunityRecord[] {
  const best = new Map<string, Map<CommunityRecord['record'], number>>()
  const keep = (user: string, record: CommunityRecord['record'], value: number) => {
    if (user === '') return
    const own = best.get(user) ?? new Map<CommunityRecord['record'], number>()
    best.set(user, own)
    own.set(record, Math.max(own.get(record) ?? 0, value))
  }
  const battles = foughtBattles(seasons)
  const rows = new Map<string, number>()
  const beaten = new Map<string, Set<string>>()
  for (const { users, score, battle } of battles)
    for (const place of [0, 1] as const) {
      const [user, other] = [users[place], users[1 - place]!]
      const isWon = score[place] > score[1 - place]!
      rows.set(user, isWon ? (rows.get(user) ?? 0) + 1 : 0)
      keep(user, 'wins-in-a-row', rows.get(user)!)
      keep(user, 'destroyed-in-a-battle', battle.outcome!.result?.destroyed[place] ?? 0)
      if (isWon && other) beaten.set(user, (beaten.get(user) ?? new Set()).add(other))
    }
  for (const user of new Set(battles.flatMap(({ users }) => users))) {
    const record = recordOf(seasons, user)
    keep(user, 'battles', record.battles)
    keep(user, 'wins', record.wins)
    keep(user, 'seasons-won', record.honours.filter(({ rank }) => rank === 1).length)
    keep(user, 'opponents-beaten', beaten.get(user)?.size ?? 0)
  }
  return communityRecords.flatMap(record => {
    const value = Math.max(0, ...[...best.values()].map(own => own.get(record)!))
    const users = [...best].filter(([, own]) => own.get(record) === value).map(([user]) => user)
    return value > 0 ? [{ record, value, users }] : []
  })
}
