import { describe, expect, it } from 'vitest'
import { armiesInWords } from '../../../lambdas/discord/games/combat-hex/armies.ts'
import { combatHexWords } from '../../../lambdas/discord/games/combat-hex/words/index.ts'
import { helpMessage, helpTopics } from '../../../lambdas/discord/views/helpMessage.ts'
import { refusalMessage } from '../../../lambdas/discord/views/refusalMessage.ts'
import { locales } from '../../../lambdas/store/types.ts'
import { abilityIds, checkArmy, figureType, roster } from '../../../rules/combat-hex/index.ts'
import { type RefusalCode } from '../../../rules/index.ts'
import { checkMessage } from './limits.ts'
import { labelsOf, makeTestServer, selectsOf, startBattle, textOf } from './testServer.ts'

const enter = (locale: 'en' | 'fr' = 'en') => {
  const server = makeTestServer()
  return { server, alice: server.person('100000000000000001', 'Alice', locale) }
}

describe('/army', () => {
  it('keeps armies by name', async () => {
    const { alice } = enter()
    await alice.command('army new', { name: ' Riders  of the East ', camp: 'good' })
    await alice.command('army add', { army: 'riders of the east', figure: 'Éomer' })
    await alice.command('army add', { army: 'Riders of the East', figure: 'Cavalier du Rohan', count: 2 })
    const shown = textOf(await alice.command('army show', { army: 'Riders of the East' }))
    expect(shown).toContain('2 × **Rohan rider**')
    expect(shown).toContain('3 figures')
    expect(textOf(await alice.command('army list'))).toContain('Riders of the East')
    const file = (await alice.command('army export', { army: 'Riders of the East' })).files![0]!
    expect(file.content).toContain('rohan-rider')
    await alice.command('army remove', { army: 'Riders of the East', figure: 'rohan-rider' })
    const sure = await alice.command('army delete', { army: 'Riders of the East' })
    expect(textOf(await alice.command('army list'))).toContain('Riders of the East')
    await alice.click(sure, 'Delete')
    expect(textOf(await alice.command('army list'))).toContain('None yet')
  })

  it('says every reason at once why an army is not legal', async () => {
    const { alice } = enter()
    await alice.command('army new', { name: 'Too much', camp: 'good' })
    for (const figure of ['aragorn', 'aragorn-king'])
      await alice.command('army add', { army: 'Too much', figure })
    await alice.command('army add', { army: 'Too much', figure: 'rohan-warrior', count: 40 })
    const reply = textOf(await alice.command('army check', { army: 'Too much', points: 500 }))
    for (const rule of ['2.01', '2.02', '2.04']) expect(reply).toContain(rule)
  })

  it('says what of the points is not spent', async () => {
    const { alice } = enter()
    await alice.command('army new', { name: 'Few', camp: 'good' })
    await alice.command('army add', { army: 'Few', figure: 'aragorn' })
    const spent = figureType('aragorn')!.points
    expect(textOf(await alice.command('army check', { army: 'Few', points: 1500 }))).toContain(
      `Legal at 1500 points. ${1500 - spent} of them are not spent yet.`,
    )
    const chloe = enter('fr').alice
    await chloe.command('army new', { name: 'Peu', camp: 'good' })
    await chloe.command('army add', { army: 'Peu', figure: 'aragorn' })
    expect(textOf(await chloe.command('army check', { army: 'Peu', points: spent + 1 }))).toMatch(
      /Il en reste 1 à dépenser\.$/m,
    )
    expect(textOf(await chloe.command('army check', { army: 'Peu', points: spent }))).toMatch(
      /Légale à \d+ points\.$/m,
    )
  })

  it('refuses what cannot be', async () => {
    const { alice, server } = enter()
    await alice.command('army new', { name: 'One', camp: 'good' })
    const say = async (name: string, options: Record<string, string | number>) =>
      textOf(await alice.command(name, options))
    expect(await say('army new', { name: 'ONE', camp: 'evil' })).toContain('already have')
    expect(await say('army new', { name: ' ', camp: 'evil' })).toContain('no name')
    expect(await say('army new', { name: 'starter-good', camp: 'good' })).toContain('no name')
    expect(await say('army add', { army: 'One', figure: 'orc-warrior' })).toContain('does not fight for Good')
    expect(await say('army add', { army: 'One', figure: 'Radagast' })).toContain('called “Radagast”')
    expect(await say('army add', { army: 'One', figure: 'Rohan' })).toContain('Did you mean')
    expect(await say('army add', { army: 'Two', figure: 'Aragorn' })).toContain('no army called')
    expect(await say('army remove', { army: 'One', figure: 'Aragorn' })).toContain('is not in “One”')
    expect(await say('army show', { army: '@everyone' })).not.toContain('@everyone')
    expect(await say('army pick', { army: 'One' })).toContain('no such game')
    expect((await server.store.loadArmy(alice.user, 'One'))!.figures).toEqual([])
  })

  it('takes no word of its own language for an army or a facing', async () => {
    const { server, alice } = enter()
    for (const name of ['constructor', 'toString', '__proto__']) {
      expect(textOf(await alice.command('army show', { army: name }))).not.toContain('native code')
      expect(textOf(await alice.command('army new', { name, camp: 'good' }))).toContain('is begun')
      await alice.command('army delete', { army: name })
    }
    const { asked } = await startBattle(server)
    await asked().command('answer', { choice: 'left' })
    const placed = await asked().command('deploy place', { figure: 'A1', at: 'B5', facing: 'toString' })
    expect(textOf(placed)).toContain('“toString” is no facing')
  })

  it('offers the choice of armies to players alone, and takes no empty one', async () => {
    const { server, alice } = enter()
    const [bob, eve] = [server.person('100000000000000002', 'Bob'), server.person('3', 'Eve')]
    await alice.command('challenge', { points: 500, camps: 'good' })
    await bob.command('game accept')
    const { id, version } = server.game()
    expect(labelsOf(await eve.command('game status', { game: id }))).toEqual([])
    expect(labelsOf(await bob.command('game status', { game: id }))).not.toEqual([])
    expect(textOf(await alice.press(`pick-army:${id}:${version}:`, []))).toContain('⚠️')
    expect(server.game().version).toBe(version)
  })

  it('deletes what was shown, and not another army that has its name since', async () => {
    const { alice } = enter()
    const army = { army: 'Riders' }
    await alice.command('army new', { name: 'Riders', camp: 'good' })
    const sure = await alice.command('army delete', army)
    await alice.command('army add', { ...army, figure: 'eomer' })
    expect(textOf(await alice.click(sure, 'Delete'))).toContain('out of date')
    const anew = await alice.command('army delete', army)
    expect(textOf(await alice.click(anew, 'Delete'))).toContain('is deleted')
    expect(textOf(await alice.click(anew, 'Delete'))).toContain('is deleted')
  })

  it('picks no army by a word of its own language', async () => {
    const { server, alice } = enter()
    const bob = server.person('100000000000000002', 'Bob')
    await alice.command('challenge', { points: 500, camps: 'good' })
    await bob.command('game accept')
    expect(textOf(await alice.command('army pick', { army: 'constructor' }))).toContain('no army called')
  })

  it('adds once, however often the interaction is delivered', async () => {
    const { alice, server } = enter()
    await alice.command('army new', { name: 'One', camp: 'good' })
    const call = { ...alice.base(), name: 'army add', options: { army: 'One', figure: 'gimli' } }
    await alice.carryOut(call)
    await alice.carryOut(call)
    expect((await server.store.loadArmy(alice.user, 'One'))!.figures).toEqual(['gimli'])
  })

  it('hands out ready armies', async () => {
    const { alice, server } = enter()
    for (const points of [500, 1000, 1500]) await alice.command('army starter', { camp: 'evil', points })
    await alice.command('army starter', { camp: 'evil', points: 500 })
    const armies = await server.store.armiesOf(alice.user)
    expect(armies.map(army => army.name)).toEqual([
      'starter-evil-500',
      'starter-evil-1000',
      'starter-evil-1500',
    ])
    for (const { figures, name } of armies)
      expect(checkArmy(figures, { points: Number(name.split('-')[2]) })).toEqual([])
  })

  it('completes figures of the army’s camp, and armies', async () => {
    const { alice } = enter('fr')
    await alice.command('army new', { name: 'Un', camp: 'evil' })
    await alice.command('army add', { army: 'Un', figure: 'orc-warrior' })
    const all = await alice.typing('army add', 'figure', '', { army: 'Un' })
    expect(all).toContain('orc-warrior')
    expect(all).not.toContain('aragorn')
    expect(await alice.typing('army remove', 'figure', '', { army: 'Un' })).toEqual(['orc-warrior'])
    expect(await alice.typing('army show', 'army', 'u')).toEqual(['Un'])
  })

  it('offers starter armies to somebody who is choosing', async () => {
    const server = makeTestServer()
    const alice = server.person('100000000000000001', 'Alice')
    const bob = server.person('100000000000000002', 'Bob')
    await alice.command('challenge', { points: 500 })
    await bob.command('game accept')
    expect(await alice.typing('army pick', 'army', '')).toEqual(['starter-good', 'starter-evil'])
  })
})

describe('/figures', () => {
  it('shows a card with picture and words, for every figure and in both languages', async () => {
    for (const locale of locales)
      for (const type of roster) {
        const card = armiesInWords.card(type, locale)
        expect(checkMessage(card)).toEqual([])
        expect(textOf(card)).toContain(type.name[locale])
        for (const { id } of type.abilities)
          expect(textOf(card)).toContain(combatHexWords[locale].abilities[id].name)
      }
    const { alice } = enter()
    expect((await alice.command('figures show', { figure: 'légolas' })).pictures![0]).toMatchObject({
      card: { id: 'legolas' },
    })
    expect(textOf(await alice.command('figures show', { figure: 'Radagast' }))).toContain(
      'No figure of the roster',
    )
  })

  it('lists the roster, all of it or a part', async () => {
    const { alice } = enter()
    for (const camp of ['good', 'evil'] as const)
      for (const kind of ['hero', 'warrior'] as const) {
        const part = textOf(await alice.command('figures list', { camp, kind }))
        for (const type of roster)
          if (type.camp === camp && type.kind === kind) expect(part).toContain(type.name.en)
      }
    // All of it does not fit with every number: names and points are told then, and nobody is left out.
    for (const camp of [undefined, 'good', 'evil']) {
      const all = textOf(await alice.command('figures list', camp ? { camp } : {}))
      for (const type of roster) if (!camp || type.camp === camp) expect(all).toContain(type.name.en)
      expect(all).not.toContain('…')
    }
    const heroes = textOf(await alice.command('figures list', { camp: 'evil', kind: 'hero' }))
    expect(heroes).not.toContain('Aragorn')
    expect(heroes).not.toContain('Orc warrior')
    expect(await alice.typing('figures show', 'figure', 'arag')).toContain('aragorn')
  })
})

describe('/help', () => {
  it.each(locales)('has a page for every topic (%s)', async locale => {
    for (const topic of await helpTopics({})) {
      const page = await helpMessage({}, topic, locale)
      expect(checkMessage(page), topic).toEqual([])
      // Those that list all there is are looked things up in, not read.
      const isList = ['abilities', 'books', 'figures-pictures'].includes(topic)
      expect(textOf(page).length, topic).toBeLessThan(isList ? 4000 : 1500)
    }
    const abilities = textOf(await helpMessage({}, 'abilities', locale))
    for (const id of abilityIds) expect(abilities).toContain(combatHexWords[locale].abilities[id].name)
  })

  it.each(locales)(
    'tells what the classic rules have otherwise, and nothing that is the same (%s)',
    async locale => {
      const page = textOf(await helpMessage({}, 'books', locale))
      const { classic, groups } = combatHexWords[locale].books
      expect(page).toContain(`**${groups.movement}**`)
      for (const line of [classic.movement.threatenedFriendsBlock, classic.shooting.hitConversions])
        expect(page).toContain(line)
      // One wound of a shot may be converted by either book.
      expect(page).not.toContain(classic.shooting.woundConversions)
    },
  )

  it('begins with a first game in six lines', async () => {
    const { alice } = enter()
    const lines = textOf(await alice.command('help'))
      .split('\n')
      .filter(line => /^\d\./.test(line))
    expect(lines).toHaveLength(6)
  })

  it('names its topics, and turns to the one that is chosen', async () => {
    const { alice } = enter()
    const first = await alice.command('help')
    expect(selectsOf(first)[0]!.options.map(({ label }) => label)).toContain('line of sight')
    const page = await alice.choose(first, 'More on', 'sight')
    expect(textOf(page)).toContain('**Line of sight**')
    expect(selectsOf(page)).toHaveLength(1)
    expect(textOf(await alice.press('help::0:', ['nonsense']))).toContain('⚠️')
  })
})

describe('/settings', () => {
  it('keeps language and confirmation of a player', async () => {
    const { alice, server } = enter()
    expect(textOf(await alice.command('settings me', { language: 'fr', confirm: false }))).toContain(
      'Langue\u202f: français',
    )
    expect(await server.store.userSettings(alice.user)).toMatchObject({ language: 'fr', confirm: false })
    await alice.command('settings me', { language: 'auto' })
    expect(await server.store.userSettings(alice.user)).toMatchObject({ language: null, confirm: false })
  })

  it('lets those who manage a server choose the language of shared messages', async () => {
    const { alice, server } = enter()
    expect(textOf(await alice.command('settings server', { language: 'fr' }))).toContain('manage the server')
    const boss = server.person('100000000000000009', 'Boss', 'en', { manager: true })
    await boss.command('settings server', { language: 'fr' })
    await alice.command('challenge', { points: 500 })
    expect(textOf(server.lastPost())).toContain('cherche un adversaire')
    const home = server.person('100000000000000009', 'Boss', 'en', { guild: null })
    expect(textOf(await home.command('settings server', { language: 'fr' }))).toContain('no server')
  })

  it('forgets a player who asks for it, once nobody waits for them', async () => {
    const server = makeTestServer()
    const { alice } = await startBattle(server)
    await alice.command('army starter', { camp: 'good', points: 500 })
    const sure = await alice.command('settings forget-me')
    expect(textOf(await alice.click(sure, 'Delete everything of mine'))).toContain('1 open')
    await alice.click(await alice.command('game concede'), 'Give up')
    await alice.click(sure, 'Delete everything of mine')
    expect(await server.store.armiesOf(alice.user)).toEqual([])
    expect(await server.store.gamesOfUser(alice.user)).toEqual([])
  })
})

describe('refusals', () => {
  it.each(locales)('fit into a message (%s)', locale => {
    for (const code of Object.keys(combatHexWords[locale].refusals) as RefusalCode[]) {
      const message = refusalMessage({ code, rule: '4.08', about: { figure: 'A3' } }, locale)
      expect(checkMessage(message), code).toEqual([])
      // Whoever has never played is led to the tutorial.
      const isNewcomers = code === 'no-game' || code === 'challenge-private'
      expect(labelsOf(message), code).toEqual(isNewcomers ? [combatHexWords[locale].tutorial.start] : [])
    }
  })
})
