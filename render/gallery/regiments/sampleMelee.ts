import type { MeleeSheet } from '../../regiments/meleeSheet.ts'

/** A round in which the first side loses and breaks. */
export const sampleMelee: MeleeSheet = {
  title: 'Bruno wins by 3',
  about: 'F10 against G10, round 1',
  winner: 1,
  sides: [
    {
      name: 'Ada',
      units: [
        {
          label: 'A2',
          owner: 0,
          files: 6,
          left: 17,
          of: 24,
          banner: true,
          drum: true,
          joined: 1,
          shaken: true,
          taken: 5,
        },
      ],
    },
    {
      name: 'Bruno',
      units: [{ label: 'B1', owner: 1, files: 6, left: 26, of: 30, banner: true, drum: true, taken: 4 }],
    },
  ],
  steps: [
    {
      word: 'Agility 10',
      blows: [{ owner: 0, name: 'A7 captain', attacks: 3, hits: 2, wounds: 2, lost: 1 }],
    },
    {
      word: 'Agility 3',
      blows: [
        { owner: 0, name: 'A2 halberd', attacks: 12, hits: 7, wounds: 5, lost: 3 },
        { owner: 1, name: 'B1 two weapons', attacks: 18, hits: 10, wounds: 7, lost: 5 },
      ],
    },
  ],
  sum: [
    { word: 'life taken', values: [4, 5] },
    { word: 'full ranks', values: [1, 3] },
    { word: 'standard', values: [1, 1] },
    { word: 'charge', values: [0, 1] },
  ],
  totals: [6, 10],
  outcome: [
    'A2 tests Discipline 7 − 4: 5 + 3 fails.',
    'It flees 7 inches to D12; B1 pursues 5 inches and does not catch it.',
  ],
}

/** One that is charged in the flank while it fights to its front. */
export const sampleFlank: MeleeSheet = {
  title: 'Ada l’emporte de 6',
  about: 'J10 contre J9 et K10, tour 2',
  winner: 0,
  sides: [
    {
      name: 'Ada',
      units: [
        { label: 'A4', owner: 0, files: 4, left: 6, of: 8, deep: 2, banner: true, taken: 1 },
        { label: 'A6', owner: 0, files: 1, left: 1, of: 1, icon: 'eagle-head', life: { left: 3, of: 5 } },
      ],
    },
    {
      name: 'Bruno',
      units: [
        { label: 'B2', owner: 1, files: 5, left: 11, of: 20, banner: true, taken: 6 },
        { label: 'B3', owner: 1, files: 3, left: 2, of: 3, icon: 'troll', over: 'left', taken: 3 },
      ],
    },
  ],
  steps: [
    { word: 'Choc', blows: [{ owner: 0, name: 'A4 chevaux', attacks: 4, hits: 4, wounds: 3, lost: 3 }] },
    {
      word: 'Agilité 4',
      blows: [
        { owner: 0, name: 'A4 lance', attacks: 8, hits: 5, wounds: 4, lost: 3 },
        { owner: 0, name: 'A6 serres', attacks: 4, hits: 3, wounds: 3, lost: 3 },
      ],
    },
    {
      word: 'Agilité 2',
      blows: [{ owner: 1, name: 'B2 lance courte', attacks: 9, hits: 4, wounds: 2, lost: 1 }],
    },
  ],
  sum: [
    { word: 'vie prise', values: [9, 1] },
    { word: 'rangs complets', values: [0, 2] },
    { word: 'étendard', values: [1, 1] },
    { word: 'flanc', values: [2, 0] },
  ],
  totals: [12, 4],
  outcome: ['B2 est anéantie.', 'B3 : Discipline 6 − 8, tenace : 3 + 2, elle tient.'],
}
