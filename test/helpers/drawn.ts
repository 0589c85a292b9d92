import type { Picture } from '../../lambdas/discord/types.ts'
import type { CombatHexPicture } from '../../render/combat-hex/draw.ts'
import type { DarkLordPicture } from '../../render/dark-lord/draw.ts'
import type { RegimentsPicture } from '../../render/regiments/draw.ts'

/** What each game has drawn. */
interface Drawn {
  'combat-hex': CombatHexPicture
  'dark-lord': DarkLordPicture & { game: 'dark-lord' }
  regiments: RegimentsPicture & { game: 'regiments' }
}

/**
 * A picture of one game that shows a thing of this name: its still, a moment, a replay, fights, a result.
 * @throws where it shows something else, or nothing
 */
export function drawn<Game extends keyof Drawn, What extends string>(
  game: Game,
  what: What,
  picture: Picture | undefined,
): Extract<Drawn[Game], Readonly<Record<What, unknown>>> & Pick<Picture, 'name' | 'alt'> {
  const of = picture && 'game' in picture ? picture.game : 'combat-hex'
  if (!picture || !(what in picture) || of !== game) throw new Error(`no picture of ${game} of ${what}`)
  return picture as never
}
