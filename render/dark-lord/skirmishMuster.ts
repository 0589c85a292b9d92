import type { Language } from '../../rules/core/text.ts'
import { isHeroProfile } from '../../rules/dark-lord/index.ts'
import { drawArmies } from '../armiesSheet.ts'
import { drawIcon } from '../icons/drawIcon.ts'
import type { PaletteName } from '../theme.ts'
import { profileChip } from './fightCard.ts'
import { sideSigns } from './profileIcons.ts'
import { sideTones } from './skirmishScene.ts'
import { skirmishWords } from './skirmishWords.ts'
import type { WarbandSheet } from './warbandSheet.ts'

/** Who takes the field on both sides. */
export interface SkirmishMuster {
  title: string
  about: string
  /** kinds of figures of one army that it has room for; of more, the dearest are shown */
  most?: number
  players: readonly WarbandSheet[]
}

/** Both armies, each figure by its picture, its number and its name. A PNG. */
export const drawSkirmishMuster = (
  { players, ...sheet }: SkirmishMuster,
  language: Language,
  palette?: PaletteName,
): Promise<Buffer> =>
  drawArmies(
    {
      ...sheet,
      words: skirmishWords[language].army,
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
