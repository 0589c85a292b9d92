import { firstGame, type GamePiece, seal } from '../../rules/games.ts'
import type { ReadFigures, Services } from '../discord/types.ts'

/** What reads the files of a game's pieces. */
type FigureReader = (text: string, known: (id: string) => GamePiece | undefined) => ReadFigures

const readers: Readonly<Record<string, () => Promise<FigureReader>>> = {
  [firstGame]: async () =>
    seal((await import('../discord/games/combat-hex/figureFiles/readFigures.ts')).readFigures),
  regiments: async () =>
    seal((await import('../discord/games/regiments/figureFiles/readUnitFile.ts')).readUnitFile),
  'dark-lord': async () =>
    seal((await import('../discord/games/dark-lord/figureFiles/readProfiles.ts')).readProfiles),
}

/**
 * Reads pieces of a game from a file. What reads it is loaded with the first of them.
 * @throws for a game that has no such files
 */
export const readFigures: Services['readFigures'] = async ({ game = firstGame }, text, known) => {
  const load = readers[game]
  if (!load) throw new Error(`nothing reads figures of ${game}`)
  return (await load())(text, known)
}
