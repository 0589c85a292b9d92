import type { why as english } from '../../en/says/why.ts'

/** Ce que l’ordinateur a pensé. */
export const why: typeof english = {
  whyHold: figure => `${figure} reste en retrait`,
  whyPlain: figure => `${figure} garde ses points d’action`,
  whyMore: more => `… et ${more} de plus`,
}
