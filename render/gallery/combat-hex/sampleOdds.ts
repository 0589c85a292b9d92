import type { OddsSheet } from '../../combat-hex/oddsSheet.ts'

/** Bars of every kind: long names, narrow parts without a word, something certain, and how likely one thing is. */
export const sampleOdds: OddsSheet = {
  title: 'Odds',
  about: 'Combat as things stand · Ada 7 dice, Bo 4 dice',
  bars: [
    {
      label: 'A2 Royal guard of Rohan',
      note: 'falls 8%',
      parts: [
        { chance: 0.55, word: 'unharmed' },
        { chance: 0.37, word: '−1' },
        { chance: 0.08, word: 'falls', worst: true },
      ],
    },
    {
      label: 'B1 A name that is far too long to be written in full beside its bar',
      note: 'falls 62%',
      parts: [
        { chance: 0.02, word: 'unharmed' },
        { chance: 0.11, word: '−1' },
        { chance: 0.25, word: '−2' },
        { chance: 0.62, word: 'falls', worst: true },
      ],
    },
    { label: 'B4 Orc', parts: [{ chance: 1, word: 'unharmed' }] },
    { label: 'Ada', note: 'strategy roll', parts: [{ chance: 21 / 31, word: '68%' }] },
  ],
}
