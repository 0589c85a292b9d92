import { describe, expect, it } from 'vitest'
import { textOf } from '../testServer.ts'
import { beginSeason, surely } from './beginSeason.ts'

const names = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal']

describe('groups with a final', () => {
  it('are listed group by group, then by the final, which is said to decide', async () => {
    const begun = await beginSeason(names, { format: 'groups' })
    const { server, director } = begun
    const table = async () => textOf(await director.command('league standings'))
    const rounds = () => server.season().season.rounds
    const play = async () => {
      await begun.nextRound()
      // Whoever joined first wins.
      for (const [i, { players }] of rounds().at(-1)!.battles.entries())
        await begun.concede(i, players[0] < players[1]! ? 1 : 0)
    }
    for (let round = 1; round <= 3; round++) {
      await play()
      expect(await table()).toMatch(/\*\*Group A\*\*\n(.*\n){4}\*\*Group B\*\*\n(.*\n?){4}/)
      expect(await table()).not.toContain('The final decides')
      expect(textOf(server.lastSeasonMessage())).toMatch(/\*\*Group A\*\*\n1\\\..*\n(.*\n){3}\*\*Group B\*\*/)
    }
    await begun.nextRound()
    expect(await table()).toMatch(/The final decides the first places/)
    expect(await table()).not.toContain('Group A')
    for (const [i, { players }] of rounds().at(-1)!.battles.entries())
      await begun.concede(i, players[0] < players[1]! ? 1 : 0)
    // Two stand in the last battle before it is published.
    expect(await table()).toMatch(/1\\\. .*\n1\\\. .*\n3\\\. .*\n3\\\. .*\n5\\\./)
    await play()
    expect(await table()).toMatch(/1\\\. \*\*Ann\*\*.*\n2\\\. .*\n3\\\. .*\n3\\\. .*\n5\\\./)
    expect(textOf(await surely(director, 'league close'))).toContain('Ann wins the season')
  })
})
