import type { GameModule, Orders } from '../play/module.ts'
import { isListId, listIds } from './army.ts'
import type { War } from './battleState.ts'
import { beginWar, type WarSetUp, warSetUp } from './beginWar.ts'
import { soundWarAnswer } from './computer/think.ts'
import { correctWar } from './correct.ts'
import type { WarEvent } from './field/events.ts'
import type { WarQuestion } from './field/questions.ts'
import { boardOfWar, makeWarField, type WarField } from './field/war.ts'
import { resultOf, takenFrom } from './turn/victory.ts'
import { finishWar, warMachine } from './turn/warMachine.ts'
import { suppliedUnits } from './unit/roster.ts'
import type { UnitProfile } from './unit/unitProfile.ts'
import { documentOfWar, type WarDocument } from './warDocument.ts'
import { warFaults } from './warFaults.ts'
import { warPolicy } from './warOrders.ts'
import { warTelling } from './warTelling.ts'

/** The types of Regiments. */
export interface Regiments {
  state: War
  event: WarEvent
  question: WarQuestion
  setUp: WarSetUp
  orders: Orders
  table: WarField
  context: object
  document: WarDocument
  piece: UnitProfile
  thought: object
}

/** A supplied unit by its id. */
const suppliedUnit = (id: string): UnitProfile | undefined => suppliedUnits().find(each => each.id === id)

/** Regiments as a game that can be played. */
export const regiments: GameModule<Regiments> = {
  id: 'regiments',
  version: warMachine.version,
  machine: warMachine,
  armies: true,
  maxPlayers: () => 2,
  setUpOf: warSetUp,
  begin: options => beginWar(options, suppliedUnit),
  tableOf: war => makeWarField(war, () => {}),
  boardOf: boardOfWar,
  customBoardsOf: ({ customBoard }) => (customBoard === undefined ? [] : [customBoard]),
  piecesOf: war =>
    war.regiments.map(({ label, owner, type, condition }) => ({
      label,
      owner,
      type,
      gone: condition === 'destroyed' || condition === 'routed',
    })),
  typesOf: ({ types }) => types,
  phaseOf: ({ turn, stage, active }) => `${turn} ${active} ${stage}`,
  result(war) {
    const { result, commanders, board } = war
    if (!result) return undefined
    const f = makeWarField(war, () => {})
    const lost = commanders.map((_, owner) => takenFrom(f, owner))
    return {
      winner: result.winner,
      reason: result.reason,
      // Scores are in halves of a point everywhere.
      score: result.score.map(score => 2 * score),
      sides: commanders.map(({ list }) => (isListId(list) ? listIds.indexOf(list) : null)),
      board,
      destroyed: [lost[1]!, lost[0]!],
      lost,
    }
  },
  diceOf: event =>
    event.event === 'rolled' ? { by: event.by, faces: event.faces, first: event.first } : undefined,
  playersLeft: ({ commanders }) => [...commanders.keys()].filter(player => !commanders[player]!.lost),
  settle(war, how, emit) {
    const f = makeWarField(war, emit)
    if (how.winner === null) return finishWar(f, { ...resultOf(f, 'agreed'), winner: null, score: [10, 10] })
    war.commanders[1 - how.winner]!.lost = { reason: how.reason }
    finishWar(f, {
      ...resultOf(f, how.reason),
      winner: how.winner,
      score: how.winner === 0 ? [20, 0] : [0, 20],
    })
  },
  // Two play, so nobody plays on when one has left.
  withoutPlayer: (war, player, reason) => ({
    ...war,
    commanders: war.commanders.map((each, i) => (i === player ? { ...each, lost: { reason } } : each)),
  }),
  lastTurns: war => (war.lastTurn <= war.turn + 1 ? war : { ...war, lastTurn: Math.max(1, war.turn + 1) }),
  rename: (war, player, name) => ({
    ...war,
    commanders: war.commanders.map((each, i) => (i === player ? { ...each, name } : each)),
  }),
  correct: correctWar,
  eventOf: ({ turn, stage }, what) => ({ ...what, turn, stage }),
  telling: warTelling,
  policy: warPolicy,
  soundAnswer: soundWarAnswer,
  document: view => documentOfWar(view),
  faults: warFaults,
}
