import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packSteps, unpackSteps } from '../../../lambdas/pages/stepScenes.ts'
import type { Token } from '../../../render/types.ts'

const token = fc.record({
  label: fc.constantFrom('A1', 'A2', 'B1', 'B2'),
  cells: fc.array(fc.nat(50), { minLength: 1, maxLength: 2 }),
  owner: fc.nat(1),
  fallen: fc.boolean(),
})
const step = fc.record({
  tokens: fc.uniqueArray(token, { selector: ({ label }) => label, maxLength: 4 }),
  overlay: fc.oneof(fc.constant({}), fc.record({ field: fc.array(fc.nat(50)) })),
})

describe('the steps of a battle, as a page is sent them', () => {
  const byLabel = (tokens: readonly Token[]) => tokens.toSorted((a, b) => a.label.localeCompare(b.label))

  it('are what they were, once they are unpacked', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), steps => {
        const found = unpackSteps(packSteps(steps))
        expect(found.map(each => ({ ...each, tokens: byLabel(each.tokens) }))).toEqual(
          steps.map(each => ({ ...each, tokens: byLabel(each.tokens) })),
        )
      }),
    )
  })

  it('say nothing of what stays as it is', () => {
    const [first] = fc.sample(step, 1)
    expect(packSteps([first!, first!])[1]).not.toHaveProperty('now')
  })
})
