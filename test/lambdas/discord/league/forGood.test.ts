import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '../../../../lambdas/discord/types.ts'
import { labelsOf, makeTestServer, type Person, partsOf, type TestServer, textOf } from '../testServer.ts'
import { type Begun, beginSeason, directorOf, starters, surely } from './beginSeason.ts'

let begun: Begun
let server: TestServer
let director: Person
let rex: Person
let ann: Person

const season = () => server.season().season
const begin = async (names: string[], options = {}) => {
  begun = await beginSeason(names, options)
  ;({ server, director } = begun)
  rex = server.person('100000000000000008', 'Rex', 'en', { manager: true })
  ann = begun.players[0]!
}
const buttonOf = (asked: Message) =>
  String(partsOf(asked).find(part => String(part.custom_id).startsWith('for-good:'))!.custom_id)
const exclude = (by: Person) => by.command('league exclude', { player: ann.user, why: 'loaded dice' })

beforeEach(() => begin(['Ann', 'Bob', 'Cleo', 'Dan']))

describe('before a season is closed', () => {
  it('its director is asked, alone, and told what happens', async () => {
    await begun.nextRound()
    for (const table of [0, 1]) await begun.concede(table, 0)
    await director.command('league pair')
    const before = JSON.stringify(server.season())
    const posts = server.posts.length
    const asked = await director.command('league close')
    expect(textOf(asked)).toMatch(
      /\*\*Close Spring\?\*\*\n⚠️ Only 1 of 5 rounds have been fought\.\nThe pairing that was not published yet is dropped\.\n🏆 .*(Bob|Ann|Cleo|Dan)[^]*cannot be taken back/,
    )
    expect(labelsOf(asked)).toEqual(['Close the season'])
    expect(JSON.stringify(server.season())).toBe(before)
    expect(server.posts).toHaveLength(posts)
    const closed = await director.click(asked, 'Close the season')
    expect(textOf(closed)).toContain('**Spring** is closed')
    // The channel is told by a message of its own, which comes once.
    const told = server.posts.slice(posts).map(textOf)
    expect(told.filter(text => text.includes('**Spring** is closed'))).toHaveLength(1)
    expect(season()).toMatchObject({ stage: 'over', draft: null })
  })

  it('it is closed once, however often either is delivered, and the old button does nothing', async () => {
    const typed = { ...director.base(), name: 'league close' }
    const asked = await director.carryOut(typed)
    expect(textOf(await director.carryOut(typed))).toBe(textOf(asked))
    const [, id, version, argument] = buttonOf(asked).split(':')
    const pressed = {
      ...director.base(),
      kind: 'component' as const,
      name: 'for-good',
      component: {
        action: 'for-good',
        game: id!,
        version: Number(version),
        argument: argument!,
        values: [],
      },
    }
    const said = textOf(await director.carryOut(pressed))
    expect(said).toContain('is closed')
    expect(textOf(await director.carryOut(pressed))).toBe(said)
    expect(season().rulings.filter(({ do: done }) => done === 'close')).toHaveLength(1)
    expect(textOf(await director.press(buttonOf(asked)))).toMatch(/⚠️.*is over/)
  })

  it('each of two directors is asked, and the second is told that it is over', async () => {
    const [one, other] = [await director.command('league close'), await rex.command('league close')]
    // What one was asked is nothing to the other.
    expect(textOf(await rex.press(buttonOf(one)))).toContain('no longer open')
    await director.press(buttonOf(one))
    const said = await rex.press(buttonOf(other))
    expect(textOf(said)).toMatch(/⚠️.*is over/)
    expect(season().rulings.filter(({ do: done }) => done === 'close')).toHaveLength(1)
  })

  it('nobody is asked who may not close it, or while a battle goes on', async () => {
    expect(textOf(await ann.command('league close'))).toMatch(/director/)
    await begun.nextRound()
    const said = await director.command('league close')
    expect(textOf(said)).toMatch(/not settled: 2/)
    expect(labelsOf(said)).toEqual([])
  })

  it('it is abandoned with battles that are broken off and count as not played, and that is said first', async () => {
    await begun.nextRound()
    await begun.concede(0, 0)
    expect(textOf(await director.command('league close'))).toContain('`/league close abandon:True`')
    const asked = await director.command('league close', { abandon: true })
    const { players, game } = season().rounds[0]!.battles[1]!
    const pair = players.map(number => season().entrants[number!]!.name).join(' – ')
    expect(textOf(asked)).toContain(
      `⚠️ Broken off, and counted as not played, neither at fault, 1.5 each: ${pair}.`,
    )
    expect(season().stage).toBe('running')
    await director.click(asked, 'Close the season')
    expect(season().stage).toBe('over')
    expect(season().rounds[0]!.battles.map(({ outcome }) => [outcome!.kind, outcome!.score])).toEqual([
      ['played', [0, 6]],
      ['neither-at-fault', [3, 3]],
    ])
    expect(server.game(game!).stage).toBe('declined')
    expect(server.posts.map(textOf).filter(text => text.includes('**season closed**'))).toHaveLength(1)
  })

  it('an hour is given to press, and whoever directs no more presses in vain', async () => {
    const asked = buttonOf(await director.command('league close'))
    const former = server.person(director.user, 'Dora')
    expect(textOf(await former.press(asked))).toMatch(/director/)
    server.wait(3600)
    expect(textOf(await director.press(asked))).toContain('no longer open')
    expect(season().stage).toBe('running')
  })
})

describe('before a player is excluded (10.09)', () => {
  it('the director reads what is lost, and the reason goes with the press', async () => {
    await begun.nextRound()
    const asked = await exclude(director)
    expect(textOf(asked)).toMatch(
      /Exclude Ann \(10\.09\)\?\*\*\nLost by forfeit at once: .*Ann.*\.\nBattles that are settled stand\.\nIn the table/,
    )
    expect(season().entrants[0]!.state).toBe('in')
    expect(textOf(await director.press(buttonOf(asked)))).toBe('Ann is excluded (10.09).')
    expect(season().rulings.at(-1)).toMatchObject({ do: 'exclude', why: 'loaded dice' })
    expect(textOf(await director.press(buttonOf(asked)))).toMatch(/⚠️.*Ann has left/)
    expect(textOf(await exclude(rex))).toMatch(/⚠️.*Ann has left/)
  })

  it('it is asked anew where something else would happen by now, and not where nothing would', async () => {
    await begun.nextRound()
    const asked = await exclude(director)
    await director.command('league settings', { grace: 9 })
    const table = season().rounds[0]!.battles.findIndex(({ players }) => players.includes(0))
    await begun.concede(table, season().rounds[0]!.battles[table]!.players.indexOf(0))
    const again = await director.press(buttonOf(asked))
    expect(textOf(again)).toMatch(/has changed meanwhile[^]*Exclude Ann \(10\.09\)\?\*\*\nBattles that/)
    expect(season().entrants[0]!.state).toBe('in')
    await director.command('league settings', { grace: 8 })
    expect(textOf(await director.press(buttonOf(again)))).toContain('is excluded')
    expect(season().rulings.at(-1)).toMatchObject({ do: 'exclude', why: 'loaded dice' })
  })

  it('it says that battles of a round robin are annulled', async () => {
    await begin(['Ann', 'Bob', 'Cleo', 'Dan'], { format: 'round-robin' })
    await begun.nextRound()
    expect(textOf(await exclude(director))).toContain('All battles of this player are annulled')
  })
})

describe('before a season begins', () => {
  beforeEach(async () => {
    server = makeTestServer()
    director = directorOf(server)
    ann = server.person('100000000000000001', 'Ann')
    await director.command('league create', { name: 'Spring', size: 500, approval: 'automatic' })
    for (const [i, name] of ['Ann', 'Bob', 'Cleo'].entries()) {
      const player = server.person(`10000000000000000${i + 1}`, name)
      await player.command('league join')
      if (name !== 'Cleo') await player.command('league army', starters)
    }
  })

  it('its director reads who plays and who does not, and once more where that changes', async () => {
    expect(textOf(await director.command('league start'))).toMatch(/⚠️.*without approved armies: 1/i)
    const asked = await director.command('league start', { without: true })
    expect(textOf(asked)).toMatch(
      /\*\*Begin Spring with 2 players\?\*\* Ann, Bob\n.*so not in it: Cleo\.\n[^]*Only a director lets/,
    )
    await server.person('100000000000000003', 'Cleo').command('league army', starters)
    const again = await director.press(buttonOf(asked))
    expect(textOf(again)).toMatch(
      /has changed meanwhile[^]*with 3 players\?\*\* Ann, Bob, Cleo\n(?!.*not in it)/,
    )
    expect(season().stage).toBe('registration')
    expect(textOf(await director.press(buttonOf(again)))).toContain('begun with 3 players')
  })

  it('whoever joined leaves at once, since they may come back', async () => {
    expect(textOf(await ann.command('league leave'))).toContain('does not play')
    expect(textOf(await director.command('league leave', { player: 'Bob' }))).toContain('does not play')
  })
})

describe('what else is for good', () => {
  it('is to take somebody out of a season that has begun', async () => {
    const asked = await director.command('league leave', { player: 'Bob', why: 'moved' })
    expect(textOf(asked)).toMatch(/Take Bob out of the season\?/)
    expect(season().entrants[1]!.state).toBe('in')
    await director.press(buttonOf(asked))
    expect(season().entrants[1]!.state).toBe('withdrawn')
    expect(season().rulings.at(-1)).toMatchObject({ do: 'leave', why: 'moved' })
  })

  it('is no ruling, but the second of two directors at once is told of the first, and asked', async () => {
    await begun.nextRound()
    const posts = () => server.posts.map(textOf).filter(text => text.includes('10.01'))
    const rule = (by: Person, decision: string, why: string) =>
      by.command('league rule', { decision, why, battle: '1-1' })
    expect(textOf(await rule(director, 'neither-at-fault', 'a storm'))).toContain('Decided – round 1')
    expect(posts()).toHaveLength(1)
    const asked = await rule(rex, 'both-at-fault', 'nobody came')
    expect(textOf(asked)).toMatch(
      new RegExp(
        `Decided by <@${director.user}> just now – \\*\\*round 1, .*neither at fault: 1\\.5 – 1\\.5\\*\\*, for this reason: a storm\nYours is not decided yet – \\*\\*round 1, .*both at fault: 0 – 0\\*\\*`,
      ),
    )
    expect(textOf(asked)).not.toContain('cannot be taken back')
    expect(posts()).toHaveLength(1)
    expect(season().rounds[0]!.battles[0]!.outcome!.kind).toBe('neither-at-fault')
    // A third decision meanwhile is told, too.
    await rule(director, 'pause', 'x')
    await rule(director, 'reopen', 'I was wrong')
    const again = await rex.press(buttonOf(asked))
    expect(textOf(again)).toMatch(/has changed meanwhile[^]*I was wrong/)
    expect(textOf(await rex.press(buttonOf(again)))).toContain('Decided – round 1')
    expect(season().rulings.at(-1)).toMatchObject({ do: 'both-at-fault', by: rex.user, why: 'nobody came' })
    // Whoever rules anew on their own decision, or later, has read it.
    expect(textOf(await rule(rex, 'neither-at-fault', 'x'))).toContain('Decided')
    server.wait(601)
    expect(textOf(await rule(director, 'both-at-fault', 'x'))).toContain('Decided')
  })

  it('is to fight a battle anew, and nothing else of /league rule', async () => {
    await begun.nextRound()
    await begun.concede(0, 0)
    const french = server.person(director.user, 'Dora', 'fr', { manager: true })
    const anew = { decision: 'restart', why: 'mauvaise carte', battle: '1-1' }
    expect(textOf(await french.command('league rule', anew))).toMatch(
      /Ronde 1, .*\s: rejouer la bataille\s\?[^]*Son résultat est perdu\s: 0 – 3[^]*revenir en arrière/,
    )
    expect(textOf(await director.command('league rule', { ...anew, decision: 'both-at-fault' }))).toContain(
      'Decided',
    )
    const { game } = season().rounds[0]!.battles[0]!
    await surely(french, 'league rule', anew)
    expect(season().rounds[0]!.battles[0]!.game).not.toBe(game)
    expect(season().rulings.at(-1)).toMatchObject({ do: 'restart', why: 'mauvaise carte' })
  })
})
