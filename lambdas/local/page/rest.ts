import { h, newId } from '../../pages/browser/dom.ts'
import type { LeafOption } from '../discord/commandLimits.ts'
import type { PageWords } from './pageWords.ts'
import type { Suggestions } from './suggestions.ts'
import { described, localized } from './typedCommand.ts'

/** Where a command goes on: options are typed here by their names, and Enter sends. */
export interface CommandRest {
  element: HTMLElement
  text(): string
  setText(text: string): void
  /** the words for it, after options came or went */
  offer(words: PageWords): void
  complain(text: string): void
  focus(): void
}

export function makeRest(options: {
  suggestions: Suggestions
  locale(): string
  /** the options that have no field yet */
  left(): readonly LeafOption[]
  /** takes `name:value` out of what was typed; false where nothing of that kind stands there */
  take(text: string): boolean
  add(option: LeafOption): void
  submit(): void
  /** to the field before */
  back(): void
}): CommandRest {
  const { suggestions } = options
  const complaint = h('span', { class: 'field-complaint', id: newId(), role: 'alert' })
  const input = h('input', {
    type: 'text',
    class: 'rest',
    role: 'combobox',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-describedby': complaint.id,
    enterkeyhint: 'send',
  })
  const complain = (text: string) => {
    complaint.textContent = text
    input.setAttribute('aria-invalid', String(text !== ''))
    if (text) input.focus()
  }

  const offerNames = () => {
    const wanted = input.value.trim().toLowerCase()
    const names = (option: LeafOption) => [option.name, localized(option, options.locale()).toLowerCase()]
    const found = wanted
      ? options.left().filter(each => names(each).some(name => name.startsWith(wanted)))
      : []
    const lines = found.map(option => ({
      name: `${localized(option, options.locale())}:`,
      detail: described(option, options.locale()),
      pick() {
        input.value = ''
        options.add(option)
      },
    }))
    suggestions.show(input, lines, { title: '', marked: 0 })
  }

  input.addEventListener('input', () => {
    complain('')
    if (!options.take(input.value)) offerNames()
  })
  input.addEventListener('blur', () => suggestions.hide())
  input.addEventListener('keydown', event => {
    if (suggestions.key(event)) event.stopPropagation()
    else if (event.key === 'Enter') {
      event.preventDefault()
      options.submit()
    } else if (event.key === 'Backspace' && input.value === '') {
      event.preventDefault()
      options.back()
    }
  })

  return {
    element: h('span', { class: 'rest-box' }, input, complaint),
    text: () => input.value.trim(),
    setText(text) {
      input.value = text
      complain('')
    },
    offer(words) {
      input.placeholder = options.left().length > 0 ? words.typeOption : words.enterSends
      input.setAttribute('aria-label', input.placeholder)
    },
    complain,
    focus: () => input.focus(),
  }
}
