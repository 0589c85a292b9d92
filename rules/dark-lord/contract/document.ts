import type { Save } from '../../core/script.ts'
import type { PlayerView } from '../../play/module.ts'
import { hexLabel, isOnBoard, typeOfCombatant } from '../field/field.ts'
import type { DarkLordState } from '../state.ts'
import type { DarkLord } from '../types.ts'

/** A game written down for whoever wants to keep it or to go on with it elsewhere. */
export interface GameDocument {
  game: 'dark-lord'
  rules: string
  board: string
  turn: number
  lastTurn: number
  stage: string
  priority: number | null
  players: { name: string; side: string; general: string | null }[]
  figures: {
    label: string
    type: string
    name: string
    owner: number
    at: string | null
    condition: string
    life: number
    might: number
    will: number
    fate: number
    mounted: boolean
    ring: string | null
    engaged: string[]
  }[]
  treasure: string | null
  awaiting: { by: number; kind: string; subject: string; about: unknown } | null
  result: DarkLordState['result']
}

export function documentOf(view: PlayerView<DarkLord>, _save: Save<DarkLordState>): GameDocument {
  const { state, table: f, question } = view
  const { rules, board, turn, lastTurn, stage, priority, players, combatants, treasure, result } = state
  return {
    game: 'dark-lord',
    rules,
    board,
    turn,
    lastTurn,
    stage,
    priority,
    players: players.map(({ name, side, general }) => ({ name, side, general })),
    figures: combatants.map(figure => ({
      label: figure.label,
      type: figure.type,
      name: typeOfCombatant(f, figure).name.en,
      owner: figure.owner,
      at: isOnBoard(figure) ? hexLabel(f, figure.at) : null,
      condition: figure.condition,
      life: figure.life,
      might: figure.might,
      will: figure.will,
      fate: figure.fate,
      mounted: figure.mount !== null,
      ring: figure.ring,
      engaged: figure.marks.engaged,
    })),
    treasure: treasure === null ? null : hexLabel(f, treasure),
    awaiting: question
      ? { by: question.by, kind: question.kind, subject: question.subject, about: question.about }
      : null,
    result,
  }
}
