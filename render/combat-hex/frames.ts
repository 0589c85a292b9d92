import { type Cell, parseCell } from '../../rules/board/board.ts'
import type { Camp } from '../../rules/combat-hex/army/figure.ts'
import type { GameEvent } from '../../rules/combat-hex/battle/events.ts'
import { type FigureHistory, figuresAt } from '../../rules/combat-hex/replay/figureHistory.ts'
import { type MomentKind, momentsOf, type ReplayMoment } from '../../rules/combat-hex/replay/moments.ts'
import type { Numbered } from '../../rules/core/tape.ts'
import type { Language } from '../../rules/core/text.ts'
import { paced } from '../replay/replayTiming.ts'
import type { Caption, Frame, Replay } from '../types.ts'
import { tones } from './boardScene.ts'
import { eventOverlay } from './eventOverlay.ts'
import { legendOf } from './pictureWords.ts'
import { tokenOf } from './tokenOf.ts'

/** How long a picture is looked at, in milliseconds: what came of a fight takes longer to read than a move. */
const shownFor: Record<MomentKind, number> = { quiet: 850, place: 850, move: 850, shot: 1100, combat: 1500 }

function fightersIn(events: readonly GameEvent[], { board }: FigureHistory): Cell[] {
  return events.flatMap(event =>
    event.event === 'combat-began' ? event.at.flatMap(hex => parseCell(board, hex) ?? []) : [],
  )
}

/** A moment of a battle as it is drawn: the board after it, with what happened laid over it. */
function frameOf(history: FigureHistory, moment: ReplayMoment, number: number): Frame {
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
  history: FigureHistory,
  log: readonly Numbered<GameEvent>[],
  options: { turn?: number; most?: number } = {},
): Frame[] => momentsOf(history, log, options).map((moment, i) => frameOf(history, moment, i))

/** A battle to be shown as it went. */
export interface ReplayedGame extends FigureHistory, Pick<Replay, 'palette' | 'width'> {
  players: readonly { name: string; camp: Camp }[]
  log: readonly Numbered<GameEvent>[]
  /** this turn alone; 0 is the deployment */
  turn?: number
  /** moments at most; as many as are looked at to the end unless told */
  most?: number
  /** of its moments, one after the other; a legend where one has none */
  captions: readonly Caption[]
  language: Language
}

/** What its pictures are, and with what they are drawn. */
export function replayOf({
  board,
  fighters,
  types,
  players,
  log,
  turn,
  most,
  captions,
  language,
  palette,
}: ReplayedGame): Replay {
  const frames = framesOf({ board, fighters, types }, log, { turn, ...(most !== undefined && { most }) })
  return {
    board,
    players: players.map(({ name, camp }) => ({ name, tone: tones[camp] })),
    legend: legendOf(language),
    palette,
    frames: paced(frames.map((frame, i) => ({ ...frame, ...(captions[i] && { caption: captions[i] }) }))),
  }
}
