import { describe, expect, it } from 'vitest'
import { die } from '../../../rules/core/dice.ts'
import { type Machine, newSave, run, type Save, type Script } from '../../../rules/core/script.ts'
import { fresh, frozen, type Step, type Tiny, type Told, tiny } from './scriptMachine.ts'

/** A program is replaced by a newer one while a battle stands in the middle of a step. */

const seed = 'c4a7'.repeat(16)

/** The old rules: a question, dice, a question, dice, a question. */
const old: Step = function* (t): Script {
  t.tell('dawn')
  yield* t.ask('road', 0, 'high', 'low')
  t.tell('on the way')
  yield* t.roll('weather', 0, 2)
  t.tell('weather')
  yield* t.ask('inn', 0, 'in', 'past')
  t.tell('evening')
  yield* t.roll('thieves', 1, 1)
  t.tell('night')
  yield* t.ask('watch', 0, 'sleep', 'wake')
  t.tell('morning')
}
const tail: Step = function* (t): Script {
  t.tell('tail')
  yield* t.ask('tail', 1, 'wag', 'still')
  t.tell('wagged')
}
const before = tiny(old, tail)

/** The old battle at the question `watch`: four events told, three dice thrown. */
const atNight = (): Save<Tiny> => {
  let outcome = run(before, newSave('old', fresh(), seed))
  for (const answer of ['high', 'in']) {
    if (!outcome.ok) throw new Error('refused')
    outcome = run(before, outcome.save, { answer })
  }
  if (!outcome.ok) throw new Error('refused')
  return frozen(JSON.parse(JSON.stringify(outcome.save)) as Save<Tiny>)
}
/** A space that keeps its fingerprint and is stricter than it looks. */
const strict = (legal: (answer: string) => boolean): Step =>
  function* (t): Script {
    t.tell('dawn')
    const asking = t.ask('road', 0, 'high', 'low')
    const request = asking.next().value
    if (!request || typeof request === 'string' || !('ask' in request)) throw new Error('no question')
    const { space } = request.ask
    const check: typeof space.check = answer =>
      legal(answer) ? space.check(answer) : { ok: false, refusal: { code: 'battle-over' } }
    const answer: string = yield { ask: { ...request.ask, space: { ...space, check } } }
    t.state.heard.push(answer)
    yield* t.ask('inn', 0, 'in', 'past')
  }

const bits = (save: Save<Tiny>) =>
  save.journal.map(entry =>
    'ask' in entry
      ? `${entry.ask.split('/')[0]} ${entry.answer}`
      : 'roll' in entry
        ? `${entry.roll.split('/')[0]} ${entry.n}`
        : `skip ${entry.skip}`,
  )
const look = (machine: Machine<Tiny, Told>, save: Save<Tiny>) => {
  const outcome = run(machine, save)
  if (!outcome.ok) throw new Error('refused')
  return {
    ...outcome,
    told: outcome.events.map(({ n, told }) => `${n} ${told}`),
    kept: bits(outcome.save),
    asked: outcome.question?.kind ?? 'over',
  }
}

describe('rules that change under a paused step', () => {
  it('stands where the old program left it', () => {
    const save = atNight()
    expect(bits(save)).toEqual(['road high', 'weather 0', 'inn in', 'thieves 2'])
    expect(save).toMatchObject({ dice: 3, events: 0, told: 5, pending: { kind: 'watch' } })
  })

  it('notices nothing where the same is asked and thrown', () => {
    const same = tiny(old, nap => tail(nap))
    const { kept, told, save } = look(same, atNight())
    expect(kept).toEqual(bits(atNight()))
    expect(told).toEqual([])
    expect(save.pending).toEqual(atNight().pending)
  })

  it('keeps the journal up to a question that is new, and throws fresh dice after it', () => {
    const machine = tiny(function* (t): Script {
      t.tell('dawn')
      yield* t.ask('road', 0, 'high', 'low')
      t.tell('on the way')
      yield* t.roll('weather', 0, 2)
      t.tell('weather')
      yield* t.ask('guide', 0, 'hire', 'none')
      yield* t.roll('thieves', 1, 1)
      t.tell('lost')
    }, tail)
    const now = look(machine, atNight())
    expect(now.asked).toBe('guide')
    expect(now.kept).toEqual(['road high', 'weather 0', 'skip 2'])
    expect(now.save.told).toBe(5)
    // and looked at once more it stays as it is
    expect(look(machine, now.save)).toMatchObject({ save: now.save, told: [] })
    const next = run(machine, now.save, { answer: 'none' })
    expect(next.events.map(({ n, told }) => `${n} ${told}`)).toEqual(['5 lost', '6 tail'])
    expect(next.ok && next.state.heard).toEqual([
      'high',
      `0: ${die(seed, 0)} ${die(seed, 1)}`,
      'none',
      // die 2 was seen already
      `3: ${die(seed, 3)}`,
    ])
    expect(next.save.dice).toBe(4)
  })

  it.each<[string, Step]>([
    [
      'the options are others',
      function* (t): Script {
        yield* t.ask('road', 0, 'high', 'low', 'middle')
      },
    ],
    [
      'somebody else is asked',
      function* (t): Script {
        yield* t.ask('road', 1, 'high', 'low')
      },
    ],
    [
      'something else is asked',
      function* (t): Script {
        yield* t.ask('path', 0, 'high', 'low')
      },
    ],
    [
      'a die is thrown first',
      function* (t): Script {
        yield* t.roll('omen', 0, 1)
        yield* t.ask('road', 0, 'high', 'low')
      },
    ],
  ])('drops the journal from the first question where %s', (_, first) => {
    const machine = tiny(function* (t): Script {
      t.tell('dawn')
      yield* first(t)
      yield* t.roll('weather', 0, 2)
      t.tell('weather')
      yield* t.ask('inn', 0, 'in', 'past')
    }, tail)
    const now = look(machine, atNight())
    expect(now.told).toEqual([])
    expect(now.kept.slice(0, 1)).toEqual(['skip 4'])
    expect(now.kept.filter(entry => entry.startsWith('road'))).toEqual([])
    const next = run(machine, now.save, { answer: 'high' })
    expect(next.events).toEqual([{ n: 5, told: 'weather' }])
    const heard = next.ok ? next.state.heard : []
    const numbers = heard.filter(text => text.includes(':')).map(text => Number(text.split(':')[0]))
    expect(numbers.every(n => n >= 3)).toBe(true)
  })

  it('drops the journal from a throw of other dice', () => {
    const machine = tiny(function* (t): Script {
      t.tell('dawn')
      yield* t.ask('road', 0, 'high', 'low')
      t.tell('on the way')
      yield* t.roll('weather', 0, 3)
      t.tell('weather')
      yield* t.ask('inn', 0, 'in', 'past')
    }, tail)
    const now = look(machine, atNight())
    expect(now.kept).toEqual(['road high', 'skip 3', 'weather 3'])
    expect(now.told).toEqual(['5 weather'])
    expect(now.asked).toBe('inn')
    expect(now.save.dice).toBe(6)
  })

  it('does not take an answer from the journal that is no longer legal', () => {
    const save = look(tiny(strict(() => true)), newSave('old', fresh(), seed)).save
    const high = run(tiny(strict(() => true)), save, { answer: 'high' })
    const now = look(tiny(strict(answer => answer !== 'high')), high.save)
    expect(now.asked).toBe('road')
    expect(now.kept).toEqual([])
    expect(now.save.pending?.key).toBe(save.pending?.key)
  })

  it('refuses an answer to a question that is no longer asked, with a save to go on from', () => {
    const machine = tiny(function* (t): Script {
      t.tell('dawn')
      yield* t.ask('road', 0, 'high', 'low')
      t.tell('on the way')
      yield* t.roll('weather', 0, 2)
      t.tell('storm')
      t.tell('thunder')
      yield* t.roll('lightning', 0, 1)
      t.tell('struck')
      yield* t.ask('wait', 0, 'sleep', 'wake')
    }, tail)
    const save = atNight()
    const outcome = run(machine, save, { answer: 'sleep' })
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'question-changed' } })
    expect(outcome.save.pending?.kind).toBe('wait')
    expect(bits(outcome.save)).toEqual(['road high', 'weather 0', 'skip 1', 'lightning 3'])
    // What the new rules told on the way is handed out with it.
    expect(outcome.events).toEqual([{ n: 5, told: 'struck' }])
    const next = run(machine, outcome.save, { answer: 'sleep' })
    expect(next.ok).toBe(true)
    expect(next.events).toEqual([{ n: 6, told: 'tail' }])
  })

  it('lets the policy answer new questions, and then takes the answer to the old one', () => {
    const machine = tiny(function* (t): Script {
      yield* old(t)
    }, tail)
    const asking = tiny(function* (t): Script {
      t.tell('dawn')
      yield* t.ask('mood', 1, 'good', 'bad')
      yield* t.ask('road', 0, 'high', 'low')
    }, tail)
    const early = run(machine, newSave('old', fresh(), seed))
    expect(early.save.pending?.kind).toBe('road')
    const outcome = run(asking, early.save, {
      answer: 'low',
      policy: ({ kind }) => (kind === 'mood' ? { answer: 'bad', from: 'default' } : undefined),
    })
    expect(outcome.ok && outcome.state.heard).toEqual(['bad', 'low'])
  })

  it('never numbers an event twice where the step now ends sooner', () => {
    const machine = tiny(function* (t): Script {
      t.tell('dawn')
      yield* t.ask('road', 0, 'high', 'low')
    }, tail)
    const now = look(machine, atNight())
    expect(now.asked).toBe('tail')
    // dawn to night were 0 to 4
    expect(now.told).toEqual(['5 tail'])
    expect(now.save).toMatchObject({ events: 5, told: 1, dice: 3 })
    expect(run(machine, now.save, { answer: 'wag' }).events).toEqual([{ n: 6, told: 'wagged' }])
  })

  it('says that the question has changed where the battle now ends at once', () => {
    const machine = tiny(function* (t): Script {
      yield* t.ask('road', 0, 'high', 'low')
    })
    const outcome = run(machine, atNight(), { answer: 'wake' })
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'question-changed' } })
    expect(outcome.save).toMatchObject({ step: null, pending: null, events: 5, told: 0 })
  })

  it('asks again what a carried answer no longer fits', () => {
    const machine = tiny(
      function* (t): Script<string> {
        t.tell('dawn')
        return yield* t.ask('road', 0, 'high', 'low')
      },
      function* (t): Script {
        yield* t.ask('second', 0, 'in', 'out')
      },
    )
    const now = look(machine, atNight())
    expect(now.asked).toBe('second')
    expect(now.save.battle.heard).toEqual(['high'])
    expect(now.kept).toEqual([])
  })
})
