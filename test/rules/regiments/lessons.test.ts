import { describe, expect, it } from 'vitest'
import { engineOf } from '../../../rules/play/engine.ts'
import type { LessonState } from '../../../rules/play/gameParts.ts'
import { regiments } from '../../../rules/regiments/contract/module.ts'
import {
  byUnitLabel,
  type GameEvent,
  type LessonId,
  lessonIds,
  lessonsById,
  unitLine,
} from '../../../rules/regiments/index.ts'
import { lessonsOf } from '../../../rules/regiments/lessons/lessons.ts'
import { saveOfScene } from '../../../rules/regiments/lessons/scene.ts'

const engine = engineOf(regiments)
const lessons = lessonsOf(engine)
const begin = (id: LessonId, first = 0) =>
  lessons.begin(id, { seed: 'ab'.repeat(32), first, names: ['Ada', 'Bo'] })

/** A lesson, answered so, the Wilds by the program; what is told of it, and how far the lesson has come. */
function take(id: LessonId, ...answers: string[]) {
  const orders = [lessons.orders!(id)]
  let { save, events } = begin(id)
  const told: GameEvent[] = [...events]
  let state: LessonState = 'begun'
  /** What the program answers until the player is asked. */
  const whileOther = () => {
    for (;;) {
      const { question, state: now } = engine.open(save)
      if (question?.by !== 1) return
      answer(engine.soundAnswer(question, now))
    }
  }
  const answer = (text: string) => {
    const outcome = engine.resume(save, text, { orders })
    if (!outcome.ok) throw new Error(`${text}: ${outcome.refusal.code}`)
    save = outcome.save
    events = [...events, ...outcome.events]
  }
  whileOther()
  told.push(...events)
  for (const text of answers) {
    events = []
    answer(text)
    whileOther()
    told.push(...events)
    state = lessons.stateAfter(id, state, save, events)
  }
  const find = <E extends GameEvent['event']>(name: E) =>
    told.filter((each): each is Extract<GameEvent, { event: E }> => each.event === name)
  return { state, told, find, save, asked: engine.open(save).question }
}

/** What each asks for. */
const asked: [LessonId, string[]][] = [
  ['block', ['charge A1 B2']],
  ['march', ['march A1 E5 N']],
  ['reform', ['reform A1 D5 SE 7']],
  ['charge', ['charge A1 B1', 'done']],
  ['melee', ['charge A2 B1']],
  ['pursuit', ['done', 'pursue']],
  ['volley', ['shoot A1 B2']],
  ['spells', ['4', 'done', 'cast A2 embers-1 B1 3']],
  ['leaders', ['join A2 A1', 'join A4 A3']],
]

describe('lessons of Regiments', () => {
  it.each(lessonIds)('begin with the player’s own doing on a sound board: %s', id => {
    const { save, events } = begin(id, 7)
    expect(engine.check(save)).toEqual([])
    expect(save.events + save.told).toBe(7 + events.length)
    expect(take(id).asked?.by).toBe(0)
  })

  it.each(asked)('see that it was done: %s by %j', (id, answers) => {
    expect(take(id, ...answers.slice(0, -1)).state).toBe('begun')
    const { state, save } = take(id, ...answers)
    expect([state, engine.check(save)]).toEqual(['done', []])
  })

  it('let characters join in either order', () => {
    expect(take('leaders', 'join A4 A3').state).toBe('begun')
    expect(take('leaders', 'join A4 A3', 'join A2 A1').state).toBe('done')
  })

  it.each<[LessonId, string[]]>([
    ['block', ['charge A1 B1']],
    ['block', ['done']],
    ['march', ['advance A1 E7 N']],
    ['march', ['march A1 E6 N']],
    ['march', ['done']],
    ['reform', ['reform A1 D5 SE 5']],
    ['reform', ['reform A1 D5 N 7']],
    ['charge', ['charge A1 B2']],
    ['charge', ['charge A2 B2']],
    ['charge', ['done']],
    ['melee', ['done']],
    ['pursuit', ['done', 'stay']],
    ['volley', ['shoot A1 B1']],
    ['volley', ['shoot A2 B2']],
    ['spells', ['0']],
    ['spells', ['4', 'done', 'done']],
    ['leaders', ['join A2 A3']],
    ['leaders', ['advance A1 E5 N']],
  ])('see that something else was: %s by %j', (id, answers) => {
    expect(take(id, ...answers).state).toBe('other')
  })

  it('begin again where something was taken back', () => {
    const { save } = take('march', 'advance A1 E7 N')
    const back = engine.undo(save, 0)
    if (!back.ok) throw new Error(back.refusal.code)
    expect(lessons.stateAfter('march', 'other', back.save, back.events)).toBe('begun')
  })

  it('throw the dice that they speak of', () => {
    expect(take('block', 'charge A1 B2').find('charged')[0]).toMatchObject({ on: 'B2', at: 'left' })
    expect(take('charge', 'charge A1 B1').find('declared')[0]).toMatchObject({ way: 15, need: 7 })
    expect(take('charge', 'charge A1 B1', 'done').find('charged')[0]).toMatchObject({ range: 8 + 4 + 4 })
    const melee = take('melee', 'charge A2 B1')
    const { totals, score } = melee.find('melee')[0]!
    const points = (owner: number) =>
      score.filter(each => each.owner === owner).map(each => [each.what, each.points])
    expect(totals).toEqual([16, 9])
    expect(points(0)).toEqual([
      ['charge', 1],
      ['flank', 2],
      ['ranks', 4],
      ['standard', 1],
      ['standard', 1],
      ['life', 7],
    ])
    expect(points(1)).toContainEqual(['life', 6])
    expect(melee.find('tested')[0]).toMatchObject({ why: 'break', most: 0, passed: false })
    const pursuit = take('pursuit', 'done', 'pursue')
    expect(pursuit.find('rolled').slice(-2)).toMatchObject([
      { roll: 'flight', faces: [3, 5] },
      { roll: 'pursuit', faces: [5, 5] },
    ])
    expect(pursuit.find('caught')[0]).toMatchObject({ unit: 'B1', by: 'A1' })
    const spells = take('spells', '4', 'done', 'cast A2 embers-1 B1 3')
    expect(spells.find('cast')).toMatchObject([
      { unit: 'B2', on: 'A1' },
      { unit: 'A2', on: 'B1', sum: 13, need: 5 },
    ])
    expect(spells.find('dispelled')).toMatchObject([
      { by: 0, undone: true },
      { by: 1, sum: 10, undone: false },
    ])
    expect(spells.find('magic-dice').at(-1)).toMatchObject({ dice: [6, 4] })
  })

  it('show cover of one target and not of the other', () => {
    const { state } = engine.open(begin('volley').save)
    const f = regiments.tableOf(state)
    const [from, behind, open] = ['A1', 'B1', 'B2'].map(label => byUnitLabel(f, label)!)
    expect([unitLine(f, from!, behind!)?.cover, unitLine(f, from!, open!)?.cover]).toEqual(['hard', 'none'])
  })

  it.each(asked)('tell nothing that the enemy does in the turn after it: %s', (id, answers) => {
    const acts = take(id, ...answers).told.flatMap(each =>
      each.event === 'moved' || each.event === 'declared' || each.event === 'shot' ? [each.unit] : [],
    )
    expect(acts.filter(label => label.startsWith('B'))).toEqual([])
  })

  it('end with a battle of four units a side, to its end', () => {
    let { save } = take('battle')
    expect(engine.open(save).state.regiments).toHaveLength(8)
    const told: GameEvent[] = []
    for (let step = 0; step < 300; step++) {
      const { question, state } = engine.open(save)
      if (!question) break
      const outcome = engine.resume(save, engine.soundAnswer(question, state))
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      save = outcome.save
      told.push(...outcome.events)
      expect(lessons.stateAfter('battle', 'begun', save, [])).toBe(
        save.battle.stage === 'over' ? 'done' : 'begun',
      )
    }
    const [end] = told.flatMap(each => (each.event === 'ended' ? [each] : []))
    expect(end?.score.reduce((sum, each) => sum + each, 0)).toBe(20)
  })

  it('say so where a scene of the program is none', () => {
    const { scene } = lessonsById.march
    const bad = (unit: object) => () =>
      saveOfScene(
        { ...scene, units: { ...scene.units, A1: { ...scene.units.A1!, ...unit } } },
        { seed: '00', names: ['Ada', 'Bo'] },
      )
    expect(bad({ type: 'nobody' })).toThrow('A1 cannot stand on E8 N as nobody')
    expect(bad({ at: 'Z8 N' })).toThrow('A1 cannot stand on Z8 N')
    expect(bad({ touches: ['B1'] })).toThrow('A1 is not beside B1')
  })
})
