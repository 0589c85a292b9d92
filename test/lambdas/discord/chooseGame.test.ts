import { beforeEach, describe, expect, it } from 'vitest'
import { gameCommand } from '../../../lambdas/discord/commands/game.ts'
import { publicButtons } from '../../../lambdas/discord/publicButtons.ts'
import { labelsOf, makeTestServer, type Person, type TestServer, textOf } from './testServer.ts'

let server: TestServer
let ann: Person
let bob: Person
let cid: Person
let ids: string[]

/** Ann plays against Bob and against Cid in the same channel; both battles have begun. */
beforeEach(async () => {
  server = makeTestServer()
  ann = server.person('100000000000000001', 'Ann')
  bob = server.person('100000000000000002', 'Bob')
  cid = server.person('100000000000000003', 'Cid')
  for (const guest of [bob, cid]) {
    await ann.command('challenge', { points: 500, camps: 'good', board: 'the-marsh' })
    const game = server.game().id
    await guest.command('game accept', { game })
    await ann.command('army pick', { army: 'starter-good', game })
    await guest.command('army pick', { army: 'starter-evil', game })
  }
  ids = [...server.store.games.keys()]
})

const choice = 'Which game?'
const versions = () => ids.map(id => server.game(id).version)
/** The label of the game against somebody. */
const against = (message: Awaited<ReturnType<Person['command']>>, name: string) =>
  labelsOf(message).find(label => label.includes(name))!

describe('a command that fits several games', () => {
  it('asks which by a button for each, and is carried out there as it was typed', async () => {
    const asked = await ann.command('game log', { turn: 0 })
    expect(textOf(asked)).toContain(choice)
    expect(labelsOf(asked)).toEqual([
      expect.stringMatching(/^1 · (Bob|Cid) · The marsh$/),
      expect.stringMatching(/^2 · (Bob|Cid) · The marsh$/),
    ])
    expect(asked.discreet).toBe(true)
    for (const [name, id] of [
      ['Bob', ids[0]!],
      ['Cid', ids[1]!],
    ] as const) {
      const answer = await ann.click(asked, against(asked, name))
      const typed = await ann.command('game log', { turn: 0, game: id })
      expect(textOf(answer)).toBe(textOf(typed))
    }
  })

  it('changes that game and no other', async () => {
    const before = versions()
    const asked = await ann.command('game pause')
    expect(versions()).toEqual(before)
    await ann.click(asked, against(asked, 'Cid'))
    expect(versions()).toEqual([before[0], before[1]! + 1])
    expect(server.game(ids[1]).paused).toBe('24h')
  })

  it('does nothing for anybody else who presses, and nothing in a game that is not theirs', async () => {
    const asked = await ann.command('game pause')
    const before = versions()
    for (const other of [bob, cid])
      expect(textOf(await other.click(asked, against(asked, 'Bob')))).toContain('no longer open')
    const dora = server.person('100000000000000004', 'Dora')
    const eve = server.person('100000000000000005', 'Eve')
    await dora.command('challenge', { points: 500, camps: 'good', board: 'the-marsh' })
    const foreign = server.game().id
    await eve.command('game accept', { game: foreign })
    const forged = JSON.stringify(asked.components)
      .match(/in-game:[^"]+/)![0]
      .split(':')
    expect(textOf(await ann.press(`in-game:${foreign}:1:${forged[3]}`))).toContain('⚠️')
    expect(server.game(foreign).paused).toBeUndefined()
    expect(versions()).toEqual(before)
  })

  it('is typed again after an hour', async () => {
    const asked = await ann.command('game pause')
    server.wait(3700)
    expect(textOf(await ann.click(asked, against(asked, 'Bob')))).toContain('no longer open')
    expect(server.game(ids[0]).paused).toBeUndefined()
  })

  it('asks in private also where its answer is for everybody, which it then is', async () => {
    expect(gameCommand.public).toContain('game replay')
    const asked = await ann.command('game replay')
    expect(asked.discreet).toBe(true)
    const shown = await ann.click(asked, against(asked, 'Bob'))
    expect(shown).toEqual(await ann.command('game replay', { game: ids[0]! }))
    // The buttons of a public command say by their names that everybody sees what comes.
    const custom = JSON.stringify(asked.components).match(/in-game-all:[^"]+/)![0]
    expect(publicButtons).toContain(custom.split(':')[0])
    expect(textOf(await ann.press(custom.replace('in-game-all', 'in-game')))).toContain('no longer open')
    const own = await ann.command('game log')
    const shownToAll = JSON.stringify(own.components)
      .match(/in-game:[^"]+/)![0]
      .replace('in-game', 'in-game-all')
    expect(textOf(await ann.press(shownToAll))).toContain('no longer open')
  })

  it('asks for games elsewhere where those here are somebody else’s', async () => {
    const dora = server.person('100000000000000004', 'Dora', 'en', { channel: '8' })
    const eve = server.person('100000000000000005', 'Eve', 'en', { channel: '8' })
    await dora.command('challenge', { points: 500, camps: 'good', board: 'the-marsh' })
    await eve.command('game accept')
    const there = server.person(ann.user, 'Ann', 'en', { channel: '8' })
    expect(labelsOf(await there.command('game undo'))).toHaveLength(2)
    // Whoever looks, looks at what is here.
    expect(textOf(await there.command('game status'))).toContain('Dora')
  })

  it('asks in French', async () => {
    const anne = server.person(ann.user, 'Ann', 'fr')
    expect(textOf(await anne.command('done'))).toContain('Dans quelle partie')
  })
})
