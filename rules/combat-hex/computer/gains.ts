/** Points that something must gain at the least to be called better: less is what sums are off by. */
export const minGain = 0.01
/**
 * Points for which a plan is changed: for less, as a hex nearer to the fight, it is not worth trying everything again
 * that was tried beside the plan as it was.
 */
export const worthChanging = 0.5

export const meanOf = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length

/** How far the mean of so many gains may be off by chance alone: what is to be believed must be above it. */
export function standardErrorOf(gains: readonly number[]): number {
  const mean = meanOf(gains)
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1)
  return Math.sqrt(variance / gains.length)
}
