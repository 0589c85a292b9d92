import type { Channel, ChannelMessage, User } from '../discord/types.ts'
import type { PageLocale, PageWords } from './pageWords.ts'

/** What the drawing of a message may know of its seat, and ask of it. */
export interface SeatContext {
  me: string
  locale: PageLocale
  words: PageWords
  users: Map<string, User>
  channels: Map<string, Channel>
  /** what a command is called in the language of the seat: `army add`, in French `armée ajouter` */
  commandName(name: string): string
  openChannel(id: string): void
  /** how many seats the page shows */
  seats(): number
  /** puts a command into the composer */
  compose(line: string): void
  /** sends a command that needs nothing more */
  send(line: string): void
  dismiss(message: ChannelMessage): void
  /** presses a button or chooses in a select; resolves with a complaint, or null */
  press(message: ChannelMessage, customId: string, values?: string[]): Promise<string | null>
}

/** Files are fetched from the host that the page came from, whatever port they were first kept at. */
export function fileUrl(url: string): string {
  const { pathname } = new URL(url, location.href)
  return pathname.startsWith('/table/cdn/') ? pathname : url
}
