import type { RuleId } from '../ruleIds.ts'
import type { Example } from './playExample.ts'

/** Cases of moving, zones, charging, sight and shooting. */
export const turnScenes = {
  'DB-01': {
    figures: 'A1 free-archer B3, B1 raider F3',
    stage: 'shooting',
    answers: ['shoot A1 B1'],
    dice: [4, 5],
  },
  'DB-02': {
    figures: 'A1 free-warrior C3, A2 free-warrior B5, B1 raider F3, B2 raider G2 lying',
    sides: { impassable: 'F3 NE, F3 N' },
    zones: true,
  },
  'DB-06': { figures: 'A1 kings-heir C3 might0, B1 troll E3', answers: ['move A1 D3'], dice: [2, 1] },
  'DB-07': {
    figures: 'A1 free-captain D3 vs:B1, B1 brute D4',
    stage: 'division',
    dice: [4, 3, 5, 3, 3],
  },
  'DB-08': {
    figures: 'A1 bearer D3 vs:B1 might0, B1 raider-captain D4 might0',
    stage: 'division',
    dice: [2, 6, 3, 5, 4, 1],
  },
  'DB-09': {
    figures: 'A1 free-warrior C3, B1 raider I5',
    sides: { water: 'D2 SE, D3 NE', difficult: 'C4 S, B3 S, B3 SE', obstacle: 'C2 N, D2 N, B1 NE' },
    raised: 'B2 A2 A3',
    reach: 'A1',
  },
  'DB-10': {
    figures: 'A1 free-warrior B3, B1 raider E3, B2 raider E4',
    answers: ['move A1 C4-D3'],
    zones: true,
  },
  'DB-11': {
    figures: 'A1 free-captain C3 might0 will0, B1 troll E3, B2 wretch E4 worn, B3 raider H1',
    answers: ['move A1 D3 B2'],
    dice: [3, 4, 5, 4],
  },
  'DB-12': {
    figures: 'A1 free-archer B3, B1 raider F3',
    sides: { obstacle: 'D1 NE, D1 SE, D2 NE, D2 SE, D3 NE, D3 SE, D4 NE, D4 SE' },
    stage: 'shooting',
    answers: ['shoot A1 B1'],
    dice: [4, 5, 6],
  },
  'DB-13': {
    figures: 'A1 free-warrior C3, B1 raider F5',
    raised: 'C2 C3 B2 D2',
    sides: { obstacle: 'C3 S, C3 SE, C3 SW' },
    answers: ['move A1 C4'],
    dice: [2],
  },
} as const satisfies Partial<Record<RuleId, Example>>
