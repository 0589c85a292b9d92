import { type Cell, parseCell } from '../../rules/board/board.ts'
import type { Camp } from '../../rules/combat-hex/army/figure.ts'
import type { BattleEvent } from '../../rules/combat-hex/battle/events.ts'
import type { Numbered } from '../../rules/core/tape.ts'
import type { Language } from '../../rules/core/text.ts'
import { drawReplay, endingShown } from '../drawReplay.ts'
import type { Frame, Replay } from '../types.ts'
import { tones } from './battleScene.ts'
import { eventOverlay } from './eventOverlay.ts'
import {
  after,
  type BattleHistory,
  beginning,
  type FiguresAt,
  figuresAt,
  withoutUndone,
} from './figureHistory.ts'
import { legendOf, pictureWords } from './pictureWords.ts'
import { endingOf, pointsAt } from './replayEnding.ts'
import { paintResult } from './resultSheet.ts'
import { tokenOf } from './tokenOf.ts'

/** One picture of a replay: the board at a moment, and what happens in it. */
export interface BattleFrame extends Frame {
  turn: number
  phase: BattleEvent['phase']
  /** of each player's figures that stand */
  points: number[]
  /** thrown in it, as far as there is room to write them */
  dice: number[]
}

type FrameKind = 'place' | 'move' | 'shot' | 'combat' | 'turn' | 'end'

/** What an event belongs to; undefined for what no board shows by itself. */
const kindOf = (event: BattleEvent): FrameKind | undefined => {
  switch (event.event) {
    case 'placed':
      return 'place'
    case 'moved':
    case 'ran':
      return 'move'
    case 'shot':
    case 'volley':
    case 'free-attack':
      return 'shot'
    case 'combat-began':
      return 'combat'
    case 'turn-began':
      return 'turn'
    case 'ended':
      return 'end'
    default:
      return undefined
  }
}

/** Events of one picture: `many` moves or shots of a phase together. */
interface Group {
  kind: FrameKind
  events: BattleEvent[]
  begun: number
}

function groupsOf(log: readonly BattleEvent[], many: number): Group[] {
  const groups: Group[] = []
  let last: Group | undefined
  let phase: BattleEvent['phase'] | undefined
  for (const event of log) {
    const kind = kindOf(event)
    const most = kind === 'place' ? Infinity : kind === 'move' ? many : Math.ceil(many / 3)
    if (kind && (kind !== last?.kind || phase !== event.phase || last.begun >= most)) {
      last = { kind, events: [], begun: 0 }
      groups.push(last)
    }
    if (kind && last) last.begun++
    if (!last) groups.push((last = { kind: 'place', events: [], begun: 0 }))
    last.events.push(event)
    phase = event.phase
  }
  return groups
}

/** Few enough groups: single moves where there is room, several in one picture where there is not. */
function bounded(log: readonly BattleEvent[], most: number): Group[] {
  for (const many of [1, 2, 3, 4, 6, 9, 15, 40]) {
    const groups = groupsOf(log, many)
    if (groups.length <= most) return groups
  }
  // A very long battle: whole phases share a picture.
  const groups = groupsOf(log, Infinity)
  const share = Math.ceil(groups.length / most)
  return groups.flatMap((group, i) => {
    const merged = groups.slice(i, i + share)
    return i % share ? [] : [{ ...group, events: merged.flatMap(({ events }) => events) }]
  })
}

const shownFor: Record<FrameKind, number> = {
  place: 1200,
  move: 650,
  shot: 1000,
  combat: 1300,
  turn: 700,
  end: 3500,
}

function fightersIn(events: readonly BattleEvent[], { board }: BattleHistory): Cell[] {
  return events.flatMap(event =>
    event.event === 'combat-began' ? event.at.flatMap(hex => parseCell(board, hex) ?? []) : [],
  )
}

/**
 * A battle as pictures, from its log alone.
 * @param turn only this turn; everything before it is passed over
 * @param most pictures at most: where more happened, several moves share one
 */
export function framesOf(
  history: BattleHistory,
  log: readonly Numbered<BattleEvent>[],
  { turn, most = 150 }: { turn?: number; most?: number } = {},
): BattleFrame[] {
  const all = withoutUndone(log)
  const wanted = all.filter(event => turn === undefined || event.turn === turn)
  const earlier = all.filter(event => turn !== undefined && event.turn < turn)
  let moment: FiguresAt = after(beginning(history, all), earlier, history.types)
  const owners = 1 + Math.max(0, ...history.fighters.map(({ owner }) => owner))
  return bounded(wanted, most).flatMap(({ kind, events }): BattleFrame[] => {
    const before = moment
    moment = after(before, events, history.types)
    const first = events.find(event => kindOf(event)) ?? events[0]!
    const spot = (label: string) => {
      const at = before.get(label)?.at
      const owner = history.fighters.find(fighter => fighter.label === label)?.owner
      const type = before.get(label)?.type
      return owner === undefined
        ? undefined
        : { owner, at: at ? parseCell(history.board, at) : undefined, type }
    }
    const { overlay } = eventOverlay(events, history.board, spot)
    const standing = figuresAt(moment, history)
    // Rolls and choices before the first figure stands: an empty board would be the still of the picture.
    if (!standing.length && events.every(({ phase }) => phase === 'set-up')) return []
    const band = fightersIn(events, history)
    // Whoever falls lies there once more; whoever goes otherwise is seen as it was.
    const fallen = new Set(overlay.marks?.flatMap(({ token }) => token?.label ?? []))
    const gone = figuresAt(before, history).filter(
      ({ label }) => !fallen.has(label) && before.get(label)?.at && !moment.get(label)?.at,
    )
    return [
      {
        turn: first.turn,
        // Combats are seen from nearer than the moves that lead to them.
        part: `${first.turn} ${first.phase === 'combat' ? 'combat' : ''}`,
        phase: first.phase,
        tokens: [...standing, ...gone.map(figure => ({ ...figure, life: 0 }))].map(figure =>
          tokenOf(history.board, figure),
        ),
        overlay: { ...overlay, ...(band.length && { chains: [{ cells: band, links: [] }] }) },
        shown: shownFor[kind],
        points: pointsAt(moment, history, owners),
        dice: events.flatMap(event => (event.event === 'rolled' ? event.faces : [])).slice(0, mostDice),
      },
    ]
  })
}

/** Dice that a caption has room for. */
const mostDice = 12

/**
 * A whole battle takes between so many milliseconds, its ending among them: longer, nobody looks to the end; shorter,
 * nobody follows.
 */
const wholeBattle = { least: 25_000, most: 40_000 }

/** Pictures shown shorter or longer, each as much as the others, so that they and the ending take the time of a battle. */
export function paced<Shown extends { shown: number }>(frames: readonly Shown[]): Shown[] {
  const total = frames.reduce((sum, { shown }) => sum + shown, 0)
  const [least, most] = [wholeBattle.least - endingShown, wholeBattle.most - endingShown]
  const by = total > most ? most / total : total < least ? Math.min(2, least / total) : 1
  // GIF counts hundredths of a second.
  return frames.map(frame => ({ ...frame, shown: Math.max(20, Math.floor((frame.shown * by) / 10) * 10) }))
}

/** A battle to be shown as it went. */
export interface BattleReplay extends BattleHistory, Pick<Replay, 'palette' | 'width'> {
  players: readonly { name: string; camp: Camp }[]
  log: readonly Numbered<BattleEvent>[]
  /** this turn alone; 0 is the deployment */
  turn?: number
  language: Language
}

/**
 * Draws a battle, or a turn of it, as an animated GIF.
 * @throws RangeError where nothing happened
 */
export function drawBattleReplay(replay: BattleReplay): Promise<Buffer> {
  const { board, players, log, turn, language, palette, width } = replay
  const words = pictureWords[language]
  const score = (points: readonly number[]) =>
    points.length === 2
      ? `${players[0]?.name} ${points[0]} : ${points[1]} ${players[1]?.name}`
      : points.map((sum, owner) => `${players[owner]?.name} ${sum}`).join(' · ')
  const caption = ({ turn, phase, points, dice }: BattleFrame) =>
    [
      ...(turn > 0 ? [words.turn(turn)] : []),
      words.phases[phase],
      ...(turn > 0 ? [score(points)] : []),
      ...(dice.length ? [words.dice(dice)] : []),
    ].join(' · ')
  const ending = endingOf(replay, players, log, language)
  const lastTurn = turn === undefined || log.some(event => event.event === 'ended' && event.turn === turn)
  return drawReplay({
    board,
    players: players.map(({ name, camp }) => ({ name, tone: tones[camp] })),
    legend: legendOf(language),
    palette,
    width,
    ...(ending && lastTurn && { ending: () => paintResult(ending, language, palette ?? 'standard') }),
    frames: most => {
      const frames = framesOf(replay, log, { turn, most })
      return (turn === undefined ? paced(frames) : frames).map(frame => ({
        ...frame,
        caption: caption(frame),
      }))
    },
  })
}
