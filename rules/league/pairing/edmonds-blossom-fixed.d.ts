/** The package has no types of its own. */
declare module 'edmonds-blossom-fixed' {
  /**
   * A matching of the greatest weight: for each vertex its partner, or -1. Whole weights stay exact while four times
   * the greatest is a safe integer.
   * @param maxCardinality as many pairs as possible, before weight
   */
  export default function blossom(
    edges: [a: number, b: number, weight: number][],
    maxCardinality?: boolean,
  ): number[]
}
