import { describe, expect, it } from 'vitest'
import { setUpOf } from '../../../rules/regiments/contract/begin.ts'
import { regimentsGame } from '../../../rules/regiments/gameParts.ts'
import { type GameEvent, regiments } from '../../../rules/regiments/index.ts'

const { engine, armies } = regimentsGame

/** A battle that the program plays for both; what is told of it. */
function played(seed: string) {
  const measure = { rules: 'pitched-battle', points: 2000 }
  const both = Object.fromEntries(armies!.lists.map(list => [list, armies!.starter(list, measure)]))
  const players = ['Ada', 'Bo'].map(name => ({ name, armies: both }))
  const begun = engine.setUp(
    setUpOf({ ...measure, board: 'the-hills', camps: ['crown', 'wilds'], seed, players }),
  )
  if (!begun.ok) throw new Error(begun.refusal.code)
  let { save } = begun
  const told: GameEvent[] = [...begun.events]
  for (;;) {
    const { question, state } = engine.open(save)
    if (!question) return { save, told }
    const outcome = engine.resume(save, engine.soundAnswer(question, state))
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    save = outcome.save
    told.push(...outcome.events)
  }
}

const stages = new Set<string>()

describe('dice of a battle', () => {
  it.each(['c3', '22', '33', '55', 'd4', '44'])('are all told, each once, in their order: %s', byte => {
    const { save, told } = played(byte.repeat(32))
    const dice = told.flatMap(event => regiments.diceOf!(event) ?? [])
    const numbers = dice.flatMap(({ first, faces }) => faces.map((_, i) => first + i))
    expect(numbers).toEqual(numbers.map((_, i) => i))
    expect(numbers).toHaveLength(save.dice)
    for (const event of told) if (event.event === 'rolled' && event.roll === 'blows') stages.add(event.stage)
  })

  it('are those of all that is struck, shot and cast', () => {
    expect(stages).toEqual(new Set(['charges', 'magic', 'shooting', 'melee']))
  })
})
