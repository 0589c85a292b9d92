import { beforeEach, describe, expect, it } from 'vitest'
import { countRuns } from '../../helpers/countRuns.ts'
import { makeTestServer, type Person, questionOf, startBattle, type TestServer } from './testServer.ts'

let server: TestServer
let asked: () => Person

/** A move that can be made, as the options of `/move`. */
function aMove() {
  const [, figure = '', path = ''] = questionOf(server).space.enumerate('move ', 1)[0]!.split(' ')
  return { figure, to: path.split('-').at(-1)! }
}

beforeEach(async () => {
  server = makeTestServer()
  ;({ asked } = await startBattle(server))
  while (questionOf(server).kind !== 'act')
    if (questionOf(server).kind === 'deploy') {
      await asked().command('deploy auto')
      await asked().command('deploy done')
    } else await asked().command('answer', { choice: questionOf(server).fallback() })
  // A journal that is worth not to be run twice.
  await asked().command('move', { ...aMove(), now: true })
})

describe('one command runs a step', () => {
  it('once to show a move, twice to make it', async () => {
    const options = aMove()
    expect(await countRuns(() => asked().command('move', options))).toBe(1)
    const shown = await asked().command('move', options)
    expect(await countRuns(() => asked().click(shown, 'Confirm'))).toBe(2)
    const next = aMove()
    expect(await countRuns(() => asked().command('move', { ...next, now: true }))).toBe(2)
  })

  it('twice for closing and for taking back', async () => {
    expect(await countRuns(() => asked().command('done'))).toBe(2)
    expect(await countRuns(() => asked().command('game undo'))).toBe(2)
  })

  it('once to show it, and for what is offered while somebody types', async () => {
    const { figure } = aMove()
    expect(await countRuns(() => asked().command('game status'))).toBe(1)
    expect(await countRuns(() => asked().offered('move', 'figure'))).toBe(1)
    expect(await countRuns(() => asked().offered('move', 'to', '', { figure }))).toBe(1)
  })
})
