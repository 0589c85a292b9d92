import { describe, expect, it } from 'vitest'
import { armyFaults, generalOf } from '../../../rules/dark-lord/army/army.ts'
import { profileOf } from '../../../rules/dark-lord/army/roster.ts'
import { hasKeyword } from '../../../rules/dark-lord/field/field.ts'
import { policyOf } from '../../../rules/dark-lord/field/orders.ts'
import { openField } from '../../../rules/dark-lord/scenarios/openField.ts'
import { type DarkLordScene, type Stood, skirmish } from '../../helpers/darkLord.ts'

const printed = profileOf('dark-lord')!
const { traits, powers, id: _id, ...numbers } = printed
/** Himself, with the Ring. */
const lord = (change: Partial<Stood> = {}): Stood => ({
  ...numbers,
  traits: traits.map(({ id }) => id),
  powers: powers.map(({ id, range, value }) => `${id}:${range}:${value}`),
  at: 'C5',
  now: { ring: 'off' },
  ...change,
})
const mount = { name: { en: 'horse', fr: 'cheval' }, move: 10, strength: 3, defence: 4, life: 1, courage: 3 }

describe('who he is', () => {
  it('DL-01a he is a hero of the tier Legend, DL-02a and bears his keywords', () => {
    expect(printed.tier).toBe('legend')
    const t = skirmish({ figures: { A1: { at: 'P1' }, B1: lord() } })
    for (const keyword of ['infantry', 'hero', 'shadow', 'monster', 'spirit'] as const)
      expect(hasKeyword(t.field, t.figure('B1'), keyword)).toBe(true)
    for (const keyword of ['cavalry', 'wraith', 'warrior', 'free'] as const)
      expect(hasKeyword(t.field, t.figure('B1'), keyword)).toBe(false)
  })

  it('DL-01b a Legend leads eighteen', () => {
    const raider = { ...profileOf('raider')!, points: 1 }
    const faults = (others: number) =>
      armyFaults([printed, ...Array.from({ length: others }, () => raider)], {
        side: 'shadow',
        points: 500,
        scenario: openField,
      }).map(({ code }) => code)
    expect(faults(18)).toEqual([])
    expect(faults(19)).toEqual(['too-few-heroes'])
  })

  it('DL-02b rules that ask for a keyword read these: he may be branded himself', () => {
    const t = skirmish({
      stage: 'division',
      dice: [6, 1, 1, 1, 1],
      figures: {
        A1: { at: 'C6', traits: ['brand'], marks: { engaged: ['B1'] } },
        B1: lord({ marks: { engaged: ['A1'] }, might: 0 }),
      },
    })
    t.defaultsWhile(q => q.kind !== 'strike-how')
    expect(t.legal()).toContain('brand B1')
  })

  it('DL-45 if he is in the army he is its general', () => {
    const heir = profileOf('kings-heir')!
    expect(generalOf([heir, printed])).toBe(printed)
    expect(generalOf([{ ...heir, id: 'other' }, heir])!.id).toBe('other')
  })
})

describe('the Ring that is his', () => {
  it('DL-41 he does not put it on, is seen, and has his zone', () => {
    const t = skirmish({
      figures: { A1: lord(), A2: { at: 'P1' }, B1: { at: 'C9' } },
    })
    expect(t.refused('ring A1')).toMatchObject({ code: 'masters-ring', rule: 'DL-41' })
    expect(t.legal('ring')).toEqual([])
    t.answer('done', 'move B1 C8')
    expect(t.legal('move B1')).toEqual([])
  })

  const hurt = (change: Partial<Stood>, dice: number[], answers: DarkLordScene['answers'] = 'ask') => {
    const t = skirmish({
      answers,
      figures: {
        A1: { at: 'C9', will: 3, powers: ['wounding:12:2'] },
        B1: lord({ life: 1, might: 0, will: 0, traits: ['ring-master'], ...change }),
        B2: { at: 'P1' },
      },
    })
    return t.dice(3, ...dice).answer('cast A1 wounding B1 1')
  }

  it('DL-42a each time he loses his last life: 2 and more, he stays and gets one life back', () => {
    const t = hurt({}, [2])
    expect(t.told('sustained')).toMatchObject([{ figure: 'B1', face: 2, stays: true }])
    expect(t.figure('B1')).toMatchObject({ condition: 'standing', life: 1 })
    expect(t.where('B1')).toBe('C5')
  })

  it('DL-42a not for a life that is not the last', () => {
    const t = hurt({ life: 2 }, [])
    expect(t.figure('B1').life).toBe(1)
    expect(t.told('sustained')).toEqual([])
  })

  it('DL-42a DL-66a that holds for a wound of a power as for a strike; DL-42b on 1 he is gone', () => {
    const t = hurt({}, [1])
    expect(t.told('sustained')).toMatchObject([{ face: 1, stays: false }])
    expect(t.figure('B1').condition).toBe('removed')
  })

  it('DL-42a DR-18 DB-22e also when he would flee; with lives left he has one more, never above what he began with', () => {
    const flee = (life: number, face: number) =>
      skirmish({
        stage: 'opening',
        part: 1,
        dice: [1, 1, face],
        startCount: [1, 2],
        figures: {
          A1: { at: 'P1' },
          B1: lord({
            might: 0,
            will: 0,
            life: 5,
            courage: 1,
            traits: ['ring-master'],
            now: { ring: 'off', life },
          }),
          B2: { at: '', now: { condition: 'removed' } },
        },
      })
    expect(flee(3, 2).figure('B1')).toMatchObject({ condition: 'standing', life: 4 })
    expect(flee(5, 2).figure('B1')).toMatchObject({ condition: 'standing', life: 5 })
    expect(flee(5, 1).state.result).toMatchObject({ reason: 'points' })
  })

  it('DL-42c where he does not have the Ring he has no such die', () => {
    const t = hurt({ now: { ring: null } }, [])
    expect(t.told('sustained')).toEqual([])
    expect(t.figure('B1').condition).toBe('removed')
  })

  it('DL-42 who holds it and is not he has none either', () => {
    const t = hurt({ traits: [] }, [])
    expect(t.figure('B1').condition).toBe('removed')
  })

  const fight = (dice: number[], life = 2) =>
    skirmish({
      stage: 'division',
      answers: 'defaults',
      dice: [6, 6, 6, 6, 1, ...dice],
      figures: {
        A1: { at: 'C6', attacks: 4, strength: 10, marks: { engaged: ['B1'] } },
        B1: lord({
          attacks: 1,
          life: 5,
          might: 0,
          will: 0,
          traits: ['ring-master'],
          now: { ring: 'off', life },
          marks: { engaged: ['A1'] },
        }),
      },
    })

  it('DL-43 in a fight he throws for each wound that would kill him, until one fails', () => {
    // Life 2 and four wounds: three dice.
    const t = fight([4, 4, 2, 4, 3, 4, 6, 1, 6])
    expect(t.told('sustained').map(({ stays }) => stays)).toEqual([true, true, true])
    expect(t.figure('B1')).toMatchObject({ condition: 'standing', life: 1 })
    const gone = fight([4, 4, 2, 4, 1])
    expect(gone.told('sustained').map(({ stays }) => stays)).toEqual([true, false])
    expect(gone.told('struck')).toHaveLength(3)
    expect(gone.figure('B1').condition).toBe('removed')
  })

  it('DL-44 his Might may raise that die', () => {
    const t = hurt({ might: 1 }, [1])
    expect(t.asked).toBe('last-life 1 B1')
    t.answer('might')
    expect(t.told('sustained')).toMatchObject([{ face: 2, might: 1, stays: true }])
    expect(t.figure('B1')).toMatchObject({ life: 1, might: 0 })
    const none = hurt({ might: 1 }, [1]).answer('none')
    expect(none.figure('B1')).toMatchObject({ condition: 'removed', might: 1 })
  })

  it('DL-44 he is not asked where the die is enough', () => {
    expect(hurt({ might: 1 }, [2]).asked).toBe('act 0 A1')
  })
})

describe('DL-46 the Will that costs nothing', () => {
  const casts = (change: Partial<Stood>) =>
    skirmish({
      figures: {
        A1: lord({ might: 0, traits: ['free-will'], ...change }),
        B1: { at: 'C8' },
        B2: { at: 'P1' },
      },
    })

  it('DL-46a once a turn one point that he spends costs nothing', () => {
    const t = casts({ will: 3 }).dice(2, 1).answer('cast A1 draining B1 2')
    expect(t.figure('A1')).toMatchObject({ will: 2, marks: { freeWillUsed: true } })
  })

  it('DL-46a and others pay all', () => {
    expect(casts({ will: 3, traits: [] }).dice(2, 1).answer('cast A1 draining B1 2').figure('A1').will).toBe(
      1,
    )
  })

  it('DL-46b DR-10 also with none left, and no more than that one', () => {
    const t = casts({ will: 0 })
    expect(t.refused('cast A1 draining B1 2')).toMatchObject({ code: 'will-dice', about: { most: 1 } })
    t.dice(2).answer('cast A1 draining B1 1')
    expect(t.figure('A1').will).toBe(0)
    expect(casts({ will: 0, traits: [] }).refused('cast A1 draining B1 1')).toMatchObject({ code: 'no-will' })
    expect(casts({ will: 0, marks: { freeWillUsed: true } }).refused('cast A1 draining B1 1')).toMatchObject({
      code: 'no-will',
    })
  })

  it('DL-46c it serves resisting and Courage alike, the first that is paid by default', () => {
    const resists = (free: string) =>
      skirmish({
        figures: {
          A1: { at: 'C9', will: 1, powers: ['draining:12:2'] },
          B1: lord({ might: 0, will: 2, traits: ['free-will'] }),
        },
      })
        .dice(3)
        .answer('cast A1 draining B1 1', 'will 1')
        .dice(1)
        .answer(free)
        .figure('B1')
    expect(resists('free')).toMatchObject({ will: 2, marks: { freeWillUsed: true } })
    expect(resists('own')).toMatchObject({ will: 1, marks: { freeWillUsed: false } })
    const t = skirmish({
      answers: 'defaults',
      figures: {
        A1: lord({ might: 0, will: 0, traits: ['free-will'], courage: 3 }),
        B1: { at: 'C8', traits: ['terror'] },
      },
    })
    t.dice(4, 2).answer('move A1 C7')
    expect(t.told('courage')).toMatchObject([{ will: 1, passed: true }])
    expect(t.figure('A1')).toMatchObject({ will: 0, marks: { freeWillUsed: true } })
  })

  it('DL-46a in the next turn there is another', () => {
    const t = casts({ will: 0 }).dice(2).answer('cast A1 draining B1 1')
    t.answer('done').dice(6, 1).answer('done')
    expect(t.legal('cast A1 draining')).not.toEqual([])
  })
})

describe('what he does in place of strikes', () => {
  /** He throws 6 and wins; what follows is scripted, and asked. */
  const wins = (
    change: Partial<Stood>,
    enemies: Record<string, Stood>,
    thrown: number[],
    more: Partial<DarkLordScene> = {},
  ) => {
    const engaged = Object.entries(enemies).flatMap(([label, { marks }]) => (marks?.engaged ? [label] : []))
    const t = skirmish({
      stage: 'division',
      dice: [6, ...thrown],
      ...more,
      figures: {
        A1: lord({
          attacks: 1,
          might: 0,
          will: 0,
          life: 1,
          traits: ['sweep', 'brand'],
          marks: { engaged },
          ...change,
        }),
        ...enemies,
      },
    })
    return t.defaultsWhile(q => q.kind !== 'strike-how' && q.kind !== 'act')
  }
  const foe = (at: string, change: Partial<Stood> = {}): Stood => ({
    at,
    life: 2,
    marks: { engaged: ['A1'] },
    ...change,
  })

  it('DL-47a he hits every enemy of the fight, supporters too: one hit of Strength 8 each, no dice to hit', () => {
    const t = wins(
      { attacks: 3 },
      {
        B1: foe('C6'),
        B2: foe('D5'),
        B3: { at: 'C7', life: 2, traits: ['spear'] },
        B4: { at: 'D4', life: 2 },
      },
      [1, 1, 1, 1, 1],
    )
    expect(t.asked).toBe('strike-how 0 A1')
    expect(t.legal()).toContain('sweep')
    t.dice(3, 2, 3, 1, 6).answer('sweep')
    expect(t.told('swept')).toMatchObject([{ figure: 'A1', targets: ['B1', 'B2', 'B3'] }])
    expect(t.told('struck')).toMatchObject([
      { figure: null, target: 'B1', cause: 'sweep', strength: 8, wounded: true },
      { target: 'B2', wounded: false },
      { target: 'B3', wounded: true },
    ])
    expect([t.figure('B1').life, t.figure('B2').life, t.figure('B3').life, t.figure('B4').life]).toEqual([
      1, 2, 1, 2,
    ])
  })

  it('DL-47a it is his alone, and only when he has won', () => {
    const t = wins({ traits: [] }, { B1: foe('C6', { life: 1 }) }, [1, 6, 1, 6])
    expect(t.told('struck')).toMatchObject([{ cause: 'strike' }])
    const loses = skirmish({
      stage: 'division',
      answers: 'defaults',
      dice: [1, 6, 1, 1, 1, 6],
      figures: {
        A1: lord({ attacks: 1, traits: ['sweep'], might: 0, marks: { engaged: ['B1'] } }),
        B1: foe('C6'),
      },
    })
    expect(loses.told('swept')).toEqual([])
  })

  it('DL-47b DR-11 a hit is no strike: being trapped or lying doubles nothing', () => {
    const t = wins({}, { B1: foe('C6', { life: 3, now: { condition: 'lying' } }) }, [1])
    t.dice(3, 1, 6).answer('sweep')
    expect(t.told('trapped')).toMatchObject([{ figure: 'B1' }])
    expect(t.told('struck')).toHaveLength(1)
    expect(t.figure('B1').life).toBe(2)
  })

  it('DR-29 nobody’s Might raises a hit; a strike’s it does', () => {
    const t = wins({ might: 3 }, { B1: foe('C6') }, [1])
      .dice(2, 1, 6)
      .answer('sweep')
    expect(t.told('struck')).toMatchObject([{ faces: [2], wounded: false }])
    expect(t.figure('A1').might).toBe(3)
    const strikes = wins({ might: 3 }, { B1: foe('C6') }, [1])
      .dice(2)
      .answer('strikes')
    expect(strikes.asked).toBe('might 0 A1')
  })

  it('DL-47c DR-11 of a rider and its mount both are hit', () => {
    const t = wins({}, { B1: foe('C6', { mount }) }, [1])
    t.dice(1, 3, 6, 1, 6).answer('sweep')
    expect(t.told('struck').map(({ part }) => part)).toEqual(['rider', 'mount'])
    expect(t.figure('B1').mount).toBe(null)
  })

  it('DL-48a DR-27 or he makes one strike of his own Strength at one enemy engaged, infantry or cavalry', () => {
    const t = wins(
      { attacks: 3 },
      {
        B1: foe('C6'),
        B2: foe('D5', { mount }),
        B3: foe('D4', { keywords: ['engine'] }),
        B4: { at: 'C7', traits: ['spear'] },
      },
      [1, 1, 1, 1, 1, 1],
    )
    expect(
      t
        .legal()
        .filter(text => text.startsWith('brand'))
        .sort(),
    ).toEqual(['brand B1', 'brand B2'])
    t.dice(1, 1, 4, 1, 6).answer('brand B1')
    expect(t.told('struck')).toMatchObject([
      { figure: 'A1', target: 'B1', cause: 'strike', strength: 8, wounded: false },
      { cause: 'fire' },
    ])
  })

  it('DL-48b DL-49c of a rider only the rider suffers, and burns', () => {
    const t = wins({}, { B1: foe('C6', { mount, life: 3 }) }, [1])
    t.dice(3, 3, 6, 1, 6).answer('brand B1')
    expect(t.told('struck').map(({ part, cause }) => [part, cause])).toEqual([
      ['rider', 'strike'],
      ['rider', 'fire'],
    ])
    expect(t.figure('B1')).toMatchObject({ life: 1, mount: { life: 1 } })
  })

  it('DL-48c DR-11 it is a strike: doubled against the trapped', () => {
    const t = wins({}, { B1: foe('C6', { life: 4, now: { condition: 'lying' } }) }, [1])
    t.dice(3, 3, 1, 6, 1, 6).answer('brand B1')
    expect(t.told('struck').map(({ cause, wounded }) => [cause, wounded])).toEqual([
      ['strike', true],
      ['strike', true],
      ['fire', false],
    ])
  })

  it('DL-49a who is still in the game, hurt or not, catches fire: one hit of Strength 9 at once', () => {
    const t = wins({}, { B1: foe('C6') }, [1])
      .dice(1, 3, 3, 3, 1, 6)
      .answer('brand B1')
    expect(t.told('branded')).toMatchObject([{ figure: 'A1', target: 'B1' }])
    expect(t.told('burns')).toMatchObject([{ figure: 'B1' }])
    expect(t.told('struck')[1]).toMatchObject({ figure: null, cause: 'fire', strength: 9, wounded: true })
    // At the end of the turn it burns on: 3, a hit of 5.
    expect(t.told('struck')[2]).toMatchObject({ cause: 'fire', strength: 5 })
  })

  it('DL-49b if the strike killed it, nothing more happens', () => {
    const t = wins({}, { B1: foe('C6', { life: 1 }), B2: { at: 'P1' } }, [1], { startCount: [1, 5] })
      .dice(3, 1, 6)
      .answer('brand B1')
    expect(t.figure('B1').condition).toBe('removed')
    expect(t.told('burns')).toEqual([])
  })

  it('DL-47 DR-15 transfixed he does neither', () => {
    const t = wins({ marks: { engaged: ['B1'], transfixed: true } }, { B1: foe('C6') }, [1, 1, 6])
    expect(t.told('did-not-strike')).toMatchObject([{ figure: 'A1' }])
    expect(t.told('struck')).toEqual([])
    expect(t.told('swept')).toEqual([])
  })

  it('DL-47 and he may strike as others do', () => {
    const t = wins({ attacks: 1 }, { B1: foe('C6') }, [1])
      .dice(3, 1, 6)
      .answer('strikes')
    expect(t.told('struck')).toMatchObject([{ figure: 'A1', cause: 'strike' }])
  })
})

describe('DL-46 where the free point is not enough, or just is', () => {
  const resists = (will: number, paid: number, order?: string) => {
    const t = skirmish({
      ...(order && { answers: policyOf([{}, { 'free-will': order, resist: 'ask' }]) }),
      figures: {
        A1: { at: 'C9', will: 1, powers: ['draining:12:2'] },
        B1: lord({ might: 0, will, traits: ['free-will'] }),
      },
    })
    return t.dice(3).answer('cast A1 draining B1 1').dice(1, 1, 1).answer(`will ${paid}`)
  }

  it('DL-46b nobody is asked which point it is where all have to be paid', () => {
    const t = resists(2, 3)
    expect([t.asked, t.figure('B1').will]).toEqual(['act 0 A1', 0])
    expect(resists(1, 1).asked).toBe('free-will 1 B1')
  })

  it('DL-46c by an order the first that is paid, or casting alone', () => {
    expect(resists(2, 1, 'first').figure('B1')).toMatchObject({ will: 2, marks: { freeWillUsed: true } })
    expect(resists(2, 1, 'casting').figure('B1')).toMatchObject({ will: 1, marks: { freeWillUsed: false } })
  })
})

describe('DL-47 the second of two that sweep', () => {
  it('DL-47a DL-48a hits, or brands, those who are still there; DL-47c a slain rider’s mount is gone with it', () => {
    const t = skirmish({
      stage: 'division',
      lastTurn: 1,
      dice: [6, 6, 1],
      answers: q => (q.kind === 'strike-how' ? undefined : { answer: q.fallback(), from: 'default' }),
      figures: {
        A1: { at: 'C5', traits: ['sweep'], marks: { engaged: ['B1'] } },
        A2: { at: 'B6', traits: ['sweep', 'brand'], marks: { engaged: ['B1'] } },
        B1: { at: 'C6', mount, marks: { engaged: ['A1', 'A2'] } },
        B2: { at: 'P1' },
      },
    })
    t.dice(6).answer('sweep')
    expect(t.told('struck').map(({ target, part }) => [target, part])).toEqual([['B1', 'rider']])
    expect(t.asked).toBe('strike-how 0 A2')
    expect(t.legal()).toEqual(['strikes', 'sweep'])
    t.answer('sweep')
    expect(t.told('swept').map(({ targets }) => targets)).toEqual([['B1'], []])
  })
})
