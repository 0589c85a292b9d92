import { h } from '../../pages/browser/dom.ts'
import type { ChannelMessage, DiscordChange } from '../discord/types.ts'
import { makeChannelList } from './channelList.ts'
import { type Composer, makeComposer } from './composer.ts'
import type { SeatContext } from './context.ts'
import { makeMessageList } from './messageList.ts'
import { type PageLocale, wordsOf } from './pageWords.ts'
import {
  dismiss,
  type From,
  fetchChoices,
  fetchState,
  sendCommand,
  sendComponent,
  sendTalk,
} from './requests.ts'
import type { SeatData } from './seatData.ts'
import { makeSeatHead } from './seatHead.ts'
import { leavesOf, shownName } from './typedCommand.ts'

/** One player's window on the table. */
export interface SeatWindow {
  user: string
  element: HTMLElement
  /** what changed, in so far as this seat may see it */
  tell(change: DiscordChange): void
  /** everything anew: something may have been missed */
  connected(): void
  lost(): void
  locale(): PageLocale
  /** the cursor goes to where one types */
  focus(): void
}

export interface SeatOptions {
  user: string
  /** what the browser remembers of the seat */
  memory: { locale: PageLocale; channel: string | null }
  remember(memory: { locale: PageLocale; channel: string | null }): void
  /** the number of unread mentions, for the seat's tab */
  noticed(name: string, count: number): void
  /** how many seats the page shows */
  seats(): number
  /** seats after the second one can be given up */
  leave: (() => void) | null
}

const newData = ({ user, memory }: SeatOptions): SeatData => ({
  user,
  locale: memory.locale,
  words: wordsOf(memory.locale),
  current: memory.channel,
  users: new Map(),
  channels: new Map(),
  messages: new Map(),
  unread: new Map(),
  commands: [],
  leaves: [],
  members: [],
})

/** Fills a seat with all that its user may see. */
async function load(seat: SeatData): Promise<void> {
  const state = await fetchState(seat.user)
  for (const each of state.users) seat.users.set(each.id, each)
  for (const each of state.channels) seat.channels.set(each.id, each)
  seat.messages.clear()
  for (const each of state.messages) seat.messages.set(each.id, each)
  seat.members = state.members
  seat.commands = state.commands
  seat.leaves = leavesOf(seat.commands, seat.locale)
  if (seat.current === null || !seat.channels.has(seat.current)) seat.current = state.channels[0]?.id ?? null
}

const fromOf = ({ user, current, locale }: SeatData): From => ({ user, channel: current ?? '', locale })

const composerOf = (seat: SeatData): Composer =>
  makeComposer({
    locale: () => seat.locale,
    words: () => seat.words,
    channelName: () => seat.channels.get(seat.current ?? '')?.name ?? '',
    leaves: () => seat.leaves,
    people: () =>
      [...seat.members, seat.user]
        .flatMap(id => seat.users.get(id) ?? [])
        .filter((each, n, all) => all.indexOf(each) === n),
    channels: () => [...seat.channels.values()],
    ask: async (command, values, focused) => fetchChoices(fromOf(seat), command, values, focused),
    command: async (command, values) => sendCommand(fromOf(seat), command, values),
    talk: async text => sendTalk(fromOf(seat), text),
  })

export function takeSeat(options: SeatOptions): SeatWindow {
  const seat = newData(options)
  const composer = composerOf(seat)

  const context = (): SeatContext => ({
    me: seat.user,
    locale: seat.locale,
    words: seat.words,
    users: seat.users,
    channels: seat.channels,
    commandName: name => shownName(seat.leaves, name),
    openChannel,
    seats: options.seats,
    compose: line => composer.setLine(line),
    send: line => composer.sendLine(line),
    dismiss: message => void dismiss(fromOf(seat), message.id),
    async press(message, customId, values) {
      const from = { ...fromOf(seat), channel: message.channel_id }
      const outcome = await sendComponent(from, message.id, customId, values)
      return outcome.ok ? null : outcome.complaint
    },
  })

  const openChannel = (id: string) => {
    if (!seat.channels.has(id)) return
    seat.current = id
    seat.unread.delete(id)
    remember()
    channels.draw()
    messages.draw()
    composer.refresh()
    notice()
  }

  const speak = (language: PageLocale) => {
    seat.locale = language
    seat.words = wordsOf(language)
    seat.leaves = leavesOf(seat.commands, language)
    remember()
    draw()
  }

  const head = makeSeatHead(seat, { leave: options.leave, speak })
  const channels = makeChannelList(seat, openChannel)
  const messages = makeMessageList(seat, context)
  const away = h('p', { class: 'away', role: 'status', hidden: true })
  const element = h('section', { class: 'seat', 'data-user': seat.user })
  // By the keyboard one comes to the line first; the style puts it below the messages.
  element.append(head.element, channels.element, away, composer.element, messages.element, messages.newest)

  const remember = () => options.remember({ locale: seat.locale, channel: seat.current })
  const nameHere = () => seat.users.get(seat.user)?.global_name ?? ''
  const notice = () => {
    const count = [...seat.unread.values()].reduce((sum, each) => sum + each, 0)
    options.noticed(nameHere(), count)
  }

  /** Everything anew, after a change of language or of all that is known. */
  const draw = () => {
    element.lang = seat.locale
    element.setAttribute('aria-label', seat.words.seat(nameHere()))
    away.textContent = seat.words.away
    head.draw()
    channels.draw()
    messages.draw()
    composer.refresh()
  }

  const reload = async () => {
    await load(seat)
    draw()
    notice()
  }

  const showMessage = (message: ChannelMessage) => {
    const fresh = !seat.messages.has(message.id)
    seat.messages.set(message.id, message)
    messages.show(message, fresh)
    if (!fresh || message.channel_id === seat.current || !message.mentions.includes(seat.user)) return
    seat.unread.set(message.channel_id, (seat.unread.get(message.channel_id) ?? 0) + 1)
    channels.draw()
    notice()
  }

  return {
    user: seat.user,
    element,
    tell(told) {
      if (told.change === 'channel') {
        seat.channels.set(told.channel.id, told.channel)
        channels.draw()
        messages.welcomeIfNew()
      } else if (told.change === 'gone') {
        seat.messages.delete(told.message)
        messages.remove(told.message)
      } else if (told.change === 'message') {
        const { visibleTo } = told.message
        if (visibleTo === null || visibleTo === seat.user) showMessage(told.message)
      } else if (told.change === 'commands') void reload()
    },
    connected() {
      away.hidden = true
      reload().catch(() => {
        away.hidden = false
      })
    },
    lost() {
      away.hidden = false
    },
    locale: () => seat.locale,
    focus: () => composer.focus(),
  }
}
