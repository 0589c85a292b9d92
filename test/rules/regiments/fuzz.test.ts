import { expect, it } from 'vitest'
import { playRegiments } from '../../helpers/regimentsFuzz.ts'
import { regimentsTrial } from '../../helpers/regimentsTrials.ts'
import { many } from '../../helpers/thorough.ts'

// A few battles; `npm run fuzz -- regiments` plays a thousand.
it('holds at every answer of random battles of Regiments', () => {
  let undone = 0
  for (let n = 0; n < many(50, 6); n++) {
    const played = playRegiments(n, regimentsTrial(n), many(1, 4))
    expect(played.save.battle.result).not.toBeNull()
    undone += played.undone
  }
  expect(undone).toBeGreaterThan(0)
})
