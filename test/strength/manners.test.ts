import { expect, it } from 'vitest'
import type { GameEvent, NewEvent, Phase } from '../../rules/combat-hex/index.ts'
import { scenario } from '../helpers/scenario.ts'
import { mannersOf } from './manners.ts'

const { battle } = scenario({
  figures: {
    A1: { at: 'A1' },
    A2: { at: 'B1' },
    A3: { at: 'E5', base: 'large-3' },
    B1: { at: 'C1' },
    B2: { at: 'D1' },
  },
}).game

const told = (phase: Phase, ...events: NewEvent[]): GameEvent[] =>
  events.map(event => ({ turn: 1, phase, ...event }))

const place = (figure: string, at: string, facing: string): NewEvent => ({
  event: 'placed',
  figure,
  at,
  facing,
})
const move = (figure: string, to: string, facing: string): NewEvent => ({
  event: 'moved',
  figure,
  from: '',
  path: [to],
  facing,
  cost: 1,
  left: 0,
})
const deployed = told(
  'deployment',
  place('A1', 'C5', 'N'),
  place('A2', 'H5', 'N'),
  place('B1', 'C3', 'S'),
  place('B2', 'P9', 'S'),
)
const fight = told('combat', { event: 'combat-began', figures: ['A1', 'B1'], at: ['C4', 'C3'], dice: [1, 1] })
const nextTurn = told('strategy', { event: 'turn-began' })

/** A turn in which A1 goes to fight, and its side does this besides. */
const turn = (...events: NewEvent[]) => [
  ...deployed,
  ...nextTurn,
  ...told('attack', { event: 'phase-began', by: 0 }, move('A1', 'C4', 'N'), ...events),
  ...told('defence', { event: 'phase-began', by: 1 }),
  ...fight,
  ...nextTurn,
]
const counted = (...events: NewEvent[]) => mannersOf(battle, turn(...events))

it('counts who did nothing while a comrade fought', () => {
  expect(counted()[0]).toMatchObject({ outside: 1, idle: 1 })
  expect(counted(move('A2', 'G5', 'NW'))[0]).toMatchObject({ outside: 1, idle: 0 })
  const shot = { event: 'shot', figure: 'A2', target: 'B2', range: 8, dice: 1, penalty: false } as const
  expect(counted({ ...shot, facing: 'SE' })[0]).toMatchObject({ outside: 1, idle: 0 })
  // Nobody is nearer to the fight for having turned.
  expect(counted({ event: 'turned', figure: 'A2', facing: 'S' })[0]).toMatchObject({ outside: 1, idle: 1 })
  expect(counted()[1]).toMatchObject({ outside: 1, idle: 1 })
})

it('counts nobody while nobody of the side fights, nor whoever has fallen before', () => {
  const nobody = turn().filter(({ event }) => event !== 'combat-began')
  expect(mannersOf(battle, nobody)[0]).toMatchObject({ outside: 0, idle: 0 })
  expect(counted({ event: 'removed', figure: 'A2' })[0]).toMatchObject({ outside: 0, idle: 0 })
  // Who falls in the combats was there when they began.
  const fallen = turn().flatMap(event =>
    event.event === 'combat-began' ? [event, ...told('combat', { event: 'removed', figure: 'A2' })] : [event],
  )
  expect(mannersOf(battle, fallen)[0]).toMatchObject({ outside: 1, idle: 1 })
})

it('counts each turn anew', () => {
  const two = [...turn(move('A2', 'G5', 'NW')), ...fight, ...nextTurn]
  expect(mannersOf(battle, two)[0]).toMatchObject({ outside: 2, idle: 1 })
})

it('counts backs that are shown at the end of a phase to the nearest enemy', () => {
  expect(counted()[0]).toMatchObject({ placed: 1, backs: 0 })
  expect(counted(move('A2', 'G5', 'NW'))[0]).toMatchObject({ placed: 2, backs: 0 })
  expect(counted(move('A2', 'G5', 'SE'))[0]).toMatchObject({ placed: 2, backs: 1 })
  const turned = { event: 'turned', figure: 'A2', facing: 'NW' } as const
  expect(counted(move('A2', 'G5', 'SE'), turned)[0]).toMatchObject({ placed: 2, backs: 0 })
  // Nobody is near there, and whoever stays was put nowhere.
  expect(counted(move('A2', 'X16', 'SE'))[0]).toMatchObject({ placed: 1, backs: 0 })
  // A large base looks at all sides.
  expect(counted(move('A3', 'G5', 'SE'))[0]).toMatchObject({ placed: 1, backs: 0 })
})

it('counts one of two who are equally near', () => {
  // One is in front of it, the other behind.
  expect(counted(place('B2', 'C11', 'N'), move('A2', 'C7', 'N'))[0]).toMatchObject({ placed: 2, backs: 1 })
  expect(counted(place('B2', 'C12', 'N'), move('A2', 'C7', 'N'))[0]).toMatchObject({ placed: 2, backs: 0 })
})

it('counts free attacks that a side suffers', () => {
  const blow: NewEvent = { event: 'free-attack', attackers: ['B1'], target: 'A1' }
  expect(counted(blow, blow).map(({ struck }) => struck)).toEqual([2, 0])
  // Struck at an enemy in its own phase, a figure has done something.
  const own: NewEvent = { event: 'free-attack', attackers: ['A2'], target: 'B1' }
  expect(counted(own).map(({ struck, idle }) => [struck, idle])).toEqual([
    [0, 0],
    [1, 1],
  ])
})
