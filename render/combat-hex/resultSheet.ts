import type { Camp } from '../../rules/combat-hex/army/figure.ts'
import type { Language } from '../../rules/core/text.ts'
import type { Canvas } from '../paint/canvas.ts'
import type { PaletteName } from '../paint/theme.ts'
import { paintEnd } from '../sheets/endSheet.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import { tones } from './boardScene.ts'
import { drawCampSign } from './campSign.ts'
import { chipOf, type FigureLook } from './figureIcons.ts'
import { pictureWords } from './pictureWords.ts'

/** How a battle ended, for all sides. */
export interface ResultSheet {
  /** who won, and where and when */
  title: string
  about: string
  /** why, in words */
  reason?: string
  /** number of the winner; null for a draw */
  winner: number | null
  players: readonly {
    name: string
    camp: Camp
    figures: readonly {
      label: string
      /** its label with its name; the label alone where it is left out */
      name?: string
      type: FigureLook & { points?: number }
      life: number
      maxLife: number
      lost: boolean
    }[]
    /** points of its figures on the board at the beginning and at the end of every turn; none before the battle */
    points: readonly number[]
    /** how its dice fell against the average: +3.5 */
    luck?: string
  }[]
}

/** Both sides in numbers side by side, why it ended, their heroes, and the points left over the turns. A PNG. */
export const drawResult = (
  sheet: ResultSheet,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> => pngOf(paintResult(sheet, language, palette))

/** The same, not yet a file. */
export function paintResult(sheet: ResultSheet, language: Language, palette: PaletteName): Canvas {
  const { result, pointsByTurn } = pictureWords[language]
  const { players, winner, ...told } = sheet
  const camp = winner === null ? undefined : players[winner]?.camp
  return paintEnd(
    {
      ...told,
      winner,
      words: { ...result, pointsByTurn },
      ...(camp && { sign: (brush, at, colour) => drawCampSign(brush, at, 1.5, camp, colour) }),
      players: players.map(({ camp: own, figures, ...player }) => ({
        ...player,
        tone: tones[own],
        figures: figures.map(({ type, ...figure }) => ({
          ...figure,
          chip: chipOf(type),
          worth: type.points ?? 0,
        })),
      })),
    },
    palette,
  )
}
