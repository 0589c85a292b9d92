import { describe, expect, it } from 'vitest'
import { die } from '../../../rules/core/dice.ts'
import { keyOf, newSave, type Policy, run, type Script, throwDice } from '../../../rules/core/script.ts'
import { listSpace } from '../../../rules/core/space.ts'
import {
  answer,
  defaults,
  fresh,
  frozen,
  on,
  refused,
  type Step,
  seed,
  start,
  type Tiny,
  tiny,
} from './scriptMachine.ts'

/** Two questions with dice between, and a second step. */
const meal: Step = function* (t): Script {
  t.tell('hungry')
  const dish = yield* t.ask('dish', 0, 'soup', 'salad')
  t.tell(`has ${dish}`)
  const faces = yield* t.roll('spoons', 0, 2)
  t.tell(`${faces.length} spoons`)
  const drink = yield* t.ask('drink', 1, 'water', 'wine')
  t.tell(`has ${drink}`)
}
const nap: Step = function* (t): Script {
  t.tell('tired')
  yield* t.ask('nap', 0, 'short', 'long')
  t.tell('awake')
}
const day = tiny(meal, nap)
/** Its answer is handed on to the next step. */
const walk: Step = function* (t): Script<string | undefined> {
  t.tell('walking')
  const way = yield* t.ask('way', 0, 'left', 'right')
  return way
}
/** The program answers for one player. */
const defaultsOf =
  (player: number): Policy<Tiny> =>
  (question, state) =>
    question.by === player ? defaults(question, state) : undefined

describe('a script stops and goes on', () => {
  it('runs to the first question and says what it is', () => {
    const { save, told, asked } = start(day)
    expect(asked).toBe('dish 0')
    expect(told).toEqual(['0 hungry'])
    expect(save).toEqual({
      rulesVersion: '2 steps',
      battle: fresh(),
      step: 'step 0',
      journal: [],
      pending: {
        kind: 'dish',
        by: 0,
        subject: '',
        about: { options: ['soup', 'salad'] },
        key: expect.stringMatching(/^dish\/0\/\/\w+$/),
      },
      seed,
      dice: 0,
      events: 0,
      told: 1,
    })
  })

  it('repeats the journal of the step and tells every event once', () => {
    const first = start(day)
    const second = answer(day, first.save, 'soup')
    expect(second.told).toEqual(['1 has soup', '2 2 spoons'])
    expect(second.asked).toBe('drink 1')
    expect(second.save.journal).toEqual([
      { ask: first.save.pending!.key, answer: 'soup', from: 'player' },
      { roll: 'spoons/0/2', n: 0, faces: [die(seed, 0), die(seed, 1)] },
    ])
    expect(second.save.battle).toEqual(fresh())
    const third = answer(day, second.save, 'wine')
    expect(third.told).toEqual(['3 has wine', '4 tired'])
    expect(third.save).toMatchObject({ step: 'step 1', journal: [], dice: 2, events: 4, told: 1 })
    expect(third.save.battle).toEqual({
      at: 1,
      heard: ['soup', `0: ${die(seed, 0)} ${die(seed, 1)}`, 'wine'],
    })
    const last = answer(day, third.save, 'long')
    expect(last.told).toEqual(['5 awake'])
    expect(last.asked).toBe('over')
    expect(last.save).toMatchObject({ step: null, journal: [], pending: null, events: 6, told: 0 })
  })

  it('runs a save without an answer to the very same save, telling nothing twice', () => {
    for (const words of [[], ['soup'], ['soup', 'wine'], ['soup', 'wine', 'long']]) {
      let { save } = start(day)
      for (const word of words) ({ save } = answer(day, save, word))
      const again = on(run(day, save))
      expect(again.save).toEqual(save)
      expect(again.told).toEqual([])
    }
  })

  it('takes an answer in its full form into the journal', () => {
    const { save } = answer(day, start(day).save, '  SALAD ')
    expect(save.journal[0]).toMatchObject({ answer: 'salad' })
  })

  it('never throws a die of the journal again', () => {
    const thrown: number[] = []
    const dice = (n: number) => {
      thrown.push(n)
      return 6
    }
    let { save } = on(run(day, start(day).save, { answer: 'soup', dice }))
    ;({ save } = on(run(day, save, { answer: 'wine', dice })))
    expect(thrown).toEqual([0, 1])
    expect(save.battle.heard[1]).toBe('0: 6 6')
  })

  it('never works out what faces count for: odds alone want to know', () => {
    const table = () => {
      throw new Error('nobody asked')
    }
    const gamble = tiny(function* (t): Script {
      yield* throwDice('stake', 0, 1, table)
      yield* t.ask('stop', 0, 'yes', 'no')
    })
    expect(answer(gamble, start(gamble).save, 'yes').save.step).toBeNull()
  })

  it('hands an answer on to the first question of the next step', () => {
    const machine = tiny(walk, walk, nap)
    const { save, asked, told } = answer(machine, start(machine).save, 'right')
    // The second walk took `right` as well and handed it on to a question that has no such answer.
    expect(save.battle.heard).toEqual(['right', 'right'])
    expect(asked).toBe('nap 0')
    expect(told).toEqual(['1 walking', '2 tired'])
    expect(save.journal).toEqual([])
  })

  it('keeps with an answer that is handed on who gave it', () => {
    const machine = tiny(walk, function* (t): Script {
      yield* walk(t)
      yield* t.ask('rest', 1, 'yes')
    })
    expect(start(machine, defaultsOf(0)).save.journal).toMatchObject([{ answer: 'left', from: 'default' }])
    const { save } = answer(machine, start(machine).save, 'right')
    expect(save.journal).toMatchObject([{ answer: 'right', from: 'player' }])
  })

  it('keeps it over a throw of dice, too', () => {
    const lucky = tiny(
      function* (t): Script<string> {
        const way = yield* t.ask('way', 0, 'left', 'right')
        yield* t.roll('luck', 0, 1)
        return way
      },
      function* (t): Script {
        yield* walk(t)
        yield* t.ask('rest', 1, 'yes')
      },
    )
    expect(start(lucky, defaultsOf(0)).save.journal).toMatchObject([{ answer: 'left', from: 'default' }])
  })

  it('takes what a step hands on that asked nobody for the player’s own', () => {
    const given = tiny(
      function* (t): Script<string> {
        yield* t.roll('luck', 0, 1)
        return 'left'
      },
      function* (t): Script {
        yield* walk(t)
        yield* t.ask('rest', 1, 'yes')
      },
    )
    expect(start(given).save.journal).toMatchObject([{ answer: 'left', from: 'player' }])
  })

  it('takes an answer to the first question of a battle that nobody has run yet', () => {
    expect(answer(day, newSave('x', fresh(), seed), 'soup').heard[0]).toBe('soup')
  })

  it('hands nothing on past the end', () => {
    const machine = tiny(walk)
    expect(answer(machine, start(machine).save, 'left').asked).toBe('over')
  })

  it('ends at once when there is nothing to do', () => {
    expect(start(tiny()).save).toMatchObject({ step: null, pending: null, events: 0 })
  })
})

describe('the key of a question', () => {
  it('is its kind, who is asked, about whom, and a short word for all that is legal', () => {
    const space = (fingerprint: string) => ({ ...listSpace([]), fingerprint: () => fingerprint })
    const question = { kind: 'dish', by: 1, subject: 'A3', about: null, fallback: () => '' }
    // FNV-1a of these texts is 811c9dc5, e40c292c and bf9cf968
    expect(keyOf({ ...question, space: space('') })).toBe(`dish/1/A3/${(0x811c9dc5).toString(36)}`)
    expect(keyOf({ ...question, space: space('a') })).toBe(`dish/1/A3/${(0xe40c292c).toString(36)}`)
    expect(keyOf({ ...question, space: space('foobar') })).toBe(`dish/1/A3/${(0xbf9cf968).toString(36)}`)
  })
})

describe('what is told of answers', () => {
  const machine: typeof day = {
    ...day,
    answered: (state, { kind }, answer, from) =>
      kind === 'drink' ? undefined : { told: `${from} says ${answer} after ${state.heard.length}` },
  }

  it('comes before what they lead to, and is told once', () => {
    const second = answer(machine, start(machine).save, ' SOUP ')
    expect(second.told).toEqual(['1 player says soup after 0', '2 has soup', '3 2 spoons'])
    const third = answer(machine, second.save, 'wine')
    expect(third.told).toEqual(['4 has wine', '5 tired'])
    expect(on(run(machine, second.save)).save).toEqual(second.save)
  })

  it('names who gave them, also where an answer is handed on', () => {
    const policy: Policy<Tiny> = (question, state) =>
      question.by === 0 ? defaults(question, state) : undefined
    expect(start(machine, policy).told).toEqual([
      '0 hungry',
      '1 default says soup after 0',
      '2 has soup',
      '3 2 spoons',
    ])
    const { answered } = machine
    expect(start({ ...tiny(walk, walk), answered }, policy).told).toEqual([
      '0 walking',
      '1 default says left after 0',
      '2 walking',
      '3 default says left after 1',
    ])
  })
})

describe('answers in a player’s stead', () => {
  it('lets a policy answer what it will and leaves the rest to the players', () => {
    const policy = defaultsOf(1)
    const { asked, save } = answer(day, start(day, policy).save, 'salad', policy)
    expect(asked).toBe('nap 0')
    expect(save.battle.heard).toEqual(['salad', expect.any(String), 'water'])
  })

  it('plays to the end when everything is answered, and comes to what single answers come to', () => {
    const whole = start(day, defaults)
    let { save } = start(day)
    for (const word of ['soup', 'water', 'short']) ({ save } = answer(day, save, word))
    expect(whole.asked).toBe('over')
    expect(whole.save).toEqual(save)
    expect(whole.events.map(e => e.n)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('shows a policy the state in the middle of its step, and names it in the journal', () => {
    const seen: string[][] = []
    const { save } = start(tiny(meal), (question, state) => {
      seen.push([...state.heard])
      return question.kind === 'dish' ? { answer: 'Soup', from: 'orders' } : undefined
    })
    expect(seen[0]).toEqual([])
    expect(seen[1]?.[0]).toBe('soup')
    expect(save.journal[0]).toMatchObject({ answer: 'soup', from: 'orders' })
  })

  it('takes an answer of the program that is not legal for a fault of the program', () => {
    const { save } = start(day)
    expect(() => run(day, save, { policy: () => ({ answer: 'stone', from: 'default' }) })).toThrow(
      'default answered dish/0//',
    )
  })

  it('asks no policy about what is in the journal', () => {
    const { save } = answer(day, start(day).save, 'soup')
    const asked: string[] = []
    run(day, save, {
      policy: question => {
        asked.push(question.kind)
        return undefined
      },
    })
    expect(asked).toEqual(['drink'])
  })
})

describe('what goes wrong leaves the battle as it was', () => {
  it('refuses what is not legal', () => {
    const { save } = answer(day, start(day).save, 'soup')
    const outcome = refused(run(day, save, { answer: 'beer' }))
    expect(outcome).toMatchObject({ refusal: { code: 'not-offered', about: { answer: 'beer' } }, events: [] })
    expect(outcome.save).toBe(save)
    expect(answer(day, save, 'wine').asked).toBe('nap 0')
  })

  it('refuses an answer when the battle is over', () => {
    const { save } = start(tiny())
    const outcome = refused(run(tiny(), save, { answer: 'soup' }))
    expect(outcome.refusal).toEqual({ code: 'battle-over' })
    expect(outcome.save).toBe(save)
  })

  it('lets an exception of the rules through and changes nothing', () => {
    let broken = true
    const machine = tiny(meal, function* (t): Script {
      t.state.heard.push('spoilt')
      yield* t.roll('luck', 0, 1)
      if (broken) throw new Error('a bug')
      yield* nap(t)
    })
    const { save } = answer(machine, start(machine).save, 'soup')
    const before = JSON.stringify(save)
    expect(() => run(machine, save, { answer: 'wine' })).toThrow('a bug')
    expect(JSON.stringify(save)).toBe(before)
    broken = false
    const after = answer(machine, save, 'wine')
    expect(after.heard.slice(2)).toEqual(['wine', 'spoilt', `2: ${die(seed, 2)}`])
    expect(after.told).toEqual(['3 has wine', '4 tired'])
  })

  it('never changes the save that it is given', () => {
    // every save in this file is frozen all through; here one that shares its parts with the next
    const first = run(day, frozen(newSave('x', fresh(), seed)))
    if (!first.ok) throw new Error('refused')
    const second = run(day, frozen(first.save), { answer: 'soup' })
    if (!second.ok) throw new Error('refused')
    const before = JSON.stringify([first.save, second.save])
    run(day, frozen(second.save), { answer: 'wine' })
    expect(JSON.stringify([first.save, second.save])).toBe(before)
  })
})
