import type { Numbered } from '../../core/tape.ts'
import type { GameEvent } from '../battle/events.ts'
import { after, beginning, type FigureHistory, type FiguresAt, withoutUndone } from './figureHistory.ts'
import { type Entry, gatherBlows, type ToldBlow } from './gatherBlows.ts'

/** What most of a moment is about. */
export type MomentKind = 'quiet' | 'place' | 'move' | 'shot' | 'combat'

/** What one picture of a replay shows: events that follow each other, and where everybody stood before and after them. */
export interface ReplayMoment {
  kind: MomentKind
  turn: number
  phase: GameEvent['phase']
  events: readonly Entry[]
  /** combats, shots and free attacks among them */
  blows: readonly ToldBlow[]
  before: FiguresAt
  after: FiguresAt
}

/** So many pictures are looked at to the end: with one a second and the result, 25 seconds. */
export const maxMoments = 20

/** Events that may share a picture with those beside them. */
interface MomentPart {
  kind: MomentKind
  /** how much there is to see in it */
  weight: number
  events: Entry[]
  blows: ToldBlow[]
  turn: number
  phase: GameEvent['phase']
}

const weights = { move: 1, vain: 2, hurt: 6, fall: 9, combat: 20 } as const
/** A picture of two phases, or of two turns, is harder to follow. */
const apart = { phase: 8, turn: 30 } as const
/** Each combat has a picture of its own, as long as there is anything else that can share one. */
const twoCombats = 1000

function weigh(blow: ToldBlow): Pick<MomentPart, 'kind' | 'weight'> {
  if (blow.opening.event === 'combat-began') return { kind: 'combat', weight: weights.combat }
  if (blow.outcomes.some(({ fallen }) => fallen)) return { kind: 'shot', weight: weights.fall }
  return { kind: 'shot', weight: blow.outcomes.length ? weights.hurt : weights.vain }
}

function weighEntry({ event, phase }: Entry): Pick<MomentPart, 'kind' | 'weight'> {
  if (event === 'moved' || event === 'ran') return { kind: 'move', weight: weights.move }
  if (event === 'placed' && phase === 'deployment') return { kind: 'place', weight: 0 }
  // An ability may do it as well.
  if (event === 'removed' || event === 'wounded') return { kind: 'shot', weight: weights.hurt }
  return { kind: 'quiet', weight: 0 }
}

const partsOf = (log: readonly Entry[]): MomentPart[] =>
  gatherBlows(log).map(({ blow, entry }) => {
    const events = blow ? blow.entries : [entry]
    const { turn, phase } = blow ? blow.opening : entry
    return { ...(blow ? weigh(blow) : weighEntry(entry)), events, blows: blow ? [blow] : [], turn, phase }
  })

const kinds: readonly MomentKind[] = ['quiet', 'place', 'move', 'shot', 'combat']

function joined(one: MomentPart, other: MomentPart): MomentPart {
  const main = kinds.indexOf(other.kind) > kinds.indexOf(one.kind) ? other : one
  return {
    ...main,
    weight: one.weight + other.weight,
    events: [...one.events, ...other.events],
    blows: [...one.blows, ...other.blows],
  }
}

/** What no board shows goes with what it led to, or with what it followed; a deployment is one picture. */
function withoutQuiet(parts: readonly MomentPart[]): MomentPart[] {
  const found: MomentPart[] = []
  for (const part of parts) {
    const last = found.at(-1)
    const follows = last?.turn === part.turn
    const ends = part.kind === 'quiet' && follows && last.phase === part.phase
    const leads = last?.kind === 'quiet' && (follows || part.kind === 'quiet')
    const placing = last?.kind === 'place' && part.kind === 'place'
    if (last && (ends || leads || placing)) found[found.length - 1] = joined(last, part)
    else found.push(part)
  }
  return found
}

const costOf = (one: MomentPart, other: MomentPart): number =>
  one.weight +
  other.weight +
  (one.turn !== other.turn ? apart.turn : one.phase !== other.phase ? apart.phase : 0) +
  (one.kind === 'combat' && other.kind === 'combat' ? twoCombats : 0)

/** No more parts than these: those beside each other in which least happens share one, again and again. */
function bounded(all: readonly MomentPart[], most: number): MomentPart[] {
  const parts = [...all]
  const costs = parts.slice(1).map((part, i) => costOf(parts[i]!, part))
  while (parts.length > most) {
    let at = 0
    for (let i = 1; i < costs.length; i++) if (costs[i]! < costs[at]!) at = i
    parts.splice(at, 2, joined(parts[at]!, parts[at + 1]!))
    costs.splice(at, 1)
    if (at > 0) costs[at - 1] = costOf(parts[at - 1]!, parts[at]!)
    if (at < costs.length) costs[at] = costOf(parts[at]!, parts[at + 1]!)
  }
  return parts
}

/**
 * A battle as moments, from its log alone: each combat by itself, then what hurt somebody, then moves of a phase. All that
 * happened is in one of them.
 * @param turn only this turn; everything before it is passed over
 * @param most moments at most: where more happened, several things share one
 */
export function momentsOf(
  history: FigureHistory,
  log: readonly Numbered<GameEvent>[],
  { turn, most = maxMoments }: { turn?: number; most?: number } = {},
): ReplayMoment[] {
  const all = withoutUndone(log)
  const wanted = all.filter(event => turn === undefined || event.turn === turn)
  const earlier = all.filter(event => turn !== undefined && event.turn < turn)
  let moment = after(beginning(history, all), earlier, history.types)
  return bounded(withoutQuiet(partsOf(wanted)), most).flatMap((part): ReplayMoment[] => {
    const { kind, turn: when, phase, events, blows } = part
    const before = moment
    moment = after(before, events, history.types)
    // Rolls and choices before the first figure stands: nothing can be seen of them.
    const isEmpty = phase === 'set-up' && [...moment.values()].every(({ at }) => !at)
    return isEmpty ? [] : [{ kind, turn: when, phase, events, blows, before, after: moment }]
  })
}
