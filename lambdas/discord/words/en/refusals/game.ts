import type { RefusalCode } from '../../../../../rules/index.ts'
import type { RefusalWords } from '../../types.ts'

/** Refusals of answers in any game: what is wrong, and what to do instead. */
export const game = {
  // answers to questions
  'not-offered': [
    '“{answer}” is not among the choices now.',
    'Take one of the buttons, or one that /answer lists.',
  ],
  'question-changed': [
    'The question has changed meanwhile.',
    'Look at /game status and answer the present one.',
  ],
  'still-fought': [
    'This battle is not over yet.',
    'The button works once it is; `/game status` shows where it stands.',
  ],
  'battle-over': ['This battle is over.', 'See /game status for the result; /challenge begins another.'],
  'no-hex': [
    'The board has no hex “{hex}”.',
    'Hexes are written like C7: columns A to {column}, rows 1 to {row}.',
  ],
  'no-facing': ['“{facing}” is no facing.', 'Facings are N, NE, SE, S, SW, NW.'],
  // undo
  'undo-dice': ['Dice have been rolled since; what they showed cannot be taken back.', 'Play on from here.'],
  'undo-answered': ['Your opponent has answered since.', 'Play on from here.'],
  'undo-nothing': [
    'There is nothing of yours to take back.',
    'Undo reaches back to where the figure’s activation began.',
  ],
  'not-your-turn': ['It is {name}’s turn to answer.', 'You will be pinged when it is yours.'],
  'is-out': ['You are out of this battle; the others play on.', 'Watch with /game status or /map.'],
  // armies and corrections
  'army-missing': ['An army of {army}{camp} is missing.', 'Bring one of each camp, or the starter armies.'],
  'army-too-big': ['{count} figures are too many; {most} at most.', 'Take some out with /army remove.'],
  'wrong-camp': ['{figure} does not fight for {camp}.', 'Choose a figure of that camp; see /figures list.'],
  'unknown-figure': ['No figure of the roster is called “{figure}”.', 'See /figures list.'],
  'no-correction': [
    'This cannot be put right in that game.',
    'Name a figure on the board, or say which hex it is to stand on.',
  ],
  'army-empty': ['The army is empty.', 'Add figures with /army add.'],
  'army-too-dear': [
    'It costs {cost} points, {over} more than {points}.',
    'Take figures out with /army remove.',
  ],
  'figure-banned': ['{figure} may not be taken here.', 'Choose another figure.'],
  'no-board': ['There is no board “{board}”.', 'Choose one that is offered.'],
} satisfies Partial<Record<RefusalCode, RefusalWords>>
