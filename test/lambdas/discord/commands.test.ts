import { describe, expect, it } from 'vitest'
import { optionType } from '../../../lambdas/discord/api/discordNumbers.ts'
import { commands } from '../../../lambdas/discord/index.ts'
import { checkCommands, commandLength } from '../../../lambdas/local/discord/commandLimits.ts'
import { checkCommand } from './limits.ts'

type Worded = {
  name: string
  name_localizations?: Partial<Record<string, string | null>> | null
  description?: string
  description_localizations?: Partial<Record<string, string | null>> | null
  options?: Worded[]
  choices?: Worded[]
}

const inside = (part: Worded): Worded[] => [
  part,
  ...(part.options ?? []).flatMap(inside),
  ...(part.choices ?? []).flatMap(inside),
]

describe('slash commands', () => {
  it.each(commands.map(({ definition }) => [definition.name, definition] as const))(
    '/%s keeps to the limits of Discord',
    (_, definition) => {
      expect(checkCommand(definition)).toEqual([])
      expect(commandLength(definition as never)).toBeLessThan(8000)
    },
  )

  it('do not get in each other’s way, in either language', () => {
    expect(checkCommands(commands.map(({ definition }) => definition))).toMatchObject({ ok: true })
  })

  it('have a French name and description everywhere', () => {
    for (const { definition } of commands)
      for (const part of inside(definition)) {
        expect(part.name_localizations?.fr, part.name).toBeTruthy()
        if (part.description) expect(part.description_localizations?.fr, part.name).toBeTruthy()
      }
  })

  it('are those that players are told of', () => {
    const names = commands.flatMap(({ definition }) => {
      const parts = (definition.options ?? []).filter(option => option.type === optionType.subcommand)
      return parts.length ? parts.map(part => `${definition.name} ${part.name}`) : [definition.name]
    })
    expect(names).toEqual([
      'play',
      'tutorial',
      'challenge',
      ...['show', 'open', 'close'].map(name => `lobby ${name}`),
      ...[
        'new',
        'add',
        'remove',
        'show',
        'list',
        'check',
        'import',
        'export',
        'delete',
        'starter',
        'pick',
      ].map(name => `army ${name}`),
      'figures show',
      'figures list',
      ...['import', 'export', 'remove'].map(name => `figures ${name}`),
      ...['list', 'show', 'import', 'export', 'delete'].map(name => `board ${name}`),
      'deploy place',
      'deploy auto',
      'deploy done',
      'charge',
      'move',
      'cast',
      'shoot',
      'use',
      'turn',
      'done',
      'answer',
      'map',
      'odds',
      ...[
        'status',
        'log',
        'replay',
        'link',
        'list',
        'undo',
        'export',
        'verify',
        'draw',
        'concede',
        'pause',
        'why',
        'substitute',
        'accept',
        'decline',
      ].map(name => `game ${name}`),
      ...['show', 'set', 'reset'].map(name => `orders ${name}`),
      'settings me',
      'settings server',
      'settings forget-me',
      ...'create settings scores join leave sit-out army approve start round pair publish standings schedule link my rule exclude player export close'
        .split(' ')
        .map(name => `league ${name}`),
      'help',
    ])
  })

  it('let a player say which game is meant wherever one is touched', () => {
    const touching = ['charge', 'move', 'cast', 'shoot', 'use', 'turn', 'done', 'answer', 'map']
    for (const name of touching) {
      const options = commands.find(({ definition }) => definition.name === name)!.definition.options ?? []
      expect(options.map(option => option.name)).toContain('game')
    }
  })
})
