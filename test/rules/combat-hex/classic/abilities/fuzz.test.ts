import { describe, expect, it } from 'vitest'
import { classicIds } from '../../../../../rules/combat-hex/abilities/classic/index.ts'
import { isAlways } from '../../../../../rules/combat-hex/battle/points/points.ts'
import { classic } from '../../../../../rules/combat-hex/books/classic.ts'
import { classicTrial } from '../../../../helpers/classicTrials.ts'
import { play } from '../../../../helpers/fuzz.ts'

/** Works before the battle alone, and by what it stands for. */
const unseen: readonly string[] = ['leadership', 'steal-essence']

describe('classic: random battles', () => {
  const seen = new Set<string>()
  const follow = (n: number, seldom: number) => {
    const { events, save } = play(n, classicTrial(n, [400, 600]), seldom)
    for (const event of events) {
      if (event.event === 'activated') seen.add(event.copied ?? event.ability)
      if (event.event === 'replaced') seen.add('one-ring')
    }
    for (const figure of save.battle.figures)
      for (const { id, cost } of save.battle.types[figure.type]!.abilities)
        if (isAlways(classic, classic.abilities[id], cost)) seen.add(id)
    return save
  }

  it.each([0, 1, 2])('classic: battle %i, with abilities on every base, holds at every answer', n => {
    expect(follow(n, 4).battle.result).not.toBeNull()
  })

  it.each([3, 4])('classic: so does one of %i players', count => {
    expect(play(count, classicTrial(count, [300, 400], count), 6).save.battle.result).not.toBeNull()
  })

  it('classic: every ability of the book is at work in some', () => {
    const unused = () => classicIds.filter(id => !seen.has(id) && !unseen.includes(id))
    // In the first of these the Ring is put on, which is rare.
    const battles = [30, ...Array.from({ length: 60 }, (_, i) => i + 3)]
    for (const n of battles) if (unused().length) follow(n, 1000)
    expect(unused()).toEqual([])
  })
})
