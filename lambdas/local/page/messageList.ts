import { fill, h } from '../../pages/browser/dom.ts'
import { type ChannelMessage, channelTypes } from '../discord/types.ts'
import type { SeatContext } from './context.ts'
import { drawMessage } from './drawMessage.ts'
import type { SeatData } from './seatData.ts'

/** Messages of one author within this time stand together, in milliseconds. */
const together = 7 * 60_000
/** How near to its end a list has to be to follow new messages, in pixels. */
const nearEnd = 160

const isCompact = (message: ChannelMessage, before: ChannelMessage | undefined) =>
  before !== undefined &&
  before.author.id === message.author.id &&
  message.caused?.name == null &&
  message.visibleTo === before.visibleTo &&
  Date.parse(message.timestamp) - Date.parse(before.timestamp) < together

/** The messages of the open channel, in order. */
const listed = ({ messages, current }: SeatData): ChannelMessage[] =>
  [...messages.values()]
    .filter(each => each.channel_id === current)
    .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))

/** Has no battle begun in the open channel, nor anybody talked about one? */
const isNew = (seat: SeatData) =>
  seat.channels.get(seat.current ?? '')?.type !== channelTypes.thread &&
  ![...seat.channels.values()].some(each => each.parent_id === seat.current) &&
  listed(seat).every(each => each.visibleTo !== null)

/** A battle takes four, by the classic rules. */
const maxOpponents = 3

const offer = (style: string, label: string, onclick: () => void) =>
  h('button', { type: 'button', class: `button ${style}`, onclick }, label)

/** Said where nothing has begun: what is played here, and how to begin. */
function welcome(
  { users, members, user, words, locale }: SeatData,
  { compose, send, seats }: SeatContext,
): HTMLElement {
  const others = members.flatMap(each => (each === user ? [] : (users.get(each)?.global_name ?? [])))
  const [other = ''] = others
  // Whoever has taken a third seat wants to see three at one game.
  const everybody = others.slice(0, Math.min(seats() - 1, maxOpponents))
  const invited = everybody.map((name, i) => `opponent${i ? i + 1 : ''}:${name}`).join(' ')
  // A challenge is written first: how large, where and by which rules is to be chosen. The others want nothing more.
  const challenge = (line: string, label: string) => offer('secondary', label, () => compose(line))
  const command = (line: string, label: string) => offer('secondary', label, () => send(line))
  return h(
    'div',
    { class: 'welcome' },
    h('p', {}, words.emptyText(seats())),
    h('img', { src: `/table/welcome.png?locale=${locale}`, alt: words.welcomeAlt, width: 800, height: 820 }),
    h(
      'div',
      { class: 'row' },
      offer('primary', words.tryTutorial, () => send('/tutorial')),
      challenge(`/challenge opponent:${other}`, words.tryChallenge(other)),
      ...(everybody.length > 1
        ? [challenge(`/challenge ${invited} rules:classic`, words.tryChallengeAll(everybody))]
        : []),
      command('/play', words.tryComputer),
      command('/help', words.tryHelp),
    ),
  )
}

/** The messages of the channel that is open; whoever reads at its end stays at its end. */
export function makeMessageList(seat: SeatData, context: () => SeatContext) {
  const element = h('div', { class: 'log', role: 'log', tabindex: 0 })
  /** leads to the end, where something new is */
  const newest = h('button', { type: 'button', class: 'newest', hidden: true })

  let atEnd = true
  const toEnd = () => {
    element.scrollTop = element.scrollHeight
    atEnd = true
    newest.hidden = true
  }
  newest.addEventListener('click', toEnd)
  element.addEventListener('scroll', () => {
    atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
    if (atEnd) newest.hidden = true
  })
  // the composer grows over the list, a phone's keyboard too
  new ResizeObserver(() => atEnd && toEnd()).observe(element)

  const drawnOf = (message: ChannelMessage) => element.querySelector(`[data-message="${message.id}"]`)

  /** Puts one message in its place. */
  const place = (message: ChannelMessage) => {
    if (message.channel_id !== seat.current) return
    const list = listed(seat)
    const n = list.findIndex(each => each.id === message.id)
    const drawn = drawMessage(message, context(), isCompact(message, list[n - 1]))
    const before = drawnOf(message)
    const focused = before?.contains(document.activeElement) ?? false
    if (before) before.replaceWith(drawn)
    else {
      const after = list[n + 1]
      element.insertBefore(drawn, after ? drawnOf(after) : null)
    }
    // a press replaces the very button that had the focus: the keyboard stays with the message
    if (focused) (drawn.querySelector<HTMLElement>('button, select, [tabindex]') ?? element).focus()
    welcomeIfNew()
    if (atEnd) toEnd()
  }

  /** How to begin stands above everything else until something has begun here. */
  const welcomeIfNew = () => {
    element.querySelector('.welcome')?.remove()
    if (isNew(seat)) element.prepend(welcome(seat, context()))
  }

  return {
    element,
    newest,
    welcomeIfNew,
    draw() {
      element.setAttribute('aria-label', seat.words.messages)
      newest.textContent = seat.words.newest
      const list = listed(seat)
      fill(element, ...list.map((each, n) => drawMessage(each, context(), isCompact(each, list[n - 1]))))
      welcomeIfNew()
      toEnd()
    },
    /** @param fresh it is new, and no change of one that stood there */
    show(message: ChannelMessage, fresh: boolean) {
      // one's own doing is looked at, wherever one has scrolled to
      if (fresh && message.caused?.user === seat.user) atEnd = true
      place(message)
      if (fresh && !atEnd && message.channel_id === seat.current) newest.hidden = false
    },
    remove(id: string) {
      element.querySelector(`[data-message="${id}"]`)?.remove()
    },
  }
}
