import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { commands } from '../../../../lambdas/discord/index.ts'
import { onlyLooks } from '../../../../lambdas/discord/onlyLooks.ts'
import { lateMessage } from '../../../../lambdas/discord/views/lateMessage.ts'

const late = (user: string, command: string, done = false) => ({
  id: `${user}${command}`,
  user,
  command,
  done,
})

describe('what came too late', () => {
  it('names everybody once, with what they had sent, apart by whether it was done', () => {
    const message = lateMessage(
      [late('1', 'move'), late('2', 'done'), late('1', 'shoot'), late('1', 'move'), late('3', 'use', true)],
      'en',
    )
    const text = JSON.stringify(message)
    expect(text).toContain('\\n- <@1> /move, /shoot\\n- <@2> /done"')
    expect(text).toContain('carried out, but')
    expect(text).toContain('\\n- <@3> /use"')
  })

  it('names a button without a command, and no more than twenty people', () => {
    const many = Array.from({ length: 23 }, (_, n) => late(String(100 + n), ''))
    const text = JSON.stringify(lateMessage(many, 'fr'))
    expect(text).toContain('<@119> 🔘\\n- … +3"')
    expect(text).not.toContain('<@120>')
  })

  it('is said of what changes something, and of nothing that only looks', () => {
    const call = (name: string) => ({ name, component: null })
    const names = commands.flatMap(({ definition: { name, options = [] } }) => {
      const subs = options.filter(option => option.type === ApplicationCommandOptionType.Subcommand)
      return subs.length > 0 ? subs.map(sub => `${name} ${sub.name}`) : [name]
    })
    const changing = names.filter(name => !onlyLooks(call(name)))
    expect(changing).toEqual(
      expect.arrayContaining([
        'move',
        'done',
        'challenge',
        'game undo',
        'game concede',
        'army add',
        'answer',
      ]),
    )
    expect(names.length - changing.length).toBe(27)
  })
})
