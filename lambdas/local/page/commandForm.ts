import type { ComposerSeat } from './composerSeat.ts'
import { fill, h } from './dom.ts'
import { type Field, makeField } from './field.ts'
import type { Values } from './requests.ts'
import type { Suggestions } from './suggestions.ts'
import { described, type Leaf, localized } from './typedCommand.ts'

type Option = Field['option']

/** A command that is being filled in: its name, a field for each option that is given, and the others to add. */
export interface CommandForm {
  element: HTMLElement
  /** the command; null while none is filled in */
  leaf(): Leaf | null
  begin(leaf: Leaf, given?: readonly { option: Option; text: string }[]): void
  leave(): void
  values(): Values
  /** the command with what was typed, as a line */
  line(): string
  /** Shows what is missing or none of the choices, and goes there; false where something is. */
  check(): boolean
  /** Shows a complaint at the field that it is about; false where there is none. */
  complain(option: string | null | undefined, complaint: string): boolean
}

export function makeCommandForm(options: {
  seat: ComposerSeat
  suggestions: Suggestions
  submitButton: HTMLElement
  submit(): void
}): CommandForm {
  const { seat, suggestions, submitButton } = options
  const chip = h('span', { class: 'chip' })
  const fieldBox = h('span', { class: 'fields' })
  const optional = h('span', { class: 'optional' })
  const element = h('div', { class: 'filling', hidden: true }, chip, fieldBox, optional)

  let leaf: Leaf | null = null
  let fields: Field[] = []

  const values = (): Values => {
    const values: Values = {}
    for (const field of fields) {
      const value = field.value()
      if (value !== undefined && value !== null) values[field.option.name] = value
    }
    return values
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

  const addField = (option: Option) => {
    const field = makeField({
      option,
      locale: seat.locale(),
      words: seat.words(),
      people: seat.people(),
      channels: seat.channels(),
      suggestions,
      ask: text => seat.ask(leaf?.name ?? '', { ...values(), [option.name]: text }, option.name),
      next: () => next(),
      submit: options.submit,
      remove: option.required ? null : () => removeField(option),
    })
    fields.push(field)
    fieldBox.append(field.element)
    return field
  }

  const removeField = (option: Option) => {
    fields.find(each => each.option === option)?.element.remove()
    fields = fields.filter(each => each.option !== option)
    offerOptional()
    next(true)
  }

  const addButton = (option: Option) =>
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
    )

  const offerOptional = () => {
    const left = leaf?.options.filter(option => !fields.some(field => field.option === option)) ?? []
    fill(optional, ...left.map(addButton))
  }

  return {
    element,
    leaf: () => leaf,
    values,
    begin(picked, given = []) {
      leaf = picked
      fields = []
      element.hidden = false
      chip.textContent = `/${picked.shown}`
      chip.title = picked.description
      fill(fieldBox)
      for (const option of picked.options)
        if (option.required || given.some(each => each.option === option)) addField(option)
      for (const { option, text } of given) fields.find(each => each.option === option)?.setText(text)
      offerOptional()
      next()
    },
    leave() {
      leaf = null
      fields = []
      fill(fieldBox)
      element.hidden = true
    },
    line: () =>
      [
        `/${leaf?.name ?? ''}`,
        ...fields.filter(each => each.typed() !== '').map(each => `${each.option.name}:${each.typed()}`),
      ].join(' '),
    check() {
      const words = seat.words()
      for (const field of fields) {
        const value = field.value()
        const missing = value === undefined && field.option.required
        field.complain(missing ? words.required : value === null ? words.noChoices : '')
        if (!missing && value !== null) continue
        field.focus()
        return false
      }
      return true
    },
    complain(option, complaint) {
      const field = fields.find(each => each.option.name === option)
      field?.complain(complaint)
      field?.focus()
      return field !== undefined
    },
  }
}
