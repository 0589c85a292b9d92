import type { Language } from '../../rules/core/text.ts'
import { isHeroProfile } from '../../rules/dark-lord/index.ts'
import { drawIcon } from '../icons/drawIcon.ts'
import type { PaletteName } from '../paint/theme.ts'
import { drawArmies } from '../sheets/armiesSheet.ts'
import type { ArmySheet } from './armySheet.ts'
import { sideTones } from './boardScene.ts'
import { profileChip } from './fightCard.ts'
import { pictureWords } from './pictureWords.ts'
import { sideSigns } from './profileIcons.ts'

/** Who takes the field on both sides. */
export interface MusterPicture {
  title: string
  about: string
  /** kinds of figures of one army that it has room for; of more, the dearest are shown */
  most?: number
  players: readonly ArmySheet[]
}

/** Both armies, each figure by its picture, its number and its name. A PNG. */
export const drawMuster = (
  { players, ...sheet }: MusterPicture,
  language: Language,
  palette?: PaletteName,
): Promise<Buffer> =>
  drawArmies(
    {
      ...sheet,
      words: pictureWords[language].army,
      armies: players.map(({ name, side, figures }) => ({
        name,
        tone: sideTones[side],
        sign: ({ ctx }, at, colour) => drawIcon(ctx, sideSigns[side], at, 46, colour),
        kinds: figures.map(({ type, count }) => ({
          name: type.name[language],
          chip: profileChip(type),
          count,
          points: type.points,
          leads: isHeroProfile(type),
        })),
      })),
    },
    palette,
  )
