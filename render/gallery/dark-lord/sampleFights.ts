import type { GameEvent, NewEvent } from '../../../rules/dark-lord/index.ts'
import { stateWith } from './sampleState.ts'

/** What was told of a fight, and the game after it. */
const inFights = (told: readonly NewEvent[]): GameEvent[] =>
  told.map(each => ({ ...each, turn: 4, stage: 'fights' }))

/** A heir and his men after two fights: one with everything that a fight may have, and one in which nothing came of it. */
export const fought = stateWith(
  'the-hills',
  [
    ['kings-heir', 'J6', { life: 1, might: 1, fate: 0 }],
    ['kings-guard', 'J7', { condition: 'removed', at: -1 }],
    ['free-spearman', 'I6'],
    ['free-warrior', 'G9'],
    ['mounted-bearer', 'F8', { ring: 'on', might: 1 }],
  ],
  [
    ['dark-lord', 'K6', { life: 5, might: 2 }],
    ['raider', 'H9'],
    ['raider-spearman', 'H10'],
  ],
  { stage: 'fights', turn: 4 },
)

export const greatFight = inFights([
  { event: 'fight-began', one: 'B1', others: ['A1', 'A2'], supporters: ['A3'] },
  { event: 'heroic', figure: 'A1', what: 'strike', added: 3 },
  {
    event: 'duel',
    winner: 1,
    by: 'fight',
    sides: [
      {
        figures: [
          { figure: 'A1', dice: [5, 2, 4], might: 1 },
          { figure: 'A2', dice: [3], might: 0 },
          { figure: 'A3', dice: [1], might: 0 },
        ],
        best: 6,
        fight: 9,
      },
      { figures: [{ figure: 'B1', dice: [6, 4, 4, 1], might: 0 }], best: 6, fight: 9 },
    ],
  },
  { event: 'trapped', figure: 'A2' },
  { event: 'backed-off', figure: 'A1', from: 'J5', to: 'J6' },
  ...(
    [
      ['A1', [5], true],
      ['A2', [3], true],
      ['A2', [1], false],
      ['A1', [4], true],
    ] as const
  ).map(
    ([target, faces, wounded]): NewEvent => ({
      event: 'struck',
      figure: 'B1',
      target,
      part: 'rider',
      cause: 'strike',
      strength: 8,
      defence: 7,
      faces: [...faces],
      wounded,
    }),
  ),
  { event: 'saved', figure: 'A1', face: 2, might: 0, saved: false },
  { event: 'hurt', figure: 'A1', part: 'rider', left: 2 },
  { event: 'hurt', figure: 'A1', part: 'rider', left: 1 },
  { event: 'hurt', figure: 'A2', part: 'rider', left: 0 },
  { event: 'removed', figure: 'A2', at: 'J7', why: 'slain' },
  { event: 'fight-over', one: 'B1', others: ['A1', 'A2'] },
])

export const vainFight = inFights([
  { event: 'fight-began', one: 'A4', others: ['B2'], supporters: ['B3'] },
  {
    event: 'duel',
    winner: 0,
    by: 'dice',
    sides: [
      { figures: [{ figure: 'A4', dice: [4], might: 0 }], best: 4, fight: 3 },
      {
        figures: [
          { figure: 'B2', dice: [2], might: 0 },
          { figure: 'B3', dice: [3], might: 0 },
        ],
        best: 3,
        fight: 3,
      },
    ],
  },
  { event: 'backed-off', figure: 'B2', from: 'G10', to: 'H9' },
  {
    event: 'struck',
    figure: 'A4',
    target: 'B2',
    part: 'rider',
    cause: 'strike',
    strength: 3,
    defence: 5,
    faces: [2],
    wounded: false,
  },
  { event: 'fight-over', one: 'A4', others: ['B2'] },
])

/** The Ring calls the bearer, who has no Might left to withstand it, or one point. */
export const ringOvercomes = inFights([
  { event: 'will-of-the-ring', figure: 'A5', face: 2, might: 0, obeyed: false },
])
export const ringWithstood = inFights([
  { event: 'will-of-the-ring', figure: 'A5', face: 3, might: 1, obeyed: true },
])
