/**
 * Work that odds may still take, shared by all ways to come to them, so that they end in time together. Counted and not
 * measured, for everybody to be told the same on every machine: one for each run of a part of the rules, and what
 * it asks besides by how much it has to look at.
 */
export interface Budget {
  left: number
}

/** Counting would take longer than is allowed. */
export class TooManyFalls extends Error {}

/** For a preview, which comes with everything that is shown before an answer: about a tenth of a second. */
export const previewBudget = (): Budget => ({ left: 10_000 })

/** For whoever asks for odds and nothing else, of a whole battle perhaps: well below a second. */
export const wholeBudget = (): Budget => ({ left: 25_000 })

/** Takes work off a budget. @throws TooManyFalls where there is none left for it */
export function take(budget: Budget, work: number): void {
  budget.left -= work
  if (budget.left < 0) throw new TooManyFalls()
}

/** Does something with a part of what is left; what it does not take is left for others. @param share 0 to 1 */
export function withShare<Found>(budget: Budget, share: number, look: (part: Budget) => Found): Found {
  const given = budget.left * share
  const part = { left: given }
  try {
    return look(part)
  } finally {
    budget.left -= given - part.left
  }
}

/** Looks at one thing after the other: each may take its share of what those before it have left. */
export const inTurn = <Thing, Found>(
  budget: Budget,
  things: readonly Thing[],
  look: (thing: Thing, part: Budget) => Found,
): Found[] => things.map((thing, i) => withShare(budget, 1 / (things.length - i), part => look(thing, part)))
