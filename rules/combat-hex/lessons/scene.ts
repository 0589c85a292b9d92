import { type Board, parseCell } from '../../board/board.ts'
import type { Dice } from '../../core/dice.ts'
import { parseFacing } from '../../core/hex.ts'
import { newSave } from '../../core/script.ts'
import type { Orders } from '../../play/module.ts'
import { typeOf } from '../army/army.ts'
import type { FigureType } from '../army/figure.ts'
import { findChains } from '../battle/fight/combat.ts'
import { gameOf } from '../battle/sequence/machine.ts'
import type { CombatHexState, Edge, Figure, Phase } from '../battle/state.ts'
import { type CombatHexOutcome, proceed } from '../engine.ts'
import { library, rulesVersion } from '../library.ts'

/** A figure of a scene: a type of the roster, its hex (`C7`) and where it looks (`NE`). */
export interface ScenePiece {
  type: string
  /** left out: it waits to be deployed */
  at?: string
  facing: string
  /** what it has left, where that is not all that its base shows */
  life?: number
  ap?: number
}

/** A battle in the middle, as a table: what it takes to put it on the board. */
export interface Position {
  /** the board in the notation of rules/board/notation.ts */
  board: string
  /** by label: A1, A2 … are the first player's, of the Good camp; B1, B2 … the second's */
  figures: Readonly<Record<string, ScenePiece>>
  /** where it stands in its turn; the first player's own action phase when left out */
  phase?: Exclude<Phase, 'set-up' | 'over'>
  /** whose attack it is: the first player's when left out */
  attacker?: number
  /** the turn after which points decide; 100 when left out */
  lastTurn?: number
}

const edges: readonly Edge[] = ['left', 'right']

function figureIn(board: Board, label: string, piece: ScenePiece, type: FigureType): Figure {
  const at = piece.at === undefined ? -1 : parseCell(board, piece.at)
  const facing = parseFacing(piece.facing)
  if (at === undefined || facing === undefined) throw new Error(`${label} cannot stand on ${piece.at}`)
  return {
    id: label,
    type: type.id,
    owner: label.startsWith('A') ? 0 : 1,
    condition: piece.at === undefined ? 'waiting' : 'standing',
    at,
    facing,
    life: piece.life ?? type.life,
    ap: piece.ap ?? type.ap,
    actionTaken: 'nothing',
    ran: false,
    used: [],
    marks: [],
  }
}

/**
 * The state of a battle of two players in the middle of turn 1, as a scene says it.
 * @throws where a scene names a figure, a hex or a facing that there is not: scenes are part of the program
 */
export function sceneBattle(scene: Position, names: readonly [string, string] = ['A', 'B']): CombatHexState {
  const board = library.boardFromText(scene.board)
  const types: Record<string, FigureType> = {}
  const figures = Object.entries(scene.figures).map(([label, piece]) => {
    const type = typeOf(piece.type)
    if (!type) throw new Error(`no figure ${piece.type}`)
    types[type.id] = type
    // A figure that may stand in for another comes with it (9.01).
    const other = type.other === undefined ? undefined : typeOf(type.other)
    if (other) types[other.id] = other
    return figureIn(board, label, piece, type)
  })
  const phase = scene.phase ?? 'attack'
  const battle: CombatHexState = {
    rules: 'tournament',
    fixed: { board: board.id, camps: ['good', 'evil'] },
    board: board.id,
    customBoards: { [board.id]: scene.board },
    points: 500,
    lastTurn: scene.lastTurn ?? 100,
    turn: phase === 'deployment' ? 0 : 1,
    phase,
    rollWinner: 1,
    boardChooser: 1,
    attacker: scene.attacker ?? 0,
    // Whoever waits has not deployed yet.
    deployed: [0, 1].filter(
      owner => !figures.some(figure => figure.owner === owner && figure.condition === 'waiting'),
    ),
    players: names.map((name, i) => ({
      name,
      camp: i === 0 ? 'good' : 'evil',
      edge: edges[i]!,
      armies: {
        [i === 0 ? 'good' : 'evil']: figures.filter(({ owner }) => owner === i).map(({ type }) => type),
      },
    })),
    types,
    figures,
    combats: [],
    result: null,
  }
  if (phase === 'combat')
    battle.combats = findChains(gameOf(library, battle, () => undefined)).map(chain =>
      chain.map(({ id }) => id),
    )
  return battle
}

/**
 * A scene as a battle that can be played on, at its first question.
 * @param seed where its dice come from, hexadecimal
 * @param first the number of its first event, so that those of several scenes in a row number on
 * @param orders of both players; left out: what is not of somebody's own phase the defaults answer
 * @param dice what is thrown in place of the seed's
 */
export function beginScene(
  scene: Position,
  {
    seed,
    first = 0,
    names,
    orders = [],
    dice,
  }: {
    seed: string
    first?: number
    names?: readonly [string, string]
    orders?: readonly Orders[]
    dice?: Dice
  },
): Extract<CombatHexOutcome, { ok: true }> {
  const save = newSave(rulesVersion, sceneBattle(scene, names), seed)
  const outcome = proceed({ ...save, events: first }, orders, dice)
  if (!outcome.ok) throw new Error(`the scene cannot begin: ${outcome.refusal.code}`)
  return outcome
}
