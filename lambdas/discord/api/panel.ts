import type { APIComponentInContainer } from 'discord-api-types/v10'
import type { Message, Picture } from '../types.ts'
import { type Accent, container, file, fitting, gallery, roomOf, text } from './components.ts'
import { componentType } from './discordNumbers.ts'
import { limits } from './limits.ts'

interface PanelParts {
  /** paragraphs; the first is said first and never left out. Pictures between them show what is said */
  texts: readonly (string | Picture | undefined | false)[]
  picture?: Picture
  rows?: readonly APIComponentInContainer[]
  files?: Message['files']
  accent?: Accent
  pings?: string[]
  everybody?: boolean
  board?: string
}

/**
 * One message: a few words, a picture, and right below it what can be pressed, so that a phone shows both together. All
 * texts together stay within Discord's limit.
 */
export function panel({
  texts,
  picture,
  rows = [],
  files,
  accent,
  pings,
  everybody,
  board,
}: PanelParts): Message {
  let room = limits.text
  const paragraphs: APIComponentInContainer[] = []
  const pictures: Picture[] = []
  for (const paragraph of texts) {
    if (!paragraph || room < 2) continue
    if (typeof paragraph !== 'string') {
      paragraphs.push(gallery(paragraph.name, paragraph.alt))
      pictures.push(paragraph)
      continue
    }
    const cut = fitting(paragraph, room)
    room -= roomOf(cut)
    paragraphs.push(text(cut))
  }
  if (picture) pictures.push(picture)
  return {
    components: [
      container(
        [
          ...paragraphs,
          ...(files ?? []).map(({ name }) => file(name)),
          ...(picture ? [gallery(picture.name, picture.alt)] : []),
          ...rows,
        ],
        accent,
      ),
    ],
    ...(pictures.length && { pictures }),
    ...(files?.length && { files }),
    ...(pings?.length && { pings }),
    ...(everybody && { everybody }),
    ...(board !== undefined && { board }),
  }
}

/** A panel with a file more below everything else. */
export function alsoBearing(message: Message, one: NonNullable<Message['files']>[number]): Message {
  const [first, ...others] = message.components
  if (first?.type !== componentType.container) return message
  return {
    ...message,
    components: [{ ...first, components: [...first.components, file(one.name)] }, ...others],
    files: [...(message.files ?? []), one],
  }
}

/** A panel with a paragraph more, behind those that it has; as it was where there is no room for it. */
export function alsoSaying(message: Message, said: string): Message {
  const [first, ...others] = message.components
  if (first?.type !== componentType.container) return message
  const parts = first.components
  const used = parts.reduce((sum, part) => sum + ('content' in part ? roomOf(part.content) : 0), 0)
  if (used + roomOf(said) > limits.text) return message
  const at = parts.findLastIndex(({ type }) => type === componentType.text) + 1
  return { ...message, components: [{ ...first, components: parts.toSpliced(at, 0, text(said)) }, ...others] }
}
