import type { BesideSheet, ClashSheet } from '../../regiments/clashSheet.ts'

/** Chances of so many of so many tries, each of which succeeds with one chance. */
function binomial(tries: number, chance: number): number[] {
  let sums = [1]
  for (let i = 0; i < tries; i++)
    sums = Array.from(
      { length: sums.length + 1 },
      (_, n) => (sums[n] ?? 0) * (1 - chance) + (sums[n - 1] ?? 0) * chance,
    )
  return sums
}

/** A clash whose results are all likely enough for a word, and one side loses a lot. */
export const sampleClash: ClashSheet = {
  title: 'Odds',
  about: 'Charge: 6 brutes on 30 barrow dead + barrow lord, in the flank',
  losses: [
    { label: '6 brutes', note: '1.8 of 18 life lost (0 to 3)', chances: binomial(12, 0.15), span: [0, 3] },
    {
      label: '30 barrow dead + barrow lord',
      note: '12.4 of 33 life lost (9 to 16)',
      chances: binomial(31, 0.4),
      span: [9, 16],
    },
  ],
  bars: [
    {
      label: 'Who wins the round',
      parts: [
        { chance: 0.71, word: '6 brutes 71%' },
        { chance: 0.05, word: 'drawn 5%' },
        { chance: 0.24, word: '30 barrow dead 24%' },
      ],
    },
    {
      label: 'A unit with a name that is far too long for its line: what becomes of it',
      parts: [
        { chance: 0.6, word: 'stands 60%' },
        { chance: 0.3, word: 'breaks 30%' },
        { chance: 0.1, word: 'wiped out 10%', worst: true },
      ],
    },
  ],
}

/** Four lines beside each other: bars without a width, narrow ones and whole ones, and a long name. */
export const sampleBeside: BesideSheet = {
  title: 'Probabilités',
  about: 'Charge : 5 lanciers contre 20 lances, de flanc',
  lines: [
    'lanciers',
    'lanciers avec arme lourde',
    'lanciers avec sort haine',
    'lanciers sans tout ce que leur ligne en entier dit de leurs montures',
  ].map((label, i) => ({
    label: `${i + 1} · ${label}`,
    bars: [
      { word: `5 lanciers : PV perdus ${i}`, value: i * 0.6, most: 4.5, worse: true },
      { word: '20 lances : PV perdus 3,6', value: 3.6 + i * 0.3, most: 4.5, worse: false },
      { word: '5 lanciers : gagne 99 %', value: 0.99 - i * 0.25, most: 1, worse: false },
    ],
  })),
}
