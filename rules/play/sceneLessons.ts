import type { Save } from '../core/script.ts'
import type { Engine } from './engine.ts'
import type { LessonState, Lessons } from './gameParts.ts'
import type { GameTypes, Orders } from './module.ts'

/** What the player's last answer came to, the computer's answers included. */
export interface AfterLessonAnswer<T extends GameTypes> {
  state: T['state']
  question: T['question'] | undefined
  events: readonly T['event'][]
}

/** A lesson that is a scene on the board, with one thing for the player to do. */
export interface SceneLesson<T extends GameTypes, Scene> {
  scene: Scene
  /**
   * where the dice come from, hexadecimal, chosen so that what the lesson shows comes about; left out: nobody knows
   * beforehand, as in any battle
   */
  seed?: string
  /** what the player is asked in it, and what is settled unasked, whatever they have ordered else */
  orders?: Orders
  done(look: AfterLessonAnswer<T>): boolean
  /** the player does what is asked, in more than one step; left out: it takes one */
  onTheWay?(look: AfterLessonAnswer<T>): boolean
}

/** The lessons of a game whose lessons are scenes. */
export function lessonsOfScenes<T extends GameTypes, Scene, Id extends string>(
  engine: Engine<T>,
  {
    ids,
    lessons,
    terms,
    saveOf,
  }: Pick<Lessons<T>, 'terms'> & {
    ids: readonly Id[]
    lessons: Readonly<Record<Id, SceneLesson<T, Scene>>>
    /** puts a scene on the board */
    saveOf(scene: Scene, from: { seed: string; names: readonly [string, string] }): Save<T['state']>
  },
): Lessons<T> {
  /** Only lessons of this program are begun and gone on with. */
  const lessonOf = (id: string): SceneLesson<T, Scene> => lessons[id as Id]
  return {
    ids,
    terms,
    begin(id, { seed, first, names }) {
      const { scene, seed: own, orders } = lessonOf(id)
      const outcome = engine.proceed(
        { ...saveOf(scene, { seed: own ?? seed, names }), events: first },
        orders && [orders],
      )
      if (!outcome.ok) throw new Error(`the lesson cannot begin: ${outcome.refusal.code}`)
      return outcome
    },
    orders: id => lessonOf(id).orders ?? {},
    stateAfter(id, before, save, events): LessonState {
      const { done, onTheWay } = lessonOf(id)
      const { state, question } = engine.open(save)
      const look = { state, question, events }
      if (before === 'done' || done(look)) return 'done'
      // Whoever takes something back is where they were.
      if (events.some(({ event }) => event === 'undone')) return 'begun'
      return onTheWay?.(look) ? 'begun' : 'other'
    },
  }
}
