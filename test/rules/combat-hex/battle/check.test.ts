import { describe, expect, it } from 'vitest'
import { makeGame } from '../../../../rules/combat-hex/battle/game.ts'
import type { CombatHexState, Figure, Result } from '../../../../rules/combat-hex/battle/state.ts'
import { invariantFaults } from '../../../../rules/combat-hex/contract/invariants.ts'
import type { Save } from '../../../../rules/core/script.ts'
import { type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const scene: Scene = {
  board: { barred: ['D9'], gaps: ['F9'], sides: sidesOf('impassable', 'H6 N') },
  figures: {
    A1: { at: 'A1', ap: 2, abilities: ['fast', 'fast'] },
    A2: { at: 'C9', facing: 'N', base: 'large-3' },
    A3: { at: '', condition: 'removed' },
    B1: { at: 'L10' },
    B2: { at: 'H9', base: 'cavalry', facing: 'N' },
  },
}

/** What is said of a sound battle after these changes of it. */
function faults(
  changes: Record<string, Partial<Figure>>,
  battle: Partial<CombatHexState> = {},
  save: Partial<Save<CombatHexState>> = {},
): string[] {
  const t = scenario(scene)
  const figures = t.state.figures.map(figure => ({ ...figure, ...changes[figure.id] }))
  const state = { ...t.state, figures, ...battle }
  return invariantFaults(
    makeGame(state, t.game.book, t.board, () => {}),
    { ...t.save, ...save },
  )
}
const cell = (hex: string) => hex.charCodeAt(0) - 65 + 12 * (Number(hex.slice(1)) - 1)
const pending = (kind: string) => ({ pending: { kind, by: 0, subject: '', about: {}, key: '' } })
const ended = (
  reason: Result['reason'],
  rule: string,
): [Partial<CombatHexState>, Partial<Save<CombatHexState>>] => [
  { phase: 'over', result: { winner: 0, reason, rule, score: [6, 0] } },
  { pending: null },
]

describe('what must be true of every battle', () => {
  it('is true of one that is sound', () => {
    expect(faults({})).toEqual([])
    expect(faults({}, ...ended('broken', '7.01'))).toEqual([])
  })

  it('1.03 counters lie between nothing and what the base says', () => {
    expect(faults({ A1: { life: 1, ap: 0 } })).toEqual([])
    expect(faults({ A1: { life: -1 } })).toEqual(['A1 has -1 of 2 life'])
    expect(faults({ B1: { life: 3 } })).toEqual(['B1 has 3 of 2 life'])
    expect(faults({ A1: { ap: -1 } })).toEqual(['A1 has -1 of 2 action points'])
    expect(faults({ A1: { ap: 3 } })).toEqual(['A1 has 3 of 2 action points'])
  })

  it('2.03 a figure is of the camp of its player, of a type, and there once', () => {
    expect(faults({ A3: { owner: 1 } })).toEqual(['A3 is of the wrong camp'])
    expect(faults({ A1: { id: 'A2' } })).toEqual(['A2 stands twice in the list'])
    // Nothing else can be said of it, and the next one is looked at all the same.
    expect(faults({ A3: { type: 'nobody' }, B1: { life: 3 } })).toEqual([
      'A3 has no type nobody',
      'B1 has 3 of 2 life',
    ])
  })

  it('8.06 an occurrence of an ability is used once, and only one that is on the base', () => {
    expect(faults({ A1: { used: [0, 1] } })).toEqual([])
    expect(faults({ A1: { used: [1, 1] } })).toEqual(['A1 used an occurrence twice (8.06)'])
    expect(faults({ A1: { used: [2] } })).toEqual(['A1 used an ability it has not'])
    expect(faults({ A1: { used: [0, 2] } })).toEqual(['A1 used an ability it has not'])
  })

  it('3.08 whoever is off the board is nowhere, and nobody stands without life', () => {
    expect(faults({ A3: { at: 0 } })).toEqual(['A3 is removed and on the board'])
    expect(faults({ A3: { condition: 'left-behind', at: 3 } })).toEqual([
      'A3 is left-behind and on the board',
    ])
    expect(faults({ A1: { life: 0 } })).toEqual(['A1 stands without life (3.08)'])
    expect(faults({ A3: { life: 0 } })).toEqual([])
    // Those that a blow struck down leave together, when all has been said about it.
    expect(faults({ A1: { life: 0 } }, {}, pending('react'))).toEqual([])
    expect(faults({ A1: { life: 0 } }, {}, pending('allocate'))).toEqual(['A1 stands without life (3.08)'])
    // 8.38 keeps one up.
    const courage = { ability: 'courage', duration: 'until', turn: 2 } as const
    expect(faults({ A1: { life: 0, marks: [courage] } })).toEqual([])
    expect(faults({ A1: { life: 0 } }, ...ended('conceded', '7.05'))).toEqual([])
    expect(faults({ A1: { life: 0 } }, ...ended('ring', '9.14'))).toEqual([])
    expect(faults({ A1: { life: 0 } }, ...ended('broken', '7.01'))).toEqual(['A1 stands without life (3.08)'])
  })

  it('8.42 whoever is carried is above a friend that stands on the ground', () => {
    const up = (at: string, by: string, change: Record<string, Partial<Figure>> = {}) =>
      faults({ A1: { at: cell(at), carried: { by, seat: 0 } }, ...change })
    expect(up('C9', 'A2')).toEqual([])
    expect(up('A1', 'A2')).toEqual(['A1 is not above its carrier'])
    const nobody = ['A1 is carried by nobody']
    expect(up('C9', 'A9')).toEqual(nobody)
    expect(up('L10', 'B1')).toEqual(nobody)
    expect(up('A1', 'A3')).toEqual(nobody)
    expect(
      up('A1', 'A3', { A3: { condition: 'standing', at: 0, carried: { by: 'A2', seat: 1 } } }),
    ).toContain(nobody[0])
    // It takes no room: another may stand there.
    expect(up('L10', 'A2', { A2: { at: cell('I8'), facing: 3 } })).toEqual(['A1 is not above its carrier'])
  })

  it('4.06 4.07 4.14 a base lies on hexes of the board, on one side of a wall, alone', () => {
    expect(faults({ A1: { at: cell('F9') } })).toEqual(['A1 stands beside the board (4.06)'])
    expect(faults({ A2: { at: cell('A1') } })).toEqual(['A2 stands beside the board (4.06)'])
    expect(faults({ B2: { at: cell('F8') } })).toEqual(['B2 stands beside the board (4.06)'])
    expect(faults({ B2: { at: cell('H5') } })).toEqual(['B2 lies across an impassable side (4.14)'])
    expect(faults({ A1: { at: cell('D9') } })).toEqual(['A1 stands on an X (4.07)'])
    expect(faults({ B1: { at: cell('A1') } })).toEqual([
      'A1 is not where the tables say',
      'B1 stands on A1 (4.07)',
    ])
    // The second hex of a rider is looked at like the first.
    expect(faults({ B1: { at: cell('H10') } })).toEqual([
      'B1 is not where the tables say',
      'B2 stands on B1 (4.07)',
    ])
  })

  it('a battle that was given up may stop with somebody on its way over somebody else', () => {
    for (const reason of ['conceded', 'agreed', 'forfeit'] as const)
      expect(faults({ B1: { at: cell('A1') } }, ...ended(reason, '7.05'))).toEqual([])
    expect(faults({ B1: { at: cell('A1') } }, ...ended('points', '7.05'))).toHaveLength(2)
    const t = scenario(scene)
    t.game.passing = t.figure('B1')
    t.figure('B1').at = cell('A1')
    expect(invariantFaults(t.game, t.save)).toEqual([])
    t.game.passing = t.figure('A1')
    expect(invariantFaults(t.game, t.save)).toEqual(['B1 is not where the tables say'])
  })

  it('3.01 somebody is asked until it is over, and then there is a result', () => {
    const over = ended('broken', '7.01')
    expect(faults({}, { phase: 'over' }, { pending: null })).toEqual([
      'a result without an end, or the reverse',
    ])
    expect(faults({}, { result: over[0].result! })).toEqual(['a result without an end, or the reverse'])
    expect(faults({}, {}, { pending: null })).toEqual(['nobody is asked, or somebody after the end'])
    expect(faults({}, over[0])).toEqual(['nobody is asked, or somebody after the end'])
  })

  it('counters of dice and events never fall below nothing', () => {
    for (const counter of ['dice', 'told', 'events'] as const) {
      expect(faults({}, {}, { [counter]: 0 })).toEqual([])
      expect(faults({}, {}, { [counter]: -1 })).toEqual(['a counter below nothing'])
    }
  })
})
