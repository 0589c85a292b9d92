import { fill, h, newId } from '../../pages/browser/dom.ts'

/** One line of a list of suggestions. */
export interface Suggestion {
  name: string
  detail?: string
  pick(): void
}

/** The list above the composer, shared by all of its inputs; one of them holds it at a time. */
export interface Suggestions {
  element: HTMLElement
  /** `marked`: the line that Enter picks; none without it */
  show(
    input: HTMLInputElement,
    list: Suggestion[],
    options: { title: string; marked?: number; none?: string },
  ): void
  hide(): void
  /** true where the key was meant for the list */
  key(event: KeyboardEvent): boolean
}

export function makeSuggestions(): Suggestions {
  const id = newId()
  const title = h('p', { class: 'suggestions-title' })
  const list = h('ul', { id, role: 'listbox', class: 'suggestions-list' })
  const element = h('div', { class: 'suggestions', hidden: true }, title, list)
  let holder: HTMLInputElement | null = null
  let shown: Suggestion[] = []
  let active = -1

  const mark = (n: number) => {
    active = n
    for (const [index, item] of [...list.children].entries()) {
      item.setAttribute('aria-selected', String(index === n))
      if (index === n) item.scrollIntoView({ block: 'nearest' })
    }
    if (n < 0) holder?.removeAttribute('aria-activedescendant')
    else holder?.setAttribute('aria-activedescendant', `${id}-${n}`)
  }
  const hide = () => {
    element.hidden = true
    holder?.setAttribute('aria-expanded', 'false')
    holder?.removeAttribute('aria-activedescendant')
    holder = null
    shown = []
    active = -1
  }
  // a press on the list must not take the focus from the input
  element.addEventListener('mousedown', event => event.preventDefault())

  return {
    element,
    hide,
    show(input, suggestions, options) {
      holder = input
      shown = suggestions
      input.setAttribute('aria-controls', id)
      input.setAttribute('aria-expanded', 'true')
      title.textContent = options.title
      list.setAttribute('aria-label', options.title)
      fill(
        list,
        ...suggestions.map((each, n) =>
          h(
            'li',
            { id: `${id}-${n}`, role: 'option', 'aria-selected': 'false', onclick: () => each.pick() },
            h('span', { class: 'suggestion-name' }, each.name),
            each.detail ? h('span', { class: 'suggestion-detail' }, each.detail) : null,
          ),
        ),
        suggestions.length === 0 && options.none
          ? h('li', { class: 'none', role: 'presentation' }, options.none)
          : null,
      )
      element.hidden = suggestions.length === 0 && !options.none && !options.title
      mark(suggestions.length > 0 ? (options.marked ?? -1) : -1)
    },
    key(event) {
      if (element.hidden) return false
      if (event.key === 'Escape') {
        hide()
        return true
      }
      if (shown.length === 0) return false
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const step = event.key === 'ArrowDown' ? 1 : -1
        mark((active + step + shown.length) % shown.length)
        event.preventDefault()
        return true
      }
      const picks = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)
      const chosen = shown[active]
      if (!picks || !chosen) return false
      event.preventDefault()
      chosen.pick()
      return true
    },
  }
}
