import { describe, expect, it } from 'vitest'
import { parseCell, type SideKind } from '../../../../rules/board/board.ts'
import { previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { pass } from '../../../../rules/combat-hex/battle/game.ts'
import { sightTo } from '../../../../rules/combat-hex/battle/shoot/seeing.ts'
import { expectedLoss, shotsOf } from '../../../../rules/combat-hex/battle/shoot/shooting.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const bow = { dice: 2, range: 9 }

const archer = (placed: Partial<Placed>, more: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures: { A1: { at: 'C9', facing: 'N', shooting: bow, ...placed }, ...more }, ...scene })

describe('who may shoot', () => {
  it('5.01 a figure shoots instead of moving', () => {
    const t = archer({}, { B1: { at: 'C3' } })
    t.answer('move A1 C8')
    expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'moved-already', rule: '5.01' })
    expect(t.legal('shoot')).toEqual([])
    const other = archer({}, { B1: { at: 'C3' } })
    other.dice(2, 2).answer('shoot A1 B1')
    expect(other.refused('move A1 C8')).toMatchObject({ code: 'shot-already', rule: '5.01' })
    expect(other.refused('shoot A1 B1')).toMatchObject({ code: 'shot-already', rule: '5.01' })
    expect(other.legal('move A1')).toEqual([])
    expect(other.question).toMatchObject({ about: { active: 'A1', movement: 0 } })
  })

  it('5.01 8.18 who was held where it stood has had its move, and the turn it took then is no shot', () => {
    const t = archer(
      {},
      { B1: { at: 'C8', facing: 'S', ap: 1, abilities: ['stalwart:1'] }, B2: { at: 'F5' } },
    )
    t.answer('move A1 C10', 'use B1 stalwart')
    expect(t.where('A1')).toBe('C9')
    expect(t.refused('shoot A1 B2')).toMatchObject({
      code: 'moved-already',
      rule: '5.01',
      about: { figure: 'A1' },
    })
    expect(t.legal('shoot')).toEqual([])
  })

  it('5.01 without a bow nobody shoots', () => {
    const t = archer({ shooting: null }, { B1: { at: 'C3' } })
    expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'no-shooter', rule: '5.01' })
  })

  it('5.02 nobody shoots from a danger zone', () => {
    const t = archer({}, { B1: { at: 'C3' }, B2: { at: 'C10', facing: 'N' } })
    expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'shoot-threatened', rule: '5.02' })
    expect(t.refused('shoot A1 B2')).toMatchObject({ code: 'shoot-threatened' })
    expect(t.legal('shoot')).toEqual([])
  })

  it('5.02 an enemy beside it that looks away hinders nothing, nor does one in its own zone', () => {
    const t = archer({}, { B1: { at: 'C8', facing: 'N' } })
    t.dice(2, 2).answer('shoot A1 B1')
  })

  it('5.03 a shot has one target, an enemy', () => {
    const t = archer({}, { A2: { at: 'B6' }, B1: { at: 'C3' }, B2: { at: 'D3' } })
    expect(t.refused('shoot A1 A2')).toMatchObject({ code: 'own-target', rule: '5.03' })
    expect(t.refused('shoot A1 B9')).toMatchObject({ code: 'no-figure' })
    t.dice(5, 6, 6, 6).answer('shoot A1 B1')
    expect(t.figure('B1').condition).toBe('removed')
    expect(t.figure('B2').life).toBe(2)
  })

  it('5.04 engaged figures are targets too', () => {
    const t = archer({}, { A2: { at: 'C4', facing: 'N' }, B1: { at: 'D3', facing: 'SW' } })
    expect(t.legal('shoot').length).toBeGreaterThan(0)
    t.dice(2, 2).answer('shoot A1 B1')
  })

  it('5.05 range and sight can be looked at before', () => {
    const t = archer({}, { B1: { at: 'C3' }, B2: { at: 'L2' } })
    const before = JSON.stringify(t.save)
    expect(previewOf(t.game, 0, 'shoot A1 B1', false)).toMatchObject({
      kind: 'shoot',
      range: 6,
      dice: 2,
      hitsFrom: 5,
      penalty: false,
    })
    expect(sightTo(t.game, t.figure('A1'), t.figure('B2'), 9)).toMatchObject({ why: 'out-of-range' })
    expect(JSON.stringify(t.save)).toBe(before)
  })

  it('5.06 the range counts the hex of the target and not that of the shooter', () => {
    const t = archer({ shooting: { dice: 1, range: 5 } }, { B1: { at: 'C4' }, B2: { at: 'D3' } })
    expect(t.refused('shoot A1 B2')).toMatchObject({
      code: 'out-of-range',
      rule: '5.06',
      about: { range: 5, far: 6 },
    })
    t.dice(2).answer('shoot A1 B1')
    expect(t.told('shot')).toMatchObject([{ range: 5 }])
  })

  it('5.08 4.12 it may turn before it shoots, and not after', () => {
    const t = archer({ facing: 'S' }, { B1: { at: 'C3' } })
    t.answer('turn A1 SE').dice(2, 2).answer('shoot A1 B1 N')
    expect(t.figure('A1').facing).toBe(0)
    expect(t.refused('turn A1 S')).toMatchObject({ code: 'shot-already', rule: '3.091' })
  })

  it('5.07 5.08 the facing named must have the target in view', () => {
    const t = archer({ facing: 'S' }, { B1: { at: 'C3' } })
    expect(t.refused('shoot A1 B1 S')).toMatchObject({ code: 'not-in-view', rule: '5.07' })
    expect(t.refused('shoot A1 B1 W')).toMatchObject({ code: 'no-facing' })
    // The nearest way to turn comes first.
    expect(t.legal('shoot A1 B1').map(answer => answer.split(' ')[3])).toEqual(['NE', 'N', 'NW'])
  })

  it('5.08 5.171 the penalty is that of the facing it takes', () => {
    const around = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
    const board = { sides: sidesOf('difficult', ...around.map(side => `D7 ${side}`)) }
    const shot = (answer: string) => {
      const t = archer({ shooting: { dice: 1, range: 9 } }, { B1: { at: 'F6' } }, { board })
      t.dice(5)
      if (answer !== 'shoot A1 B1 N') t.dice(2)
      t.answer(answer)
      return t.told('shot').map(e => `${e.facing} ${e.penalty}`)
    }
    expect(shot('shoot A1 B1 N')).toEqual(['N true'])
    expect(shot('shoot A1 B1 NE')).toEqual(['NE false'])
    // Left to the program, it turns to where there is none.
    expect(shot('shoot A1 B1')).toEqual(['NE false'])
  })

  it('5.08 5.171 the best facing comes first, then others without a penalty', () => {
    const board = { sides: sidesOf('difficult', 'C6 N', 'C6 NE') }
    const t = archer({ facing: 'NE' }, { B1: { at: 'C1' } }, { board })
    expect(t.legal('shoot A1 B1').map(answer => answer.split(' ')[3])).toEqual(['N', 'NW', 'NE'])
    const [shot] = shotsOf(t.game, t.figure('A1'))
    // What it takes on average is reckoned from the best: of two dice one in three hits, of those two in three hurt.
    expect(expectedLoss(t.game, t.figure('A1'), shot!)).toBeCloseTo(4 / 9)
    const past = archer(
      { facing: 'NE' },
      { B1: { at: 'C1' } },
      {
        board: {
          sides: sidesOf('difficult', ...['B7', 'C7', 'D7'].flatMap(hex => [`${hex} N`, `${hex} NE`])),
        },
      },
    )
    const around = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
    const aside = archer(
      {},
      { B1: { at: 'F6' } },
      { board: { sides: sidesOf('difficult', ...around.map(side => `D7 ${side}`)) } },
    )
    const [turned] = shotsOf(aside.game, aside.figure('A1'))
    expect(turned!.facings).toEqual([1, 0])
    expect(expectedLoss(aside.game, aside.figure('A1'), turned!)).toBeCloseTo(4 / 9)
    // Where only sixes hit, half as much.
    const [hard] = shotsOf(past.game, past.figure('A1'))
    expect(hard!.sight.penalty).toBe(true)
    expect(expectedLoss(past.game, past.figure('A1'), hard!)).toBeCloseTo(2 / 9)
  })

  it('5.09 5.10 a wall between blocks', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'].map(column => `${column}5 S`)
    const wall = [...names, 'B5 SW', 'B5 SE', 'D5 SW', 'D5 SE', 'F5 SW', 'F5 SE']
    const t = archer({}, { B1: { at: 'C3' } }, { board: { sides: sidesOf('impassable', ...wall) } })
    expect(t.refused('shoot A1 B1')).toMatchObject({
      code: 'no-sight',
      rule: expect.stringMatching(/^5\.(10|121)$/),
    })
  })

  it('5.10 5.12 4.041 says what blocks, where, and by which rule', () => {
    const row = (kind: SideKind, n: number) =>
      sidesOf(kind, `C${n} N`, `C${n} NE`, `C${n} NW`, ...['A', 'B', 'D', 'E', 'F'].map(c => `${c}${n} N`))
    const unseen = (board: Scene['board']) =>
      archer({}, { B1: { at: 'C3' } }, { board }).refused('shoot A1 B1')
    const about = { figure: 'A1', target: 'B1' }
    expect(unseen({ raised: ['A6', 'B6', 'C6', 'D6', 'E6', 'F6'] })).toEqual({
      code: 'no-sight-raised',
      rule: '5.12',
      about: { ...about, hex: 'C6' },
    })
    expect(unseen({ raised: ['C9', 'A6', 'B6', 'C6', 'D6', 'E6', 'F6'] })).toEqual({
      code: 'no-sight-raised',
      rule: '5.141',
      about: { ...about, hex: 'C6' },
    })
    // straight up the column the lines meet the wall where its sides join
    expect(unseen({ sides: row('impassable', 6) })).toEqual({
      code: 'no-sight',
      rule: '5.121',
      about: { ...about, hex: 'C6' },
    })
    // the second obstacle side is the one that blocks
    expect(unseen({ sides: [...row('obstacle', 5), ...row('obstacle', 8)] })).toEqual({
      code: 'no-sight',
      rule: '4.041',
      about: { ...about, hex: 'C5' },
    })
    expect(unseen({ gaps: ['B6', 'C6', 'D6'] })).toEqual({
      code: 'no-sight',
      rule: '4.06',
      about: { ...about, hex: 'C7' },
    })
  })

  it('5.11 figures between block, friend or enemy', () => {
    for (const id of ['A2', 'B2']) {
      const t = archer({}, { B1: { at: 'C3' }, [id]: { at: 'C6' } })
      const refusal = t.refused('shoot A1 B1')
      expect(refusal).toMatchObject({ code: 'no-sight-figure', rule: '5.11', about: { by: id, hex: 'C6' } })
    }
  })
})

describe('one who passes over another', () => {
  const rider: Placed = {
    at: 'C9',
    facing: 'N',
    base: 'cavalry',
    abilities: ['cavalry:0'],
    shooting: { dice: 1, range: 9 },
  }
  const onFoot: Placed = { at: 'G9' }
  const large: Placed = { at: 'C6', facing: 'NE', base: 'cavalry' }
  /** How A1 sees B1 while somebody passes over the hex of somebody else. */
  const seen = (figures: Record<string, Placed>, passing: string) => {
    const t = scenario({ figures: { A1: rider, B1: { at: 'C2' }, ...figures } })
    const of = (id: string) => t.game.battle.figures.find(figure => figure.id === id)!
    pass(t.game, of(passing), parseCell(t.board, 'C6')!)
    const { visible, penalty } = sightTo(t.game, of('A1'), of('B1'))
    return [visible, penalty]
  }

  it('5.11 8.10e hides with it what either of them would hide', () => {
    expect(seen({ A2: large, A3: onFoot }, 'A3')).toEqual([false, false])
    expect(seen({ A2: onFoot, A3: large }, 'A2')).toEqual([false, false])
    // It is C6 that hides: what else the base lies on does not.
    expect(seen({ A2: onFoot, A3: { ...large, at: 'D5', facing: 'N' } }, 'A2')).toEqual([true, true])
  })
  it('5.171 8.10e and only the price is paid where both ask for no more', () => {
    expect(seen({ A2: { at: 'C6' }, A3: onFoot }, 'A3')).toEqual([true, true])
    expect(seen({ A2: onFoot, A3: { at: 'C6' } }, 'A2')).toEqual([true, true])
  })
  it('5.11 9.08 though one of them is not there for whoever looks', () => {
    const unseen: Placed = { at: 'C6', traits: ['ring-wearer'] }
    expect(seen({ A2: unseen, A3: onFoot }, 'A3')).toEqual([true, true])
    expect(seen({ A2: onFoot, A3: unseen }, 'A2')).toEqual([true, true])
    expect(seen({ A2: unseen, A3: { ...onFoot, traits: ['ring-wearer'] } }, 'A3')).toEqual([true, false])
  })
})

describe('raised ground', () => {
  it('5.13 5.14 a raised shooter throws one die more at a target that is not', () => {
    const low = archer({}, { B1: { at: 'C3' } }, { board: { raised: ['C9'] } })
    low.dice(2, 2, 2).answer('shoot A1 B1')
    expect(low.told('shot')).toMatchObject([{ dice: 3 }])
    const level = archer({}, { B1: { at: 'C3' } }, { board: { raised: ['C9', 'C3'] } })
    level.dice(2, 2).answer('shoot A1 B1')
    expect(level.told('shot')).toMatchObject([{ dice: 2 }])
    const up = archer({}, { B1: { at: 'C3' } }, { board: { raised: ['C3'] } })
    up.dice(2, 2).answer('shoot A1 B1')
    expect(up.told('shot')).toMatchObject([{ dice: 2 }])
  })

  it('5.14 5.15 figures that are not raised do not block from above or towards it', () => {
    for (const raised of [['C9'], ['C3']]) {
      const t = archer({}, { A2: { at: 'C6' }, B1: { at: 'C3' } }, { board: { raised } })
      expect(t.legal('shoot A1 B1').length).toBeGreaterThan(0)
    }
  })
})
