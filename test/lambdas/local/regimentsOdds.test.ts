import { describe, expect, it } from 'vitest'
import { regimentsOdds } from '../../../lambdas/local/odds/regiments.ts'

describe('npm run odds -- regiments', () => {
  const json = (...words: string[]) => JSON.parse(regimentsOdds(words, true)) as never
  const one = '1 man 1x1 | M5 C5 Dis7 HP1 Def3 Res3 Arm0 H1 | Att1 Off3 Str3 Pen0 Agi3'

  it('writes exact fractions as JSON', () => {
    // The charger strikes first, a step above: 1/2 to hit, 1/2 to wound, no save; what lives strikes back.
    expect(json(one, one, 'charging=attacker')).toMatchObject({
      rounds: [{ life: { attacker: '3/16', defender: '1/4' }, wiped: { attacker: '3/16', defender: '1/4' } }],
    })
    expect(json(one, one, 'charging=defender')).toMatchObject({
      rounds: [{ life: { attacker: '1/4', defender: '3/16' } }],
    })
    // Both at once.
    expect(json(one, one, 'charging=nobody')).toMatchObject({
      rounds: [{ life: { attacker: '1/4', defender: '1/4' }, won: { attacker: '3/16', defender: '3/16' } }],
    })
    expect(
      json(
        '1 bowman 1x1 | M5 C5 Dis7 HP1 Def3 Res3 Arm0 H1 | Att1 Off3 Str3 Pen0 Agi3 | bow (4+)',
        one,
        'distance=12',
      ),
    ).toMatchObject({ life: '1/4' })
  })

  it('writes a table, throws a promise again, and says what it does not know', () => {
    expect(regimentsOdds([one, one], false)).toMatch(/attacker +0\.1875 +3\/16/)
    const secret = '01'.repeat(32)
    const thrown = json('lancers', 'spears', 'side=flank', `secret=${secret}`, 'number=100000000000000006')
    expect(thrown).toMatchObject({
      result: { attacker: 8, defender: 4 },
      tests: [{ by: 'defender', broke: true }],
    })
    expect(() => regimentsOdds([one], false)).toThrow('<unit>')
    expect(() => regimentsOdds([one, 'xylophone'], false)).toThrow('unknown-unit')
    expect(() => regimentsOdds([one, one, 'side=top'], false)).toThrow('front, flank, rear')
    expect(() => regimentsOdds([one, one, 'round=9'], false)).toThrow('1 to 6')
    expect(() => regimentsOdds([one, one, 'speed=9'], false)).toThrow('no option speed')
  })

  it.each([
    ['round=2', 'distance=12'],
    ['cover=soft', ''],
    ['moved', ''],
    ['round=1', 'round=2'],
    ['round=1=2', ''],
    ['round=1e0', ''],
    ['number=7', ''],
  ])('passes over nothing that it was told: %s %s', (...words) => {
    expect(() => regimentsOdds([one, one, ...words.filter(Boolean)], false)).toThrow()
  })
})

it('RB-16.2 at= says whom the first one strikes at, whoever charges', () => {
  const enemy = 'spears + captain'
  const odds = (...words: string[]) => regimentsOdds(['lancers', enemy, ...words], true)
  const usual = odds()
  expect(odds('at=ordinary')).toBe(usual)
  for (const charging of ['attacker', 'defender', 'nobody']) {
    const by = `charging=${charging}`
    expect(odds(by, 'at=character')).not.toBe(odds(by))
  }
  // Nobody stands in the first one's ranks, so that the second one has no choice.
  expect(regimentsOdds(['lancers', 'spears', 'at=character'], true)).toBe(
    regimentsOdds(['lancers', 'spears'], true),
  )
  expect(() => odds('at=nobody')).toThrow('ordinary, character, measured')
  expect(() => odds('at=character', 'distance=12')).toThrow('at')
})
