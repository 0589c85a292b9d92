import { describe, expect, it } from 'vitest'
import { chooseAct } from '../../../../rules/combat-hex/battle/answers/defaults.ts'
import { makeAct } from '../../../../rules/combat-hex/battle/verbs/index.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

/** What the defaults would have player 0 do first. */
const first = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures, ...scene }).question.fallback()
/** Where its move ends, and where it then looks. */
const goal = (answer: string) => {
  const [verb = '', , way = '', facing = ''] = answer.split(' ')
  return `${verb} ${way.split('-').at(-1)} ${facing}`
}

describe('the defaults turn to whoever they fight', () => {
  const between: Record<string, Placed> = {
    A1: { at: 'C5', facing: 'SW' },
    B1: { at: 'B4', facing: 'S' },
    B2: { at: 'D4', facing: 'S' },
  }

  it('3.09 so that more of them stand before the figure', () => {
    // B1 to the north-west and B2 to the north-east.
    expect(first(between)).toBe('turn A1 N')
    const ahead = { ...between, A1: { at: 'C5', facing: 'N' } }
    expect(first(ahead)).toBe('done')
  })

  it('3.091 and so at the end of the phase', () => {
    const t = scenario({ figures: between })
    t.answer('done')
    expect(t.asked).toMatch(/^turning/)
    expect(t.question.fallback()).toBe('turn A1 N')
    t.answer('turn A1 N')
    expect(t.question.fallback()).toBe('done')
  })

  it('4.09 but not to those behind what nobody passes', () => {
    expect(first(between, { board: { sides: sidesOf('impassable', 'C5 NE') } })).toBe('done')
    expect(first(between, { board: { sides: sidesOf('obstacle', 'C5 NE') } })).toBe('done')
    expect(first(between, { board: { sides: sidesOf('difficult', 'C5 NE') } })).toBe('turn A1 N')
  })

  it('3.09 and leave nobody whom they have before them for others', () => {
    // B3 shows its back, too: beside both of them there would be more to hit.
    const backs: Record<string, Placed> = {
      A1: { at: 'C6', facing: 'N' },
      B1: { at: 'C5', facing: 'N' },
      B3: { at: 'E5', facing: 'N' },
    }
    expect(first(backs)).toBe('done')
    expect(goal(first({ ...backs, A1: { at: 'C8', facing: 'N' } }))).toMatch(/^move D5 N/)
  })
})

describe('the defaults close in', () => {
  it('5.06 with an archer to where it shoots well from, not away', () => {
    const archer: Placed = { at: 'C9', facing: 'N', movement: 3, shooting: { dice: 2, range: 6 } }
    expect(goal(first({ A1: archer, B1: { at: 'C1' } }))).toMatch(/^move C6 /)
    // It stays out of reach of swords, three hexes short of its range.
    const fast = { ...archer, movement: 9 }
    expect(goal(first({ A1: fast, B1: { at: 'C1' } }))).toMatch(/^move \w4 /)
    // With nothing to throw farther it comes no nearer than two.
    const near = { ...fast, shooting: { dice: 2, range: 2 } }
    expect(goal(first({ A1: near, B1: { at: 'C1' } }))).toMatch(/^move \w[23] /)
  })

  it('4.02 with whoever fights to the nearest, and looks at it', () => {
    const looks = (at: string, b1: string) =>
      goal(
        first({
          A1: { at, facing: 'N', movement: 1 },
          B1: { at: b1 },
          A9: { at: 'L10', actionTaken: 'acted' } as Placed,
        }),
      )
    expect(looks('F5', 'F1')).toMatch(/ N$/)
    expect(looks('F5', 'F9')).toMatch(/ S$/)
    expect(looks('F5', 'J3')).toMatch(/ NE$/)
    expect(looks('F5', 'J7')).toMatch(/ SE$/)
    expect(looks('F5', 'B3')).toMatch(/ NW$/)
    expect(looks('F5', 'B7')).toMatch(/ SW$/)
  })

  it('8.10 and charge whom they can hit, never their own', () => {
    const rider: Placed = { at: 'C8', facing: 'N', base: 'cavalry', abilities: ['cavalry:0'] }
    const figures: Record<string, Placed> = {
      A1: rider,
      A2: { at: 'B5', facing: 'N', life: 1 },
      A3: { at: 'D5', facing: 'N', life: 1 },
      B1: { at: 'C4', facing: 'N', life: 3 },
    }
    const answer = first({ ...figures, A2: { ...figures.A2!, at: 'D6' }, A3: { ...figures.A3!, at: 'B6' } })
    expect(answer).toMatch(/^charge A1 \S+ \w+ B1$/)
  })

  it('8.10 8.46 and nobody whom no blow may be struck at', () => {
    const rider: Placed = { at: 'C8', facing: 'N', base: 'cavalry', abilities: ['cavalry:0'] }
    const two = (abilities: string[]) =>
      first({
        A1: rider,
        B1: { at: 'C4', facing: 'N', life: 3 },
        B2: { at: 'D4', facing: 'N', life: 1, abilities },
      })
    expect(two([])).toMatch(/ B2$/)
    expect(two(['terrifying:0'])).toMatch(/ B1$/)
  })
})

describe('the defaults go on with what was begun', () => {
  it('8.13 with an ability that comes after the move', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C7', facing: 'N', ap: 4, abilities: ['fast-strike:1'], attacks: 4 },
        A2: { at: 'L10', facing: 'N' },
        B1: { at: 'C4', facing: 'N', life: 1 },
        B2: { at: 'A1' },
        B3: { at: 'A3' },
      },
    })
    t.answer('move A1 C6-C5 N')
    expect(t.legal('use A1')).not.toEqual([])
    expect(t.question.fallback()).toMatch(/^use A1 fast-strike/)
    // and with nothing that its player does not want
    expect(
      makeAct(
        t.game,
        chooseAct(t.game, 0, () => false),
      ),
    ).toMatch(/^(move A2|done)/)
  })

  it('6.25 with a blow at the weakest before it, once it has come there', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C8', facing: 'N', base: 'cavalry', abilities: ['cavalry:0'] },
        B1: { at: 'C4', facing: 'N', life: 3 },
        B2: { at: 'D4', facing: 'N', life: 1 },
        B3: { at: 'L1' },
        B4: { at: 'L3' },
      },
    })
    t.dice(2, 2, 2, 2).answer('charge A1 C7-C6-C5 N')
    expect(t.legal('strike')).toEqual(['strike A1 B1', 'strike A1 B2'])
    expect(t.question.fallback()).toBe('strike A1 B2')
  })
})
