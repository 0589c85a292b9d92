import { armies } from './armies.ts'
import { battle } from './battle.ts'
import { buttons } from './buttons.ts'
import { challenges } from './challenges.ts'
import { deadlines } from './deadlines.ts'
import { games } from './games.ts'
import { settings } from './settings.ts'

/** Tout ce que le programme dit d’autre. */
export const says = {
  ...battle,
  ...buttons,
  ...challenges,
  ...deadlines,
  ...armies,
  ...games,
  ...settings,
}
