import type { Channel, User } from '../discord/types.ts'
import { fill, h } from './dom.ts'
import { type Field, makeField } from './field.ts'
import type { PageLocale, Words } from './pageWords.ts'
import type { Outcome, Values } from './requests.ts'
import { makeSuggestions } from './suggestions.ts'
import { described, type Leaf, localized, matching, readLine } from './typedCommand.ts'

/** What the composer needs of its seat, asked anew each time: a seat changes its channel and its language. */
export interface ComposerSeat {
  locale(): PageLocale
  words(): Words
  channelName(): string
  leaves(): readonly Leaf[]
  people(): readonly User[]
  channels(): readonly Channel[]
  ask(name: string, values: Values, focused: string): Promise<{ name: string; value: string | number }[]>
  command(name: string, values: Values): Promise<Outcome>
  talk(text: string): Promise<Outcome>
}

export interface Composer {
  element: HTMLElement
  /** puts a line in place of what stands there; with all it needs it is still the player who sends it */
  setLine(line: string): void
  /** words and commands anew, after a change of language or channel */
  refresh(): void
}

/** Could what was typed still become this command? */
const isLonger = (leaf: Leaf, typed: string) =>
  [leaf.name, leaf.shown].some(name => name.toLowerCase().startsWith(typed.toLowerCase()))

/** Lines that the arrow keys bring back. */
const maxRemembered = 30

export function makeComposer(seat: ComposerSeat): Composer {
  const suggestions = makeSuggestions()
  const complaint = h('p', { class: 'complaint', role: 'alert' })
  const input = h('input', {
    type: 'text',
    class: 'line',
    role: 'combobox',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    enterkeyhint: 'send',
    maxlength: 2000,
  })
  const chip = h('span', { class: 'chip' })
  const fieldBox = h('span', { class: 'fields' })
  const optional = h('span', { class: 'optional' })
  const cancel = h('button', { type: 'button', class: 'cancel', hidden: true }, '✕')
  const submitButton = h('button', { type: 'submit', class: 'send' }, '➤')
  const filling = h('div', { class: 'filling', hidden: true }, chip, fieldBox, optional)
  const element = h(
    'form',
    { class: 'composer' },
    suggestions.element,
    complaint,
    h('div', { class: 'box' }, input, filling, cancel, submitButton),
  )

  let leaf: Leaf | null = null
  let fields: Field[] = []
  const history: string[] = []
  let back = 0

  const valuesNow = (): Values => {
    const values: Values = {}
    for (const field of fields) {
      const value = field.value()
      if (value !== undefined && value !== null) values[field.option.name] = value
    }
    return values
  }

  const begin = (picked: Leaf, given: readonly { option: Field['option']; text: string }[] = []) => {
    leaf = picked
    fields = []
    complaint.textContent = ''
    input.value = ''
    input.hidden = true
    filling.hidden = false
    cancel.hidden = false
    submitButton.classList.add('ready')
    chip.textContent = `/${picked.shown}`
    chip.title = picked.description
    fill(fieldBox)
    for (const option of picked.options)
      if (option.required || given.some(each => each.option === option)) addField(option)
    for (const { option, text } of given) fields.find(each => each.option === option)?.setText(text)
    offerOptional()
    next()
  }

  const addField = (option: Field['option']) => {
    const field = makeField({
      option,
      locale: seat.locale(),
      words: seat.words(),
      people: seat.people(),
      channels: seat.channels(),
      suggestions,
      ask: text => seat.ask(leaf?.name ?? '', { ...valuesNow(), [option.name]: text }, option.name),
      next: () => next(),
      submit: () => element.requestSubmit(),
      remove: option.required ? null : () => removeField(option),
    })
    fields.push(field)
    fieldBox.append(field.element)
    return field
  }

  const removeField = (option: Field['option']) => {
    fields.find(each => each.option === option)?.element.remove()
    fields = fields.filter(each => each.option !== option)
    offerOptional()
    next(true)
  }

  const offerOptional = () => {
    const left = leaf?.options.filter(option => !fields.some(field => field.option === option)) ?? []
    fill(
      optional,
      ...left.map(option =>
        h(
          'button',
          {
            type: 'button',
            class: 'add',
            title: described(option, seat.locale()),
            'data-add': option.name,
            onclick: () => {
              const field = addField(option)
              offerOptional()
              field.focus()
            },
          },
          `+ ${localized(option, seat.locale())}`,
        ),
      ),
    )
  }

  /** The cursor goes to the first required option that is empty; then to the button that sends. */
  const next = (stay = false) => {
    const empty = fields.find(
      field => field.option.required && field.typed() === '' && field.value() === undefined,
    )
    if (empty) empty.focus()
    else if (stay) (fields.at(-1) ?? { focus: () => submitButton.focus() }).focus()
    else submitButton.focus()
  }

  const stop = () => {
    leave()
    input.focus()
  }

  const leave = () => {
    leaf = null
    fields = []
    fill(fieldBox)
    filling.hidden = true
    cancel.hidden = true
    submitButton.classList.remove('ready')
    input.hidden = false
    complaint.textContent = ''
    suggestions.hide()
  }

  const lineOf = (picked: Leaf) =>
    [
      `/${picked.name}`,
      ...fields.filter(each => each.typed() !== '').map(each => `${each.option.name}:${each.typed()}`),
    ].join(' ')

  const remember = (line: string) => {
    if (history.at(-1) !== line) history.push(line)
    if (history.length > maxRemembered) history.shift()
    back = history.length
  }

  const send = async () => {
    const words = seat.words()
    complaint.textContent = ''
    if (!leaf) {
      const text = input.value.trim()
      if (text === '') return
      if (text.startsWith('/')) {
        const line = readLine(text, seat.leaves(), seat.locale())
        if (line) begin(line.leaf, line.values)
        else complaint.textContent = words.noCommand
        return
      }
      remember(text)
      input.value = ''
      const outcome = await seat.talk(text)
      if (!outcome.ok) complaint.textContent = outcome.complaint
      return
    }
    for (const field of fields) {
      const value = field.value()
      const missing = value === undefined && field.option.required
      field.complain(missing ? words.required : value === null ? words.noChoices : '')
      if (!missing && value !== null) continue
      field.focus()
      return
    }
    const sent = leaf
    element.setAttribute('aria-busy', 'true')
    const outcome = await seat.command(sent.name, valuesNow())
    element.removeAttribute('aria-busy')
    if (outcome.ok) {
      remember(lineOf(sent))
      stop()
      return
    }
    const field = fields.find(each => each.option.name === outcome.option)
    if (field) {
      field.complain(outcome.complaint)
      field.focus()
    } else complaint.textContent = outcome.complaint
  }

  const offerCommands = () => {
    const text = input.value
    const found = matching(seat.leaves(), text.slice(1))
    // a space after a whole name means this very command
    const named = text.endsWith(' ') ? readLine(text, seat.leaves(), seat.locale()) : null
    const open = seat.leaves().some(each => each !== named?.leaf && isLonger(each, text.slice(1)))
    if (named && named.leaf.options.length > 0 && !open) begin(named.leaf)
    else if (!text.startsWith('/') || /:/.test(text)) suggestions.hide()
    else {
      const lines = found.map(each => ({
        name: `/${each.shown}`,
        detail: each.description,
        pick: () => begin(each),
      }))
      suggestions.show(input, lines, {
        title: seat.words().commands,
        eager: true,
        none: seat.words().noCommand,
      })
    }
  }

  input.addEventListener('input', () => {
    complaint.textContent = ''
    offerCommands()
  })
  input.addEventListener('blur', () => suggestions.hide())
  input.addEventListener('keydown', event => {
    if (suggestions.key(event)) return
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    const step = event.key === 'ArrowUp' ? -1 : 1
    const line = history[back + step]
    if (line === undefined && !(step > 0 && back < history.length)) return
    back += step
    input.value = line ?? ''
    event.preventDefault()
  })
  filling.addEventListener('keydown', event => {
    if (event.key === 'Escape') stop()
  })
  cancel.addEventListener('click', stop)
  element.addEventListener('submit', event => {
    event.preventDefault()
    if (element.getAttribute('aria-busy') !== 'true') void send()
  })

  const refresh = () => {
    const words = seat.words()
    input.placeholder = words.type(seat.channelName())
    input.setAttribute('aria-label', input.placeholder)
    cancel.setAttribute('aria-label', words.cancel)
    submitButton.setAttribute('aria-label', words.send)
    if (leaf) leave()
  }
  refresh()

  return {
    element,
    refresh,
    setLine(line) {
      const read = readLine(line, seat.leaves(), seat.locale())
      if (read) begin(read.leaf, read.values)
      else {
        input.value = line
        input.focus()
      }
    },
  }
}
