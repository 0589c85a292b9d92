import type { SeasonRecord } from '../../../lambdas/store/seasonTypes.ts'
import type { ArmyRecord, GameRecord, LogEntry } from '../../../lambdas/store/types.ts'
import { seal } from '../../../rules/games.ts'
import { apply, usualSettings } from '../../../rules/league/index.ts'

/** A game as it stands after a challenge, before anybody answered. */
export const sampleGame = (changes: Partial<GameRecord> = {}): GameRecord => ({
  id: 'g1',
  version: 1,
  stage: 'challenge',
  guild: '500',
  channel: '600',
  thread: null,
  language: 'en',
  terms: {
    rules: 'tournament',
    points: 500,
    camps: 'rolled',
    board: 'the-marsh',
    pace: '24h',
    missed: 'lose',
  },
  invited: '102',
  seats: [{ user: '101', name: 'Ann', locale: 'en', number: '7', armies: {} }],
  secret: 'aa'.repeat(32),
  commitment: 'bb',
  save: null,
  until: null,
  made: 1_700_000_000,
  changed: 1_700_000_000,
  pinged: null,
  drawOffer: null,
  recent: [],
  outbox: [],
  ...changes,
})

/** A season that has been announced, and that nobody has joined. */
export const sampleSeason = (changes: Partial<SeasonRecord> = {}): SeasonRecord => ({
  id: 's1',
  guild: '500',
  version: 1,
  language: 'en',
  channel: '600',
  role: null,
  refereeRole: null,
  season: seasonOf(),
  secret: 'aa'.repeat(32),
  numbers: {},
  message: null,
  ticked: [],
  recent: [],
  outbox: [],
  made: 1_700_000_000,
  changed: 1_700_000_000,
  ...changes,
})

function seasonOf(): SeasonRecord['season'] {
  const { terms } = sampleGame()
  const settings = { ...usualSettings, name: 'Spring', game: 'combat-hex', sides: ['good', 'evil'], terms }
  const made = apply(null, {
    do: 'create',
    id: 's1',
    server: '500',
    seed: 'bb',
    settings,
    directors: [],
    by: '101',
    at: 1_700_000_000,
    as: 'director',
  })
  if (!made.ok) throw new Error(made.refusal.code)
  return made.season
}

export const sampleArmy = (changes: Partial<ArmyRecord> = {}): ArmyRecord => ({
  user: '101',
  name: 'Riders',
  camp: 'good',
  figures: ['a', 'b'],
  version: 0,
  recent: [],
  ...changes,
})

export const sampleLog = (from: number, count: number): LogEntry[] =>
  seal(
    Array.from({ length: count }, (_, i) => ({
      n: from + i,
      event: 'turn-began',
      turn: 1,
      phase: 'strategy',
    })),
  )
