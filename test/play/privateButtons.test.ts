import { describe, expect, it } from 'vitest'
import { type Player, wordsOf } from './harness.ts'
import { dot } from './recordSteps.ts'
import { usePlay } from './usePlay.ts'

/** What all see and some text stands in, as it is now. */
const forAll = (player: Player, text: RegExp): string[] =>
  player
    .sees()
    .filter(message => message.visibleTo === null && text.test(wordsOf(message)))
    .map(wordsOf)

describe('a button that stands in private messages and in those for all', () => {
  const t = usePlay('en-US', { draw: async () => dot })

  it('changes both: its reader’s in their own language, and the message for all in its own', async () => {
    const { ada, bruno } = t
    bruno.locale = 'fr'
    await ada.command('challenge', { points: 500, camps: 'good', board: 'the-marsh' })
    await bruno.command('lobby show')
    const joined = await bruno.press('Rejoindre Ada')
    expect(joined.mine).toBe(true)
    // The invitation has been taken up, elsewhere: nobody else is invited by it any more.
    expect(forAll(ada, /Ada.*against.*Bruno.*: accepted!/)).toHaveLength(1)
    expect(forAll(ada, /\[Accept\]/)).toEqual([])
    const thread = (await t.play.server.store.gamesOfChannel(ada.channel))[0]!
    const game = (await t.play.server.store.loadGame(thread))!
    ada.channel = game.thread!
    expect(forAll(ada, /is choosing/)).toHaveLength(1)

    const picked = await bruno.press('Armée prête', joined.message)
    expect(picked.mine).toBe(true)
    expect(picked.message.id).toBe(joined.message.id)
    expect(picked.text).toContain('La vôtre (Mal)')
    expect(picked.text).not.toMatch(/Choose|choosing|Starter/)
    // One message for all, which says so now.
    const [all, ...more] = forAll(ada, /has chosen/)
    expect(more).toEqual([])
    expect(all).toContain('✅ Bruno has chosen\n'.trim())
    expect(all).toContain('… Ada is choosing')
    expect(forAll(ada, /Bruno is choosing/)).toEqual([])

    // The other's choice, in private as well, begins the battle.
    const own = await ada.command('game status')
    const begun = await ada.press('Starter army', own.message)
    expect(begun.mine).toBe(true)
    expect(forAll(ada, /Both armies are chosen/)).toHaveLength(1)
    expect(forAll(ada, /is choosing/)).toEqual([])
    expect(t.play.troubles).toEqual([])
    expect(t.play.table.discord.complaints).toEqual([])
  })

  it('changes the invitation where it is turned down in private', async () => {
    const { ada, bruno } = t
    bruno.locale = 'en-US'
    ada.channel = bruno.channel
    await ada.command('challenge', { opponent: bruno.id, points: 600, camps: 'good', board: 'the-marsh' })
    const [open] = forAll(ada, /600 points[^]*\[Accept\]/)
    expect(open).toBeDefined()
    const answer = await bruno.command('game decline')
    expect(answer.mine).toBe(true)
    expect(forAll(ada, /\[Accept\]/)).toEqual([])
    expect(t.play.troubles).toEqual([])
  })
})
