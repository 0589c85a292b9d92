import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leakOf } from './games/leakOf.ts'
import { makeTestServer, type Person, selectsOf, textOf } from './testServer.ts'

vi.mock(import('../../../rules/games.ts'), async load =>
  (await import('../../games/listToys.ts')).listToys(await load()),
)
vi.mock(import('../../../lambdas/discord/games/index.ts'), async load =>
  (await import('../../games/listToys.ts')).listToyFaces(await load()),
)

describe('/help', () => {
  let ada: Person
  let bruno: Person

  beforeEach(() => {
    const server = makeTestServer()
    ada = server.person('100000000000000001', 'Ada')
    bruno = server.person('100000000000000002', 'Bruno', 'fr')
  })

  it('tells of the game that is named, and turns its pages there', async () => {
    const first = await ada.command('help', { system: 'relay' })
    expect(textOf(first)).toContain('**Running**')
    expect(textOf(first)).toContain('Other games: `/help system:Combat Hex`')
    expect(leakOf(await ada.command('help', { system: 'relay', topic: 'run' }))).toBeFalsy()
    expect(selectsOf(first)[0]!.options.map(({ value }) => value)).toEqual(['run', 'deadlines', 'dice'])
    const dice = await ada.choose(first, 'More on', 'dice')
    expect(textOf(dice)).toContain('**Dice**')
    expect(leakOf(dice)).toBeFalsy()
    expect(textOf(dice)).not.toContain('/odds')
    expect(textOf(await ada.command('help', { topic: 'dice' }))).toContain('/odds')
    expect(textOf(await ada.choose(dice, 'More on', 'run'))).toContain('**Running**')
    expect(textOf(await bruno.command('help', { system: 'relay', topic: 'course' }))).toContain(
      '**La course**',
    )
  })

  it('explains the questions of the game that is named, and no ability where it has none', async () => {
    const asked = await ada.command('help', { system: 'relay', question: 'Handing over' })
    expect(textOf(asked)).toContain('**Handing over**')
    expect(textOf(await ada.choose(asked, 'Other questions', 'run'))).toContain('**Where to run**')
    expect(textOf(await ada.command('help', { system: 'relay', ability: 'repel' }))).toContain('⚠️')
    expect(await ada.offered('help', 'topic', '', { system: 'relay' })).toHaveLength(3)
  })

  it('has the pages of all games where a game has none of its own', async () => {
    const race = await ada.command('help', { system: 'race' })
    expect(textOf(race)).toContain('**Time and absence**')
    expect(selectsOf(race)[0]!.options.map(({ value }) => value)).not.toContain('combat')
  })

  it('tells of the first game where none is named, and of none that there is not', async () => {
    expect(textOf(await ada.command('help'))).toContain('/tutorial')
    expect(textOf(await ada.press('help::0:nonsense', ['dice']))).toContain('⚠️')
    expect(textOf(await ada.press('help::0:question nonsense', ['run']))).toContain('⚠️')
  })
})
