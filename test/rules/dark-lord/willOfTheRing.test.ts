import { describe, expect, it } from 'vitest'
import { type DarkLordScene, skirmish } from '../../helpers/darkLord.ts'

const on = { ring: 'on' } as const
const friend = { at: 'A12' }
const opening = (wearer: object = {}, more: Partial<DarkLordScene> = {}) =>
  skirmish({
    stage: 'opening',
    ...more,
    figures: { A1: { at: 'C5', now: on, ...wearer }, A2: { ...friend }, B1: { at: 'N5' }, ...more.figures },
  })

describe('the die', () => {
  it('DL-21a is thrown when the moving stage of its owner’s part begins, the Ring being on', () => {
    const t = opening()
    expect(t.asked).toBe('will-now 0 A1')
    t.dice(3).answer('now')
    expect(t.told('will-of-the-ring')).toMatchObject([{ figure: 'A1', face: 3, obeyed: true }])
    expect(t.asked).toBe('act 0')
  })

  it('DL-21a not with the Ring off, and not in the enemy’s part', () => {
    expect(opening({ now: { ring: 'off' } }).asked).toBe('act 0')
    expect(opening({}, { part: 1 }).asked).toBe('act 1')
  })

  it('DL-21a not for the Ring that is put on in the same moving stage', () => {
    const t = opening({ now: { ring: 'off' } }).answer('ring A1', 'move A1 C4')
    expect(t.told('will-of-the-ring')).toEqual([])
  })

  it('DL-21b DR-16 forced on in the first part, the die comes in the second, and moves nobody', () => {
    const t = skirmish({
      priority: 1,
      figures: {
        A1: { at: 'C5', now: { ring: 'off' } },
        A2: { ...friend },
        B1: { at: 'F5', will: 1, powers: ['compelling:12:3'] },
      },
    })
    t.dice(5).answer('cast B1 compelling A1 1', 'ring', 'leave', 'done')
    expect(t.asked).toBe('will-now 0 A1')
    t.dice(1).answer('now')
    // DR-05: the enemy has a movement that it may not use.
    expect(t.asked).toBe('act 0')
    expect(t.told('left-alone')).toMatchObject([{ figure: 'A1' }])
    expect(t.refused('move A1 C4')).toMatchObject({ code: 'held-fast' })
  })

  it('DL-21c DL-41 who masters the Ring never throws it', () => {
    const t = skirmish({
      stage: 'opening',
      figures: { A1: { at: 'C5', traits: ['ring-master'], now: { ring: 'off' } }, B1: { at: 'N5' } },
    })
    expect(t.asked).toBe('act 0')
    expect(t.refused('ring A1')).toMatchObject({ code: 'masters-ring', rule: 'DL-41' })
  })

  it('DL-22a may be put off by who says that it will not move, to any later moment', () => {
    const t = opening().answer('later')
    expect(t.told('stays')).toMatchObject([{ figure: 'A1' }])
    t.answer('move A2 B12').dice(3).answer('will A1')
    expect(t.told('will-of-the-ring')).toMatchObject([{ obeyed: true }])
    expect(t.refused('will A1')).toMatchObject({ code: 'no-will-owed', rule: 'DL-22' })
  })

  it('DL-22a at the latest when the stage ends; on 1 or 2 the enemy may move it then', () => {
    const t = opening().answer('later').dice(2).answer('done')
    expect(t.asked).toBe('will-move 1 A1')
    t.answer('move A1 C6')
    expect(t.where('A1')).toBe('C6')
    expect(t.asked).toBe('act 1')
  })

  it('DL-22b who said so does not move it in this turn, whatever the die', () => {
    const t = opening().answer('later')
    expect(t.refused('move A1 C4')).toMatchObject({ code: 'said-to-stay', rule: 'DL-22' })
    t.dice(6).answer('will A1')
    expect(t.refused('move A1 C4')).toMatchObject({ code: 'said-to-stay' })
    expect(t.refused('lie A1')).toMatchObject({ code: 'said-to-stay' })
  })

  it('DL-23a its Might may raise the die', () => {
    const t = opening({ might: 2 }).dice(1).answer('now')
    expect(t.asked).toBe('might 0 A1')
    t.answer('might 2')
    expect(t.told('will-of-the-ring')).toMatchObject([{ face: 3, might: 2, obeyed: true }])
    expect(t.figure('A1').might).toBe(0)
    expect(t.asked).toBe('act 0')
  })

  it('DL-23a nobody is asked where it is not enough, or not needed', () => {
    expect(opening({ might: 1 }).dice(1).answer('now').asked).toBe('will-move 1 A1')
    expect(opening({ might: 1 }).dice(3).answer('now').asked).toBe('act 0')
  })

  it('DL-23b the Might of nobody else', () => {
    const t = opening({}, { figures: { A3: { at: 'D5', might: 3 }, B1: { at: 'N5', might: 3 } } })
    t.dice(2).answer('now')
    expect(t.asked).toBe('will-move 1 A1')
  })

  it('DL-24 on 3 or more its owner moves it and does everything with it', () => {
    const t = opening({ will: 1, powers: ['draining:12:2'] })
      .dice(3)
      .answer('now', 'move A1 C7')
    expect(t.where('A1')).toBe('C7')
    expect(t.legal('cast A1')).not.toEqual([])
  })
})

describe('DL-25 on 1 or 2', () => {
  const called = (wearer: object = {}, more: Partial<DarkLordScene> = {}) =>
    opening(wearer, more).dice(2).answer('now')

  it('DL-25a the enemy may move it at once, by its own Move and rules', () => {
    const t = called({ move: 4 })
    expect(t.asked).toBe('will-move 1 A1')
    expect(t.refused('move A1 C10')).toMatchObject({ code: 'beyond-reach', about: { left: 4 } })
    t.answer('move A1 C9')
    expect(t.where('A1')).toBe('C9')
    expect(t.told('moved')).toMatchObject([{ figure: 'A1', hand: 1 }])
  })

  it('DL-25a through friends and enemies, as it goes itself', () => {
    const t = called({}, { figures: { A3: { at: 'C6' }, B2: { at: 'C7' } } })
    t.answer('move A1 C6-C7-C8')
    expect(t.where('A1')).toBe('C8')
  })

  it('DL-25a or leave it where it stands', () => {
    const t = called().answer('leave')
    expect(t.where('A1')).toBe('C5')
    expect(t.told('left-alone')).toMatchObject([{ figure: 'A1' }])
  })

  it('DL-25a by an order: towards the nearest, away from its aim, into a charge, or not', () => {
    const told = (orders: string, rules: 'open-field' | 'flight' = 'open-field', b1 = 'N5') => {
      const t = skirmish({
        stage: 'opening',
        rules,
        dice: [1],
        answers: asked => {
          const question = asked as { kind: string; byOrder?(o: object): string | undefined }
          if (question.kind === 'will-now') return { answer: 'now', from: 'default' }
          if (question.kind !== 'will-move') return undefined
          return { answer: question.byOrder!({ word: orders, keep: null })!, from: 'default' }
        },
        figures: { A1: { at: 'H6', now: on, holder: 4 }, A2: { ...friend }, B1: { at: b1 } },
      })
      return [t.where('A1'), t.figure('A1').marks.engaged.length]
    }
    expect(told('leave')).toEqual(['H6', 0])
    expect(told('towards')[0]).toBe('M5')
    expect(told('aim')[0]).toBe('M5')
    expect(told('away', 'flight')[0]).toMatch(/^B/)
    expect(told('aim', 'flight')[0]).toMatch(/^B/)
    // It has no aim on the open field.
    expect(told('away')).toEqual(['H6', 0])
    expect(told('charge', 'open-field', 'J6')[1]).toBe(1)
    expect(told('towards', 'open-field', 'J6')[1]).toBe(0)
  })

  it('DL-25b its owner then does not move it this turn, moved or left', () => {
    for (const choice of ['leave', 'move A1 C6']) {
      const t = called().answer(choice)
      for (const verb of ['move A1 C4', 'lie A1'])
        expect(t.refused(verb)).toMatchObject({ code: 'ring-moves-it', rule: 'DL-25' })
    }
  })

  it('DR-24 a lying one may be stood up for half its Move, and goes on with the rest', () => {
    const t = called({ move: 4, now: { ...on, condition: 'lying' } })
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'is-lying' })
    t.answer('stand A1')
    expect(t.refused('move A1 C8')).toMatchObject({ about: { left: 2 } })
    t.answer('move A1 C7')
    expect(t.figure('A1')).toMatchObject({ condition: 'standing', marks: { spent: 4 } })
    expect(t.told('left-alone')).toEqual([])
  })

  it('DR-24 one that cannot pay for standing up is left, and one that stood up has been moved', () => {
    const tired = called({ move: 5, now: { ...on, condition: 'lying' }, marks: { spent: 3 } })
    expect(tired.asked).toBe('act 0')
    expect(tired.told('left-alone')).toHaveLength(1)
    const stood = called({ move: 4, now: { ...on, condition: 'lying' } }).answer('stand A1', 'leave')
    expect(stood.told('stood-up')).toMatchObject([{ figure: 'A1' }])
    expect(stood.told('left-alone')).toEqual([])
    expect(called().refused('stand A1')).toMatchObject({ code: 'is-standing' })
    expect(called().refused('move A2 B12')).toMatchObject({ code: 'only-this-one' })
    expect(called().refused('leave A1')).toMatchObject({ code: 'not-offered' })
  })

  it('DL-26a it stays in its army', () => {
    const t = called().answer('move A1 C6')
    expect(t.figure('A1').owner).toBe(0)
    expect(t.asked).toBe('act 0')
  })

  it('DL-26b shooting and casting stay its owner’s', () => {
    const t = called(
      { will: 1, powers: ['draining:12:2'], traits: ['bow'], shoot: 4 },
      { figures: { B1: { at: 'F5' } } },
    )
    t.answer('move A1 C6').dice(4).answer('cast A1 draining B1 1')
    expect(t.told('drained')).toMatchObject([{ figure: 'B1' }])
    t.answer('done')
    expect(t.legal('shoot')).toEqual(['shoot A1 B1'])
  })

  it('DL-26b Fate and Might in its fight stay its owner’s', () => {
    const t = skirmish({
      stage: 'division',
      dice: [5, 6],
      figures: {
        A1: {
          at: 'C5',
          might: 1,
          fate: 1,
          now: on,
          marks: { engaged: ['B1'], overruled: true, willThrown: true },
        },
        A2: { ...friend },
        B1: { at: 'C6', marks: { engaged: ['A1'] } },
      },
    })
    expect(t.asked).toBe('might 0 A1')
    t.answer('none')
    expect(t.asked).toBe('back-off 0')
    t.dice(6).answer('A1 C4')
    expect(t.asked).toBe('fate 0 A1')
  })

  it('DL-27a whoever moves it may do nothing but move it', () => {
    const t = called({ will: 1, powers: ['draining:12:2'], might: 0 }, { treasure: 'C5' })
    const verbs = new Set(t.legal().map(text => text.split(' ')[0]))
    expect([...verbs].sort()).toEqual(['leave', 'move'])
    for (const not of ['cast A1 draining B1 1', 'lift A1', 'lie A1', 'ring A1', 'done', 'move A2 B12'])
      t.refused(not)
  })

  it('DL-27b DR-22 a charge on its enemies is part of that, without a terror test', () => {
    const t = called({ courage: 1 }, { figures: { B1: { at: 'C8', traits: ['terror'] }, A3: { at: 'D7' } } })
    t.answer('move A1 C7 B1')
    expect(t.told('courage')).toEqual([])
    expect(t.told('charged')).toMatchObject([{ figure: 'A1', enemies: ['B1'], hand: 1 }])
  })

  it('DL-27b its owner would test', () => {
    const t = opening({ courage: 1 }, { figures: { B1: { at: 'C8', traits: ['terror'] } } })
      .dice(3)
      .answer('now')
    t.dice(1, 1).answer('move A1 C7 B1')
    expect(t.told('frozen')).toMatchObject([{ figure: 'A1' }])
  })

  it('DL-27c DL-14 is not waived: another wearer has to be found', () => {
    const t = called({ courage: 1 }, { figures: { B1: { at: 'C8', now: on }, B2: { at: 'P1' } } })
    t.dice(1, 1).answer('move A1 C7 B1')
    expect(t.told('courage')).toMatchObject([{ figure: 'A1', why: 'finding', passed: false }])
    // DB-11d: another move may be declared.
    expect(t.asked).toBe('will-move 1 A1')
    t.answer('move A1 C6')
    expect(t.where('A1')).toBe('C6')
  })

  it('DL-27d DR-22 it never charges its own friends', () => {
    const t = called({}, { figures: { A3: { at: 'C7' } } })
    expect(t.refused('move A1 C6 A3')).toMatchObject({ code: 'not-touched' })
    t.answer('move A1 C6')
    expect(t.told('charged')).toEqual([])
  })

  it('DL-28a that player has it take no heroic action', () => {
    const t = called({ might: 1 })
    // 2 and one point is 3: its owner was asked, and let it go.
    expect(t.asked).toBe('might 0 A1')
    t.answer('none')
    expect(t.legal().some(text => text.includes('channel'))).toBe(false)
    expect(t.figure('A1').might).toBe(1)
  })

  it('DL-28b nor lift an object, or drop one: it does not pick up what lies where it ends', () => {
    const t = called({}, { treasure: 'C6' }).answer('move A1 C6')
    expect(t.figure('A1').carries).toBe(false)
    expect(t.state.treasure).toBe(t.cell('C6'))
    const carries = called({ now: { ...on, carries: true } })
    carries.refused('drop A1')
    carries.answer('move A1 C6')
    expect(carries.figure('A1').carries).toBe(true)
  })

  it('DL-29a nor step down over an edge', () => {
    const edge = { raised: ['C5'], sides: [{ hex: 'C5', facing: 3, kind: 'obstacle' as const }] }
    const t = called({}, { board: edge })
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'no-harm', rule: 'DL-29' })
    expect(t.legal('move A1 C6')).toEqual([])
    const own = opening({}, { board: edge }).dice(3).answer('now').dice(1).answer('move A1 C6')
    expect(own.told('over-the-edge')).toMatchObject([{ figure: 'A1' }])
  })

  it('DL-29b nor leave the board, though the scenario allows that', () => {
    const t = called({ at: 'P5', holder: 4 }, { rules: 'flight' })
    t.refused('exit A1')
    expect(t.legal().filter(text => text.startsWith('exit'))).toEqual([])
    const own = opening({ at: 'P5', holder: 4 }, { rules: 'flight' }).dice(3).answer('now', 'exit A1')
    expect(own.state.result).toMatchObject({ winner: 0, reason: 'escaped' })
  })
})

describe('the last of its army', () => {
  const lone = { A1: { at: 'C5', holder: 4, now: { ring: 'off' as const } } }

  it('DL-30a DL-30b a wearer is removed when it is the last alive: as the Ring is put on', () => {
    for (const rules of ['open-field', 'flight', 'last-stand'] as const) {
      const t = skirmish({ rules, figures: { ...lone, B1: { at: 'N5', holder: 1 } } }).answer('ring A1')
      expect(t.told('removed')).toMatchObject([{ figure: 'A1', why: 'lost-to-the-ring' }])
      expect(t.state.result).toMatchObject({ winner: rules === 'open-field' ? null : 1 })
    }
  })

  it('DL-30b as its last friend is removed', () => {
    const t = skirmish({
      part: 1,
      figures: {
        A1: { at: 'C5', now: on },
        A2: { at: 'C9' },
        B1: { at: 'C11', will: 1, powers: ['wounding:12:2'] },
      },
    })
    t.dice(5).answer('cast B1 wounding A2 1')
    expect(t.told('removed').map(({ figure, why }) => [figure, why])).toEqual([
      ['A2', 'slain'],
      ['A1', 'lost-to-the-ring'],
    ])
  })

  it('DL-30a with a friend, or with the Ring off, it stays', () => {
    const t = skirmish({ figures: { ...lone, A2: { ...friend }, B1: { at: 'N5' } } }).answer('ring A1')
    expect(t.told('removed')).toEqual([])
    const off = skirmish({
      part: 1,
      figures: { ...lone, A2: { at: 'C9' }, B1: { at: 'C11', will: 1, powers: ['wounding:12:2'] } },
    })
    off.dice(5).answer('cast B1 wounding A2 1')
    expect(off.figure('A1').condition).toBe('standing')
  })

  it('DL-30a the friends of the other army are none', () => {
    const t = skirmish({ figures: { ...lone, B1: { at: 'N5' }, B2: { at: 'N7' } } }).answer('ring A1')
    expect(t.figure('A1').condition).toBe('removed')
  })

  it('DL-30c DR-08 friends that left the board alive count as alive', () => {
    const t = skirmish({
      figures: { ...lone, A2: { at: '', now: { condition: 'away' } }, B1: { at: 'N5' } },
    }).answer('ring A1')
    expect(t.figure('A1')).toMatchObject({ condition: 'standing', ring: 'on' })
    expect(t.state.result).toBe(null)
  })

  it('DL-30d DL-41 who masters the Ring is not touched by this', () => {
    const t = skirmish({
      part: 1,
      figures: {
        A1: { at: 'C5', traits: ['ring-master'], now: { ring: 'off' } },
        A2: { at: 'C9' },
        B1: { at: 'C11', will: 1, powers: ['wounding:12:2'] },
      },
    })
    t.dice(5).answer('cast B1 wounding A2 1')
    expect(t.figure('A1').condition).toBe('standing')
  })

  it('DL-31a an enemy’s aim is reached when the holder is the last on the board and wears the Ring', () => {
    const t = skirmish({
      rules: 'flight',
      figures: { ...lone, A2: { at: 'P7' }, B1: { at: 'N5' } },
    })
    t.answer('ring A1')
    expect(t.state.result).toBe(null)
    t.answer('exit A2')
    expect(t.state.result).toMatchObject({ winner: 1, reason: 'holder-lost' })
  })

  it('DL-31b DR-08 friends that left alive do not help here', () => {
    const t = skirmish({
      rules: 'flight',
      figures: { ...lone, A2: { at: '', now: { condition: 'away' } }, B1: { at: 'N5' } },
    }).answer('ring A1')
    expect(t.state.result).toMatchObject({ winner: 1, reason: 'holder-lost' })
  })

  it('DL-31a not with the Ring off', () => {
    const t = skirmish({
      rules: 'flight',
      figures: { ...lone, A2: { at: 'P7' }, B1: { at: 'N5' } },
    }).answer('exit A2')
    expect(t.state.result).toBe(null)
  })
})

describe('DL-25a by the usual order', () => {
  it('towards the nearest in every scenario but the flight', () => {
    for (const rules of ['open-field', 'last-stand'] as const) {
      const t = skirmish({
        stage: 'opening',
        rules,
        dice: [1],
        figures: { A1: { at: 'H6', now: on, holder: 4 }, A2: { ...friend }, B1: { at: 'N5' } },
      })
      t.answer('now')
      expect(t.question.fallback(), rules).toMatch(/^move A1 .*M5$/)
    }
  })
})
