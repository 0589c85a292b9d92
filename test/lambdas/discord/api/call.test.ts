import { describe, expect, it } from 'vitest'
import { toCall } from '../../../../lambdas/discord/api/call.ts'
import { makeCustomId, parseCustomId } from '../../../../lambdas/discord/api/customId.ts'
import { parseInteraction } from '../../../../lambdas/discord/api/interaction.ts'
import { command, press, typing } from '../../interactions/interactions.ts'

const callOf = (raw: object, language: 'en' | 'fr' | null = null) => {
  const interaction = parseInteraction(raw)
  if (!interaction || interaction.type === 1) throw new Error('no interaction')
  return toCall(interaction, language, 1_700_000_000)
}

const manager = (permissions: string) =>
  callOf(command('settings', [], { member: { user: { id: '1' }, permissions } }))?.manager

describe('a call', () => {
  it('of a command with a subcommand', () => {
    const resolved = {
      users: { '102': { id: '102', username: 'ben', global_name: 'Ben', bot: true } },
      members: { '102': { nick: 'Benny', permissions: '0' } },
      attachments: {
        '7': { id: '7', filename: 'a.txt', size: 3, url: 'https://x', content_type: 'text/plain' },
      },
    }
    const options = [
      {
        type: 1,
        name: 'add',
        options: [
          { type: 3, name: 'army', value: 'Riders' },
          { type: 4, name: 'count', value: 3 },
          { type: 6, name: 'user', value: '102' },
        ],
      },
    ]
    expect(
      callOf(command('army', [], { id: '77', data: { id: '1', name: 'army', options, resolved } })),
    ).toEqual({
      id: '77',
      kind: 'command',
      user: { id: '101', name: 'Ann', handle: expect.any(String) },
      locale: 'en',
      guild: '500',
      channel: '600',
      inThread: false,
      message: null,
      permissions: expect.stringMatching(/^\d+$/),
      manager: false,
      roles: [],
      name: 'army add',
      options: { army: 'Riders', count: 3, user: '102' },
      application: expect.stringMatching(/^\d+$/),
      users: { '102': { id: '102', name: 'Benny', bot: true } },
      uploads: { '7': { id: '7', filename: 'a.txt', size: 3, url: 'https://x' } },
      focused: null,
      component: null,
      now: 1_700_000_000,
    })
  })

  it('of a button', () => {
    expect(callOf(press('answer:g1:12:a:b'))).toMatchObject({
      kind: 'component',
      name: 'answer',
      message: '7000',
      component: { action: 'answer', game: 'g1', version: 12, argument: 'a:b', values: [] },
    })
    expect(callOf(press('nonsense'))).toMatchObject({ name: '', component: null })
  })

  it('of a select', () => {
    const data = { custom_id: 'answer:g1:12:', component_type: 3, values: ['x', 'y'] }
    expect(callOf(press('', { data }))?.component?.values).toEqual(['x', 'y'])
  })

  it('of an option being typed', () => {
    const options = [
      { type: 3, name: 'figure', value: 'A3' },
      { type: 3, name: 'to', value: 'C', focused: true },
    ]
    expect(callOf(typing('move', options))).toMatchObject({
      kind: 'autocomplete',
      options: { figure: 'A3', to: 'C' },
      focused: { name: 'to', value: 'C' },
    })
  })

  it('in private messages, and in threads', () => {
    const user = { id: '103', username: 'cat', global_name: null }
    expect(callOf(command('help', [], { guild_id: undefined, member: undefined, user }))).toMatchObject({
      guild: null,
      user: { id: '103', name: 'cat' },
    })
    expect(callOf(command('help', [], { channel: { id: '700', type: 11 } }))?.inThread).toBe(true)
    expect(callOf(command('help', [], { member: undefined }))).toBeUndefined()
  })

  it('in the language of the settings, else of Discord', () => {
    expect(callOf(command('help', [], { locale: 'fr' }))?.locale).toBe('fr')
    expect(callOf(command('help', [], { locale: 'de' }))?.locale).toBe('en')
    expect(callOf(command('help', [], { locale: 'fr' }), 'en')?.locale).toBe('en')
  })

  it('of somebody who manages the server', () => {
    expect([manager('32'), manager('8'), manager('16')]).toEqual([true, true, false])
  })
})

describe('a custom id', () => {
  it('comes back as it was made', () => {
    for (const id of [
      { action: 'answer', game: 'g1', version: 0, argument: '' },
      { action: 'x', game: '', version: 999, argument: 'a:b:c' },
    ])
      expect(parseCustomId(makeCustomId(id))).toEqual(id)
  })

  it('fits Discord’s limit, or is not made', () => {
    const long = { action: 'a', game: 'g', version: 1, argument: 'x'.repeat(94) }
    expect(makeCustomId(long)).toHaveLength(100)
    expect(() => makeCustomId({ ...long, argument: 'x'.repeat(95) })).toThrow('longer than 100')
    expect(() => makeCustomId({ ...long, game: 'a:b' })).toThrow('no custom id')
    expect(() => makeCustomId({ ...long, version: 1.5 })).toThrow('no custom id')
  })

  it.each(['', 'a', 'a:g:1', ':g:1:', 'a:g::', 'a:g:-1:', 'a:g:1e3:', 'a:g:x:', `a:g:1:${'x'.repeat(95)}`])(
    '%j is none',
    id => {
      expect(parseCustomId(id)).toBeUndefined()
    },
  )
})
