/**
 * The first battle, in lessons: each is a scene on the board, with one thing for the player to do. Whether it was done
 * is read from what the rules say happened; words for all of it are elsewhere. The player is the first of the two.
 */

import type { Numbered } from '../../core/tape.ts'
import type { LessonState } from '../../play/gameParts.ts'
import type { EventName, GameEvent } from '../battle/events.ts'
import { figureById } from '../battle/game.ts'
import { inZone, isThreatened } from '../battle/points/zones.ts'
import { type OpenGame, open } from '../engine.ts'
import type { CombatHexSave } from '../types.ts'
import { firstField } from './field.ts'
import { beginScene, type Position, type ScenePiece } from './scene.ts'

export const lessonIds = [
  'deploy',
  'move',
  'sides',
  'zone',
  'shoot',
  'turn',
  'fight',
  'ability',
  'convert',
  'victory',
] as const
export type LessonId = (typeof lessonIds)[number]

/** What the player's last answer came to. */
interface AfterAnswer extends OpenGame {
  events: readonly GameEvent[]
}

export interface Lesson {
  scene: Position
  /**
   * where the dice come from, hexadecimal, chosen so that what the lesson shows comes about; left out: nobody knows
   * beforehand, as in any battle
   */
  seed?: string
  /**
   * what the picture points at: the figure to act with, the player whose danger zones are shown, and whether it shows
   * where that figure can go
   */
  shows?: { figure: string; zones?: number; reach?: true }
  done(look: AfterAnswer): boolean
  /** the player does what is asked, in more than one step; left out: it takes one */
  onTheWay?(look: AfterAnswer): boolean
}

const piece =
  (type: string) =>
  (at: string, facing: string): ScenePiece => ({ type, at, facing })
const elf = piece('elf-warrior')
const rohan = piece('rohan-warrior')
const archer = piece('hobbit-archer')
const uruk = piece('uruk-hai')
const orc = piece('orc-warrior')
const goblin = piece('goblin-archer')

/** Both sides far from one another; a lesson moves whom it is about. */
const scene = (
  figures: Partial<Record<'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3', ScenePiece>>,
  more: Partial<Position> = {},
): Position => ({
  board: firstField,
  figures: {
    A1: elf('B4', 'NE'),
    A2: rohan('B2', 'NE'),
    A3: archer('B6', 'NE'),
    B1: uruk('J4', 'SW'),
    B2: orc('J2', 'SW'),
    B3: goblin('J6', 'SW'),
    ...figures,
  },
  ...more,
})

const waiting = (type: string): ScenePiece => ({ type, facing: 'NE' })

/** What the player's own figures did, by the name of the event. */
const own = <E extends EventName>({ events }: AfterAnswer, name: E) =>
  events.filter(
    (each): each is Extract<GameEvent, { event: E }> =>
      each.event === name && (!('figure' in each) || each.figure.startsWith('A')),
  )

/** The first column beyond the brook. */
const beyondBrook = 5

/** The lessons, each by its name. */
export const lessons: Readonly<Record<LessonId, Lesson>> = {
  deploy: {
    scene: scene(
      { A1: waiting('elf-warrior'), A2: waiting('rohan-warrior'), A3: waiting('hobbit-archer') },
      { phase: 'deployment' },
    ),
    seed: '0001',
    done: ({ state }) => state.deployed.includes(0),
    onTheWay: ({ state }) => state.phase === 'deployment',
  },
  move: {
    scene: scene({}),
    shows: { figure: 'A1' },
    done: look => own(look, 'moved').length > 0,
  },
  sides: {
    scene: scene({ A2: rohan('E3', 'SE') }),
    shows: { figure: 'A2', reach: true },
    done: ({ state, board, game, ...look }) =>
      own({ state, board, game, ...look }, 'moved').some(({ figure }) => {
        const at = figureById(game, figure)?.at ?? -1
        return board !== null && at >= 0 && at % board.columns >= beyondBrook
      }),
  },
  zone: {
    scene: scene({ A1: elf('B3', 'NE'), B2: orc('E4', 'NW') }),
    shows: { figure: 'A1', zones: 1, reach: true },
    done: look =>
      own(look, 'moved').some(({ figure }) => {
        const moved = figureById(look.game, figure)
        return moved !== undefined && isThreatened(look.game, moved)
      }),
  },
  shoot: {
    scene: scene({ A3: archer('C4', 'NE'), A1: elf('B3', 'NE'), B3: goblin('G4', 'SW') }),
    seed: '0000',
    shows: { figure: 'A3' },
    done: look => own(look, 'shot').length > 0,
  },
  turn: {
    scene: scene({ A1: elf('D4', 'NW'), B2: orc('D5', 'S') }),
    shows: { figure: 'A1', zones: 0 },
    done: look =>
      own(look, 'turned').some(({ figure }) => {
        const turned = figureById(look.game, figure)
        return turned !== undefined && inZone(look.game, turned).length > 0
      }),
  },
  fight: {
    scene: scene(
      { A1: elf('D4', 'SE'), A2: rohan('E6', 'N'), B2: orc('E5', 'NW') },
      { phase: 'defence', attacker: 1 },
    ),
    seed: '0021',
    done: ({ events }) => events.some(({ event }) => event === 'combat-ended'),
    onTheWay: ({ state }) => state.phase === 'defence' && state.turn === 1,
  },
  ability: {
    scene: scene({ A1: elf('C4', 'NE') }),
    shows: { figure: 'A1' },
    done: look => own(look, 'activated').length > 0,
  },
  convert: {
    scene: scene({ A3: archer('C4', 'NE'), A1: elf('B3', 'NE'), B2: orc('G4', 'SW') }),
    seed: '0002',
    shows: { figure: 'A3' },
    done: look => own(look, 'converted').length > 0,
    onTheWay: ({ question }) => question?.kind === 'convert-hit',
  },
  victory: {
    // Wounded and near: it is decided in two turns, and mostly won.
    scene: scene(
      {
        A1: elf('D3', 'SE'),
        A2: rohan('D4', 'NE'),
        A3: archer('C4', 'NE'),
        B1: { ...uruk('G3', 'SW'), life: 1 },
        B2: { ...orc('G4', 'NW'), life: 1 },
        B3: { ...goblin('H4', 'SW'), life: 1 },
      },
      { lastTurn: 2 },
    ),
    done: ({ state }) => state.phase === 'over',
    onTheWay: () => true,
  },
}

/** The scene of a lesson as it begins; one that has dice of its own takes none from `seed`. */
export function beginLesson(
  id: LessonId,
  { seed, first, names }: { seed: string; first: number; names: readonly [string, string] },
): { save: CombatHexSave; events: Numbered<GameEvent>[] } {
  const { scene, seed: own } = lessons[id]
  return beginScene(scene, { seed: own ?? seed, first, names: [...names] })
}

/**
 * How far a lesson has come by the player's last answer.
 * @param events all that came of it, the computer's answers included
 */
export function lessonState(
  id: LessonId,
  before: LessonState,
  save: CombatHexSave,
  events: readonly GameEvent[],
): LessonState {
  const { done, onTheWay } = lessons[id]
  const look = { ...open(save), events }
  if (before === 'done' || done(look)) return 'done'
  // Whoever takes something back is where they were.
  if (events.some(({ event }) => event === 'undone')) return 'begun'
  return onTheWay?.(look) ? 'begun' : 'other'
}
