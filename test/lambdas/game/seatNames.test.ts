import { describe, expect, it } from 'vitest'
import { withTodaysNames } from '../../../lambdas/game/seatNames.ts'
import { withTodaysName } from '../../../lambdas/league/todaysName.ts'
import type { SeasonRecord } from '../../../lambdas/store/seasonTypes.ts'
import { type Entrant, entrantCalled } from '../../../rules/league/season.ts'
import { makeTestServer, type Person, startBattle, stateOf, textOf } from '../discord/testServer.ts'

const handled = (person: Person, handle: string, name: string) =>
  person.base().user && { user: { id: person.user, name, handle } }

describe('names of players', () => {
  it('are followed at their next press, in the battle too', async () => {
    const server = makeTestServer()
    const { alice, bob } = await startBattle(server)
    expect(stateOf(server).players[0]!.name).toBe('Alice')
    const renamed = server.person(alice.user, 'Alicia')
    await renamed.command('orders set', { topic: 'role', value: 'ask me', scope: 'game' })
    expect(server.game().seats.map(({ name }) => name)).toEqual(['Alicia', 'Bob'])
    expect(stateOf(server).players.map(({ name }) => name)).toEqual(['Alicia', 'Bob'])
    expect(textOf(await bob.command('game status'))).not.toContain('Alice')
  })

  it('tell two players of one name apart by what nobody else is called, and only them', async () => {
    const server = makeTestServer()
    const { alice, bob } = await startBattle(server)
    const named = (game = server.game()) => game.seats.map(({ name }) => name)
    const first = withTodaysNames(server.game(), handled(alice, 'ada99', 'Ada'))
    expect(named(first)).toEqual(['Ada', 'Bob'])
    const both = withTodaysNames(first, handled(bob, 'lovelace', 'ada'))
    expect(named(both)).toEqual(['Ada (@ada99)', 'ada (@lovelace)'])
    // And no longer than that.
    const again = withTodaysNames(both, handled(bob, 'lovelace', 'Bob'))
    expect(named(again)).toEqual(['Ada', 'Bob'])
    expect(again.seats[0]).not.toHaveProperty('called')
  })
})

describe('names in a season', () => {
  const entrant = (name: string, handle?: string) => ({ name, ...(handle && { handle }) }) as Entrant
  const called = (...entrants: Entrant[]) => entrants.map((_, i) => entrantCalled(entrants, i))

  it('tell two entrants of one name apart, whoever acted last, and nobody else', () => {
    const ada = entrant('Ada', 'ada99')
    expect(called(ada, entrant('Bo', 'bo'))).toEqual(['Ada', 'Bo'])
    expect(called(ada, entrant('ADA', 'lovelace'), entrant('Bo'))).toEqual([
      'Ada (@ada99)',
      'ADA (@lovelace)',
      'Bo',
    ])
    // Of whom Discord's name is not known yet nothing more can be told, and of whoever was forgotten nothing.
    expect(called(entrant('Ada'), ada)).toEqual(['Ada', 'Ada (@ada99)'])
    expect(called(entrant('', 'gone'), entrant(''))).toEqual(['', ''])
  })

  it('are followed at their next command', () => {
    const record = { season: { entrants: [{ user: '1', name: 'Ada' }] } } as unknown as SeasonRecord
    const now = withTodaysName(record, { user: { id: '1', name: 'Alicia', handle: 'ada99' } })
    expect(now.season.entrants).toEqual([{ user: '1', name: 'Alicia', handle: 'ada99' }])
    expect(withTodaysName(now, { user: { id: '1', name: 'Alicia', handle: 'ada99' } })).toBe(now)
    expect(withTodaysName(now, { user: { id: '2', name: 'Eve' } })).toBe(now)
  })
})
