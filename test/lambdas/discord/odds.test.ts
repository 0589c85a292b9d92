import { beforeEach, describe, expect, it } from 'vitest'
import { resultPicture } from '../../../lambdas/discord/games/combat-hex/resultPicture.ts'
import { gameView } from '../../../lambdas/discord/games/gameView.ts'
import {
  askForRoles,
  makeTestServer,
  type Person,
  questionOf,
  startBattle,
  stateOf,
  type TestServer,
  textOf,
} from './testServer.ts'

let server: TestServer
let alice: Person
let bob: Person
let asked: () => Person

const question = () => questionOf(server)

/** Up to the attacker's first action. */
async function inAction() {
  while (['camp-or-board', 'camp', 'board', 'edge'].includes(question().kind))
    await asked().command('answer', { choice: question().space.enumerate('', 1)[0]! })
  for (let i = 0; i < 2; i++) {
    await asked().command('deploy auto')
    await asked().command('deploy done')
  }
  while (question().kind !== 'act')
    await asked().command('answer', { choice: question().space.enumerate('', 9).at(-1)! })
}

beforeEach(async () => {
  server = makeTestServer()
  ;({ alice, bob, asked } = await startBattle(server))
  await askForRoles(alice, bob)
})

describe('/odds', () => {
  it('tells two figures of the roster against one another, before any battle', async () => {
    const message = await alice.command('odds', { figure: 'orc-warrior', target: 'rohan-warrior' })
    expect(textOf(message)).toContain('Combat of the two alone on open ground')
    expect(textOf(message)).toContain('Free attack')
    expect(textOf(message)).toMatch(/loses life \d+%, falls \d+%/)
    expect(textOf(message)).toContain('with the defaults for all sides')
    const [picture] = message.pictures!
    expect(picture).toMatchObject({ name: 'odds.png', odds: { bars: expect.any(Array) } })
    expect(picture!.alt).toContain('loses life')
  })

  it('tells what an ability changes, from raised ground and from behind', async () => {
    const message = await alice.command('odds', {
      figure: 'Legolas',
      target: 'orc-warrior',
      ability: 'deadly',
      distance: 5,
      raised: true,
      behind: true,
    })
    expect(textOf(message)).toMatch(/Shot over 5 hexes, from raised ground, from behind, with /)
    expect(textOf(message)).toMatch(/Shot over 5 hexes, from raised ground, from behind, without /)
  })

  it('refuses what nobody has, and whom nobody knows', async () => {
    expect(textOf(await alice.command('odds', { figure: 'nobody', target: 'orc-warrior' }))).toContain(
      'nobody',
    )
    const message = await alice.command('odds', {
      figure: 'orc-warrior',
      target: 'rohan-warrior',
      ability: 'courage',
    })
    expect(textOf(message)).toContain('8.01')
  })

  it('changes nothing, and shows the strategy roll and that nobody fights yet', async () => {
    await inAction()
    const before = JSON.stringify(server.game())
    const text = textOf(await asked().command('odds'))
    expect(text).toContain('Nobody stands in anybody’s danger zone')
    expect(text).toMatch(/Strategy roll.*50%/)
    expect(JSON.stringify(server.game())).toBe(before)
  })

  it('shows the same to everybody but for their own orders', async () => {
    await inAction()
    const [a1, b1] = [0, 1].map(owner => stateOf(server).figures.find(figure => figure.owner === owner)!.id)
    const show = async (who: Person) => textOf(await who.command('odds', { figure: a1!, target: b1! }))
    const [ofAlice, ofBob] = [await show(alice), await show(bob)]
    expect(ofBob).toBe(ofAlice)
    expect(ofAlice).toContain('with your orders for your side')
    await alice.command('orders set', { topic: 'hits', value: 'always' })
    await alice.command('orders set', { topic: 'everything', value: 'never' })
    expect(await show(bob)).toBe(ofBob)
  })
})

describe('the result of a battle', () => {
  it('tells whose dice fell better than the average', async () => {
    await inAction()
    await alice.click(await alice.command('game concede'), 'Give up')
    const rolled = (by: number, faces: number[], n: number) =>
      ({ n, turn: 1, phase: 'attack', event: 'rolled', for: 'shot', by, first: n, faces }) as const
    const log = [rolled(0, [6, 6], 1), rolled(1, [1], 2), rolled(0, [5], 3)]
    const sheet = resultPicture(gameView(server.game(), 'en', null)!, log)
    expect(sheet!.alt).toContain('Alice: luck +6.5 in 3 dice. Bob: luck -2.5 in 1 dice.')
    expect(sheet).toMatchObject({ result: { players: [{ luck: 'luck +6.5 in 3 dice' }, {}] } })
    expect(resultPicture(gameView(server.game(), 'fr', null)!, [])!.alt).not.toContain('chance')
  })
})
