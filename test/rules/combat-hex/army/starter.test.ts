import { describe, expect, it } from 'vitest'
import { armyPoints, checkArmy, warriorLimit } from '../../../../rules/combat-hex/army/army.ts'
import { camps, type FigureType } from '../../../../rules/combat-hex/army/figure.ts'
import { figureType, roster } from '../../../../rules/combat-hex/army/roster.ts'
import { starterArmy } from '../../../../rules/combat-hex/army/starter.ts'

const typesOf = (camp: 'good' | 'evil', points: number) =>
  starterArmy(camp, points).map(id => figureType(id)!)
/** Rolls an enemy needs on average to fell it, counting only dice that may hurt. */
const toughness = ({ life, endurance }: FigureType) => (life * 6) / (7 - endurance)
const total = (army: readonly FigureType[], worth: (type: FigureType) => number) =>
  army.reduce((sum, type) => sum + worth(type), 0)

describe('starter armies', () => {
  it('2.01 are legal and leave next to nothing of what they may cost, between the usual sizes too', () => {
    for (const camp of camps)
      for (const points of [100, 120, 150, 250, 300, 499, 501, 750, 999, 1250, 2000, 2500, 3500]) {
        const army = typesOf(camp, points)
        expect(checkArmy(army, { points, camp }), `${camp} ${points}`).toEqual([])
        expect(armyPoints(army), `${camp} ${points}`).toBeGreaterThanOrEqual(points - 10)
      }
  })

  it('of the usual sizes are as they were put together, whatever a point more would buy', () => {
    const whole = {
      good: ['boromir', 'gondor-soldier', 'gondor-soldier', 'royal-guard', 'elf-archer', 'elf-archer'],
      evil: ['ugluk', 'uruk-hai', 'uruk-hai', 'uruk-pikeman', 'uruk-crossbow', 'uruk-crossbow'],
    }
    for (const camp of camps) {
      expect(starterArmy(camp, 500)).toEqual(whole[camp])
      expect(starterArmy(camp, 501)).not.toEqual(whole[camp])
    }
  })

  it.each([
    [249, 'merry', 'grishnakh'],
    [250, 'boromir', 'ugluk'],
    [251, 'boromir', 'ugluk'],
    [999, 'boromir gondor-soldier', 'ugluk uruk-hai'],
    [1000, 'aragorn eomer', 'witch-king lurtz'],
    [1001, 'aragorn eomer', 'witch-king lurtz'],
    [1499, 'aragorn eomer', 'witch-king lurtz'],
    [1500, 'aragorn boromir', 'witch-king saruman'],
    [10_000, 'aragorn boromir', 'witch-king saruman'],
  ])('of %i points begin with %s and %s', (points, ...begun) => {
    for (const [i, camp] of camps.entries())
      expect(starterArmy(camp, points).join(' ')).toMatch(new RegExp(`^${begun[i]}`))
  })

  it('have each hero once, warriors of several kinds, and the dearer ones where points are left', () => {
    for (const camp of camps)
      for (const points of [750, 1250, 3500]) {
        const army = typesOf(camp, points)
        const heroes = army.filter(({ kind }) => kind === 'hero')
        expect(new Set(heroes).size, `${camp} ${points}`).toBe(heroes.length)
        expect(new Set(army).size - heroes.length).toBeGreaterThanOrEqual(3)
      }
    // One of three foot soldiers rides, since 30 points are left; no warrior gives way to a hero.
    expect(starterArmy('good', 200)).toEqual(['merry', 'rohan-warrior', 'rohan-rider', 'hobbit-militia'])
    expect(starterArmy('evil', 120)).toEqual(['grishnakh', 'orc-warrior', 'goblin-warrior'])
  })

  it('3.02 have no more figures than a deployment zone holds, and as dear ones as there are', () => {
    for (const [camp, dearest] of [
      ['good', 'rohan-rider'],
      ['evil', 'half-troll'],
    ] as const) {
      const army = starterArmy(camp, 10_000)
      expect(army).toHaveLength(40)
      expect(armyPoints(typesOf(camp, 10_000))).toBeGreaterThan(3500)
      expect(army.filter(id => id === dearest).length).toBeGreaterThan(25)
    }
  })

  it.each([
    [500, 5, 7],
    [1000, 8, 11],
    [1500, 12, 16],
  ])('for %i points have from %i to %i figures and leave next to no points', (points, least, most) => {
    for (const camp of camps) {
      const army = typesOf(camp, points)
      expect(army.length).toBeGreaterThanOrEqual(least)
      expect(army.length).toBeLessThanOrEqual(most)
      expect(armyPoints(army)).toBeGreaterThan(points - 20)
    }
  })

  it.each([500, 1000, 1500])('of both camps are a match for each other: %i points', points => {
    const [good, evil] = [typesOf('good', points), typesOf('evil', points)]
    const close = (worth: (type: FigureType) => number, by: number) => {
      const ratio = total(good, worth) / total(evil, worth)
      expect(ratio).toBeGreaterThan(1 - by)
      expect(ratio).toBeLessThan(1 + by)
    }
    expect(Math.abs(good.length - evil.length)).toBeLessThanOrEqual(1)
    close(type => type.life, 0.2)
    close(toughness, 0.15)
    close(type => type.attacks, 0.25)
    close(type => type.ap, 0.25)
    close(type => type.movement, 0.2)
    close(type => Math.sqrt(type.attacks * toughness(type)), 0.15)
  })

  it('show every kind of base at 1500 points, and heroes enough for their warriors', () => {
    for (const camp of camps) {
      const army = typesOf(camp, 1500)
      expect(new Set(army.map(({ base }) => base))).toEqual(new Set(['single', 'cavalry', 'large-3']))
      expect(warriorLimit(army)).toBeGreaterThan(army.length)
    }
  })

  it('are the same every time, and nobody can change them', () => {
    const army = starterArmy('good', 1500)
    army.pop()
    expect(starterArmy('good', 1500)).toHaveLength(army.length + 1)
  })

  it.each([99, 10_001, 0, -5, 500.5, Number.NaN])('do not exist for %d points', points => {
    expect(() => starterArmy('good', points)).toThrow(RangeError)
  })

  it('2.021 are, without restrictions, what they always were', () => {
    for (const camp of camps)
      for (const points of [100, 480, 499, 500, 535, 559, 770, 1000, 1500])
        expect(starterArmy(camp, points, { restrictions: {} }), `${camp} ${points}`).toEqual(
          starterArmy(camp, points),
        )
  })

  it('2.021 change as little as they must', () => {
    expect(starterArmy('good', 500, { restrictions: { banned: ['royal-guard'] } })).toEqual(
      expect.arrayContaining(['boromir', 'gondor-soldier', 'elf-archer']),
    )
    expect(starterArmy('good', 500, { restrictions: { banned: ['royal-guard'] } })).not.toContain(
      'royal-guard',
    )
    expect(starterArmy('evil', 500, { restrictions: { banned: ['witch-king'] } })).toEqual(
      starterArmy('evil', 500),
    )
  })

  describe('2.021 where the usual ones are forbidden', () => {
    const usual = {
      good: 'merry boromir gondor-soldier royal-guard elf-archer rohan-rider rohan-warrior rohan-archer gimli eomer gandalf hobbit-militia',
      evil: 'grishnakh ugluk uruk-hai uruk-pikeman uruk-crossbow orc-warrior orc-archer warg-rider ringwraith saruman half-troll goblin-warrior',
    }
    const without = (camp: 'good' | 'evil', points: number) =>
      starterArmy(camp, points, { restrictions: { banned: usual[camp].split(' ') } })

    it('a cheap hero and three cheap warriors in turn join', () => {
      expect(without('evil', 730)).toEqual([
        'grima',
        'fell-bat',
        'goblin-archer',
        'haradrim-warrior',
        'goblin-king',
        'warg',
        'warg-archer',
        'easterling-warrior',
        'suladan',
        'haradrim-archer',
        'morannon-orc',
      ])
      expect(without('good', 250)).toEqual(['pippin', 'hobbit-archer', 'elf-warrior', 'gondor-archer'])
    })

    it('9.01 who may stand for another joins last, and leads where nobody else is left', () => {
      expect(without('good', 500).indexOf('frodo')).toBe(without('good', 500).length - 1)
      expect(without('good', 1500)).not.toContain('frodo-ring')
      const banned = roster.filter(({ kind, other }) => kind === 'hero' && !other).map(({ id }) => id)
      const army = starterArmy('good', 500, { restrictions: { banned } })
      expect(army.slice(0, 2)).toEqual(['frodo', 'smeagol'])
      expect(checkArmy(army, { points: 500, restrictions: { banned } })).toEqual([])
      expect(armyPoints(army.map(id => figureType(id)!))).toBe(500)
    })

    it('as many warriors join as the heroes may lead, where one hero is left', () => {
      const banned = roster
        .filter(({ camp, kind, id }) => camp === 'evil' && kind === 'hero' && id !== 'balrog')
        .map(({ id }) => id)
      const army = starterArmy('evil', 2000, { restrictions: { banned, copies: 1 } })
      expect(army[0]).toBe('balrog')
      expect(army).toHaveLength(11)
      expect(checkArmy(army, { points: 2000, restrictions: { banned, copies: 1 } })).toEqual([])
    })

    it('dearer figures take the place of others only as far as the restrictions let them', () => {
      const limit = (figure: string) =>
        starterArmy('good', 500, { restrictions: { limits: [{ figure, most: 1 }] } })
      expect(limit('elf-archer')).toEqual([
        'boromir',
        'gondor-soldier',
        'gondor-soldier',
        'royal-guard',
        'elf-archer',
        'rohan-rider',
      ])
      expect(limit('rohan-rider')).toEqual(starterArmy('good', 500))
    })

    it('the others join only where too little was spent', () => {
      const starters = starterArmy('good', 500, { restrictions: { versions: ['starter'] } })
      expect(starters).toEqual([
        'boromir',
        'gondor-soldier',
        'gondor-soldier',
        'elf-archer',
        'elf-archer',
        'gondor-soldier',
      ])
      const heroes = starterArmy('good', 500, { restrictions: { kinds: ['hero'] } })
      expect(heroes).toEqual(['boromir', 'gimli', 'merry', 'pippin'])
      // Nobody of the usual ones may join the army of 1000 points: 50 points more may stay unspent, not 60.
      const restrictions = {
        copies: 2,
        limits: ['rohan-warrior', 'elf-archer'].map(figure => ({ figure, most: 1 })),
        banned: 'boromir rohan-archer gimli gandalf merry hobbit-militia'.split(' '),
      }
      expect(starterArmy('good', 1050, { restrictions })).toEqual(starterArmy('good', 1000))
      expect(starterArmy('good', 1060, { restrictions })).toEqual([...starterArmy('good', 1000), 'pippin'])
    })
  })

  it('2.021 are none where nobody is left to lead them', () => {
    const banned = roster.filter(({ camp, kind }) => camp === 'evil' && kind === 'hero').map(({ id }) => id)
    expect(starterArmy('evil', 500, { restrictions: { banned } })).toEqual([])
    expect(starterArmy('good', 500, { restrictions: { banned } })).toEqual(starterArmy('good', 500))
    const one = banned.filter(id => id !== 'grishnakh')
    const army = starterArmy('evil', 500, { restrictions: { banned: one } })
    expect(army[0]).toBe('grishnakh')
    expect(army.length).toBeGreaterThan(1)
  })
})
