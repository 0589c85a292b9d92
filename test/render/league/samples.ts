import type { StandingsRow, StandingsSheet } from '../../../render/league/standingsSheet.ts'

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
  fought: 5,
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
  tieBreaks: ['Bh', 'Med', 'SB', 'H2H', '+/–', 'W'],
  tables: [
    {
      rows: names.map((_, i) =>
        row(i, {
          goesOn: i < 2,
          own: i === 4,
          ...(i === 2 && { decidedBy: 0 }),
          marks: i === 1 ? ['bye'] : i === 9 ? ['forfeit', 'bye'] : [],
          ...(i === 10 && { rank: '–', out: true, marks: ['excluded'] }),
        }),
      ),
    },
  ],
  note: 'Bh Buchholz · Med median Buchholz · SB Sonneborn-Berger · H2H head to head · +/– points destroyed minus lost · W wins',
}
