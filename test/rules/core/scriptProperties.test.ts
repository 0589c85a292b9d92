import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { die } from '../../../rules/core/dice.ts'
import { newSave, run, type Save, type Script, takeBack } from '../../../rules/core/script.ts'
import { fresh, frozen, type Step, type Teller, type Tiny, tiny } from './scriptMachine.ts'

/** Tiny games made up at random: what holds for all of them holds for the runner. */

type Deed =
  | { do: 'tell'; text: string }
  | { do: 'ask'; kind: string; by: number; options: string[] }
  | { do: 'roll'; name: string; by: number; count: number }
  /** done only if what was heard last asks for it, so that answers and dice decide what comes next */
  | { do: 'maybe'; deeds: Deed[] }

interface Chapter {
  deeds: Deed[]
  /** hands its last word on to the next chapter */
  carries: boolean
}

const word = fc.constantFrom('a', 'b', 'c', 'd')
const by = fc.nat(1)
const plain: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ do: fc.constant('tell' as const), text: word }),
  fc.record({
    do: fc.constant('ask' as const),
    kind: fc.constantFrom('k', 'l'),
    by,
    options: fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    do: fc.constant('roll' as const),
    name: fc.constantFrom('r', 's'),
    by,
    count: fc.integer({ min: 1, max: 3 }),
  }),
)
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: plain },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('maybe' as const), deeds: fc.array(plain, { maxLength: 3 }) }),
  },
)
const story = fc.array(fc.record({ deeds: fc.array(deed, { maxLength: 7 }), carries: fc.boolean() }), {
  minLength: 1,
  maxLength: 4,
})

const oddly = (text: string | undefined) => ((text ?? '').codePointAt((text ?? '').length - 1) ?? 0) % 2 === 1

function* act(t: Teller, deeds: readonly Deed[]): Script {
  for (const deed of deeds)
    if (deed.do === 'tell') t.tell(deed.text)
    else if (deed.do === 'ask') yield* t.ask(deed.kind, deed.by, ...deed.options)
    else if (deed.do === 'roll') yield* t.roll(deed.name, deed.by, deed.count)
    else if (oddly(t.state.heard.at(-1))) yield* act(t, deed.deeds)
}

const gameOf = (chapters: readonly Chapter[]) =>
  tiny(
    ...chapters.map(
      ({ deeds, carries }): Step =>
        function* (t): Script<string | undefined> {
          yield* act(t, deeds)
          const last = t.state.heard.at(-1)
          return carries && last !== undefined && !last.includes(':') ? last : undefined
        },
    ),
  )

const seed = '9f'.repeat(32)
const begin = () => frozen(newSave('x', fresh(), seed))
const reloaded = (save: Save<Tiny>) => frozen(JSON.parse(JSON.stringify(save)) as Save<Tiny>)

/** A source of choices that repeats itself for the same numbers. */
const chooser = (numbers: readonly number[]) => {
  let i = 0
  return (n: number) => (numbers.length ? numbers[i++ % numbers.length]! % n : 0)
}
const choices = fc.array(fc.nat(997), { minLength: 1, maxLength: 40 })
const ascending = (numbers: number[]) => numbers.every((n, i) => i === 0 || n > numbers[i - 1]!)

describe('every tiny game', () => {
  it('comes to the same answered one by one, saved in between, and in one go', () => {
    fc.assert(
      fc.property(story, choices, (chapters, numbers) => {
        const machine = gameOf(chapters)
        const answers: string[] = []
        const events: unknown[] = []
        const pick = chooser(numbers)
        let outcome = run(machine, begin())
        for (;;) {
          if (!outcome.ok) throw new Error(outcome.refusal.code)
          events.push(...outcome.events)
          if (!outcome.question) break
          const save = reloaded(outcome.save)
          const again = run(machine, save)
          expect(again.save).toEqual(save)
          expect(again.events).toEqual([])
          expect(run(machine, save, { answer: 'nonsense' })).toMatchObject({ ok: false, save, events: [] })
          const answer = outcome.question.space.sample(pick)
          answers.push(answer)
          outcome = run(machine, save, { answer })
        }
        const whole = run(machine, begin(), {
          policy: () => ({ answer: answers.shift()!, from: 'player' }),
        })
        expect(answers).toEqual([])
        expect(whole.save).toEqual(outcome.save)
        expect(whole.events).toEqual(events)
        expect(whole.events.map(e => e.n)).toEqual(whole.events.map((_, i) => i))
        // every die is the seed's, and each number was thrown once, in order
        const dice = whole.save.battle.heard.filter(text => text.includes(':'))
        const faces = dice.flatMap(text => text.split(': ')[1]!.split(' ').map(Number))
        expect(faces).toEqual(Array.from({ length: whole.save.dice }, (_, n) => die(seed, n)))
      }),
      { numRuns: 300 },
    )
  })

  it('comes to the same after whatever was taken back and answered again', () => {
    fc.assert(
      fc.property(story, choices, choices, (chapters, numbers, detours) => {
        const machine = gameOf(chapters)
        const pick = chooser(numbers)
        const stray = chooser(detours)
        const told: number[] = []
        let straight = run(machine, begin())
        let other = straight
        told.push(...other.events.map(e => e.n))
        while (straight.ok && straight.question) {
          // A detour: another answer, taken back where that may be; then the same answer for both.
          const away = run(machine, reloaded(other.save), { answer: straight.question.space.sample(stray) })
          const back = takeBack(away.save, straight.question.by)
          if (stray(2) === 0 && back.ok && away.save.battle.at === straight.save.battle.at) {
            told.push(...away.events.map(e => e.n), back.n)
            other = run(machine, reloaded(back.save))
            told.push(...other.events.map(e => e.n))
            expect(other.ok && other.state.heard).toEqual(straight.state.heard)
            expect(other.save.pending).toEqual(straight.save.pending)
          }
          const answer = straight.question.space.sample(pick)
          straight = run(machine, straight.save, { answer })
          other = run(machine, reloaded(other.save), { answer })
          told.push(...other.events.map(e => e.n))
          expect(other.events.map(e => e.told)).toEqual(straight.events.map(e => e.told))
          expect(other.ok && other.state.heard).toEqual(straight.ok && straight.state.heard)
        }
        expect(other.save.battle).toEqual(straight.save.battle)
        expect(other.save.dice).toBe(straight.save.dice)
        expect(other.save.pending).toBeNull()
        expect(ascending(told)).toBe(true)
        expect(new Set(told).size).toBe(told.length)
      }),
      { numRuns: 300 },
    )
  })

  it('goes on under any other rules: no event told twice, no die thrown twice, to the end', () => {
    fc.assert(
      fc.property(fc.array(story, { minLength: 2, maxLength: 4 }), choices, (stories, numbers) => {
        const pick = chooser(numbers)
        const thrown: number[] = []
        const dice = (n: number) => {
          thrown.push(n)
          return die(seed, n)
        }
        const numbersTold: number[] = []
        let machine = gameOf(stories[0]!)
        let outcome = run(machine, begin(), { dice })
        numbersTold.push(...outcome.events.map(e => e.n))
        for (let turn = 0; outcome.save.pending; turn++) {
          if (turn > 300) throw new Error('no end')
          const save = reloaded(outcome.save)
          const next = stories[1 + Math.floor(turn / 3)]
          if (turn % 3 === 2 && next) machine = gameOf(next)
          const { journal } = save
          // What was asked may be another question now: then it is refused, and what it leaves is kept.
          const offered = run(machine, save)
          const answer = offered.ok && offered.question ? offered.question.space.sample(pick) : 'nothing'
          outcome = run(machine, save, { answer, dice })
          numbersTold.push(...outcome.events.map(e => e.n))
          if (!outcome.ok) expect(outcome.refusal.code).toBe('question-changed')
          if (!outcome.ok && outcome.save.battle.at === save.battle.at) {
            const kept = outcome.save.journal.filter(entry => !('skip' in entry))
            const had = journal.filter(entry => !('skip' in entry))
            const common = kept.findIndex((entry, i) => JSON.stringify(entry) !== JSON.stringify(had[i]))
            // behind the last entry that was kept, everything was thrown just now
            for (const entry of common < 0 ? [] : kept.slice(common))
              if ('roll' in entry) expect(entry.n).toBeGreaterThanOrEqual(save.dice)
          }
        }
        expect(ascending(numbersTold)).toBe(true)
        expect(ascending(thrown)).toBe(true)
        expect(thrown).toEqual(Array.from({ length: outcome.save.dice }, (_, n) => n))
        expect(outcome.save.events + outcome.save.told).toBeGreaterThan(numbersTold.at(-1) ?? -1)
      }),
      { numRuns: 500 },
    )
  })
})
