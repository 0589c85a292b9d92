import type { LeafOption } from '../discord/commandLimits.ts'
import type { Channel, User } from '../discord/types.ts'
import { h, newId } from './dom.ts'
import type { PageLocale, Words } from './pageWords.ts'
import { upload } from './requests.ts'
import type { Suggestion, Suggestions } from './suggestions.ts'
import { described, localized, valueOf } from './typedCommand.ts'

export interface FieldOptions {
  option: LeafOption
  locale: PageLocale
  words: Words
  people: readonly User[]
  channels: readonly Channel[]
  suggestions: Suggestions
  /** choices that the bot gives for what is typed */
  ask(text: string): Promise<{ name: string; value: string | number }[]>
  /** after a choice: on to what is missing */
  next(): void
  submit(): void
  /** optional fields can be taken away */
  remove: (() => void) | null
}

/** One option of a command while it is being filled in. */
export interface Field {
  option: LeafOption
  element: HTMLElement
  /** undefined: left empty; null: no such value */
  value(): string | number | boolean | null | undefined
  /** the text as it would be typed */
  typed(): string
  setText(text: string): void
  complain(text: string): void
  focus(): void
}

/** Time without a key before the bot is asked for choices, in milliseconds. */
const pause = 150

export function makeField(options: FieldOptions): Field {
  return options.option.type === 11 ? makeFileField(options) : makeTextField(options)
}

function frame(options: FieldOptions, input: HTMLInputElement) {
  const { option, locale, words } = options
  const name = localized(option, locale)
  const complaint = h('span', { class: 'field-complaint', id: newId() })
  const id = newId()
  input.id = id
  input.setAttribute('aria-describedby', complaint.id)
  input.dataset['option'] = option.name
  if (option.required) input.setAttribute('aria-required', 'true')
  const element = h(
    'span',
    { class: 'field' },
    h('label', { for: id }, name),
    input,
    options.remove
      ? h(
          'button',
          {
            type: 'button',
            class: 'field-remove',
            'aria-label': words.remove(name),
            onclick: options.remove,
          },
          '✕',
        )
      : null,
    complaint,
  )
  const complain = (text: string) => {
    complaint.textContent = text
    element.classList.toggle('wrong', text !== '')
    input.setAttribute('aria-invalid', String(text !== ''))
  }
  return { element, complain }
}

function makeTextField(options: FieldOptions): Field {
  const { option, locale, words, suggestions } = options
  const input = h('input', {
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    inputmode: option.type === 4 ? 'numeric' : option.type === 10 ? 'decimal' : null,
    maxlength: option.type === 3 ? (option.max_length ?? 6000) : null,
    enterkeyhint: 'next',
  })
  const { element, complain } = frame(options, input)
  /** the value behind a choice whose name stands in the input */
  let chosen: { text: string; value: string | number | boolean } | null = null
  let asked = 0

  const choose = (text: string, value: string | number | boolean) => {
    chosen = { text, value }
    input.value = text
    grow()
    complain('')
    suggestions.hide()
    options.next()
  }
  const grow = () => input.style.setProperty('--length', String(Math.max(3, input.value.length)))
  const known = (): { name: string; value: string | number | boolean }[] | null => {
    if (option.type === 5) {
      return [
        { name: words.yes, value: true },
        { name: words.no, value: false },
      ]
    }
    if (option.type === 6) return options.people.map(each => ({ name: each.global_name, value: each.id }))
    if (option.type === 7) return options.channels.map(each => ({ name: each.name, value: each.id }))
    if ('choices' in option && option.choices?.length)
      return option.choices.map(each => ({ name: localized(each, locale), value: each.value }))
    return null
  }
  const offer = (list: { name: string; value: string | number | boolean }[], none: string) => {
    const wanted = input.value.trim().toLowerCase()
    const lines = list.map(
      (each): Suggestion => ({ name: each.name, pick: () => choose(each.name, each.value) }),
    )
    const eager = wanted !== '' || Boolean(option.required)
    const sure = known() !== null || (list[0]?.name.toLowerCase().startsWith(wanted) ?? false)
    suggestions.show(input, lines, { title: described(option, locale), eager: eager && sure, none })
  }
  const refresh = async () => {
    const list = known()
    if (list) {
      const wanted = chosen?.text === input.value ? '' : input.value.trim().toLowerCase().replace(/^@/, '')
      const fitting = list.filter(each => each.name.toLowerCase().includes(wanted))
      fitting.sort(
        (a, b) =>
          Number(b.name.toLowerCase().startsWith(wanted)) - Number(a.name.toLowerCase().startsWith(wanted)),
      )
      offer(fitting, words.noChoices)
      return
    }
    if (!('autocomplete' in option) || !option.autocomplete) {
      offer([], '')
      return
    }
    const turn = ++asked
    suggestions.show(input, [], { title: described(option, locale), eager: false, none: words.loading })
    const found = await options.ask(input.value)
    // only what was typed last counts, and only while the input is still in use
    if (turn !== asked || document.activeElement !== input) return
    offer(found, words.noChoices)
  }

  let timer = 0
  input.addEventListener('focus', () => void refresh())
  input.addEventListener('input', () => {
    chosen = null
    complain('')
    grow()
    window.clearTimeout(timer)
    if (known()) {
      void refresh()
      return
    }
    // what was offered for fewer letters must not be picked by a quick Enter
    suggestions.show(input, [], { title: described(option, locale), eager: false })
    timer = window.setTimeout(() => void refresh(), pause)
  })
  input.addEventListener('blur', () => {
    window.clearTimeout(timer)
    asked++
    suggestions.hide()
  })
  input.addEventListener('keydown', event => {
    if (suggestions.key(event)) event.stopPropagation()
    else if (event.key === 'Enter') {
      event.preventDefault()
      options.submit()
    } else if (event.key === 'Backspace' && input.value === '' && options.remove) options.remove()
  })

  return {
    option,
    element,
    complain,
    focus: () => input.focus(),
    typed: () => input.value.trim(),
    value() {
      if (chosen?.text === input.value) return chosen.value
      if (input.value.trim() === '') return undefined
      return valueOf(option, input.value, options.people, words, locale)
    },
    setText(text) {
      input.value = text
      const value = valueOf(option, text, options.people, words, locale)
      const name = known()?.find(each => each.value === value)?.name
      if (name !== undefined && value !== null) {
        input.value = name
        chosen = { text: name, value }
      }
      grow()
    },
  }
}

function makeFileField(options: FieldOptions): Field {
  const input = h('input', { type: 'file' })
  const { element, complain } = frame(options, input)
  let kept: string | undefined
  const send = async (file: File) => {
    kept = undefined
    complain(options.words.uploading)
    const answer = await upload(file).catch(() => null)
    // Another file may have been chosen meanwhile.
    if (input.files?.[0] !== file) return
    kept = answer?.id
    complain(answer ? '' : options.words.fileTooLarge)
    if (answer) options.next()
  }
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file) void send(file)
  })
  return {
    option: options.option,
    element,
    complain,
    focus: () => input.focus(),
    typed: () => '',
    value: () => kept,
    setText: () => undefined,
  }
}
