import {
  type Board,
  type BoardPlan,
  makeCell,
  makeTables,
  parseCell,
  type SideKind,
} from '../../rules/board/board.ts'
import type { FigureType, PrintedAbility } from '../../rules/combat-hex/army/figure.ts'
import type { GameEvent } from '../../rules/combat-hex/battle/events.ts'
import type { Game } from '../../rules/combat-hex/battle/game.ts'
import type { GameQuestion } from '../../rules/combat-hex/battle/questions.ts'
import { gameOf, type Library, machineOf } from '../../rules/combat-hex/battle/sequence/machine.ts'
import { type CombatHexState, edges, type Figure, type Phase } from '../../rules/combat-hex/battle/state.ts'
import type { RuleBook } from '../../rules/combat-hex/battle/vocabulary.ts'
import { tournament } from '../../rules/combat-hex/books/tournament.ts'
import { invariantFaults } from '../../rules/combat-hex/contract/invariants.ts'
import { combatHex } from '../../rules/combat-hex/contract/module.ts'
import { parseFacing } from '../../rules/core/hex.ts'
import { type Policy, takeBack } from '../../rules/core/script.ts'
import type { Refusal } from '../../rules/core/space.ts'
import { scripted, withOwn } from './scripted.ts'

/** A figure type for tests: 1 attack, endurance 3, 2 life, 4 movement, no action points, unless said otherwise. */
export function type(id: string, change: Partial<FigureType> = {}): FigureType {
  return {
    id,
    name: { en: id, fr: id },
    camp: 'good',
    kind: 'warrior',
    points: 50,
    movement: 4,
    attacks: 1,
    endurance: 3,
    life: 2,
    ap: 0,
    shooting: null,
    abilities: [],
    unique: [],
    version: 'starter',
    base: 'single',
    ...change,
  }
}

export interface Placed extends Partial<Omit<FigureType, 'id' | 'life' | 'ap' | 'abilities'>> {
  /** hex of reference; '' for a figure that waits to be deployed */
  at: string
  facing?: string
  /** printed on the base and, unless `lifeNow` or `apNow` say so, as it stands */
  life?: number
  ap?: number
  lifeNow?: number
  apNow?: number
  abilities?: (PrintedAbility | string)[]
  /** for a figure that is not on the board: `waiting` unless said otherwise */
  condition?: Figure['condition']
  /** who carries it; `at` is the hex above which it stands */
  carriedBy?: string
}

export interface Scene {
  /** 12 by 10 open hexes unless said otherwise */
  board?: Partial<BoardPlan>
  /** by label: A1, A2 ... are player 0's, B1 ... player 1's */
  figures: Record<string, Placed>
  phase?: Phase
  attacker?: number
  /** everybody in the order of play, where more than two play: there are as many players as it has */
  order?: number[]
  mover?: number
  turn?: number
  points?: number
  lastTurn?: number
  /** dice for what is thrown before the first question */
  dice?: number[]
  /** answers besides the test's: every question with one choice to make is asked unless `defaults` */
  policy?: Policy<CombatHexState>
  book?: Partial<RuleBook>
  /** figures that are not there from the beginning, by id */
  types?: Record<string, Partial<FigureType>>
}

/** `fast:2` is Fast at the cost of 2; without a number it costs 1. */
const printed = (ability: PrintedAbility | string): PrintedAbility => {
  if (typeof ability !== 'string') return ability
  const [id = '', cost = '1'] = ability.split(':')
  return { id: id as PrintedAbility['id'], cost: Number(cost) }
}

/**
 * A battle set up in the middle, played with scripted dice. `answer` must be legal; `refused` must not be.
 * Every answer is followed by a look at the invariants, and by a second run from the saved JSON, which must
 * come to the same.
 */
export function scenario(scene: Scene) {
  const board = makeTables({
    id: 'test',
    name: { en: 'test', fr: 'test' },
    columns: 12,
    rows: 10,
    ...scene.board,
  })
  const book: RuleBook = { ...tournament, ...scene.book }
  const shelf: Library = {
    version: 'test',
    book: () => book,
    board: () => board,
    boardFromText: () => board,
    boards: () => ['test'],
  }
  const types: Record<string, FigureType> = Object.fromEntries(
    Object.entries(scene.types ?? {}).map(([id, change]) => [id, type(id, change)]),
  )
  const figures: Figure[] = Object.entries(scene.figures).map(([label, placed]) => {
    const owner = label.charCodeAt(0) - 65
    const { at, facing, lifeNow, apNow, abilities, condition, carriedBy, ...printedOn } = placed
    types[label] = type(label, {
      camp: owner % 2 === 0 ? 'good' : 'evil',
      ...printedOn,
      abilities: (abilities ?? []).map(printed),
    })
    const waiting = at === ''
    return {
      id: label,
      type: label,
      owner,
      condition: condition ?? (waiting ? 'waiting' : 'standing'),
      at: waiting ? -1 : cell(board, at),
      facing: parseFacing(facing ?? (owner === 0 ? 'N' : 'S'))!,
      life: lifeNow ?? types[label].life,
      ap: apNow ?? types[label].ap,
      actionTaken: 'nothing',
      ran: false,
      ...(carriedBy && { carried: { by: carriedBy, seat: 0 } }),
      used: [],
      marks: [],
    }
  })
  const players: CombatHexState['players'] = ['Ada', 'Bo', 'Cy', 'Di']
    .slice(0, scene.order?.length ?? 2)
    .map((name, i) => ({
      name,
      camp: i % 2 === 0 ? 'good' : 'evil',
      edge: edges[i]!,
      armies: {},
    }))
  const battle: CombatHexState = {
    rules: book.id,
    fixed: { board: 'test', camps: players.map(({ camp }) => camp!) },
    board: 'test',
    points: scene.points ?? 1500,
    lastTurn: scene.lastTurn ?? 100,
    turn: scene.turn ?? 1,
    phase: scene.phase ?? 'attack',
    rollWinner: 0,
    boardChooser: 1,
    attacker: scene.attacker ?? scene.order?.[0] ?? 0,
    ...(scene.order && { order: scene.order, mover: scene.mover ?? scene.order[0]! }),
    deployed: scene.phase === 'deployment' || scene.phase === 'set-up' ? [] : [...players.keys()],
    players,
    types,
    figures,
    combats: [],
    result: null,
  }

  const played = scripted<CombatHexState, GameEvent, Game, GameQuestion>({
    machine: machineOf(shelf),
    start: battle,
    dice: scene.dice,
    policy: scene.policy,
    layOut: state => gameOf(shelf, state, () => {}),
    faults: invariantFaults,
  })
  const figureOf = (id: string): Figure => played.state.figures.find(f => f.id === id)!
  return withOwn(played, {
    board,
    /** where its board and figures are found */
    library: shelf,
    get game() {
      return played.laidOut
    },
    figure: figureOf,
    where(id: string): string {
      const { at } = figureOf(id)
      return at < 0 ? '' : makeCell(board, at)
    },
    undo(player: number): Refusal | undefined {
      const back = takeBack(played.save, player)
      if (!back.ok) return { ...back.refusal, rule: combatHex.undoRule }
      played.save = back.save
      return played.goOn()
    },
  })
}

const cell = (board: Board, label: string) => {
  const found = parseCell(board, label)
  if (found === undefined) throw new Error(`no hex ${label}`)
  return found
}
/** Sides of a board by label: `wall('impassable', 'C7 N', 'C7 NE')`. */
export const sidesOf = (kind: SideKind, ...names: string[]) =>
  names.map(name => {
    const [hex = '', facing = ''] = name.split(' ')
    return { hex, facing: parseFacing(facing)!, kind }
  })
