import { describe, expect, it } from 'vitest'
import { darkLordOdds } from '../../../lambdas/local/odds/darkLord.ts'

describe('npm run odds -- dark-lord', () => {
  const json = (...words: string[]) => JSON.parse(darkLordOdds(words, true)) as never

  it('writes exact fractions as JSON', () => {
    expect(json('duel', 'free-warrior', 'raider')).toMatchObject({
      sides: [{ wins: '1/2', dice: 1 }, { wins: '1/2' }],
      // a warrior's Strength 3 on Defence 5: a 5 or more, having won
      figures: [{ label: 'A1' }, { label: 'B1', falls: '1/6' }],
    })
    // Courage 3, less 1 for dread: an 8 in two dice
    expect(json('courage', 'free-warrior', 'dark-lord')).toMatchObject({ courage: 2, passes: '5/12' })
    expect(json('courage', 'free-warrior', 'why=finding', 'between=2')).toMatchObject({ passes: '5/18' })
    expect(json('cast', 'ringwraith', 'free-warrior', 'power=transfixing', 'a:might=never')).toMatchObject({
      holds: '2/3',
    })
    expect(json('shot', 'free-archer', 'raider', 'things=1')).toMatchObject({ comes: '1/4' })
    expect(json('strikes', 'free-warrior:support,kings-guard', 'raider:lying')).toMatchObject({
      figures: [{ label: 'A1' }, { label: 'B1', falls: '65/81' }, { label: 'A2' }],
    })
  })

  it('DL-21 tells who moves a wearer', () => {
    expect(json('ring', 'bearer', 'a:will-might=never')).toMatchObject({
      owner: '2/3',
      enemy: '1/3',
      might: '0/1',
    })
    expect(json('ring', 'bearer:might=1')).toMatchObject({ owner: '5/6', enemy: '1/6', might: '1/6' })
    expect(() => darkLordOdds(['ring', 'dark-lord'], false)).toThrow('DL-41')
  })

  it('writes a table, and says what it does not know', () => {
    expect(darkLordOdds(['duel', 'free-warrior', 'raider'], false)).toMatch(/wins +0\.5000 +1\/2/)
    expect(() => darkLordOdds(['duel', 'nobody', 'raider'], false)).toThrow('no profile nobody')
    expect(() => darkLordOdds(['duel', 'raider:tall', 'raider'], false)).toThrow('tall')
    expect(() => darkLordOdds(['duel', 'raider', 'raider', 'a:might=loud'], false)).toThrow('no order')
    expect(() => darkLordOdds(['cast', 'ringwraith', 'raider', 'power=draining'], false)).toThrow(
      'transfixing',
    )
  })

  it.each([
    ['duel', 'free-warrior', 'raider', 'trapped=3'],
    ['duel', 'free-warrior', 'raider', 'priority=0'],
    ['duel', 'free-warrior', 'raider', 'between=2'],
    ['duel', 'free-warrior', 'raider', 'trapped=1', 'trapped=2'],
    ['duel', 'free-warrior', 'raider', 'a:might=never', 'a:might=win 1'],
    ['strikes', 'free-warrior', 'raider', 'winner=3'],
    ['duel', 'free-warrior:life=1:life=2', 'raider'],
    ['duel', 'free-warrior:life=1=2', 'raider'],
    ['duel', 'free-warrior:lying=2', 'raider'],
    ['duel', 'free-warrior:charged=1', 'raider'],
    ['courage', 'free-warrior', 'worst=2'],
    ['shot', 'free-archer,free-archer', 'raider'],
    ['ring', 'bearer', 'raider'],
  ])('passes over nothing that it was told: %s %s %s %s', (...words) => {
    expect(() => darkLordOdds(words, true)).toThrow()
  })
})
