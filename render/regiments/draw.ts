import { drawScene } from '../board/drawScene.ts'
import { drawIcon } from '../icons/drawIcon.ts'
import type { IconName } from '../icons/iconNames.ts'
import type { Tone } from '../paint/theme.ts'
import { drawMoment } from '../replay/drawMoment.ts'
import { type ArmiesSheet, drawArmies } from '../sheets/armiesSheet.ts'
import { type EndSheet, paintEnd } from '../sheets/endSheet.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import type { SheetLook } from '../types.ts'
import { type BoardScene, boardScene, toneOf } from './boardScene.ts'
import { type BesideSheet, type ClashSheet, drawBeside, drawClash } from './clashSheet.ts'
import { type ReplayedGame, replayOf } from './frames.ts'
import { drawMelees, type MeleeSheet } from './meleeSheet.ts'
import { sheetWords } from './pictureWords.ts'
import { drawGameReplay } from './replay.ts'
import { iconOfUnit, type UnitIcon } from './unitIcons.ts'

/** A battle as it stands. */
export interface Still {
  still: BoardScene
}

/** An army before a battle: its units by kind, the dearest first but for those who lead. */
export interface ArmySheet {
  name: string
  tone?: Tone
  /** of its list */
  icon: IconName
  kinds: readonly { name: string; icon: UnitIcon; count: number; points: number; leads: boolean }[]
}

/** How a battle ended: from 20 to 0, points that are left, who fell. The words of its numbers are known here. */
export interface ResultSheet extends Omit<EndSheet, 'words' | 'score' | 'players' | 'sign'> {
  /** from 0 to 20 each */
  score: readonly number[]
  players: readonly (Omit<EndSheet['players'][number], 'tone' | 'figures'> & {
    tone?: Tone
    units: readonly {
      label: string
      name: string
      icon: UnitIcon
      starred: boolean
      worth: number
      life: number
      maxLife: number
      lost: boolean
    }[]
  })[]
}

type Retold = Omit<ReplayedGame, keyof SheetLook>

/** What Regiments has drawn. */
export type RegimentsPicture =
  /** what may come of a clash or a volley */
  | ({ clash: ClashSheet } & SheetLook)
  /** several of them beside each other */
  | ({ compared: BesideSheet } & SheetLook)
  | Still
  /** rounds of combats, one below the other; where there are several, without their steps */
  | ({ fights: readonly MeleeSheet[] } & SheetLook)
  | ({ result: ResultSheet } & SheetLook)
  /** a battle as it went, with how it ended where it has; or one picture of it */
  | ({ replay: Retold; ending?: ResultSheet } & SheetLook)
  | ({ moment: { replay: Retold; number: number } } & SheetLook)
  /** both armies, or one */
  | ({ armies: { title: string; about: string; most?: number; armies: readonly ArmySheet[] } } & SheetLook)

function endSheet({ score, players, ...sheet }: ResultSheet, language: SheetLook['language']): EndSheet {
  const { score: word, ...words } = sheetWords[language].end
  return {
    ...sheet,
    words,
    score: { word, values: score },
    players: players.map(({ units, tone, ...player }, i) => ({
      ...player,
      tone: tone ?? toneOf(i),
      figures: units.map(({ icon, starred, name, label, ...unit }) => ({
        ...unit,
        label,
        name: `${label} ${name}`,
        chip: { icon: iconOfUnit(icon), starred },
      })),
    })),
  }
}

const armiesSheet = (
  { armies, ...sheet }: Extract<RegimentsPicture, { armies: unknown }>['armies'],
  language: SheetLook['language'],
): ArmiesSheet => ({
  ...sheet,
  words: sheetWords[language].army,
  armies: armies.map(({ name, tone, icon, kinds }, i) => ({
    name,
    tone: tone ?? toneOf(i),
    sign: ({ ctx }, at, colour) => drawIcon(ctx, icon, at, 46, colour),
    kinds: kinds.map(({ icon: shown, leads, ...kind }) => ({
      ...kind,
      leads,
      chip: { icon: iconOfUnit(shown), starred: leads },
    })),
  })),
})

/** A PNG, of a replay a GIF. */
export async function draw(picture: RegimentsPicture): Promise<Buffer> {
  if ('still' in picture) return drawScene(boardScene(picture.still))
  const { language, palette } = picture
  if ('fights' in picture) return drawMelees(picture.fights, language, palette)
  if ('replay' in picture) {
    const { replay, ending } = picture
    return drawGameReplay(
      { ...replay, language, ...(palette && { palette }) },
      ending && endSheet(ending, language),
    )
  }
  if ('moment' in picture) {
    const { replay, number } = picture.moment
    return drawMoment(replayOf({ ...replay, language, ...(palette && { palette }) }), number)
  }
  if ('result' in picture) return pngOf(paintEnd(endSheet(picture.result, language), palette ?? 'standard'))
  if ('armies' in picture) return drawArmies(armiesSheet(picture.armies, language), palette)
  return 'clash' in picture ? drawClash(picture.clash, palette) : drawBeside(picture.compared, palette)
}
