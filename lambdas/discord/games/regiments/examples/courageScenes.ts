import type { HelpedRuleId } from '../ruleIds.ts'
import type { Example } from './playExample.ts'

/** Cases of courage, of those who lead, and of magic. */
export const courageScenes = {
  M08: {
    size: '15x9',
    units:
      'A1 swords @ B8 N vs:B1; A2 captain @ in:A1; A3 general @ O8 N; B1 raiders @ B7 S; B2 archers @ A1 S',
    stage: 'shooting',
    heeded: true,
    seed: '03',
  },
  M39: {
    size: '9x9',
    units: 'A1 spears @ D5 N vs:B1; A2 general @ F8 N; B1 raiders @ D4 S; B2 archers @ A1 S',
    stage: 'shooting',
    heeded: true,
    seed: '07',
  },
  M40: {
    size: '9x9',
    units: 'A1 spears @ D5 N vs:B1; A2 great-banner @ F8 N; B1 raiders @ D4 S; B2 archers @ A1 S',
    stage: 'shooting',
    heeded: true,
    seed: '01',
  },
  M20: {
    size: '9x9',
    units: 'A1 swords @ E2 N; B1 raiders @ E7 N vs:A2; A2 archers @ E6 S; A3 spears @ A8 N',
    stage: 'shooting',
    orders: { pursue: 'never' },
    seed: '10',
  },
  M42: {
    size: '9x9',
    units: 'A1 light-riders @ E5 S vs:B1; B1 spears @ E6 N; B2 archers @ I1 S',
    stage: 'shooting',
  },
  // A flight that is chosen, through a friend who does not mind it.
  M23: {
    size: '9x9',
    units: 'A1 lancers with horror @ E9 N; B1 archers @ E5 S; B2 spears @ E4 S; B3 raiders @ A1 S',
    answers: ['charge A1 B1'],
    orders: { reaction: 'flee', redirect: 'never' },
    seed: '04',
  },
  M52: {
    size: '9x9',
    units: 'A1 wyvern @ E8 N; B1 archers @ E5 S; B2 raiders @ A1 S',
    answers: ['charge A1 B1'],
    orders: { redirect: 'never' },
    seed: '04',
  },
  'RB-24': {
    size: '9x7',
    units: 'A1 swords @ E6 N; A2 wizard @ in:A1 knows:embers-1; B1 raiders @ E2 S; B2 spears @ A1 S',
    stage: 'magic',
    magic: [6, 4],
    orders: { dispel: 'never' },
    answers: ['cast A2 embers-1 B1 2'],
  },
  M43: {
    size: '9x7',
    units:
      'A1 swords @ E6 N; A2 wizard @ in:A1 knows:embers-1; B1 raiders with magic resistance (2) @ E2 S; B2 spears @ A1 S',
    stage: 'magic',
    magic: [6, 4],
    orders: { dispel: 'never' },
    answers: ['cast A2 embers-1 B1 2'],
    dice: [3, 3],
  },
} as const satisfies Partial<Record<HelpedRuleId, Example>>
