import { type Change, type Channel, channelTypes, type Message, type User } from '../discord/types.ts'
import { type Composer, makeComposer } from './composer.ts'
import type { Context } from './context.ts'
import { fill, h } from './dom.ts'
import { avatar, drawMessage } from './drawMessage.ts'
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
import { type Leaf, leavesOf } from './typedCommand.ts'

/** One player's window on the table. */
export interface Seat {
  user: string
  element: HTMLElement
  /** what changed, in so far as this seat may see it */
  tell(change: Change): void
  /** everything anew: something may have been missed */
  connected(): void
  lost(): void
}

export interface SeatOptions {
  user: string
  /** what the browser remembers of the seat */
  memory: { locale: PageLocale; channel: string | null }
  remember(memory: { locale: PageLocale; channel: string | null }): void
  /** the number of unread mentions, for the seat's tab */
  noticed(name: string, count: number): void
  /** seats after the second one can be given up */
  leave: (() => void) | null
}

/** Messages of one author within this time stand together, in milliseconds. */
const together = 7 * 60_000
/** How near to its end a list has to be to follow new messages, in pixels. */
const nearEnd = 160

const isCompact = (message: Message, before: Message | undefined) =>
  before !== undefined &&
  before.author.id === message.author.id &&
  message.caused?.name == null &&
  message.visibleTo === before.visibleTo &&
  Date.parse(message.timestamp) - Date.parse(before.timestamp) < together

export function takeSeat(options: SeatOptions): Seat {
  const { user } = options
  let { locale } = options.memory
  let current = options.memory.channel
  let words = wordsOf(locale)
  const users = new Map<string, User>()
  const channels = new Map<string, Channel>()
  const messages = new Map<string, Message>()
  const unread = new Map<string, number>()
  let commands: Parameters<typeof leavesOf>[0] = []
  let leaves: Leaf[] = []
  let members: string[] = []

  const name = h('strong', { class: 'seat-name' })
  const face = h('span', { class: 'face' })
  const languages = h('span', { class: 'languages', role: 'group' })
  const leaveButton = h('button', { type: 'button', class: 'leave', hidden: !options.leave }, '✕')
  const nav = h('nav', { class: 'channels' })
  const log = h('div', { class: 'log', role: 'log', tabindex: 0 })
  const newest = h('button', { type: 'button', class: 'newest', hidden: true })
  const away = h('p', { class: 'away', role: 'status', hidden: true })
  const element = h('section', { class: 'seat', 'data-user': user })
  if (options.leave) leaveButton.addEventListener('click', options.leave)

  const from = (): From => ({ user, channel: current ?? '', locale })
  const context = (): Context => ({
    me: user,
    locale,
    words,
    users,
    channels,
    openChannel,
    compose: line => composer.setLine(line),
    dismiss: message => void dismiss(from(), message.id),
    async press(message, customId, values) {
      const outcome = await sendComponent(
        { ...from(), channel: message.channel_id },
        message.id,
        customId,
        values,
      )
      return outcome.ok ? null : outcome.complaint
    },
  })

  const composer: Composer = makeComposer({
    locale: () => locale,
    words: () => words,
    channelName: () => channels.get(current ?? '')?.name ?? '',
    leaves: () => leaves,
    people: () =>
      [...members, user].flatMap(id => users.get(id) ?? []).filter((each, n, all) => all.indexOf(each) === n),
    channels: () => [...channels.values()],
    ask: async (command, values, focused) => fetchChoices(from(), command, values, focused),
    command: async (command, values) => sendCommand(from(), command, values),
    talk: async text => sendTalk(from(), text),
  })

  const openChannel = (id: string) => {
    if (!channels.has(id)) return
    current = id
    unread.delete(id)
    options.remember({ locale, channel: current })
    drawChannels()
    drawLog()
    composer.refresh()
    notice()
  }

  const notice = () => {
    const count = [...unread.values()].reduce((sum, each) => sum + each, 0)
    options.noticed(users.get(user)?.global_name ?? '', count)
  }

  const drawHead = () => {
    const me = users.get(user)
    name.textContent = me?.global_name ?? ''
    fill(face, me ? avatar(me.id, me.global_name) : null)
    element.setAttribute('aria-label', words.seat(me?.global_name ?? ''))
    nav.setAttribute('aria-label', words.channels)
    log.setAttribute('aria-label', words.messages)
    languages.setAttribute('aria-label', words.language)
    leaveButton.setAttribute('aria-label', words.removeSeat)
    away.textContent = words.away
    newest.textContent = words.newest
    element.lang = locale
    fill(
      languages,
      ...(['en-US', 'fr'] as const).map(each =>
        h(
          'button',
          {
            type: 'button',
            lang: each,
            'aria-pressed': String(each === locale),
            'aria-label': each === 'fr' ? 'Français' : 'English',
            onclick: () => speak(each),
          },
          each === 'fr' ? 'FR' : 'EN',
        ),
      ),
    )
  }

  const speak = (language: PageLocale) => {
    locale = language
    words = wordsOf(locale)
    leaves = leavesOf(commands, locale)
    options.remember({ locale, channel: current })
    drawHead()
    drawChannels()
    drawLog()
    composer.refresh()
  }

  const drawChannels = () => {
    const open = [...channels.values()].filter(each => !each.archived || each.id === current)
    const main = open.filter(each => each.type !== channelTypes.thread)
    const newestFirst = open.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1))
    const ordered = main.flatMap(each => [
      each,
      ...newestFirst.filter(thread => thread.parent_id === each.id),
    ])
    fill(
      nav,
      ...ordered.map(each => {
        const count = unread.get(each.id) ?? 0
        const sign = each.type === channelTypes.thread ? '↳' : each.type === channelTypes.direct ? '@' : '#'
        return h(
          'button',
          {
            type: 'button',
            class: each.type === channelTypes.thread ? 'channel thread' : 'channel',
            'aria-current': each.id === current ? 'true' : null,
            'data-channel': each.id,
            onclick: () => openChannel(each.id),
          },
          h('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
          h('span', { class: 'channel-name' }, each.name),
          count > 0 ? h('span', { class: 'count', title: words.newPings(count) }, String(count)) : null,
        )
      }),
    )
    nav.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const listed = () =>
    [...messages.values()]
      .filter(each => each.channel_id === current)
      .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))

  const drawLog = () => {
    const list = listed()
    fill(log, ...list.map((each, n) => drawMessage(each, context(), isCompact(each, list[n - 1]))))
    if (list.length === 0) log.append(welcome())
    toEnd()
  }

  const welcome = () => {
    const other = users.get(members.find(each => each !== user) ?? '')
    return h(
      'div',
      { class: 'welcome' },
      h('p', { class: 'welcome-sign', 'aria-hidden': 'true' }, '⬢'),
      h('h2', {}, words.emptyTitle),
      h('p', {}, words.emptyText),
      h(
        'div',
        { class: 'row' },
        h(
          'button',
          {
            type: 'button',
            class: 'button primary',
            onclick: () => composer.setLine(`/challenge opponent:${other?.global_name ?? ''}`),
          },
          words.tryChallenge,
        ),
        h(
          'button',
          { type: 'button', class: 'button secondary', onclick: () => composer.setLine('/help') },
          words.tryHelp,
        ),
      ),
    )
  }

  let atEnd = true
  const toEnd = () => {
    log.scrollTop = log.scrollHeight
    atEnd = true
    newest.hidden = true
  }
  newest.addEventListener('click', toEnd)
  log.addEventListener('scroll', () => {
    atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < nearEnd
    if (atEnd) newest.hidden = true
  })
  // the composer grows over the list, a phone's keyboard too
  new ResizeObserver(() => atEnd && toEnd()).observe(log)

  /** Puts one message in its place; whoever read at the end of the list stays at its end. */
  const place = (message: Message) => {
    if (message.channel_id !== current) return
    const list = listed()
    const n = list.findIndex(each => each.id === message.id)
    const drawn = drawMessage(message, context(), isCompact(message, list[n - 1]))
    const before = log.querySelector(`[data-message="${message.id}"]`)
    const focused = before?.contains(document.activeElement) ?? false
    if (before) before.replaceWith(drawn)
    else {
      log.querySelector('.welcome')?.remove()
      const after = list[n + 1]
      log.insertBefore(drawn, after ? log.querySelector(`[data-message="${after.id}"]`) : null)
    }
    // a press replaces the very button that had the focus: the keyboard stays with the message
    if (focused) (drawn.querySelector<HTMLElement>('button, select, [tabindex]') ?? log).focus()
    if (atEnd) toEnd()
  }

  const change = (told: Change) => {
    if (told.change === 'channel') {
      channels.set(told.channel.id, told.channel)
      drawChannels()
    } else if (told.change === 'gone') {
      messages.delete(told.message)
      log.querySelector(`[data-message="${told.message}"]`)?.remove()
    } else if (told.change === 'message') {
      const { message } = told
      const fresh = !messages.has(message.id)
      messages.set(message.id, message)
      // one's own doing is looked at, wherever one has scrolled to
      if (fresh && message.caused?.user === user) atEnd = true
      place(message)
      if (fresh && !atEnd && message.channel_id === current) newest.hidden = false
      if (!fresh || message.channel_id === current || !message.mentions.includes(user)) return
      unread.set(message.channel_id, (unread.get(message.channel_id) ?? 0) + 1)
      drawChannels()
      notice()
    } else if (told.change === 'commands') void load()
  }

  const load = async () => {
    const state = await fetchState(user)
    for (const each of state.users) users.set(each.id, each)
    for (const each of state.channels) channels.set(each.id, each)
    messages.clear()
    for (const each of state.messages) messages.set(each.id, each)
    members = state.members
    commands = state.commands
    leaves = leavesOf(commands, locale)
    if (current === null || !channels.has(current)) current = state.channels[0]?.id ?? null
    drawHead()
    drawChannels()
    drawLog()
    composer.refresh()
    notice()
  }

  element.append(
    h('header', { class: 'seat-head' }, face, name, languages, leaveButton),
    nav,
    away,
    log,
    newest,
    composer.element,
  )
  return {
    user,
    element,
    tell(told) {
      if (told.change === 'message' && told.message.visibleTo !== null && told.message.visibleTo !== user)
        return
      change(told)
    },
    connected() {
      away.hidden = true
      load().catch(() => {
        away.hidden = false
      })
    },
    lost() {
      away.hidden = false
    },
  }
}
