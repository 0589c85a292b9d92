import { h } from '../../pages/browser/dom.ts'
import { makeCommandForm } from './commandForm.ts'
import type { ComposerSeat } from './composerSeat.ts'
import { makeLineHistory } from './lineHistory.ts'
import { makeSuggestions, type Suggestions } from './suggestions.ts'
import { type Leaf, type Line, matching, readLine } from './typedCommand.ts'

export interface Composer {
  element: HTMLElement
  /** puts a line in place of what stands there; with all it needs it is still the player who sends it */
  setLine(line: string): void
  /** sends a command that needs nothing more, as if the player had typed it */
  sendLine(line: string): void
  /** the cursor goes to where one types */
  focus(): void
  /** words and commands anew, after a change of language or channel */
  refresh(): void
}

/** Could what was typed still become this command? */
const isLonger = (leaf: Leaf, typed: string) =>
  [leaf.name, leaf.shown].some(name => name.toLowerCase().startsWith(typed.toLowerCase()))

/** Offers the commands that a line may still become, or begins the one that it names in full. */
function offerCommands(
  seat: ComposerSeat,
  input: HTMLInputElement,
  suggestions: Suggestions,
  begin: (line: Line) => void,
): void {
  const text = input.value
  const found = matching(seat.leaves(), text.slice(1))
  // a space after a whole name means this very command
  const named = text.endsWith(' ') ? readLine(text, seat.leaves(), seat.locale()) : null
  const open = seat.leaves().some(each => each !== named?.leaf && isLonger(each, text.slice(1)))
  if (named && named.leaf.options.length > 0 && !open) begin(named)
  else if (!text.startsWith('/') || /:/.test(text)) suggestions.hide()
  else {
    const lines = found.map(each => ({
      name: `/${each.shown}`,
      detail: each.description,
      pick: () => begin({ leaf: each, values: [], rest: '' }),
    }))
    const { commands, noCommand } = seat.words()
    suggestions.show(input, lines, { title: commands, marked: 0, none: noCommand })
  }
}

const lineInput = () =>
  h('input', {
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

/** Without a mouse: on a phone or tablet. */
const byFinger = () => matchMedia('(pointer: coarse)').matches

/** Where a player types: plain talk and whole commands in one line, or a command in a form of its own. */
export function makeComposer(seat: ComposerSeat): Composer {
  const suggestions = makeSuggestions()
  const history = makeLineHistory()
  const complaint = h('p', { class: 'complaint', role: 'alert' })
  const input = lineInput()
  const cancel = h('button', { type: 'button', class: 'cancel', hidden: true }, '✕')
  const submitButton = h('button', { type: 'submit', class: 'send' }, '➤')
  const form = makeCommandForm({ seat, suggestions, submitButton, submit: () => element.requestSubmit() })
  const element = h(
    'form',
    { class: 'composer' },
    suggestions.element,
    complaint,
    h('div', { class: 'box' }, input, form.element, cancel, submitButton),
  )

  /** The form takes the place of the line, or the line that of the form. */
  const show = (filling: boolean) => {
    complaint.textContent = ''
    input.hidden = filling
    cancel.hidden = !filling
    submitButton.classList.toggle('ready', filling)
  }

  const begin = (line: Line, typing = true) => {
    show(true)
    input.value = ''
    form.begin(line, typing)
  }

  const leave = () => {
    form.leave()
    show(false)
    suggestions.hide()
  }

  const stop = () => {
    leave()
    // On a phone its keyboard would come up again over the answer.
    if (!byFinger()) input.focus()
  }

  /** Sends what stands in the line: talk as it is; a command goes into the form first. */
  const sendTyped = async () => {
    const text = input.value.trim()
    if (text === '') return
    if (text.startsWith('/')) {
      const line = readLine(text, seat.leaves(), seat.locale())
      if (line) begin(line)
      else complaint.textContent = seat.words().noCommand
      return
    }
    history.keep(text)
    input.value = ''
    const outcome = await seat.talk(text)
    if (!outcome.ok) complaint.textContent = outcome.complaint
  }

  const sendCommand = async ({ name }: Leaf) => {
    if (!form.check()) return
    const line = form.line()
    element.setAttribute('aria-busy', 'true')
    const outcome = await seat.command(name, form.values())
    element.removeAttribute('aria-busy')
    if (outcome.ok) {
      history.keep(line)
      stop()
    } else if (!form.complain(outcome.option, outcome.complaint)) complaint.textContent = outcome.complaint
  }

  input.addEventListener('input', () => {
    complaint.textContent = ''
    offerCommands(seat, input, suggestions, line => begin(line))
  })
  input.addEventListener('blur', () => suggestions.hide())
  input.addEventListener('keydown', event => {
    if (suggestions.key(event)) return
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    const line = history.step(event.key === 'ArrowUp' ? -1 : 1)
    if (line === undefined) return
    input.value = line
    event.preventDefault()
  })
  form.element.addEventListener('keydown', event => {
    if (event.key === 'Escape') stop()
  })
  cancel.addEventListener('click', stop)
  element.addEventListener('submit', event => {
    event.preventDefault()
    if (element.getAttribute('aria-busy') === 'true') return
    complaint.textContent = ''
    const leaf = form.leaf()
    void (leaf ? sendCommand(leaf) : sendTyped())
  })

  let typedIn = ''
  const refresh = () => {
    const words = seat.words()
    input.placeholder = words.typeHere
    input.setAttribute('aria-label', words.type(seat.channelName()))
    cancel.setAttribute('aria-label', words.cancel)
    submitButton.setAttribute('aria-label', words.send)
    // What is being typed outlives a new connection, but not a change of language or channel.
    const here = `${seat.locale()} ${seat.channelName()}`
    if (form.leaf() && here !== typedIn) leave()
    typedIn = here
  }
  refresh()

  const setLine = (line: string) => {
    const read = readLine(line, seat.leaves(), seat.locale())
    if (read) begin(read, !byFinger())
    else {
      input.value = line
      input.focus()
    }
  }

  return {
    element,
    refresh,
    focus: () => {
      if (!form.leaf()) input.focus()
    },
    setLine,
    sendLine(line) {
      setLine(line)
      element.requestSubmit()
    },
  }
}
