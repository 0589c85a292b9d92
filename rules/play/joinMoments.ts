/** Events that one picture of a replay shows. */
export interface MomentEvents<Event> {
  key: string
  /** whose part it was; null where it was nobody's */
  by: number | null
  turn: number
  events: Event[]
}

/** How a game weighs what happens in it. */
export interface Weighed<Event> {
  /** how much there is to see in an event: pictures with little to see are joined first */
  heavy(event: Event): number
  /** what a board shows; all else goes with what it followed or leads to */
  isSeen(event: Event): boolean
}

/** Two turns in one picture are harder to follow, and so are two players. */
const apart = { turn: 40, part: 8 } as const

/** Adds an event to the pictures so far: to the last one where it goes on with it, or where nobody sees it. */
export function addToMoments<Event extends { turn: number }>(
  moments: MomentEvents<Event>[],
  event: Event,
  { key, by }: { key: string; by: number | null },
  { isSeen }: Weighed<Event>,
): void {
  const last = moments.at(-1)
  if (last && (last.key === key || !isSeen(event))) last.events.push(event)
  else moments.push({ key, by, turn: event.turn, events: [event] })
}

/** As few pictures as are looked at: those with least to see share one with their neighbours. */
export function joinMoments<Event>(
  moments: readonly MomentEvents<Event>[],
  most: number,
  { heavy, isSeen }: Weighed<Event>,
): MomentEvents<Event>[] {
  const weigh = ({ events }: MomentEvents<Event>) => events.reduce((sum, event) => sum + heavy(event), 0)
  const isShown = ({ events }: MomentEvents<Event>) => events.some(isSeen)
  const left = [...moments]
  const price = (i: number) => {
    const [a, b] = [left[i]!, left[i + 1]!]
    return weigh(a) + weigh(b) + (a.turn === b.turn ? 0 : apart.turn) + (a.by === b.by ? 0 : apart.part)
  }
  for (;;) {
    const quiet = left.findIndex(each => !isShown(each))
    if (left.length < 2 || (quiet < 0 && left.length <= most)) return left.filter(isShown)
    let at = Math.min(Math.max(0, quiet), left.length - 2)
    if (quiet < 0) for (let i = 0; i < left.length - 1; i++) if (price(i) < price(at)) at = i
    const [a, b] = [left[at]!, left[at + 1]!]
    const main = weigh(b) > weigh(a) ? b : a
    const both = { by: a.by === b.by ? a.by : null, events: [...a.events, ...b.events] }
    left.splice(at, 2, { ...main, ...both })
  }
}
