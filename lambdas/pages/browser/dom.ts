type Child = Node | string | null | undefined | false

/** Attributes and properties; `on…` are listeners, `undefined`, `null` and `false` are left out. */
type Attributes = Record<string, string | number | boolean | null | undefined | ((event: never) => void)>

/** Makes an element. Text is always text: nothing that comes from outside is read as HTML. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as (event: Event) => void)
    else element.setAttribute(name, value === true ? '' : String(value))
  }
  for (const child of children) if (child) element.append(child)
  return element
}

/** Empties an element and fills it again. */
export function fill(element: Element, ...children: Child[]): void {
  element.replaceChildren(
    ...children.filter(child => child !== null && child !== undefined && child !== false),
  )
}

let count = 0
/** A fresh id for labels and lists. */
export const newId = (): string => `n${++count}`
