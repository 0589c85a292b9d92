import { describe, expect, it } from 'vitest'
import { armyFaults, generalOf, pointsOfArmy } from '../../../rules/dark-lord/army/army.ts'
import type { Profile, Side } from '../../../rules/dark-lord/army/profile.ts'
import { profileOf, profiles } from '../../../rules/dark-lord/army/roster.ts'
import { darkLordGame } from '../../../rules/dark-lord/gameParts.ts'
import { scenarios } from '../../../rules/dark-lord/scenarios/index.ts'
import type { ScenarioId } from '../../../rules/dark-lord/state.ts'
import { profileFor } from '../../helpers/darkLord.ts'

const army = (text: string): Profile[] =>
  text.split(' ').flatMap(word => {
    const [id = '', times = '1'] = word.split('*')
    return Array.from({ length: Number(times) }, () => profileOf(id)!)
  })
const faults = (
  text: string | Profile[],
  side: Side = 'free',
  points = 500,
  scenario: ScenarioId = 'open-field',
) =>
  armyFaults(typeof text === 'string' ? army(text) : text, {
    side,
    points,
    scenario: scenarios[scenario],
  }).map(({ code }) => code)

describe('armies', () => {
  it('DB-27a points as agreed, two to 24 figures', () => {
    expect(faults('free-captain*2 free-warrior*3', 'free', 144)).toEqual([])
    expect(faults('free-captain*2 free-warrior*3', 'free', 143)).toEqual(['army-too-dear'])
    expect(faults('free-captain')).toEqual(['army-size'])
    expect(faults('free-captain free-warrior')).toEqual([])
    expect(faults('free-captain*2 free-warrior*22')).toEqual([])
    expect(faults('free-captain*2 free-warrior*23')).toEqual(['army-size'])
  })

  it.each([
    ['dark-lord', 18, 'shadow'],
    ['first-ringwraith', 15, 'shadow'],
    ['raider-captain', 12, 'shadow'],
    ['raider-shaman', 6, 'shadow'],
    ['old-burglar', 0, 'free'],
  ] as const)('DB-27b %s leads %i others', (hero, most, side) => {
    const warrior = side === 'free' ? 'free-warrior' : 'raider'
    const extra = most === 0 ? 'wretch' : `${warrior}*${most}`
    expect(faults(`${hero} ${extra}`, side, 900)).toEqual([])
    expect(faults(`${hero} ${extra} ${warrior}`, side, 900)).toEqual(['too-few-heroes'])
  })

  it('DB-27b the army has at most the sum of non-heroes', () => {
    expect(faults('raider-captain raider-shaman raider*18', 'shadow', 900)).toEqual([])
    expect(faults('raider-captain raider-shaman raider*19', 'shadow', 900)).toEqual(['too-few-heroes'])
  })

  it('DB-27c the general is a hero of the highest tier, the first of equals; DL-45 whoever leads any army', () => {
    const general = (text: string) => generalOf(army(text))?.id
    expect(general('free-warrior free-captain kings-heir bearer')).toBe('kings-heir')
    expect(general('free-captain mounted-captain')).toBe('free-captain')
    expect(general('mounted-captain free-captain')).toBe('mounted-captain')
    const legend = profileFor('legend', { tier: 'legend' })
    expect(generalOf([legend, ...army('dark-lord')])?.id).toBe('dark-lord')
    expect(generalOf([...army('first-ringwraith'), legend])?.id).toBe('legend')
    expect(general('free-warrior free-warrior')).toBeUndefined()
  })

  it('DB-27d named heroes once; at most three ringwraiths, on foot or mounted; not both bearers', () => {
    expect(faults('free-captain*2 free-warrior')).toEqual([])
    expect(faults('bearer*2', 'free')).toContain('named-once')
    expect(faults('ringwraith*3 raider', 'shadow')).toEqual([])
    expect(faults('ringwraith*2 ringwraith-rider*2', 'shadow')).toEqual(['copies-limited'])
    expect(faults('bearer mounted-bearer')).toEqual(['not-together'])
    const named = profiles.filter(each => each.named).map(each => each.id)
    expect(named.sort()).toEqual(
      'bearer burglar dark-lord first-ringwraith kings-heir mounted-bearer old-burglar wise-one wretch'.split(
        ' ',
      ),
    )
  })

  it('DB-27 restrictions hold as many of a figure, or of whoever has a trait, as they say', () => {
    const limited = (limit: { figure: string } | { ability: string }, most: number) =>
      armyFaults(army('free-captain*2 free-archer*2 free-warrior*4'), {
        side: 'free',
        points: 500,
        scenario: scenarios['open-field'],
        restrictions: { limits: [{ ...limit, most }] },
      })
    expect([limited({ figure: 'free-warrior' }, 4), limited({ ability: 'bow' }, 2)]).toEqual([[], []])
    const about = (figure: string, most: number) => [
      { code: 'copies-limited', rule: 'DB-27', about: { figure, most } },
    ]
    expect(limited({ figure: 'free-warrior' }, 3)).toEqual(about('free-warrior', 3))
    expect(limited({ ability: 'bow' }, 1)).toEqual(about('free-archer', 1))
  })

  it('DB-27a DB-30 the scenario that was agreed says how much of the points an army may cost', () => {
    const check = (rules: ScenarioId, points: number) =>
      darkLordGame.armies!.check(
        army('free-captain*2 free-warrior*3').map(({ id }) => id),
        {
          rules,
          points,
          list: 'free',
        },
      )
    const dear = (over: number, points: number) => [
      { code: 'army-too-dear', rule: 'DB-27', about: { cost: 144, points, over } },
    ]
    expect([check('open-field', 144), check('open-field', 143)]).toEqual([[], dear(1, 143)])
    // The Free of the last stand have four fifths.
    expect([check('last-stand', 180), check('last-stand', 179)]).toEqual([[], dear(1, 143)])
  })

  it('DB-27e at most a third of the non-heroes, rounded down, carry bows', () => {
    expect(faults('free-captain free-archer*2 free-warrior*4')).toEqual([])
    expect(faults('free-captain free-archer*2 free-warrior*3')).toEqual(['too-many-bows'])
    expect(faults('raider-captain raider-archer raider*1', 'shadow')).toEqual(['too-many-bows'])
    // A hero's stones are none.
    expect(faults('burglar free-warrior')).toEqual([])
  })

  it('DB-27f figures of its own side’s list; the wretch of either', () => {
    expect(faults('free-captain raider')).toEqual(['wrong-list'])
    expect(faults('raider-captain free-warrior', 'shadow')).toEqual(['wrong-list'])
    expect(faults('free-captain wretch')).toEqual([])
    expect(faults('raider-captain wretch', 'shadow')).toEqual([])
  })

  it('DB-30 what a scenario asks for', () => {
    expect(faults('free-captain free-warrior', 'free', 400, 'flight')).toEqual(['needs-holder'])
    expect(faults('free-captain wretch', 'free', 400, 'flight')).toEqual(['needs-holder'])
    for (const holder of ['kings-heir', 'burglar', 'bearer', 'old-burglar'])
      expect(faults(`free-captain ${holder}`, 'free', 400, 'flight')).toEqual([])
    expect(faults('dark-lord raider', 'shadow', 500, 'flight')).toEqual(['no-ring-master'])
    expect(faults('raider-captain raider', 'shadow', 500, 'flight')).toEqual([])
    expect(faults('raider-captain raider', 'shadow', 500, 'last-stand')).toEqual(['needs-ring-master'])
    expect(faults('dark-lord raider', 'shadow', 500, 'last-stand')).toEqual([])
    expect(faults('free-captain raider-captain', 'free', 500, 'last-stand')).toEqual(['wrong-list'])
  })

  it('DB-30 points of each side', () => {
    const points = (id: ScenarioId, agreed: number) =>
      (['free', 'shadow'] as const).map(side => scenarios[id].points(side, agreed))
    expect([points('open-field', 500), points('flight', 400), points('last-stand', 500)]).toEqual([
      [500, 500],
      [400, 400],
      [400, 500],
    ])
  })
})

describe('the supplied roster', () => {
  it('DB-03, DL-01a, DL-02a the Dark Lord has his numbers, tier and keywords', () => {
    const lord = profileOf('dark-lord')!
    const { points, move, fight, shoot, strength, defence, attacks, life, courage, might, will, fate } = lord
    expect([points, move, fight, shoot, strength, defence, attacks, life, courage]).toEqual([
      400,
      6,
      9,
      null,
      8,
      10,
      4,
      5,
      7,
    ])
    expect([might, will, fate, lord.tier, lord.mount, lord.holder]).toEqual([3, 6, 0, 'legend', null, 1])
    expect(lord.keywords.toSorted()).toEqual(['hero', 'monster', 'shadow', 'spirit'])
  })

  it('DB-27 twenty-eight profiles, each in an army that it may be in', () => {
    expect(profiles).toHaveLength(28)
    expect(new Set(profiles.map(({ id }) => id)).size).toBe(28)
    for (const each of profiles) {
      expect(each.points).toBe(pointsOfArmy([each]))
      expect(each.name.en && each.name.fr).toBeTruthy()
      expect(each.keywords.includes('hero'), each.id).toBe(each.tier !== null)
      expect(each.keywords.includes('warrior'), each.id).toBe(each.tier === null)
    }
  })
})
