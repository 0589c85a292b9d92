import type { Camp, FigureType } from '../../rules/combat-hex/army/figure.ts'
import type { Language } from '../../rules/core/text.ts'
import type { PaletteName } from '../paint/theme.ts'
import { drawArmies } from '../sheets/armiesSheet.ts'
import { tones } from './boardScene.ts'
import { drawCampSign } from './campSign.ts'
import { chipOf } from './figureIcons.ts'
import { pictureWords } from './pictureWords.ts'

/** Who takes the field: the armies of all sides before the battle. */
export interface MusterSheet {
  title: string
  about: string
  /** kinds of figures of one army that it has room for; of more, the dearest are shown */
  most?: number
  players: readonly {
    name: string
    camp: Camp
    figures: readonly { type: FigureType; count: number }[]
  }[]
}

/** All armies, each figure by its picture, its number and its name. A PNG. */
export const drawMuster = (
  { players, ...sheet }: MusterSheet,
  language: Language,
  palette?: PaletteName,
): Promise<Buffer> =>
  drawArmies(
    {
      ...sheet,
      words: pictureWords[language],
      armies: players.map(({ name, camp, figures }) => ({
        name,
        tone: tones[camp],
        sign: (brush, at, colour) => drawCampSign(brush, at, 1.3, camp, colour),
        kinds: figures.map(({ type, count }) => ({
          name: type.name[language],
          chip: chipOf(type),
          count,
          points: type.points,
          leads: type.kind === 'hero',
        })),
      })),
    },
    palette,
  )
