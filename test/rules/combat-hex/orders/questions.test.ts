import { describe, expect, it } from 'vitest'
import { orderIn, soundAnswer } from '../../../../rules/combat-hex/battle/answers/orders/policy.ts'
import type { AnswerChoice, GameQuestion } from '../../../../rules/combat-hex/battle/questions.ts'
import { type CombatHexState, isAnsweredByDefault, ordersPolicy } from '../../../../rules/combat-hex/index.ts'
import { listSpace } from '../../../../rules/core/space.ts'
import type { Orders } from '../../../../rules/index.ts'
import { scenario } from '../../../helpers/scenario.ts'

/**
 * What each word of an order does, with questions made up for it: two heroes and two warriors, who are asked
 * about whatever a case needs.
 */
const { state } = scenario({
  figures: {
    A1: { at: 'A1', kind: 'hero', ap: 5, life: 1, abilities: ['courage:1', 'repel:1'] },
    A2: { at: 'C1', ap: 3 },
    B1: { at: 'A9', kind: 'hero', life: 4 },
    B2: { at: 'C9', life: 2 },
  },
})

/** Who pays what, and whom it is about: `A1 4 B1 B2`; it is wise unless `foolish` stands behind. */
const choice = (text: string, more: Partial<AnswerChoice> = {}): AnswerChoice => {
  const [figure = '', cost = '', ...about] = text.split(' ')
  const recommended = !about.includes('foolish')
  return {
    answer: text,
    ability: 'repel',
    figure,
    cost: Number(cost),
    about: about.filter(word => word !== 'foolish'),
    recommended: () => recommended,
    ...more,
  }
}
const question = (kind: string, more: Record<string, unknown>): GameQuestion =>
  ({ kind, by: 0, subject: '', about: {}, ...more }) as unknown as GameQuestion
const react = (choices: AnswerChoice[]): GameQuestion =>
  question('react', {
    space: listSpace([...choices.map(({ answer }) => answer), 'pass']),
    choices: () => choices,
    decline: 'pass',
    fallback: () => choices.find(({ recommended }) => recommended())?.answer ?? 'pass',
  })

const given = (asked: GameQuestion, orders: Orders | undefined, change: Partial<CombatHexState> = {}) => {
  const answer = ordersPolicy([orders, orders])(asked, { ...state, ...change })
  return answer && `${answer.answer}: ${answer.from}`
}
/** What is taken of these choices, if anything. */
const taken = (orders: Orders, ...choices: string[]) => {
  const [answer] = given(react(choices.map(text => choice(text))), orders)?.split(':') ?? ['ask']
  return answer
}

describe('an order takes what keeps to its conditions', () => {
  it.each([
    ['always', 'A2 1 foolish', true],
    ['never', 'A2 1', false],
    ['keep:2', 'A2 1', true],
    ['keep:2', 'A2 2', false],
    // What is free keeps everything.
    ['keep:9', 'A2 0', true],
    ['heroes', 'A1 1', true],
    ['heroes', 'A2 1', false],
    ['heroes', 'A1 1 foolish', true],
    ['always', 'A2 1 C7', true],
    ['warriors', 'A2 1', true],
    ['warriors', 'A1 1', false],
    ['against-heroes', 'A2 1 B1 B2', true],
    ['against-heroes', 'A2 1 B2', false],
    ['against-heroes', 'A2 1 A1', false],
    ['against-heroes', 'A2 1', false],
    ['against-warriors', 'A2 1 B1 B2', true],
    ['against-warriors', 'A2 1 B1', false],
    ['against-warriors', 'A1 1 A2', false],
    ['heroes against-warriors', 'A1 1 B1', false],
    ['heroes against-warriors', 'A2 1 B2', false],
    ['heroes against-warriors', 'A1 1 B2', true],
    // Friends pay, or are whom it is for; of enemies one is enough.
    ['A1', 'A1 1', true],
    ['A1', 'A2 1 A1', true],
    ['A1', 'A2 1 B1', false],
    ['B1', 'A2 1 B1', true],
    ['B1', 'A2 1 B2 B1', true],
    ['B1', 'A2 1 B2', false],
    ['B1 B2', 'A2 1 B2', true],
    ['A1 B1', 'A1 1 B2', false],
    ['A1 B1', 'A2 1 B1', false],
    ['A1 B1', 'A1 1 B1', true],
    // Nobody has that label in this battle: it counts as an enemy, who is not there.
    ['B9', 'A1 1 B1', false],
  ])('%s: %s', (value, text, is) => {
    expect(taken({ repel: value }, text)).toBe(is ? text : 'pass')
  })

  it('the first that does', () => {
    expect(taken({ repel: 'always' }, 'A1 1', 'A2 1')).toBe('A1 1')
    expect(taken({ repel: 'warriors' }, 'A1 1', 'A2 1')).toBe('A2 1')
    expect(taken({ repel: 'default' }, 'A1 1 foolish', 'A2 1')).toBe('A2 1')
    expect(taken({ repel: 'default' }, 'A1 1 foolish')).toBe('pass')
  })

  it('each by the order of its own ability, else by that for everything', () => {
    const both = react([choice('A1 1', { ability: 'courage' }), choice('A2 1')])
    expect(given(both, { courage: 'never', repel: 'always' })).toBe('A2 1: order repel always')
    expect(given(both, { courage: 'never', repel: 'ask' })).toBeUndefined()
    // Whoever is not to use it is not asked either.
    expect(given(both, { courage: 'never', repel: 'ask heroes' })).toBe('pass: order courage never')
    expect(given(both, { everything: 'ask', repel: 'never' })).toBeUndefined()
    expect(given(both, { everything: 'default' })).toBe('A1 1: default')
  })

  it('and is the reason where the program would have done otherwise', () => {
    expect(given(react([choice('A1 1')]), { repel: 'never' })).toBe('pass: order repel never')
    expect(given(react([choice('A1 1 foolish')]), { repel: 'never' })).toBe('pass: default')
    expect(given(react([choice('A1 1 foolish'), choice('A2 1')]), { repel: 'never' })).toMatch(/^pass: order/)
    expect(given(react([choice('A1 1')]), { repel: 'default' })).toBe('A1 1: default')
    expect(given(react([choice('A1 1')]), { repel: 'default A1' })).toBe('A1 1: order repel default A1')
    expect(given(react([choice('A1 1')]), {}, { phase: 'combat' })).toBe('A1 1: default')
    expect(given(react([choice('A1 1')]), undefined, { phase: 'combat' })).toBe('A1 1: default')
    expect(given(react([choice('A2 2')]), { reserve: '2' })).toBe('pass: order reserve 2')
  })

  it('and nothing that costs points is decided for somebody in their own phase', () => {
    const paid = react([choice('A1 0'), choice('A2 1')])
    const mine = [
      { phase: 'attack', attacker: 0 },
      { phase: 'defence', attacker: 1 },
    ] as const
    const others = [
      { phase: 'attack', attacker: 1 },
      { phase: 'defence', attacker: 0 },
      { phase: 'combat', attacker: 0 },
      { phase: 'strategy', attacker: 0 },
    ] as const
    for (const phase of mine) {
      expect(given(paid, {}, phase)).toBeUndefined()
      expect(given(paid, { hits: 'always' }, phase)).toBeUndefined()
      expect(isAnsweredByDefault(paid, { ...state, ...phase })).toBe(false)
      // What is free, or ordered, waits for nobody; nor does what the player leaves to the program.
      expect(given(react([choice('A1 0')]), {}, phase)).toBe('A1 0: default')
      expect(given(paid, { repel: 'never' }, phase)).toBe('pass: order repel never')
      expect(given(paid, { everything: 'default' }, phase)).toBe('A1 0: default')
      expect(given(paid, { repel: 'default' }, phase)).toBe('A1 0: default')
    }
    for (const phase of others) {
      expect(given(paid, {}, phase)).toBe('A1 0: default')
      expect(isAnsweredByDefault(paid, { ...state, ...phase })).toBe(true)
    }
  })
})

describe('what the defaults see nothing in', () => {
  const vain = (text: string) => choice(text, { isVain: () => true, recommended: () => false })
  const theirs = { phase: 'attack', attacker: 1 } as const

  it('is asked of whoever wants to be asked, in anybody’s time', () => {
    for (const phase of [theirs, { phase: 'combat', attacker: 0 } as const])
      for (const orders of [{ repel: 'ask' }, { everything: 'ask' }] as Orders[])
        expect(given(react([vain('A1 0'), vain('A2 1')]), orders, phase)).toBeUndefined()
  })

  it('is used where an order says so, and by nobody else', () => {
    expect(given(react([vain('A1 0')]), { repel: 'always' }, theirs)).toBe('A1 0: order repel always')
    expect(given(react([vain('A1 0')]), {}, theirs)).toBe('pass: default')
  })
})

describe('points in reserve', () => {
  it.each([
    ['2', 'A2 1', true],
    ['2', 'A2 2', false],
    ['9', 'A2 0', true],
    ['2 heroes', 'A2 3', true],
    ['2 heroes', 'A1 4', false],
    ['2 warriors', 'A1 4', true],
    ['2 warriors', 'A2 3', false],
    ['2 A1', 'A2 3', true],
    ['2 A1', 'A1 4', false],
    ['2 A1 A2', 'A2 3', false],
    // For an ability that it has, and has not used.
    ['2 courage', 'A2 3', true],
    ['2 courage', 'A1 4', false],
    ['courage 2', 'A1 4', false],
    ['2 repel courage', 'A1 4', true],
  ])('%s: %s', (value, text, is) => {
    expect(taken({ repel: 'always', reserve: value }, text)).toBe(is ? text : 'pass')
  })

  it('are no longer kept for what was used', () => {
    const used = (...occurrences: number[]) => ({
      figures: state.figures.map(figure =>
        figure.id === 'A1' ? { ...figure, used: occurrences } : { ...figure },
      ),
    })
    const asked = react([choice('A1 4')])
    const orders = { repel: 'always', reserve: '2 courage' }
    expect(given(asked, orders, used(0))).toBe('A1 4: order repel always')
    expect(given(asked, orders, used(1))).toBe('pass: order reserve 2 courage')
  })

  it('are kept from what is no ability, too', () => {
    const hits = question('convert-hit', {
      space: listSpace(['A1', 'none']),
      choices: () => [choice('A1 4', { ability: undefined, answer: 'A1' })],
      decline: 'none',
      fallback: () => 'A1',
    })
    expect(given(hits, { hits: 'always' })).toBe('A1: order hits always')
    expect(given(hits, { hits: 'always', reserve: '1' })).toBe('A1: order hits always')
    expect(given(hits, { hits: 'always', reserve: '2 courage' })).toBe('none: order reserve 2 courage')
  })

  it('are left alone by the program that plays on for somebody', () => {
    const asked = react([choice('A1 4'), choice('A2 1 foolish'), choice('A1 3')])
    expect(soundAnswer(asked, state)).toBe('A1 4')
    expect(soundAnswer(asked, state, { repel: 'ask' })).toBe('A1 4')
    expect(soundAnswer(asked, state, { reserve: '1' })).toBe('A1 4')
    expect(soundAnswer(asked, state, { reserve: '2' })).toBe('A1 3')
    expect(soundAnswer(asked, state, { reserve: '3' })).toBe('pass')
    const role = question('role', { fallback: () => 'defender' })
    expect(soundAnswer(role, state, { reserve: '3' })).toBe('defender')
  })
})

describe('an order that waits', () => {
  const asked = react([choice('A1 1')])
  it.each([
    [{ phase: 'attack', attacker: 0 }, true],
    [{ phase: 'attack', attacker: 1 }, false],
    [{ phase: 'defence', attacker: 1 }, true],
    [{ phase: 'defence', attacker: 0 }, false],
    [{ phase: 'combat', attacker: 0 }, false],
    [{ phase: 'combat', attacker: 1 }, false],
    // Of more than two whoever moves.
    [{ phase: 'defence', attacker: 1, mover: 2 }, false],
    [{ phase: 'defence', attacker: 2, mover: 0 }, true],
  ] as const)('in the own phase: %o', (change, waits) => {
    expect(given(asked, { repel: 'ask-own' }, change)).toBe(waits ? undefined : 'A1 1: default')
    expect(given(asked, { repel: 'ask' }, change)).toBeUndefined()
    const fights = change.phase === 'combat'
    expect(given(asked, { everything: 'ask-combat' }, change)).toBe(
      waits || fights ? undefined : 'A1 1: default',
    )
  })

  it('for the other player knows its own phases', () => {
    const theirs = { ...asked, by: 1 }
    expect(given(theirs, { repel: 'ask-own' }, { phase: 'defence', attacker: 0 })).toBeUndefined()
    expect(given(theirs, { repel: 'ask-own' }, { phase: 'defence', attacker: 1 })).toMatch(/default$/)
  })
})

describe('an order of preference', () => {
  /** Of two figures the one that comes first. */
  const first = (kind: string, about: unknown, more: Record<string, unknown> = {}) => {
    const pair = (a: string, b: string) =>
      question(kind, {
        about,
        space: listSpace([a, b]),
        prefer: (compare: (a: string, b: string) => number) => (compare(b, a) < 0 ? b : a),
        fallback: () => a,
        ...more,
      })
    return (topic: string, value: string, a: string, b: string) => given(pair(a, b), { [topic]: value })
  }
  const targets = [
    { id: 'B2', life: 2 },
    { id: 'B1', life: 1 },
  ]
  const damage = first('allocate', { targets }, { far: (id: string) => ({ B1: 4, B2: 3 })[id] })
  const chains = [
    ['A1', 'B2', 'B3'],
    ['A2', 'B1'],
  ]
  const combats = first('combat', { chains })

  it('says who takes a die', () => {
    expect(damage('targets', 'heroes', 'B2', 'B1')).toBe('B1: order targets heroes')
    expect(damage('targets', 'warriors', 'B1', 'B2')).toBe('B2: order targets warriors')
    expect(damage('targets', 'B1', 'B2', 'B1')).toBe('B1: order targets B1')
    expect(damage('targets', 'nearest:C7', 'B1', 'B2')).toBe('B2: order targets nearest:C7')
    // What is left to it counts, after the dice that it has already.
    expect(damage('targets', 'weakest', 'B2', 'B1')).toBe('B1: order targets weakest')
    const nobodyYet = first('allocate', { targets: [] })
    expect(nobodyYet('targets', 'weakest', 'B1', 'B2')).toBe('B2: order targets weakest')
    expect(nobodyYet('targets', 'heroes', 'B2', 'B1')).toBe('B1: order targets heroes')
  })

  it('goes on to its next word where the first leaves it open', () => {
    expect(damage('targets', 'A1 heroes', 'B2', 'B1')).toBe('B1: order targets A1 heroes')
    expect(damage('targets', 'warriors heroes', 'B2', 'B1')).toBe('B2: order targets warriors heroes')
    const nowhere = first('allocate', { targets }, { far: () => undefined })
    expect(nowhere('targets', 'nearest:Z9 heroes', 'B2', 'B1')).toBe('B1: order targets nearest:Z9 heroes')
  })

  it('is none where it leaves everything to the program, or waits', () => {
    expect(damage('targets', 'default', 'B2', 'B1')).toBe('B2: default')
    expect(damage('targets', 'ask-own', 'B2', 'B1')).toBeUndefined()
    const theirs = first('allocate', { targets }, { by: 1 })
    expect(theirs('targets', 'ask-own', 'B2', 'B1')).toBe('B2: default')
    expect(theirs('targets', 'ask-combat', 'B2', 'B1')).toBe('B2: default')
    expect(damage('targets', 'ask', 'B2', 'B1')).toBeUndefined()
  })

  it('says which combat is fought, by enemies before friends', () => {
    expect(combats('combats', 'biggest', 'A2', 'A1')).toBe('A1: order combats biggest')
    expect(combats('combats', 'smallest', 'A1', 'A2')).toBe('A2: order combats smallest')
    expect(combats('combats', 'heroes', 'A1', 'B1')).toBe('B1: order combats heroes')
    expect(combats('combats', 'weakest', 'A1', 'B1')).toBe('B1: order combats weakest')
    expect(combats('combats', 'weakest', 'B1', 'B2')).toBe('B2: order combats weakest')
    expect(combats('combats', 'A2', 'B1', 'A2')).toBe('A2: order combats A2')
  })
})

describe('an order that names the answer', () => {
  const named = (kind: string, answers: string[], about = {}) =>
    question(kind, { about, space: listSpace(answers), fallback: () => answers[0]! })
  const ring = named('ring', ['keep', 'take-off'])
  const turning = named('turning', ['turn A1 N', 'done'])
  const role = named('role', ['defender', 'attacker'])

  it('gives it where it is legal', () => {
    expect(given(ring, { ring: 'take-off' })).toBe('take-off: order ring take-off')
    expect(given(named('ring', ['keep']), { ring: 'take-off' })).toBe('keep: default')
    expect(given(turning, { turning: 'never' })).toBe('done: order turning never')
    expect(given(turning, { turning: 'default' })).toBe('turn A1 N: default')
    expect(given(role, { role: 'attacker' })).toBe('attacker: order role attacker')
    expect(given(role, { role: 'default' })).toBe('defender: default')
  })

  it('is waited for in one’s own phase and before the battle, without one', () => {
    const firstRole = named('role', ['defender', 'attacker'], { first: true })
    for (const [asked, waits] of [
      [ring, true],
      [turning, true],
      [role, false],
      [firstRole, true],
    ] as const) {
      expect(given(asked, {}) === undefined).toBe(waits)
      expect(given(asked, { hits: 'never' }) === undefined).toBe(waits)
      expect(isAnsweredByDefault(asked, state)).toBe(!waits)
    }
    for (const kind of ['act', 'deploy', 'edge', 'camp', 'board', 'camp-or-board']) {
      expect(given(named(kind, ['done']), { everything: 'default' })).toBeUndefined()
      expect(isAnsweredByDefault(named(kind, ['done']), state)).toBe(false)
    }
    for (const kind of [
      'react',
      'declare',
      'strategy',
      'move-enemy',
      'reroll',
      'convert-hit',
      'allocate',
      'combat',
    ])
      expect(isAnsweredByDefault(named(kind, ['done']), state)).toBe(true)
  })

  it('leaves to the program what follows from an ability that was used', () => {
    const drive = named('move-enemy', ['move B1 A8', 'done'], { ability: 'repel' })
    const reroll = named('reroll', ['1 1', 'none'], { ability: 'rage' })
    for (const value of ['always', 'never', 'heroes', 'default']) {
      expect(given(drive, { repel: value })).toBe('move B1 A8: default')
      expect(given(reroll, { rage: value })).toBe('1 1: default')
    }
    expect(given(drive, { repel: 'ask' })).toBeUndefined()
    expect(given(reroll, { rage: 'ask' })).toBeUndefined()
    expect(given(reroll, { repel: 'ask' })).toBe('1 1: default')
  })
})

describe('an answer by an order is marked with it', () => {
  it('and read again', () => {
    expect(orderIn('order hits heroes keep:2')).toEqual({ topic: 'hits', value: 'heroes keep:2' })
    expect(orderIn('default')).toBeUndefined()
    expect(orderIn('player of one')).toBeUndefined()
  })
})
