import { beforeEach, describe, expect, it } from 'vitest'
import { type GameDocument, open } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { makeBoard, makeTables } from '../../../rules/index.ts'
import { checkMessage } from './limits.ts'
import { labelsOf, makeTestServer, type Person, partsOf, type TestServer, textOf } from './testServer.ts'

let server: TestServer
let alice: Person
let bob: Person
beforeEach(() => {
  server = makeTestServer()
  alice = server.person('100000000000000001', 'Alice', 'en', { manager: true })
  bob = server.person('100000000000000002', 'Bob')
})

const field = (id = 'the-ford', en = 'The ford', columns = 24, raised: string[] = []) =>
  makeBoard(makeTables({ id, name: { en, fr: 'Le gué' }, columns, rows: 16, raised }))
const guild = '900000000000000001'
const invite = (options: Record<string, string | number>) =>
  alice.command(
    'challenge',
    { opponent: bob.user, points: 500, camps: 'good', ...options },
    { [bob.user]: { id: bob.user, name: 'Bob', bot: false } },
  )

async function battle(options: Record<string, string | number>) {
  await invite(options)
  await bob.command('game accept')
  await alice.command('army pick', { army: 'starter-good' })
  await bob.command('army pick', { army: 'starter-evil' })
  return server.game()
}

describe('/board import', () => {
  it('keeps a board for the server, and shows it', async () => {
    const message = await alice.send('board import', 'ford.txt', field())
    expect(textOf(message)).toContain('/challenge board:the-ford')
    expect(message.pictures?.[0]).toMatchObject({ still: { board: { id: 'the-ford' }, figures: [] } })
    expect(await server.store.loadBoard(guild, 'the-ford')).toMatchObject({ text: field(), version: 1 })
    expect(textOf(await bob.command('board list'))).toContain('the-ford')
  })

  it('says every fault with its line and keeps nothing', async () => {
    const lines = field().split('\n')
    lines[0] = 'board The Ford!'
    lines[10] = lines[10]!.replace('\\__/', '\\_?/')
    const text = textOf(await alice.send('board import', 'ford.txt', lines.join('\n')))
    expect(text).toMatch(/Line 1: “The Ford!” is no id/)
    expect(text).toMatch(/Line 11, character \d+: /)
    expect(await server.store.boardsOf(guild)).toEqual([])
  })

  it.each([
    '',
    '\u0000',
    'x'.repeat(200_000),
    '\n'.repeat(200_000),
    'size 500x500\nmap\n',
    'board __proto__',
  ])('takes any text (%#)', async text => {
    expect(textOf(await alice.send('board import', 'f.txt', text))).toContain('⚠️')
    expect(await server.store.boardsOf(guild)).toEqual([])
  })

  it('is for those who manage the server, or have its role', async () => {
    expect(textOf(await bob.send('board import', 'ford.txt', field()))).toContain('manage the server')
    await alice.command('settings server', { role: '555' })
    const chloe = server.person('3', 'Chloé', 'fr', { roles: ['555'] })
    expect(textOf(await chloe.send('board import', 'ford.txt', field()))).toContain('Le gué')
    expect(textOf(await bob.command('board delete', { board: 'the-ford' }))).toContain('manage the server')
  })

  it('is refused in private, with what to do instead', async () => {
    const dario = server.person('4', 'Dario', 'en', { guild: null, manager: false })
    expect(textOf(await dario.send('board import', 'ford.txt', field()))).toContain('belong to a server')
    expect(textOf(await dario.command('board list'))).toContain('The marsh')
    expect((await dario.command('board export', { board: 'the-marsh' })).files?.[0]?.content).toContain(
      'board the-marsh',
    )
  })

  it('of the same id takes the place of the old one; twice delivered it counts once', async () => {
    await alice.send('board import', 'ford.txt', field())
    const hills = field('the-ford', 'The ford', 24, ['K8'])
    const file = { id: '42', filename: 'f.txt', size: 1, url: hills }
    const call = { ...alice.base(), name: 'board import', options: { file: '42' }, uploads: { 42: file } }
    const anew = await alice.carryOut(call)
    expect(textOf(anew)).toContain('read anew')
    // What it wrote over can be brought back.
    expect(anew.files).toMatchObject([{ name: 'the-ford-before.txt', content: field() }])
    expect(checkMessage(anew)).toEqual([])
    await alice.carryOut(call)
    expect(await server.store.loadBoard(guild, 'the-ford')).toMatchObject({ text: hills, version: 2 })
  })

  it('keeps no more than 25', async () => {
    for (let i = 0; i < 25; i++) await alice.send('board import', 'f.txt', field(`ford-${i}`))
    expect(textOf(await alice.send('board import', 'f.txt', field('one-more')))).toContain('25 boards')
    expect(textOf(await alice.send('board import', 'f.txt', field('ford-3')))).toContain('read anew')
    expect(await server.store.boardsOf(guild)).toHaveLength(25)
    await alice.command('board list')
    expect(await alice.typing('challenge', 'board', 'the mar')).toContain('the-marsh')
  })

  it('reads back what /board export writes', async () => {
    await alice.send('board import', 'ford.txt', field())
    const { files } = await alice.command('board export', { board: 'the ford' })
    expect(files).toEqual([{ name: 'the-ford.txt', content: field(), type: 'text/plain' }])
  })
})

describe('/board delete', () => {
  it('asks first, and does not touch what has changed since', async () => {
    await alice.send('board import', 'ford.txt', field())
    const asked = await alice.command('board delete', { board: 'the-ford' })
    expect(labelsOf(asked)).toEqual(['Delete'])
    await alice.send('board import', 'ford.txt', field())
    expect(textOf(await alice.click(asked, 'Delete'))).toContain('has changed')
    const again = await alice.command('board delete', { board: 'the-ford' })
    const id = String(partsOf(again).find(part => part.type === 2)!.custom_id)
    expect(textOf(await bob.press(id))).toContain('manage the server')
    expect(textOf(await alice.press(id))).toContain('is deleted')
    expect(textOf(await alice.press(id))).toContain('is deleted')
    expect(await server.store.boardsOf(guild)).toEqual([])
  })

  it('leaves the supplied boards alone', async () => {
    expect(textOf(await alice.command('board delete', { board: 'the-marsh' }))).toContain(
      'comes with the game',
    )
    expect(textOf(await alice.command('board delete', { board: 'no-such' }))).toContain('no board')
  })
})

describe('a battle on a board of the server', () => {
  it('is fought on the board as it was when the challenge was made', async () => {
    await alice.send('board import', 'ford.txt', field())
    expect(await alice.typing('challenge', 'board')).toContain('the-ford')
    await invite({ board: 'the-ford' })
    expect(textOf(server.lastPost())).toContain('Board: The ford')
    // Whatever becomes of it in the server.
    await alice.click(await alice.command('board delete', { board: 'the-ford' }), 'Delete')
    await bob.command('game accept')
    expect(server.game().customBoards).toEqual([field()])
    await alice.command('army pick', { army: 'starter-good' })
    await bob.command('army pick', { army: 'starter-evil' })
    const game = server.game()
    expect(game.customBoards).toBeUndefined()
    expect(open(seal(game.save!)).board?.id).toBe('the-ford')
    const { files } = await alice.command('game export')
    const document = JSON.parse(files![0]!.content) as GameDocument
    expect([document.board, document.ground]).toEqual(['the-ford', field()])
    const map = await alice.command('map')
    expect(map.pictures?.[0]?.alt).toContain('The ford')
    await alice.command('game concede')
  })

  it('is not known in another server, nor after it was deleted', async () => {
    await alice.send('board import', 'ford.txt', field())
    const eve = server.person('5', 'Eve', 'en', { guild: '900000000000000002' })
    expect(await eve.typing('challenge', 'board')).not.toContain('the-ford')
    expect(textOf(await eve.command('challenge', { board: 'the-ford' }))).toContain('no board')
  })
})

describe('a board that a challenge names by hand', () => {
  it.each(['The Marsh', 'the marsh', 'Le marais', 'the-marsh'])('is found: %s', async board => {
    await invite({ board })
    expect(server.game().terms.board).toBe('the-marsh')
    expect(textOf(await alice.command('challenge', { board: 'the mash' }))).toContain(
      'Did you mean The marsh?',
    )
  })
})

describe('joined boards', () => {
  it('make one of 24 x 32, called by both names, with the zones along its left and right edges', async () => {
    const game = await battle({ board: 'the-marsh', joined: 'the-hills' })
    const { board } = open(seal(game.save!))
    expect([board?.columns, board?.rows, board?.name.en]).toEqual([24, 32, 'The marsh + The hills'])
    expect(server.posts.map(textOf).join()).toContain('Board: The marsh + The hills')
    const asked = game.save!.pending!.by === 0 ? alice : bob
    await asked.command('answer', { choice: 'left' })
    await asked.command('deploy auto')
    const figures = open(seal(server.game().save!)).state.figures.filter(({ at }) => at >= 0)
    expect(figures.length).toBeGreaterThan(3)
    for (const { at } of figures) expect(at % 24).toBeLessThan(3)
    expect(JSON.stringify(server.game()).length).toBeLessThan(100_000)
  })

  it('may be the server’s own', async () => {
    await alice.send('board import', 'ford.txt', field())
    const game = await battle({ board: 'the-ford', joined: 'the-ford' })
    expect(open(seal(game.save!)).board?.name.fr).toBe('Le gué + Le gué')
  })

  it('are named both, as wide as each other, and not too large', async () => {
    await alice.send('board import', 'f.txt', field('narrow', 'Narrow', 20))
    const tall = makeBoard(
      makeTables({ id: 'tall', name: { en: 'Tall', fr: 'Haut' }, columns: 24, rows: 30 }),
    )
    await alice.send('board import', 'f.txt', tall)
    expect(textOf(await invite({ joined: 'the-hills' }))).toContain('by name')
    expect(textOf(await invite({ board: 'random', joined: 'the-hills' }))).toContain('by name')
    expect(textOf(await invite({ board: 'the-hills', joined: 'narrow' }))).toContain('same width')
    expect(textOf(await invite({ board: 'the-hills', joined: 'tall' }))).toContain('46 rows')
    expect(textOf(await invite({ board: 'the-hills', joined: 'rolled' }))).toContain('no board')
    expect(await alice.typing('challenge', 'joined', 'the')).toContain('the-hills')
    expect(server.store.games.size).toBe(0)
  })
})

describe('boards of the same name', () => {
  it('say whose a board is that is called like another one', async () => {
    const zoe = server.person('100000000000000002', 'Zoé', 'fr')
    for (const id of ['our-marsh', 'our-ford', 'old-ford']) {
      const [en, fr] = id === 'our-marsh' ? ['The marsh', 'Le marais'] : ['The ford', 'Le gué']
      await alice.send(
        'board import',
        'b.txt',
        makeBoard(makeTables({ id, name: { en, fr }, columns: 24, rows: 16 })),
      )
    }
    const names = async (person: typeof alice, typed: string) =>
      (await person.offered('challenge', 'board', typed)).map(({ name, value }) => [value, name])
    expect(await names(alice, 'the marsh')).toEqual([
      ['our-marsh', 'The marsh (of this server)'],
      ['the-marsh', 'The marsh (comes with the game)'],
    ])
    expect(await names(zoe, 'le marais')).toEqual([
      ['our-marsh', 'Le marais (de ce serveur)'],
      ['the-marsh', 'Le marais (fournie avec le jeu)'],
    ])
    expect(await names(alice, 'the ford')).toEqual([
      ['our-ford', 'The ford (our-ford)'],
      ['old-ford', 'The ford (old-ford)'],
    ])
    await alice.command('challenge', { board: 'our-marsh' })
    expect(textOf(server.lastPost())).toContain('Board: The marsh (of this server)')
    await alice.command('challenge', { board: 'the-marsh' })
    expect(textOf(server.lastPost())).toMatch(/Board: The marsh$/m)
    await alice.command('challenge', { board: 'our-ford' })
    expect(textOf(server.lastPost())).toMatch(/Board: The ford$/m)
  })
})
