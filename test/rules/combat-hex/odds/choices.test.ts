import { describe, expect, it } from 'vitest'
import { type CombatHexSave, oddsOfChoices, open, resume } from '../../../../rules/combat-hex/index.ts'
import type { FigureOdds } from '../../../../rules/combat-hex/odds/fates.ts'
import { makeBoard } from '../../../../rules/index.ts'
import { fight } from '../../../helpers/fight.ts'
import { scenario } from '../../../helpers/scenario.ts'
import { many } from '../../../helpers/thorough.ts'

type Table = ReturnType<typeof scenario>

/** The battle of a scene with its board in it, so that it can be opened like any other. */
const saveOf = ({ save, board }: Table): CombatHexSave => ({
  ...save,
  battle: { ...save.battle, customBoards: { test: makeBoard(board) } },
})

const lifeOf = (save: CombatHexSave, id: string): number =>
  save.battle.figures.find(figure => figure.id === id)!.life

/**
 * What becomes of a figure when an answer is given and every die still to come is thrown in every single way; the program
 * answers the rest. Slow and simple: it knows nothing of how odds are counted.
 */
function everyThrow(save: CombatHexSave, answer: string, id: string): FigureOdds {
  const before = lifeOf(save, id)
  const lost = Array.from({ length: before + 1 }, () => 0)
  let leaves = 0
  const way: number[] = []
  for (;;) {
    let thrown = 0
    const outcome = resume(save, answer, {
      dice: () => (way[thrown++] ??= 1),
      policy: ({ kind, fallback }) =>
        kind === 'declare' || kind === 'act' ? undefined : { answer: fallback(), from: 'default' },
    })
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    const after = open(outcome.save).state.figures.find(figure => figure.id === id)!
    const chance = 1 / 6 ** thrown
    lost[before - after.life]! += chance
    if (after.condition !== 'standing') leaves += chance
    while (way.length && way.at(-1) === 6) way.pop()
    if (!way.length) return { id, owner: after.owner, lost, falls: lost.at(-1)!, leaves }
    way[way.length - 1]!++
  }
}

/** Each answer's odds are those of every single throw. */
function expectExact(t: Table, answers = t.legal()) {
  const save = saveOf(t)
  const odds = oddsOfChoices(save, answers, { budget: { left: 1e7 } })!
  for (const [i, answer] of answers.entries())
    for (const figure of odds[i]!) {
      const seen = everyThrow(save, answer, figure.id)
      for (const [n, chance] of figure.lost.entries())
        expect(chance, `${answer}: ${figure.id} loses ${n}`).toBeCloseTo(seen.lost[n]!, 9)
      expect(figure.leaves, `${answer}: ${figure.id} leaves`).toBeCloseTo(seen.leaves, 9)
    }
  return odds
}

const a = { at: 'C5', facing: 'N' }
const b = { at: 'C4', facing: 'S' }
/** in no combat, so that nobody has lost the battle; and the turn after it is asked about before its dice are thrown */
const far = {
  A8: { at: 'A1', ap: 1, abilities: ['initiative:1'] },
  A9: { at: 'A2' },
  B8: { at: 'L1' },
  B9: { at: 'L2' },
}

describe('odds of the answers to a question', () => {
  it('6.16 say who falls by a damage die, and whether an ability keeps it up (8.38)', () => {
    const t = fight(
      {
        A1: { ...a, attacks: 2 },
        B1: { ...b, attacks: 0, life: 1 },
        B2: { at: 'D4', facing: 'SW', attacks: 0, life: 1, ap: 1, abilities: ['courage:1'] },
        ...far,
      },
      [5, 2, 6],
    )
    expect(t.asked).toBe('allocate 0')
    const odds = expectExact(t, ['B1', 'B2'])
    const seen = odds.map(list => list.map(({ id, falls, leaves }) => [id, falls, leaves]))
    expect(seen).toEqual([
      [
        ['B1', 1, 1],
        ['B2', 0, 0],
      ],
      [
        ['B1', 0, 0],
        ['B2', 1, 0],
      ],
    ])
  })

  it('6.10 are exact for a hit that may be converted', () => {
    const t = fight(
      { A1: { ...a, attacks: 2, ap: 1 }, B1: { ...b, attacks: 1, endurance: 4 }, ...far },
      [4, 1, 5],
    )
    expect(t.asked).toBe('convert-hit 0')
    const [paid, spared] = expectExact(t)
    // One more damage die for B1; what it throws itself is the same either way.
    expect(paid!.map(({ id }) => id)).toEqual(['B1'])
    expect(paid![0]!.falls).toBeCloseTo(1 / 4, 12)
    expect(spared![0]!.falls).toBe(0)
  })

  it('6.14 are certain for a wound that may be converted, where no dice come after', () => {
    const t = fight({ A1: { ...a, ap: 2 }, B1: { ...b, attacks: 0, life: 1 }, ...far }, [5, 1])
    expect(t.asked).toBe('convert-wound 0')
    const odds = oddsOfChoices(saveOf(t), ['A1', 'none'])!
    expect(odds.map(([only]) => [only!.id, only!.leaves])).toEqual([
      ['B1', 1],
      ['B1', 0],
    ])
  })

  it('8.32 are exact for an ability that throws dice of its own first', () => {
    const t = fight(
      { A1: { ...a, ap: 2, abilities: ['rage:1'] }, B1: { ...b, attacks: 0, life: 1 }, ...far },
      [],
    )
    expect(t.legal()).toEqual(['use A1 rage', 'pass'])
    const [used, passed] = expectExact(t)
    expect(used![0]!.leaves).toBeGreaterThan(passed![0]!.leaves)
  })

  it('5.18 are exact for a shot, up to its end and no further', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C8', facing: 'N', ap: 3, shooting: { dice: 2, range: 6 } },
        B1: { at: 'C4', facing: 'N', endurance: 4, life: 1 },
        ...far,
      },
      dice: [1, 2],
    })
    t.answer('shoot A1 B1')
    expect(t.asked).toBe('convert-hit 0 B1')
    const [paid, spared] = expectExact(t)
    expect(paid![0]!.leaves).toBeCloseTo(1 / 2 + 1 / 6, 12)
    expect(spared![0]!.leaves).toBe(0)
  })

  it('are not told where no answer matters to anybody', () => {
    // B1 has no life to lose any more: whoever pays pays for nothing.
    const t = fight(
      { A1: { ...a, attacks: 2, ap: 1 }, B1: { ...b, attacks: 0, endurance: 6 }, ...far },
      [1, 2],
    )
    expect(t.asked).toBe('convert-hit 0')
    expect(oddsOfChoices(saveOf(t), ['none', 'none'])).toBeUndefined()
    const acting = scenario({ figures: { A1: { at: 'C8' }, B1: { at: 'C4' } } })
    expect(acting.asked).toBe('act 0')
    expect(oddsOfChoices(saveOf(acting), acting.legal('turn A1').slice(0, 2))).toBeUndefined()
  })

  it('cost no more than they may: a big chain is given up at its first run', () => {
    const figures = {
      A1: { ...a, attacks: 9, ap: 1, life: 9 },
      B1: { ...b, attacks: 9, life: 9 },
      ...far,
    }
    const t = fight(figures, [1, 4, 4, 4, 4, 4, 4, 4, 4, ...Array.from({ length: 9 }, () => 4)])
    expect(t.asked).toBe('convert-hit 0')
    let asked = 0
    const counting = (question: { fallback(): string }) => {
      asked++
      return question.fallback()
    }
    expect(oddsOfChoices(saveOf(t), ['A1', 'none'], { answer: counting })).toBeUndefined()
    // Who is asked in one run is known: far fewer than there are falls.
    expect(asked).toBeLessThan(10)
  })

  it('come true when the battle goes on with other dice', () => {
    const t = fight(
      {
        A1: { ...a, attacks: 3, ap: 1, life: 3 },
        B1: { ...b, attacks: 2, ap: 1, endurance: 4, abilities: ['armor:1'] },
        ...far,
      },
      [1, 5, 2, 5, 5],
    )
    expect(t.asked).toBe('convert-hit 0')
    const save = saveOf(t)
    const odds = oddsOfChoices(save, ['A1', 'none'], { budget: { left: 1e6 } })!
    const runs = many(3000, 150)
    for (const [i, answer] of ['A1', 'none'].entries()) {
      const { id, leaves } = odds[i]!.find(figure => figure.id === 'B1')!
      let fell = 0
      for (let n = 0; n < runs; n++) {
        const outcome = resume({ ...save, seed: n.toString(16).padStart(64, '0') }, answer, {
          policy: ({ kind, fallback }) =>
            kind === 'declare' ? undefined : { answer: fallback(), from: 'default' },
        })
        if (!outcome.ok) throw new Error(outcome.refusal.code)
        const ended = outcome.events.find(({ event }) => event === 'combat-ended')
        if (ended?.event === 'combat-ended' && !ended.figures.includes(id)) fell++
      }
      const error = Math.sqrt((leaves * (1 - leaves)) / runs)
      expect(Math.abs(fell / runs - leaves), `${answer}: ${fell} of ${runs}`).toBeLessThan(
        5 * error + 5 / runs,
      )
    }
  })

  it('say nothing where the rules have changed since the question was asked', () => {
    const t = fight({ A1: { ...a, attacks: 2, ap: 1 }, B1: b, ...far }, [4, 1, 5])
    const save = saveOf(t)
    const { pending } = save
    expect(oddsOfChoices({ ...save, pending: { ...pending!, key: 'other' } }, ['A1', 'none'])).toBeUndefined()
    expect(
      oddsOfChoices({ ...save, journal: [...save.journal, ...save.journal] }, ['A1', 'none']),
    ).toBeUndefined()
  })
})
