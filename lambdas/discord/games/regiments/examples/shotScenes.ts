import type { HelpedRuleId } from '../ruleIds.ts'
import type { Example } from './playExample.ts'

const target = 'B1 raiders @ E1 S; B2 spears @ A1 S'

/** Faces to hit that tell 4+, 5+ and 6+ apart: 7, 4 and 2 hits. */
const spread = [1, 2, 3, 4, 4, 4, 5, 5, 6, 6]

/** A charge that is shot at as it arrives. */
const shotAt = (who: string) =>
  ({
    size: '9x7',
    units: `A1 lancers @ E7 N; A2 swords @ C7 S; B1 ${who} @ E3 S; B2 spears @ A1 S`,
    answers: ['charge A1 B1'],
    seed: '02',
  }) as const

/** Cases of shots: range, sight and cover, and what changes them. */
export const shotScenes = {
  'RB-11': {
    size: '9x7',
    units: 'A1 archers @ E6 N; B1 raiders @ B4 S; B2 raiders @ E2 S; B3 raiders @ G5 SW; B4 raiders @ C3 S',
    sides: {
      impassable: 'B3 SE, B3 S, C3 SW, C3 S, C3 SE, D2 SW, D2 S',
      obstacle: 'B4 S, B4 SE, C4 S, C4 SE',
      difficult: 'D3 SW, D3 S, E4 NW, E3 S, E4 NE, F3 S, F3 SE',
    },
    stage: 'shooting',
    sight: 'A1',
  },
  // Who stands in open order hides as others do.
  M53: {
    size: '9x7',
    units: 'A1 archers @ E6 N; B1 javelins @ D4 S; B2 javelins @ E4 S; B3 javelins @ F4 S; B4 raiders @ E2 S',
    stage: 'shooting',
    sight: 'A1',
  },
  M49: {
    size: '9x7',
    units: 'A1 ballista @ E4 N; B1 raiders @ E1 S; B2 raiders @ H4 NW; B3 raiders @ D7 N',
    stage: 'shooting',
    sight: 'A1',
  },
  M09: {
    units: 'A1 archers @ D4 N; A2 archers @ F4 N; B1 raiders @ D1 S; B2 marsh-stalkers @ F1 S',
    stage: 'shooting',
    answers: ['shoot A1 B1', 'shoot A2 B2'],
    dice: [...spread, 4, 4, 1, 1, 1, 1, 1, 1, 1, ...spread, 4, 1, 1, 1, 1],
  },
  A20: {
    units: `A1 crossbows @ D5 N; A2 archers @ F5 N; ${target}`,
    stage: 'movement',
    answers: ['advance A1 D4 N', 'advance A2 F4 N', 'shoot A1 B1', 'shoot A2 B1'],
    dice: [...spread, 4, 1, ...spread, 4, 4, 1, 1, 1, 1],
  },
  A34: {
    units: `A1 archers with bow (4+, quick) @ D5 N; A2 archers @ F5 N; ${target}`,
    stage: 'movement',
    answers: ['advance A1 D4 N', 'advance A2 F4 N', 'shoot A1 B1', 'shoot A2 B1'],
    dice: [...spread, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, ...spread, 4, 1, 1, 1, 1],
  },
  A31: shotAt('javelins'),
  W14: shotAt('javelins'),
  W13: shotAt('archers with pistol (4+)'),
  A03: {
    units: 'A1 light-riders with sweeping attack (D3) @ B4 N; B1 raiders @ E3 S; B2 spears @ I1 S',
    stage: 'movement',
    answers: ['march A1 G4 NE', 'B1'],
  },
  A04: {
    units: `A1 ballista with crossbow (4+, range 48, 1 shot, Str 3, area attack (3x3)) @ E5 N; ${target}`,
    stage: 'shooting',
    answers: ['shoot A1 B1'],
  },
  A13: {
    units: 'A1 ballista @ E5 N; B1 brutes @ E1 S; B2 spears @ A1 S',
    stage: 'shooting',
    answers: ['shoot A1 B1'],
  },
  A32: {
    size: '9x7',
    units: 'A1 archers with shoots after a march @ E7 N; B1 raiders @ E1 S; B2 spears @ A1 S',
    stage: 'movement',
    answers: ['march A1 E4 N', 'shoot A1 B1'],
  },
  A35: {
    units: 'A1 15 archers 5x3 @ D4 N; A2 15 javelins 5x3 @ F3 N; B1 raiders @ E1 S; B2 spears @ A1 S',
    stage: 'shooting',
    answers: ['shoot A1 B1', 'shoot A2 B1'],
  },
  W15: {
    units: 'A1 wyvern @ E3 N; B1 raiders @ E1 S; B2 spears @ A1 S',
    stage: 'shooting',
    answers: ['shoot A1 B1'],
  },
} as const satisfies Partial<Record<HelpedRuleId, Example>>
