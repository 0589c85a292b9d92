import { describe, expect, it } from 'vitest'
import { orderFor } from '../../../rules/dark-lord/field/orders.ts'
import { orderTopics } from '../../../rules/dark-lord/field/questions.ts'
import { type DarkLordScene, type Stood, skirmish } from '../../helpers/darkLord.ts'
import { melee } from '../../helpers/melee.ts'

// Part 7 of the rules: what the program answers for whoever stays away, each under the clause that asks.

type Played = Pick<ReturnType<typeof skirmish>, 'question' | 'asked'>

/** What the program would answer: by the usual order, and to whoever leaves it to the program, which must be one. */
function usual({ question }: Played): string {
  const { topic, byOrder, fallback } = question
  const answer = fallback()
  if (byOrder) expect(byOrder(topic ? orderFor(topic, undefined) : { word: '', keep: null })).toBe(answer)
  return answer
}

describe('defaults: fights', () => {
  const square = { A1: { at: 'F5' }, A2: { at: 'H5' }, A3: { at: 'G4' }, B1: { at: 'G5' }, B2: { at: 'G6' } }
  const pairs = ['A1 B1', 'A1 B2', 'A2 B1', 'A2 B2', 'A3 B1']
  const split = (figures: Record<string, Stood>, priority = 0) =>
    usual(melee(figures, pairs, [], { asks: ['split'], priority }))

  it('DB-14c the division that outnumbers most the costliest enemy', () => {
    expect(split({ ...square, B2: { at: 'G6', points: 50 } })).toBe('A3:B1 B2:A1,A2')
    // Whoever is not engaged with it does not help.
    expect(split({ ...square, B1: { at: 'G5', points: 50 } })).toBe('A1:B2 B1:A2,A3')
    // The Shadow has fewer: the costliest of the Free fights one of them alone.
    expect(split({ ...square, A2: { at: 'H5', points: 50 } }, 1)).toMatch(/^(?=.*A2:B[12])(?!.*A2,|.*,A2)/)
  })

  it('DB-14c the fights in the order of labels, whoever they are of', () => {
    const two = { A1: { at: 'G5' }, A2: { at: 'C5' }, B1: { at: 'C6' }, B2: { at: 'G6' } }
    for (const priority of [0, 1])
      expect(usual(melee(two, ['A1 B2', 'A2 B1'], [], { asks: ['fight-order'], priority }))).toBe('A1:B2')
  })

  const supported = (more: Record<string, Stood>) =>
    usual(melee({ A1: { at: 'G5' }, B1: { at: 'G6' }, ...more }, ['A1 B1'], [], { asks: ['support'] }))

  it('DB-24c as many supporters as possible, by their labels', () => {
    expect(supported({ A2: { at: 'G4', traits: ['spear'] }, A3: { at: 'F4', traits: ['spear'] } })).toBe('A2')
    const pike = { traits: ['pike'] }
    expect(supported({ A2: { at: 'G3', ...pike }, A3: { at: 'G4', ...pike } })).toBe('A2 A3')
  })

  it('DB-24c two pikes sooner than one spear, whatever their labels', () => {
    const pike = { traits: ['pike'] }
    expect(
      supported({
        A2: { at: 'F4', traits: ['spear'] },
        A3: { at: 'G4', ...pike },
        A4: { at: 'G3', ...pike },
      }),
    ).toBe('A3 A4')
    // One pike serves no better than the spear, which comes first.
    expect(supported({ A2: { at: 'F4', traits: ['spear'] }, A3: { at: 'G4', ...pike } })).toBe('A2')
  })

  const backing = (more: Record<string, Stood>, board: DarkLordScene['board'] = {}) =>
    usual(
      melee({ A1: { at: 'G5' }, B1: { at: 'G6' }, ...more }, ['A1 B1'], [6, 1], {
        asks: ['back-off'],
        board,
      }),
    )

  it('DB-16a to where fewest enemies touch, then first clockwise from north', () => {
    // Of H6, G7 and F6, in that order.
    expect(backing({})).toBe('B1 H6')
    expect(backing({ A2: { at: 'I6' } })).toBe('B1 G7')
    expect(backing({ A2: { at: 'H7' } })).toBe('B1 F6')
    // One beside H6, two beside G7 and F6 alike.
    expect(backing({ A2: { at: 'F7' }, A3: { at: 'I6' }, A4: { at: 'G8' }, A5: { at: 'E6' } })).toBe('B1 H6')
    // Friends there are nothing to keep away from.
    expect(backing({ B2: { at: 'I6' } })).toBe('B1 H6')
  })

  it('DB-16a the losers in the order of their labels', () => {
    const t = melee({ A1: { at: 'G5' }, B1: { at: 'H5' }, B2: { at: 'G6' } }, ['A1 B1', 'A1 B2'], [6, 1, 1], {
      asks: ['back-off'],
    })
    expect(usual(t).split(' ')[0]).toBe('B1')
  })

  it('DB-16b a friend makes way only where there is no empty hex, to where fewest enemies touch', () => {
    const shut = { barred: ['H6'] }
    // G7 would be nearer to north than F6, and touches nobody: a friend is on it.
    expect(backing({ B2: { at: 'G7' }, A2: { at: 'E6' } }, shut)).toBe('B1 F6')
    expect(backing({ B2: { at: 'G7' } }, { barred: ['H6', 'F6'] })).toBe('B1 G7 B2 H7')
  })

  const struck = (a: Partial<Stood>, b: Partial<Stood>, c: Partial<Stood>) =>
    usual(
      melee(
        { A1: { at: 'G5', attacks: 2, ...a }, B1: { at: 'G6', ...b }, B2: { at: 'H5', ...c } },
        ['A1 B1', 'A1 B2'],
        [6, 5, 1, 1],
        { asks: ['strike-at'] },
      ),
    )

  it('DB-17a strikes go to whoever is most likely to fall', () => {
    expect(struck({}, { defence: 6 }, { defence: 4 })).toBe('A1 B2')
    expect(struck({}, { defence: 4 }, { defence: 6 })).toBe('A1 B1')
    expect(struck({}, { life: 2 }, {})).toBe('A1 B2')
  })

  it('DB-17a of equals at a hero, and at the rider before the mount', () => {
    const hero: Partial<Stood> = { tier: 'minor', keywords: ['hero'] }
    expect(struck({}, {}, hero)).toBe('A1 B2')
    const mount = { name: { en: 'wolf', fr: 'loup' }, move: 8, strength: 4, defence: 4, life: 1, courage: 2 }
    expect(struck({}, { mount, keywords: ['cavalry'] }, { defence: 9 })).toBe('A1 B1')
    expect(struck({}, { mount, keywords: ['cavalry'], defence: 9 }, { defence: 9 })).toBe('A1 B1 mount')
  })

  it('DB-17a who is a hair more likely to fall before a hero', () => {
    const hero: Partial<Stood> = { tier: 'minor', keywords: ['hero'] }
    // A 6 and then 4 or more, of two lives: 1/24; a hero needs two sixes: 1/36.
    expect(struck({}, { ...hero, defence: 10 }, { defence: 8, life: 2 })).toBe('A1 B2')
  })
})

describe('defaults: powers', () => {
  const cast = (power: string, figures: Record<string, Stood>, dice: number[], answer: string) =>
    skirmish({
      figures: { A1: { at: 'C5', will: 1, powers: [`${power}:12:3`] }, B9: { at: 'P1' }, ...figures },
    })
      .dice(...dice)
      .answer(answer)
  const mount = { name: { en: 'wolf', fr: 'loup' }, move: 8, strength: 4, defence: 4, life: 1, courage: 2 }

  it.each(['draining', 'wounding', 'sapping'])('DL-52 DL-66c DL-68b %s takes the rider', power => {
    const t = cast(power, { B1: { at: 'C8', mount, will: 0 } }, [3], `cast A1 ${power} B1 1`)
    expect([t.asked, usual(t)]).toEqual(['whose 0 A1', 'rider'])
  })

  it('DL-62b the nearest are frightened first', () => {
    const t = cast(
      'frightening',
      { B1: { at: 'C9' }, B2: { at: 'C7' }, B3: { at: 'C8' } },
      [3],
      'cast A1 frightening 1',
    )
    expect([t.asked, usual(t)]).toEqual(['frighten-order 0 A1', 'B2'])
  })

  it('DL-12c a wearer is shifted to the first hex clockwise from north', () => {
    const shifted = (barred: string[]) => {
      const t = skirmish({
        board: { barred },
        figures: { A1: { at: 'C8' }, B1: { at: 'C6', now: { ring: 'on' } }, B2: { at: 'P12' } },
      }).answer('move A1 C7-C6')
      return usual(t)
    }
    expect([shifted([]), shifted(['C5']), shifted(['C5', 'D5'])]).toEqual(['C5', 'D5', 'D6'])
  })
})

describe('defaults: heroes', () => {
  const heroes = (a: Partial<Stood>, b: Partial<Stood>, what: 'strike' | 'first-fight') => {
    const hero: Partial<Stood> = { tier: 'minor', keywords: ['hero'], might: 2 }
    const t = melee(
      {
        A1: { at: 'G5', ...hero, ...a },
        A2: { at: 'C5' },
        B1: { at: 'G6', ...b },
        B2: { at: 'C6' },
      },
      ['A1 B1', 'A2 B2'],
      [],
      {
        asks: ['heroic'],
      },
    )
    if (what === 'strike') t.answer('no')
    expect(t.question).toMatchObject({ kind: 'heroic', about: { what } })
    return usual(t)
  }

  it('DB-21 a strike where its side’s Fight is lower and 2 Might are there', () => {
    expect(heroes({ fight: 3 }, { fight: 4 }, 'strike')).toBe('yes')
    expect(heroes({ fight: 4 }, { fight: 4 }, 'strike')).toBe('no')
    expect(heroes({ fight: 3, might: 1 }, { fight: 4 }, 'strike')).toBe('no')
  })

  it('DB-21 never a first fight', () => {
    expect(heroes({ fight: 3 }, { fight: 9 }, 'first-fight')).toBe('no')
  })

  it('DB-22b heroes test first, in the order of labels', () => {
    const t = skirmish({
      stage: 'opening',
      figures: {
        A1: { at: 'C5' },
        ...Object.fromEntries(
          ['A4', 'A5', 'A6'].map(label => [label, { at: '', now: { condition: 'removed' } }]),
        ),
        A2: { at: 'C7', tier: 'minor', keywords: ['hero'] },
        A3: { at: 'C9', tier: 'minor', keywords: ['hero'] },
        B1: { at: 'P1' },
      },
    })
    expect([t.asked, usual(t)]).toEqual(['rally 0', 'A2'])
  })
})

it('the usual order of a topic is the first of its words', () => {
  expect(Object.fromEntries(Object.entries(orderTopics).map(([topic, [word]]) => [topic, word]))).toEqual({
    'will-now': 'now',
    'will-might': 'always',
    'will-move': 'aim',
    might: 'win',
    fate: 'always',
    'last-life': 'always',
    resist: 'measured',
    'courage-will': 'spend',
    'free-will': 'first',
    strike: 'outclassed',
    'first-fight': 'never',
    split: 'outnumber',
    'fight-order': 'labels',
    support: 'most',
    'back-off': 'safest',
    'strike-how': 'best',
    'strike-at': 'likely',
    'frighten-order': 'nearest',
    whose: 'rider',
    shift: 'first',
  })
})
