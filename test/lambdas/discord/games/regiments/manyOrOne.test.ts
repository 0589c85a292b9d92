import { describe, expect, it } from 'vitest'
import { regimentsWords } from '../../../../../lambdas/discord/games/regiments/words/index.ts'
import type { Names } from '../../../../../lambdas/discord/words/types.ts'

const names = {
  figure: (label: string) => ({ A1: 'A1 spears', B2: 'B2 ogre' })[label],
  player: () => 'Ada',
  ability: (id: string) => id,
} as unknown as Names

const blows = [{ lost: 3 }] as never
const told = (locale: 'en' | 'fr') => {
  const { events, tells } = regimentsWords[locale]
  return {
    rallied: events.rallied({ unit: 'A1' } as never, names),
    shot: events.shot({ unit: 'A1', at: 'B2', out: false, blows } as never, names),
    fled: events.fled({ unit: 'A1', inches: 5, to: 'D4' } as never, names),
    gone: events.destroyed({ unit: 'A1', why: 'caught' } as never, names),
    charge: tells.answers.charge('A1 spears', 'B2 ogre'),
  }
}

describe('what is told of a unit is right', () => {
  it('where its name is of many, in English', () => {
    expect(told('en')).toEqual({
      rallied: '🚩 A1 spears rallied.',
      shot: '🏹 A1 spears shot at B2 ogre: 3 life.',
      fled: '🏃 A1 spears fled 5 inches to D4.',
      gone: '💀 A1 spears fled: cut down.',
      charge: 'A1 spears: charge B2 ogre',
    })
  })

  it('whatever becomes of it', () => {
    const { events } = regimentsWords.en
    const became = (['shaken', 'rallied', 'broke', 'retreated', 'held-back'] as const).map(event =>
      events[event]({ unit: 'A1' } as never, names),
    )
    const gone = ['static', 'quarter', 'off-board', 'shaken', 'caught', 'fallen', 'slain', 'otherwise'].map(
      why => events.destroyed({ unit: 'A1', why } as never, names),
    )
    // What would have to be another word for one or for many.
    for (const line of [...became, ...gone])
      expect(line).not.toMatch(/A1 spears (is|are|was|were|has|have|does|do|\w+s)\b/)
  })

  it('where its name is of many, in French', () => {
    const plain = Object.values(told('fr')).map(line => line.replaceAll('\u202f', ' '))
    expect(plain).toEqual([
      '🚩 A1 spears : ralliement.',
      '🏹 A1 spears : tir sur B2 ogre, 3 points de vie.',
      '🏃 A1 spears : fuite de 5 pouces, jusqu’en D4.',
      '💀 A1 spears : unité massacrée dans sa fuite.',
      'A1 spears : charge sur B2 ogre',
    ])
  })
})
