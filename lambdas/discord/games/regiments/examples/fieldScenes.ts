import type { HelpedRuleId } from '../ruleIds.ts'
import type { Example } from './playExample.ts'

/** Ground with every kind of side around a unit. */
const rough = {
  size: '9x7',
  sides: {
    difficult: 'E5 S, E5 SE, E5 SW',
    water: 'D5 S, D5 SE',
    impassable: 'F5 N, F5 NW',
    obstacle: 'F6 NE, G6 N',
  },
} as const

/** Some who break and flee through friends. */
const flightThrough = { size: '9x7', stage: 'shooting', orders: { pursue: 'never' }, seed: '00' } as const
const broken = (who: string, friends: string) =>
  `A1 lancers @ E6 N vs:B1 charging; B1 ${who} @ E5 S; B2 ${friends} @ E4 S; B3 raiders @ A1 S`

/** Cases of distance, places, moving, charging, fleeing and what comes before the battle. */
export const fieldScenes = {
  'RB-01': {
    units: 'A1 archers @ A3 SE; B1 spears @ C4 NW; B2 raiders @ F3 NW; B3 lancers @ I3 NW',
    stage: 'shooting',
    sight: 'A1',
  },
  'RB-02': {
    size: '9x7',
    units: 'A1 swords @ E4 N; B1 raiders @ F2 S; B2 raiders @ G5 NW; B3 raiders @ E6 N; B4 raiders @ C5 NE',
    stage: 'movement',
    arcs: 'A1',
  },
  'RB-03': {
    size: '9x7',
    units:
      'A1 swords @ E4 N vs:B1+B2; B1 raiders @ E3 S; B2 brutes @ F4 NW; B3 raiders @ D4 SW; A2 spears @ C4 N',
    stage: 'movement',
    active: 1,
    ring: ['A1'],
  },
  'RB-04': { ...rough, units: 'A1 spears @ E6 N; B1 raiders @ H2 S', stage: 'movement', reach: 'A1' },
  M22: { ...rough, units: 'A1 spears with guide @ E6 N; B1 raiders @ H2 S', stage: 'movement', reach: 'A1' },
  M33: {
    ...rough,
    units: 'A1 spears with spectral movement @ E6 N; B1 raiders @ H2 S',
    stage: 'movement',
    reach: 'A1',
  },
  'RB-07': {
    size: '9x7',
    units: 'A1 swords @ B6 N; A2 light-riders @ E6 N; A3 spears @ G5 N; B1 raiders @ G1 S',
    stage: 'movement',
    answers: ['advance A1 B5 N', 'march A2 E2 N', 'reform A3 G5 SE 7'],
  },
  'RB-08': {
    size: '9x9',
    units: 'A1 lancers @ D9 N; B1 raiders @ D3 S; B2 archers @ H6 S; B3 archers @ A5 SW',
    charges: 'A1',
  },
  M12: {
    size: '9x9',
    units: 'A1 lancers @ C9 N; A2 lancers with swift @ G9 N; B1 raiders @ C3 S; B2 raiders @ G3 S',
    charges: 'A1 A2',
  },
  M55: {
    size: '9x7',
    units: 'A1 wyvern @ E7 N; A2 spears @ E5 N; B1 raiders @ E2 S; B2 archers @ A1 S',
    charges: 'A1',
  },
  'RB-09': {
    size: '9x9',
    units: 'A1 lancers @ E7 N vs:B1 charging; B1 archers @ E6 S; B2 archers @ A2 S',
    stage: 'shooting',
    seed: '01',
  },
  'RB-20': { ...flightThrough, units: broken('archers', 'spears') },
  M27: { ...flightThrough, units: broken('archers with insignificant', 'spears') },
  M46: { ...flightThrough, units: broken('archers', 'barrow-dead') },
  'RB-21': {
    size: '9x7',
    units: 'A1 lancers @ E6 N; A2 swords @ C7 S; B1 spears @ E3 S; B2 archers @ A1 S',
    sides: { obstacle: 'E3 S, E3 SE, E3 SW' },
    answers: ['charge A1 B1'],
    dice: [4, 1, 1, 3, 4, 6],
  },
  'RB-22': {
    units: 'A1 swords @ E3 N; A2 general @ E5 N; A3 wizard @ F4 N; B1 raiders @ A1 S',
    stage: 'movement',
    answers: ['join A2 A1'],
  },
  'RB-23': {
    size: '9x12',
    units: 'A1 swords; A2 archers; B1 raiders @ C2 S; B2 raiders',
    stage: 'deployment',
    zone: 'A1',
  },
  M16: {
    size: '9x12',
    units: 'A1 marsh-stalkers; A2 archers; B1 raiders @ C2 S; B2 raiders',
    stage: 'deployment',
    zone: 'A1',
  },
  M05: {
    size: '9x12',
    units: 'A1 light-riders @ E11 N; A2 swords @ C10 N; B1 raiders @ E2 S',
    stage: 'vanguard',
    answers: ['march A1 E7 N'],
  },
  M17: {
    size: '9x9',
    units: 'A1 archers with ambush (board edge); A2 swords @ A8 N; B1 raiders @ E3 S',
    stage: 'charges',
    turn: 2,
    answers: ['A4 SE 5'],
    dice: [3],
  },
  M32: {
    units: 'A1 giant with random movement (3D6) @ B4 NE; B1 raiders @ I1 S',
    size: '9x7',
    answers: ['NE'],
    dice: [5, 3, 3],
  },
  M34: {
    units: 'A1 swords @ C4 N; A2 swords without musician @ F4 N; B1 raiders @ D1 S',
    stage: 'movement',
    answers: ['reform A1 C4 N 9', 'reform A2 F4 N 7'],
  },
  M54: {
    size: '9x7',
    units: 'A1 archers with mobility 6 @ E6 N; B1 raiders @ B2 S',
    stage: 'movement',
    answers: ['reform A1 B5 N 5', 'shoot A1 B1'],
    seed: '01',
  },
  M31: {
    size: '9x7',
    units: 'A1 barrow-dead @ E6 N; B1 raiders @ G2 S',
    stage: 'movement',
    reach: 'A1',
  },
} as const satisfies Partial<Record<HelpedRuleId, Example>>
