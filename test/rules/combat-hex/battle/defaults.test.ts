import { describe, expect, it } from 'vitest'
import { chooseAct } from '../../../../rules/combat-hex/battle/answers/defaults.ts'
import { metBy, planOf } from '../../../../rules/combat-hex/battle/answers/plannedAct.ts'
import { carrying } from '../../../helpers/ent.ts'
import { bearer, begin, wearer, wraith } from '../../../helpers/ring.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const play = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) => scenario({ figures, ...scene })
type Table = ReturnType<typeof play>
/** What is done next in a scene, by default. */
const next = (...scene: Parameters<typeof play>) => play(...scene).question.fallback()
/** Where a move or a charge ends, and which way it looks. */
const goal = (answer: string) => {
  const [, , path = '', facing = ''] = answer.split(' ')
  return `${path.split('-').at(-1)} ${facing}`.trim()
}

describe('what the program does for a player', () => {
  it('3.09 goes on with a figure that has made itself ready', () => {
    const t = scenario({
      figures: { A1: { at: 'B5', movement: 3, ap: 2, abilities: ['fast:1'] }, B1: { at: 'G5' } },
    })
    expect(t.question.fallback()).toBe('use A1 fast')
    t.answer('use A1 fast')
    expect(t.question.fallback()).toMatch(/^move A1 /)
    t.answer(t.question.fallback())
    expect(t.question.fallback()).toBe('done')
  })

  it('8.19 uses nothing that the player does not let it, beside an activation or in one', () => {
    const t = play({ A1: { at: 'B5', movement: 3, ap: 2, abilities: ['fast:1'] }, B1: { at: 'G5' } })
    expect(chooseAct(t.game, 0)).toMatchObject({ verb: 'use' })
    expect(chooseAct(t.game, 0, () => false)).toMatchObject({ verb: 'move' })
  })

  it('8.47 nor what is used whoever is acting', () => {
    const friend: Placed = { at: 'C9', movement: 3 }
    const t = play({
      A1: { at: 'C8', facing: 'N', kind: 'hero', ap: 3, abilities: ['tyrant:1'] },
      A2: { ...friend, at: 'B8' },
      A3: { ...friend, at: 'D8' },
      B1: { at: 'L1' },
    })
    expect(chooseAct(t.game, 0)).toMatchObject({ verb: 'use', use: { ability: { id: 'tyrant' } } })
    expect(chooseAct(t.game, 0, () => false)).toMatchObject({ verb: 'move' })
  })

  it('5.01 3.09 goes on to the next once one has shot', () => {
    const shooting = { dice: 1, range: 9 }
    const t = play({ A1: { at: 'F9', facing: 'N', shooting }, A2: { at: 'L10' }, B1: { at: 'F4' } })
    t.dice(1).answer('shoot A1 B1 N')
    expect(t.question.fallback()).toMatch(/^move A2 /)
  })

  it('3.09 4.12 goes on to the next figure once one has moved, and turns nobody who has', () => {
    const t = play({
      A1: { at: 'C4', facing: 'N', movement: 1 },
      A2: { at: 'L9', movement: 0 },
      B1: { at: 'C6', facing: 'S' },
    })
    t.answer('move A1 C5 N')
    expect(t.question.fallback()).toBe('done')
    expect(t.answer('done').question.fallback()).toMatch(/^turn A1 S/)
  })

  it('3.09 goes on to the next once whoever is acting has nothing better to do', () => {
    const t = play({ A1: { at: 'C5', facing: 'N' }, A2: { at: 'L9' }, B1: { at: 'C6', facing: 'S' } })
    t.answer('turn A1 S')
    expect(t.question.fallback()).toMatch(/^move A2 /)
  })

  it('3.09 3.091 leaves whoever has done its action to the turning at the end', () => {
    const t = play({
      A1: { at: 'C5', facing: 'N', ap: 3, abilities: ['invigorate:1'] },
      A2: { at: 'C4', facing: 'N', ap: 3, apNow: 0 },
      B1: { at: 'C6', facing: 'S' },
    })
    t.dice(1, 1, 1).answer('use A1 invigorate A2')
    expect(t.question.fallback()).toMatch(/^move A2 /)
    t.answer('done')
    expect(t.question.fallback()).toMatch(/^turn A1 S/)
  })

  it('8.10 turns no rider that has moved, though it may still strike', () => {
    const t = play({
      A1: {
        at: 'F5',
        facing: 'N',
        base: 'cavalry',
        movement: 5,
        ap: 1,
        abilities: ['cavalry:0', 'fast-strike:1'],
      },
      B1: { at: 'C7', facing: 'N', attacks: 0 },
    })
    t.answer('move A1 C5 N')
    expect(t.question.fallback()).toBe('done')
  })
})

describe('whom the program shoots at', () => {
  const bow = { dice: 2, range: 9 }
  const shooter: Placed = { at: 'F9', facing: 'N', shooting: bow }
  const shot = (b1: Partial<Placed>, b2: Partial<Placed>) =>
    next({ A1: shooter, B1: { at: 'E4', ...b1 }, B2: { at: 'G4', ...b2 } })
      .split(' ', 3)
      .join(' ')

  it('5.03 the dearer of two that are equally easy to hurt', () => {
    expect(shot({ points: 90 }, { points: 40 })).toBe('shoot A1 B1')
    expect(shot({ points: 40 }, { points: 90 })).toBe('shoot A1 B2')
  })
  it('5.08 without turning where it need not', () => {
    expect(next({ A1: shooter, B1: { at: 'F4' } })).toBe('shoot A1 B1 N')
    expect(next({ A1: { ...shooter, facing: 'NE' }, B1: { at: 'H5' } })).toBe('shoot A1 B1 NE')
  })
  it('5.03 the one that is nearer to falling', () => {
    expect(shot({ life: 4, lifeNow: 4, points: 100 }, { life: 4, lifeNow: 2, points: 100 })).toBe(
      'shoot A1 B2',
    )
    expect(shot({ life: 4, lifeNow: 2, points: 100 }, { life: 4, lifeNow: 4, points: 100 })).toBe(
      'shoot A1 B1',
    )
  })
  it('8.27 with a volley to where it takes most', () => {
    const volley = (north: number, south: number) => {
      const t = play({
        A1: { at: 'F6', facing: 'N', ap: 1, shooting: bow, abilities: ['volley-attack:1'] },
        B1: { at: 'F2', endurance: north, life: 9 },
        B2: { at: 'F10', endurance: south, life: 9 },
      })
      return t.answer('use A1 volley-attack').question.fallback()
    }
    expect(volley(2, 5)).toMatch(/^shoot A1 (N|NE|NW)$/)
    expect(volley(5, 2)).toMatch(/^shoot A1 (S|SE|SW)$/)
  })
})

describe('which way the program turns', () => {
  it('4.12 to where most enemies are, of all ways that bring more before the figure', () => {
    const around = { A1: { at: 'C5', facing: 'N', movement: 0 }, B1: { at: 'C6' }, B2: { at: 'B5' } }
    expect(next(around)).toMatch(/^turn A1 (S|SW)$/)
    expect(next({ ...around, A1: { ...around.A1, facing: 'SW' } })).toBe('done')
  })
  it('3.091 8.10a nobody on a large base, and nobody who is carried', () => {
    const large: Placed = { at: 'F5', facing: 'N', base: 'large-3', movement: 0 }
    expect(next({ A1: large, B1: { at: 'F7', facing: 'S' } })).toBe('done')
    const t = carrying({ A2: { at: 'D6', facing: 'N', movement: 9 }, B1: { at: 'D5', facing: 'S' } })
    t.defaultsWhile(question => {
      if (question.by === 0) expect(t.legal('turn A2')).not.toEqual([])
      expect(question.fallback()).not.toMatch(/ A2\b/)
      return question.by === 0
    })
    expect(t.question.kind).toBe('act')
  })
})

describe('where the program goes', () => {
  const walker: Placed = { at: 'C9', facing: 'S', movement: 4 }

  it('4.02 towards the nearest enemy, and looks at it', () => {
    expect(goal(next({ A1: walker, B1: { at: 'L2' }, B2: { at: 'C2' } }))).toBe('C5 N')
    expect(goal(next({ A1: walker, B1: { at: 'C2' }, B2: { at: 'L2' } }))).toBe('C5 N')
  })
  it('4.04 towards one that can be come to, and not one behind walls', () => {
    const walls = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map(facing => `E9 ${facing}`)
    const figures = { A1: walker, B1: { at: 'E9' }, B2: { at: 'C2' } }
    // and it looks where it goes
    expect(goal(next(figures, { board: { sides: sidesOf('impassable', ...walls) } }))).toBe('C5 N')
  })
  it('4.08 behind an enemy rather than before it, and beside two rather than one', () => {
    const t = play({ A1: { at: 'C8', movement: 9 }, B1: { at: 'C5', facing: 'S' } })
    expect(goal(t.question.fallback())).toMatch(/^(C4|B4|D4) /)
    const two = {
      A1: { at: 'C9', movement: 3 },
      B1: { at: 'C5', facing: 'N' },
      B2: { at: 'D5', facing: 'N' },
    }
    expect(goal(next(two))).toMatch(/^C6 /)
  })
  it('5.06 a shooter as near as it hits well, and never within two hexes', () => {
    const far = (range: number, movement = 9) => {
      const shooting = { dice: 1, range }
      const t = play({ A1: { at: 'C10', movement, shooting }, B1: { at: 'C1', facing: 'N' } })
      const [hex] = goal(t.question.fallback()).split(' ')
      return Number(hex!.slice(1)) - 1
    }
    expect([far(3), far(4), far(7)]).toEqual([2, 2, 4])
  })
  it('5.06 4.08 whoever keeps its distance keeps out of danger zones, those of others too', () => {
    const [west, east]: Placed[] = [
      { at: '', facing: 'SW' },
      { at: 'K1', facing: 'SW' },
    ]
    const t = begin(
      {
        A1: { ...bearer, at: 'G1', facing: 'SE', movement: 3 },
        A8: { at: 'A1', movement: 0 },
        A9: { at: 'L1', movement: 0 },
        ...Object.fromEntries(['F1', 'E1', 'D1', 'C1'].map((at, i) => [`B${i + 1}`, { ...west!, at }])),
        B5: east!,
      },
      { board: { rows: 1 } },
    )
    expect(goal(t.question.fallback()).split(' ')[0]).toBe('I1')
  })
  it('8.43 who may not stay leaves, whatever that costs', () => {
    const t = play({
      A1: { at: 'F6', facing: 'N', movement: 2 },
      A2: { at: 'L10', movement: 0 },
      B1: { at: 'F5', facing: 'S', attacks: 10, abilities: ['fearsome:0'] },
    })
    expect(t.refused('done').code).toBe('must-leave')
    expect(t.question.fallback()).toMatch(/^move A1 /)
  })
  it('8.43 who may not stay leaves for where nobody else waits for it', () => {
    const fearful: Placed = { at: 'F5', facing: 'S', abilities: ['fearsome:0'] }
    const t = play({
      A1: { at: 'F6', facing: 'N', movement: 2 },
      A2: { at: 'L10', movement: 0 },
      B1: fearful,
    })
    expect(t.refused('done').code).toBe('must-leave')
    const away = t.question.fallback()
    expect(away).toMatch(/^move A1 /)
    expect(['F6', 'E5', 'G5', 'E6', 'G6']).not.toContain(goal(away).split(' ')[0])
  })
})

describe('9.04 how the program does the duty of a ringwraith', () => {
  const hunt = (b1: Partial<Placed>, more: Record<string, Placed> = {}) =>
    begin(
      { A1: { ...wearer, at: 'C5', facing: 'N' }, B1: { ...wraith, at: 'C9', facing: 'N', ...b1 }, ...more },
      { attacker: 1 },
    ).question.fallback()

  it('9.04 with a turn where it cannot move', () => {
    expect(hunt({ at: 'C6', facing: 'S', movement: 0 })).toMatch(/^turn B1 (N|NE|NW)$/)
  })
  it('9.04 with a turn rather than by a way that costs it blood', () => {
    const beside = { at: 'C6', facing: 'S', movement: 4 }
    expect(hunt(beside, { A2: { at: 'D6', facing: 'NW', attacks: 1 } })).toMatch(/^turn B1 (N|NE|NW)$/)
  })
  it('9.04 and before anybody else goes, where one that was stopped has still to turn', () => {
    const t = begin(
      {
        A1: { ...wearer, at: 'C5', facing: 'N' },
        A2: { at: 'D6', facing: 'N', attacks: 0 },
        B1: { ...wraith, at: 'C9', facing: 'N', movement: 3 },
        B2: { at: 'L9' },
      },
      { attacker: 1 },
    )
    t.answer('move B1 C8-C7-C6 S')
    expect(t.refused('move B2 L8').code).toBe('must-approach')
    expect(t.question.fallback()).toMatch(/^turn B1 (N|NE|NW)$/)
  })
  it('9.04 as near as it comes, though a spear waits for it there', () => {
    const riding: Partial<Placed> = { movement: 3, base: 'cavalry', abilities: ['cavalry:0'] }
    const t = begin(
      {
        A1: { ...wearer, at: 'C4', facing: 'N' },
        A2: { at: 'C6', facing: 'S', attacks: 6, abilities: ['spearman:0'] },
        B1: { ...wraith, at: 'C10', facing: 'N', ...riding },
      },
      { attacker: 1, board: { rows: 12 } },
    )
    expect(goal(t.question.fallback()).split(' ')[0]).toBe('C7')
  })
  it('9.04 with nothing once it is there', () => {
    expect(hunt({ at: 'C6', facing: 'N', movement: 4 })).toBe('done')
  })
  it('9.04 8.43 and keeps to it where it may not stay', () => {
    const t = begin(
      {
        A1: { ...wearer, at: 'C5', facing: 'N' },
        A2: { at: 'D6', facing: 'NW', attacks: 0, abilities: ['fearsome:0'] },
        // Between these it would be better off, but for what it has to do.
        A3: { at: 'C9', facing: 'S' },
        A4: { at: 'D8', facing: 'S' },
        A5: { at: 'B8', facing: 'S' },
        B1: { ...wraith, kind: 'warrior', at: 'C6', facing: 'N', movement: 4 },
      },
      { attacker: 1 },
    )
    expect(t.refused('done').code).toBe('must-leave')
    const answer = t.question.fallback()
    expect(answer).toMatch(/^move B1 /)
    expect(t.question.space.check(answer).ok).toBe(true)
  })
  it('9.04 as near as it comes', () => {
    expect(goal(hunt({ movement: 2 })).split(' ')[0]).toBe('C7')
    expect(goal(hunt({ movement: 4 })).split(' ')[0]).toMatch(/^(C6|B5|D5)$/)
  })
})

describe('what a plan says of those whom it meets', () => {
  const met = (t: Table) => {
    const figure = t.figure('A1')
    const plan = planOf(t.game, figure)
    return { verb: plan?.verb, met: metBy(t.game, figure, plan).map(({ id }) => id) }
  }
  it('4.02 enemies before it where it goes, and no friends', () => {
    const t = play({
      A1: { at: 'C7', facing: 'N' },
      A2: { at: 'D5', movement: 0 },
      B1: { at: 'C5', facing: 'N' },
    })
    expect(met(t)).toEqual({ verb: 'move', met: ['B1'] })
    expect(metBy(t.game, t.figure('A1'), undefined)).toEqual([])
  })
  it('4.02 4.09 rather two of them than the one that it looks straight at', () => {
    const t = play({
      A1: { at: 'B7', facing: 'N' },
      B1: { at: 'C4', facing: 'N' },
      B2: { at: 'D5', facing: 'SE' },
    })
    expect(met(t)).toEqual({ verb: 'move', met: ['B1', 'B2'] })
  })
  it('8.10 enemies before it where it charges', () => {
    const rider: Placed = { at: 'C8', facing: 'N', base: 'cavalry', abilities: ['cavalry:0'] }
    expect(met(play({ A1: rider, B1: { at: 'C4', facing: 'N' } }))).toEqual({ verb: 'charge', met: ['B1'] })
  })
  it('3.09 nobody where it stays to turn or to shoot', () => {
    expect(met(play({ A1: { at: 'C5', facing: 'N' }, B1: { at: 'C6', facing: 'S' } }))).toEqual({
      verb: 'turn',
      met: [],
    })
  })
  it('5.03 once it has shot, no further shot', () => {
    const shooting = { dice: 2, range: 9 }
    const t = play({ A1: { at: 'F10', shooting }, B1: { at: 'F4' } })
    expect(planOf(t.game, t.figure('A1'))).toMatchObject({ verb: 'shoot' })
    const before = t.game.activation
    expect(planOf(t.game, t.figure('A1'), undefined, true)?.verb).not.toBe('shoot')
    expect(t.game.activation).toBe(before)
  })
  it('8.21 what it has done already counts: its shot, and the points it has moved', () => {
    const shooting = { dice: 2, range: 9 }
    const archer: Placed = { at: 'F10', shooting, ap: 2, abilities: ['crack-shot:1'] }
    const t = play({ A1: archer, B1: { at: 'F3' } })
    t.dice(1, 1).answer('use A1 crack-shot', 'shoot A1 B1 N')
    expect(planOf(t.game, t.figure('A1'))?.verb).toBe('move')
    const moved = play({ A1: archer, B1: { at: 'F3' } }).answer('move A1 G10-H9-I9-J8 N')
    const mark = { ability: 'crack-shot', duration: 'activation' } as const
    expect(planOf(moved.game, moved.figure('A1'), mark, true)?.verb).not.toBe('move')
  })
})

describe('4.03 where the program goes', () => {
  it('to whom it can get to, where four are nearer behind what nobody crosses', () => {
    const walled: Placed = { at: 'B3', facing: 'N' }
    const t = play(
      {
        A1: { at: 'C5', facing: 'N' },
        B1: walled,
        B2: { ...walled, at: 'C3' },
        B3: { ...walled, at: 'D3' },
        B4: { ...walled, at: 'E3' },
        B5: { at: 'C10', facing: 'S', life: 3 },
      },
      { board: { gaps: Array.from('ABCDEFGHIJKL', column => `${column}4`) } },
    )
    // It has B5 before it, whichever way of three it looks.
    expect(goal(t.question.fallback())).toMatch(/^C9 S/)
  })

  it('to whoever is nearest, whatever the number', () => {
    const figures = {
      A1: { at: 'F5', facing: 'N', movement: 2 },
      B1: { at: 'L1' },
      B2: { at: 'L4' },
      B3: { at: 'L7' },
      B4: { at: 'L10' },
      B5: { at: 'A5' },
    }
    expect(goal(next(figures))).toMatch(/^D/)
  })
})

describe('8.10 whom the program charges', () => {
  it('8.10 who is closest to falling, and no friend', () => {
    const rider: Placed = { at: 'C8', facing: 'N', base: 'cavalry', movement: 4, abilities: ['cavalry:0'] }
    const charged = (b1: number, b2: number) =>
      next({
        A1: rider,
        B1: { at: 'C4', facing: 'N', life: b1 },
        B2: { at: 'D4', facing: 'N', life: b2 },
      })
    expect(charged(1, 3)).toMatch(/^charge A1 .* B1$/)
    expect(charged(3, 1)).toMatch(/^charge A1 .* B2$/)
    const beside = next({
      A1: rider,
      A2: { at: 'D4', facing: 'S', life: 1, movement: 0 },
      B1: { at: 'C4', facing: 'N', life: 3 },
    })
    expect(beside).toMatch(/^charge A1 .* B1$/)
  })
  it('8.10 8.38 nobody who is kept up without life', () => {
    const rider: Placed = { at: 'C8', facing: 'N', base: 'cavalry', movement: 4, abilities: ['cavalry:0'] }
    const t = play({ A1: rider, B1: { at: 'C4', facing: 'N' }, B2: { at: 'D4', facing: 'N' } })
    t.game.battle.figures[1]!.life = 0
    expect(chooseAct(t.game, 0)).toMatchObject({ verb: 'charge', target: { id: 'B2' } })
    const flyer: Placed = { at: 'C5', facing: 'N', abilities: ['flyer:0'] }
    const above = play({ A1: flyer, B1: { at: 'C4', facing: 'N' }, B2: { at: 'D4', facing: 'N' } })
    above.game.battle.figures[1]!.life = 0
    expect(chooseAct(above.game, 0)).toMatchObject({ verb: 'strike', target: { id: 'B2' } })
  })
  it('8.10b nobody who is out of its reach: it walks, but goes on with a charge that it has begun', () => {
    const rider: Placed = {
      at: 'C9',
      facing: 'N',
      base: 'cavalry',
      movement: 4,
      ap: 1,
      abilities: ['cavalry:0', 'fast-strike:1'],
    }
    const t = play({ A1: rider, B1: { at: 'C1', facing: 'N' } })
    expect(t.question.fallback()).toMatch(/^move A1 /)
    t.answer('charge A1 C8 N')
    expect(t.question.fallback()).toMatch(/^charge A1 C7-C6-C5 N/)
  })
})
