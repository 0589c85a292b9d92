/** What the page has to say besides the battle, where everybody hears it: what was lost, refused or is no longer so. */
import { h } from './dom.ts'
import { byId } from './elements.ts'

export interface Said {
  /** the word of a link that loads the page again */
  again?: string
  /** a text to be copied by hand */
  copy?: string
}

export function say(text: string, { again, copy }: Said = {}): void {
  const by = copy === undefined ? undefined : h('input', { readonly: true, 'aria-label': text })
  if (by) by.value = copy ?? ''
  byId('notice', HTMLDivElement).replaceChildren(
    h('p', {}, text, again !== undefined && ' ', again !== undefined && h('a', { href: '' }, again)),
    ...(by ? [by] : []),
  )
  by?.select()
}

/** What was said is over: whoever goes on has read it. */
export const quiet = (): void => byId('notice', HTMLDivElement).replaceChildren()
