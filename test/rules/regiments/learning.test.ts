import { describe, expect, it } from 'vitest'
import { exchangesOf } from '../../../rules/regiments/magic/knownSpells.ts'
import { wizardsOf } from '../../../rules/regiments/turn/casting.ts'
import { newRegiment } from '../../../rules/regiments/turn/newRegiment.ts'
import { hero, type RegimentWanted, regiment, rule } from '../../helpers/regiments.ts'
import { war } from '../../helpers/regimentsField.ts'

type Said = NonNullable<RegimentWanted['rules']>[number]
const said = (words: string, of: string): Said => rule(words, { words: of })

/** What a model with such a rule knows as a battle begins. */
const knows = (...rules: readonly Said[]): string[] =>
  newRegiment('A1', 0, hero({ rules }), '00'.repeat(32)).knows

/** A wizard before the battle, asked what it knows. */
const learning = (rules: readonly Said[], answers: 'ask' | 'defaults' = 'ask') => {
  const wizard = { attachable: true, count: 1, files: 1, rules }
  return war({
    stage: 'deployment',
    turn: 0,
    now: { active: null, first: null, next: 0 },
    units: {
      A1: { at: '' },
      A2: { at: '', ...wizard, now: { knows: knows(...rules) } },
      B1: { at: '' },
    },
    answers,
  })
}

describe('wizards', () => {
  it('M01a M03a an adept and an apprentice cast, and who is neither does not', () => {
    const t = war({
      units: {
        A1: { at: 'H12', facing: 'N', rules: ['M01'], now: { knows: knows('M01') } },
        A2: { at: 'G12', facing: 'N', rules: ['M03'], now: { knows: knows('M03') } },
        A3: { at: 'F12', facing: 'N' },
        B1: { at: 'H8', facing: 'S' },
      },
    })
    expect(wizardsOf(t.laidOut, 0).map(({ label }) => label)).toEqual(['A1', 'A2'])
  })

  it('M01c an adept knows three different spells out of numbers 1 to 4 of its path', () => {
    expect(knows(said('M01', 'Veil'))).toEqual(['veil-1', 'veil-2', 'veil-3'])
    expect(knows(said('M01', 'Braises'))).toEqual(['embers-1', 'embers-2', 'embers-3'])
    const open = learning([said('M01', 'Veil')]).legal()
    expect(open.filter(each => each.endsWith(' veil-4'))).toHaveLength(3)
    expect(open.some(each => /veil-[56]$|embers|briars/.test(each))).toBe(false)
  })

  it('M03b an apprentice knows number 1 of its path', () => {
    expect(knows(said('M03', 'Ronces'))).toEqual(['briars-1'])
  })

  it('M01d M03c before the game it exchanges spells for others that it could have chosen, and for the army’s', () => {
    const t = learning([said('M01', 'Veil')])
    expect([t.asked, t.legal()]).toEqual([
      'learn 0 A2',
      ['keep', ...[1, 2, 3].flatMap(n => [`veil-${n} veil-4`, `veil-${n} army`])],
    ])
    t.answer('veil-1 veil-4')
    expect(t.unit('A2').knows).toEqual(['veil-4', 'veil-2', 'veil-3'])
    t.answer('veil-2 army')
    // The army's own is known once, and what was given up may be learnt again.
    expect(t.legal('army ')).toEqual(['army veil-1', 'army veil-2'])
    t.answer('keep')
    expect([t.unit('A2').knows, t.asked]).toEqual([['veil-4', 'army', 'veil-3'], 'deploy 0'])
    expect(t.told('learned').map(({ unit, give, take }) => [unit, give, take])).toEqual([
      ['A2', 'veil-1', 'veil-4'],
      ['A2', 'veil-2', 'army'],
    ])
    // Its path stays its own, whatever it gave up first, where its profile names none.
    const knew = { knows: ['army', 'veil-2', 'veil-3'] }
    expect(
      exchangesOf(hero({ rules: ['M01'] }), knew)
        .map(({ take }) => take)
        .slice(0, 2),
    ).toEqual(['veil-1', 'veil-4'])
    expect(
      learning([said('M01', 'Veil')])
        .answer('veil-1 army')
        .legal('veil-2 '),
    ).toEqual(['veil-2 veil-1', 'veil-2 veil-4'])
    expect(learning([said('M03', 'Veil')]).legal()).toEqual(['keep', 'veil-1 army'])
  })

  it('M01d asked once, before the first unit is placed, and not of who knows nothing', () => {
    const t = learning(['M01']).answer('keep', 'place A1 H13 N 5', 'place B1 H4 S 5')
    // B has placed all first, and says who begins (RB-23.1).
    expect(t.asked).toBe('begin 1')
    expect(t.answer('defend').asked).toBe('deploy 0')
    expect(learning([]).asked).toBe('deploy 0')
  })
})

describe('masters, and wizards of many paths', () => {
  it('M29a M30a both cast', () => {
    const t = war({
      units: {
        A1: { at: 'H12', facing: 'N', rules: ['M29'], now: { knows: knows('M29') } },
        A2: { at: 'G12', facing: 'N', rules: ['M30 2'], now: { knows: knows('M30 2') } },
        A3: { at: 'F12', facing: 'N' },
        B1: { at: 'H8', facing: 'S' },
      },
    })
    expect(wizardsOf(t.laidOut, 0).map(({ label }) => label)).toEqual(['A1', 'A2'])
  })

  it('M29c M29d a master knows five different spells out of numbers 1 to 6, and exchanges them', () => {
    expect(knows(said('M29', 'Veil'))).toEqual([1, 2, 3, 4, 5].map(n => `veil-${n}`))
    const t = learning([said('M29', 'Veil')])
    expect(t.legal()).toEqual([
      'keep',
      ...[1, 2, 3, 4, 5].flatMap(n => [`veil-${n} veil-6`, `veil-${n} army`]),
    ])
    expect(t.answer('veil-2 veil-6').unit('A2').knows).toEqual([
      'veil-1',
      'veil-6',
      'veil-3',
      'veil-4',
      'veil-5',
    ])
  })

  it('M30a M30b it has no path of its own: it knows X spells, each number 1 of a path open to it', () => {
    expect(knows('M30 2')).toEqual(['embers-1', 'briars-1'])
    // There are three paths: a fourth spell would be one of them again.
    expect(knows('M30 4')).toEqual(['embers-1', 'briars-1', 'veil-1'])
    expect(knows(rule('M30 2', { words: 'Veil, Ronces' }))).toEqual(['briars-1', 'veil-1'])
  })

  it('M30c it exchanges them for number 1 of another path that is open to it, and for the army’s', () => {
    const t = learning(['M30 2'])
    expect(t.legal()).toEqual([
      'keep',
      ...['embers-1', 'briars-1'].flatMap(give => [`${give} veil-1`, `${give} army`]),
    ])
    expect(t.answer('briars-1 veil-1').unit('A2').knows).toEqual(['embers-1', 'veil-1'])
    expect(learning([rule('M30 1', { words: 'Veil' })]).legal()).toEqual(['keep', 'veil-1 army'])
  })
})

describe('conclaves', () => {
  it('M10a the whole unit is one wizard that knows X spells from the list in its profile', () => {
    const rules = [rule('M10 2', { words: 'Embers 3 5, Veil 2' })]
    const unit = newRegiment('A1', 0, regiment({ count: 10, rules }), '00'.repeat(32))
    expect(unit.knows).toEqual(['embers-3', 'embers-5'])
    const t = war({
      units: {
        A1: { at: 'H12', facing: 'N', count: 10, rules, now: { knows: unit.knows } },
        B1: { at: 'H8', facing: 'S' },
      },
    })
    expect(wizardsOf(t.laidOut, 0)).toHaveLength(1)
  })

  it('M10b with two or more it channels one die, with one none', () => {
    const dice = (number: number) => {
      const rules = [rule(`M10 ${number}`)]
      return war({
        stage: 'movement',
        units: {
          A1: { at: 'H12', facing: 'N', rules, now: { knows: knows(...rules) } },
          B1: { at: 'H8', facing: 'S' },
        },
      })
        .answer('done')
        .told('magic-dice')[0]!.dice
    }
    expect([dice(1), dice(2), dice(3)]).toEqual([
      [5, 4],
      [6, 4],
      [6, 4],
    ])
  })

  it('M10c it takes the army’s spell only where its list has it', () => {
    const conclave = (words: string) => learning([rule('M10 1', { words })]).legal()
    expect(conclave('Embers 1 2')).toEqual(['keep', 'embers-1 embers-2'])
    expect(conclave('Embers 1 2, army')).toEqual(['keep', 'embers-1 embers-2', 'embers-1 army'])
    expect(conclave('Braises 1 2, armée')).toEqual(['keep', 'embers-1 embers-2', 'embers-1 army'])
  })

  it('M10d it always exchanges for another one that it could have picked, and for no others', () => {
    const t = learning([rule('M10 1', { words: 'Embers 2, Veil 4' })])
    expect(t.legal()).toEqual(['keep', 'embers-2 veil-4'])
    t.answer('embers-2 veil-4')
    expect(t.unit('A2').knows).toEqual(['veil-4'])
  })
})
