/**
 * The first battle, in lessons: each is a scene on the board, with one thing for the player to do. Whether it was done
 * is read from what the rules say happened; words for all of it are elsewhere. The player leads the Free.
 */

import type { Engine } from '../../play/engine.ts'
import type { Lessons } from '../../play/gameParts.ts'
import { type AfterLessonAnswer, lessonsOfScenes, type SceneLesson } from '../../play/sceneLessons.ts'
import type { GameEvent } from '../field/events.ts'
import type { Combatant } from '../state.ts'
import type { DarkLord } from '../types.ts'
import { firstRoad } from './road.ts'
import { type Position, type StandingFigure, saveOfScene } from './scene.ts'

export const lessonIds = [
  'charge',
  'courage',
  'duel',
  'trapped',
  'shot',
  'power',
  'might',
  'ring',
  'will',
  'flight',
] as const
export type LessonId = (typeof lessonIds)[number]

type AfterDoing = AfterLessonAnswer<DarkLord>

export interface Lesson extends SceneLesson<DarkLord, Position> {
  /** the figure to act with */
  figure?: string
}

const figure =
  (type: string) =>
  (at: string, more: Omit<StandingFigure, 'type' | 'at'> = {}): StandingFigure => ({ type, at, ...more })
const captain = figure('free-captain')
const guard = figure('kings-guard')
const warrior = figure('free-warrior')
const spearman = figure('free-spearman')
const archer = figure('free-archer')
const wise = figure('wise-one')
const bearer = figure('bearer')
const raider = figure('raider')
const brute = figure('brute')
const raiderCaptain = figure('raider-captain')
const raiderArcher = figure('raider-archer')
const ringwraith = figure('ringwraith')
const troll = figure('troll')

const scene = (figures: Position['figures'], more: Partial<Position> = {}): Position => ({
  rules: 'flight',
  board: firstRoad,
  figures,
  ...more,
})

/** The first thing of a kind that happened to a figure. */
const happened = <E extends GameEvent['event']>({ events }: AfterDoing, name: E, label?: string) =>
  events.find(
    (each): each is Extract<GameEvent, { event: E }> =>
      each.event === name && (label === undefined || ('figure' in each && each.figure === label)),
  )

const standing = ({ state }: AfterDoing, label: string): Combatant =>
  state.combatants.find(each => each.label === label)!

/** Columns from which on the raiders of the lesson on the Ring are behind. */
const behindRaiders = 5
const columns = 11

/** The lessons, each by its name. */
export const lessonsById: Readonly<Record<LessonId, Lesson>> = {
  charge: {
    scene: scene({ A1: captain('C4'), A2: guard('B2'), B1: raider('G4'), B2: raider('J2') }),
    done: look => happened(look, 'charged', 'A1')?.hand === 0,
  },
  courage: {
    scene: scene({ A1: captain('D4'), A2: guard('B2'), B1: troll('F4'), B2: raider('J2') }),
    seed: '0000',
    figure: 'A1',
    done: look =>
      happened(look, 'courage', 'A1') !== undefined && happened(look, 'charged', 'A1') !== undefined,
  },
  duel: {
    scene: scene({
      A1: warrior('D4', { engaged: ['B1'] }),
      A2: spearman('C4'),
      B1: raider('E4'),
      B2: raider('K1'),
    }),
    seed: '0018',
    done: look => happened(look, 'duel') !== undefined,
  },
  trapped: {
    scene: scene({
      A1: warrior('D4', { engaged: ['B1'] }),
      A2: warrior('H4'),
      B1: raider('E4'),
      B2: raider('K1'),
    }),
    seed: '0000',
    figure: 'A2',
    done: look => happened(look, 'trapped', 'B1') !== undefined,
    onTheWay: look =>
      look.question?.kind === 'act' && look.state.turn === 1 && happened(look, 'charged', 'A2')?.at === 'F3',
  },
  shot: {
    scene: scene(
      {
        A1: archer('C5'),
        A2: captain('B2'),
        B1: raiderArcher('H5'),
        B2: raiderArcher('G2'),
        B3: raider('K1'),
      },
      { stage: 'shooting' },
    ),
    seed: '000d',
    figure: 'A1',
    done: look => happened(look, 'shot', 'A1')?.target === 'B2',
  },
  power: {
    // With two points of Will there are few dice to choose from.
    scene: scene({ A1: wise('D4', { will: 2 }), A2: guard('B3'), B1: ringwraith('G3', { will: 3 }) }),
    seed: '000b',
    figure: 'A1',
    done: look => happened(look, 'transfixed', 'B1') !== undefined,
  },
  might: {
    scene: scene({
      A1: captain('D4', { engaged: ['B1'] }),
      A2: guard('B2'),
      B1: brute('E4'),
      B2: raider('K1'),
    }),
    seed: '0007',
    orders: { might: 'ask' },
    done: look => {
      const duel = happened(look, 'duel')
      return duel?.winner === 0 && duel.sides[0]!.figures.some(({ might }) => might > 0)
    },
    onTheWay: ({ question }) => question?.kind === 'might',
  },
  ring: {
    scene: scene({
      A1: bearer('C4', { ring: 'off' }),
      A2: guard('B3'),
      B1: raider('E3'),
      B2: raider('E5'),
    }),
    figure: 'A1',
    done: look => {
      const { ring, at } = standing(look, 'A1')
      return ring === 'on' && at % columns >= behindRaiders && happened(look, 'moved', 'A1') !== undefined
    },
    onTheWay: look => happened(look, 'ring-on', 'A1') !== undefined,
  },
  will: {
    scene: scene(
      { A1: bearer('F5', { ring: 'on' }), A2: guard('D4'), B1: raider('I3'), B2: raider('K1') },
      { stage: 'opening' },
    ),
    seed: '0008',
    figure: 'A1',
    orders: { 'will-now': 'now', 'will-might': 'always' },
    done: look => happened(look, 'ring-off', 'A1') !== undefined,
  },
  flight: {
    scene: scene(
      {
        A1: bearer('C4', { ring: 'off' }),
        A2: guard('D3'),
        A3: captain('D4'),
        B1: brute('H3'),
        B2: raiderCaptain('H5'),
        B3: ringwraith('J4'),
      },
      { stage: 'opening', first: true, lastTurn: 6 },
    ),
    done: ({ state }) => state.stage === 'over',
    onTheWay: () => true,
  },
}

/** The Dark Lord in lessons. */
export const lessonsOf = (engine: Engine<DarkLord>): Lessons<DarkLord> =>
  lessonsOfScenes(engine, {
    ids: lessonIds,
    lessons: lessonsById,
    terms: { rules: 'flight', points: 400, camps: 'free', board: 'first-road' },
    saveOf: saveOfScene,
  })
