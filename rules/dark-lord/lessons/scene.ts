import { parseCell } from '../../board/board.ts'
import { newSave } from '../../core/script.ts'
import { profileOf } from '../army/roster.ts'
import { newCombatant, stateInTheMiddle } from '../field/newState.ts'
import { darkLordLibrary as library } from '../library.ts'
import type { Combatant, DarkLordState, ScenarioId, TurnMarks, TurnStage } from '../state.ts'
import type { DarkLordSave } from '../types.ts'

/** A figure of a scene: a profile of the roster and its hex, and how it stands where that is not as it begins. */
export interface StandingFigure
  extends Partial<
    Pick<
      Combatant,
      'life' | 'might' | 'will' | 'fate' | 'ring' | 'condition' | 'burning' | 'carries' | 'drained'
    >
  > {
  type: string
  at: string
  /** what has been done by it and to it in this turn */
  marks?: Partial<Omit<TurnMarks, 'engaged'>>
  /** labels of enemies that it is engaged with; said of one of the two */
  engaged?: readonly string[]
}

/** A game of The Dark Lord in the middle, as a table: what it takes to put it on the board. The Free are the first player's. */
export interface Position {
  rules: ScenarioId
  /** the board in the notation of rules/board/notation.ts */
  board: string
  /** by label: A1, A2 … are the Free, B1, B2 … the Shadow */
  figures: Readonly<Record<string, StandingFigure>>
  /** where the part of the Free in turn 1 stands, or the fights after it; left out: they move */
  stage?: Extract<TurnStage, 'ring' | 'opening' | 'moving' | 'shooting' | 'division' | 'end'>
  /** left out: it is the part of the Free */
  shadowActs?: true
  /** where the treasure lies, if there is one */
  treasure?: string
  /** left out: the Free have the second part of turn 1, and all fight when they have ended it */
  first?: true
  /** left out: that of the scenario */
  lastTurn?: number
}

/**
 * The state of a game in the middle, as a scene says it.
 * @throws where a scene names a profile or a hex that there is not: scenes are part of the program
 */
function sceneState(
  { rules, board: text, figures, stage = 'moving', shadowActs, treasure, first, lastTurn }: Position,
  names: readonly [string, string],
): DarkLordState {
  const board = library.boardFromText(text)
  const types: DarkLordState['types'] = {}
  const combatants = Object.entries(figures).map(
    ([label, { type: id, at, engaged = [], marks = {}, ...stands }]) => {
      const type = profileOf(id)
      const cell = parseCell(board, at)
      if (!type || cell === undefined) throw new Error(`${label} cannot stand on ${at} as ${id}`)
      types[id] = type
      const figure = newCombatant(label, label.startsWith('A') ? 0 : 1, type)
      Object.assign(figure, { condition: 'standing' }, stands, { at: cell })
      Object.assign(figure.marks, marks)
      figure.marks.engaged.push(...engaged)
      return figure
    },
  )
  for (const { label, marks } of combatants)
    for (const enemy of combatants.filter(each => marks.engaged.includes(each.label)))
      if (!enemy.marks.engaged.includes(label)) enemy.marks.engaged.push(label)
  const { lastTurn: usual } = library.scenarios[rules]
  const lies = treasure === undefined ? undefined : parseCell(board, treasure)
  const begun = stateInTheMiddle(
    {
      rules,
      board: board.id,
      customBoard: text,
      lastTurn: lastTurn ?? usual,
      stage,
      // The first part is that of the side with priority, the second that of the other.
      priority: first === undefined ? (shadowActs ? 0 : 1) : shadowActs ? 1 : 0,
      part: first ? 0 : 1,
      combatants,
      types,
    },
    names,
  )
  // Who has the Ring is settled before the first turn.
  return { ...begun, ...(stage === 'ring' && { turn: 0 }), ...(lies !== undefined && { treasure: lies }) }
}

/**
 * A scene as a game that can be gone on with, before its first question.
 * @param seed where its dice come from, hexadecimal
 */
export const saveOfScene = (
  scene: Position,
  { seed, names = ['A', 'B'] }: { seed: string; names?: readonly [string, string] },
): DarkLordSave => newSave(library.version, sceneState(scene, names), seed)
