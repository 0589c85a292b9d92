import type { ArmyRecord, GameRecord, LogEntry } from '../../../lambdas/store/types.ts'

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
  secret: 'aa',
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
  Array.from({ length: count }, (_, i) => ({
    n: from + i,
    event: 'turn-began',
    turn: 1,
    phase: 'strategy',
  }))
