import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abilityIds } from '../../../../rules/combat-hex/army/figure.ts'
import {
  type Answer,
  makeAnswer,
  parseAnswer,
  readAnswer,
  type VerbName,
  verbs,
} from '../../../../rules/combat-hex/battle/answer.ts'
import { directions } from '../../../../rules/core/hex.ts'

const examples: [string, Answer][] = [
  ['move A3 C7-D7 NE', { verb: 'move', figure: 'A3', path: ['C7', 'D7'], facing: 'NE' }],
  ['charge A1 C7 N', { verb: 'charge', figure: 'A1', path: ['C7'], facing: 'N' }],
  ['charge A1 C7 N B12', { verb: 'charge', figure: 'A1', path: ['C7'], facing: 'N', target: 'B12' }],
  ['run A3 AB12 SW', { verb: 'run', figure: 'A3', to: 'AB12', facing: 'SW' }],
  ['leave A3', { verb: 'leave', figure: 'A3' }],
  ['dismount A3 C7 N', { verb: 'dismount', figure: 'A3', to: 'C7', facing: 'N' }],
  ['turn D3 S', { verb: 'turn', figure: 'D3', facing: 'S' }],
  ['shoot A3 B2 NE', { verb: 'shoot', figure: 'A3', target: 'B2', facing: 'NE' }],
  ['shoot A3 NE', { verb: 'shoot', figure: 'A3', facing: 'NE' }],
  ['strike A3 B2', { verb: 'strike', figure: 'A3', target: 'B2' }],
  ['use A3 fast', { verb: 'use', figure: 'A3', ability: 'fast' }],
  ['use A3 magical-force B2', { verb: 'use', figure: 'A3', ability: 'magical-force', target: 'B2' }],
  ['use A3 steal-essence fast', { verb: 'use', figure: 'A3', ability: 'steal-essence', copied: 'fast' }],
  [
    'use A3 steal-essence bodyguard A2',
    { verb: 'use', figure: 'A3', ability: 'steal-essence', copied: 'bodyguard', target: 'A2' },
  ],
  ['end A3', { verb: 'end', figure: 'A3' }],
  ['done', { verb: 'done' }],
  ['place A3 C7 NE', { verb: 'place', figure: 'A3', to: 'C7', facing: 'NE' }],
  ['lift A3', { verb: 'lift', figure: 'A3' }],
  ['mount A3 A1', { verb: 'mount', figure: 'A3', carrier: 'A1' }],
  ['take-off', { verb: 'take-off' }],
  ['A3', { verb: 'figure', figure: 'A3' }],
  ['1 1 3', { verb: 'dice', faces: [1, 1, 3] }],
  ['the-marsh', { verb: 'name', name: 'the-marsh' }],
  ['joined-2', { verb: 'name', name: 'joined-2' }],
]

describe('an answer as somebody types it', () => {
  it('1.06 takes a direction for a hex where a hex is due, and for what it is behind a target left out', () => {
    expect(readAnswer('move A1 N')).toEqual({ verb: 'move', figure: 'A1', path: 'N', named: ['N'] })
    expect(readAnswer('shoot A1 N')).toEqual({ verb: 'shoot', figure: 'A1', facing: 'N', named: ['N'] })
  })
})

const label = fc.stringMatching(/^[A-Z]{1,2}[1-9]\d{0,2}$/)
const facing = fc.constantFrom(...directions)
const ability = fc.constantFrom(...abilityIds)
const path = fc.array(label, { minLength: 1, maxLength: 6 })
const alone = (verb: VerbName) => fc.constant({ verb })
const verb = <V extends VerbName>(name: V) => fc.constant(name)

/** Everything that each verb may name; a verb that is forgotten does not compile. */
const answers: { [V in VerbName]: fc.Arbitrary<unknown> } = {
  move: fc.record({ verb: verb('move'), figure: label, path, facing }),
  charge: fc.record(
    { verb: verb('charge'), figure: label, path, facing, target: label },
    { requiredKeys: ['verb', 'figure', 'path', 'facing'] },
  ),
  run: fc.record({ verb: verb('run'), figure: label, to: label, facing }),
  leave: fc.record({ verb: verb('leave'), figure: label }),
  dismount: fc.record({ verb: verb('dismount'), figure: label, to: label, facing }),
  turn: fc.record({ verb: verb('turn'), figure: label, facing }),
  shoot: fc.record(
    { verb: verb('shoot'), figure: label, target: label, facing },
    { requiredKeys: ['verb', 'figure', 'facing'] },
  ),
  strike: fc.record({ verb: verb('strike'), figure: label, target: label }),
  use: fc.record(
    { verb: verb('use'), figure: label, ability, copied: ability, target: label },
    { requiredKeys: ['verb', 'figure', 'ability'] },
  ),
  end: fc.record({ verb: verb('end'), figure: label }),
  done: alone('done'),
  place: fc.record({ verb: verb('place'), figure: label, to: label, facing }),
  lift: fc.record({ verb: verb('lift'), figure: label }),
  mount: fc.record({ verb: verb('mount'), figure: label, carrier: label }),
  auto: alone('auto'),
  pass: alone('pass'),
  none: alone('none'),
  keep: alone('keep'),
  'take-off': alone('take-off'),
  camp: alone('camp'),
  board: alone('board'),
  good: alone('good'),
  evil: alone('evil'),
  left: alone('left'),
  right: alone('right'),
  top: alone('top'),
  bottom: alone('bottom'),
  attacker: alone('attacker'),
  defender: alone('defender'),
}

describe('an answer', () => {
  it.each(examples)('%s is read and written', (text, answer) => {
    expect(parseAnswer(text)).toEqual(answer)
    expect(makeAnswer(answer)).toBe(text)
  })

  it('comes back as it was written, whatever it names', () => {
    for (const each of verbs)
      fc.assert(
        fc.property(answers[each], answer => {
          expect(parseAnswer(makeAnswer(answer as Answer))).toEqual(answer)
        }),
        { numRuns: 30 },
      )
  })

  it('is nothing but its full form', () => {
    for (const text of [
      '',
      'move',
      'move A3',
      'move A3 C7',
      'move A3 C7- NE',
      'move A3 C7 ne',
      'move a3 C7 NE',
      'move A3 C7 NE B1',
      'move A3  C7 NE',
      ' done',
      'done now',
      'Done',
      'turn A3 up',
      'turn A3 C7',
      'shoot A3',
      'shoot A3 B2',
      'strike A3 N',
      'use A3',
      'use A3 flying',
      'use A3 fast B2 B3',
      'end',
      '1  1',
      'The Marsh',
      'dance A1',
    ])
      expect(parseAnswer(text), text).toBeUndefined()
  })
})

describe('an answer as it is typed', () => {
  it('is read word for word, whatever the words are', () => {
    expect(readAnswer(' MOVE  a3 c7-d7 up ')).toEqual({
      verb: 'move',
      named: ['c7-d7', 'up'],
      figure: 'a3',
      path: 'c7-d7',
      facing: 'up',
    })
    expect(readAnswer('turn')).toEqual({ verb: 'turn', named: [] })
    expect(readAnswer('use A1 no such thing')).toMatchObject({
      figure: 'A1',
      named: ['no', 'such', 'thing'],
    })
  })

  it('leaves out a facing or a target', () => {
    expect(readAnswer('charge A1 C4 B9')).toEqual({
      verb: 'charge',
      named: ['C4', 'B9'],
      figure: 'A1',
      path: 'C4',
      target: 'B9',
    })
    expect(readAnswer('charge A1 C4 n b9')).toMatchObject({ facing: 'n', target: 'b9' })
    expect(readAnswer('charge A1 C4 up')).toMatchObject({ facing: 'up' })
    expect(readAnswer('shoot A1 nw')).toEqual({
      verb: 'shoot',
      named: ['nw'],
      figure: 'A1',
      facing: 'nw',
    })
    expect(readAnswer('shoot A1 X1')).toMatchObject({ target: 'X1' })
    expect(readAnswer('shoot A1 X1')).not.toHaveProperty('facing')
  })

  it('begins with a verb, and says no more where it ends something', () => {
    for (const text of ['', 'dance A1', 'A3', '1 1 3', 'done now', 'end A1 now'])
      expect(readAnswer(text), text).toBeUndefined()
    expect(readAnswer('leave A1 please')).toEqual({ verb: 'leave', named: ['please'], figure: 'A1' })
  })
})
