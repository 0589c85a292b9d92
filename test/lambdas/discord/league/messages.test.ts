import { beforeEach, describe, expect, it } from 'vitest'
import { bot } from '../../../../lambdas/discord/index.ts'
import type { Post } from '../../../../lambdas/store/types.ts'
import { labelsOf, makeTestServer, type Person, type TestServer, textOf } from '../testServer.ts'
import { type Begun, beginSeason, directorOf, starters, surely } from './beginSeason.ts'

describe('registration', () => {
  let server: TestServer
  let ann: Person

  beforeEach(async () => {
    server = makeTestServer()
    await directorOf(server).command('league create', { name: 'Spring', size: 500 })
    ann = server.person('100000000000000001', 'Ann')
  })

  it('counts armies that wait for approval in the pinned message', async () => {
    await ann.command('league join')
    expect(textOf(server.lastPost())).toContain('1 player, 0 with approved armies.')
    await ann.command('league army', starters)
    expect(textOf(server.lastPost())).toContain(
      '1 player, 0 with approved armies, 1 with armies that wait for approval.',
    )
    await directorOf(server).command('league approve', { player: 'all' })
    expect(textOf(server.lastPost())).toContain('1 player, 1 with approved armies.')
  })

  it('says to whoever joins twice what is missing', async () => {
    await ann.command('league join')
    const posts = server.posts.length
    const again = await ann.command('league join')
    expect(textOf(again)).toContain('Hand in your armies')
    expect(labelsOf(again)).toEqual(['Starter armies'])
    expect(server.season().season.entrants).toHaveLength(1)
    expect(server.posts).toHaveLength(posts)
    await ann.click(again, 'Starter armies')
    expect(textOf(await ann.command('league join'))).toMatch(/in the season already[^]*\/league my/)
  })
})

describe('a season under way', () => {
  let begun: Begun

  beforeEach(async () => {
    begun = await beginSeason(['Ann', 'Bob'])
    await begun.nextRound()
  })

  it('announces a round without saying that its battles have not begun', () => {
    const announced = textOf(begun.server.posts.find(post => textOf(post).includes('📣'))!)
    expect(announced).toContain('Ann – Bob')
    expect(announced).not.toContain('not begun')
  })

  it('calls the thread of a battle by its players and its round', () => {
    expect(begun.server.threads).toEqual(['Ann ⚔ Bob · round 1'])
  })

  it('shows the end of a round in the schedule, until all is settled', async () => {
    const { players, concede } = begun
    const schedule = async () => {
      const message = await players[0]!.command('league schedule')
      return `${textOf(message)} ${JSON.stringify(message.pictures)}`
    }
    expect(await schedule()).toMatch(/Round 1\*\* · ends <t:[^]*until /)
    await concede(0, 0)
    expect(await schedule()).not.toMatch(/ends|until/)
  })

  it('lists the battles of a player by their rounds', async () => {
    const { players, concede, nextRound, director } = begun
    await concede(0, 0)
    await nextRound()
    const lines = textOf(await players[0]!.command('league player')).match(/^Round \d: .*$/gm)
    expect(lines).toHaveLength(2)
    expect(lines![0]).toMatch(/^Round 1: .*\*\*0 – 3\*\*/)
    expect(lines![1]).toMatch(/^Round 2: /)
    await director.command('league rule', { decision: 'both-at-fault', why: 'ill', battle: '2-1' })
    const fault = textOf(await players[0]!.command('league player')).match(/^Round 2: .*$/m)![0]
    expect(fault).toContain('**0 – 0** · not played, both at fault')
    expect(fault).not.toContain('draw')
  })

  it('says that a player answers within a minute at least', async () => {
    const { server, players, concede } = begun
    const { id } = server.game()
    server.store.games.set(id, {
      ...server.game(),
      took: [
        [8, 2],
        [2 * 7200, 2],
      ],
    })
    await concede(0, 0)
    expect(textOf(await players[0]!.command('league player'))).toContain('Answers after 1 minute on average')
    expect(textOf(await players[1]!.command('league player'))).toContain('Answers after 2 hours on average')
  })

  it('shows no points of armies that never took the field', async () => {
    await begun.concede(0, 0)
    const post: Post = { key: '1', do: 'post', view: 'over', facts: {}, pings: [] }
    const message = bot.renderPost(post, begun.server.game(), [])
    expect(textOf(message)).toContain('The battle is over.')
    expect(message.pictures ?? []).toEqual([])
  })

  it('says who has won it, in words and in the picture', async () => {
    await begun.concede(0, 0)
    await surely(begun.director, 'league close')
    const message = begun.server.lastPost()
    expect(textOf(message)).toContain('🏆 **Bob wins the season**')
    expect(message.pictures).toMatchObject([
      {
        alt: expect.stringContaining('Bob wins the season'),
        league: { season: { stage: { title: 'Bob wins the season' } } },
      },
    ])
  })

  it('names all who share the first rank, and nobody where nothing was fought', async () => {
    await begun.director.command('league rule', { decision: 'neither-at-fault', why: 'x', battle: '1-1' })
    await surely(begun.director, 'league close')
    expect(textOf(begun.server.lastPost())).toContain('🏆 **Ann and Bob win the season**')
    const empty = await beginSeason(['Ann', 'Bob'])
    await surely(empty.director, 'league close')
    expect(textOf(empty.server.lastPost())).not.toContain('🏆')
  })
})

it('a table of 60 players has four pages, in words and in the picture', async () => {
  const { server, players, nextRound } = await beginSeason(['Ann', 'Bob'])
  await nextRound()
  const record = server.season()
  const [first] = record.season.entrants
  const more = Array.from({ length: 58 }, (_, i) => ({ ...first!, user: `more${i}`, name: `More ${i}` }))
  const entrants = [...record.season.entrants, ...more]
  server.store.seasons.set(record.id, { ...record, season: { ...record.season, entrants } })
  const namesOn = async (options: { page?: number }) => {
    const message = await players[0]!.command('league standings', options)
    const names = textOf(message).match(/^\S+ \*\*[^*]+\*\*/gm)!
    expect(names.length).toBeLessThanOrEqual(16)
    return { names, text: textOf(message), picture: JSON.stringify(message.pictures) }
  }
  const head = await namesOn({})
  expect(head.text).toContain('Page 1 of 4; the others: `/league standings page:…`')
  const pages = [head]
  for (const page of [2, 3, 4]) pages.push(await namesOn({ page }))
  const all = pages.flatMap(({ names }) => names)
  expect(new Set(all.map(line => line.replace(/^\S+ /, ''))).size).toBe(60)
  const last = await namesOn({ page: 40 })
  expect(last.text).toContain('Page 4 of 4')
  for (const name of last.names.map(line => line.replace(/^\S+ \*\*|\*\*$/g, '')))
    expect(last.picture).toContain(`"${name}"`)
})

describe('languages', () => {
  it('are the server’s for everybody, and the reader’s for whoever asks', async () => {
    const server = makeTestServer()
    const director = directorOf(server, 'fr')
    await director.command('settings server', { language: 'en' })
    const { nextRound, concede, players } = await beginSeason(['Ann', 'Bob'], {}, server)
    const bob = server.person(players[1]!.user, 'Bob', 'fr')
    await nextRound()
    await concede(0, 0)
    expect(textOf(await bob.command('league standings'))).toContain('classement')
    // Everybody sees the end, whoever closes.
    const closed = await surely(director, 'league close')
    expect(textOf(closed)).toContain('est close')
    const told = server.posts.find(post => textOf(post).includes('is closed'))!
    expect(JSON.stringify(told.pictures)).toContain('"language":"en"')
    for (const post of server.posts) expect(textOf(post)).not.toMatch(/saison|ronde|classement/i)
  })
})
