import { expect, it } from 'vitest'
import { locales } from '../../../lambdas/store/types.ts'
import { makeTestServer, partsOf } from './testServer.ts'

const bad = 'discord.gg/x https://evil.example [**go**](<@42>) @everyone'
/** Links, pings and bold type that Discord would make of a text. */
const lively = /\w:\/\/|discord\.gg|(?<!\\)\[|(?<!\\)\*\*go|<@42|@everyone/

it.each(locales)(
  'names of players, armies and files have no effect in anything that is said (%s)',
  async language => {
    const server = makeTestServer()
    const users = ['100000000000000001', '100000000000000002']
    const [ann, ben] = users.map(user => server.person(user, bad, language))
    if (!ann || !ben) throw new Error('nobody is there')
    const name = bad.slice(0, 40)
    const texts = await Promise.all([
      ann.command('army starter', { camp: 'good', points: 500 }),
      ann.command('army new', { name, camp: 'good' }),
      ann.command('army new', { name, camp: 'good' }),
      ann.command('army show', { army: name }),
      ann.command('army add', { army: name, figure: bad }),
      ann.command('army list'),
      ann.command('army delete', { army: name }),
      ann.command('board show', { board: bad }),
      ann.command('figures show', { figure: bad }),
      ann.send('army import', bad, bad),
      server.person('3', bad, language, { manager: true }).send('board import', bad, bad),
    ])
    await ann.command('challenge', { opponent: ben.user, points: 500, camps: 'good' })
    await ben.command('game accept')
    await ann.command('army pick', { army: 'starter-good' })
    await ben.command('army pick', { army: 'starter-evil' })
    for (const person of [ann, ben])
      for (const what of ['game status', 'game list', 'game draw', 'game pause', 'map', 'answer', 'game log'])
        texts.push(await person.command(what, what === 'answer' ? { choice: bad } : {}))
    texts.push(await ann.command('game concede'))
    await ann.press(`concede:${server.game().id}:${server.game().version}:yes`)
    texts.push(await ben.command('game status'), ...server.sent)
    const said = texts.flatMap(message => partsOf(message).flatMap(({ content }) => content ?? []))
    expect(said.filter(text => text.includes('evil')).length).toBeGreaterThan(10)
    expect(said.filter(text => lively.test(text.replaceAll(/`[^`]*`/g, '')))).toEqual([])
    expect(server.threads).toHaveLength(1)
    expect(server.threads[0]).not.toMatch(/\w:\/\/|discord\.gg|@everyone/)
    expect(server.sent.flatMap(({ pings = [] }) => pings).filter(user => !users.includes(user))).toEqual([])
  },
)
