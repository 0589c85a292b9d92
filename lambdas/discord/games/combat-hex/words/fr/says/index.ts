import { answers } from './answers.ts'
import { armies } from './armies.ts'
import { battle } from './battle.ts'
import { buttons } from './buttons.ts'
import { previews } from './previews.ts'
import { why } from './why.ts'

/** Whatever else Combat Hex says. */
export const says = { ...battle, ...answers, ...buttons, ...previews, ...armies, ...why }
