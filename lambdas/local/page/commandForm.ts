import { nearestOption, strayOption } from '../../discord/api/strayOption.ts'
import { fill, h } from '../../pages/browser/dom.ts'
import type { LeafOption } from '../discord/commandLimits.ts'
import type { ComposerSeat } from './composerSeat.ts'
import { type Field, makeField } from './field.ts'
import type { Values } from './requests.ts'
import { makeRest } from './rest.ts'
import type { Suggestions } from './suggestions.ts'
import { described, type Given, type Leaf, type Line, localized, readOptions } from './typedCommand.ts'

/** A command that is being filled in: its name, a field for each option that is given, and the others to add. */
export interface CommandForm {
  element: HTMLElement
  /** the command; null while none is filled in */
  leaf(): Leaf | null
  /** `typing`: the cursor stays in the text, so that a line typed by hand goes on */
  begin(line: Line, typing: boolean): void
  leave(): void
  values(): Values
  /** the command with what was typed, as a line */
  line(): string
  /** Shows what is missing or none of the choices, and goes there; false where something is. */
  check(): boolean
  /** Shows a complaint at the field that it is about; false where there is none. */
  complain(option: string | null | undefined, complaint: string): boolean
}

/** `level:captain`: meant for an option by that name, whether there is one or not. */
const looksNamed = (text: string): boolean => /^\p{L}[\p{L}\d_-]*:\S/u.test(text)

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

  let leaf: Leaf | null = null
  let fields: Field[] = []

  const fieldOf = (option: LeafOption) => fields.find(each => each.option === option)
  const left = () => leaf?.options.filter(option => !fieldOf(option)) ?? []
  const rest = makeRest({
    suggestions,
    locale: () => seat.locale(),
    left,
    take: text => takeTyped(text),
    add: option => open(option).focus(),
    submit: options.submit,
    back: () => fields.at(-1)?.focus(),
  })
  const element = h('div', { class: 'filling', hidden: true }, chip, fieldBox, rest.element, optional)

  const values = (): Values => {
    const values: Values = {}
    for (const field of fields) {
      const value = field.value()
      if (value !== undefined && value !== null) values[field.option.name] = value
    }
    return values
  }

  /**
   * The cursor goes to the first required option that is empty, then to where further options are typed: never to the
   * button that sends, which the next space would press.
   */
  const next = () => {
    const empty = fields.find(
      field => field.option.required && field.typed() === '' && field.value() === undefined,
    )
    ;(empty ?? rest).focus()
  }

  /** The field of an option, which is added where there is none. */
  const open = (option: LeafOption): Field => {
    const there = fieldOf(option)
    if (there) return there
    const field = makeField({
      option,
      locale: seat.locale(),
      words: seat.words(),
      people: seat.people(),
      channels: seat.channels(),
      suggestions,
      ask: text => seat.ask(leaf?.name ?? '', { ...values(), [option.name]: text }, option.name),
      next,
      submit: options.submit,
      take: text => takeTyped(text, option),
      remove: option.required ? null : () => removeField(option),
    })
    fields.push(field)
    fieldBox.append(field.element)
    offerOptional()
    return field
  }

  const give = (given: readonly Given[]) => {
    for (const { option, text } of given) open(option).setText(text)
  }

  /**
   * `name:` opens that option wherever it is typed, also behind another value; true where there was one. `of` is the
   * option in whose field it was typed.
   */
  const takeTyped = (text: string, of?: LeafOption): boolean => {
    if (!leaf || !/[^\s:]+:/.test(text)) return false
    const read = readOptions(text, leaf, seat.locale())
    const last = read.values.at(-1)
    const [first, ...behind] = read.values
    // Whoever begins with the name of the field's own option goes on to others all the same.
    const own = of && first?.option === of && read.rest === '' ? first : undefined
    const others = own ? behind : read.values
    if (!last || !others.length || others.some(({ option }) => option === of)) return false
    if (of) fieldOf(of)?.settle(own ? own.text : read.rest)
    else rest.setText(read.rest)
    give(others)
    open(last.option).focus()
    return true
  }

  const removeField = (option: LeafOption) => {
    fieldOf(option)?.element.remove()
    fields = fields.filter(each => each.option !== option)
    offerOptional()
    next()
  }

  const addButton = (option: LeafOption) =>
    h(
      'button',
      {
        type: 'button',
        class: 'add',
        title: described(option, seat.locale()),
        'data-add': option.name,
        onclick: () => open(option).focus(),
      },
      `+ ${localized(option, seat.locale())}`,
    )

  const offerOptional = () => {
    fill(optional, ...left().map(addButton))
    rest.offer(seat.words())
  }

  /** What was typed without the name of an option is meant for the first one that has no value. */
  const placeRest = () => {
    const text = rest.text()
    const first = leaf?.options.find(option => !fieldOf(option)?.typed())
    if (text === '' || !first || looksNamed(text)) return
    rest.setText('')
    open(first).settle(text)
  }

  /** What is said of something that names no option: which one is close to it. */
  const noOption = (text: string): string => {
    const options = (leaf?.options ?? []).map(each => ({
      name: each.name,
      shown: localized(each, seat.locale()),
    }))
    const [name = ''] = text.split(':')
    return seat.words().noOption(text, nearestOption(name, options))
  }

  return {
    element,
    leaf: () => leaf,
    values,
    begin(line, typing) {
      leaf = line.leaf
      fields = []
      element.hidden = false
      chip.textContent = `/${leaf.shown}`
      chip.title = leaf.description
      fill(fieldBox)
      for (const option of leaf.options)
        if (option.required || line.values.some(each => each.option === option)) open(option)
      give(line.values)
      rest.setText(line.rest)
      offerOptional()
      placeRest()
      if (typing || fields.some(field => field.typed() === '')) next()
      else submitButton.focus()
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
      placeRest()
      if (rest.text() !== '') {
        rest.complain(noOption(rest.text()))
        return false
      }
      for (const field of fields) {
        const value = field.value()
        const missing = value === undefined && field.option.required
        const stray = strayOption(field.option, field.typed())
        const wrong = looksNamed(field.typed()) ? noOption(field.typed()) : words.noChoices
        field.complain(stray ? noOption(stray) : missing ? words.required : value === null ? wrong : '')
        if (!stray && !missing && value !== null) continue
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
