import type { APIComponentInContainer } from 'discord-api-types/v10'
import { short } from '../../short.ts'
import type { Message, Picture } from '../types.ts'
import { type Accent, container, file, gallery, limits, text } from './components.ts'

interface Parts {
  /** paragraphs; the first is said first and never left out */
  texts: readonly (string | undefined | false)[]
  picture?: Picture
  rows?: readonly APIComponentInContainer[]
  files?: Message['files']
  accent?: Accent
  pings?: string[]
  everybody?: boolean
  board?: string
}

/** One message: a picture, a few words, buttons. All texts together stay within Discord's limit. */
export function panel({ texts, picture, rows = [], files, accent, pings, everybody, board }: Parts): Message {
  let room = limits.text
  const paragraphs: string[] = []
  for (const paragraph of texts) {
    if (!paragraph || room < 2) continue
    const cut = short(paragraph, room)
    room -= cut.length
    paragraphs.push(cut)
  }
  return {
    components: [
      container(
        [
          ...(picture ? [gallery(picture.name, picture.alt)] : []),
          ...paragraphs.map(text),
          ...(files ?? []).map(({ name }) => file(name)),
          ...rows,
        ],
        accent,
      ),
    ],
    ...(picture && { pictures: [picture] }),
    ...(files?.length && { files }),
    ...(pings?.length && { pings }),
    ...(everybody && { everybody }),
    ...(board !== undefined && { board }),
  }
}
