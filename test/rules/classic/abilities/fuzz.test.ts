import { describe, expect, it } from 'vitest'
import { classicIds } from '../../../../rules/abilities/classic/index.ts'
import { classicTrial } from '../../../helpers/classicTrials.ts'
import { play } from '../../../helpers/fuzz.ts'

describe('classic: random battles', () => {
  const used = new Set<string>()

  it.each([0, 1, 2, 3, 4, 5])('classic: battle %i, with every ability there is, holds at every answer', n => {
    const { events, save } = play(n, classicTrial(n, [400, 600]), 4)
    expect(save.battle.result).not.toBeNull()
    for (const event of events) if (event.event === 'activated') used.add(event.copied ?? event.ability)
  })

  it('classic: nearly every ability was used', () => {
    const unused = classicIds.filter(id => !used.has(id) && id !== 'leadership' && id !== 'steal-essence')
    expect(unused).toEqual([])
  })
})
