import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../lambdas/store/types.ts'
import type { FigureType } from '../../../rules/combat-hex/index.ts'
import { type Placing, placeFigures } from './placeFigures.ts'
import { makeTestServer, questionOf, startBattle, stateOf, type TestServer, textOf } from './testServer.ts'

const plain: Partial<FigureType> = { attacks: 1, ap: 0, abilities: [] }
/** A1 is feared by B1, which can neither pay for staying nor go: it does nothing (8.43). */
const afraid: Record<string, Placing> = {
  A1: ['gondor-soldier', 'C5', { facing: 3 }, { ...plain, abilities: [{ id: 'fearsome', cost: 0 }] }],
  A2: ['gondor-soldier', 'B14', {}, plain],
  B1: ['uruk-hai', 'C6', { facing: 3 }, { ...plain, movement: 0 }],
}

async function begin(figures: Record<string, Placing>, locale: Locale = 'en') {
  const server = makeTestServer()
  const { alice, bob } = await startBattle(server, undefined, [locale, locale])
  await placeFigures(server, figures)
  // At the end of the own phase nothing is turned here, and later turns are not of interest.
  await alice.command('orders set', { topic: 'turning', value: 'never', scope: 'game' })
  return { server, alice, bob }
}

/** What everybody was told. */
const toldIn = (server: TestServer) => server.posts.map(textOf).join('\n')

/** All that has happened, written into the log or about to be. */
async function happenedIn(server: TestServer) {
  const log = await server.store.readLog(server.game().id)
  const waiting = server.game().outbox.flatMap(entry => (entry.do === 'log' ? entry.entries : []))
  return [...log, ...waiting]
}

describe('a phase in which nobody can do anything but end it', () => {
  it.each([
    ['en', 'No figure of Bob can do anything: the phase passes'],
    ['fr', 'Aucune figurine de Bob ne peut rien faire\u202f: la phase passe'],
  ] as const)('passes by itself, and says so: %s', async (locale, words) => {
    const { server, alice } = await begin(afraid, locale)
    expect(questionOf(server)).toMatchObject({ kind: 'act', by: 0 })
    await alice.command('done')
    expect(questionOf(server)).not.toMatchObject({
      kind: 'act',
      by: 1,
      about: { active: null, ready: ['B1'] },
    })
    expect(stateOf(server).turn + (stateOf(server).phase === 'combat' ? 1 : 0)).toBeGreaterThan(1)
    expect(toldIn(server)).toContain(words)
    expect(await happenedIn(server)).toContainEqual(
      expect.objectContaining({ event: 'nothing-to-do', by: 1 }),
    )
  })

  it('also for who wants to be asked everything', async () => {
    const { server, alice, bob } = await begin(afraid)
    await bob.command('orders set', { topic: 'everything', value: 'ask me', scope: 'game' })
    await alice.command('done')
    expect(toldIn(server)).toContain('the phase passes')
    expect(stateOf(server).phase).not.toBe('defence')
  })

  it('does not pass where somebody can at least turn', async () => {
    const { server, alice } = await begin({ ...afraid, B2: ['uruk-hai', 'X1'] })
    await alice.command('done')
    expect(toldIn(server)).not.toContain('the phase passes')
    expect(questionOf(server)).toMatchObject({ kind: 'act', by: 1 })
  })

  it('nor where it was used for something, which may still be taken back', async () => {
    const { server, alice, bob } = await begin({ ...afraid, B2: ['uruk-hai', 'X1'] })
    await alice.command('done')
    await bob.command('turn', { figure: 'B2', facing: 'S', now: true })
    await bob.command('done')
    // Nobody is ready any more but who cannot: the end is still Bob's to press.
    expect(questionOf(server)).toMatchObject({ kind: 'act', by: 1, about: { active: null } })
    await bob.command('game undo')
    expect(questionOf(server)).toMatchObject({ kind: 'act', about: { active: 'B2' } })
  })
})

describe('a phase that somebody ends without having acted', () => {
  const idle: Record<string, Placing> = {
    A1: ['gondor-soldier', 'C5', {}, plain],
    A2: ['gondor-soldier', 'B14', {}, plain],
    B1: ['uruk-hai', 'W5', {}, plain],
  }

  it.each([
    ['en', 'No figure of Alice acts'],
    ['fr', 'Aucune figurine d’Alice n’agit'],
  ] as const)('is told: %s', async (locale, words) => {
    const { server, alice } = await begin(idle, locale)
    await alice.command('done')
    expect(toldIn(server)).toContain(words)
    expect(await happenedIn(server)).toContainEqual(expect.objectContaining({ event: 'nobody-acted', by: 0 }))
  })

  it('is not where somebody has acted, or nobody could', async () => {
    const { server, alice } = await begin(afraid)
    await alice.command('turn', { figure: 'A2', facing: 'N', now: true })
    // The first ends what A2 does.
    await alice.command('done')
    await alice.command('done')
    expect(toldIn(server)).toContain('the phase passes')
    expect((await happenedIn(server)).filter(({ event }) => event === 'nobody-acted')).toEqual([])
  })
})
