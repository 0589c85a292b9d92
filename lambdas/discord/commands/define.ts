/**
 * Definitions of slash commands, in few words. Every name and description comes from the catalogues by its
 * key: `army add.figure` is the option `figure` of `/army add`; what a catalogue lacks does not compile.
 */
import type {
  APIApplicationCommandBasicOption,
  APIApplicationCommandOptionChoice,
  APIApplicationCommandSubcommandOption,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import { chatInput, optionType, textChannel } from '../api/discordNumbers.ts'
import { choices as choicesEn } from '../words/en/choices.ts'
import { commands as commandsEn } from '../words/en/commands.ts'
import { choices as choicesFr } from '../words/fr/choices.ts'
import { commands as commandsFr } from '../words/fr/commands.ts'
import type { ChoiceKey, CommandKey } from '../words/index.ts'

type Basic = APIApplicationCommandBasicOption

function worded(key: CommandKey) {
  const [frenchName, frenchDescription] = commandsFr[key]
  return {
    name: key.split(/[ .]/).at(-1)!,
    name_localizations: { fr: frenchName },
    description: commandsEn[key],
    description_localizations: { fr: frenchDescription },
  }
}

const fixed = <Value extends string>(
  values: readonly (Value & ChoiceKey)[],
): APIApplicationCommandOptionChoice<string>[] =>
  values.map(value => ({ name: choicesEn[value], name_localizations: { fr: choicesFr[value] }, value }))

interface Needs {
  required?: boolean
}

/** A text completed from what is legal, or any text. */
export const string = (
  key: CommandKey,
  { required = false, complete = false, most }: Needs & { complete?: boolean; most?: number } = {},
): Basic => ({
  type: optionType.string,
  ...worded(key),
  required,
  ...(complete && { autocomplete: true }),
  ...(most && { max_length: most }),
})

export const choice = (
  key: CommandKey,
  values: readonly ChoiceKey[],
  { required = false }: Needs = {},
): Basic => ({
  type: optionType.string,
  ...worded(key),
  required,
  choices: fixed(values),
})

/** One of several things that have names of their own. */
export const named = (
  key: CommandKey,
  choices: APIApplicationCommandOptionChoice<string>[],
  { required = false }: Needs = {},
): Basic => ({
  type: optionType.string,
  ...worded(key),
  required,
  choices,
})

export const integer = (
  key: CommandKey,
  least: number,
  most: number,
  { required = false, complete = false }: Needs & { complete?: boolean } = {},
): Basic =>
  complete
    ? {
        type: optionType.integer,
        ...worded(key),
        required,
        min_value: least,
        max_value: most,
        autocomplete: true,
      }
    : { type: optionType.integer, ...worded(key), required, min_value: least, max_value: most }

export const yesNo = (key: CommandKey): Basic => ({
  type: optionType.boolean,
  ...worded(key),
  required: false,
})
/** A channel of a server in which messages can be posted. */
export const channel = (key: CommandKey): Basic => ({
  type: optionType.channel,
  ...worded(key),
  required: false,
  channel_types: [textChannel],
})
export const role = (key: CommandKey): Basic => ({ type: optionType.role, ...worded(key), required: false })
/** A file that is uploaded with the command. */
export const attachment = (key: CommandKey): Basic => ({
  type: optionType.attachment,
  ...worded(key),
  required: true,
})
export const user = (key: CommandKey): Basic => ({ type: optionType.user, ...worded(key), required: false })

/** The option of every command that touches a game, for players with several. */
export const game = (): Basic => string('*.game', { complete: true, most: 32 })

/** Discord wants required options first. */
const ordered = (options: readonly Basic[]): Basic[] =>
  [...options].sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false))

export const subcommand = (
  key: CommandKey,
  ...options: readonly Basic[]
): APIApplicationCommandSubcommandOption => ({
  type: optionType.subcommand,
  ...worded(key),
  options: ordered(options),
})

export function command(
  key: CommandKey,
  ...options: readonly (Basic | APIApplicationCommandSubcommandOption)[]
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const basic = options.filter(option => option.type !== optionType.subcommand)
  const subcommands = options.filter(option => option.type === optionType.subcommand)
  return { type: chatInput, ...worded(key), options: subcommands.length ? subcommands : ordered(basic) }
}
