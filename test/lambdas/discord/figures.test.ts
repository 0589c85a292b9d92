import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '../../../lambdas/discord/types.ts'
import { type FigureType, figureType, open, roster } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { checkMessage } from './limits.ts'
import { labelsOf, makeTestServer, type Person, type TestServer, textOf } from './testServer.ts'

let server: TestServer
let alice: Person
beforeEach(() => {
  server = makeTestServer()
  alice = server.person('100000000000000001', 'Alice', 'en', { manager: true })
})

/** Every page of a list, from the first on. */
async function pagesOf(person: Person, options: Record<string, string> = {}) {
  let message = await person.command('figures list', options)
  const pages = [textOf(message)]
  const next = person.locale === 'fr' ? 'Suite ▶' : 'Next ▶'
  while (labelsOf(message).includes(next)) {
    message = await person.click(message, next)
    pages.push(textOf(message))
  }
  return pages
}

describe('/figures list', () => {
  it.each(['en', 'fr'] as const)('has every figure once, page by page (%s)', async locale => {
    const person = server.person('100000000000000002', 'Bob', locale)
    const [first, ...pages] = await pagesOf(person)
    for (const { name, points } of roster) expect(first, name[locale]).toContain(`${name[locale]} ${points}`)
    expect(pages.length).toBeGreaterThan(2)
    const all = pages.join('\n')
    for (const { name } of roster) expect(all, name[locale]).toContain(`**${name[locale]}**`)
    expect(all.match(/^\*\*.+\*\* · /gm)).toHaveLength(roster.length)
  })

  it('goes back as well', async () => {
    const first = await alice.command('figures list')
    expect(labelsOf(first)).toEqual(['Next ▶'])
    const second = await alice.click(first, 'Next ▶')
    expect(labelsOf(second)).toEqual(['◀ Back', 'Next ▶'])
    expect(textOf(await alice.click(second, '◀ Back'))).toBe(textOf(first))
  })

  it('keeps to a camp and a kind on every page', async () => {
    for (const camp of ['good', 'evil'] as const)
      for (const kind of ['hero', 'warrior'] as const) {
        const all = (await pagesOf(alice, { camp, kind })).join('\n')
        const wanted = roster.filter(type => type.camp === camp && type.kind === kind)
        expect(all.match(/^\*\*.+\*\* · /gm)).toHaveLength(wanted.length)
      }
  })

  it('takes buttons that nobody made', async () => {
    expect(textOf(await alice.press('figures::99:good hero'))).toContain('Good')
    expect(textOf(await alice.press('figures::0:__proto__ x'))).toContain('**')
  })
})

const guild = '900000000000000001'
const head = 'id,name_en,name_fr,camp,kind,points,movement,attacks,endurance,life,ap,abilities\n'
const tall = 'tall-orc,Tall orc,Grand orque,evil,warrior,30,5,2,3,2,2,fast:1\n'
const boss = 'orc-boss,Orc boss,Chef orque,evil,hero,150,5,4,4,4,5,rage:1\n'
const own = async () => (await server.store.figuresOf(guild)).figures

describe('figures that are written over or taken away', () => {
  const before = ({ files = [] }: Message) => files.find(({ name }) => name === 'figures-before.csv')?.content

  it('are attached, and brought back by the file', async () => {
    const first = await alice.send('figures import', 'f.csv', head + tall + boss)
    expect(before(first)).toBeUndefined()
    const kept = await own()
    const stronger = await alice.send('figures import', 'f.csv', head + tall.replace(',5,2,', ',6,2,'))
    expect(before(stronger)).toContain('tall-orc')
    expect(before(stronger)).not.toContain('orc-boss')
    expect(checkMessage(stronger)).toEqual([])
    await alice.send('figures import', 'f.csv', before(stronger)!)
    expect(await own()).toEqual(expect.arrayContaining(kept))
    const removed = await alice.command('figures remove', { figure: 'orc-boss' })
    expect((await own()).map(({ id }) => id)).toEqual(['tall-orc'])
    await alice.send('figures import', 'f.csv', before(removed)!)
    expect(await own()).toEqual(expect.arrayContaining(kept))
  })
})

describe('/figures import', () => {
  it('keeps figures for the server, where they join the supplied ones or stand in for them', async () => {
    const orc = 'orc-warrior,Orc of ours,Notre orque,evil,warrior,14,4,1,3,2,2,\n'
    const text = textOf(await alice.send('figures import', 'f.csv', head + tall + orc))
    expect(text).toContain('2 figures are kept')
    expect(text).toContain('1 of them stands in')
    expect((await own()).map(({ id }) => id)).toEqual(['tall-orc', 'orc-warrior'])
    const listed = (await pagesOf(alice, { camp: 'evil', kind: 'warrior' })).join('\n')
    expect(listed).toContain('**Tall orc** ◆')
    expect(listed).toContain('**Orc of ours** ◆')
    expect(listed).not.toContain('**Orc warrior**')
    expect(textOf(await alice.command('figures show', { figure: 'tall orc' }))).toContain('30 points')
    expect(await alice.typing('figures show', 'figure', 'tall')).toContain('tall-orc')
    const eve = server.person('5', 'Eve', 'en', { guild: '900000000000000002' })
    expect(textOf(await eve.command('figures show', { figure: 'tall-orc' }))).toContain('⚠️')
  })

  it('says every fault with its line, and keeps nothing', async () => {
    const wrong = head + tall + 'x,=X,Y,evil,warrior,0,5,2,3,2,2,flight:1\n'
    const text = textOf(await alice.send('figures import', 'f.csv', wrong))
    expect(text).toContain('Line 3: name\\_en is “=X”')
    expect(text).toContain('Line 3: points is “0”: a whole number from 1 to 5000')
    expect(text).toContain('Line 3: no ability is called “flight”.')
    expect(await own()).toEqual([])
    const french = server.person('1', 'Chloé', 'fr', { manager: true })
    expect(textOf(await french.send('figures import', 'f.csv', wrong))).toContain(
      'Ligne 3\u202f: points vaut',
    )
  })

  it('is for those who manage the server, and not in private', async () => {
    const bob = server.person('100000000000000002', 'Bob')
    expect(textOf(await bob.send('figures import', 'f.csv', head + tall))).toContain('manage the server')
    expect(textOf(await bob.command('figures remove', { figure: 'gimli' }))).toContain('manage the server')
    const dario = server.person('4', 'Dario', 'en', { guild: null, manager: true })
    expect(textOf(await dario.send('figures import', 'f.csv', head + tall))).toContain('belong to a server')
    expect(await own()).toEqual([])
  })

  it('twice delivered counts once, and of the same id the new one stays', async () => {
    await alice.send('figures import', 'f.csv', head + tall)
    const file = { id: '42', filename: 'f.csv', size: 1, url: head + tall.replace(',30,', ',35,') }
    const call = { ...alice.base(), name: 'figures import', options: { file: '42' }, uploads: { 42: file } }
    await alice.carryOut(call)
    await alice.carryOut(call)
    expect((await server.store.figuresOf(guild)).version).toBe(2)
    expect(await own()).toMatchObject([{ id: 'tall-orc', points: 35 }])
  })

  it('keeps no more than 200 in all', async () => {
    const rows = (from: number) =>
      head + Array.from({ length: 150 }, (_, i) => tall.replace('tall-orc', `orc-${from + i}`)).join('')
    await alice.send('figures import', 'f.csv', rows(0))
    expect(textOf(await alice.send('figures import', 'f.csv', rows(1000)))).toContain('200 figures at most')
    expect(await own()).toHaveLength(150)
    for (const page of await pagesOf(alice)) expect(page.length).toBeLessThanOrEqual(4000)
  })

  it('shows as many as may be, whatever letters their names have', async () => {
    // The test server holds every message against what Discord takes.
    const name = (i: number) => `${'戦士の大いなる旗を掲げる者たち'.repeat(2)}${i}`
    const rows = Array.from({ length: 160 }, (_, i) =>
      tall.replace('tall-orc', `orc-${i}`).replace('Tall orc', name(i)).replace('Grand orque', name(i)),
    )
    await alice.send('figures import', 'f.csv', head + rows.join(''))
    expect(await own()).toHaveLength(160)
    const pages = (await pagesOf(alice, { camp: 'evil', kind: 'warrior' })).join('\n')
    for (let i = 0; i < 160; i++) expect(pages).toContain(`**${name(i)}** ◆`)
    const wrong = rows.map(row => row.replace('fast:1', `${name(1)}:1`))
    expect(textOf(await alice.send('figures import', 'f.csv', head + wrong.join('')))).toContain('40 faults')
  })

  it('leaves nobody without the figure that stands in for it', async () => {
    const ring = 'frodo-ring,Frodo,Frodon,good,hero,80,4,1,3,3,4,\n'
    expect(textOf(await alice.send('figures import', 'f.csv', head + ring))).toContain('⚠️')
    expect(await own()).toEqual([])
  })

  it('reads back what /figures export writes', async () => {
    const { files } = await alice.command('figures export')
    await alice.send('figures import', 'f.csv', files![0]!.content)
    expect(await own()).toEqual(roster)
    const again = await alice.command('figures export', { which: 'server' })
    expect(again.files![0]!.content).toBe(files![0]!.content)
    const dario = server.person('4', 'Dario', 'en', { guild: null })
    expect((await dario.command('figures export')).files![0]!.content).toContain('gimli')
    expect(textOf(await dario.command('figures export', { which: 'server' }))).toContain('no figures')
  })
})

describe('figures of a server', () => {
  const bob = () => server.person('100000000000000002', 'Bob')

  it('make armies there, and are reported where they are not known', async () => {
    await alice.send('figures import', 'f.csv', head + tall + boss)
    await alice.command('army new', { name: 'Ours', camp: 'evil' })
    expect(await alice.typing('army add', 'figure', 'orc b', { army: 'Ours' })).toContain('orc-boss')
    await alice.command('army add', { army: 'Ours', figure: 'orc-boss' })
    expect(textOf(await alice.command('army add', { army: 'Ours', figure: 'Tall orc', count: 2 }))).toContain(
      '2 × **Tall orc**',
    )
    expect(textOf(await alice.command('army check', { army: 'Ours', points: 500 }))).toContain('✅')
    const { files } = await alice.command('army export', { army: 'Ours' })
    await alice.send('army import', 'a.txt', files![0]!.content, { name: 'Copy' })
    expect((await server.store.loadArmy(alice.user, 'Copy'))?.figures).toHaveLength(3)
    await alice.command('figures remove', { figure: 'tall-orc' })
    const shown = textOf(await alice.command('army show', { army: 'Ours' }))
    expect(shown).toContain('Not known here: tall-orc')
    expect(shown).toContain('Orc boss')
    expect(textOf(await alice.command('army check', { army: 'Ours', points: 500 }))).toContain('tall-orc')
    expect(await alice.typing('army remove', 'figure', '', { army: 'Ours' })).toContain('tall-orc')
    const left = await alice.command('army remove', { army: 'Ours', figure: 'tall-orc', count: 2 })
    expect(textOf(left)).not.toContain('Not known')
    expect((await server.store.loadArmy(alice.user, 'Ours'))?.figures).toEqual(['orc-boss'])
  })

  /** Both camps are rolled: everybody brings one army of either. */
  async function toArmies(points = 500) {
    const other = bob()
    await alice.command(
      'challenge',
      { opponent: other.user, points, camps: 'evil', board: 'the-marsh' },
      { [other.user]: { id: other.user, name: 'Bob', bot: false } },
    )
    await other.command('game accept')
    return other
  }

  async function armyOf(...figures: string[]) {
    await alice.command('army new', { name: 'Ours', camp: 'evil' })
    for (const figure of figures) await alice.command('army add', { army: 'Ours', figure })
  }

  it('fight a battle as they were when they were picked, whatever becomes of them', async () => {
    await alice.send('figures import', 'f.csv', head + tall + boss)
    await armyOf('orc-boss', 'tall-orc', 'tall-orc')
    const other = await toArmies()
    const picked = textOf(await alice.command('army pick', { army: 'Ours' }))
    expect(picked).toContain('2 × Tall orc')
    expect(Object.keys(server.game().types ?? {}).sort()).toEqual(['orc-boss', 'tall-orc'])
    await alice.send('figures import', 'f.csv', head + tall.replace(',2,2,fast', ',9,9,fast'))
    await alice.command('figures remove', { figure: 'orc-boss' })
    await other.command('army pick', { army: 'starter-good' })
    const game = server.game()
    expect(game.stage).toBe('battle')
    expect(game.types).toBeUndefined()
    const asked = game.save!.pending!.by === 0 ? alice : other
    await asked.command('answer', { choice: 'left' })
    const { types, figures } = open(seal(server.game().save!)).state
    expect(types['tall-orc']).toMatchObject({ life: 2, ap: 2 })
    expect(types['orc-boss']).toMatchObject({ life: 4 })
    expect(figures.filter(({ type }) => type === 'tall-orc')).toHaveLength(2)
    const { files } = await alice.command('game export')
    expect(files![0]!.content).toContain('"Tall orc"')
    await alice.command('game list')
  })

  it('do not change what somebody has picked before, nor a ready army', async () => {
    const other = await toArmies()
    await alice.command('army pick', { army: 'starter-evil' })
    const used = [...new Set(server.game().seats[0]!.armies.evil)]
    const rows = used
      .map(id => figureType(id) as FigureType)
      .map(({ id, kind }) => `${id},Changed,Changé,evil,${kind},900,5,2,3,9,2,\n`)
    await alice.send('figures import', 'f.csv', head + rows.join(''))
    await alice.command('army pick', { army: 'starter-evil' })
    await other.command('army pick', { army: 'starter-good' })
    const game = server.game()
    expect(game.stage).toBe('battle')
    for (const id of used) expect(open(seal(game.save!)).state.types[id]).toEqual(figureType(id))
  })

  it('are checked by their own points', async () => {
    await alice.send('figures import', 'f.csv', head + boss.replace(',150,', ',450,') + tall)
    await armyOf('orc-boss', 'tall-orc', 'tall-orc')
    await toArmies()
    const text = textOf(await alice.command('army pick', { army: 'Ours' }))
    expect(text).toContain('510')
    expect(server.game().seats[0]!.armies).toEqual({})
  })
})
