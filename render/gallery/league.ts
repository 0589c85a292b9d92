import type { BracketSheet } from '../league/bracketSheet.ts'
import type { PlayerSheet } from '../league/playerSheet.ts'
import type { Paired, ScheduledBattle, ScheduleSheet } from '../league/scheduleSheet.ts'
import type { SeasonCard } from '../league/seasonCard.ts'
import type { StandingsRow, StandingsSheet } from '../league/standingsSheet.ts'

/** Names of every length and script, as people give them to themselves. */
export const names = [
  'Ada',
  'Bruno the Bold of the Western Marches',
  'Żółć Nguyễn',
  'Καλλιόπη',
  'Дмитрий Ёлкин',
  'محمد علي',
  'שלום עולם',
  '山田太郎',
  '𝓕𝓪𝓷𝓬𝔂 🐉',
  'W'.repeat(80),
  'x',
]

export const row = (i: number, more: Partial<StandingsRow> = {}): StandingsRow => ({
  rank: String(i + 1),
  name: names[i % names.length]!,
  number: i + 1,
  points: String(Math.max(0, 15 - i * 1.5)),
  wins: Math.max(0, 5 - i),
  draws: i ? 1 : 0,
  losses: Math.min(4, i),
  tieBreaks: ['42.5', '20', '118.25', '3', `+${1250 - i * 100}`, '5'],
  marks: [],
  ...more,
})

export const standingsSheet: StandingsSheet = {
  title: 'Autumn league',
  about: 'Swiss · after round 5 of 5',
  tieBreaks: ['Bh', 'Med', 'SB', 'H2H', '+/−', 'W'],
  tables: [
    {
      rows: names.map((_, i) =>
        row(i, {
          goesOn: i < 2,
          own: i === 4,
          ...(i === 2 && { decidedBy: 0 }),
          ...(i === 6 && { decidedBy: 2 }),
          marks: i === 1 ? ['bye'] : i === 9 ? ['forfeit', 'bye'] : [],
          ...(i === 10 && { rank: '–', out: true, marks: ['excluded'] }),
        }),
      ),
    },
  ],
  note: 'Bh Buchholz · SB Sonneborn-Berger',
}

const pair = (i: number, more: Partial<Paired> = {}): Paired => ({
  name: names[i % names.length]!,
  number: i + 1,
  ...more,
})
const good = { tone: 'cool', word: 'good' } as const
const evil = { tone: 'warm', word: 'evil' } as const

/** A battle in every state, the last a bye. */
const stands: Omit<ScheduledBattle, 'table'>[] = [
  {
    players: [
      pair(0, { side: good, score: '3', won: true }),
      pair(1, { side: evil, score: '0', won: false }),
    ],
    state: 'over',
    said: 'played',
    board: 'The marsh',
  },
  {
    players: [pair(2, { side: evil, own: true }), pair(3, { side: good })],
    state: 'playing',
    said: 'turn 3',
    board: 'The four houses',
  },
  {
    players: [pair(4, { side: good }), pair(5, { side: evil })],
    state: 'late',
    said: 'overdue',
    board: 'The three bridges',
  },
  { players: [pair(6), pair(7)], state: 'waiting', said: 'not begun' },
  {
    players: [pair(8, { side: evil }), pair(9, { side: good })],
    state: 'paused',
    said: 'paused',
    board: 'B'.repeat(60),
  },
  { players: [pair(10, { score: '3' }), null], state: 'over', said: 'bye' },
]
export const battles = stands.map((battle, i): ScheduledBattle => ({ ...battle, table: i + 1 }))

export const schedule: ScheduleSheet = {
  title: 'Autumn league',
  about: 'Round 3 of 5 · until 27 Nov, 18:00 UTC',
  battles,
  more: 4,
}

export const bracket = (size: number): BracketSheet => ({
  title: 'Final',
  about: 'knockout',
  places: size,
  rounds: Array.from({ length: Math.log2(size) + 1 }, (_, column) => ({
    title: column === Math.log2(size) ? 'Final' : `Round ${column + 1}`,
    battles:
      column > 1
        ? []
        : Array.from({ length: column ? size / 4 : size }, (__, place) => ({
            place,
            table: place + 1,
            ...(column || place === size - 1
              ? {
                  players: [pair(place * 4), pair(place * 4 + 2)] as const,
                  state: place ? ('late' as const) : ('playing' as const),
                  said: '',
                }
              : {
                  players: [
                    pair(place * 2, { score: '3', won: true }),
                    place === 2 ? null : pair(place * 2 + 1, { score: '1', won: false }),
                  ] as const,
                  state: 'over' as const,
                  said: '',
                }),
          })),
  })),
})

export const seasonCard: SeasonCard = {
  title: 'Autumn league',
  about: 'Swiss · 1500 points',
  stage: { title: 'Round 3 of 5', about: 'until 27 Nov, 18:00 UTC' },
  done: { count: 5, all: 8, said: '5 of 8 fought' },
  owed: [battles[2]!, battles[1]!, battles[3]!, { ...battles[4]!, players: [pair(9), pair(1)] }],
  owedMore: 2,
  rows: standingsSheet.tables[0]!.rows.slice(0, 8),
}

export const player: PlayerSheet = {
  title: names[2]!,
  number: 3,
  about: 'Points destroyed 9250, lost 7430',
  rating: { value: '1612', word: 'rating' },
  facts: [
    { value: '14', word: 'battles' },
    { value: '8–2–4', word: 'won–drawn–lost' },
    { value: '+12', word: 'luck in 340 dice' },
    { value: '5 h', word: 'to answer' },
  ],
  curve: { values: [1500, 1548, 1490, 1612], caption: 'rating after each season' },
  tallies: [
    {
      title: 'By camp',
      rows: [
        { word: 'Good', tone: 'cool', wins: 5, draws: 1, losses: 1 },
        { word: 'Evil', tone: 'warm', wins: 3, draws: 1, losses: 3 },
      ],
    },
    { title: 'By board', rows: [{ word: 'The marsh', wins: 1, draws: 0, losses: 0 }] },
    {
      title: 'By opponent',
      rows: names.slice(3, 6).map((word, i) => ({ word, number: i + 4, wins: i, draws: 1, losses: 4 - i })),
    },
  ],
  honours: {
    title: 'Honours',
    rows: [
      { rank: '1 of 16', word: 'Spring league' },
      { rank: '12 of 31', word: 'B'.repeat(80) },
    ],
  },
}
