import { describe, expect, it } from 'vitest'
import { warSetUp } from '../../../rules/regiments/beginWar.ts'
import { regimentsGame } from '../../../rules/regiments/gameParts.ts'
import { regiments, type WarEvent } from '../../../rules/regiments/index.ts'

const { engine, armies } = regimentsGame

/** A battle that the program plays for both; what is told of it. */
function played(seed: string) {
  const measure = { rules: 'pitched-battle', points: 2000 }
  const both = Object.fromEntries(armies!.lists.map(list => [list, armies!.starter(list, measure)]))
  const players = ['Ada', 'Bo'].map(name => ({ name, armies: both }))
  const begun = engine.setUp(
    warSetUp({ ...measure, board: 'the-hills', camps: ['crown', 'wilds'], seed, players }),
  )
  if (!begun.ok) throw new Error(begun.refusal.code)
  let { save } = begun
  const told: WarEvent[] = [...begun.events]
  for (;;) {
    const { question, state } = engine.open(save)
    if (!question) return { save, told }
    const outcome = engine.resume(save, engine.soundAnswer(question, state))
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    save = outcome.save
    told.push(...outcome.events)
  }
}

describe('dice of a battle', () => {
  it.each([
    ['22', ['charges', 'magic', 'shooting', 'melee']],
    ['c3', ['magic', 'shooting', 'melee']],
  ])('are all told, each once, in their order: %s', (byte, stages) => {
    const { save, told } = played(byte.repeat(32))
    const dice = told.flatMap(event => regiments.diceOf!(event) ?? [])
    const numbers = dice.flatMap(({ first, faces }) => faces.map((_, i) => first + i))
    expect(numbers).toEqual(numbers.map((_, i) => i))
    expect(numbers).toHaveLength(save.dice)
    // What nobody strikes with, shoots or casts would prove little.
    const blows = told.flatMap(event => (event.event === 'rolled' && event.roll === 'blows' ? [event] : []))
    expect(new Set(blows.map(({ stage }) => stage))).toEqual(new Set(stages))
  })
})
