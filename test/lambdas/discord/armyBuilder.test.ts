import { beforeEach, describe, expect, it } from 'vitest'
import { accents } from '../../../lambdas/discord/api/components.ts'
import { panel } from '../../../lambdas/discord/api/panel.ts'
import { combatHexWords } from '../../../lambdas/discord/games/combat-hex/words/index.ts'
import type { Message } from '../../../lambdas/discord/types.ts'
import { armyRows, groupOf } from '../../../lambdas/discord/views/armyRows.ts'
import { locales } from '../../../lambdas/store/types.ts'
import type { FigureType } from '../../../rules/combat-hex/army/figure.ts'
import { figureType, roster as rosterTypes } from '../../../rules/combat-hex/army/roster.ts'
import { seal } from '../../../rules/games.ts'
import { labelsOf, makeTestServer, type Person, selectsOf, type TestServer, textOf } from './testServer.ts'

let server: TestServer
let alice: Person
beforeEach(() => {
  server = makeTestServer()
  alice = server.person('100000000000000001', 'Alice')
})

const stored = async (name = 'Riders') => (await server.store.loadArmy(alice.user, name))!
const colourOf = (message: Message) => (message.components[0] as { accent_color?: number }).accent_color
const placeholders = (message: Message) => selectsOf(message).map(({ placeholder }) => placeholder)

/** Chooses a figure from the list of its kind in which it stands. */
async function choose(who: Person, message: Message, placeholder: string, id: string): Promise<Message> {
  const list = selectsOf(message).find(
    select => select.placeholder?.startsWith(placeholder) && select.options.some(({ value }) => value === id),
  )
  if (!list) throw new Error(`${id} is not offered`)
  return who.choose(message, list.placeholder, id)
}

describe('building an army by menus', () => {
  it('begins, adds by kind with points, and sums up, all in one message', async () => {
    const begun = await alice.command('army new', { name: 'Riders', camp: 'good' })
    expect(placeholders(begun)).toEqual([
      'Add: heroes… Aragorn – Gil-galad',
      'Add: heroes… Gimli – Treebeard',
      'Add: warriors…',
    ])
    const one = await choose(alice, begun, 'Add: heroes…', 'eomer')
    expect((await stored()).figures).toEqual(['eomer'])
    expect(textOf(one)).toContain(`${figureType('eomer')!.points} points, 1 figure`)
    expect(one.pictures?.[0]).toMatchObject({ army: { name: 'Riders' } })
    const two = await choose(alice, one, 'Add: warriors…', 'rohan-warrior')
    const offered = selectsOf(two)
      .at(-1)!
      .options.find(({ value }) => value === 'rohan-warrior')
    expect(offered!.description).toContain(`${figureType('rohan-warrior')!.points} points`)
    expect(offered!.description).toContain('1 in the army')
    const three = await choose(alice, two, 'Add: warriors…', 'rohan-warrior')
    expect((await stored()).figures).toEqual(['eomer', 'rohan-warrior', 'rohan-warrior'])
    expect(textOf(three)).toContain('2 × **')
  })

  it('offers everybody of a camp with one press, whichever list they stand in', async () => {
    const begun = await alice.command('army new', { name: 'Riders #2', camp: 'good' })
    const lists = selectsOf(begun)
    expect(new Set(lists.map(({ custom_id }) => custom_id)).size).toBe(lists.length)
    const offered = lists.flatMap(({ options }) => options.map(({ value }) => value))
    const joining = rosterTypes.filter(({ camp }) => camp === 'good').map(({ id }) => id)
    expect(offered.toSorted()).toEqual(joining.toSorted())
    for (const { custom_id, options } of lists)
      await alice.press(custom_id.replace(/:\d+:/, `:${(await stored('Riders #2')).version}:`), [
        options[0]!.value,
      ])
    expect((await stored('Riders #2')).figures).toEqual(lists.map(({ options }) => options[0]!.value))
  })

  it('keeps the part of a very long list open from which somebody was taken', async () => {
    const many: FigureType[] = Array.from({ length: 80 }, (_, i) => ({
      ...figureType('eomer')!,
      id: `hero-${i}`,
      name: { en: `Hero ${i + 10}`, fr: `Héros ${i + 10}` },
    }))
    await alice.command('army new', { name: 'Riders', camp: 'good' })
    const army = await stored()
    const roster = { all: many, own: {} }
    const heroes = (group?: string) => {
      const open = { list: 'add' as const, kind: 'hero' as const, ...(group && { group }) }
      return selectsOf(panel({ texts: [], rows: armyRows(army, 'en', seal(roster), open) }))[0]!.options
    }
    expect(heroes().every(({ value }) => value.startsWith('~'))).toBe(true)
    const group = groupOf(army, 'hero-30', 'hero', 'en', seal(roster))
    expect(heroes(group).map(({ value }) => value)).toContain('hero-30')
  })

  it('removes, checks and goes back', async () => {
    await alice.command('army new', { name: 'Riders', camp: 'good' })
    await alice.command('army add', { army: 'Riders', figure: 'eomer' })
    await alice.command('army add', { army: 'Riders', figure: 'rohan-warrior', count: 2 })
    const shown = await alice.command('army show', { army: 'Riders' })
    expect(labelsOf(shown)).toEqual(['Add…', 'Remove…', 'Check'])
    expect(textOf(shown)).not.toContain('⚠️')
    expect(colourOf(shown)).toBe(accents.cool)
    const removing = await alice.click(shown, 'Remove…')
    expect(selectsOf(removing)[0]!.options.map(({ label }) => label)[1]).toMatch(/^2 × /)
    const less = await alice.choose(removing, 'Remove', 'rohan-warrior')
    expect((await stored()).figures).toEqual(['eomer', 'rohan-warrior'])
    expect(selectsOf(less)[0]!.options).toHaveLength(2)
    const back = await alice.click(less, 'Back')
    expect(labelsOf(back)).toEqual(labelsOf(shown))
    const last = await alice.choose(await alice.choose(less, 'Remove', 'rohan-warrior'), 'Remove', 'eomer')
    expect((await stored()).figures).toEqual([])
    expect(textOf(last)).toContain('Nobody yet')
  })

  it('2.01 says what is wrong as a warning, and what is right in the colour of the camp', async () => {
    const sound = await alice.command('army starter', { camp: 'evil', points: 500 })
    expect(colourOf(sound)).toBe(accents.warm)
    await alice.command('army new', { name: 'Riders', camp: 'good' })
    await alice.command('army add', { army: 'Riders', figure: 'rohan-warrior', count: 40 })
    const shown = await alice.command('army show', { army: 'Riders' })
    expect(textOf(shown)).not.toContain('2.0')
    const checked = await alice.click(shown, 'Check')
    expect(textOf(checked)).toContain('⚠️')
    expect(colourOf(checked)).toBe(accents.warning)
    expect(labelsOf(checked)).toEqual(['Add…', 'Remove…', 'Check'])
  })

  it('counts against the points of the game here, and speaks of the classic rules only where they hold', async () => {
    const classic = combatHexWords['en'].says.classicWithout('')
    await alice.command('army new', { name: 'Riders', camp: 'evil' })
    await alice.command('army add', { army: 'Riders', figure: 'orc-warrior', count: 40 })
    const plain = textOf(await alice.command('army show', { army: 'Riders' }))
    expect(plain.toLowerCase()).not.toContain('classic')
    expect(plain).not.toMatch(/of \d+ points/)
    expect(classic.toLowerCase()).toContain('classic')
    await alice.command('challenge', { points: 500, rules: 'classic' })
    const here = await alice.command('army show', { army: 'Riders' })
    expect(textOf(here)).toMatch(/⚠️ \d+ of 500 points/)
  })

  it('plays no press on an army that has changed since, and says so', async () => {
    const begun = await alice.command('army new', { name: 'Riders', camp: 'good' })
    await alice.command('army add', { army: 'Riders', figure: 'eomer' })
    const before = await stored()
    const late = await alice.choose(begun, 'Add: warriors…', 'rohan-warrior')
    expect(textOf(late)).toContain('out of date')
    expect(textOf(late)).toContain('Éomer')
    expect(labelsOf(late)).toEqual(['Add…', 'Remove…', 'Check'])
    expect(textOf(await alice.click(begun, 'Check'))).toContain('out of date')
    expect(await stored()).toEqual(before)
  })

  it('carries out one press once, however often it is delivered', async () => {
    const begun = await alice.command('army new', { name: 'Riders', camp: 'good' })
    const { custom_id } = selectsOf(begun)[0]!
    const [action = '', game = '', version = ''] = custom_id.split(':')
    const component = { action, game, version: Number(version), argument: 'hero Riders', values: ['eomer'] }
    const call = { ...alice.base(), kind: 'component' as const, name: action, component }
    await alice.carryOut(call)
    const again = await alice.carryOut(call)
    expect((await stored()).figures).toEqual(['eomer'])
    expect(textOf(again)).not.toContain('out of date')
  })

  it('refuses whom the camp does not have, and keeps the army in sight', async () => {
    await alice.command('army new', { name: 'Riders', camp: 'good' })
    const { version } = await stored()
    const refused = await alice.press(`army-add::${version}:hero Riders`, ['saruman'])
    expect(textOf(refused)).toContain('does not fight for Good')
    expect(textOf(refused)).toContain('**Riders**')
    const gone = await alice.press(`army-remove::${version}:remove Riders`, ['gimli'])
    expect(textOf(gone)).toContain('is not in “Riders”')
    expect(textOf(await alice.press(`army::1:show Nobody's`, []))).toContain('no army called')
    expect((await stored()).figures).toEqual([])
  })

  it('opens an army from the list, and takes names with colons and spaces', async () => {
    await alice
      .command('army new', { name: 'Ents: slow and many, but not hasty at all', camp: 'good' })
      .catch(() => 0)
    await alice.command('army new', { name: 'The Ents: slow', camp: 'good' })
    const list = await alice.command('army list')
    const opened = await alice.choose(list, 'Open', 'The Ents: slow')
    expect(textOf(opened)).toContain('**The Ents: slow**')
    const adding = await alice.click(opened, 'Add…')
    await choose(alice, adding, 'Add: heroes…', 'gimli')
    expect((await stored('The Ents: slow')).figures).toEqual(['gimli'])
  })

  it.each(locales)('says everything in the language of the reader: %s', async locale => {
    const who = server.person('100000000000000003', 'Claire', locale)
    const begun = await who.command('army new', { name: 'x'.repeat(40), camp: 'good' })
    const { says, terms } = combatHexWords[locale]
    const hero = expect.stringContaining(`${says.addFrom(terms.kindsMany.hero)} `)
    expect(placeholders(begun)).toEqual([hero, hero, says.addFrom(terms.kindsMany.warrior)])
    expect(labelsOf(await who.click(begun, says.back))).toEqual([says.addFigures, says.checkArmy])
  })
})
