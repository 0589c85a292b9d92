import { makeFacing } from '../../core/hex.ts'
import type { PlayerView } from '../../play/module.ts'
import { cellLabel, profileOfUnit } from '../field/battlefield.ts'
import type { Result } from '../state.ts'
import type { Regiments } from '../types.ts'

/** A battle written down for whoever wants to keep it or to go on with it elsewhere. */
export interface GameDocument {
  game: 'regiments'
  board: string
  turn: number
  lastTurn: number
  stage: string
  active: number | null
  players: { name: string; list: string; general: string | null }[]
  units: {
    label: string
    type: string
    name: string
    owner: number
    at: string | null
    facing: string
    files: number
    condition: string
    host: string | null
    life: number
    shaken: boolean
    touches: { with: string; over: string; at: string }[]
    knows: string[]
    spells: string[]
  }[]
  magicDice: number[]
  awaiting: { by: number; kind: string; subject: string; about: unknown } | null
  result: Result | null
}

export function documentOf({ state, table: f, question }: PlayerView<Regiments>): GameDocument {
  const { board, turn, lastTurn, stage, active, commanders, regiments, dice, result } = state
  return {
    game: 'regiments',
    board,
    turn,
    lastTurn,
    stage,
    active,
    players: commanders.map(({ name, list, general }) => ({ name, list, general })),
    units: regiments.map(unit => ({
      label: unit.label,
      type: unit.type,
      name: profileOfUnit(f, unit).name.en,
      owner: unit.owner,
      at: unit.condition === 'field' ? cellLabel(f, unit.at) : null,
      facing: makeFacing(unit.facing),
      files: unit.files,
      condition: unit.condition,
      host: unit.host,
      life: unit.life,
      shaken: unit.shaken,
      touches: unit.touches.map(touch => ({ ...touch })),
      knows: unit.knows,
      spells: unit.spells.map(({ spell }) => spell),
    })),
    magicDice: dice,
    awaiting: question
      ? { by: question.by, kind: question.kind, subject: question.subject, about: question.about }
      : null,
    result,
  }
}
