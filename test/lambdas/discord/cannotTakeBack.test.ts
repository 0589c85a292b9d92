import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '../../../lambdas/discord/types.ts'
import { wordsOf } from '../../../lambdas/discord/words/index.ts'
import type { CommandName } from './everyGameCall.ts'
import { labelsOf, makeTestServer, type Person, startBattle, type TestServer } from './testServer.ts'

/**
 * What each command does for good, and what keeps somebody from doing it by mistake: it asks first; or it hands out what
 * was there before, so that it can be brought back; or it is done again by another command (`again`); or the rules of the
 * game say what may be taken back (`undo`). Null: it changes nothing, or adds what can be taken away.
 */
const guards: Record<CommandName, 'asks' | 'hands out' | 'again' | 'undo' | null> = {
  'army add': 'again',
  'army check': null,
  'army delete': 'asks',
  'army export': null,
  'army import': null,
  'army list': null,
  'army new': null,
  'army pick': 'again',
  'army remove': 'again',
  'army show': null,
  'army starter': null,
  'board delete': 'asks',
  'board export': null,
  'board import': 'hands out',
  'board list': null,
  'board show': null,
  'deploy auto': 'again',
  'deploy done': 'undo',
  'deploy place': 'again',
  'figures export': null,
  'figures import': 'hands out',
  'figures list': null,
  'figures remove': 'hands out',
  'figures show': null,
  // Who accepts has read the terms; a challenge that was turned down can be made again.
  'game accept': null,
  'game concede': 'asks',
  'game decline': 'again',
  'game draw': 'asks',
  'game export': null,
  'game list': null,
  'game log': null,
  'game pause': 'again',
  'game replay': null,
  'game status': null,
  'game substitute': 'asks',
  'game undo': 'undo',
  'game verify': null,
  'game why': null,
  'league approve': 'again',
  'league army': 'again',
  'league close': 'asks',
  'league create': null,
  'league exclude': 'asks',
  'league export': null,
  'league join': 'again',
  'league leave': 'asks',
  'league my': null,
  'league pair': 'again',
  'league player': null,
  // Taking a published round back asks (league/takingBack.test.ts).
  'league publish': 'again',
  'league round': null,
  // Rulings can be ruled otherwise; the one that breaks a battle off asks.
  'league rule': 'asks',
  'league schedule': null,
  'league scores': 'again',
  'league settings': 'again',
  'league sit-out': 'again',
  'league standings': null,
  'league start': 'asks',
  'lobby close': 'again',
  'lobby open': 'again',
  'lobby show': null,
  'orders reset': 'again',
  'orders set': 'again',
  'orders show': null,
  'settings forget-me': 'asks',
  'settings me': 'again',
  // Restrictions that are written over are handed out; the rest is set again.
  'settings server': 'hands out',
  answer: 'undo',
  army: null,
  board: null,
  challenge: 'again',
  deploy: null,
  // `finish:true` is said on purpose; the button that does the same asks.
  done: 'undo',
  figures: null,
  game: null,
  help: null,
  league: null,
  lobby: null,
  map: null,
  move: 'undo',
  odds: null,
  orders: null,
  play: 'again',
  settings: null,
  shoot: 'undo',
  turn: 'undo',
  tutorial: null,
  use: 'undo',
}

describe('what cannot be taken back', () => {
  let server: TestServer
  let alice: Person
  const { says } = wordsOf('en')

  beforeEach(async () => {
    server = makeTestServer()
    ;({ alice } = await startBattle(server))
    await alice.command('army starter', { camp: 'good' })
  })

  /** Everything that is stored, but for what a command leaves behind wherever it is given. */
  const stored = async () =>
    JSON.stringify([
      server.game().save,
      server.game().seats.map(({ user, computer }) => [user, computer]),
      server.game().stage,
      await server.store.armiesOf(alice.user, {}),
    ])

  const tried: [CommandName, Record<string, string | boolean>, (labels: readonly string[]) => boolean][] = [
    ['army delete', { army: 'starter-good-1500' }, labels => labels.includes(says.delete)],
    ['game concede', {}, labels => labels.includes(says.concede)],
    ['game substitute', {}, labels => labels.includes(says.substitute)],
    ['settings forget-me', {}, labels => labels.length > 0],
  ]
  it.each(tried)('/%s asks first', async (name, options, offered) => {
    expect(guards[name]).toBe('asks')
    const before = await stored()
    const asked: Message = await alice.command(name, options)
    expect(offered(labelsOf(asked)), labelsOf(asked).join()).toBe(true)
    expect(await stored()).toBe(before)
  })

  it('is known of every command', () => {
    // The compiler asks for each; seasons and boards are tried where they are tested.
    expect(Object.values(guards).filter(guard => guard === 'asks')).toHaveLength(11)
  })
})
