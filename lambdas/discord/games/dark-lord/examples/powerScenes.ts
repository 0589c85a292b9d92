import type { RuleId } from '../ruleIds.ts'
import type { Example } from './playExample.ts'

/** Cases of powers. */
export const powerScenes = {
  'DL-50': {
    figures: 'A1 free-captain C3 will0 might0, B1 dark-lord F3',
    shadowActs: true,
    answers: ['cast B1 draining A1 1'],
    dice: [3],
  },
  'DL-53': {
    figures: 'A1 free-captain C3 will0 might0, B1 dark-lord F3',
    shadowActs: true,
    answers: ['cast B1 draining A1 1 channel'],
    dice: [3, 4],
  },
  'DL-54': {
    figures: 'A1 free-captain C3 will0 might0, B1 dark-lord F3',
    shadowActs: true,
    answers: ['cast B1 transfixing A1 1'],
    dice: [4],
  },
  'DL-55': {
    figures: 'A1 free-captain C3 will0 might0, B1 dark-lord F3',
    shadowActs: true,
    answers: ['cast B1 transfixing A1 1 channel'],
    dice: [4],
  },
  'DL-56': {
    figures: 'A1 free-captain C3 will0 might0, B1 ringwraith F4, B2 raider F2',
    shadowActs: true,
    answers: ['cast B1 compelling A1 1', 'move A1 D3-E3'],
    dice: [5],
  },
  'DL-57': {
    figures: 'A1 free-captain C3 will0 might0, B1 ringwraith F4, B2 troll F2',
    shadowActs: true,
    answers: ['cast B1 compelling A1 1', 'move A1 D2-E3'],
    dice: [5],
  },
  'DL-58': {
    figures: 'A1 bearer C3 ring will0 might0, A2 free-captain A2, B1 ringwraith F4',
    shadowActs: true,
    answers: ['cast B1 compelling A1 1', 'ring', 'move A1 D3'],
    dice: [5],
  },
  'DL-59': {
    figures: 'A1 free-captain C3 will0 might0, B1 ringwraith F4',
    shadowActs: true,
    answers: ['cast B1 compelling A1 1', 'leave'],
    dice: [5],
  },
  'DL-62': {
    figures: 'A1 free-warrior E3, A2 free-captain F4 will0 might0, A3 free-warrior C3, B1 dark-lord D4',
    shadowActs: true,
    answers: ['cast B1 frightening 1'],
    dice: [4, 1, 2, 6, 5, 2, 2],
  },
  'DL-63': {
    figures: 'A1 free-warrior E3, A2 free-warrior F1, B1 dark-lord D4',
    shadowActs: true,
    answers: ['cast B1 frightening 1'],
    dice: [4, 1, 2, 1, 1],
  },
  'DL-66': {
    figures: 'A1 free-captain C3 will0 might0 fate0, B1 dark-lord F3',
    shadowActs: true,
    answers: ['cast B1 wounding A1 2'],
    dice: [4, 2],
  },
  'DL-68': {
    figures: 'A1 burglar C3 might0, B1 dark-lord F3',
    shadowActs: true,
    orders: { resist: 'none' },
    answers: ['cast B1 sapping A1 2'],
    dice: [4, 2, 3],
  },
  'DL-69': {
    figures: 'A1 burglar C3 might0, B1 dark-lord F3',
    shadowActs: true,
    orders: { resist: 'none' },
    answers: ['cast B1 sapping A1 2 channel'],
    dice: [4, 2, 3],
  },
  'DL-65': {
    figures: 'A1 free-captain F4 will0 might0, B1 dark-lord D4',
    shadowActs: true,
    answers: ['cast B1 frightening 1 channel'],
    dice: [4, 6, 5, 1],
  },
} as const satisfies Partial<Record<RuleId, Example>>
