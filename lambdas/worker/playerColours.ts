import type { Bot } from '../discord/bot.ts'
import { paintedBy } from '../discord/games/pictures.ts'
import { isPublic } from '../discord/isPublic.ts'
import type { Call, Message, Picture } from '../discord/types.ts'
import type { PaletteName } from '../store/types.ts'

/** Does the caller alone see this answer? */
const isOwn = (message: Message, call: Call, bot: Pick<Bot, 'commands' | 'publicButtons'>): boolean =>
  message.discreet || (!isPublic(call, bot) && !(call.kind === 'component' && message.everybody))

/** Pictures that the caller alone sees, in the colours that the caller has chosen; others are everybody's. */
export function paint(
  message: Message,
  call: Call,
  colours: PaletteName,
  bot: Pick<Bot, 'commands' | 'publicButtons'>,
): Message {
  if (colours === 'standard' || !message.pictures || !isOwn(message, call, bot)) return message
  return {
    ...message,
    pictures: message.pictures.map(picture => inColours(picture, colours)),
  }
}

function inColours(picture: Picture, palette: PaletteName): Picture {
  if ('scene' in picture) return { ...picture, scene: { ...picture.scene, palette } }
  if ('league' in picture || 'overview' in picture) return { ...picture, palette }
  return { ...picture, ...paintedBy(picture, palette) }
}
