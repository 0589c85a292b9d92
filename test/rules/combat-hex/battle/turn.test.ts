import { describe, expect, it } from 'vitest'
import { tournamentAbilities } from '../../../../rules/combat-hex/abilities/index.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const far: Record<string, Placed> = { A1: { at: 'B5' }, A2: { at: 'B7' }, B1: { at: 'K5' }, B2: { at: 'K7' } }

/** Phases as the questions and events of a battle pass through them, each named once in a row. */
const course = (steps: string[]) => steps.filter((step, i) => step !== steps[i - 1])

describe('the sequence of a battle', () => {
  it('3.01 has three stages: deployment, battle and victory', () => {
    const t = scenario({
      phase: 'deployment',
      turn: 0,
      lastTurn: 1,
      figures: { A1: { at: '', points: 60 }, B1: { at: '' } },
    })
    const phases = [t.state.phase]
    const go = (...answers: string[]) => {
      for (const answer of answers) {
        t.answer(answer)
        phases.push(t.state.phase)
      }
    }
    go('auto', 'done', 'auto')
    t.dice(6, 1)
    go('done', 'attacker', 'done', 'done', 'done', 'done')
    expect(course(phases)).toEqual(['deployment', 'strategy', 'attack', 'defence', 'over'])
    expect(t.state.result).toMatchObject({ winner: 0, reason: 'points' })
  })

  it('3.04 every turn, the first included, has its four phases in order', () => {
    const t = scenario({
      phase: 'strategy',
      turn: 0,
      // They face each other, so that the combat phase has something to ask the dice.
      figures: { A1: { at: 'C5', facing: 'N', ap: 1 }, B1: { at: 'C4', facing: 'S' } },
      dice: [5, 2],
    })
    t.answer('attacker').answer('done', 'done')
    t.dice(2, 2).answer('done')
    t.dice(3, 4).answer('done')
    t.answer('attacker').answer('done', 'done', 'done')
    t.dice(2, 2, 1, 6).answer('done')
    const phases = course(t.events.map(event => `${event.turn} ${event.phase}`))
    expect(phases).toEqual([
      '1 strategy',
      '1 attack',
      '1 defence',
      '1 combat',
      '2 strategy',
      '2 attack',
      '2 defence',
      '2 combat',
      '3 strategy',
    ])
  })
})

describe('the strategy phase', () => {
  it('3.05 both throw a die from the first turn on, and the higher one chooses its role', () => {
    const t = scenario({ phase: 'strategy', turn: 0, figures: far, dice: [3, 5] })
    expect(t.asked).toBe('role 1')
    expect(t.legal()).toEqual(['attacker', 'defender'])
    // It is the roll of a turn, for two: who is not the attacker defends, and there are no places between.
    expect(t.question.about).toEqual({})
    t.answer('attacker')
    expect(t.state.attacker).toBe(1)
    expect(t.state.order).toBeUndefined()
    const [chosen] = t.told('attacker-chosen')
    expect(chosen).toMatchObject({ by: 1, attacker: 1 })
    expect(chosen).not.toHaveProperty('order')
    expect(chosen).not.toHaveProperty('first')
    expect(t.asked).toBe('act 1')
  })

  it('3.05 that a turn begins is told before its dice are thrown', () => {
    const t = scenario({ phase: 'strategy', turn: 3, figures: far, dice: [3, 5] })
    expect(t.events.map(({ event, turn }) => [event, turn])).toEqual([
      ['turn-began', 4],
      ['rolled', 4],
      ['rolled', 4],
    ])
  })

  it('3.05 the winner may leave the attack to the other', () => {
    const t = scenario({ phase: 'strategy', turn: 0, figures: far, dice: [6, 5] })
    expect(t.asked).toBe('role 0')
    t.answer('defender')
    expect(t.state.attacker).toBe(1)
  })

  it('3.05 equal dice are thrown again', () => {
    const t = scenario({ phase: 'strategy', turn: 0, figures: far, dice: [4, 4, 1, 1, 2, 1] })
    expect(t.told('rolled').map(({ by, faces }) => [by, ...faces])).toEqual([
      [0, 4],
      [1, 4],
      [0, 1],
      [1, 1],
      [0, 2],
      [1, 1],
    ])
    expect(t.asked).toBe('role 0')
  })

  it('3.05 3.02 what an ability adds counts for this roll, and not for that of the deployment', () => {
    const { moment: _, duration: __, ...rest } = tournamentAbilities.fast
    const keen = { ...rest, hooks: { strategyRoll: () => ({ plus: 1 }) } }
    const book = { abilities: { ...tournamentAbilities, fast: keen } }
    const figures: Record<string, Placed> = { A1: { at: 'B5', abilities: ['fast:0'] }, B1: { at: 'K5' } }
    const t = scenario({ phase: 'strategy', turn: 0, book, figures, dice: [3, 3] })
    expect(t.asked).toBe('role 0')
    const before = scenario({ phase: 'set-up', turn: 0, book, figures, dice: [3, 3, 2, 4] })
    // Camps and board are settled: whoever lost the roll picks the edge.
    expect(before.asked).toBe('edge 0')
  })

  it('3.051 the attacker uses all it wants after the roll, and the defender comes then', () => {
    const abilities = ['battle-awareness:0']
    const t = scenario({
      phase: 'strategy',
      turn: 0,
      figures: {
        A1: { at: 'B5', abilities },
        A2: { at: 'B7', abilities },
        B1: { at: 'K5', abilities },
        B2: { at: 'K7', abilities },
      },
      dice: [2, 1],
    })
    t.answer('defender')
    expect(t.asked).toBe('strategy 1')
    expect(t.refused('use A1 battle-awareness')).toMatchObject({ code: 'not-yours' })
    expect(t.question.about).toEqual({ figures: ['B1', 'B2'] })
    // In any order: the one that is named uses it.
    t.answer('use B2 battle-awareness')
    expect(t.figure('B2').used).toEqual([0])
    expect(t.asked).toBe('strategy 1')
    t.answer('use B1 battle-awareness')
    expect(t.asked).toBe('strategy 0')
    t.answer('use A1 battle-awareness', 'done')
    expect(t.asked).toBe('act 1')
    expect(t.figure('A2').used).toEqual([])
    expect(t.told('activated').map(e => e.figure)).toEqual(['B2', 'B1', 'A1'])
  })
})

describe('an action phase', () => {
  it('3.06 a figure may move, shoot and use abilities, several actions in a row', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', movement: 3, ap: 2, abilities: ['fast:1'] },
        A2: { at: 'C7', shooting: { dice: 1, range: 9 } },
        B1: { at: 'I7' },
      },
    })
    expect(new Set(t.legal().map(answer => answer.split(' ')[0]))).toEqual(
      new Set(['use', 'shoot', 'move', 'turn', 'done']),
    )
    t.answer('use A1 fast', 'move A1 C3 N', 'move A1 F3 SE', 'run A1 F4 SE')
    expect(t.where('A1')).toBe('F4')
    t.dice(2).answer('shoot A2 B1')
    expect(t.state.phase).toBe('attack')
  })

  it('3.06 each figure acts, in the order its player likes', () => {
    const t = scenario({ figures: far })
    t.answer('move A2 C7', 'move A1 C5', 'done')
    expect(t.told('moved').map(e => e.figure)).toEqual(['A2', 'A1'])
  })

  it('3.06 nobody acts with a figure of the other side', () => {
    const t = scenario({ figures: far })
    expect(t.refused('move B1 J5')).toMatchObject({ code: 'not-yours', about: { figure: 'B1' } })
    expect(t.refused('move A9 J5')).toMatchObject({ code: 'no-figure' })
    expect(t.refused('dance A1')).toMatchObject({ code: 'not-offered' })
  })

  it('3.07 no figure has to do anything', () => {
    const t = scenario({ figures: far })
    t.answer('done')
    expect(t.question.kind).toBe('turning')
    t.answer('done')
    expect(t.state.phase).toBe('defence')
    expect(t.told('moved')).toEqual([])
    expect(t.told('turned')).toEqual([])
  })

  it('3.08 who loses the last life in an action phase leaves the board at once', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', life: 1 },
        A2: { at: 'C7' },
        B1: { at: 'C4', facing: 'S', attacks: 1 },
      },
    })
    t.dice(5, 6).answer('move A1 C6')
    expect(t.figure('A1')).toMatchObject({ condition: 'removed', at: -1, life: 0 })
    expect(t.told('removed')).toMatchObject([{ figure: 'A1', phase: 'attack' }])
    // Its hex is free in the same phase.
    t.answer('move A2 C5')
    expect(t.where('A2')).toBe('C5')
  })

  it('3.09 once another figure has begun, nobody goes back to the one before', () => {
    const t = scenario({ figures: far })
    t.answer('move A1 B4', 'move A1 B3', 'move A2 B8')
    expect(t.refused('move A1 B2')).toMatchObject({
      code: 'acted-already',
      rule: '3.09',
      about: { figure: 'A1' },
    })
    expect(t.legal('move A1')).toEqual([])
    t.answer('move A2 B9')
  })

  it('3.09 even turning begins an activation, and looking at a move does not', () => {
    const t = scenario({ figures: far })
    t.refused('move A1 L1')
    t.answer('turn A2 S', 'turn A1 S')
    expect(t.refused('turn A2 N')).toMatchObject({ code: 'acted-already', rule: '3.09' })
  })

  it('3.09 an answer is taken back within the activation, and not once a die was thrown', () => {
    const t = scenario({
      figures: { A1: { at: 'C5' }, A2: { at: 'C8', shooting: { dice: 1, range: 9 } }, B1: { at: 'I8' } },
    })
    t.answer('move A1 C4', 'move A1 C3')
    expect(t.undo(0)).toBeUndefined()
    expect(t.where('A1')).toBe('C4')
    expect(t.undo(1)).toMatchObject({ code: 'undo-answered', rule: '3.09' })
    t.dice(2).answer('shoot A2 B1')
    expect(t.undo(0)).toMatchObject({ code: 'undo-dice', rule: '3.09' })
  })

  it('3.09 an activation is closed by itself, and opened again until another figure begins', () => {
    const t = scenario({ figures: far })
    expect(t.refused('end')).toMatchObject({ code: 'nobody-acting', rule: '3.09' })
    t.answer('move A1 B4')
    expect(t.legal('end')).toEqual(['end A1'])
    expect(t.refused('end A2')).toMatchObject({ code: 'not-acting-now', about: { active: 'A1' } })
    t.answer('end')
    expect(t.question).toMatchObject({ kind: 'act', about: { active: null, ready: ['A2'] } })
    expect(t.refused('move A1 B3')).toMatchObject({ code: 'acted-already', rule: '3.09' })
    expect(t.legal('end')).toEqual([])
    expect(t.undo(0)).toBeUndefined()
    expect(t.question).toMatchObject({ about: { active: 'A1' } })
    t.answer('end A1', 'move A2 B8')
    expect(t.undo(0)).toBeUndefined()
    expect(t.undo(0)).toMatchObject({ code: 'undo-nothing' })
    t.answer('move A2 B8', 'end A2', 'done')
    expect(t.question).toMatchObject({ kind: 'turning' })
    expect(t.refused('end A2')).toMatchObject({ code: 'only-turning', rule: '3.091' })
  })

  it('3.091 when all have acted, figures are turned, but for those that shot', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5' },
        A2: { at: 'C8', shooting: { dice: 1, range: 9 } },
        A3: { at: 'E2' },
        B1: { at: 'I8' },
      },
    })
    t.answer('move A1 C4 N').dice(2).answer('shoot A2 B1').answer('done')
    expect(t.question).toMatchObject({ kind: 'turning', about: { figures: ['A1', 'A3'] } })
    expect(t.refused('turn A2 S')).toMatchObject({ code: 'shot-already', rule: '3.091' })
    expect(t.refused('move A3 E3')).toMatchObject({ code: 'only-turning', rule: '3.091' })
    t.answer('turn A1 SE', 'turn A3 S', 'turn A1 SW', 'done')
    expect(t.figure('A1').facing).toBe(4)
    expect(t.figure('A3').facing).toBe(3)
    expect(t.told('turned').map(({ figure, facing }) => [figure, facing])).toEqual([
      // for its shot
      ['A2', 'NE'],
      ['A1', 'SE'],
      ['A3', 'S'],
      ['A1', 'SW'],
    ])
    expect(t.asked).toBe('act 1')
  })

  it('3.091 turning may come after a move that a danger zone ended', () => {
    const t = scenario({ figures: { A1: { at: 'C6' }, B1: { at: 'C4', facing: 'S' } } })
    t.answer('move A1 C5 SW', 'done', 'turn A1 N', 'done')
    expect(t.figure('A1').facing).toBe(0)
  })

  it('3.10 the defender acts next by the same rules', () => {
    const t = scenario({ figures: far, attacker: 1 })
    t.answer('move B1 J5', 'done', 'done')
    expect(t.state.phase).toBe('defence')
    expect(t.asked).toBe('act 0')
    expect(t.refused('move B2 J7')).toMatchObject({ code: 'not-yours' })
    t.answer('move A1 C5', 'turn A2 S')
    expect(t.refused('move A1 D5')).toMatchObject({ code: 'acted-already', rule: '3.09' })
    t.dice(6, 1).answer('done', 'turn A1 S', 'done')
    expect(t.state.turn).toBe(2)
  })
})
