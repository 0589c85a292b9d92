import type { RuleId } from '../ruleIds.ts'
import type { Example } from './playExample.ts'

/** Cases of dread and terror, and of the Dark Lord himself. */
export const lordScenes = {
  'DL-34': { figures: 'A1 free-captain C3, A2 free-warrior B2, B1 dark-lord G3', zones: true, ring: ['B1'] },
  'DL-35': {
    figures: 'A1 free-captain C3, B1 dark-lord G2, B2 raider-drummer F4',
    zones: true,
    ring: ['B1', 'B2'],
  },
  'DL-36': {
    figures: 'A1 wise-one C3, B1 dark-lord G3',
    answers: ['cast A1 transfixing B1 2'],
    dice: [3, 4, 2, 5],
    orders: { resist: 'one' },
  },
  'DL-37': { figures: 'A1 free-warrior C3, B1 troll E3', answers: ['move A1 D3'], dice: [4, 3] },
  'DL-38': { figures: 'A1 free-warrior C3, B1 troll E3', answers: ['move A1 D3'], dice: [4, 3] },
  'DL-39': { figures: 'A1 free-archer C3, B1 troll E3', answers: ['move A1 D3'], dice: [2, 3] },
  'DL-40': {
    figures: 'A1 kings-heir E3, B1 ringwraith D3 might0, B2 raider E2',
    shadowActs: true,
    answers: ['charge B2 A1', 'charge B1 A1'],
    dice: [3, 2],
  },
  'DL-42': {
    figures: 'A1 kings-heir D3 vs:B1 might0, B1 dark-lord D4 ring life1 might0',
    stage: 'division',
    dice: [6, 5, 4, 1, 1, 1, 1, 6, 5, 4, 2, 3],
  },
  'DL-43': {
    figures: 'A1 kings-heir D3 vs:B1 might0, B1 dark-lord D4 ring life1 might0',
    stage: 'division',
    dice: [6, 5, 4, 1, 1, 1, 1, 6, 5, 4, 6, 6, 3, 2],
  },
  'DL-44': {
    figures: 'A1 kings-heir D3 vs:B1 might0, B1 dark-lord D4 ring life1',
    stage: 'division',
    dice: [6, 5, 4, 1, 1, 1, 1, 6, 5, 1, 2, 3],
  },
  'DL-46': {
    figures: 'A1 free-captain C3 will0, B1 dark-lord F3 will0',
    shadowActs: true,
    answers: ['cast B1 transfixing A1 1'],
    dice: [4],
  },
  'DL-47': {
    figures:
      'A1 free-warrior D3 vs:B1, A2 free-warrior E4 vs:B1, A3 free-spearman D2, B1 dark-lord D4 might0',
    stage: 'division',
    orders: { 'strike-how': 'sweep' },
    dice: [4, 3, 2, 6, 5, 2, 1, 5, 2, 4],
  },
  'DL-48': {
    figures: 'A1 free-captain D3 vs:B1 might0 fate0, B1 dark-lord D4 might0',
    stage: 'division',
    orders: { 'strike-how': 'brand' },
    dice: [4, 3, 6, 5, 2, 1, 5, 2, 3, 2],
  },
  'DL-49': {
    figures: 'A1 free-captain D3 vs:B1 might0 fate0, B1 dark-lord D4 might0',
    stage: 'division',
    orders: { 'strike-how': 'brand' },
    dice: [4, 3, 6, 5, 2, 1, 2, 4, 3, 2],
  },
} as const satisfies Partial<Record<RuleId, Example>>
