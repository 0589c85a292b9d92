import { describe, expect, it } from 'vitest'
import { isBroken } from '../../../rules/dark-lord/turn/opening.ts'
import { type Stood, skirmish } from '../../helpers/darkLord.ts'
import { melee } from '../../helpers/melee.ts'

// The three turns of part 8, in their parts that dice decide.

const lord: Stood = {
  at: 'K8',
  fight: 9,
  strength: 8,
  defence: 10,
  attacks: 4,
  life: 5,
  courage: 7,
  might: 3,
  will: 6,
  tier: 'legend',
  keywords: ['hero', 'shadow', 'monster', 'spirit'],
  traits: ['terror', 'dread', 'resistant', 'free-will', 'sweep', 'brand', 'ring-master'],
  powers: ['transfixing:18:2'],
  now: { ring: 'off' },
}
const horse = { name: { en: 'h', fr: 'h' }, move: 10, strength: 3, defence: 4, life: 1, courage: 3 }

describe('three turns walked through', () => {
  it('DB-04, DB-05, DB-22, DL-39, DL-46 the open field, turn 4', () => {
    const gone = (n: number): Record<string, Stood> =>
      Object.fromEntries(
        Array.from({ length: n }, (_, i) => [
          `A${20 - i}`,
          { at: '', now: { condition: 'removed' as const } },
        ]),
      )
    const t = skirmish({
      board: { columns: 24, rows: 16 },
      stage: 'priority',
      turn: 3,
      priority: 1,
      figures: {
        A1: { at: 'D5', courage: 4, tier: 'fortitude', keywords: ['hero'], will: 1 },
        A2: { at: 'K5', courage: 3, shoot: 4, traits: ['bow'] },
        A3: { at: 'D14', courage: 3 },
        ...gone(4),
        B1: lord,
        B2: { at: 'X1' },
      },
      // Equal: the side that did not have it.
      dice: [3, 3, 4, 4, 2, 2],
    })
    expect([t.state.priority, isBroken(t.field, 0)]).toEqual([0, true])
    // 8 and 3 are 11: the captain stays, and gives its courage to whom it is near; the archer farther off throws.
    expect(t.told('courage').map(({ figure, courage, passed }) => [figure, courage, passed])).toEqual([
      ['A1', 3, true],
      ['A3', 2, false],
    ])
    expect(t.told('removed')).toMatchObject([{ figure: 'A3', why: 'fled' }])
    // Terror: 2 and 7 make 9.
    t.dice(3, 4).answer('move A2 K7')
    expect([t.figure('A2').marks.frozen, t.where('A2')]).toEqual([true, 'K5'])
    t.answer('done')
    // Frozen, it may shoot.
    expect(t.asked).toBe('shots 0')
    t.dice(1).answer('shoot A2 B1')
    // His point is free; the captain resists with a die of its one Will.
    t.dice(5).answer('cast B1 transfixing A1 1', 'none')
    expect([t.asked, t.figure('B1').will]).toEqual(['resist 0 A1', 6])
    t.dice(2).answer('will 1')
    expect(t.figure('A1').marks.transfixed).toBe(true)
  })

  it('DL-47, DB-16c, DB-24 the open field: he sweeps two and the spearman behind them', () => {
    const t = melee(
      {
        A1: { at: 'G5' },
        A2: { at: 'H5' },
        A3: { at: 'G4', traits: ['spear'], marks: { frozen: true } },
        B1: { ...lord, at: 'G6' },
        B2: { at: 'P1' },
      },
      ['A1 B1', 'A2 B1'],
      [2, 4, 3, 6, 5, 4, 1],
      { asks: ['strike-how'], board: { gaps: ['F4', 'F5', 'H4'] } },
    )
    expect(t.told('trapped')).toMatchObject([{ figure: 'A1' }])
    t.dice(3, 3, 3).answer('sweep')
    expect(t.told('struck').map(({ target, strength }) => [target, strength])).toEqual([
      ['A1', 8],
      ['A2', 8],
      ['A3', 8],
    ])
  })

  it('DL-05, DL-20, DL-23, DL-58, DL-59 the flight, turn 5', () => {
    const t = skirmish({
      rules: 'flight',
      turn: 5,
      priority: 1,
      part: 0,
      figures: {
        A1: {
          at: 'L6',
          move: 4,
          courage: 6,
          might: 2,
          will: 3,
          fate: 3,
          life: 2,
          mount: { ...horse, move: 8 },
          now: { ring: 'off' },
        },
        A2: { at: 'A1' },
        B1: {
          at: 'N6',
          fight: 5,
          will: 7,
          keywords: ['hero', 'spirit', 'wraith'],
          powers: ['compelling:12:4'],
        },
        B2: { at: 'L10', courage: 2 },
      },
    })
    t.dice(4).answer('cast B1 compelling A1 1').dice(3, 1).answer('will 2')
    t.answer('none')
    expect(t.asked).toBe('force 1 A1')
    // The Ring on first: the pony bolts, and the fall says 4.
    t.dice(4).answer('ring')
    expect([t.figure('A1').mount, t.figure('A1').condition]).toEqual([null, 'lying'])
    expect(t.asked).toBe('compel-move 1 A1')
    t.answer('stand A1')
    if (t.question.kind === 'compel-move') t.answer('leave')
    expect(t.figure('A1').condition).toBe('standing')
    expect([t.figure('A1').marks.compelled, t.figure('A1').marks.transfixed]).toEqual([true, true])
    // The wraith sees it and charges without a test.
    t.answer('move B1 M6')
    expect(t.told('charged')).toMatchObject([{ figure: 'B1', enemies: ['A1'] }])
    expect(t.told('courage')).toEqual([])
    // A wolf rider has to find it: three hexes between.
    t.dice(6, 6).answer('move B2 L7 A1')
    expect(t.told('courage')).toMatchObject([{ figure: 'B2', why: 'finding', courage: -1, passed: true }])
    t.dice(2).answer('done')
    if (t.question.kind === 'will-now') t.answer('now')
    expect(t.question).toMatchObject({ kind: 'might', about: { for: 'will-of-the-ring', need: 3 } })
    t.answer('might 1')
    expect(t.refused('move A1 K6')).toMatchObject({ code: 'is-engaged' })
    expect(t.refused('unring A1')).toMatchObject({ rule: 'DL-20' })
  })

  it('DL-42, DL-43, DL-44, DB-14, DB-17, DB-21, DB-25 the last stand, turn 9', () => {
    const heir: Stood = {
      at: 'G5',
      fight: 6,
      strength: 4,
      defence: 7,
      attacks: 3,
      life: 3,
      might: 2,
      will: 2,
      tier: 'legend',
      keywords: ['hero'],
      points: 150,
    }
    const guard = (at: string): Stood => ({ at, fight: 4, strength: 3, defence: 6, points: 11 })
    const t = melee(
      {
        A1: heir,
        A2: guard('H5'),
        A3: guard('F6'),
        B1: { ...lord, at: 'G6', now: { ring: 'off', life: 1 } },
        B2: { at: 'E6' },
      },
      ['A1 B1', 'A2 B1', 'A3 B1', 'A3 B2'],
      [],
      {
        rules: 'last-stand',
        turn: 9,
        lastTurn: 9,
        startPoints: [398, 406],
        asks: ['heroic', 'fight-order', 'split', 'last-life', 'might', 'strike-at'],
        board: { barred: ['G7', 'H6', 'F5'] },
      },
    )
    // One division makes two fights: nobody is asked for it.
    expect(t.told('divided')).toMatchObject([
      {
        fights: [
          { one: 'A3', others: ['B2'] },
          { one: 'B1', others: ['A1', 'A2'] },
        ],
      },
    ])
    while (t.question.kind === 'heroic' && (t.question.about as { what: string }).what === 'first-fight')
      t.answer('no')
    expect(t.asked).toBe('fight-order 0')
    t.answer('B1:A1,A2')
    expect(t.question).toMatchObject({ kind: 'heroic', subject: 'A1', about: { what: 'strike' } })
    t.dice(4).answer('yes')
    // One strike of two dice wounds; his die is a 1, and he has Might for it.
    t.dice(6, 3, 2, 5, 6, 5, 4, 1, 6, 5, 1).answer('no')
    expect(t.asked).toBe('last-life 1 B1')
    t.dice(1, 1, 1, 1, 1, 1, 1, 6, 1, 1).answer('might')
    expect([t.figure('B1').life, t.figure('B1').might]).toEqual([1, 2])
    expect(t.state.result).toMatchObject({ winner: 0, reason: 'held' })
    expect(t.told('duel')[0]).toMatchObject({ winner: 0, by: 'fight' })
    expect(t.told('duel')[0]!.sides.map(({ fight }) => fight)).toEqual([10, 9])
  })
})
