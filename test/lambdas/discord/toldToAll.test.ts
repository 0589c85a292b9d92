import { expect, it } from 'vitest'
import type { Message } from '../../../lambdas/discord/types.ts'
import type { Locale } from '../../../lambdas/store/types.ts'
import { placeFigures } from './placeFigures.ts'
import { labelsOf, makeTestServer, questionOf, startBattle, textOf } from './testServer.ts'

const done = {
  en: '✅ Done. What happened is in the message to everybody, below.',
  fr: '✅ C’est fait. Ce qui s’est passé est dans le message pour tous, ci-dessous.',
} as const
const boardsIn = (messages: readonly Message[]) =>
  messages.flatMap(({ pictures = [] }) => pictures.filter(({ name }) => name === 'board.png'))

/** The end of Alice's phase, in which a figure has moved; whoever acts next is somebody else. */
async function ended(how: { locale?: Locale; elsewhere?: boolean; canPost?: boolean } = {}) {
  const server = makeTestServer()
  const { alice, bob } = await startBattle(server)
  await placeFigures(server, {
    A1: ['gondor-soldier', 'C5', { facing: 3 }],
    B1: ['uruk-hai', 'H8', { facing: 3 }],
  })
  const channel = how.elsewhere ? '800000000000000009' : '800000000000000001'
  const player = server.person(alice.user, 'Alice', how.locale, { channel })
  await player.command('orders set', { topic: 'turning', value: 'never', scope: 'game' })
  const game = server.game().id
  await player.command('move', { figure: 'A1', to: 'C4', now: true, game })
  const posts = server.posts.length
  server.canPost = how.canPost ?? true
  const reply = await player.command('done', { finish: true, game })
  expect(questionOf(server)).toMatchObject({ kind: 'act', by: 1 })
  return { server, bob, reply, told: server.posts.slice(posts) }
}

it('shows the board once where a phase ends: in the message to everybody', async () => {
  const { reply, told } = await ended()
  expect(textOf(reply)).toBe(done.en)
  expect(reply.pictures ?? []).toEqual([])
  expect(boardsIn(told)).toHaveLength(1)
  expect(told.map(textOf).join()).toContain('C4')
})

it('takes the place of the board that was shown in private before', async () => {
  const { server, reply } = await ended()
  expect(reply.board).toBe(server.game().id)
})

it('tells whoever reads another language what happened, without the picture', async () => {
  const { reply } = await ended({ locale: 'fr' })
  expect(textOf(reply)).toContain(done.fr)
  expect(textOf(reply)).toContain('À Bob d’agir')
  expect(reply.pictures ?? []).toEqual([])
})

it.each([{ elsewhere: true }, { canPost: false }])(
  'shows the board in private where nobody is told beside it: %o',
  async how => {
    const { reply } = await ended(how)
    expect(textOf(reply)).not.toContain(done.en)
    expect(textOf(reply)).toContain('Now Bob acts')
    expect(boardsIn([reply])).toHaveLength(1)
  },
)

it('shows the board in private as long as everybody sees it as it was', async () => {
  const server = makeTestServer()
  const { alice } = await startBattle(server)
  await placeFigures(server, { A1: ['gondor-soldier', 'C5', {}], B1: ['uruk-hai', 'H8', {}] })
  const posts = server.posts.length
  const reply = await alice.command('move', { figure: 'A1', to: 'C4', now: true })
  expect(server.posts).toHaveLength(posts)
  expect(boardsIn([reply])).toHaveLength(1)
})

it('keeps what whoever acted is asked next, with its buttons', async () => {
  const server = makeTestServer()
  const { alice, bob } = await startBattle(server)
  const two = { attacks: 1, ap: 0, abilities: [] }
  await placeFigures(
    server,
    {
      A1: ['gondor-soldier', 'C5', { facing: 0 }, two],
      B1: ['uruk-hai', 'C4', { facing: 3 }, two],
      A2: ['gondor-soldier', 'M8', { facing: 0 }, two],
      B2: ['uruk-hai', 'M7', { facing: 3 }, two],
      A3: ['gondor-soldier', 'S5', { facing: 0 }, two],
      B3: ['uruk-hai', 'S4', { facing: 3 }, two],
    },
    'defence',
  )
  for (const player of [alice, bob])
    await player.command('orders set', { topic: 'everything', value: 'ask me', scope: 'game' })
  const asked = () => (questionOf(server).by === 0 ? alice : bob)
  while (questionOf(server).kind !== 'combat')
    await asked().command('answer', { choice: questionOf(server).fallback() })
  const posts = server.posts.length
  const reply = await asked().command('answer', { choice: questionOf(server).space.enumerate('', 1)[0]! })
  expect(questionOf(server).kind).toBe('combat')
  expect(boardsIn(server.posts.slice(posts))).toHaveLength(1)
  expect(reply.pictures ?? []).toEqual([])
  expect(textOf(reply)).toContain(done.en)
  expect(textOf(reply)).toContain('**')
  expect(labelsOf(reply).length).toBeGreaterThan(1)
})
