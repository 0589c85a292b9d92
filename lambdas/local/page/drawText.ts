import { h } from '../../pages/browser/dom.ts'
import type { SeatContext } from './context.ts'
import { type Block, type Inline, parseMarkdown } from './markdown.ts'
import { fullTime, timeText } from './time.ts'

/** Draws markdown. */
export function drawText(text: string, context: SeatContext): HTMLElement {
  return h('div', { class: 'text' }, ...parseMarkdown(text).map(block => drawBlock(block, context)))
}

function drawBlock(block: Block, context: SeatContext): HTMLElement {
  switch (block.is) {
    case 'paragraph':
      return h('p', {}, ...drawInline(block.inner, context))
    case 'subtext':
      return h('p', { class: 'subtext' }, ...drawInline(block.inner, context))
    case 'heading':
      // the page's own headings come first: a message's begin below them
      return h(`h${block.level + 2}` as 'h3' | 'h4' | 'h5', {}, ...drawInline(block.inner, context))
    case 'list':
      return h(
        block.ordered ? 'ol' : 'ul',
        {},
        ...block.items.map(each =>
          h('li', { class: each.deep ? 'deep' : null }, ...drawInline(each.inner, context)),
        ),
      )
    case 'quote':
      return h('blockquote', {}, ...block.inner.map(inner => drawBlock(inner, context)))
    case 'code':
      return h('pre', { tabindex: 0 }, h('code', {}, block.text))
  }
}

const marks = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const

function drawInline(list: Inline[], context: SeatContext): Node[] {
  return list.map(each => drawOne(each, context))
}

function drawOne(each: Inline, context: SeatContext): Node {
  switch (each.is) {
    case 'text':
      return document.createTextNode(each.text)
    case 'code':
      return h('code', {}, each.text)
    case 'command':
      return h(
        'button',
        { type: 'button', class: 'mention', onclick: () => context.compose(each.text) },
        each.text,
      )
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
      return h(marks[each.is], {}, ...drawInline(each.inner, context))
    case 'spoiler': {
      const spoiler = h(
        'span',
        { class: 'spoiler', tabindex: 0, role: 'button' },
        ...drawInline(each.inner, context),
      )
      spoiler.addEventListener('click', () => spoiler.classList.add('shown'))
      spoiler.addEventListener('keydown', event => event.key === 'Enter' && spoiler.classList.add('shown'))
      return spoiler
    }
    case 'link':
      return h(
        'a',
        { href: each.url, target: '_blank', rel: 'noreferrer noopener' },
        ...drawInline(each.inner, context),
      )
    case 'user': {
      const name = context.users.get(each.id)?.global_name ?? each.id
      return h('span', { class: each.id === context.me ? 'mention me' : 'mention' }, `@${name}`)
    }
    case 'channel': {
      const name = context.channels.get(each.id)?.name ?? each.id
      return h(
        'button',
        { type: 'button', class: 'mention', onclick: () => context.openChannel(each.id) },
        `#${name}`,
      )
    }
    case 'time': {
      const time = h('time', { class: 'stamp', title: fullTime(each.seconds, context.locale) })
      time.dateTime = new Date(each.seconds * 1000).toISOString()
      time.dataset['style'] = each.style
      time.dataset['locale'] = context.locale
      time.textContent = timeText(each.seconds, each.style, context.locale)
      return time
    }
  }
}

/** Keeps relative times right as they pass. */
export function keepTimes(root: ParentNode): void {
  setInterval(() => {
    for (const time of root.querySelectorAll<HTMLTimeElement>('time.stamp[data-style="R"]'))
      time.textContent = timeText(Date.parse(time.dateTime) / 1000, 'R', time.dataset['locale'] ?? 'en-US')
  }, 15_000)
}
