import type { Language } from '../../rules/core/text.ts'
import type { Brush } from '../brush.ts'
import { drawText, widthOf } from '../drawText.ts'
import { drawName } from '../names.ts'
import { drawHead, headHeight, newSheet, pngOf, wrapped } from '../sheetParts.ts'
import { liveryOf, type PaletteName, type Tone } from '../theme.ts'
import { drawGround, drawSide, drawTag, grounds, type Ink, inks, nameOf, sheetWidth } from './leagueParts.ts'
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

const rowHeight = 84
const small = { size: 20, face: 'plain' } as const
const scoreRight = 530
const stateLeft = 556

/** The battles of a round: who, in which camps, where, and how each stands. A PNG. */
export async function drawSchedule(
  sheet: ScheduleSheet,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const { battles, more = 0 } = sheet
  const note = sheet.note ? wrapped(sheet.note, sheetWidth - 60, { ...small, colour: '#000000' }) : []
  const lines = [...(more > 0 ? [leagueWords[language].more(more)] : []), ...note]
  const high = headHeight + 12 + battles.length * rowHeight + lines.length * 28 + 24
  const { canvas, brush } = newSheet(sheetWidth, high, palette)
  const { ctx, colours } = brush
  drawHead(brush, sheetWidth, sheet, liveryOf(palette, 'cool').strong)
  let top = headHeight
  battles.forEach((battle, i) => {
    drawBattleRow(brush, top, battle, i)
    top += rowHeight
  })
  top += 10
  for (const said of lines) {
    drawText(ctx, said, 30, top + 14, { ...small, colour: inks(colours).quiet }, 'left')
    top += 28
  }
  return pngOf(canvas)
}

function drawBattleRow(brush: Brush, top: number, battle: ScheduledBattle, i: number): void {
  const { ctx, colours } = brush
  const ground = grounds(colours)
  const ink = inks(colours)
  const isOwn = battle.players.some(player => player?.own)
  if (isOwn || i % 2) drawGround(ctx, top, rowHeight, isOwn ? ground.own : ground.band)
  drawText(ctx, String(battle.table), 50, top + rowHeight / 2, { ...small, colour: ink.quiet }, 'right')
  const single = battle.players[1] === null
  battle.players.forEach((player, place) => {
    if (!player) return
    const y = top + (single ? rowHeight / 2 : 25 + place * 34)
    const colour = player.won === false ? ink.quiet : ink.ink
    if (player.side) drawSide(brush, { x: 78, y }, player.side.tone)
    const said = { ...small, colour: ink.quiet }
    const word = player.side?.word ?? ''
    const room = scoreRight - 60 - 98 - (word ? widthOf(word, said) + 12 : 0)
    const width = drawName(ctx, nameOf(player), 98, y, room, { size: 24, colour })
    if (word) drawText(ctx, word, 98 + width + 12, y, said, 'left')
    if (player.score !== undefined) drawText(ctx, player.score, scoreRight, y, { size: 24, colour }, 'right')
  })
  const x = stateLeft
  if (!battle.board || single)
    drawTag(brush, battle.said, { x, y: top + rowHeight / 2 }, stateInks[battle.state])
  else {
    drawTag(brush, battle.said, { x, y: top + 25 }, stateInks[battle.state])
    const style = { ...small, colour: ink.quiet }
    drawName(ctx, battle.board, x, top + 59, sheetWidth - 24 - x, style)
  }
}
