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

  it.each([
    [15, [15], '… and 8 more'],
    [18, [9, 9], '… and 9 more'],
  ])(
    'are all listed, %i players, on the same pages in words and in the picture',
    async (count, sizes, more) => {
      const many = Array.from({ length: count }, (_, i) => `Player${i + 10}`)
      const begun = await beginSeason(many, { format: 'groups' })
      await begun.nextRound()
      const listed = []
      for (const [i, size] of sizes.entries()) {
        const { components, pictures } = await begun.director.command('league standings', { page: i + 1 })
        const text = JSON.stringify(components)
        const names = many.filter(name => text.includes(name))
        expect(names).toHaveLength(size)
        for (const name of names) expect(JSON.stringify(pictures), name).toContain(name)
        listed.push(...names)
      }
      expect(listed.toSorted()).toEqual(many)
      // The pinned message ends with no title of a group of which it shows nobody.
      const pinned = textOf(begun.server.lastSeasonMessage())
      expect(pinned).toContain(more)
      expect(pinned).not.toContain('Group B')
    },
  )
})
