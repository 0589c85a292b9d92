import { describe, expect, it } from 'vitest'
import { picker } from '../../../../rules/core/random.ts'
import { orderTopics } from '../../../../rules/regiments/index.ts'
import { textOf } from '../testServer.ts'
import { broken, pressables } from './pressables.ts'
import { asked, begunRegiments, computed, type RegimentsTable, system, whoIs } from './regimentsTable.ts'
import { whatThrows } from './whatThrows.ts'

/** A question of each kind is answered by pressing so often; what comes beyond that the computer answers. */
const pressesOfKind = 5

/**
 * Presses what is shown, by chance, until every kind of question that comes up was answered so, and the battle is over.
 * @returns how often each kind was answered by pressing
 */
async function playByPressing(table: RegimentsTable, seed: number): Promise<Map<string, number>> {
  const { server } = table
  const pick = picker(seed)
  const kinds = new Map<string, number>()
  for (let steps = 0; server.game().stage === 'battle'; steps++) {
    if (steps > 1500) throw new Error('nothing goes on')
    const { kind } = asked(table)!
    const who = whoIs(table)
    const { version } = server.game()
    if ((kinds.get(kind) ?? 0) >= pressesOfKind) {
      await who.command('answer', { choice: computed(table) })
      continue
    }
    let shown = await who.command('game status')
    // A few presses deep: a unit, its list, a column of it, its preview.
    for (let depth = 0; depth < 5 && server.game().version === version; depth++) {
      expect(textOf(shown)).not.toMatch(broken)
      const all = pressables(shown, ['answer', 'unit', 'onto']).filter(
        ({ id }) => !/:(?:auto|done)$/.test(id) || depth === 4,
      )
      if (all.length === 0) break
      const { id, values = [] } = all[pick(all.length)]!
      shown = await who.press(id, values)
      expect(textOf(shown)).not.toContain('⚠️')
    }
    if (server.game().version !== version) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  for (const post of server.posts) expect(textOf(post)).not.toMatch(broken)
  return kinds
}

describe('Regiments on Discord', () => {
  it('is played to its end by pressing what is shown, whatever is asked', async () => {
    const asked = new Set<string>()
    for (const seed of [4, 5, 6]) {
      const table = await begunRegiments(1500)
      for (const person of [table.ada, table.bo])
        for (const topic of Object.keys(orderTopics))
          await person.command('orders set', { topic, value: 'ask', scope: 'game' })
      for (const kind of (await playByPressing(table, seed)).keys()) asked.add(kind)
      for (const person of [table.ada, table.bo]) {
        expect(textOf(await person.command('orders show'))).not.toMatch(broken)
        for (let turn = 1; turn <= 6; turn++)
          expect(textOf(await person.command('game log', { turn }))).not.toMatch(broken)
      }
    }
    const most = [
      'deploy',
      'charge',
      'reaction',
      'redirect',
      'move',
      'rally',
      'cast',
      'dispel',
      'shoot',
      'pursue',
      'combat-reform',
    ]
    expect([...asked]).toEqual(expect.arrayContaining(most))
  })
})

/** A call of the shared commands that stands for an answer; undefined where there is none. */
function typedFor(
  answer: string,
): { name: string; options: Record<string, string | number | boolean> } | undefined {
  const [verb = '', figure = '', third = '', fourth = '', fifth = ''] = answer.split(' ')
  const now = true
  switch (verb) {
    case 'auto':
      return { name: 'deploy auto', options: {} }
    case 'place':
      return { name: 'deploy place', options: { figure, at: third, facing: fourth } }
    case 'charge':
    case 'shoot':
      return { name: verb, options: { figure, target: third, now } }
    case 'advance':
    case 'march':
      return { name: 'move', options: { figure, to: third, facing: fourth, now } }
    case 'cast':
      return { name: 'cast', options: { figure, spell: third, target: fourth, dice: Number(fifth), now } }
    case 'join':
      return { name: 'use', options: { figure, ability: 'join', target: third, now } }
    default:
      return undefined
  }
}

describe('Regiments by slash commands', () => {
  it('is played to its end as the program would play it', async () => {
    const table = await begunRegiments()
    const used = new Set<string>()
    for (let given = 0; table.server.game().stage === 'battle'; given++) {
      if (given > 400) throw new Error('it does not end')
      const who = whoIs(table)
      const answer = computed(table)
      const call = typedFor(answer)
      const { version } = table.server.game()
      const shown = call
        ? await who.command(call.name, call.options)
        : await who.command('answer', { choice: answer })
      used.add(call?.name ?? 'answer')
      expect(textOf(shown), `${answer} as ${JSON.stringify(call)}`).not.toMatch(/⚠️/)
      expect(textOf(shown)).not.toMatch(broken)
      expect(table.server.game().version, answer).toBeGreaterThan(version)
    }
    for (const post of table.server.posts) expect(textOf(post)).not.toMatch(broken)
    expect([...used]).toEqual(expect.arrayContaining(['charge', 'move', 'shoot', 'answer']))
    expect(textOf(table.server.posts.at(-1)!)).toMatch(/🏆|draw|nulle/)
  })

  it('throws at nothing that is typed, pressed or offered, in no language', async () => {
    const table = await begunRegiments()
    for (const person of [table.ada, table.bo]) await person.command('deploy auto')
    const threw = await whatThrows(table, system, [
      { action: 'unit', values: ['A1'] },
      { action: 'unit', argument: 'Z9' },
      { action: 'onto', argument: 'advance A1', values: ['advance A1 C7 N'] },
      { action: 'onto', argument: '= reform A1 C7 N 4' },
    ])
    expect(threw).toEqual([])
  })
})
