import { describe, expect, it } from 'vitest'
import { makeCell } from '../../../../rules/board/board.ts'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { picker } from '../../../../rules/core/random.ts'
import { spaceIsSound } from '../../../helpers/battleChecks.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const deployment = (figures: Record<string, Partial<Placed>>, board: Scene['board'] = {}) =>
  scenario({
    phase: 'deployment',
    turn: 0,
    board,
    figures: {
      ...Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, { ...figure, at: '' }])),
      B1: { at: '' },
    },
  })

describe('deployment', () => {
  it('3.02 figures stand at most three hexes from their edge', () => {
    const t = deployment({ A1: {} })
    expect(t.asked).toBe('deploy 0')
    expect(t.refused('place A1 D5 NE')).toMatchObject({
      code: 'outside-zone',
      rule: '3.02',
      about: { figure: 'A1', hex: 'D5', edge: 'left' },
    })
    t.answer('place A1 C5 NE', 'done')
    expect(t.asked).toBe('deploy 1')
    expect(t.refused('place B1 I5')).toMatchObject({ code: 'outside-zone', about: { edge: 'right' } })
    t.answer('place B1 J5')
    const columns = new Set(t.legal('place').map(answer => answer.split(' ')[2]![0]))
    expect([...columns].sort()).toEqual(['J', 'K', 'L'])
  })

  it('3.02 a figure is placed anew or taken back until its player has done', () => {
    const t = deployment({ A1: {}, A2: {} })
    t.answer('place A1 A1 S', 'place A1 B2', 'lift A1')
    expect(t.where('A1')).toBe('')
    expect(t.refused('lift A1')).toMatchObject({ code: 'not-placed' })
    expect(t.refused('lift B1')).toMatchObject({ code: 'not-yours' })
    expect(t.refused('done')).toMatchObject({ code: 'still-to-deploy', rule: '3.02' })
    t.answer('place A2 A1 S')
    expect(t.refused('place A1 A1 S')).toMatchObject({ code: 'no-room', rule: '4.07' })
    t.answer('auto')
    expect(t.figure('A1').condition).toBe('standing')
    t.answer('done', 'auto', 'lift B1', 'auto')
    expect(t.refused('place A1 B5')).toMatchObject({ code: 'not-yours' })
  })

  it('3.02 refuses hexes and facings that are none', () => {
    const t = deployment({ A1: {} })
    expect(t.refused('place A1 Z9')).toMatchObject({ code: 'no-hex' })
    expect(t.refused('place A1 B5 E')).toEqual({ code: 'no-facing', rule: '1.06', about: { facing: 'E' } })
    expect(t.refused('place A7 B5')).toMatchObject({ code: 'no-figure' })
  })

  it('3.03 what finds no room is left behind, and does not count', () => {
    // Only two hexes of the left zone are on the board.
    const gaps = Array.from({ length: 10 }, (_, row) => ['A', 'B', 'C'].map(column => `${column}${row + 1}`))
      .flat()
      .filter(hex => hex !== 'A1' && hex !== 'B1')
    const t = deployment({ A1: {}, A2: {}, A3: {} }, { gaps })
    t.answer('auto')
    expect(t.figure('A3').condition).toBe('waiting')
    t.answer('done')
    expect(t.figure('A3').condition).toBe('left-behind')
    expect(t.told('deployed')).toMatchObject([{ by: 0, leftBehind: ['A3'] }])
    t.dice(6, 1).answer('auto', 'done')
    expect(t.state.phase).toBe('strategy')
    // It never acts, and does not count: half of two is one.
    t.answer('attacker')
    expect(t.refused('move A3 A2')).toMatchObject({ code: 'no-figure' })
  })

  it('3.03 nobody is left behind who has room', () => {
    const t = deployment({ A1: {}, A2: {} })
    t.answer('place A1 A1')
    expect(t.legal('done')).toEqual([])
    expect(t.refused('done')).toMatchObject({ code: 'still-to-deploy' })
  })

  it('4.06 gaps are no hexes of the deployment zone', () => {
    const t = deployment({ A1: {} }, { gaps: ['B5'] })
    expect(t.refused('place A1 B5')).toMatchObject({ code: 'no-hex' })
  })

  it('4.07 nobody is placed on an X', () => {
    const t = deployment({ A1: {} }, { barred: ['B5'] })
    expect(t.refused('place A1 B5')).toMatchObject({ code: 'no-room', rule: '4.07' })
  })

  it('8.10 both hexes of a rider stand within three hexes of the edge', () => {
    const t = deployment({ A1: { base: 'cavalry' } })
    // Facing NW on C5 the rear hex is D5.
    expect(t.refused('place A1 C5 NW')).toMatchObject({ code: 'cannot-face', rule: '8.10' })
    t.answer('place A1 C5 SE')
    expect(t.game.occupant.filter(Boolean).length).toBe(2)
    expect(t.refused('place A1 A5 NE')).toMatchObject({ code: 'cannot-face' })
  })

  it('8.10 a rider does not stand across a black or a dotted side', () => {
    const board = { sides: [...sidesOf('impassable', 'B5 S'), ...sidesOf('obstacle', 'B8 S')] }
    const t = deployment({ A1: { base: 'cavalry' } }, board)
    expect(t.refused('place A1 B5 N')).toMatchObject({ code: 'cannot-face' })
    expect(t.refused('place A1 B8 N')).toMatchObject({ code: 'cannot-face' })
    t.answer('place A1 B5 S')
  })

  it('4.14 large figures look at the edge of the enemy', () => {
    const t = deployment({ A1: { base: 'large-3' }, A2: { base: 'large-9' } })
    expect(t.refused('place A1 A5 N')).toMatchObject({
      code: 'cannot-face',
      rule: '4.14',
      about: { facings: 'NE SE' },
    })
    t.answer('place A1 A5 NE')
    const facings = new Set(t.legal('place A2').map(answer => answer.split(' ')[3]))
    expect([...facings].every(facing => facing === 'NE' || facing === 'SE')).toBe(true)
  })

  it('4.14 a large figure looks across the board from whichever edge it stands at', () => {
    const large = { at: '', base: 'large-3' as const }
    const t = scenario({
      book: classic,
      order: [0, 1, 2, 3],
      phase: 'deployment',
      turn: 0,
      board: { columns: 14, rows: 14 },
      figures: { A1: large, B1: large, C1: large, D1: large },
    })
    const facings = ['A1 A7 SW', 'B1 N7 SE', 'C1 G2 N', 'D1 G14 S'].map(wrong => {
      const refusal = t.refused(`place ${wrong}`)
      const hex = wrong.split(' ')[1]!
      // The first of them is what it faces where nothing is said.
      t.answer(`place ${wrong.slice(0, 2)} ${hex}`)
      const taken = t.told('placed').at(-1)!.facing
      t.answer('done')
      return [refusal.code, refusal.about?.facings, taken]
    })
    expect(facings).toEqual([
      ['cannot-face', 'NE SE', 'NE'],
      ['cannot-face', 'SW NW', 'SW'],
      ['cannot-face', 'SE S SW', 'SE'],
      ['cannot-face', 'N NE NW', 'NW'],
    ])
  })

  it('3.02 the program puts fighters in front, shooters and heroes behind, near the middle, at every edge alike', () => {
    const army = (player: string): Record<string, Placed> => ({
      [`${player}1`]: { at: '' },
      [`${player}2`]: { at: '', shooting: { dice: 1, range: 5 } },
      [`${player}3`]: { at: '', kind: 'hero' },
      [`${player}4`]: { at: '', base: 'large-3' },
      [`${player}5`]: { at: '', base: 'cavalry' },
      [`${player}6`]: { at: '' },
    })
    const places = (rows: number) => {
      const t = scenario({
        book: classic,
        order: [0, 1, 2, 3],
        phase: 'deployment',
        turn: 0,
        board: { columns: 14, rows },
        figures: { ...army('A'), ...army('B'), ...army('C'), ...army('D') },
      })
      t.answer('auto', 'done', 'auto', 'done', 'auto', 'done', 'auto', 'done')
      return ['A', 'B', 'C', 'D'].map(player =>
        t
          .told('placed')
          .filter(({ figure }) => figure.startsWith(player))
          .map(({ at, facing }) => `${at} ${facing}`)
          .join(', '),
      )
    }
    expect(places(14)).toEqual([
      'C8 NE, B7 NE, C7 NE, B8 SE, C6 NE, C10 NE',
      'L7 SW, M8 SW, L8 SW, M7 NW, L9 SW, L5 SW',
      'G3 SE, G2 SE, H2 SE, E3 SW, H3 SW, F3 SE',
      'H12 NW, H13 NW, G13 NW, J12 NE, G12 NE, I12 NW',
    ])
    expect(places(15)).toEqual([
      'C8 NE, B8 NE, B7 NE, B9 NE, C7 SE, C6 NE',
      'L8 SW, M8 SW, M9 SW, M7 SW, L9 NW, L10 SW',
      'G3 SE, G2 SE, H2 SE, E3 SW, H3 SW, F3 SE',
      'H13 NW, H14 NW, G14 NW, J13 NE, G13 NE, I13 NW',
    ])
  })

  it('3.02 whoever cannot look across the board faces where there is room', () => {
    // A rider between two walls: only N and S are left, and neither looks across.
    const walls = ['B5', 'B6'].flatMap(hex => ['NE', 'SE', 'SW', 'NW'].map(facing => `${hex} ${facing}`))
    const board = { sides: sidesOf('impassable', ...walls) }
    const t = deployment({ A1: { base: 'cavalry' } }, board)
    t.answer('place A1 B5')
    expect(t.told('placed')).toMatchObject([{ at: 'B5', facing: 'N' }])
    const gaps = Array.from({ length: 10 }, (_, row) => ['A', 'B', 'C'].map(column => `${column}${row + 1}`))
      .flat()
      .filter(hex => hex !== 'B5' && hex !== 'B6')
    const narrow = deployment({ A1: { base: 'cavalry' } }, { gaps })
    expect(narrow.asked).toBe('deploy 0')
    expect(narrow.question.fallback()).toBe('auto')
    narrow.answer('auto')
    expect(narrow.told('placed')).toMatchObject([{ at: 'B5', facing: 'N' }])
    expect(narrow.question.fallback()).toBe('done')
  })

  it('8.42 begins in arms: whose, where and whose not', () => {
    const ent = { base: 'large-3' as const, abilities: ['large:0', 'ent-carry:0'] }
    const t = deployment({ A1: ent, A2: {}, A3: ent, A4: {} })
    expect(t.refused('mount A2 A1')).toMatchObject({ code: 'not-placed', about: { figure: 'A1' } })
    expect(t.refused('mount A2 B1')).toMatchObject({ code: 'no-figure', about: { figure: 'B1' } })
    expect(t.refused('mount A2 A9')).toMatchObject({ code: 'no-figure', about: { figure: 'A9' } })
    expect(t.refused('jump A2 A1')).toMatchObject({ code: 'not-offered', about: { answer: 'jump A2 A1' } })
    expect(t.legal('mount')).toEqual([])
    t.answer('place A1 B5 NE', 'mount A2 A1')
    expect(t.figure('A2')).toMatchObject({ condition: 'standing', facing: t.figure('A1').facing })
    expect(t.told('taken-up')).toMatchObject([{ figure: 'A2', by: 'A1', at: t.where('A2') }])
    expect(t.refused('mount A2 A1')).toMatchObject({
      code: 'carried',
      rule: '8.42',
      about: { figure: 'A2', target: 'A1' },
    })
    expect(t.legal('mount')).toEqual(['mount A4 A1'])
    expect(t.question.about).toEqual({ waiting: ['A3', 'A4'], placed: ['A1', 'A2'] })
    expect(t.legal('lift')).toEqual(['lift A1', 'lift A2'])
    // Who carries goes back with whom it carries.
    t.answer('lift A1')
    expect(['A1', 'A2'].map(id => t.figure(id).condition)).toEqual(['waiting', 'waiting'])
    expect(t.told('lifted').map(({ figure }) => figure)).toEqual(['A2', 'A1'])
    expect(t.figure('A2').carried).toBeUndefined()
    expect(t.game.occupant.filter(Boolean)).toEqual([])
  })

  it('3.02 what is offered, counted and picked at random is what is legal', () => {
    const ent = { base: 'large-3' as const, abilities: ['large:0', 'ent-carry:0'] }
    const t = deployment({ A1: ent, A2: {}, A3: {} })
    expect(tried(t, 1)).toEqual(['place'])
    expect(t.legal('auto')).toEqual(['auto'])
    t.answer('place A1 B5 NE')
    expect(tried(t, 2)).toEqual(['lift', 'mount', 'place'])
    t.answer('mount A2 A1')
    expect(tried(t, 4)).toEqual(['lift', 'mount', 'place'])
    expect(t.legal('mount')).toEqual(['mount A3 A1'])
    expect(t.legal('done')).toEqual([])
    expect(new Set(t.legal('place').map(answer => answer.split(' ')[1]))).toEqual(new Set(['A1', 'A2', 'A3']))
    t.answer('place A3 A1')
    expect(t.legal('done')).toEqual(['done'])
    expect(t.legal('auto')).toEqual([])
    expect(tried(t, 3)).toEqual(['done', 'lift', 'place'])
    expect(t.legal('place A3').every(answer => answer.startsWith('place A3 '))).toBe(true)
    expect(t.question.space.enumerate('place', 1)).toHaveLength(1)
    expect(t.question.space.enumerate('place a3', 9)).toHaveLength(9)
  })

  it('3.03 and also where there is room for some and none for others', () => {
    const gaps = Array.from({ length: 10 }, (_, row) => ['A', 'B', 'C'].map(column => `${column}${row + 1}`))
      .flat()
      .filter(hex => hex !== 'B5')
    const t = deployment({ A1: { base: 'cavalry' }, A2: {} }, { gaps })
    expect(tried(t, 1)).toEqual(['auto', 'place'])
    t.answer('auto')
    expect(tried(t, 2)).toEqual(['done', 'lift'])
  })

  it('3.02 4.07 nobody is in its own way', () => {
    const t = deployment({ A1: { base: 'cavalry' }, A2: {} })
    t.answer('place A1 B5 N', 'place A1 B4 N', 'place A1 B4 S')
    expect(t.game.occupant.flatMap((figure, cell) => (figure ? makeCell(t.board, cell) : []))).toEqual([
      'B3',
      'B4',
    ])
    expect(t.refused('place A2 B3')).toMatchObject({ code: 'no-room', rule: '4.07' })
    t.answer('place A2 B5', 'place A2 B5 S')
    expect(t.figure('A2').facing).toBe(3)
  })
})

/** Looks all through what may be answered; what is picked at random from it begins with these words. */
function tried(t: ReturnType<typeof deployment>, seed: number): string[] {
  const { space } = t.question
  const pick = picker(seed)
  spaceIsSound(space, pick)
  const verbs = Array.from({ length: 150 }, () => {
    const answer = space.sample(pick)
    expect(space.check(answer)).toMatchObject({ ok: true, answer })
    return answer.split(' ')[0]!
  })
  return [...new Set(verbs)].sort()
}
