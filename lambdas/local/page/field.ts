import { limits } from '../../discord/api/limits.ts'
import { h, newId } from '../../pages/browser/dom.ts'
import type { LeafOption } from '../discord/commandLimits.ts'
import type { Channel, User } from '../discord/types.ts'
import type { PageLocale, PageWords } from './pageWords.ts'
import { upload } from './requests.ts'
import type { Suggestion, Suggestions } from './suggestions.ts'
import { described, localized, valueOf } from './typedCommand.ts'

export interface FieldOptions {
  option: LeafOption
  locale: PageLocale
  words: PageWords
  people: readonly User[]
  channels: readonly Channel[]
  suggestions: Suggestions
  /** choices that the bot gives for what is typed */
  ask(text: string): Promise<{ name: string; value: string | number }[]>
  /** after a choice: on to what is missing */
  next(): void
  submit(): void
  /** opens the options that are named behind the value: `good board:`; true where there were any */
  take(text: string): boolean
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
  /** the text as it was typed, or the choice that fits it best where it must be one of a list */
  settle(text: string): void
  complain(text: string): void
  focus(): void
}

/** Time without a key before the bot is asked for choices, in milliseconds. */
const pause = 150
/** Time after which it is said that choices are on their way, in milliseconds. */
const patience = 400

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

/** Which of the choices fits best what was typed: one that begins with it, else one that holds it, else the first. */
function bestOf(list: readonly { name: string }[], wanted: string): number {
  const names = list.map(each => each.name.toLowerCase())
  const begins = names.findIndex(name => name.startsWith(wanted))
  return begins >= 0
    ? begins
    : Math.max(
        0,
        names.findIndex(name => name.includes(wanted)),
      )
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
    maxlength: option.type === 3 ? (option.max_length ?? limits.typed) : null,
    enterkeyhint: 'next',
  })
  const { element, complain } = frame(options, input)
  /** the value behind a choice whose name stands in the input */
  let chosen: { text: string; value: string | number | boolean } | null = null
  const asks = 'autocomplete' in option && option.autocomplete === true
  let asked = 0
  /** the choices for what stands there are not known yet */
  let pending = false
  /** Enter came before the choices did: it takes the best of them */
  let enter = false

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
  const fitting = (typed: string) => {
    const wanted = typed.trim().toLowerCase().replace(/^@/, '')
    return (known() ?? [])
      .filter(each => each.name.toLowerCase().includes(wanted))
      .sort(
        (a, b) =>
          Number(b.name.toLowerCase().startsWith(wanted)) - Number(a.name.toLowerCase().startsWith(wanted)),
      )
  }
  const offer = (list: { name: string; value: string | number | boolean }[], none: string) => {
    const wanted = input.value.trim().toLowerCase()
    const lines = list.map(
      (each): Suggestion => ({ name: each.name, pick: () => choose(each.name, each.value) }),
    )
    const marked = wanted !== '' ? bestOf(list, wanted) : option.required ? 0 : -1
    suggestions.show(input, lines, { title: described(option, locale), marked, none })
    const best = list[marked]
    if (!enter) return
    enter = false
    if (best) choose(best.name, best.value)
    else options.submit()
  }
  const refresh = async () => {
    if (known()) {
      offer(fitting(chosen?.text === input.value ? '' : input.value), words.noChoices)
      return
    }
    if (!asks) {
      offer([], '')
      return
    }
    const turn = ++asked
    const title = described(option, locale)
    suggestions.show(input, [], { title })
    const slow = window.setTimeout(() => {
      if (turn === asked) suggestions.show(input, [], { title, none: words.loading })
    }, patience)
    const found = await options.ask(input.value)
    window.clearTimeout(slow)
    // only what was typed last counts, and only while the input is still in use
    if (turn !== asked || document.activeElement !== input) return
    pending = false
    offer(found, words.noChoices)
  }

  let timer = 0
  input.addEventListener('focus', () => void refresh())
  input.addEventListener('input', () => {
    chosen = null
    enter = false
    // choices for fewer letters may still be on their way
    asked++
    complain('')
    if (options.take(input.value)) return
    grow()
    window.clearTimeout(timer)
    if (known()) {
      void refresh()
      return
    }
    // what was offered for fewer letters must not be picked by a quick Enter
    suggestions.show(input, [], { title: described(option, locale) })
    if (!asks) return
    pending = true
    timer = window.setTimeout(() => void refresh(), pause)
  })
  input.addEventListener('blur', () => {
    window.clearTimeout(timer)
    asked++
    pending = false
    enter = false
    suggestions.hide()
  })
  input.addEventListener('keydown', event => {
    if (suggestions.key(event)) event.stopPropagation()
    else if (event.key === 'Enter') {
      event.preventDefault()
      if (pending && input.value.trim() !== '') enter = true
      else options.submit()
    } else if (event.key === 'Backspace' && input.value === '' && options.remove) options.remove()
  })

  const setText = (text: string) => {
    input.value = text
    const value = valueOf(option, text, options.people, words, locale)
    const name = known()?.find(each => each.value === value)?.name
    if (name !== undefined && value !== null) {
      input.value = name
      chosen = { text: name, value }
    }
    grow()
  }

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
    setText,
    settle(text) {
      setText(text)
      const [best] = fitting(text)
      if (best && text !== '' && valueOf(option, text, options.people, words, locale) === null)
        setText(best.name)
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
    settle: () => undefined,
  }
}
