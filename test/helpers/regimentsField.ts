import { type Board, type BoardPlan, makeCell, makeTables, parseCell } from '../../rules/board/board.ts'
import { makeBoard } from '../../rules/board/notation.ts'
import { parseFacing } from '../../rules/core/hex.ts'
import type { Policy } from '../../rules/core/script.ts'
import { invariantFaults } from '../../rules/regiments/contract/invariants.ts'
import { type Battlefield, makeBattlefield } from '../../rules/regiments/field/battlefield.ts'
import type { GameEvent } from '../../rules/regiments/field/events.ts'
import { policyOf } from '../../rules/regiments/field/orders.ts'
import type { GameQuestion } from '../../rules/regiments/field/questions.ts'
import type { Regiment, RegimentsState, UnitMarks } from '../../rules/regiments/state.ts'
import { machine } from '../../rules/regiments/turn/machine.ts'
import { newRegiment } from '../../rules/regiments/turn/newRegiment.ts'
import type { UnitProfile } from '../../rules/regiments/unit/unitProfile.ts'
import { type RegimentWanted, regiment } from './regiments.ts'
import { scripted } from './scripted.ts'

/** A unit of a scene: what is special about it, where it stands and whither it looks. */
export interface Stationed extends RegimentWanted {
  /** '' where it is not on the board */
  at: string
  facing?: string
  /** the unit that it has joined */
  host?: string
  now?: Partial<Regiment>
  /** what it has done in this turn */
  done?: Partial<UnitMarks>
}

export interface RegimentsScene {
  units: Readonly<Record<string, Stationed>>
  board?: Partial<BoardPlan>
  stage?: RegimentsState['stage']
  turn?: number
  active?: 0 | 1
  dice?: readonly number[]
  /** `ask`: everything is asked, as it is unless told; `defaults`: as in play */
  answers?: 'ask' | 'defaults'
  now?: Partial<RegimentsState>
}

const hexOn = (board: Board, label: string): number => {
  const found = parseCell(board, label)
  if (found === undefined) throw new Error(`no hex ${label}`)
  return found
}

/** A battle of Regiments set up in its middle, on open ground of 16 by 16 unless told, played with scripted dice. */
export function war(scene: RegimentsScene) {
  const plan = { id: 'test', name: { en: 'test', fr: 'test' }, columns: 16, rows: 16, ...scene.board }
  const board = makeTables(plan)
  const types: Record<string, UnitProfile> = {}
  const regiments = Object.entries(scene.units).map(([label, { at, facing, host, now, done, ...wanted }]) => {
    const owner = label.charCodeAt(0) - 65
    types[label] = { ...regiment({ name: label, ...wanted }), id: label }
    const unit = newRegiment(label, owner, types[label], '00'.repeat(32))
    if (at !== '') Object.assign(unit, { at: hexOn(board, at), condition: 'field' })
    if (host) Object.assign(unit, { host, condition: 'joined' })
    if (facing) unit.facing = parseFacing(facing)!
    Object.assign(unit, now)
    Object.assign(unit.marks, done)
    return unit
  })
  const { active = 0, turn = 1, stage = 'charges' } = scene
  const start: RegimentsState = {
    board: 'test',
    customBoard: makeBoard(board),
    points: 1000,
    turn,
    lastTurn: 6,
    stage,
    active,
    first: 0,
    next: 0,
    commanders: ['Ada', 'Bo'].map((name, owner) => ({
      name,
      list: ['crown', 'wilds'][owner]!,
      startPoints: 0,
      general: null,
      turns: turn,
      auto: false,
    })),
    regiments,
    types,
    charges: [],
    resolving: false,
    dice: [5, 4],
    combats: [],
    result: null,
    ...scene.now,
  }
  const policy: Policy<RegimentsState> | undefined = scene.answers === 'defaults' ? policyOf([]) : undefined
  const game = scripted<RegimentsState, GameEvent, Battlefield, GameQuestion>({
    machine: machine,
    start,
    ...(scene.dice && { dice: scene.dice }),
    ...(policy && { policy }),
    layOut: state => makeBattlefield(state, () => {}),
    faults: invariantFaults,
  })
  const unit = (label: string): Regiment => game.state.regiments.find(each => each.label === label)!
  return Object.assign(game, {
    board,
    unit,
    where(label: string): string {
      const { at, condition } = unit(label)
      return condition === 'field' ? makeCell(board, at) : condition
    },
  })
}

/** Two units that touch, the first over its front. */
export const touching = (one: string, other: string, at: 'front' | 'left' | 'right' | 'rear' = 'front') => ({
  [one]: { touches: [{ with: other, over: 'front' as const, at }] },
  [other]: { touches: [{ with: one, over: at, at: 'front' as const }] },
})

/** A round that A1 wins by one, by its standard: B1 breaks, is caught, and A1 goes on. */
export function wonByStandard(answers: 'ask' | 'defaults') {
  const both = touching('A1', 'B1')
  return war({
    stage: 'shooting',
    units: {
      A1: { at: 'H9', facing: 'N', attacks: -1, rules: ['M38'], now: { ...both.A1, rounds: 1 } },
      B1: { at: 'H8', facing: 'S', attacks: -1, discipline: 2, now: { ...both.B1, rounds: 1 } },
      A9: { at: 'A16', facing: 'N' },
      B9: { at: 'P1', facing: 'S' },
    },
    dice: [6, 6, 1, 2, 1, 2],
    answers,
  })
}
