import { describe, expect, it } from 'vitest'
import { tournamentAbilities } from '../../../../rules/combat-hex/abilities/index.ts'
import { boardOf, machineOf } from '../../../../rules/combat-hex/battle/sequence/machine.ts'
import type { CombatHexState } from '../../../../rules/combat-hex/battle/state.ts'
import type { Ability } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { library } from '../../../../rules/combat-hex/library.ts'
import { scenario } from '../../../helpers/scenario.ts'

describe('3.02 the board of a battle', () => {
  const battle = (change: Partial<CombatHexState>): CombatHexState => ({
    ...scenario({ figures: { A1: { at: 'A1' }, B1: { at: 'L10' } } }).state,
    ...change,
  })

  it('3.02 is the one that was chosen, one that came with the battle, or none yet', () => {
    expect(boardOf(library, battle({ board: 'the-marsh' }))?.id).toBe('the-marsh')
    expect(boardOf(library, battle({ board: null }))).toBeUndefined()
    expect(() => boardOf(library, battle({ board: 'the-moon' }))).toThrow('no board the-moon')
    const own = { ...library, boardFromText: (text: string) => library.board(text)! }
    expect(boardOf(own, battle({ board: 'mine', customBoards: { mine: 'the-hills' } }))?.id).toBe('the-hills')
  })
})

describe('a battle as it is played', () => {
  it('3.09 is a copy: nothing that changes in it changes what was before', () => {
    const t = scenario({
      book: classic,
      order: [2, 0, 1],
      figures: {
        A1: { at: 'C5', facing: 'N' },
        B1: { at: 'C4', facing: 'S' },
        C1: { at: 'L1' },
      },
    })
    const before: CombatHexState = {
      ...t.state,
      combats: [['A1', 'B1']],
      figures: t.state.figures.map(figure => ({
        ...figure,
        used: [0],
        marks: [{ ability: 'fast', duration: 'turn' }],
      })),
    }
    const text = JSON.stringify(before)
    const copy = machineOf(library).clone(before)
    expect(JSON.stringify(copy)).toBe(text)
    copy.order!.pop()
    copy.deployed.pop()
    copy.combats[0]!.pop()
    copy.combats.pop()
    copy.players[0]!.out = true
    const [figure] = copy.figures
    figure!.used.pop()
    figure!.marks[0]!.turn = 3
    figure!.marks.pop()
    figure!.life = 0
    copy.figures.pop()
    copy.players.pop()
    expect(JSON.stringify(before)).toBe(text)
  })

  it('a fault of the program is no end of it', () => {
    const faulty: Ability = {
      ...tournamentAbilities.fast,
      effect() {
        throw new Error('a fault')
      },
    }
    const t = scenario({
      book: { abilities: { ...tournamentAbilities, fast: { ...faulty, id: 'fast' as const } } },
      figures: { A1: { at: 'C5', ap: 1, abilities: ['fast:1'] }, B1: { at: 'L10' } },
    })
    expect(() => t.answer('use A1 fast')).toThrow('a fault')
    expect(t.state.result).toBeNull()
  })

  it('7.05 asks nobody when it is over, and needs its board no more', () => {
    // The board of this scene is not on the shelf.
    const t = scenario({
      phase: 'combat',
      figures: { A1: { at: 'A1' }, B1: { at: '', condition: 'removed' } },
    })
    expect(t.state.phase).toBe('over')
    expect(machineOf(library).begin(t.state, () => {})).toBeUndefined()
  })
})
