import { fill, h } from '../../pages/browser/dom.ts'
import type { AnyComponent, EntitySelect, TopLevelComponent } from '../discord/componentLimits.ts'
import type { ChannelMessage } from '../discord/types.ts'
import { fileUrl, type SeatContext } from './context.ts'
import { drawText } from './drawText.ts'
import { enlarge } from './enlarge.ts'

/** Draws the components of a message. */
export function drawComponents(message: ChannelMessage, context: SeatContext): HTMLElement {
  const complaint = h('p', { class: 'complaint', role: 'alert' })
  const press = async (element: HTMLElement, customId: string, values?: string[]) => {
    if (element.getAttribute('aria-busy') === 'true') return
    element.setAttribute('aria-busy', 'true')
    complaint.textContent = ''
    const wrong = await context.press(message, customId, values)
    element.removeAttribute('aria-busy')
    if (wrong) complaint.textContent = wrong
  }
  const draw = (part: AnyComponent): HTMLElement => drawOne(part, { message, context, press, draw })
  return h(
    'div',
    { class: 'components' },
    ...message.components.map((part: TopLevelComponent) => draw(part)),
    complaint,
  )
}

interface Drawing {
  message: ChannelMessage
  context: SeatContext
  press: (element: HTMLElement, customId: string, values?: string[]) => Promise<void>
  draw: (part: AnyComponent) => HTMLElement
}

type ComponentOf<Type> = Extract<AnyComponent, { type: Type }>

function drawOne(part: AnyComponent, drawing: Drawing): HTMLElement {
  switch (part.type) {
    case 1:
      return h('div', { class: 'row' }, ...part.components.map(drawing.draw))
    case 2:
      return drawButton(part, drawing)
    case 3:
      return drawSelect(
        part,
        part.options.map(({ label, value, description, default: chosen }) => ({
          label,
          value,
          description: description ?? null,
          chosen: chosen ?? false,
        })),
        drawing,
      )
    case 5:
    case 6:
    case 7:
    case 8:
      return drawSelect(part, entities(part, drawing.context), drawing)
    case 9:
      return h(
        'div',
        { class: 'section' },
        h('div', { class: 'section-text' }, ...part.components.map(drawing.draw)),
        h('div', { class: 'accessory' }, drawing.draw(part.accessory)),
      )
    case 10:
      return drawText(part.content, drawing.context)
    case 11:
      return h('div', { class: 'thumbnail' }, drawPicture(part, drawing.context))
    case 12:
      return h(
        'div',
        { class: `gallery gallery-${Math.min(part.items.length, 4)}` },
        ...part.items.map(each => drawPicture(each, drawing.context)),
      )
    case 13:
      return drawFile(part, drawing)
    case 14:
      return h('hr', { class: `gap-${part.spacing ?? 1}${part.divider === false ? ' no-line' : ''}` })
    case 17: {
      const container = h('div', { class: 'container' }, ...part.components.map(drawing.draw))
      if (typeof part.accent_color === 'number') {
        container.classList.add('accented')
        container.style.setProperty('--accent', `#${part.accent_color.toString(16).padStart(6, '0')}`)
      }
      return container
    }
  }
}

const buttonStyles = ['', 'primary', 'secondary', 'success', 'danger', 'link', 'primary']

function drawButton(part: ComponentOf<2>, { press }: Drawing): HTMLElement {
  const words = [
    part.emoji?.name
      ? h('span', { class: 'emoji', 'aria-hidden': part.label ? 'true' : null }, part.emoji.name)
      : null,
    part.label ?? null,
  ]
  if (part.url)
    return h(
      'a',
      { class: 'button secondary', href: part.url, target: '_blank', rel: 'noreferrer' },
      ...words,
      ' ↗',
    )
  const button = h(
    'button',
    {
      type: 'button',
      class: `button ${buttonStyles[part.style] ?? ''}`,
      disabled: part.disabled,
      'data-custom-id': part.custom_id,
    },
    ...words,
  )
  button.addEventListener('click', () => void press(button, part.custom_id ?? ''))
  return button
}

interface SelectEntry {
  label: string
  value: string
  description: string | null
  chosen: boolean
}

const entry = (value: string, label: string): SelectEntry => ({
  value,
  label,
  description: null,
  chosen: false,
})

function entities(part: EntitySelect, context: SeatContext): SelectEntry[] {
  if (part.type === 8) return [...context.channels.values()].map(each => entry(each.id, `#${each.name}`))
  return [...context.users.values()].map(each => entry(each.id, each.global_name))
}

/** One value: the platform's own list, best on a phone. Several: boxes to tick, and a button. */
function drawSelect(
  part: ComponentOf<3> | EntitySelect,
  entries: SelectEntry[],
  drawing: Drawing,
): HTMLElement {
  const { words } = drawing.context
  const most = part.max_values ?? 1
  const name = part.placeholder ?? words.choose
  if (most > 1) return drawTicks(part, entries, name, drawing)

  const select = h(
    'select',
    { class: 'select', 'aria-label': name, disabled: part.disabled, 'data-custom-id': part.custom_id },
    h('option', { value: '', disabled: true, hidden: true }, name),
    ...entries.map(each =>
      h(
        'option',
        { value: each.value },
        each.description ? `${each.label} — ${each.description}` : each.label,
      ),
    ),
  )
  select.value = entries.find(each => each.chosen)?.value ?? ''
  select.addEventListener('change', () => {
    const { value } = select
    if (value) void drawing.press(select, part.custom_id, [value])
  })
  return h('div', { class: 'select-box' }, select)
}

function drawTicks(
  part: ComponentOf<3> | EntitySelect,
  entries: SelectEntry[],
  name: string,
  drawing: Drawing,
): HTMLElement {
  const least = part.min_values ?? 1
  const most = part.max_values ?? 1
  const boxes = entries.map(each => {
    const box = h('input', { type: 'checkbox', value: each.value })
    box.checked = each.chosen
    return { box, each }
  })
  const confirm = h('button', { type: 'button', class: 'button primary' }, drawing.context.words.confirm)
  const chosen = () => boxes.filter(({ box }) => box.checked).map(({ each }) => each.value)
  const check = () => {
    const count = chosen().length
    confirm.disabled = count < least || count > most
    for (const { box } of boxes) box.disabled = !box.checked && count >= most
  }
  check()
  const details = h(
    'details',
    { class: 'ticks', 'data-custom-id': part.custom_id },
    h('summary', {}, name),
    h(
      'fieldset',
      { disabled: part.disabled, onchange: check },
      h('legend', { class: 'hidden' }, name),
      ...boxes.map(({ box, each }) =>
        h(
          'label',
          {},
          box,
          h('span', {}, each.label, each.description ? h('small', {}, each.description) : null),
        ),
      ),
      confirm,
    ),
  )
  confirm.addEventListener('click', () => void drawing.press(details, part.custom_id, chosen()))
  return details
}

interface MediaItem {
  media: { url: string; width?: number; height?: number }
  description?: string | null
}

function drawPicture(part: MediaItem, context: SeatContext): HTMLElement {
  const { words } = context
  const alt = part.description ?? ''
  const url = fileUrl(part.media.url)
  const { width, height } = part.media
  const image = h('img', { src: url, alt, loading: 'lazy', decoding: 'async', width, height })
  const open = h(
    'button',
    { type: 'button', class: 'picture', 'aria-label': alt ? words.enlargeOf(alt) : words.enlarge },
    image,
  )
  open.addEventListener('click', event => enlarge(image, event, url, alt, words))
  const caption = h('figcaption', { hidden: true }, alt)
  const toggle = h(
    'button',
    {
      type: 'button',
      class: 'alt',
      'aria-expanded': 'false',
      title: words.showAlt,
      'aria-label': `${words.alt}: ${words.showAlt}`,
    },
    words.alt,
  )
  toggle.addEventListener('click', () => {
    caption.hidden = !caption.hidden
    toggle.setAttribute('aria-expanded', String(!caption.hidden))
  })
  return h('figure', {}, open, alt ? toggle : null, alt ? caption : null)
}

function drawFile(part: ComponentOf<13>, { message, context }: Drawing): HTMLElement {
  const { words } = context
  const attachment = message.attachments.find(each => each.url === part.file.url)
  const name = attachment?.filename ?? part.file.url
  const size = attachment ? words.kilobytes(attachment.size / 1024) : ''
  const icon = h('span', { class: 'file-icon', 'aria-hidden': 'true' })
  fill(icon, '▤')
  return h(
    'div',
    { class: 'file' },
    icon,
    h('div', {}, h('a', { href: fileUrl(part.file.url), download: name }, name), h('small', {}, size)),
    h(
      'a',
      {
        class: 'button secondary',
        href: fileUrl(part.file.url),
        download: name,
        'aria-label': `${context.words.download} ${name}`,
      },
      '↓',
    ),
  )
}
