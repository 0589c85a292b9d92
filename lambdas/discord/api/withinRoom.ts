import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { fitting, roomOf } from './components.ts'
import { limits } from './limits.ts'

/** Something that may hold texts: itself, or in what stands in it. */
interface TextPart {
  content?: string
  components?: readonly TextPart[]
}

const textsIn = (part: TextPart): string[] => [
  ...(part.content === undefined ? [] : [part.content]),
  ...(part.components ?? []).flatMap(textsIn),
]

const withText = (part: TextPart, before: string, after: string): TextPart => ({
  ...part,
  ...(part.content === before && { content: after }),
  ...(part.components && { components: part.components.map(inner => withText(inner, before, after)) }),
})

/**
 * Components whose texts stay together within what Discord takes of a message: where a line was put above a message that
 * was full already, say, the longest text is cut short.
 */
export function withinRoom(
  components: readonly APIMessageTopLevelComponent[],
): APIMessageTopLevelComponent[] {
  let parts = components as readonly TextPart[]
  for (;;) {
    const texts = parts.flatMap(textsIn)
    const over = texts.reduce((sum, text) => sum + roomOf(text), 0) - limits.text
    if (over <= 0) return parts as APIMessageTopLevelComponent[]
    const longest = texts.reduce((one, other) => (roomOf(other) > roomOf(one) ? other : one))
    const cut = fitting(longest, Math.max(1, roomOf(longest) - over))
    // Nothing but many short texts: Discord says so itself.
    if (cut === longest) return parts as APIMessageTopLevelComponent[]
    parts = parts.map(part => withText(part, longest, cut))
  }
}
