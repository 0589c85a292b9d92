import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../lambdas/discord/words/index.ts'
import { labelsOf, makeTestServer, textOf } from './testServer.ts'

const bot = '300000000000000042'
const named = { [bot]: { id: bot, name: 'Combat Hex', bot: true } }

describe('a challenge to the computer', () => {
  it('is one to the bot itself, which plays as well as it can; no other bot plays', async () => {
    const server = makeTestServer()
    const ada = server.person('100000000000000001', 'Ada', 'en', { application: bot })
    const reply = await ada.command('challenge', { opponent: bot, points: 500 }, named)
    expect(textOf(reply)).not.toContain('⚠️')
    const { seats, stage, invited } = server.game()
    expect(stage).toBe('armies')
    expect(seats[1]).toMatchObject({ user: 'computer-1', computer: 'captain' })
    expect(invited).toBe('computer-1')
    const other = server.person('100000000000000002', 'Bob', 'en', { application: '7' })
    expect(textOf(await other.command('challenge', { opponent: bot }, named))).toContain('is a bot')
  })

  it('shows its army to nobody before both have chosen, and names it in the reader’s language', async () => {
    const server = makeTestServer()
    const chloe = server.person('100000000000000003', 'Chloé', 'fr')
    const reply = await chloe.command('challenge', { computer: 'captain', camps: 'good', points: 500 })
    expect(textOf(reply)).toContain('Ordinateur capitaine')
    expect(textOf(reply)).not.toContain('ugluk')
    expect(labelsOf(reply).join()).toContain('Armée prête')
    expect(server.game().seats[1]!.armies.evil!.length).toBeGreaterThan(0)
  })

  it('needs a ready army for the computer', async () => {
    const server = makeTestServer()
    const ada = server.person('100000000000000001', 'Ada')
    const heroes = 'Grishnákh, Uglúk'
    const refused = await ada.command('challenge', {
      computer: 'soldier',
      points: 100,
      limit: '0 each',
      ban: heroes,
    })
    expect(textOf(refused)).toContain('⚠️')
    expect(server.store.games.size).toBe(0)
  })

  it.each([
    ['en', 'Numbers `', '`computer-1` (Computer recruit)'],
    ['fr', 'Nombres `', '`computer-1` (Ordinateur recrue)'],
  ] as const)('says whose the word among the numbers of the seed is: %s', async (locale, numbers, whose) => {
    const server = makeTestServer()
    const ada = server.person('100000000000000001', 'Ada', locale)
    await ada.command('play', { board: 'the-marsh', level: 'recruit' })
    await ada.click(await ada.command('game concede'), wordsOf(locale).says.concede)
    const proof = textOf(await ada.command('game verify'))
    expect(proof).toContain(numbers)
    expect(proof).toContain(`, ${whose}\n`)
  })

  it.each([
    ['en', 'plays by itself'],
    ['fr', 'joue tout seul'],
  ] as const)('shows nobody what the computer is asked, nor its buttons: %s', async (language, said) => {
    let shown = 0
    for (let battle = 0; battle < 12 && !shown; battle++) {
      const server = makeTestServer()
      const ada = server.person('100000000000000001', 'Ada', language)
      const began = await ada.command('play', { board: 'the-marsh' })
      const reply = await ada.command('game status')
      const { save, seats } = server.game()
      const open = [began, reply, ...server.posts.filter(post => post.pictures?.length)]
      if (!seats[save!.pending!.by]!.computer) {
        expect(textOf(reply)).not.toContain(said)
        expect(labelsOf(reply)).toHaveLength(3)
        continue
      }
      shown++
      expect(textOf(reply)).toContain(said)
      // What leads to the tutorial, and shows everybody what the status shows, answers nothing.
      const other = ['Tutorial', 'Apprendre à jouer', 'Show everybody', 'Montrer à tous']
      for (const message of open) expect(labelsOf(message).filter(each => !other.includes(each))).toEqual([])
    }
    expect(shown).toBe(1)
  })

  it.each([
    [{}, 'It is played in the thread **Ada ⚔ Computer soldier – The marsh**, just below: open it to go on.'],
    [{ inThread: true }, 'It is played here: the board is in the message to everybody, below.'],
  ])('says where it is played, and shows the board there alone: %o', async (more, where) => {
    const server = makeTestServer()
    const ada = server.person('100000000000000001', 'Ada', 'en', more)
    const reply = await ada.command('play', { board: 'the-marsh' })
    const [began, army, sum, ...rest] = textOf(reply).split('\n')
    expect(began).toBe(`Your battle against **Computer soldier** has begun. ${where}`)
    expect(army).toMatch(/^Yours \((Good|Evil)\): /)
    expect(sum).toMatch(/^\d+ points, \d+ figures/)
    expect(rest).toEqual([])
    expect(reply.pictures?.map(({ name }) => name)).toEqual([expect.stringMatching(/^army-/)])
    expect(labelsOf(reply)).toEqual(['Tutorial'])
    expect(server.posts.flatMap(({ pictures = [] }) => pictures.map(({ name }) => name))).toContain(
      'board.png',
    )
  })

  it('shows the board in private where the program may post nothing', async () => {
    const server = makeTestServer()
    server.canPost = false
    const reply = await server.person('100000000000000001', 'Ada').command('play', { board: 'the-marsh' })
    expect(reply.pictures).toHaveLength(1)
  })

  it('sends whoever is in a private chat with the program to where it can be played', async () => {
    const ada = makeTestServer().person('100000000000000001', 'Ada', 'en', { guild: null })
    const refused = textOf(await ada.command('play'))
    expect(refused).toContain('Type `/challenge` or `/play` in a channel of a server.')
    expect(refused).toContain('`/tutorial` works here, too.')
    expect(textOf(await ada.command('tutorial'))).toContain('Lesson 1')
  })

  it('pings nobody but people, and asks nobody to accept', async () => {
    const server = makeTestServer()
    const ada = server.person('100000000000000001', 'Ada')
    await ada.command('challenge', { computer: 'recruit', points: 250 })
    for (const { pings = [] } of server.posts) for (const user of pings) expect(user).toBe(ada.user)
    expect(server.posts.flatMap(post => labelsOf(post))).not.toContain('Accept')
  })

  it('is told in the language that its only reader has changed to, unless the server has chosen one', async () => {
    const server = makeTestServer()
    const ada = server.person('100000000000000001', 'Ada', 'fr')
    await ada.command('play', { board: 'the-marsh' })
    expect(server.game().language).toBe('fr')
    await ada.command('settings me', { language: 'en' })
    expect(server.game()).toMatchObject({ language: 'en', seats: [{ locale: 'en' }, {}] })
    const guild = await server.store.serverSettings(server.game().guild!)
    await server.store.saveServerSettings({ ...guild, language: 'en' })
    await ada.command('settings me', { language: 'fr' })
    expect(server.game().language).toBe('en')
  })
})
