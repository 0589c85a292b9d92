import { type Board, parseCell } from '../../board/board.ts'
import { addToMoments, joinMoments, type MomentEvents, type Weighed } from '../../play/joinMoments.ts'
import { withoutTakenBack } from '../../play/takenBack.ts'
import type { GameEvent } from '../field/events.ts'
import type { DarkLordState } from '../state.ts'
import { afterEvents, beforeGame, type EventLog, type ReplayMoment } from './moment.ts'

/** What one picture of a replay shows: events that follow each other, and where everybody stood before and after. */
export interface ReplayedMoment {
  kind: 'placed' | 'moved' | 'shot' | 'fight' | 'end'
  turn: number
  /** whose part it was; null in fights and at the end of a turn */
  by: number | null
  events: EventLog
  before: ReplayMoment
  after: ReplayMoment
}

/** So many pictures are looked at to the end. */
export const maxReplayed = 24

/** What a board shows of it; all else goes with what follows. */
const seen: ReadonlySet<GameEvent['event']> = new Set([
  'placed',
  'moved',
  'fled-from',
  'shifted',
  'shot',
  'cast',
  'ring-on',
  'ring-off',
  'hurt',
  'removed',
  'left-board',
  'fight-began',
  'took',
  'dropped',
  'burns',
])

const kindOf = ({ stage }: GameEvent): ReplayedMoment['kind'] =>
  stage === 'deployment'
    ? 'placed'
    : stage === 'fights'
      ? 'fight'
      : stage === 'end' || stage === 'over'
        ? 'end'
        : stage === 'shooting'
          ? 'shot'
          : 'moved'

/** How much there is to see in an event: pictures with little to see are joined first. */
const weights: Partial<Record<GameEvent['event'], number>> = {
  moved: 1,
  shot: 2,
  cast: 4,
  hurt: 5,
  removed: 9,
  'ring-on': 15,
  'ring-off': 15,
  'fight-began': 20,
}
const weighed: Weighed<EventLog[number]> = {
  heavy: ({ event }) => weights[event] ?? 0,
  isSeen: ({ event }) => seen.has(event),
}

/** Events by pictures: a stage of a part, or a fight. What nobody sees goes with what it followed or leads to. */
function grouped(log: EventLog): MomentEvents<EventLog[number]>[] {
  const groups: MomentEvents<EventLog[number]>[] = []
  let by: number | null = null
  let fights = 0
  for (const event of log) {
    if (event.event === 'part-began') by = event.by
    if (event.event === 'fight-began') fights++
    const kind = kindOf(event)
    const own = kind === 'moved' || kind === 'shot' ? by : null
    const part = kind === 'fight' || kind === 'end' ? fights : `${own} ${kind}`
    const key = `${event.turn} ${part}`
    addToMoments(groups, event, { key, by: own }, weighed)
  }
  return groups
}

/**
 * A game as moments, from its log alone; the last state knows who took part.
 * @param turn only this turn; everything before it is passed over
 */
export function replayedMoments(
  skirmish: DarkLordState,
  board: Board,
  log: EventLog,
  { turn, most = maxReplayed }: { turn?: number; most?: number } = {},
): ReplayedMoment[] {
  const all = withoutTakenBack(log)
  const wanted = turn === undefined ? all : all.filter(event => event.turn === turn)
  const joined = joinMoments(grouped(wanted), most, weighed)
  const start = all.find(event => event.event === 'took' || event.event === 'dropped')
  const first = start?.event === 'took' ? start.at : undefined
  const lies = first === undefined ? null : (parseCell(board, first) ?? null)
  let moment = beforeGame(skirmish, start ? lies : skirmish.treasure)
  if (turn !== undefined)
    moment = afterEvents(
      moment,
      all.filter(event => event.turn < turn),
      board,
    )
  return joined.map(({ by, events }) => {
    const before = moment
    moment = afterEvents(before, events, board)
    const shown = events.reduce((best, each) => (weighed.heavy(each) > weighed.heavy(best) ? each : best))
    const fight = events.some(each => each.event === 'fight-began')
    return {
      kind: fight ? 'fight' : kindOf(shown),
      turn: shown.turn,
      by: fight ? null : by,
      events,
      before,
      after: moment,
    }
  })
}
