import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10'
import type { Message } from '../../../lambdas/discord/types.ts'
import { checkCommands } from '../../../lambdas/local/discord/commandLimits.ts'
import { checkMessage as checkForm, flag } from '../../../lambdas/local/discord/messageLimits.ts'
import { checkCall } from '../../helpers/discordApi/checkCall.ts'

const inWords = (faults: readonly { path: PropertyKey[]; message: string }[]): string[] =>
  faults.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)

/** What Discord would refuse in a message, by its documented limits and its own description; [] when nothing. */
export function checkMessage(message: Message): string[] {
  const names = [...(message.pictures ?? []), ...(message.files ?? [])].map(({ name }) => name)
  const body = {
    flags: flag.componentsV2,
    components: message.components,
    attachments: names.map((filename, id) => ({ id: String(id), filename })),
    allowed_mentions: { parse: [], users: message.pings ?? [] },
  }
  const checked = checkForm(body, new Map(names.map((name, id) => [String(id), name])))
  const described = checkCall('POST', '/channels/1/messages', body)
  if (described !== undefined) return [`not as Discord describes it: ${described}`]
  if (checked.ok) return [...twice(names), ...sameWords(message.components)]
  return checked.why === 'form'
    ? [...inWords(checked.faults), ...twice(names)]
    : [`the message: ${checked.why}`]
}

interface Part {
  type?: number
  label?: string
  options?: { label: string; description?: string }[]
  components?: Part[]
  accessory?: Part
}

/** Buttons of a message, and options of a select, that nobody could tell apart. */
function sameWords(parts: readonly unknown[]): string[] {
  const inside = (part: Part): Part[] => [
    part,
    ...[...(part.components ?? []), ...(part.accessory ? [part.accessory] : [])].flatMap(inside),
  ]
  const all = (parts as Part[]).flatMap(inside)
  const repeated = (words: readonly string[]) => words.filter((each, i) => words.indexOf(each) !== i)
  return [
    ...repeated(all.flatMap(({ type, label }) => (type === 2 && label ? [label] : []))),
    ...all.flatMap(({ options = [] }) =>
      repeated(options.map(({ label, description = '' }) => `${label} · ${description}`)),
    ),
  ].map(words => `twice there: ${words}`)
}

const twice = (names: readonly string[]): string[] =>
  names.filter((name, i) => names.indexOf(name) !== i).map(name => `two files are called ${name}`)

/** What Discord would refuse in the definition of a command; [] when nothing. */
export function checkCommand(definition: RESTPostAPIChatInputApplicationCommandsJSONBody): string[] {
  const described = checkCall('PUT', '/applications/1/commands', [definition])
  if (described !== undefined) return [`not as Discord describes it: ${described}`]
  const checked = checkCommands([definition])
  return checked.ok ? [] : inWords(checked.faults)
}
