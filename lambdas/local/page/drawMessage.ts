import { h } from '../../pages/browser/dom.ts'
import type { ChannelMessage } from '../discord/types.ts'
import type { SeatContext } from './context.ts'
import { drawComponents } from './drawComponents.ts'
import { drawText } from './drawText.ts'
import { timeText } from './time.ts'

const loading = 1 << 7
const ephemeral = 1 << 6
/** A deferred answer that did not come while its token lived will not come any more. */
const tokenLife = 15 * 60_000

/** A round picture with a user's initial, in a colour of his own. */
export function avatar(id: string, name: string, bot = false): HTMLElement {
  const colour = Number(BigInt(id) % 4n)
  return h(
    'span',
    { class: `avatar ${bot ? 'avatar-bot' : `avatar-${colour}`}`, 'aria-hidden': 'true' },
    bot ? '⬢' : name.charAt(0),
  )
}

/** Draws one message; `compact` where it follows another one of the same author. */
export function drawMessage(message: ChannelMessage, context: SeatContext, compact: boolean): HTMLElement {
  const { words, users } = context
  const caused = message.caused
  const causer = caused && users.get(caused.user)
  const time = h('time', { class: 'sent', datetime: message.timestamp, title: when(message, context, 'F') })
  time.textContent = when(message, context, 't')
  const author = message.author
  const line =
    causer && caused.name !== null
      ? h(
          'p',
          { class: 'caused' },
          avatar(causer.id, causer.global_name),
          h('strong', {}, causer.global_name),
          ` ${message.type === 20 ? words.used(context.commandName(caused.name)) : words.pressed(caused.name)}`,
        )
      : null
  const head = h(
    'header',
    {},
    h('strong', { class: 'author' }, author.global_name),
    author.bot ? h('span', { class: 'badge' }, words.app) : null,
    time,
  )
  const classes = [
    'message',
    compact && !line ? 'compact' : '',
    message.visibleTo === null ? '' : 'ephemeral',
    message.mentions.includes(context.me) ? 'pinged' : '',
  ]
  return h(
    'article',
    {
      class: classes.filter(Boolean).join(' '),
      'data-message': message.id,
      'aria-label': author.global_name,
    },
    line,
    avatar(author.id, author.global_name, author.bot),
    h('div', { class: 'body' }, head, ...body(message, context), footer(message, context)),
  )
}

const when = (message: ChannelMessage, context: SeatContext, style: string) =>
  timeText(Date.parse(message.timestamp) / 1000, style, context.locale)

function body(message: ChannelMessage, context: SeatContext): (HTMLElement | null)[] {
  const { words } = context
  if (message.type === 18) {
    return [
      h('p', { class: 'notice' }, `${words.startedThread} `, h('strong', {}, message.content)),
      threadLink(message, context),
    ]
  }
  if ((message.flags & loading) !== 0) {
    const late = Date.now() - Date.parse(message.timestamp) > tokenLife
    const dots = h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'))
    return [h('p', { class: 'notice thinking' }, late ? null : dots, late ? words.silent : words.thinking)]
  }
  return [
    message.content ? drawText(message.content, context) : null,
    message.components.length > 0 ? drawComponents(message, context) : null,
    message.edited_timestamp === null ? null : h('span', { class: 'edited' }, words.edited),
    threadLink(message, context),
  ]
}

function threadLink(message: ChannelMessage, context: SeatContext): HTMLElement | null {
  const thread = message.thread === null ? undefined : context.channels.get(message.thread)
  if (!thread) return null
  return h(
    'button',
    { type: 'button', class: 'thread-link', onclick: () => context.openChannel(thread.id) },
    h('span', {}, thread.name),
    h('strong', {}, `${context.words.openThread} ›`),
  )
}

function footer(message: ChannelMessage, context: SeatContext): HTMLElement | null {
  if ((message.flags & ephemeral) === 0) return null
  const { words } = context
  return h(
    'footer',
    {},
    `${words.onlyYou} · `,
    h(
      'button',
      { type: 'button', class: 'quiet-link', onclick: () => context.dismiss(message) },
      words.dismiss,
    ),
  )
}
