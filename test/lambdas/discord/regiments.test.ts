import { beforeEach, describe, expect, it } from 'vitest'
import { bot } from '../../../lambdas/discord/index.ts'
import { suppliedUnits } from '../../../rules/regiments/index.ts'
import { makeTestServer, type Person, selectsOf, type TestServer, textOf } from './testServer.ts'

let server: TestServer
let ada: Person
let bo: Person
const system = 'regiments'
beforeEach(() => {
  server = makeTestServer()
  ada = server.person('100000000000000001', 'Ada', 'en', { manager: true })
  bo = server.person('100000000000000002', 'Bo', 'fr')
})

/** Commands and subcommands whose option `system` offers a game. */
const offering = (game: string) =>
  bot.commands.flatMap(({ definition }) => {
    const options = (definition.options ?? []) as unknown as {
      type: number
      name: string
      options?: { name: string; choices?: { value: string }[] }[]
    }[]
    const parts = options.filter(({ type }) => type === 1)
    const all = parts.length ? parts : [{ name: '', options: options as never }]
    return all
      .filter(({ options: ofPart = [] }: Pick<(typeof parts)[number], 'options'>) =>
        ofPart.some(each => each.name === 'system' && each.choices?.some(({ value }) => value === game)),
      )
      .map(({ name }) => `${definition.name} ${name}`.trim())
  })

describe('Regiments', () => {
  it('is offered where battles, odds, help and pieces are', () => {
    expect(offering(system)).toEqual(
      expect.arrayContaining(['challenge', 'play', 'odds', 'help', 'figures list']),
    )
  })

  it('has commands that ask for its armies, orders or lessons answer for a game that has some', async () => {
    for (const [name, options] of [
      ['army list', {}],
      ['orders show', {}],
      ['tutorial', {}],
    ] as const)
      expect(textOf(await ada.command(name, { ...options, system }))).not.toBe('')
  })
})

describe('units of Regiments', () => {
  it('are listed and shown, with the line by which each is typed', async () => {
    const list = textOf(await ada.command('figures list', { system }))
    for (const { name } of suppliedUnits()) expect(list).toContain(name.en)
    expect(list).toContain('**The Crown**')
    expect(textOf(await bo.command('figures list', { system, camp: 'wilds' }))).toContain('pillards')
    const card = textOf(await bo.command('figures show', { system, figure: 'lanciers' }))
    expect(card).toContain('cavaliers')
    expect(card).toContain('| Att1 Off4 For4 Pén1 Agi3 |')
  })

  it('are taken out as a file that is brought back as it was, and removed', async () => {
    const { content, name } = (await ada.command('figures export', { system })).files![0]!
    expect(name).toBe('units.txt')
    const { files = [] } = await ada.command('figures export', { system })
    expect(files.map(file => file.name)).toEqual(['units.txt', 'units.csv', 'units.json'])
    for (const file of files)
      expect(textOf(await ada.send('figures import', file.name, file.content, { system }))).toContain(
        `${suppliedUnits().length} `,
      )
    const brought = textOf(await ada.send('figures import', name, content, { system }))
    expect(brought).toContain(`${suppliedUnits().length} `)
    const own = '20 pikes 5x4 150 pts | M5 C5 Dis7 HP1 Def3 Res3 Arm1 H1 | Att1 Off3 Str3 Pen0 Agi3 | spear'
    await ada.send('figures import', 'own.txt', own, { system })
    expect(textOf(await ada.command('figures show', { system, figure: 'pikes' }))).toContain('150 pts')
    expect(await ada.typing('figures remove', 'figure', 'pik', { system })).toEqual(['pikes'])
    expect(textOf(await ada.command('figures remove', { system, figure: 'pikes' }))).toContain('pikes')
  })

  it('name every fault of a file with its place', async () => {
    const wrong =
      '20 pikes 5x4 | M5 C5 Dis77 HP1 Def3 Res3 Arm1 H1 | Att1 Off3 Str3 Pen0 Agi3 | spear, poisson'
    const said = textOf(await ada.send('figures import', 'own.txt', wrong, { system }))
    expect(said).toContain('discipline is 77: 0 to 10')
    expect(said).toMatch(/no rule “poisson”.*poisoned/)
    const french = server.person('100000000000000003', 'Cy', 'fr', { manager: true })
    expect(textOf(await french.send('figures import', 'own.txt', wrong, { system }))).toContain(
      'Vouliez-vous dire empoisonnée',
    )
  })
})

describe('help of Regiments', () => {
  it('begins with how a battle goes, and has a page on clashes, lines and odds', async () => {
    expect(textOf(await ada.command('help', { system }))).toContain('A battle in one page')
    expect(textOf(await ada.command('help', { system, topic: 'clash' }))).toContain('A clash in one page')
    expect(textOf(await bo.command('help', { system }))).toContain('Une bataille en une page')
    expect(textOf(await bo.command('help', { system, topic: 'une unité en une ligne' }))).toContain(
      'hallebarde',
    )
    expect(textOf(await ada.command('help', { system, topic: 'odds' }))).toContain('Turn round')
  })

  it('has a page on each rule by its number, its name, or its words', async () => {
    const page = await ada.command('help', { system, rule: 'A24b' })
    expect(textOf(page)).toContain('**A24 hatred**')
    expect(textOf(page)).toContain('For example:')
    expect(selectsOf(page)[0]!.options.length).toBeGreaterThan(1)
    expect(textOf(await bo.command('help', { system, rule: 'coup ecrasant' }))).toContain(
      '**A17 coup écrasant**',
    )
    expect(textOf(await ada.command('help', { system, rule: 'rb10' }))).toContain('**RB-10 to hit in melee**')
    expect(textOf(await ada.command('help', { system, rule: 'frenzy' }))).toContain(
      'Of the battle, no part of a clash or a volley.',
    )
    expect(textOf(page)).not.toContain('Of the battle')
    expect(await bo.typing('help', 'rule', 'natural 6 wounds', { system })).toContain('A06')
    expect(await ada.typing('help', 'rule', 'egide', { system })).toEqual([])
  })
})
