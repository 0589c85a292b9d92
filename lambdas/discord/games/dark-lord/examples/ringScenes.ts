import type { RuleId } from '../ruleIds.ts'
import type { Example } from './playExample.ts'

/** Cases of the Ring: on, unseen, off, and its will. */
export const ringScenes = {
  'DL-03': {
    figures: 'A1 bearer B3 ring, A2 free-warrior A2, B1 raider E3',
    answers: ['move A1 C3', 'ring A1', 'move A1 D3-E4-F4'],
    zones: true,
  },
  'DL-04': {
    figures: 'A1 bearer C3 ring, A2 free-warrior A2, B1 raider D3 vs:A1, B2 raider C4 vs:A1',
    answers: ['ring A1'],
    zones: true,
  },
  'DL-05': {
    figures: 'A1 mounted-bearer C3 ring, A2 free-warrior A2, B1 raider G3',
    answers: ['move A1 D3-E4', 'ring A1'],
    dice: [4],
  },
  'DL-06': {
    figures: 'A1 bearer E3 worn, A2 free-warrior E5, B1 raider-shaman B3',
    shadowActs: true,
    answers: ['cast B1 transfixing A2 1'],
    dice: [4],
  },
  'DL-07': {
    figures: 'A1 bearer E3 worn, A2 free-warrior F4, B1 raider-archer B3',
    stage: 'shooting',
    shadowActs: true,
    answers: ['shoot B1 A2'],
    dice: [5, 5],
  },
  'DL-08': {
    figures: 'A1 bearer D3 worn, B1 raider F4, A2 free-archer B2',
    stage: 'shooting',
    answers: ['shoot A2 B1'],
    dice: [4, 5],
  },
  'DL-09': {
    figures: 'A1 bearer D3 worn, B1 raider B2',
    shadowActs: true,
    answers: ['move B1 F3'],
    zones: true,
  },
  'DL-10': { figures: 'A1 bearer D3 worn, B1 raider B2', shadowActs: true, answers: ['move B1 C3-D3-E4-F4'] },
  'DL-11': {
    figures: 'A1 bearer B3 worn, B1 raider C4, B2 raider D3, B3 raider C3',
    answers: ['move A1 C3-D3-E4'],
    zones: true,
  },
  'DL-12': { figures: 'A1 bearer D3 worn, B1 raider B2', shadowActs: true, answers: ['move B1 C3-D3'] },
  'DL-13': {
    figures: 'A1 bearer D3 worn, A2 free-warrior G2, B1 raider D4',
    raised: 'D3',
    sides: { obstacle: 'D3 N, D3 NE, D3 SE, D3 S, D3 SW, D3 NW' },
    shadowActs: true,
    answers: ['move B1 D3'],
    dice: [2],
  },
  'DL-14': {
    figures: 'A1 bearer E3 worn, B1 raider-captain B3 might0 will0',
    shadowActs: true,
    answers: ['move B1 C4-D3 A1'],
    dice: [5, 4],
  },
  'DL-15': {
    figures: 'A1 kings-guard C3, B1 wretch E3 worn, B2 raider H3',
    answers: ['move A1 D3 B1'],
    dice: [4, 3],
  },
  'DL-16': {
    figures: 'A1 bearer D3 worn vs:B1 might0, A2 free-warrior B2, B1 raider-captain D4 might0',
    stage: 'division',
    dice: [5, 5, 4, 3],
  },
  'DL-17': {
    figures: 'A1 bearer E3 worn, B1 ringwraith C2',
    shadowActs: true,
    answers: ['move B1 D2 A1'],
    zones: true,
  },
  'DL-18': { figures: 'A1 bearer D3 worn, B1 raider G3', answers: ['unring A1'], dice: [2, 3] },
  'DL-19': { figures: 'A1 burglar D3 worn might0 will0, B1 raider G3', answers: ['unring A1'], dice: [1, 2] },
  'DL-21': { figures: 'A1 bearer D3 worn might0, B1 raider G3', stage: 'opening', dice: [2] },
  'DL-23': { figures: 'A1 bearer D3 worn, B1 raider G3', stage: 'opening', dice: [2] },
  'DL-24': { figures: 'A1 bearer D3 worn, B1 raider G3', stage: 'opening', dice: [4], reach: 'A1' },
  'DL-25': {
    figures: 'A1 bearer C3 worn might0, B1 raider G3',
    stage: 'opening',
    orders: { 'will-move': 'ask' },
    answers: ['move A1 F4'],
    dice: [1],
  },
  'DL-27': {
    figures: 'A1 bearer C3 worn might0, B1 troll E3',
    stage: 'opening',
    orders: { 'will-move': 'ask' },
    answers: ['move A1 D3 B1'],
    dice: [1],
  },
  'DL-30': { figures: 'A1 bearer D3 ring, B1 raider E4', answers: ['ring A1'] },
  'DL-22': {
    figures: 'A1 bearer D3 worn, A2 free-warrior B2, B1 raider G3',
    stage: 'opening',
    orders: { 'will-now': 'later' },
    answers: ['will A1'],
    dice: [5],
  },
  'DL-32': {
    figures: 'A1 burglar C3, A2 bearer D4, A3 free-warrior B2, B1 wretch G3, B2 raider G2',
    stage: 'ring',
    dice: [5, 3],
  },
  'DL-33': {
    figures: 'A1 wretch C3, A2 free-warrior B2, B1 wretch G3, B2 raider G2',
    stage: 'ring',
    dice: [5, 3],
  },
} as const satisfies Partial<Record<RuleId, Example>>
