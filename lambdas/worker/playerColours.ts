import type { Bot } from '../discord/bot.ts'
import { paintedBy } from '../discord/games/pictures.ts'
import { isPublic } from '../discord/isPublic.ts'
import type { Call, Message, Picture } from '../discord/types.ts'
import type { Appearance, UserSettings } from '../store/types.ts'

/** Does the caller alone see this answer? */
const isOwn = (message: Message, call: Call, bot: Pick<Bot, 'commands' | 'publicButtons'>): boolean =>
  message.discreet || (!isPublic(call, bot) && !(call.kind === 'component' && message.everybody))

/** Pictures that the caller alone sees, with the colours and marks that the caller has chosen; others are everybody's. */
export function paint(
  message: Message,
  call: Call,
  { colours, marks }: Pick<UserSettings, 'colours' | 'marks'>,
  bot: Pick<Bot, 'commands' | 'publicButtons'>,
): Message {
  if (!message.pictures || !isOwn(message, call, bot)) return message
  if (colours === 'standard' && marks === 'few') return message
  return {
    ...message,
    pictures: message.pictures.map(picture => inLook(picture, { palette: colours, marks })),
  }
}

function inLook(picture: Picture, look: Appearance): Picture {
  const { palette } = look
  if ('scene' in picture) return { ...picture, scene: { ...picture.scene, ...look } }
  if ('league' in picture || 'overview' in picture) return { ...picture, palette }
  return { ...picture, ...paintedBy(picture, look) } as Picture
}
