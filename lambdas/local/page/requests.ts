import type { OfferedChoice } from '../discord/commandLimits.ts'
import type { Channel, ChannelMessage, DiscordChange, RegisteredCommand, User } from '../discord/types.ts'
import type { PageLocale } from './pageWords.ts'

/** What a seat sees when it is taken. */
export interface SeatState {
  users: User[]
  /** ids of those who may sit down */
  members: string[]
  channels: Channel[]
  messages: ChannelMessage[]
  commands: RegisteredCommand[]
}

export interface From {
  user: string
  channel: string
  locale: PageLocale
}

export type TableAnswer =
  | { ok: true; choices?: OfferedChoice[] }
  | { ok: false; option?: string | null; complaint: string }

/** All that one seat sees, as it stands. */
export async function fetchState(user: string): Promise<SeatState> {
  const response = await fetch(`/table/state?user=${user}`)
  if (!response.ok) throw new Error(`the table answers ${response.status}`)
  const state: SeatState = await response.json()
  return state
}

async function post(what: string, body: object): Promise<TableAnswer> {
  try {
    const response = await fetch(`/table/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const outcome: TableAnswer = await response.json()
    return response.ok ? outcome : { ok: false, complaint: `${response.status}` }
  } catch (error) {
    return { ok: false, complaint: String(error) }
  }
}

export type Values = Record<string, string | number | boolean>

export const sendCommand = async (from: From, name: string, options: Values): Promise<TableAnswer> =>
  post('command', { ...from, name, options })

export const sendComponent = async (
  from: From,
  message: string,
  customId: string,
  values?: string[],
): Promise<TableAnswer> => post('component', { ...from, message, customId, values })

export const sendTalk = async (from: From, content: string): Promise<TableAnswer> =>
  post('say', { ...from, content })

export const dismiss = async (from: From, message: string): Promise<TableAnswer> =>
  post('dismiss', { ...from, message })

/** Choices for the option that is being typed; none where there is no answer. */
export async function fetchChoices(
  from: From,
  name: string,
  options: Values,
  focused: string,
): Promise<OfferedChoice[]> {
  const outcome = await post('autocomplete', { ...from, name, options, focused })
  return outcome.ok ? (outcome.choices ?? []) : []
}

export async function upload(file: File): Promise<{ id: string; name: string } | null> {
  const response = await fetch(`/table/upload?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    body: file,
  })
  if (!response.ok) return null
  const kept: { id: string; name: string } = await response.json()
  return kept
}

/**
 * Tells what changes from now on; `connected` is called on every new connection, `lost` when one breaks. One
 * connection serves all seats of the page: a browser allows but a few to one server.
 */
export function listen(
  users: readonly string[],
  on: { change(change: DiscordChange): void; connected(): void; lost(): void },
): () => void {
  const source = new EventSource(`/table/events?users=${users.join(',')}`)
  source.addEventListener('open', () => on.connected())
  source.addEventListener('error', () => on.lost())
  source.addEventListener('message', event => {
    const change: DiscordChange = JSON.parse(String(event.data))
    on.change(change)
  })
  return () => source.close()
}
