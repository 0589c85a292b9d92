import type { Save } from '../../../../../rules/core/script.ts'
import type { Orders } from '../../../../../rules/index.ts'
import {
  type Entry,
  type Position,
  policyOf,
  type RegimentsState,
  readUnit,
  regiments,
  type StandingUnit,
  saveOfScene,
  suppliedUnits,
  type UnitProfile,
} from '../../../../../rules/regiments/index.ts'
import { type ExampleAnswers, playAnswers, until } from '../../exampleAnswers.ts'
import { type ExampleGround, exampleBoard } from '../../exampleBoard.ts'

/**
 * A case that a page of help speaks of: units on a few hexes, what their players answer, and what the dice show. The
 * rules play it, so that nothing can be shown which does not happen.
 */
export interface Example
  extends ExampleGround,
    ExampleAnswers,
    Pick<Position, 'stage' | 'active' | 'turn' | 'first'> {
  /**
   * `A1 spears with swift @ E5 N vs:B1 life12; A2 general @ in:A1; B1 raiders @ E4 S`: label, unit as players write one,
   * hex and facing, and how it stands where that is not as it begins: `in:A1` (has joined it), `vs:B1+B2` (touches them;
   * said of one of the two), `life12`, `files4`, `round2` (rounds it has fought), `shaken`, `fled` (has fled before),
   * `charging`, `advance`, `march` (has moved so), `knows:embers-1+veil-2`, `behind`; nothing: it is not there yet
   */
  units: string
  /** of a magic phase that is under way */
  magic?: [number, number]
  /** hexadecimal; where no dice are told, chosen so that they show the case */
  seed?: string
  /** what both have ordered besides what is usual */
  orders?: Orders
  /** the rounds that were fought are shown on their sheets, not the board */
  sheet?: true
  /** what is laid over the board besides what happened: the arcs of a unit, where it can go, whom it sees or may charge */
  arcs?: string
  reach?: string
  sight?: string
  charges?: string
  /** how far presences and banners reach */
  heeded?: true
  /** where a unit may be placed */
  zone?: string
  /** units to be ringed */
  ring?: readonly string[]
}

type Stands = Omit<StandingUnit, 'type' | 'at'>

/** How a unit stands, by the words for it. */
function standing(label: string, words: readonly string[]): Stands {
  const now: Stands = {}
  const marks: NonNullable<StandingUnit['marks']> = {}
  for (const word of words) {
    const [, store, left] = /^(life|files|round)(\d+)$/.exec(word) ?? []
    const [key = '', list = ''] = word.split(':')
    if (store) Object.assign(now, { [store === 'round' ? 'rounds' : store]: Number(left) })
    else if (key === 'in') now.host = list
    else if (key === 'vs') now.touches = list.split('+')
    else if (key === 'knows') now.knows = list.split('+')
    else if (word === 'shaken' || word === 'behind') now[word] = true
    else if (word === 'fled') now.flights = 1
    else if (word === 'charging') marks.charging = true
    else if (word === 'advance' || word === 'march') marks.move = word
    else throw new Error(`${label} cannot stand ${word}`)
  }
  return { ...now, marks }
}

/** A unit as players write one; a supplied one that nothing is other about is that one. */
function profileOf(label: string, text: string): UnitProfile {
  const supplied = suppliedUnits().find(({ id }) => id === text)
  if (supplied) return supplied
  const read = readUnit(text, suppliedUnits())
  if (!read.ok) throw new Error(`${label}, ${text}: ${JSON.stringify(read.faults)}`)
  return { ...read.fielded.unit, id: `${read.fielded.unit.id}-${label.toLowerCase()}` }
}

function sceneOf(example: Example): Position {
  const { units, magic, stage, active, turn, first, ...ground } = example
  const types: Record<string, UnitProfile> = {}
  const placed: Record<string, StandingUnit> = {}
  for (const each of units.split(';')) {
    const [who = '', place = ''] = each.trim().split('@')
    const [label = '', ...name] = who.trim().split(' ')
    const type = profileOf(label, name.join(' '))
    types[type.id] = type
    const words = place.trim().split(' ').filter(Boolean)
    const isThere = /^[A-Z]\d+$/.test(words[0] ?? '')
    const at = isThere ? words.slice(0, 2).join(' ') : ''
    placed[label] = { type: type.id, at, ...standing(label, isThere ? words.slice(2) : words) }
  }
  return {
    board: exampleBoard(ground),
    units: placed,
    types,
    ...(stage && { stage }),
    ...(active !== undefined && { active }),
    ...(magic && { dice: magic }),
    // The battle is over with this player turn, so that no dice of another one fall.
    turn: turn ?? 1,
    lastTurn: turn ?? 1,
    first: first ?? (active === 1 ? 0 : 1),
  }
}

/** What comes after it is another story. */
const endings: readonly Entry['event'][] = ['turn-began', 'ended']

/**
 * Plays an example.
 * @returns the game at its end, and what happened
 * @throws where an answer is not legal or a die is missing or left: examples are part of the program
 */
export function playExample(example: Example): { save: Save<RegimentsState>; told: Entry[] } {
  const { answers, dice, seed = '00', orders = {} } = example
  const policy = policyOf([orders, orders])
  const scene = saveOfScene(sceneOf(example), { seed, names: ['A', 'B'] })
  const { save, told } = playAnswers(regiments.machine, scene, {
    policy,
    ...(answers && { answers }),
    ...(dice && { dice }),
  })
  return { save, told: until(told, endings) }
}
