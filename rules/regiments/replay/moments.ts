import type { Board } from '../../board/board.ts'
import { addToMoments, joinMoments, type MomentEvents, type Weighed } from '../../play/joinMoments.ts'
import { withoutTakenBack } from '../../play/takenBack.ts'
import type { GameEvent } from '../field/events.ts'
import type { RegimentsState } from '../state.ts'
import { afterEvents, beforeBattle, type EventLog, type ReplayMoment } from './moment.ts'

type MomentKind = 'placed' | 'charged' | 'moved' | 'magic' | 'shot' | 'combat'

/** What one picture of a replay shows: events that follow each other, and where everybody stood before and after. */
export interface RetoldMoment {
  kind: MomentKind
  turn: number
  /** whose part it was; null in combats */
  by: number | null
  events: EventLog
  before: ReplayMoment
  after: ReplayMoment
}

/** So many pictures are looked at to the end. */
const maxRetold = 24

/** How much there is to see in an event; what is not named here goes with what it followed. */
const weights: Partial<Record<GameEvent['event'], number>> = {
  placed: 1,
  'held-back': 0,
  arrived: 4,
  moved: 1,
  declared: 0,
  'charge-failed': 4,
  charged: 8,
  fled: 6,
  pursued: 3,
  shot: 2,
  swept: 3,
  cast: 2,
  'spell-struck': 4,
  'lost-life': 1,
  destroyed: 9,
  melee: 20,
}

const weighed: Weighed<EventLog[number]> = {
  heavy: ({ event }) => weights[event] ?? 0,
  isSeen: ({ event }) => weights[event] !== undefined,
}

const kinds: Record<GameEvent['stage'], MomentKind> = {
  deployment: 'placed',
  scouts: 'placed',
  vanguard: 'moved',
  charges: 'charged',
  movement: 'moved',
  magic: 'magic',
  shooting: 'shot',
  melee: 'combat',
  over: 'combat',
}

/** Events by pictures: a phase of a player turn, or a round of a combat with what came of it. */
function grouped(log: EventLog): MomentEvents<EventLog[number]>[] {
  const groups: MomentEvents<EventLog[number]>[] = []
  let by: number | null = null
  let rounds = 0
  for (const event of log) {
    if (event.event === 'turn-began') by = event.active
    if (event.event === 'melee') rounds++
    const kind = kinds[event.stage]
    const own = kind === 'combat' || kind === 'placed' ? null : by
    const key = kind === 'combat' ? `combat ${rounds}` : `${event.turn} ${own} ${kind}`
    addToMoments(groups, event, { key, by: own }, weighed)
  }
  return groups
}

/**
 * A battle as moments, from its log alone; its state knows who took part.
 * @param turn only this turn; everything before it is passed over
 */
export function retoldMoments(
  war: RegimentsState,
  board: Board,
  log: EventLog,
  { turn, most = maxRetold }: { turn?: number | undefined; most?: number | undefined } = {},
): RetoldMoment[] {
  const all = withoutTakenBack(log)
  const wanted = turn === undefined ? all : all.filter(event => event.turn === turn)
  let moment = beforeBattle(war)
  if (turn !== undefined)
    moment = afterEvents(
      moment,
      all.filter(event => event.turn < turn),
      board,
    )
  return joinMoments(grouped(wanted), most, weighed).map(({ by, events }) => {
    const before = moment
    moment = afterEvents(before, events, board)
    const shown = events.reduce((best, each) => (weighed.heavy(each) > weighed.heavy(best) ? each : best))
    return { kind: kinds[shown.stage], turn: shown.turn, by, events, before, after: moment }
  })
}
