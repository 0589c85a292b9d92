import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '../../../lambdas/discord/types.ts'
import type { BoardScene } from '../../../render/combat-hex/boardScene.ts'
import { askForRoles, makeTestServer, type Person, startBattle, textOf } from './testServer.ts'
import { useBattle } from './useBattle.ts'

const { t, asked, other, question, state, inAction } = useBattle()

/** The figures of a picture, in the order of their labels. */
const figuresOf = (message: Message) => (message.pictures![0] as { still: BoardScene }).still.figures
const at = (message: Message, label: string) => figuresOf(message).find(each => each.label === label)!.at

describe('whoever does not act', () => {
  beforeEach(inAction)

  it('sees the battle as it was told last, also where nothing can be taken back any more', async () => {
    const [, figure = '', path = ''] = question().space.enumerate('move ', 500).at(-1)!.split(' ')
    const to = path.split('-').at(-1)!
    const watching = [other(), t.server.person('100000000000000009', 'Wil')]
    const stood = at(await watching[0]!.command('map'), figure)
    const posts = t.server.posts.length
    await asked().command('move', { figure, to, now: true })
    const [, next = ''] = question()
      .space.enumerate('turn ', 5000)
      .find(answer => answer.split(' ')[1] !== figure)!
      .split(' ')
    await asked().command('turn', { figure: next, facing: 'S', now: true })
    expect(t.server.posts).toHaveLength(posts)
    for (const person of watching) {
      expect(at(await person.command('map'), figure)).toBe(stood)
      expect(at(await person.command('game status'), figure)).toBe(stood)
      for (const name of ['game status', 'game log'])
        expect(textOf(await person.command(name))).not.toContain(`→ ${to}`)
      const exported = await person.command('game export')
      expect(textOf(exported)).toContain('as everybody may see it')
      const file = exported.files![0]!.content
      const { log } = JSON.parse(file) as { log: { event: string; figure?: string }[] }
      expect(log.filter(entry => entry.event === 'moved' && entry.figure === figure)).toEqual([])
    }
    const own = asked()
    const ownFile = await own.command('game export')
    expect(textOf(ownFile)).toContain('what you have done since the others were told last')
    expect(ownFile.files![0]!.content).toContain('"moved"')
    expect(at(await own.command('map'), figure)).not.toBe(stood)
    expect(textOf(await own.command('game log'))).toContain(`→ ${to}`)
    await own.command('done', { finish: true })
    for (const person of watching) {
      expect(at(await person.command('map'), figure)).not.toBe(stood)
      expect(textOf(await person.command('game log'))).toContain(`→ ${to}`)
    }
  })
})

it('sees of a long phase what was told of it, and no more', async () => {
  const server = makeTestServer()
  const options = { points: 1500, camps: 'good', board: 'the-marsh' }
  Object.assign(t, { server, ...(await startBattle(server, options)) })
  await askForRoles(t.alice, t.bob)
  await inAction()
  const [player, watching] = [asked(), other()]
  const facings = async (person: Person) =>
    figuresOf(await person.command('map')).map(({ label, facing }) => `${label} ${facing}`)
  const atFirst = await facings(watching)
  const posts = server.posts.length
  let before = atFirst
  for (const { id } of state().figures.filter(({ owner }) => owner === question().by)) {
    expect(await facings(watching)).toEqual(atFirst)
    before = await facings(player)
    await player.command('turn', { figure: id, facing: 'S', now: true })
    if (server.posts.length > posts) break
  }
  expect(asked()).toBe(player)
  expect(server.posts).toHaveLength(posts + 1)
  expect(before).not.toEqual(atFirst)
  expect(await facings(watching)).toEqual(before)
  expect(await facings(player)).not.toEqual(before)
})
