import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abilityIds, figureType } from '../../rules/combat-hex/index.ts'
import { everyArmy, fightInBrowser } from './everyAbility.ts'
import { openPlay, type Play } from './harness.ts'
import { executablePath } from './seats.ts'

describe('two armies with every ability', () => {
  it('hold every ability between them', () => {
    const figures = Object.values(everyArmy()).flat()
    const held = new Set(figures.flatMap(id => figureType(id)!.abilities.map(printed => printed.id)))
    expect([...held].sort()).toEqual([...abilityIds].sort())
  })
})

// The first turn; `npm run fight` plays such battles to the end.
describe.skipIf(executablePath === undefined)('two armies with every ability in a browser', () => {
  let play: Play
  beforeAll(async () => {
    play = await openPlay()
  })
  afterAll(() => play.close())

  it('fight a turn with everything on `ask me`', async () => {
    const fought = await fightInBrowser(play, [['everything', 'ask me']], 1)
    expect(fought.problems).toEqual([])
    expect(play.troubles).toEqual([])
    expect(fought.turns).toBe(1)
    expect(fought.answered.declare).toBeGreaterThan(0)
    expect(fought.answered.role).toBe(1)
    expect(fought.answered.act).toBeGreaterThan(1)
    expect(fought.ordered).toBe(0)
  })
})
