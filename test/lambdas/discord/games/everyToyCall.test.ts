import { expect, it, vi } from 'vitest'
import { makeCustomId } from '../../../../lambdas/discord/api/customId.ts'
import { byHex } from '../../../../lambdas/discord/games/lists.ts'
import type { OptionValue } from '../../../../lambdas/discord/types.ts'
import { engineOf } from '../../../../rules/games.ts'
import { commands, offered, pressed, typed } from '../everyGameCall.ts'
import { makeTestServer, type Person, type TestServer, textOf } from '../testServer.ts'
import { leakOf } from './leakOf.ts'
import { toyLeaks } from './toyLeaks.ts'

vi.mock(import('../../../../rules/games.ts'), async load =>
  (await import('../../../games/listToys.ts')).listToys(await load()),
)
vi.mock(import('../../../../lambdas/discord/games/index.ts'), async load =>
  (await import('../../../games/listToys.ts')).listToyFaces(await load()),
)

type Options = Record<string, OptionValue>

/** What is typed of each toy besides what names a game: about armies, pieces and orders, of the toy by name. */
const ofSystem = (name: string): Options | undefined =>
  ({
    'army new': { name: 'Fleet', camp: 'hares' },
    'army add': { army: 'Team', figure: 'leveret' },
    'army remove': { army: 'Team', figure: 'leveret' },
    'army show': { army: 'Team' },
    'army check': { army: 'Team' },
    'army export': { army: 'Team' },
    'army list': {},
    'army starter': { camp: 'tortoises' },
    'army delete': { army: 'Team' },
    'figures list': {},
    'figures show': { figure: 'leveret' },
    'figures export': {},
    'orders show': { scope: 'default' },
    'orders set': { topic: 'hand-over', value: 'swap', scope: 'default' },
    'orders reset': { scope: 'default' },
  })[name]

/** What is typed wherever a toy is played, though it names no game. */
const anywhere = ['help', 'game list', 'board list', 'lobby show', 'settings me', 'league my']

it('knows the words of Combat Hex', () => {
  expect(leakOf('Legolas, 2 × Orc warrior')).toBe('Legolas')
  expect(leakOf('two heroes')).toBe('heroes')
  expect(leakOf('as rule (2.021) says')).toBe('2.021')
  expect(leakOf('Jack hare runs to B3, 2.5 of 30')).toBeUndefined()
})

interface Played {
  server: TestServer
  who: Person
  other: Person
}

const stages = ['challenge', 'armies', 'battle', 'over'] as const

/** A game of a toy at a stage; who plays reads English, the other French. */
async function playTo(toy: string, stage: (typeof stages)[number]): Promise<Played | undefined> {
  const server = makeTestServer()
  const who = server.person('100000000000000001', 'Ada', 'en')
  const other = server.person('100000000000000002', 'Bo', 'fr')
  const users = { [other.user]: { id: other.user, name: 'Bo', bot: false } }
  const hasArmies = engineOf({ game: toy }).module.armies
  if (hasArmies) await who.command('army new', { name: 'Team', camp: 'hares', system: toy })
  if (hasArmies) await who.command('army add', { army: 'Team', figure: 'leveret', system: toy })
  await who.command('challenge', { opponent: other.user, system: toy, board: 'the-marsh' }, users)
  const made = { server, who, other }
  if (stage === 'challenge') return made
  await other.command('game accept')
  if (stage === 'armies') return hasArmies ? made : undefined
  if (hasArmies) await who.command('army pick', { army: 'Team' })
  if (hasArmies) await other.command('army pick', { army: 'starter-tortoises' })
  expect(server.game().stage).toBe('battle')
  if (stage === 'battle') return made
  for (let steps = 0; server.game().stage === 'battle'; steps++) {
    if (steps > 200) throw new Error('nobody arrives')
    const { by, space } = engineOf({ game: toy }).open(server.game().save!).question!
    // The last hex by name is the one farthest to the right.
    const right = space
      .enumerate('', 25)
      .filter(answer => /\d/.test(answer))
      .sort(byHex)
      .at(-1)
    await (by === 0 ? who : other).command('answer', { choice: right ?? 'stay' })
  }
  return made
}

/**
 * Is a command never about this toy? It has an option for the game that is meant, without the toy among its choices; or what
 * it sets is of the only game that has it.
 */
function ofOthers({ name, options }: (typeof offered)[number], toy: string): boolean {
  const system = options.find(each => each.name === 'system')
  if (system) return !system.choices?.some(({ value }) => value === toy)
  return name === 'settings server'
}

/** Everything that can be typed and pressed, and is offered while it is typed, each as a call that gives what is told. */
function* everyCall(
  toy: string,
  { server, who }: Played,
  person: Person,
): Generator<[name: string, call: () => Promise<unknown>]> {
  const { id } = server.game()
  for (const name of anywhere) yield [`/${name}`, () => person.command(name)]
  for (const { name, options } of typed)
    yield [`/${name}`, () => person.command(name, { ...options, game: id })]
  for (const { name, options } of offered.filter(each => !ofOthers(each, toy))) {
    const has = (option: string) => options.some(each => each.name === option)
    const given = ofSystem(name)
    const system: Options = has('system') ? { system: toy } : {}
    if (given && person === who) yield [`/${name} of it`, () => person.command(name, { ...given, ...system })]
    for (const option of options.filter(({ autocomplete }) => autocomplete)) {
      const about: Options = { ...(has('game') && { game: id }), ...system }
      const before = commands[name as keyof typeof commands] ?? {}
      yield [
        `choices of /${name} ${option.name}`,
        () => person.offered(name, option.name, '', { ...before, ...about }),
      ]
    }
  }
  for (const { action, argument = '', values = [] } of pressed)
    yield [
      `button ${action}`,
      () =>
        person.press(makeCustomId({ action, argument, game: id, version: server.game().version }), values),
    ]
}

/** What is tried in a game and throws, or speaks of Combat Hex. */
async function leaksIn(toy: string, stage: (typeof stages)[number]): Promise<string[]> {
  const played = await playTo(toy, stage)
  if (!played) return []
  const { server, who, other } = played
  const kept = structuredClone(server.game())
  const found = new Map<string, string>()
  for (const person of [who, other])
    for (const [name, call] of everyCall(toy, played, person)) {
      const posts = server.posts.length
      const told = await call().catch((error: unknown) => `threw: ${String(error)}`)
      const leak =
        typeof told === 'string' && told.startsWith('threw: ')
          ? told
          : leakOf([told, server.posts.slice(posts)])
      if (leak !== undefined) found.set(`${toy}: ${name}`, leak)
      // The next finds the game as it was.
      for (const game of server.store.games.keys()) if (game !== kept.id) server.store.games.delete(game)
      server.store.games.set(kept.id, structuredClone(kept))
    }
  if (process.env.SHOW_LEAKS) for (const [name, leak] of found) console.log(`${name} — ${leak} (${stage})`)
  return [...found.keys()]
}

it.each(['crossing', 'race', 'relay'])(
  '%s: nothing that is typed or pressed throws or speaks of Combat Hex',
  async toy => {
    const found: string[] = []
    for (const stage of stages) found.push(...(await leaksIn(toy, stage)))
    expect([...new Set(found)].sort()).toEqual(
      toyLeaks.filter(each => each.startsWith(`${toy}: `)).toSorted(),
    )
  },
)

it.each([
  ['crossing', 'Your opponent wins.'],
  ['race', 'Your opponent wins.'],
  ['relay', 'Your team leaves the course.'],
])('%s: whoever would give up reads what it comes to in that game', async (toy, comesTo) => {
  const { who } = (await playTo(toy, 'battle'))!
  expect(textOf(await who.command('game concede'))).toBe(`Give the battle up? ${comesTo}`)
})
