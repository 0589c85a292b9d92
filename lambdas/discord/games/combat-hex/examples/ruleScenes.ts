import type { Example } from './playExample.ts'

/** For rules of the tournament book, by their numbers, the cases that pages of help show. */
export const ruleScenes = {
  '3.02': {
    figures:
      'A1 aragorn C3 NE, A2 rohan-rider B2 SE, A3 rohan-archer - NE, B1 cave-troll I3 NW, B2 orc-warrior H1 SW, B3 orc-archer G4 NW',
    phase: 'deployment',
    starts: true,
  },
  '4.03': {
    figures:
      'A1 rohan-warrior B1 S, A2 rohan-warrior D1 S, A3 rohan-warrior F1 S, A4 rohan-warrior H1 S, B1 orc-warrior A5 NE',
    sides: {
      difficult: 'D2 SW, D2 S, D2 SE',
      water: 'F2 SW, F2 S, F2 SE',
      impassable: 'H2 S, H2 SW',
      obstacle: 'H2 SE',
    },
    answers: ['move A1 B2-B3 S', 'move A2 D2-D3 S', 'move A3 F2-F3 S'],
  },
  '4.08': { figures: 'A1 rohan-warrior B3 SE, B1 orc-warrior E3 NW', zones: 1, reach: 'A1' },
  '4.09': {
    figures: 'A1 rohan-warrior B2 SE, A2 rohan-warrior B4 SE, A3 rohan-rider F3 SE, B1 orc-warrior I1 SW',
    sides: { impassable: 'B4 SE, C4 S' },
    zones: 0,
  },
  '4.11': {
    figures: 'A1 rohan-warrior C3 SE, B1 orc-warrior D3 NW, B2 orc-warrior D2 SW',
    answers: ['move A1 B1'],
    zones: 1,
    dice: [5, 2, 4],
  },
  '4.131': {
    figures: 'A1 rohan-warrior B3 SE, B1 orc-warrior I3 NW',
    sides: { difficult: 'F3 SE' },
    answers: ['move A1 F3', 'run A1 G4'],
  },
  '4.14': {
    figures: 'A1 rohan-warrior A2 SE, B1 cave-troll H3 NW',
    second: true,
    sides: { impassable: 'F1 NW, F1 SW, F2 NW, F2 SW, F3 NW, F4 NW, F4 SW, F5 NW, F5 SW' },
    answers: ['move B1 D3 NW'],
  },
  '4.041': {
    figures: 'A1 elf-archer B3 SE, B1 orc-warrior E2 NW, B2 orc-warrior G4 NW',
    sides: {
      obstacle:
        'D1 NE, D1 SE, D2 NE, D2 SE, D3 NE, D3 SE, D4 NE, D4 SE, D5 NE, F3 NW, F3 SW, F4 NW, F4 SW, F5 NW',
    },
    sight: 'A1',
  },
  '5.10': {
    figures:
      'A1 elf-archer B3 SE, A2 rohan-warrior D3 SE, B1 orc-warrior F2 NW, B2 orc-warrior F3 NW, B3 orc-warrior E5 NW',
    sides: { impassable: 'D4 NE, D4 SE, D4 S' },
    sight: 'A1',
  },
  '5.12': {
    figures: 'A1 elf-archer B3 SE, B1 orc-warrior F3 NW, B2 orc-warrior E2 NW',
    raised: 'D3 D4 E2',
    sight: 'A1',
  },
  '5.14': {
    figures: 'A1 elf-archer B3 SE, A2 rohan-warrior C4 SE, B1 orc-warrior E4 NW',
    raised: 'B3 B2',
    answers: ['shoot A1 B1'],
    dice: [6, 3, 2, 4],
  },
  '5.171': {
    figures: 'A1 elf-archer B3 SE, B1 orc-warrior F3 NW',
    sides: { difficult: 'D2 NE, D2 SE, D3 NE, D3 SE, D4 NE, D4 SE' },
    answers: ['shoot A1 B1'],
    dice: [5, 6, 3],
  },
  '5.18': {
    figures: 'A1 elf-archer B3 SE, B1 orc-warrior F3 NW',
    answers: ['shoot A1 B1', 'A1'],
    dice: [1, 3, 4],
  },
  '6.04': {
    figures:
      'A1 rohan-warrior C2 SE, B1 orc-warrior D2 NW, A2 aragorn F3 SE, B2 orc-warrior G4 NW, B3 uruk-hai G3 SW',
    phase: 'combat',
    asked: 'combat',
  },
  '6.10': {
    figures: 'A1 aragorn D3 SE, B1 uruk-hai E4 NW',
    phase: 'combat',
    answers: ['A1', 'A1'],
    dice: [1, 3, 3, 2, 2, 2, 1],
  },
  '6.17': {
    figures: 'A1 aragorn D3 SE, B1 orc-warrior E3 SW, B2 uruk-hai E4 NW',
    phase: 'combat',
    answers: ['B2'],
    dice: [4, 3, 3, 2, 3, 2, 2, 4],
  },
  '6.23': {
    figures: 'A1 rohan-warrior D3 SE, B1 orc-warrior E4 SE',
    phase: 'combat',
    zones: 'all',
    dice: [6, 3, 4],
  },
  '6.24': {
    figures: 'A1 rohan-warrior D3 SE, B1 orc-warrior E4 NW',
    phase: 'combat',
    raised: 'D3 D2',
    dice: [6, 3, 2, 4],
  },
} as const satisfies Readonly<Record<string, Example>>
