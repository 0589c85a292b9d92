import { type Cell, parseCell } from '../../rules/board/board.ts'
import type { Camp } from '../../rules/combat-hex/army/figure.ts'
import type { BattleEvent } from '../../rules/combat-hex/battle/events.ts'
import { type BattleHistory, figuresAt } from '../../rules/combat-hex/replay/figureHistory.ts'
import { type BattleMoment, type MomentKind, momentsOf } from '../../rules/combat-hex/replay/moments.ts'
import type { Numbered } from '../../rules/core/tape.ts'
import type { Language } from '../../rules/core/text.ts'
import { layoutsOf } from '../camera.ts'
import { captionRows } from '../drawCaption.ts'
import { drawReplay, endingShown } from '../drawReplay.ts'
import { drawLaidOut } from '../drawScene.ts'
import type { Caption, Frame, Replay } from '../types.ts'
import { tones } from './battleScene.ts'
import { eventOverlay } from './eventOverlay.ts'
import { legendOf } from './pictureWords.ts'
import { endingOf } from './replayEnding.ts'
import { paintResult } from './resultSheet.ts'
import { tokenOf } from './tokenOf.ts'

/** How long a picture is looked at, in milliseconds: what came of a fight takes longer to read than a move. */
const shownFor: Record<MomentKind, number> = { quiet: 850, place: 850, move: 850, shot: 1100, combat: 1500 }

/** A replay lasts no longer than so many milliseconds, its ending among them: longer, nobody looks to the end. */
const longest = 25_000

/** Pictures shown shorter, each as much as the others, so that they and the ending take no longer than a replay may. */
export function paced<Shown extends { shown: number }>(frames: readonly Shown[]): Shown[] {
  const total = frames.reduce((sum, { shown }) => sum + shown, 0)
  const by = Math.min(1, (longest - endingShown) / total)
  // GIF counts hundredths of a second.
  return frames.map(frame => ({ ...frame, shown: Math.floor((frame.shown * by) / 10) * 10 }))
}

function fightersIn(events: readonly BattleEvent[], { board }: BattleHistory): Cell[] {
  return events.flatMap(event =>
    event.event === 'combat-began' ? event.at.flatMap(hex => parseCell(board, hex) ?? []) : [],
  )
}

/** A moment of a battle as it is drawn: the board after it, with what happened laid over it. */
function frameOf(history: BattleHistory, moment: BattleMoment, number: number): Frame {
  const { kind, turn, phase, events, before, after } = moment
  const spot = (label: string) => {
    const at = before.get(label)?.at
    const owner = history.fighters.find(fighter => fighter.label === label)?.owner
    const type = before.get(label)?.type
    return owner === undefined
      ? undefined
      : { owner, at: at ? parseCell(history.board, at) : undefined, type }
  }
  const { overlay } = eventOverlay(events, history.board, spot)
  const band = fightersIn(events, history)
  // Whoever falls lies there once more; whoever goes otherwise is seen as it was.
  const fallen = new Set(overlay.marks?.flatMap(({ token }) => token?.label ?? []))
  const gone = figuresAt(before, history).filter(
    ({ label }) => !fallen.has(label) && before.get(label)?.at && !after.get(label)?.at,
  )
  return {
    // Each combat is seen from nearer than the moves that lead to it.
    part: kind === 'combat' ? `combat ${number}` : `${turn} ${phase}`,
    tokens: [...figuresAt(after, history), ...gone.map(figure => ({ ...figure, life: 0 }))].map(figure =>
      tokenOf(history.board, figure),
    ),
    overlay: { ...overlay, ...(band.length && { chains: [{ cells: band, links: [] }] }) },
    shown: shownFor[kind],
  }
}

/**
 * A battle as pictures, from its log alone.
 * @param turn only this turn; everything before it is passed over
 * @param most pictures at most: where more happened, several things share one
 */
export const framesOf = (
  history: BattleHistory,
  log: readonly Numbered<BattleEvent>[],
  options: { turn?: number; most?: number } = {},
): Frame[] => momentsOf(history, log, options).map((moment, i) => frameOf(history, moment, i))

/** A battle to be shown as it went. */
export interface BattleReplay extends BattleHistory, Pick<Replay, 'palette' | 'width'> {
  players: readonly { name: string; camp: Camp }[]
  log: readonly Numbered<BattleEvent>[]
  /** this turn alone; 0 is the deployment */
  turn?: number
  /** of its moments, one after the other; a legend where one has none */
  captions: readonly Caption[]
  language: Language
}

/** What its pictures are, and with what they are drawn. */
function picturesOf({
  board,
  fighters,
  types,
  players,
  log,
  turn,
  captions,
  language,
  palette,
}: BattleReplay) {
  const frames = framesOf({ board, fighters, types }, log, { turn })
  return {
    board,
    players: players.map(({ name, camp }) => ({ name, tone: tones[camp] })),
    legend: legendOf(language),
    palette,
    frames: paced(frames.map((frame, i) => ({ ...frame, ...(captions[i] && { caption: captions[i] }) }))),
  }
}

/**
 * Draws a battle, or a turn of it, as an animated GIF.
 * @throws RangeError where nothing happened
 */
export function drawBattleReplay(replay: BattleReplay): Promise<Buffer> {
  const { players, log, turn, language, palette, width } = replay
  const ending = endingOf(replay, players, log, language)
  const lastTurn = turn === undefined || log.some(event => event.event === 'ended' && event.turn === turn)
  return drawReplay({
    ...picturesOf(replay),
    width,
    ...(ending && lastTurn && { ending: () => paintResult(ending, language, palette ?? 'standard') }),
  })
}

/** Of one picture of a replay, in pixels: as large as any other of a part of a board. */
const momentWidth = 800

/**
 * Draws one picture of a replay as a PNG, as it is seen in the moving one.
 * @throws RangeError where there is none of this number
 */
export function drawMoment({ replay, number }: { replay: BattleReplay; number: number }): Promise<Buffer> {
  const { frames, board, players, ...scene } = picturesOf(replay)
  const frame = frames[number]
  if (!frame) throw new RangeError(`a replay of ${frames.length} pictures has none of number ${number}`)
  const layouts = layoutsOf(board, frames, { width: momentWidth, rows: captionRows, players })
  const { tokens, overlay, caption } = frame
  return drawLaidOut({ ...scene, board, players, tokens, overlay, labels: false, caption }, layouts[number]!)
}
