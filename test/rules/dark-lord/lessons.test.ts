import { describe, expect, it } from 'vitest'
import { darkLord } from '../../../rules/dark-lord/contract/module.ts'
import { type GameEvent, type LessonId, lessonIds, lessonsById } from '../../../rules/dark-lord/index.ts'
import { lessonsOf } from '../../../rules/dark-lord/lessons/lessons.ts'
import { engineOf } from '../../../rules/play/engine.ts'
import type { LessonState } from '../../../rules/play/gameParts.ts'

const engine = engineOf(darkLord)
const lessons = lessonsOf(engine)
const begin = (id: LessonId, first = 0) =>
  lessons.begin(id, { seed: 'ab'.repeat(32), first, names: ['Ada', 'Bo'] })

/** A lesson, answered so, the Shadow by the program; what is told of it, and how far the lesson has come. */
function take(id: LessonId, ...answers: string[]) {
  const orders = [lessons.orders!(id)]
  const begun = begin(id)
  let { save } = begun
  let state: LessonState = 'begun'
  const told: GameEvent[] = [...begun.events]
  for (const answer of answers) {
    const events: GameEvent[] = []
    for (let next: string | undefined = answer; next !== undefined; ) {
      const outcome = engine.resume(save, next, { orders })
      if (!outcome.ok) throw new Error(`${next}: ${outcome.refusal.code}`)
      save = outcome.save
      events.push(...outcome.events)
      const { question, state: now } = engine.open(save)
      next = question?.by === 1 ? engine.soundAnswer(question, now) : undefined
    }
    told.push(...events)
    state = lessons.stateAfter(id, state, save, events)
  }
  const find = <E extends GameEvent['event']>(name: E) =>
    told.find((each): each is Extract<GameEvent, { event: E }> => each.event === name)
  return { state, told, find, save, asked: engine.open(save).question }
}

/** What each asks for. */
const asked: [LessonId, string[]][] = [
  ['charge', ['move A1 F3']],
  ['courage', ['move A1 E4']],
  ['duel', ['done']],
  ['trapped', ['move A2 F3', 'done']],
  ['shot', ['shoot A1 B2']],
  ['power', ['cast A1 transfixing B1 2']],
  ['might', ['done', 'might 1']],
  ['ring', ['ring A1', 'move A1 F4']],
  ['will', ['unring A1']],
]

describe('lessons of The Dark Lord', () => {
  it.each(lessonIds)('begin with the player’s own doing on a sound board: %s', id => {
    const { save, events } = begin(id, 7)
    expect(engine.check(save)).toEqual([])
    expect(engine.open(save).question).toMatchObject({ by: 0, kind: id === 'shot' ? 'shots' : 'act' })
    expect(save.events + save.told).toBe(7 + events.length)
  })

  it.each(asked)('see that it was done: %s by %j', (id, answers) => {
    const before = take(id, ...answers.slice(0, -1))
    expect(before.state).toBe('begun')
    expect(take(id, ...answers).state).toBe('done')
  })

  it.each<[LessonId, string[]]>([
    ['charge', ['move A1 D4']],
    ['charge', ['done']],
    ['courage', ['move A1 C4']],
    ['duel', ['move A2 B3']],
    ['trapped', ['move A2 F4']],
    ['trapped', ['move A2 F4', 'done']],
    ['shot', ['shoot A1 B1']],
    ['shot', ['done']],
    ['power', ['cast A1 transfixing B1 1']],
    ['power', ['cast A1 compelling B1 2']],
    ['might', ['done', 'none']],
    ['ring', ['move A1 D4']],
    ['ring', ['ring A1', 'move A1 D4']],
    ['will', ['move A1 G4']],
  ])('see that something else was: %s by %j', (id, answers) => {
    expect(take(id, ...answers).state).toBe('other')
  })

  it('begin again where something was taken back', () => {
    const { save } = take('trapped', 'move A2 F4')
    const back = engine.undo(save, 0)
    if (!back.ok) throw new Error(back.refusal.code)
    expect(lessons.stateAfter('trapped', 'other', back.save, back.events)).toBe('begun')
  })

  it('throw the dice that they speak of', () => {
    expect(take('courage', 'move A1 E4').find('courage')).toMatchObject({ faces: [5, 2], courage: 4 })
    expect(take('duel', 'done').find('duel')).toMatchObject({
      winner: 0,
      sides: [{ figures: [{ dice: [2] }, { figure: 'A2', dice: [6] }] }, { best: 1 }],
    })
    expect(take('trapped', 'move A2 F3', 'done').find('removed')).toMatchObject({ figure: 'B1' })
    expect(take('shot', 'shoot A1 B2').find('removed')).toMatchObject({ figure: 'B2' })
    const power = take('power', 'cast A1 transfixing B1 2')
    expect(power.find('cast')).toMatchObject({ number: 5 })
    expect(power.find('resisted')).toMatchObject({ dice: [2, 3], held: false })
    const might = take('might', 'done')
    expect(might.asked).toMatchObject({ kind: 'might', by: 0, about: { for: 'duel', faces: [5, 2] } })
    expect(take('might', 'done', 'might 1').find('duel')).toMatchObject({ by: 'fight', winner: 0 })
    expect(take('will').find('will-of-the-ring')).toMatchObject({ face: 3, might: 1, obeyed: true })
  })

  it('show of what is in the way of one shot and not of the other', () => {
    expect(take('shot', 'shoot A1 B1').find('shot')?.way).toHaveLength(1)
    expect(take('shot', 'shoot A1 B2').find('shot')?.way).toEqual([])
  })

  it.each(asked.filter(([id]) => lessonsById[id].seed))(
    'tell nothing of the turn that comes after: %s',
    (id, answers) => {
      const next = take(id, ...answers).told.filter(({ turn }) => turn > 1)
      expect(next.map(({ event }) => event)).not.toEqual(expect.arrayContaining(['moved']))
      expect(next.map(({ event }) => event)).not.toEqual(expect.arrayContaining(['charged']))
    },
  )

  it('end with the flight of the bearer, six figures in all, to its end', () => {
    const { save } = begin('flight')
    expect(engine.open(save).state.combatants).toHaveLength(6)
    expect(take('flight', 'done').state).toBe('begun')
    let flight = take('flight')
    const answers: string[] = []
    while (flight.asked) {
      answers.push(engine.soundAnswer(flight.asked, engine.open(flight.save).state))
      flight = take('flight', ...answers)
    }
    expect(flight.state).toBe('done')
    expect(flight.find('ended')).toBeDefined()
  })
})
