import type { Language } from '../../rules/core/text.ts'
import type { Brush } from '../paint/brush.ts'
import { drawText, widthOf } from '../paint/drawText.ts'
import { drawName } from '../paint/names.ts'
import { liveryOf, type PaletteName, type Tone } from '../paint/theme.ts'
import { drawHead, drawLine, headHeight, newSheet, sheetWidth, wrapped } from '../sheets/sheetParts.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import { drawGround, drawSide, drawTag, grounds, type Ink, inks, nameOf, small } from './leagueParts.ts'
import { leagueWords } from './leagueWords.ts'

export const battleStates = ['waiting', 'playing', 'paused', 'late', 'over'] as const
export type BattleState = (typeof battleStates)[number]

/** One of a pair. */
export interface Paired {
  name: string
  /** stands for a name of which our faces have no letter */
  number: number
  /** what they play, where that is settled */
  side?: { tone: Tone; word: string }
  /** points it brought, once it is settled */
  score?: string
  won?: boolean
  /** it is whoever looks */
  own?: boolean
}

/** A battle of a season as its schedule shows it. */
export interface ScheduledBattle {
  /** number of its table, counted from 1 */
  table: number
  /** the second is missing for a bye */
  players: readonly [Paired, Paired | null]
  state: BattleState
  /** how it stands, in a word or two */
  said: string
  board?: string
}

/** The battles of a round. */
export interface ScheduleSheet {
  title: string
  about: string
  battles: readonly ScheduledBattle[]
  /** battles that are left out */
  more?: number
  note?: string
}

export const stateInks: Readonly<Record<BattleState, Ink>> = {
  waiting: 'quiet',
  playing: 'good',
  paused: 'quiet',
  late: 'late',
  over: 'quiet',
}

/** Names and what is said below them stand this far apart. */
const lineHeight = 40
const padding = 9
const left = 28
const nameLeft = 92
const right = sheetWidth - 28

const heightOf = ({ players: [, other] }: ScheduledBattle): number =>
  (other === null ? 2 : 3) * lineHeight + 2 * padding

/** The battles of a round: who, in which camps, where, and how each stands. A PNG. */
export async function drawSchedule(
  sheet: ScheduleSheet,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const { battles, more = 0 } = sheet
  const note = sheet.note ? wrapped(sheet.note, right - left, { ...small, colour: '#000000' }) : []
  const lines = [...(more > 0 ? [leagueWords[language].more(more)] : []), ...note]
  const first = headHeight(sheetWidth, sheet)
  const high = battles.reduce((sum, battle) => sum + heightOf(battle), first) + lines.length * 36 + 34
  const { canvas, brush } = newSheet(sheetWidth, high, palette)
  const { ctx, colours } = brush
  drawHead(brush, sheetWidth, sheet, liveryOf(palette, 'cool').strong)
  let top = first
  battles.forEach((battle, i) => {
    drawBattleRow(brush, top, battle, i)
    top += heightOf(battle)
  })
  top += 10
  for (const said of lines) {
    drawLine(ctx, said, left, top + 18, right - left, { ...small, colour: inks(colours).quiet })
    top += 36
  }
  return pngOf(canvas)
}

/** The players one below the other, and how it stands and where it is fought below them. */
function drawBattleRow(brush: Brush, top: number, battle: ScheduledBattle, i: number): void {
  const { ctx, colours } = brush
  const ground = grounds(colours)
  const ink = inks(colours)
  const isOwn = battle.players.some(player => player?.own)
  if (isOwn || i % 2) drawGround(ctx, top, heightOf(battle), isOwn ? ground.own : ground.band)
  const quiet = { ...small, colour: ink.quiet }
  let y = top + padding + lineHeight / 2
  drawText(ctx, String(battle.table), 58, y, quiet, 'right')
  for (const player of battle.players) {
    if (!player) continue
    const colour = player.won === false ? ink.quiet : ink.ink
    if (player.side) drawSide(brush, { x: nameLeft - 16, y }, player.side.tone)
    const word = player.side?.word ?? ''
    const taken = player.score === undefined ? 0 : widthOf(player.score, { size: 30, colour }) + 16
    const room = right - taken - nameLeft - 8 - (word ? widthOf(word, quiet) + 12 : 0)
    const width = drawName(ctx, nameOf(player), nameLeft + 8, y, room, { size: 29, colour })
    if (word) drawText(ctx, word, nameLeft + 8 + width + 12, y, quiet, 'left')
    if (player.score !== undefined) drawText(ctx, player.score, right, y, { size: 30, colour }, 'right')
    y += lineHeight
  }
  const x = nameLeft + 8
  const tag = drawTag(brush, battle.said, { x, y }, stateInks[battle.state])
  if (!battle.board || battle.players[1] === null) return
  drawName(ctx, battle.board, x + tag + 14, y, right - x - tag - 14, quiet)
}
