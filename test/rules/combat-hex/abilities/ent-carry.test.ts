import { describe, expect, it } from 'vitest'
import { makeCell } from '../../../../rules/board/board.ts'
import { previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { attackDice } from '../../../../rules/combat-hex/battle/fight/combat.ts'
import { cellsOfFigure } from '../../../../rules/combat-hex/battle/game.ts'
import { dangerZone, isRaised, isThreatened } from '../../../../rules/combat-hex/battle/points/zones.ts'
import { sightTo } from '../../../../rules/combat-hex/battle/shoot/seeing.ts'
import { shotDice } from '../../../../rules/combat-hex/battle/shoot/shooting.ts'
import { documentSeen } from '../../../helpers/document.ts'
import { archer, bow, carrying, ent, others, play, type Table } from '../../../helpers/ent.ts'
import { calm, fight, nextTurn } from '../../../helpers/fight.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const look = (t: Table, answer: string) => previewOf(t.game, t.question.by, answer, false)
const doc = (t: Table, id: string) => documentSeen(t).figures.find(figure => figure.id === id)!

describe('8.42 Ent Carry: up there', () => {
  it('8.42 costs nothing, whatever is printed beside it, and says so before', () => {
    const t = play({ A1: { ...ent, ap: 1, abilities: ['large:0', 'ent-carry:2'] }, A2: archer })
    expect(look(t, 'use A1 ent-carry A2')).toMatchObject({ kind: 'use', ap: 0 })
    t.answer('use A1 ent-carry A2')
    expect(t.figure('A1').ap).toBe(1)
    expect(t.told('activated')).toEqual([])
  })

  it('8.42 a friend acts as usual in its phase, but does not walk', () => {
    const t = carrying({ B1: { at: 'E1' } })
    t.answer('move A1 E7 N')
    expect(t.refused('move A2 D5')).toMatchObject({ code: 'carried', rule: '8.42' })
    expect(t.legal('run A2')).toEqual([])
    expect(t.legal('turn A2')).toHaveLength(5)
    t.dice(1, 1, 1).answer('shoot A2 B1')
    expect(t.told('shot')).toMatchObject([{ figure: 'A2', dice: 3 }])
  })

  it('8.42 5.14 it stands on raised ground, above its own hex', () => {
    const t = carrying({ B1: { at: 'E1' } })
    const a2 = t.figure('A2')
    expect(isRaised(t.game, a2)).toBe(true)
    expect(isRaised(t.game, t.figure('A1'))).toBe(false)
    const b1 = t.figure('B1')
    expect(shotDice(t.game, a2, b1, sightTo(t.game, a2, b1, 9)).dice).toBe(3)
    expect(sightTo(t.game, a2, b1, 9).range).toBe(4)
  })

  it('8.42 8.46 its carrier hides neither it nor what it looks at', () => {
    const t = carrying({ B1: { at: 'E9', facing: 'N', shooting: bow } })
    expect(sightTo(t.game, t.figure('A2'), t.figure('B1')).visible).toBe(true)
    expect(sightTo(t.game, t.figure('B1'), t.figure('A2')).visible).toBe(true)
    // For all others it is as large as ever.
    const hidden = carrying({
      A3: { at: 'E3', facing: 'S' },
      B1: { at: 'E9', facing: 'N', shooting: bow },
    })
    expect(sightTo(hidden.game, hidden.figure('B1'), hidden.figure('A3')).visible).toBe(false)
  })

  it('8.42 it may be shot at, and stands in nobody’s way', () => {
    const t = carrying({ B1: { at: 'E1', facing: 'S', shooting: bow } })
    t.answer('done')
    t.defaultsWhile(q => q.kind === 'turning')
    t.dice(5, 5, 3, 3)
    t.answer('shoot B1 A2')
    expect(t.figure('A2').condition).toBe('removed')
    expect(t.figure('A1').life).toBe(5)
    expect(t.game.occupant[t.figure('A1').at]?.id).toBe('A1')
  })

  it('8.42 5.14 whom it carries makes nobody blind who looks over its carrier', () => {
    // on raised ground B1 sees over whoever is neither raised nor Large; A2 is raised, and in nobody's way
    const carrier: Placed = { at: 'E6', abilities: ['ent-carry:0'] }
    const passenger: Placed = { at: 'E6', carriedBy: 'A1' }
    const over = (figures: Record<string, Placed>, raised = ['E1']) =>
      scenario({
        figures: { A3: { at: 'E9' }, B1: { at: 'E1', facing: 'S', shooting: bow }, ...figures },
        board: { raised },
      })
    const sees = (t: Table) => sightTo(t.game, t.figure('B1'), t.figure('A3')).visible
    expect(sees(over({ A1: carrier, A2: passenger }))).toBe(true)
    expect(sees(over({ A1: carrier, A2: passenger }, ['E1', 'E6', 'E2', 'E3', 'E4', 'E5']))).toBe(false)
    expect(sees(over({ A1: carrier, A2: passenger }, []))).toBe(false)
    // not even if it would block by itself at any height
    expect(sees(over({ A1: carrier, A2: { ...passenger, abilities: ['large:0'] } }))).toBe(true)
    expect(sees(over({ A1: { ...carrier, abilities: ['large:0', 'ent-carry:0'] }, A2: passenger }))).toBe(
      false,
    )
  })

  it('8.42 5.141 raised ground hides from it what it hides from anybody on another height', () => {
    const t = carrying(
      { B1: { at: 'E1' } },
      { board: { raised: ['A3', 'B3', 'C3', 'D3', 'E3', 'F3', 'G3'] } },
    )
    expect(t.refused('shoot A2 B1')).toMatchObject({ code: 'no-sight-raised', rule: '5.141' })
    expect(t.refused('shoot A2 B1').about).toMatchObject({ figure: 'A2', target: 'B1', hex: 'E3' })
  })

  it('8.42 4.09 it has no danger zone, and stands in none', () => {
    const t = carrying({ B1: { at: 'E4', facing: 'S' } })
    expect(dangerZone(t.game, t.figure('A2'))).toEqual([])
    expect(isThreatened(t.game, t.figure('A1'))).toBe(true)
    expect(isThreatened(t.game, t.figure('A2'))).toBe(false)
    expect(attackDice(t.game, t.figure('A2'))).toBe(0)
    // So it shoots while its carrier fights (5.02).
    expect(t.legal('shoot A2 B1').length).toBeGreaterThan(0)
  })

  it('8.42 6.17 it fights in no combat, and no damage dice go to it there', () => {
    const t = carrying({ B1: { at: 'E4', facing: 'S', attacks: 3, life: 9 } })
    t.answer('done')
    t.defaultsWhile(q => q.kind !== 'act')
    t.dice(2, 2, 2, 2, 4, 4, 4, 6, 6, 6, ...nextTurn).answer('done')
    t.defaultsWhile(q => q.kind === 'turning')
    expect(t.told('combat-began')).toMatchObject([{ figures: ['A1', 'B1'] }])
    expect(t.told('allocated').map(({ target }) => target)).toEqual(['A1', 'A1', 'A1'])
    expect(t.figure('A2').life).toBe(2)
  })

  it('8.42 8.08 nor does it use what belongs to combats', () => {
    const t = fight(
      {
        A1: ent,
        A2: { at: 'E5', carriedBy: 'A1', ap: 3, facing: 'N', abilities: ['spearman:0', 'battle-cry:0'] },
        A3: { at: 'E4', facing: 'N' },
        B1: { at: 'E3', facing: 'S' },
        ...others,
      },
      calm,
    )
    expect(t.asked).not.toContain('react 0')
    expect(t.told('activated')).toEqual([])
  })

  it('8.15 nobody tears it out of its carrier’s arms, and no charge strikes it', () => {
    const t = carrying({
      B1: { at: 'E1', kind: 'hero', ap: 5, abilities: ['magical-force:0'] },
      B2: { at: 'H8', facing: 'NW', base: 'cavalry', movement: 9, abilities: ['cavalry:0'] },
    })
    expect(
      t.game.book.abilities['magical-force'].targets?.(t.game, t.figure('B1'), {
        moment: 'strategy',
        cause: null,
      }),
    ).not.toContain('A2')
    t.answer('done')
    t.defaultsWhile(q => q.kind === 'turning')
    const charge = t.legal('charge B2').find(answer => / (NW|SW|N) A1$/.test(answer) || answer.includes('E4'))
    if (charge)
      expect(t.refused(`${charge.split(' ').slice(0, 4).join(' ')} A2`)).toMatchObject({
        code: 'not-in-zone',
      })
  })

  it('8.42 is told to those who look on', () => {
    const t = carrying()
    expect(doc(t, 'A2')).toMatchObject({ state: 'carried', carrier: 'A1', at: 'E5', hexes: ['E5'] })
    expect(doc(t, 'A1').carrier).toBeUndefined()
    expect(doc(t, 'A1').state).toBe('ready')
  })

  it('8.42 4.14 turns and goes about with its carrier', () => {
    const t = carrying()
    t.answer('turn A1 S')
    const hexes = () => cellsOfFigure(t.game, t.figure('A1')).map(cell => makeCell(t.board, cell))
    expect(hexes()).toContain(t.where('A2'))
    expect(t.where('A2')).not.toBe('E5')
    t.answer('move A1 E8 S')
    expect(hexes()).toContain(t.where('A2'))
  })
})

describe('8.42 Ent Carry: deployment', () => {
  const deploy = () =>
    scenario({
      phase: 'deployment',
      figures: {
        A1: { ...ent, at: '' },
        A2: { ...archer, at: '' },
        A3: { at: '' },
        A4: { at: '' },
        A5: { at: '', base: 'cavalry' },
        B1: { at: '' },
      },
    })

  it('8.42 the battle may begin with two in its arms', () => {
    const t = deploy()
    expect(t.asked).toBe('deploy 0')
    expect(t.refused('mount A2 A1')).toMatchObject({ code: 'not-placed' })
    t.answer('place A1 B5 NE', 'mount A2 A1', 'mount A3 A1')
    expect(t.figure('A2')).toMatchObject({ condition: 'standing', carried: { by: 'A1', seat: 0 }, facing: 1 })
    expect(t.refused('mount A4 A1')).toMatchObject({ code: 'no-place' })
    expect(t.refused('mount A5 A1')).toMatchObject({ code: 'not-to-be-carried' })
    expect(t.refused('mount A2 A3')).toMatchObject({ code: 'no-carrier' })
    expect(t.refused('mount A2 A1')).toMatchObject({ code: 'carried' })
    t.answer('auto', 'done')
    expect(t.asked).toBe('deploy 1')
  })

  it('8.42 until it is done, they come along, get off, and go back in hand with their carrier', () => {
    const t = deploy()
    t.answer('place A1 B5 NE', 'mount A2 A1', 'place A1 B7 NE')
    expect(t.figure('A2').at).not.toBe(-1)
    t.answer('place A2 A1 SE')
    expect(t.figure('A2').carried).toBeUndefined()
    expect(t.where('A2')).toBe('A1')
    t.answer('mount A2 A1', 'lift A1')
    expect(t.figure('A2')).toMatchObject({ condition: 'waiting', at: -1 })
    expect(t.figure('A2').carried).toBeUndefined()
    t.answer('place A1 B5 NE', 'mount A2 A1', 'lift A2')
    expect(t.figure('A2')).toMatchObject({ condition: 'waiting', at: -1 })
    expect(t.figure('A1').condition).toBe('standing')
  })
})
