import type { APIApplicationCommandBasicOption, APIApplicationCommandOption } from 'discord-api-types/v10'
import type { Refusal } from '../../rules/index.ts'
import type { Call, Command, OptionValue } from '../discord/types.ts'

const kinds = { subcommand: 1, group: 2, string: 3, integer: 4, boolean: 5, user: 6, number: 10, file: 11 }

/** The options that a call of this name may have, or undefined where there is no such command. */
function optionsOf(command: Command, name: string): APIApplicationCommandBasicOption[] | undefined {
  let options: readonly APIApplicationCommandOption[] = command.definition.options ?? []
  const isPart = (option: APIApplicationCommandOption) =>
    option.type === kinds.subcommand || option.type === kinds.group
  for (const word of name.split(' ').slice(1)) {
    const part = options.find(option => isPart(option) && option.name === word)
    if (!part) return undefined
    options = ('options' in part && part.options) || []
  }
  return options.some(isPart) ? undefined : (options as APIApplicationCommandBasicOption[])
}

/**
 * Discord keeps to a command's definition; whoever speaks to us in its place, or a client that still shows an
 * older definition, may not. Says what is wrong with a call, or undefined.
 */
export function checkOptions(command: Command, call: Call): Refusal | undefined {
  const options = optionsOf(command, call.name)
  if (!options) return { code: 'unknown-command', about: { command: call.name } }
  for (const [name, value] of Object.entries(call.options)) {
    const option = options.find(option => option.name === name)
    if (!option) return { code: 'unknown-option', about: { option: name, command: call.name } }
    if (!fits(option, value, call))
      return { code: 'wrong-option', about: { option: name, value: String(value).slice(0, 100) } }
  }
  const missing = options.find(option => option.required && call.options[option.name] === undefined)
  return missing && { code: 'missing-option', about: { option: missing.name, command: call.name } }
}

function fits(option: APIApplicationCommandBasicOption, value: OptionValue, call: Call): boolean {
  if ('choices' in option && option.choices && !option.choices.some(choice => choice.value === value))
    return false
  switch (option.type as number) {
    case kinds.string: {
      const { min_length = 0, max_length = 6000 } = option as { min_length?: number; max_length?: number }
      return typeof value === 'string' && value.length >= min_length && value.length <= max_length
    }
    case kinds.integer:
    case kinds.number: {
      const { min_value = -Infinity, max_value = Infinity } = option as {
        min_value?: number
        max_value?: number
      }
      const whole = (option.type as number) !== kinds.integer || Number.isSafeInteger(value)
      return typeof value === 'number' && whole && value >= min_value && value <= max_value
    }
    case kinds.boolean:
      return typeof value === 'boolean'
    case kinds.user:
      return typeof value === 'string' && Object.hasOwn(call.users, value)
    case kinds.file:
      return typeof value === 'string' && Object.hasOwn(call.uploads, value)
    default:
      return typeof value === 'string'
  }
}
