import { beforeEach, describe, expect, it } from 'vitest'
import { facingNamed, labelOf } from '../../../lambdas/discord/games/combat-hex/readNames.ts'
import { hexes } from '../../../lambdas/discord/games/combat-hex/verbs/typedMoves.ts'
import type { GameView } from '../../../lambdas/discord/games/gameView.ts'
import { figureType } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { makeTestServer, type Person, type TestServer, textOf } from './testServer.ts'

let server: TestServer
let alice: Person
let bruno: Person
beforeEach(() => {
  server = makeTestServer()
  alice = server.person('100000000000000001', 'Alice', 'en', { manager: true })
  bruno = server.person('100000000000000002', 'Bruno', 'fr')
})

describe('a name typed closely', () => {
  it.each(['mar', 'marsh', 'MARSH', 'marai'])('is the only board that it can mean: %s', async board => {
    expect(textOf(await alice.command('board show', { board }))).toContain('The marsh')
    await alice.command('challenge', { board })
    expect(server.game().terms.board).toBe('the-marsh')
  })

  it('is no board on a guess: what is close to it is named, to be typed', async () => {
    const told = textOf(await alice.command('board show', { board: 'vilage' }))
    expect(told).toContain('Did you mean The village?')
    expect(textOf(await alice.command('board show', { board: 'The village' }))).toContain('The village')
    const several = textOf(await alice.command('challenge', { board: 'bridge' }))
    expect(several).toContain('Did you mean')
    for (const name of ['The bridge', 'The three bridges']) expect(several).toContain(name)
    expect(server.store.games.size).toBe(0)
    expect(textOf(await bruno.command('board show', { board: 'vilage' }))).toContain(
      'Vouliez-vous dire Le village',
    )
    expect(textOf(await alice.command('board show', { board: 'Mordor' }))).toContain('no board')
    expect(textOf(await alice.command('board show', { board: '?!' }))).toContain('no board')
  })

  it('is an ability or a question of the help, or those that it can mean', async () => {
    const help = async (who: Person, options: Record<string, string>) =>
      textOf(await who.command('help', options))
    expect(await help(alice, { ability: 'bodyg' })).toContain('(8.37)')
    expect(await help(bruno, { ability: 'garde' })).toContain('(8.37)')
    expect(await help(alice, { ability: 'couragge' })).toContain('Did you mean Courage?')
    expect(await help(alice, { ability: 'juggling' })).toContain('No ability is called “juggling”')
    expect(await help(alice, { question: 'convert' })).toContain(
      'Did you mean A superficial hit, A superficial wound?',
    )
    expect(await help(bruno, { question: 'orientation' })).toContain('L’orientation finale')
    expect(await help(bruno, { question: 'salade' })).toContain('Aucune question ne s’appelle')
  })

  it('is a figure of the roster, or those that it can mean', async () => {
    await alice.command('army new', { name: 'Riders', camp: 'good' })
    expect(textOf(await alice.command('figures show', { figure: 'gimli' }))).toContain('Gimli')
    for (const told of [
      await alice.command('figures show', { figure: 'Aragron' }),
      await alice.command('army add', { army: 'Riders', figure: 'Aragron' }),
    ])
      expect(textOf(told)).toMatch(/Did you mean [^?]*Aragorn/)
    expect((await server.store.loadArmy(alice.user, 'Riders'))!.figures).toEqual([])
    expect(textOf(await alice.command('figures show', { figure: 'A1' }))).toContain('called “A1”')
  })

  it('is one of the caller’s armies', async () => {
    for (const name of ['Riders of the East', 'Riders of the West'])
      await alice.command('army new', { name, camp: 'good' })
    expect(textOf(await alice.command('army show', { army: 'east' }))).toContain('Riders of the East')
    await alice.command('army add', { army: 'west', figure: 'gimli' })
    expect((await server.store.loadArmy(alice.user, 'Riders of the West'))!.figures).toEqual(['gimli'])
    const both = textOf(await alice.command('army show', { army: 'riders' }))
    expect(both).toContain('Did you mean Riders of the East, Riders of the West?')
    expect(textOf(await alice.command('army show', { army: 'Riders of the Eats' }))).toContain('Did you mean')
    expect(textOf(await bruno.command('army show', { army: 'east' }))).not.toContain('Riders')
  })

  it('is no army of a similar name for a button of one that was deleted', async () => {
    for (const name of ['Riders', 'Riders of the West'])
      await alice.command('army new', { name, camp: 'good' })
    await alice.click(await alice.command('army delete', { army: 'riders' }), 'Delete')
    await alice.command('challenge', { points: 500, camps: 'good' })
    const { id, version } = server.game()
    expect(textOf(await alice.press(`pick-army:${id}:${version}:`, ['Riders']))).toContain('no army called')
  })

  it('is offered while it is typed, after a slip of the pen too, from half of it on', async () => {
    await alice.command('army new', { name: 'Riders of the East', camp: 'good' })
    await alice.command('league create', { name: 'Spring', size: 500 })
    const offers = async (...asked: Parameters<Person['offered']>) =>
      (await alice.offered(...asked)).map(({ name }) => name)
    for (const typed of ['Aragron', 'Argor', 'aragirn'])
      expect((await offers('figures show', 'figure', typed))[0], typed).toContain('Aragorn')
    expect((await offers('army add', 'figure', 'Gimil', { army: 'Riders of the East' }))[0]).toContain(
      'Gimli',
    )
    for (const typed of ['vilage', 'The villgae', 'vilag'])
      expect(await offers('challenge', 'board', typed), typed).toContain('The village')
    expect((await bruno.offered('challenge', 'board', 'vilage')).map(({ name }) => name)).toContain(
      'Le village',
    )
    expect(await offers('army show', 'army', 'Ridres')).toEqual([
      expect.stringContaining('Riders of the East'),
    ])
    expect(await offers('league standings', 'season', 'Sprong')).toEqual(['Spring'])
    expect(await offers('help', 'ability', 'Agressive')).toEqual([expect.stringContaining('Aggressive')])
    expect((await alice.offered('challenge', 'ban', 'Aragron')).map(({ value }) => value)).toContain(
      'aragorn',
    )
    expect(await offers('settings me', 'time-zone', 'Europe/Pris')).toContainEqual(
      expect.stringContaining('Europe/Paris'),
    )
  })

  it('is no slip of the pen where it fits something, has but two letters, or is a label or a number', async () => {
    const values = (...asked: Parameters<Person['offered']>) => alice.typing(...asked)
    expect(await values('challenge', 'board', 'marsh')).toEqual(['the-marsh'])
    for (const typed of ['zq', 'mq', 'A12', '77', 'Mordor', 'xyzzy'])
      expect(await values('challenge', 'board', typed), typed).toEqual([])
    // What is read as it is typed is offered as it is typed.
    expect((await values('settings me', 'quiet-hours', '22-7'))[0]).toBe('22-7')
  })

  it('is a season of the server', async () => {
    await alice.command('league create', { name: 'Spring', size: 500 })
    await alice.command('league create', { name: 'Summer', size: 500 })
    expect(textOf(await bruno.command('league standings', { season: 'spring' }))).toContain('Spring')
    expect(textOf(await bruno.command('league join', { season: 'summ' }))).toContain('Summer')
    expect(textOf(await alice.command('league standings', { season: 'Sprong' }))).toContain(
      'Did you mean Spring?',
    )
    expect(textOf(await alice.command('league standings', { season: 'Winter' }))).toContain('no such season')
  })

  it('is a figure on the board, by label, by name, or by its label with its name', () => {
    const kinds = { A1: 'aragorn', A2: 'gimli', A3: 'rohan-warrior', A4: 'rohan-warrior' }
    const view = {
      locale: 'en',
      state: {
        figures: Object.entries(kinds).map(([id, type]) => ({ id, type, condition: 'standing' })),
        types: Object.fromEntries(Object.values(kinds).map(id => [id, figureType(id)])),
      },
    } as unknown as GameView
    for (const typed of ['a1', 'aragorn', 'A1 Aragorn', 'arag'])
      expect(labelOf(seal(view), typed), typed).toBe('A1')
    const { name } = figureType('rohan-warrior')!
    for (const typed of [`A4 ${name.en}`, `a4 ${name.fr}`]) expect(labelOf(seal(view), typed)).toBe('A4')
    for (const typed of ['a 4', 'A-4', 'Ａ４', 'a04', ' A4. ', '\u200eA4'])
      expect(labelOf(seal(view), typed), typed).toBe('A4')
    expect(labelOf(seal(view), 'rohan')).toMatchObject({ code: 'which-figure' })
    expect(labelOf(seal(view), 'Aragron')).toEqual({
      code: 'mistyped-figure',
      about: { figure: 'Aragron', figures: `A1 ${figureType('aragorn')!.name.en}` },
    })
    for (const typed of ['A9', '9'])
      expect(labelOf(seal(view), typed), typed).toMatchObject({ code: 'no-figure' })
    expect(labelOf(seal(view), '')).toEqual({ code: 'nobody-named' })
    // Whoever may not do it is not offered.
    expect(labelOf(seal(view), 'Aragron', ['A2'])).toMatchObject({ code: 'no-figure' })
  })
})

describe('a hex, and a facing', () => {
  it.each([
    ['c 7', ['C7']],
    ['C-07', ['C7']],
    ['Ｃ７', ['C7']],
    ['c5 c6', ['C5', 'C6']],
    ['C5-C6', ['C5', 'C6']],
    ['c 5, c 6', ['C5', 'C6']],
    ['ab12→AB13', ['AB12', 'AB13']],
    ['', []],
  ])('%j is %j', (typed, meant) => {
    expect(hexes(typed)).toEqual(meant)
  })

  it.each([
    ['ne', 'NE'],
    ['N.E.', 'NE'],
    ['North East', 'NE'],
    ['nord-est', 'NE'],
    ['ＮＥ', 'NE'],
    ['so', 'SW'],
    ['nowhere', undefined],
  ])('%j is %s', (typed, meant) => {
    expect(facingNamed(typed)).toBe(meant)
  })
})
