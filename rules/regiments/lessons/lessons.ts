/**
 * The first battle of Regiments, in lessons: each is a scene on the board, with one thing for the player to do. Whether it
 * was done is read from what the rules say happened; words for all of it are elsewhere. The player leads the Crown.
 */

import { hexOf } from '../../board/board.ts'
import type { Engine } from '../../play/engine.ts'
import type { Lessons } from '../../play/gameParts.ts'
import { type AfterLessonAnswer, lessonsOfScenes, type SceneLesson } from '../../play/sceneLessons.ts'
import { arcOf } from '../field/arcs.ts'
import { boardOf } from '../field/battlefield.ts'
import type { GameEvent } from '../field/events.ts'
import type { Regiment } from '../state.ts'
import type { Regiments } from '../types.ts'
import { drillField } from './drillField.ts'
import { type Position, type StandingUnit, saveOfScene } from './scene.ts'

export const lessonIds = [
  'block',
  'march',
  'reform',
  'charge',
  'melee',
  'pursuit',
  'volley',
  'spells',
  'leaders',
  'battle',
] as const
export type LessonId = (typeof lessonIds)[number]

type AfterDoing = AfterLessonAnswer<Regiments>

export interface Lesson extends SceneLesson<Regiments, Position> {
  /** the unit to act with */
  unit?: string
}

const scene = (units: Position['units'], more: Partial<Position> = {}): Position => ({
  board: drillField,
  units,
  ...more,
})

const at = (type: string, place: string, more: Partial<StandingUnit> = {}): StandingUnit => ({
  type,
  at: place,
  ...more,
})
/** An enemy that is not there yet, so that a lesson does not end the battle. */
const later = at('barrow-dead', '')

const happened = <E extends GameEvent['event']>({ events }: AfterDoing, name: E, unit: string) =>
  events.find(
    (each): each is Extract<GameEvent, { event: E }> =>
      each.event === name && 'unit' in each && each.unit === unit,
  )

const unitIn = ({ state }: AfterDoing, label: string): Regiment =>
  state.regiments.find(each => each.label === label)!

/** Does one unit have another in its front arc? */
function faces(look: AfterDoing, label: string, other: string): boolean {
  const board = boardOf(look.state)
  const { at: here, facing } = unitIn(look, label)
  return arcOf(hexOf(board, here), facing, hexOf(board, unitIn(look, other).at)) === 'front'
}

/** The lessons, each by its name. */
export const lessonsById: Readonly<Record<LessonId, Lesson>> = {
  block: {
    scene: scene({
      A1: at('swords', 'E6 N'),
      A2: at('spears', 'B8 N'),
      B1: at('raiders', 'E3 S'),
      B2: at('archers', 'H5 N'),
    }),
    done: look => happened(look, 'declared', 'A1')?.on === 'B2',
  },
  march: {
    scene: scene(
      { A1: at('spears', 'E8 N'), A2: at('swords', 'C8 N'), B1: at('raiders', 'E1 S') },
      { stage: 'movement' },
    ),
    unit: 'A1',
    done: look => happened(look, 'moved', 'A1')?.to === 'E5',
  },
  reform: {
    scene: scene(
      { A1: at('swords', 'D5 N'), A2: at('spears', 'B7 N'), B1: at('raiders', 'H8 NW') },
      { stage: 'movement' },
    ),
    unit: 'A1',
    done: look => unitIn(look, 'A1').files > 5 && faces(look, 'A1', 'B1'),
  },
  charge: {
    scene: scene({
      A1: at('lancers', 'E8 N'),
      A2: at('swords', 'B7 N'),
      B1: at('archers', 'E2 S'),
      B2: at('raiders', 'B4 S'),
    }),
    seed: '0003',
    done: look => happened(look, 'charged', 'A1')?.on === 'B1',
    onTheWay: look => happened(look, 'declared', 'A1')?.on === 'B1',
  },
  melee: {
    scene: scene({
      A1: at('spears', 'E5 N', { touches: ['B1'] }),
      A2: at('lancers', 'H3 NW'),
      B1: at('raiders', 'E4 S', { life: 16 }),
      B2: later,
    }),
    seed: '0001',
    done: look =>
      happened(look, 'charged', 'A2') !== undefined && look.events.some(({ event }) => event === 'melee'),
  },
  pursuit: {
    scene: scene(
      {
        A1: at('swords', 'E5 N', { touches: ['B1'] }),
        A2: at('spears', 'B7 N'),
        B1: at('archers', 'E4 S'),
        B2: later,
      },
      { stage: 'movement' },
    ),
    seed: '0019',
    orders: { pursue: 'ask' },
    done: look => happened(look, 'pursued', 'A1') !== undefined,
    onTheWay: ({ question }) => question?.kind === 'pursue',
  },
  volley: {
    scene: scene(
      {
        A1: at('crossbows', 'E7 N'),
        A2: at('handguns', 'B8 N'),
        B1: at('raiders', 'C4 S'),
        B2: at('raiders', 'G4 S'),
      },
      { stage: 'shooting' },
    ),
    done: look => happened(look, 'shot', 'A1')?.at === 'B2',
  },
  spells: {
    scene: scene(
      {
        A1: at('swords', 'E9 N'),
        A2: at('wizard', '', { host: 'A1', knows: ['embers-1', 'embers-2'] }),
        B1: at('raiders', 'E2 S'),
        B2: at('wizard', '', { host: 'B1', knows: ['embers-1'] }),
      },
      { stage: 'magic', active: 1, dice: [4, 6] },
    ),
    seed: '000b',
    orders: { dispel: 'ask' },
    done: look => happened(look, 'spell-struck', 'A2') !== undefined,
    onTheWay: ({ question, events }) =>
      question?.kind === 'cast' || events.some(each => each.event === 'dispelled' && each.undone),
  },
  leaders: {
    scene: scene(
      {
        A1: at('swords', 'E6 N'),
        A2: at('general', 'E7 N'),
        A3: at('spears', 'H6 N'),
        A4: at('great-banner', 'H7 N'),
        B1: at('raiders', 'E2 S'),
      },
      { stage: 'movement' },
    ),
    done: look => unitIn(look, 'A2').host === 'A1' && unitIn(look, 'A4').host === 'A3',
    onTheWay: look => unitIn(look, 'A2').host === 'A1' || unitIn(look, 'A4').host === 'A3',
  },
  battle: {
    scene: scene(
      {
        A1: at('swords', 'E8 N'),
        A2: at('crossbows', 'C8 N'),
        A3: at('lancers', 'G8 N'),
        A4: at('general', '', { host: 'A1' }),
        B1: at('raiders', 'E1 S'),
        B2: at('brutes', 'G1 S'),
        B3: at('archers', 'C1 S'),
        B4: at('chieftain', '', { host: 'B1' }),
      },
      { lastTurn: 4 },
    ),
    done: ({ state }) => state.stage === 'over',
    onTheWay: () => true,
  },
}

/** Regiments in lessons. */
export const lessonsOf = (engine: Engine<Regiments>): Lessons<Regiments> =>
  lessonsOfScenes(engine, {
    ids: lessonIds,
    lessons: lessonsById,
    terms: { rules: 'pitched-battle', points: 1000, camps: 'crown', board: 'drill-field' },
    saveOf: saveOfScene,
  })
