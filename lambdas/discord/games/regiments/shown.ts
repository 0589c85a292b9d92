import { type AnyGame, seal } from '../../../../rules/games.ts'
import type { UnitProfile } from '../../../../rules/regiments/index.ts'
import type { ShownGame } from '../face.ts'
import { help } from './help.ts'
import { odds } from './odds.ts'
import { unitsInWords } from './pieces.ts'

/** What of a game's types is not about battles. */
type RegimentsTypes = Omit<AnyGame, 'piece'> & { piece: UnitProfile }

/** What is shown of Regiments, of which no battle can be fought so far. */
export const regimentsShown: ShownGame<RegimentsTypes> = {
  name: { en: 'Regiments', fr: 'Régiments' },
  help,
  odds: seal(odds),
  pieces: unitsInWords,
}
