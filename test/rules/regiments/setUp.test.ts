import { describe, expect, it } from 'vitest'
import { setUpOf } from '../../../rules/regiments/contract/begin.ts'
import { regiments } from '../../../rules/regiments/contract/module.ts'
import { regimentsGame } from '../../../rules/regiments/gameParts.ts'

const { engine } = regimentsGame
const both = { crown: ['general', 'spears'], wilds: ['chieftain', 'raiders'] }
const agreed = (more: object) => ({
  rules: 'pitched-battle',
  points: 1000,
  board: 'the-hills',
  camps: null,
  seed: '00'.repeat(32),
  players: [
    { name: 'Ada', armies: both },
    { name: 'Bo', armies: both },
  ],
  ...more,
})

describe('what was agreed on', () => {
  it('RB-23 gives each the army of its own list, whichever both have brought', () => {
    const lists = (camps: string[]) => setUpOf(agreed({ camps })).players.map(({ list }) => list)
    expect(lists(['crown', 'wilds'])).toEqual(['crown', 'wilds'])
    expect(lists(['wilds', 'crown'])).toEqual(['wilds', 'crown'])
    expect(setUpOf(agreed({ camps: ['wilds', 'crown'] })).players.map(({ army }) => army)).toEqual([
      both.wilds,
      both.crown,
    ])
  })

  it('RB-23 leaves the lists to chance where nobody has chosen, one for each', () => {
    const rolled = ['00', '11', '22', '33', '44', '55', '66', '77'].map(byte =>
      setUpOf(agreed({ seed: byte.repeat(32) })).players.map(({ list }) => list),
    )
    for (const lists of rolled) expect(lists.toSorted()).toEqual(['crown', 'wilds'])
    expect(new Set(rolled.map(([first]) => first))).toEqual(new Set(['crown', 'wilds']))
  })

  it('RB-25 counts a round that is cut short by what has been taken, after one more turn', () => {
    const begun = engine.setUp(setUpOf(agreed({})))
    if (!begun.ok) throw new Error(begun.refusal.code)
    const cut = { ...begun.save, battle: regiments.judge!.lastTurns!(begun.save.battle) }
    expect(cut.battle.lastTurn).toBeLessThan(begun.save.battle.lastTurn)
    let save = cut
    for (let step = 0; step < 200; step++) {
      const { question, state } = engine.open(save)
      if (!question) break
      const outcome = engine.resume(save, engine.soundAnswer(question, state))
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      save = outcome.save
    }
    const { result, turn } = engine.open(save).state
    expect([turn, result?.reason]).toEqual([cut.battle.lastTurn, 'points'])
    expect(result!.score.reduce((sum, each) => sum + each, 0)).toBe(20)
  })
})
