import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Kind,
} from 'discord-api-types/v10'
import type { Refusal } from '../../rules/index.ts'
import { limits } from '../discord/api/limits.ts'
import { nearestOption, strayOption } from '../discord/api/strayOption.ts'
import type { Call, Command, OptionValue } from '../discord/types.ts'

const isPart = ({ type }: APIApplicationCommandOption) =>
  type === Kind.Subcommand || type === Kind.SubcommandGroup

interface NamedOption {
  name: string
  name_localizations?: APIApplicationCommandOption['name_localizations']
  options?: readonly NamedOption[]
}

/** A command with its part, as its caller types it: `army add`, in French `armée ajouter`. */
export function commandName(
  commands: readonly { definition: NamedOption }[],
  { name, locale }: Pick<Call, 'name' | 'locale'>,
): string {
  let parts: readonly NamedOption[] = commands.map(({ definition }) => definition)
  return name
    .split(' ')
    .map(word => {
      const part = parts.find(each => each.name === word)
      parts = part?.options ?? []
      return part ? nameOf(part, locale) : word
    })
    .join(' ')
}

/** The options that a call of this name may have, or undefined where there is no such command. */
function optionsOf(command: Command, name: string): APIApplicationCommandBasicOption[] | undefined {
  let options: readonly APIApplicationCommandOption[] = command.definition.options ?? []
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
    if (!option) return unknownOption(name, options, command, call)
    const stray = typeof value === 'string' && strayOption(option, value)
    if (stray) return unknownOption(stray, options, command, call)
    if (fits(option, value, call)) continue
    const about = { option: nameOf(option, call.locale), value: String(value).slice(0, 100) }
    return rangeFault(option, about) ?? { code: 'wrong-option', about }
  }
  const missing = options.find(option => option.required && call.options[option.name] === undefined)
  return (
    missing && {
      code: 'missing-option',
      about: { option: nameOf(missing, call.locale), command: commandName([command], call) },
    }
  )
}

/** What is said of an option that a command has not: the one that may be meant, if any is. */
function unknownOption(
  option: string,
  options: readonly APIApplicationCommandBasicOption[],
  command: Command,
  call: Call,
): Refusal {
  const about = { option: option.slice(0, 40), command: commandName([command], call) }
  const shown = options.map(each => ({ name: each.name, shown: nameOf(each, call.locale) }))
  const near = nearestOption(option, shown)
  return near ? { code: 'unknown-option-near', about: { ...about, near } } : { code: 'unknown-option', about }
}

/** What a command or an option is called for the caller. */
const nameOf = ({ name, name_localizations: names }: NamedOption, locale: Call['locale']): string =>
  (locale === 'fr' && names?.fr) || name

/** Of a number that is not in its range, or no whole one, the range is said. */
function rangeFault(
  option: APIApplicationCommandBasicOption,
  about: { option: string; value: string },
): Refusal | undefined {
  if (option.type !== Kind.Integer && option.type !== Kind.Number) return undefined
  const { min_value: least, max_value: most } = option
  if (least === undefined || most === undefined) return undefined
  return { code: 'number-out-of-range', about: { ...about, least, most } }
}

function fits(option: APIApplicationCommandBasicOption, value: OptionValue, call: Call): boolean {
  if ('choices' in option && option.choices && !option.choices.some(choice => choice.value === value))
    return false
  switch (option.type) {
    case Kind.String: {
      const { min_length: least = 0, max_length: most = limits.typed } = option
      return typeof value === 'string' && value.length >= least && value.length <= most
    }
    case Kind.Integer:
    case Kind.Number: {
      const { min_value: least = -Infinity, max_value: most = Infinity } = option
      if (option.type === Kind.Integer && !Number.isSafeInteger(value)) return false
      return typeof value === 'number' && value >= least && value <= most
    }
    case Kind.Boolean:
      return typeof value === 'boolean'
    case Kind.User:
      return typeof value === 'string' && Object.hasOwn(call.users, value)
    case Kind.Attachment:
      return typeof value === 'string' && Object.hasOwn(call.uploads, value)
    default:
      return typeof value === 'string'
  }
}
