import { add, type Hex, step } from '../../rules/core/hex.ts'
import { isCut, keyOf, type Layout, prices, sideBetween, standsOn, zoneOf } from './layout.ts'

/** What a soldier of the tests can do besides marching; the first one of a layout is the one that moves. */
export const gifts = ['none', 'flyer', 'large', 'fearsome', 'repel', 'spearman'] as const
export type Gift = (typeof gifts)[number]

/** What a way to a hex comes to. */
export interface Price {
  cost: number
  /** enemies that attack freely or may answer: each once for being left, once for being entered upon */
  drawn: number
  tolls: number
}

/** How a walk stands. */
interface Walk {
  hex: Hex
  path: string[]
  cost: number
  tolls: number
  left: Set<number>
  met: Set<number>
}

/**
 * Every walk of the first soldier, hex by hex, as a referee would follow it by 4.03 to 4.11, 8.10f, 8.13, 8.16,
 * 8.43 and 8.46: prices of all walks to each hex where it can end. Nothing is left out for being worse.
 * @param ap action points that it has
 */
export function slowWays(
  layout: Layout,
  gift: readonly Gift[],
  movement: number,
  ap: number,
): Map<string, Price[]> {
  const mover = layout.soldiers[0]!
  const flies = gift[0] === 'flyer'
  const isEnemy = (i: number) => layout.soldiers[i]!.owner !== mover.owner
  const enemies = [...layout.soldiers.keys()].filter(isEnemy)
  const zones = new Map(enemies.map(i => [i, zoneOf(layout, layout.soldiers[i]!)]))
  const within = (i: number, key: string) => zones.get(i)!.includes(key)
  /** may its zone be passed? (8.13b, 8.46) */
  const passes = (i: number) => (gift[0] === 'flyer' || gift[0] === 'large') && gift[i] !== gift[0]
  const answers = (i: number) => gift[i] === 'repel' || (gift[i] === 'spearman' && mover.base === 'cavalry')
  const threatened = (one: Layout['soldiers'][number]) =>
    standsOn(one).some(hex => enemies.some(i => within(i, keyOf(hex))))
  const others = layout.soldiers.filter(one => one !== mover)
  const closed = new Set(
    others
      .filter(one => !flies && (one.owner !== mover.owner || threatened(one)))
      .flatMap(standsOn)
      .map(keyOf),
  )
  const taken = new Set([...layout.barred, ...others.flatMap(standsOn)].map(keyOf))
  const ground = new Set(layout.hexes.map(keyOf))
  const free = (hex: Hex) => ground.has(keyOf(hex)) && !taken.has(keyOf(hex))
  const mayEnd = (hex: Hex) =>
    free(hex) &&
    (mover.base === 'single' ||
      [0, 1, 2, 3, 4, 5].some(f => !isCut(layout, hex, f) && free(add(hex, step(f)))))

  const found = new Map<string, Price[]>()
  const begin = keyOf(mover.hex)

  function arrived(walk: Walk): void {
    if (!mayEnd(walk.hex)) return
    const here = keyOf(walk.hex)
    // Who is only flown over is not met, but where the flight ends (8.13b, 8.16).
    const late = enemies.filter(
      i => flies && passes(i) && answers(i) && within(i, here) && walk.path.some(key => !within(i, key)),
    )
    const met = new Set([...walk.met, ...late])
    const list = found.get(here) ?? []
    list.push({ cost: walk.cost, drawn: walk.left.size + met.size, tolls: walk.tolls })
    found.set(here, list)
  }

  function go(walk: Walk): void {
    const from = keyOf(walk.hex)
    const first = walk.path.length === 1
    for (let f = 0; f < 6; f++) {
      const hex = add(walk.hex, step(f))
      const to = keyOf(hex)
      const side = sideBetween(layout, walk.hex, f)
      const price = side === undefined ? undefined : flies ? 1 : prices[side]
      if (price === undefined || walk.cost + price > movement || closed.has(to) || to === begin) continue
      const stops = enemies.some(i => !passes(i) && within(i, to))
      if (stops && !mayEnd(hex)) continue
      const leaves = enemies.filter(i => {
        if (!within(i, from)) return false
        if (flies && passes(i)) return within(i, begin) && !within(i, to)
        return first || !within(i, to)
      })
      const enters = enemies.filter(i => within(i, to) && (!within(i, from) || leaves.includes(i)))
      // What a flyer does inside the zone that it begins in is entering it for the price alone (8.43).
      const asked = enemies.filter(i => within(i, to) && (first || !within(i, from)))
      const next: Walk = {
        hex,
        path: [...walk.path, to],
        cost: walk.cost + price,
        tolls: walk.tolls + asked.filter(i => gift[i] === 'fearsome').length,
        left: new Set([...walk.left, ...leaves]),
        met: new Set([...walk.met, ...enters.filter(i => answers(i) && !(flies && passes(i)))]),
      }
      if (next.tolls > ap) continue
      arrived(next)
      if (!stops) go(next)
    }
  }
  go({ hex: mover.hex, path: [begin], cost: 0, tolls: 0, left: new Set(), met: new Set() })
  return found
}

/** The order of 4.03: movement points, whom it draws, action points. */
export const byPrice = (a: Price, b: Price): number =>
  a.cost - b.cost || a.drawn - b.drawn || a.tolls - b.tolls
