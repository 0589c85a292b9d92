import { describe, expect, it } from 'vitest'
import { skirmish } from '../../helpers/darkLord.ts'
import { melee } from '../../helpers/melee.ts'

const horse = { name: { en: 'h', fr: 'h' }, move: 10, strength: 3, defence: 4, life: 1, courage: 3 }

describe('Might', () => {
  it('DB-07a a point adds 1 to one die of its own, no die above 6; DB-07b at once after the throw', () => {
    const t = melee(
      { A1: { at: 'E5', might: 3 }, A2: { at: 'E6', might: 0 }, B1: { at: 'F5', attacks: 2 } },
      ['A1 B1', 'A2 B1'],
      [3, 1, 5, 4],
      { asks: ['might'] },
    )
    // A1 threw a 3 and may make it 6 with three points, or 5 with two; nothing comes after the throw before that.
    expect(t.asked).toBe('might 0 A1')
    expect(t.told('duel')).toEqual([])
    expect(t.legal()).toEqual(['none', 'might 2', 'might 3'])
    t.dice(1, 1).answer('might 3')
    expect(t.told('duel')[0]!.sides[0]).toMatchObject({ best: 6 })
    expect(t.figure('A1').might).toBe(0)
  })

  it('DB-07a a 6 is not raised', () => {
    const t = melee(
      { A1: { at: 'E5', might: 3, fight: 3 }, B1: { at: 'F5', fight: 4 } },
      ['A1 B1'],
      [6, 6, 1],
    )
    expect(t.told('duel')).toMatchObject([{ winner: 1, by: 'fight' }])
    expect(t.figure('A1').might).toBe(3)
  })

  it('DB-07c it serves for hitting, the way, and strikes', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'G2', shoot: 4, might: 3, traits: ['bow'], strength: 3 },
        B1: { at: 'G8', defence: 4 },
        B2: { at: 'G5' },
        B3: { at: 'F5' },
        B4: { at: 'H5' },
        B5: { at: 'E5' },
        B6: { at: 'I5' },
      },
      stage: 'shooting',
    })
    t.dice(3).answer('shoot A1 B1')
    expect(t.question).toMatchObject({ kind: 'might', about: { for: 'to-hit', need: 4 } })
    t.dice(2).answer('might 1')
    expect(t.question).toMatchObject({ kind: 'might', about: { for: 'in-the-way', need: 4 } })
    t.dice(1).answer('might 2')
    expect(t.told('shot')).toMatchObject([{ hit: true, way: [4], lost: false }])
    const scene = melee({ A1: { at: 'E5', might: 1 }, B1: { at: 'F5' } }, ['A1 B1'], [6, 1, 4], {
      asks: ['might'],
    })
    expect(scene.question).toMatchObject({ kind: 'might', about: { for: 'strike', need: 5 } })
    scene.answer('might 1')
    expect(scene.told('removed')).toMatchObject([{ figure: 'B1', why: 'slain' }])
  })

  it('DB-07c it serves for casting, resisting and Fate', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'G2', might: 1, will: 3, powers: ['wounding:12:5'] },
        B1: { at: 'G5', might: 2, will: 1, fate: 1, life: 2 },
      },
    })
    t.dice(4).answer('cast A1 wounding B1 1')
    expect(t.question).toMatchObject({ kind: 'might', by: 0, about: { for: 'casting', need: 5 } })
    t.answer('might 1')
    expect(t.asked).toBe('resist 1 B1')
    t.dice(4).answer('will 1')
    expect(t.question).toMatchObject({ kind: 'might', by: 1, about: { for: 'resisting', need: 5 } })
    t.answer('none').dice(3).answer('fate')
    expect(t.question).toMatchObject({ kind: 'might', about: { for: 'fate', need: 4 } })
    t.answer('might 1')
    expect([t.figure('B1').life, t.figure('B1').might]).toEqual([2, 1])
  })

  it('DB-07c it serves for the die of the Ring', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'G2', might: 1, now: { ring: 'on' } },
        A2: { at: 'B2' },
        B1: { at: 'G9' },
      },
      stage: 'opening',
    })
    t.dice(2).answer('now')
    expect(t.question).toMatchObject({ kind: 'might', about: { for: 'will-of-the-ring', need: 3 } })
    t.answer('might 1')
    expect(t.told('will-of-the-ring')).toMatchObject([{ face: 3, obeyed: true }])
  })

  it('DB-07d it serves not for rider or mount, falls, amounts, fires, priority, nor a tied duel', () => {
    const might = 3
    const shot = skirmish({
      figures: {
        A1: { at: 'G2', shoot: 4, might, strength: 3, traits: ['bow'] },
        B1: { at: 'G5', might, mount: horse, life: 2 },
      },
      stage: 'shooting',
      dice: [],
    })
    // Hit; 1 to 3 the mount; its wound; the fall, on a 2: nobody is asked on the way.
    shot.dice(4, 3, 5, 2).answer('shoot A1 B1')
    expect(shot.told('fell')).toMatchObject([{ figure: 'B1', face: 2, lying: true }])
    const sapped = skirmish({
      figures: {
        A1: { at: 'G2', might, will: 3, powers: ['sapping:12:3'] },
        B1: { at: 'G5', might, will: 5 },
      },
    })
    sapped.dice(6).answer('cast A1 sapping B1 1').dice(2).answer('none')
    expect(sapped.told('sapped')).toMatchObject([{ by: 1 }])
    const fire = skirmish({
      figures: { A1: { at: 'G2', might, now: { burning: true } }, B1: { at: 'G9' } },
      stage: 'end',
      lastTurn: 1,
      dice: [3, 1],
    })
    expect(fire.figure('A1').burning).toBe(true)
    const tie = melee({ A1: { at: 'E5', might: 0 }, B1: { at: 'F5', might: 3 } }, ['A1 B1'], [6, 6, 4, 1])
    expect(tie.told('duel')).toMatchObject([{ winner: 0, by: 'die' }])
  })

  it('DB-07e only in duels does the other side answer', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'G2', might: 2, will: 1, powers: ['sapping:12:3'] },
        B1: { at: 'G5', might: 2, will: 1 },
      },
    })
    t.dice(4).answer('cast A1 sapping B1 1', 'none').dice(3).answer('will 1', 'might 1')
    // It is held, and the caster, with Might left, is not asked again.
    expect(t.told('resisted')).toMatchObject([{ held: true, might: 1 }])
    expect(t.asked).toBe('act 0 A1')
  })
})

describe('Fate', () => {
  const wounded = (own: { fate: number; life: number; mount?: typeof horse }) => {
    const t = skirmish({
      figures: {
        A1: { at: 'G2', will: 1, powers: ['wounding:12:3'] },
        B1: { at: 'G5', ...own },
        B2: { at: 'G9' },
      },
    })
    t.dice(6).answer('cast A1 wounding B1 1')
    return t
  }

  it('DB-08 4 or more and the wound is gone; failed, again while it has points', () => {
    const t = wounded({ fate: 2, life: 2 })
    expect(t.asked).toBe('fate 1 B1')
    t.dice(3).answer('fate')
    expect(t.asked).toBe('fate 1 B1')
    t.dice(4).answer('fate')
    expect([t.figure('B1').life, t.figure('B1').fate]).toEqual([2, 0])
  })

  it('DB-08 one wound, one life; nothing is spent unasked', () => {
    const t = wounded({ fate: 2, life: 2 })
    t.answer('none')
    expect([t.figure('B1').life, t.figure('B1').fate]).toEqual([1, 2])
    const spent = wounded({ fate: 1, life: 1 })
    spent.dice(1).answer('fate')
    expect(spent.told('removed')).toMatchObject([{ figure: 'B1', why: 'slain' }])
  })

  it('DB-08 mounts have none', () => {
    const t = wounded({ fate: 2, life: 2, mount: horse })
    expect(t.asked).toBe('whose 0 A1')
    t.dice(6).answer('mount')
    expect([t.figure('B1').mount, t.figure('B1').fate]).toEqual([null, 2])
  })
})
