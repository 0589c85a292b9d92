import type { RuleId } from '../ruleIds.ts'
import type { Example } from './playExample.ts'

/** Cases of fights, casting, riders, fire and what else comes up in a battle. */
export const battleScenes = {
  'DB-14': {
    figures: 'A1 free-warrior D3 vs:B1+B2, A2 free-warrior E4 vs:B2, B1 raider D2, B2 raider E3',
    stage: 'division',
    dice: [6, 2, 1, 5, 3, 3],
  },
  'DB-15': {
    figures: 'A1 kings-guard D3 vs:B1+B2, B1 raider D4, B2 raider C4',
    stage: 'division',
    dice: [5, 5, 2, 4],
  },
  'DB-16': {
    figures:
      'A1 kings-guard D2 vs:B1, A2 free-warrior C1, A3 free-warrior E1, A4 kings-guard G3 vs:B2, B1 raider D1, B2 raider G4',
    stage: 'division',
    dice: [6, 2, 3, 5, 5, 3, 2],
  },
  'DB-17': {
    figures: 'A1 kings-heir D3 vs:B1 might0, B1 troll D4',
    stage: 'division',
    dice: [6, 5, 3, 4, 2, 1, 6, 3, 5],
  },
  'DB-18': {
    figures: 'A1 wise-one B3, B1 raider-captain F3 might0 will0',
    answers: ['cast A1 transfixing B1 2'],
    dice: [2, 4],
  },
  'DB-19': {
    figures: 'A1 wise-one B3, B1 raider-shaman F3 might0',
    answers: ['cast A1 transfixing B1 1'],
    orders: { resist: 'half' },
    dice: [4, 3, 5],
  },
  'DB-21': {
    figures: 'A1 free-captain D3 vs:B1, B1 troll D4',
    stage: 'division',
    orders: { strike: 'always' },
    dice: [3, 5, 4, 5, 2, 1, 6, 6],
  },
  'DB-23': {
    figures: 'A1 free-rider B3, B1 raider F3',
    answers: ['move A1 E3', 'done'],
    dice: [6, 4, 2, 3, 5],
  },
  'DB-24': {
    figures: 'A1 kings-guard D3 vs:B1, A2 free-spearman D2, B1 brute D4',
    stage: 'division',
    dice: [3, 5, 4, 2, 6],
  },
  'DB-25': {
    figures: 'A1 free-captain C3 burning, B1 raider H3',
    sides: { water: 'C3 SE, D3 NW, D2 SW' },
    answers: ['move A1 D3'],
  },
  'DB-26': {
    figures: 'A1 free-captain D3 vs:B1 might0, B1 ringwraith D4 might0',
    stage: 'division',
    dice: [2, 3, 5, 2],
  },
  'DB-28': {
    figures: 'A1 free-warrior C3, B1 raider G3',
    treasure: 'D3',
    answers: ['move A1 D3', 'lift A1'],
  },
} as const satisfies Partial<Record<RuleId, Example>>
