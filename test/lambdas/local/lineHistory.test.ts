import { expect, it } from 'vitest'
import { makeLineHistory } from '../../../lambdas/local/page/lineHistory.ts'

it('the arrow keys go back through what was sent, and forth to an empty line', () => {
  const { keep, step } = makeLineHistory()
  expect(step(-1)).toBeUndefined()
  for (const line of ['one', 'two', 'two']) keep(line)
  expect([step(-1), step(-1), step(-1)]).toEqual(['two', 'one', undefined])
  expect([step(1), step(1), step(1)]).toEqual(['two', '', undefined])
})
