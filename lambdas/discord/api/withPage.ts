import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { truncated } from '../../truncated.ts'
import type { Message, PageLink } from '../types.ts'
import { componentType, linkStyle } from './discordNumbers.ts'
import { limits } from './limits.ts'
import { alsoSaying } from './panel.ts'

/** Where the page of a game is; undefined where it has none. */
export type PageAddress = (page: PageLink) => Promise<string | undefined>

/** Components with a button that leads to a page: in the last row of buttons, or below what has none with room for it. */
function bearing(
  components: readonly APIMessageTopLevelComponent[],
  label: string,
  url: string,
): APIMessageTopLevelComponent[] {
  const link = {
    type: componentType.button,
    style: linkStyle,
    label: truncated(label, limits.label),
    url,
  } as const
  const [first, ...others] = components
  if (first?.type !== componentType.container) return [...components]
  const last = first.components.at(-1)
  const isRow = last?.type === componentType.row && last.components[0]?.type === componentType.button
  if (isRow && last.components.length < limits.buttonsInRow) {
    // A row of buttons holds nothing else.
    const row = { ...last, components: [...last.components, link] } as typeof last
    return [{ ...first, components: [...first.components.slice(0, -1), row] }, ...others]
  }
  return [
    { ...first, components: [...first.components, { type: componentType.row, components: [link] }] },
    ...others,
  ]
}

/** The components of a message, with the button that leads to its page where it has one. */
export async function withPage(
  { components, page }: Pick<Message, 'components' | 'page'>,
  addressOf: PageAddress | undefined,
): Promise<APIMessageTopLevelComponent[]> {
  if (!page) return components
  const url = await addressOf?.(page)
  if (url !== undefined) return bearing(components, page.label, url)
  return page.otherwise === undefined ? components : alsoSaying({ components }, page.otherwise).components
}
