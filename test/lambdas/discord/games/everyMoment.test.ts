import { describe, expect, it } from 'vitest'
import type { Message, OptionValue } from '../../../../lambdas/discord/types.ts'
import { draw } from '../../../../lambdas/worker/drawPicture.ts'
import { picker } from '../../../../rules/core/random.ts'
import { engineOf } from '../../../../rules/games.ts'
import { makeTestServer, type Person, startBattle, type TestServer } from '../testServer.ts'
import { begunDarkLord } from './darkLordTable.ts'
import { begunRegiments } from './regimentsTable.ts'

interface Seats {
  server: TestServer
  ada: Person
  bo: Person
}

const begun: Record<string, () => Promise<Seats>> = {
  'combat-hex': async () => {
    const server = makeTestServer()
    const { alice, bob } = await startBattle(server)
    return { server, ada: alice, bo: bob }
  },
  'dark-lord open-field': () => begunDarkLord('open-field'),
  'dark-lord flight': () => begunDarkLord('flight'),
  regiments: () => begunRegiments(),
}

/** What only shows, and what a player may try at any moment besides an answer. */
const tried: readonly [command: string, options?: Record<string, OptionValue>][] = [
  ['game status'],
  ['game log'],
  ['game log', { turn: 0 }],
  ['game log', { turn: 1 }],
  ['game replay'],
  ['game replay', { turn: 0 }],
  ['game replay', { turn: 1 }],
  ['game export'],
  ['game verify'],
  ['game why'],
  ['game link'],
  ['game list'],
  ['orders show'],
  ['map'],
  ['odds'],
  ['odds', { figure: 'A1' }],
  ['odds', { figure: 'A1', target: 'B1' }],
  ['odds', { figure: 'B2', target: 'A2' }],
  ['deploy auto'],
  ['deploy done'],
  ['done'],
  ['done', { finish: true }],
  ['game undo'],
]

/** Tried in a row, as their pictures are drawn: what was taken back is nowhere any more. */
const afterUndo: typeof tried = [['game undo'], ['game status'], ['game log'], ['game replay'], ['game why']]

/**
 * Plays any legal answers, some of them taken back; at every moment all of it is tried by both and by somebody else, and
 * the last answer is taken back once more.
 * @returns what throws, and how
 */
async function whatThrowsAt({ server, ada, bo }: Seats, seed: number, answers: number): Promise<string[]> {
  const stranger = server.person('100000000000000009', 'Zoe', 'fr')
  const pick = picker(seed)
  const threw = new Set<string>()
  const attempt = async (what: string, call: () => Promise<Message>, drawn = false) => {
    try {
      const { pictures = [] } = await call()
      if (drawn) for (const each of pictures) await draw(each)
    } catch (error) {
      threw.add(`${what}: ${String(error)}`)
    }
  }
  for (let n = 0; n < answers && server.game().stage === 'battle'; n++) {
    const kept = structuredClone(server.game())
    const log = structuredClone(server.store.logs.get(kept.id))
    const restore = () => {
      server.store.games.set(kept.id, structuredClone(kept))
      if (log) server.store.logs.set(kept.id, structuredClone(log))
      else server.store.logs.delete(kept.id)
    }
    const { question, state } = engineOf(kept).open(kept.save!)
    const { kind, by, space } = question!
    for (const person of [ada, bo, stranger])
      for (const [command, options = {}] of tried) {
        const said = Object.entries(options).flat().join(' ')
        await attempt(`/${command} ${said} at ${kind}`, () =>
          person.command(command, { ...options, game: kept.id }),
        )
        restore()
      }
    for (const turn of [undefined, state.turn]) {
      for (const [command] of afterUndo)
        await attempt(
          `/${command} after taking back at ${kind}`,
          () =>
            ada.command(command, {
              game: kept.id,
              ...(command === 'game replay' && turn !== undefined && { turn }),
            }),
          command === 'game replay',
        )
      restore()
    }
    const who = by === 0 ? ada : bo
    const next: [string, Record<string, OptionValue>] =
      n > 1 && pick(4) === 0
        ? ['game undo', {}]
        : kind === 'deploy' && pick(4) === 0
          ? ['deploy auto', {}]
          : ['answer', { choice: space.sample(pick) }]
    await attempt(`/${next[0]} at ${kind}`, () => who.command(next[0], { ...next[1], game: kept.id }))
  }
  return [...threw]
}

describe('every command that only shows, and taking back, at every moment of play', () => {
  it.each(Object.keys(begun))('throws at nothing: %s', async name => {
    expect(await whatThrowsAt(await begun[name]!(), 7, 8)).toEqual([])
  })
})
