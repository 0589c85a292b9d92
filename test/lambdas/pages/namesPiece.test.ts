import { expect, it } from 'vitest'
import { namesPiece } from '../../../lambdas/pages/namesPiece.ts'

it.each([
  ['🚩 A1 spears rallied.', true],
  ['A1 spears', true],
  ['📣 B2 raiders declared a charge on A1 spears (front, 1 inch).', true],
  ['Ada: B2 → A4, A1 → C3', true],
  ['Ada: A1 D3 → G4, A4 D7 → G8', true],
  ['Ada : A1 → C3', true],
  // A hex of the same name.
  ['🏃 B2 raiders fled 5 inches to A1.', false],
  ['Bruno: B2 → A1', false],
  ['Bruno: B2 A1 → A2', false],
  ['B2 raiders advanced to A1, SW.', false],
  ['🏃 B2 raiders fled 5 inches to A1 and ran into A2 spears.', false],
  // Another one, whose label or name goes on.
  ['A10 → C3', false],
  ['🚩 A11 spears rallied.', false],
  ['🚩 A1 spearsmen rallied.', false],
])('of "%s" whether it names A1 spears is %s', (line, named) => {
  expect(namesPiece(line, 'A1', 'A1 spears')).toBe(named)
})
