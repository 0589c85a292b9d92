import { describe, expect, it } from 'vitest'
import { isPreview, previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import {
  type CombatHexState,
  type GameQuestion,
  ordersPolicy,
  setUp,
} from '../../../../rules/combat-hex/index.ts'
import { type Policy } from '../../../../rules/index.ts'
import { calm, fight, nextTurn } from '../../../helpers/fight.ts'
import { begin, wearer, wraith } from '../../../helpers/ring.ts'
import { type Placed, scenario, sidesOf } from '../../../helpers/scenario.ts'
import { trial } from '../../../helpers/trials.ts'

const alone = { policy: ordersPolicy([]) }

describe('the defaults spend nothing on what cannot be hurt', () => {
  const face = (at: string, more: Partial<Placed> = {}): Placed => ({ at, facing: 'N', ...more })
  const converted = (t: ReturnType<typeof fight>) => t.told('converted').map(e => e.what)

  it('6.14 turn a wound where the dice as they lie leave somebody alive', () => {
    const figures: Record<string, Placed> = {
      A1: { at: 'C5', facing: 'N', attacks: 2, ap: 4, endurance: 6 },
      B1: face('C4', { life: 1, attacks: 0 }),
      B2: face('B4', { life: 2, endurance: 6, attacks: 0 }),
      B3: face('L1'),
      B4: face('L3'),
    }
    // Three dice that hurt only B1, of whom one is enough, and a superficial wound that B2 could take.
    const t = fight(figures, [4, 4, 4, 4, 3, 3, 3, 1, ...calm], alone)
    expect(converted(t)).toEqual(['wound'])
    expect(
      t
        .told('wounded')
        .map(e => `${e.figure} ${e.loss}`)
        .sort(),
    ).toEqual(['B1 1', 'B2 1'])
  })

  it('6.14 turn none where nobody would be left to take it', () => {
    const figures: Record<string, Placed> = {
      A1: { at: 'C5', facing: 'N', attacks: 2, ap: 4, endurance: 6 },
      B1: face('C4', { life: 2, attacks: 0 }),
      B2: face('L1'),
      B3: face('L3'),
    }
    const t = fight(figures, [4, 4, 4, 3, 3, 1, ...calm], alone)
    expect(converted(t)).toEqual([])
    expect(t.told('removed')).toMatchObject([{ figure: 'B1' }])
  })

  it('6.14 8.46 turn no more than there is life for, those turned before included', () => {
    const figures: Record<string, Placed> = {
      A1: { at: 'C5', facing: 'N', attacks: 3, ap: 8, endurance: 6, abilities: ['large:0'] },
      B1: face('C4', { life: 2, attacks: 0 }),
      B2: face('L1'),
      B3: face('L3'),
    }
    const t = fight(figures, [4, 4, 4, 4, 1, 1, 1, 1, ...calm], alone)
    expect(converted(t)).toEqual(['wound', 'wound'])
  })

  it('5.21 turn none after a shot that kills already, each die taking two lives', () => {
    const figures: Record<string, Placed> = {
      A1: { at: 'C9', facing: 'N', ap: 6, shooting: { dice: 2, range: 9 }, abilities: ['deadly-aim:1'] },
      B1: { at: 'C5', life: 3, endurance: 5 },
      B2: { at: 'L1' },
    }
    const t = scenario({ figures, policy: ordersPolicy([{ everything: 'default', 'deadly-aim': 'always' }]) })
    t.dice(5, 5, 6, 6, ...calm).answer('shoot A1 B1')
    expect(t.told('converted')).toEqual([])
    const other = scenario({
      figures,
      policy: ordersPolicy([{ everything: 'default', 'deadly-aim': 'always' }]),
    })
    other.dice(5, 5, 6, 1, ...calm).answer('shoot A1 B1')
    expect(other.told('converted').map(e => e.what)).toEqual(['wound'])
    // Of three dice the two sixes take four lives, where there are three.
    const three = scenario({
      figures: { ...figures, A1: { ...figures.A1!, shooting: { dice: 3, range: 9 } } },
      policy: ordersPolicy([{ everything: 'default', 'deadly-aim': 'always' }]),
    })
    three.dice(5, 5, 5, 6, 6, 1, ...calm).answer('shoot A1 B1')
    expect(three.told('converted')).toEqual([])
    expect(three.told('removed')).toMatchObject([{ figure: 'B1' }])
  })

  it('8.22 8.27 aim deadly at none of those a volley kills anyway', () => {
    const volley = (life: number) => {
      const t = scenario({
        figures: {
          A1: {
            at: 'C9',
            facing: 'N',
            ap: 6,
            shooting: { dice: 2, range: 9 },
            abilities: ['volley-attack:1', 'deadly-aim:1'],
          },
          B1: { at: 'C5', life },
          B2: { at: 'D5', life },
        },
      })
      t.dice(5, 2).answer('use A1 volley-attack', 'shoot A1')
      expect(t.legal()).toContain('use A1 deadly-aim')
      return t.question.fallback()
    }
    expect(volley(1)).toBe('pass')
    expect(volley(3)).toBe('use A1 deadly-aim')
  })

  it('8.38 shoot at nobody who is kept up without life', () => {
    const figures = (more: Record<string, Placed>): Record<string, Placed> => ({
      A1: { at: 'C5', facing: 'N' },
      A2: { at: 'G4', facing: 'NW', shooting: { dice: 2, range: 5 } },
      B1: { at: 'C4', facing: 'S', life: 1, ap: 1, abilities: ['courage:1'] },
      B2: { at: 'L9' },
      ...more,
    })
    const fallen = (more: Record<string, Placed>) => {
      const t = fight(figures(more), [4, 2, 6, ...nextTurn], { policy: ordersPolicy([{ role: 'attacker' }]) })
      expect(t.figure('B1')).toMatchObject({ life: 0, condition: 'standing' })
      return t.question.fallback()
    }
    expect(fallen({})).not.toMatch(/^shoot/)
    expect(fallen({ B3: { at: 'E3', facing: 'N' } })).toMatch(/^shoot A2 B3/)
    // nor with a volley, where nobody else is before them
    const volley = {
      at: 'G4',
      facing: 'NW',
      ap: 2,
      shooting: { dice: 2, range: 5 },
      abilities: ['volley-attack:1'],
    }
    const t = fight(figures({ A2: volley }), [4, 2, 6, ...nextTurn], {
      policy: ordersPolicy([{ role: 'attacker' }]),
    })
    t.answer('use A2 volley-attack')
    expect(t.legal('shoot A2')).not.toEqual([])
    expect(t.question.fallback()).not.toMatch(/^shoot/)
  })

  it('8.35 wear out no armor that cannot save its bearer', () => {
    const figures = (life: number): Record<string, Placed> => ({
      A1: { at: 'C5', facing: 'N', attacks: 3, endurance: 6 },
      B1: face('C4', { life, ap: 1, attacks: 0, abilities: ['armor:1'] }),
      B2: face('L1'),
      B3: face('L3'),
      B4: face('L5'),
    })
    const saved = (life: number) =>
      fight(figures(life), [4, 4, 4, 2, 6, 6, 6, ...calm], alone).told('saved').length
    expect(saved(2)).toBe(0)
    expect(saved(3)).toBe(1)
  })
})

describe('the defaults look at the whole way', () => {
  const board = { columns: 12, rows: 12 }
  const shown = (t: ReturnType<typeof scenario>) => {
    const preview = previewOf(t.game, 0, t.question.fallback(), false)
    if (!isPreview(preview) || preview.kind !== 'move') throw new Error(t.question.fallback())
    return preview
  }
  const giant: Placed = { at: 'E11', facing: 'N', movement: 6, life: 4, abilities: ['large:0'] }

  it('4.11 8.46 and walk no gauntlet to come at somebody from behind', () => {
    const figures: Record<string, Placed> = {
      A1: giant,
      // Swords on both sides of the straight way to the back of B3; nobody stands anywhere else beside them.
      B1: { at: 'D9', facing: 'NE', attacks: 4 },
      B2: { at: 'F9', facing: 'NW', attacks: 4 },
      B3: { at: 'E7', facing: 'N', attacks: 0 },
    }
    const barred = ['D10', 'C10', 'C9', 'D8', 'F10', 'G10', 'G9', 'F8']
    const t = scenario({ board: { ...board, barred }, figures })
    expect(shown(t)).toMatchObject({ freeAttacks: [] })
    // One sword against a thick skin is worth it.
    const weak = {
      ...figures,
      A1: { ...giant, movement: 3, endurance: 5 },
      B1: { at: 'D9', facing: 'NE', attacks: 1 },
      B2: { at: 'L1' },
    }
    expect(shown(scenario({ board: { ...board, barred }, figures: weak }))).toMatchObject({
      path: ['E10', 'E9', 'E8'],
    })
  })

  it('4.11 8.46 and stop before a gauntlet where what lies behind it is not worth it', () => {
    // Nothing is gained by the hex behind B2 that the swords of B1 do not take away twice over.
    const t = scenario({
      board: { ...board, barred: ['C10'] },
      figures: {
        A1: { ...giant, movement: 3 },
        B1: { at: 'D9', facing: 'SE', attacks: 4 },
        B2: { at: 'E7', facing: 'N', attacks: 0 },
      },
    })
    expect(t.legal('move A1 E10-E9-E8 N')).not.toEqual([])
    expect(shown(t)).toMatchObject({ path: ['E10'], freeAttacks: [] })
  })

  it('8.16 and of two who are as good go to the one who has no answer', () => {
    const waiting: Placed = { at: 'C5', facing: 'N', base: 'large-3', ap: 1 }
    const able: Placed = { ...waiting, abilities: ['repel:1'] }
    const goal = (b1: Placed, b2: Placed) =>
      shown(
        scenario({
          board,
          figures: {
            A1: { at: 'F8', facing: 'N', movement: 4 },
            B1: b1,
            B2: { ...b2, at: 'I5', facing: 'NW' },
          },
        }),
      ).outcome
    expect(goal(able, waiting)).toMatchObject({ threatenedBy: ['B2'], reactions: [] })
    expect(goal(waiting, able)).toMatchObject({ threatenedBy: ['B1'], reactions: [] })
  })

  it('4.03 and take the way round to where they want to be', () => {
    const t = scenario({
      board: { ...board, barred: ['D10', 'C10', 'C9', 'D8'] },
      figures: { A1: giant, B1: { at: 'D9', facing: 'NE', attacks: 3 }, B2: { at: 'E7', facing: 'N' } },
    })
    const { path, freeAttacks, outcome } = shown(t)
    expect(freeAttacks).toEqual([])
    expect(path).toHaveLength(4)
    expect(outcome).toMatchObject({ threatenedBy: [], engages: ['B2'] })
  })

  it('8.43 and pay no price on the way for a place that is had for nothing', () => {
    const t = scenario({
      board,
      figures: {
        A1: { ...giant, ap: 3, movement: 4, abilities: ['flyer:0'] },
        B1: { at: 'D9', facing: 'SE', attacks: 1, abilities: ['fearsome:0'] },
      },
    })
    t.answer(t.question.fallback())
    expect(t.told('moved')).toHaveLength(1)
    expect(t.told('braved')).toEqual([])
    expect(t.figure('A1').ap).toBe(3)
  })

  it('8.43 and break away to where nobody is waiting', () => {
    // C6 lies in the zone of B1, who asks for points that A1 has not; B2 watches B6, and B3 watches D6.
    const t = scenario({
      figures: {
        A1: { at: 'C6', facing: 'N', movement: 1, apNow: 0 },
        B1: { at: 'C5', facing: 'S', attacks: 2, abilities: ['fearsome:0'] },
        B2: { at: 'A6', facing: 'SE', attacks: 3 },
        B3: { at: 'E6', facing: 'SW', attacks: 3 },
      },
    })
    expect(t.legal('done')).toEqual([])
    expect(shown(t)).toMatchObject({ path: ['C7'], outcome: { threatenedBy: [] } })
  })

  it('9.04 9.05 and of ends as near to where they must go choose the one that costs least', () => {
    for (const sword of ['C10 NE', 'G10 NW']) {
      const [at = '', facing = ''] = sword.split(' ')
      const t = begin(
        {
          A1: { ...wearer, at: 'E3' },
          A2: { at, facing, attacks: 3 },
          B1: { ...giant, ...wraith, movement: 3 },
        },
        { attacker: 1, board: { ...board, sides: sidesOf('impassable', 'E11 N') } },
      )
      const preview = previewOf(t.game, 1, t.question.fallback(), false)
      expect(preview).toMatchObject({ kind: 'move', cost: 3, freeAttacks: [] })
    }
  })
})

describe('over random battles', () => {
  const lifeOf = (state: CombatHexState, id: string) =>
    state.figures.find(figure => figure.id === id)?.life ?? 0

  /** What is wrong with an answer of the defaults, if anything. */
  function fault(question: GameQuestion, state: CombatHexState, answer: string): string | undefined {
    const [verb, , target = ''] = answer.split(' ')
    if (question.kind === 'allocate') {
      const { targets } = question.about
      const chosen = targets.find(({ id }) => id === answer)!
      return chosen.life <= 0 && targets.some(({ life }) => life > 0) ? 'a die is wasted' : undefined
    }
    if (question.kind === 'act' && (verb === 'shoot' || verb === 'strike'))
      return /^[AB]\d/.test(target) && !lifeOf(state, target) ? 'a blow at nobody' : undefined
    const paid = question.kind === 'convert-hit' || question.kind === 'convert-wound'
    if (paid && answer !== 'none' && question.about.target && !lifeOf(state, question.about.target))
      return 'points for nothing'
    return undefined
  }

  it('the defaults waste neither dice nor points, and ask for two hand-overs a turn at most', () => {
    for (let n = 0; n < 8; n++) {
      const answers = ordersPolicy([])
      const turns = new Map<number, number>()
      let last = -1
      const policy: Policy<CombatHexState> = (asked, state) => {
        const question = asked as GameQuestion
        const answer = question.fallback()
        const wrong = fault(question, state, answer)
        if (wrong) throw new Error(`battle ${n}, turn ${state.turn}, ${question.kind}: ${answer}, ${wrong}`)
        if (!answers(question, state) && question.by !== last && state.turn > 0) {
          last = question.by
          turns.set(state.turn, (turns.get(state.turn) ?? 0) + 1)
        }
        return { answer, from: 'default' }
      }
      const outcome = setUp(trial(n, [600]), { policy })
      expect(outcome.ok && outcome.save.pending).toBeNull()
      expect(Math.max(...turns.values())).toBeLessThanOrEqual(2)
    }
  })
})
