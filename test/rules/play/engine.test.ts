import { describe, expect, it } from 'vitest'
import type { Save } from '../../../rules/core/script.ts'
import { type Engine, engineOf } from '../../../rules/play/engine.ts'
import type { GameModule, Outcome } from '../../../rules/play/module.ts'
import { type Race, type RaceTypes, race } from '../../games/race.ts'

type RaceSave = Save<Race>
const taken = (outcome: Outcome<RaceTypes>) => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome
}
const begun = (engine: Engine<RaceTypes>, count = 2) =>
  taken(
    engine.setUp({
      seed: '7'.repeat(64),
      board: 'the-marsh',
      players: ['Ada', 'Bo', 'Cy'].map(name => ({ name })).slice(0, count),
    }),
  )
/** The race with something else in its place. */
const raceWith = (change: Partial<GameModule<RaceTypes>>) => engineOf({ ...race, ...change })
/** The save of a race in which everybody has started. */
function running(engine: Engine<RaceTypes>, count = 2): RaceSave {
  let { save } = begun(engine, count)
  for (let question = engine.open(save).question!; question.kind === 'start'; ) {
    ;({ save } = taken(engine.resume(save, question.fallback())))
    question = engine.open(save).question!
  }
  return save
}

describe('what any game gets', () => {
  it('answers for whoever is out by what a question falls back to, and asks those who are in it', () => {
    const engine = engineOf(race)
    const { save } = taken(engine.forfeit(running(engine, 3), 1))
    const { state, question } = engine.open(save)
    expect(engine.answerForGone(question!, state)).toBeUndefined()
    expect(engine.answerForGone({ ...question!, by: 1 }, state)).toBe(question!.fallback())
    expect(engine.soundAnswer(question!, state)).toBe(question!.fallback())
    const own = raceWith({ absence: { answerForGone: () => undefined, soundAnswer: () => 'sound' } })
    expect(own.answerForGone({ ...question!, by: 1 }, state)).toBeUndefined()
    expect(own.soundAnswer(question!, state)).toBe('sound')
  })

  it('hides nothing where a game says nothing of secrets', () => {
    const { secrets: _secrets, ...open } = race
    const engine = engineOf(open)
    const { save } = begun(engine)
    const { state, question } = engine.open(save)
    const seen = engine.view(save, 'spectator')
    expect([seen.state, seen.question]).toEqual([state, question])
    expect(seen.knows({ event: 'ran', by: 0, at: 'A1', turn: 1 })).toBe(true)
    expect(engineOf(race).view(save, 'spectator').question!.space.enumerate('', 9)).toEqual([])
  })

  it('runs a save once to look at it, however often, and not at all where it was just made', () => {
    let runs = 0
    const { machine } = race
    const engine = raceWith({
      machine: {
        ...machine,
        begin: (state, emit) => {
          runs++
          return machine.begin(state, emit)
        },
      },
    })
    const look = (save: RaceSave) => {
      engine.legal(save)
      engine.check(save)
      engine.documentFor(save, 0, {})
      return engine.open(save)
    }
    const { save } = begun(engine)
    expect(runs).toBe(1)
    expect(look(save)).toBe(look(save))
    expect(runs).toBe(1)
    const read = JSON.parse(JSON.stringify(save)) as RaceSave
    expect(look(read)).toBe(look(read))
    expect(runs).toBe(2)
  })

  it('keeps the four that were looked at last, and no more', () => {
    let runs = 0
    const { machine } = race
    const engine = raceWith({
      machine: { ...machine, begin: (state, emit) => (runs++, machine.begin(state, emit)) },
    })
    const { save } = begun(engine)
    const saves = Array.from({ length: 5 }, () => JSON.parse(JSON.stringify(save)) as RaceSave)
    const runsFor = (...looked: number[]) => {
      const before = runs
      for (const n of looked) engine.open(saves[n]!)
      return runs - before
    }
    expect(runsFor(0, 1, 2, 3)).toBe(4)
    expect(runsFor(0, 1, 2, 3)).toBe(0)
    expect(runsFor(4)).toBe(1)
    expect(runsFor(1, 2, 3, 4)).toBe(0)
    expect(runsFor(0)).toBe(1)
  })

  it('gives a save to go on from where the rules changed under the open question, and none where an answer is wrong', () => {
    const old = engineOf(race)
    const save = running(old)
    const answer = old.open(save).question!.fallback()
    // By the new rules nobody runs, everybody starts again.
    const changed = raceWith({
      version: '2',
      machine: {
        ...race.machine,
        version: '2',
        begin: (state, emit) => {
          for (const runner of state.runners) runner.at = null
          return race.machine.begin(state, emit)
        },
      },
    })
    const outcome = changed.resume(save, answer)
    expect(outcome).toMatchObject({
      ok: false,
      refusal: { code: 'question-changed' },
      save: { rulesVersion: '2', pending: { kind: 'start', by: 0 } },
      events: [],
    })
    const wrong = old.resume(save, 'ZZ99')
    expect(wrong).toMatchObject({ ok: false, refusal: { code: 'not-offered', about: { answer: 'ZZ99' } } })
    expect(wrong).not.toHaveProperty('save')
  })

  it('numbers what is told of somebody who leaves like everything else', () => {
    const engine = engineOf(race)
    const save = running(engine, 3)
    const next = save.events + save.told
    const left = taken(engine.forfeit(save, engine.open(save).question!.by))
    const after = taken(engine.resume(left.save, engine.open(left.save).question!.fallback()))
    const numbers = [...left.events, ...after.events].map(({ n }) => n)
    expect(left.events[0]).toMatchObject({ event: 'gave-up', n: next })
    expect(after.events.length).toBeGreaterThan(0)
    expect(numbers).toEqual(numbers.map((_, i) => next + i))
  })

  it('plays a phase on by the orders of its player before it thinks for itself', () => {
    const engine = raceWith({
      absence: {
        policy: orders => question => (orders[question.by] ? { answer: 'stay', from: 'orders' } : undefined),
      },
    })
    const save = running(engine)
    const at = (of: RaceSave) => engine.open(of).state.runners[0]!.at
    expect(engine.open(save).question).toMatchObject({ kind: 'run', by: 0 })
    expect(at(taken(engine.finishPhase(save, 0)).save)).not.toBe(at(save))
    expect(at(taken(engine.finishPhase(save, 0, [{}])).save)).toBe(at(save))
  })
})
