import blossom from 'edmonds-blossom-fixed'

// Its first publication, edmonds-blossom, has undeclared variables and does not run as a module.

/** Two who may be paired, and what it costs in each wish, the foremost first; whole numbers from 0. */
export interface PossiblePair {
  a: number
  b: number
  costs: readonly number[]
}

/** Four times a weight has to be a safe integer for the matching to be exact. */
const maxCost = Number.MAX_SAFE_INTEGER / 8

/**
 * Costs in several wishes as one number each, so that no sum over all pairs of a later wish outweighs one of an
 * earlier one.
 * @throws RangeError where the numbers would not be exact
 */
export function asOneNumber(edges: readonly PossiblePair[], pairs: number): number[] {
  const wishes = edges[0]?.costs.length ?? 0
  const units: number[] = []
  let unit = 1
  for (let wish = wishes - 1; wish >= 0; wish--) {
    units[wish] = unit
    let most = 0
    for (const { costs } of edges) most = Math.max(most, costs[wish]!)
    unit *= most * pairs + 1
  }
  return edges.map(({ costs }) => {
    const cost = costs.reduce((sum, value, wish) => sum + value * units[wish]!, 0)
    if (cost > maxCost) throw new RangeError('costs are too great to be weighed exactly')
    return cost
  })
}

/**
 * The cheapest way to pair everybody, by the foremost wish first.
 * @param size how many there are, numbered from 0
 * @returns for each the number of the partner; undefined where not everybody can be paired
 */
export function cheapestMatching(size: number, edges: readonly PossiblePair[]): number[] | undefined {
  if (size === 0) return []
  if (edges.length === 0 || size % 2 !== 0) return undefined
  const costs = asOneNumber(edges, size / 2)
  let dearest = 0
  for (const cost of costs) dearest = Math.max(dearest, cost)
  const mates = blossom(
    edges.map(({ a, b }, i) => [a, b, dearest - costs[i]!]),
    true,
  )
  return mates.length === size && mates.every(mate => mate >= 0) ? mates : undefined
}
