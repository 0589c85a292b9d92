import { armies } from './armies.ts'
import { battle } from './battle.ts'
import { buttons } from './buttons.ts'
import { challenges } from './challenges.ts'
import { deadlines } from './deadlines.ts'
import { games } from './games.ts'
import { settings } from './settings.ts'

/** Whatever else the program says. */
export const says = {
  ...battle,
  ...buttons,
  ...challenges,
  ...deadlines,
  ...armies,
  ...games,
  ...settings,
}
