import { describe, expect, it } from 'vitest'
import { scenarioIds } from '../../../rules/dark-lord/state.ts'
import { playDarkLord } from '../../helpers/darkLordFuzz.ts'
import { darkLordTrial } from '../../helpers/darkLordTrials.ts'
import { many } from '../../helpers/thorough.ts'

// A few battles of each scenario; `npm run fuzz -- dark-lord` plays a thousand.
describe('random battles of The Dark Lord', () => {
  it.each(scenarioIds)('hold at every answer, in %s', rules => {
    for (let n = 0; n < many(12, 2); n++) {
      const played = playDarkLord(n, darkLordTrial(n, rules), many(2, 8))
      expect(played.save.battle.result).not.toBeNull()
    }
  })
})
