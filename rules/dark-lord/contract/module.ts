import type { GameModule } from '../../play/module.ts'
import { sides } from '../army/profile.ts'
import { soundAnswerOf } from '../computer/plain.ts'
import { boardOf, makeField } from '../field/field.ts'
import { policyOf } from '../field/orders.ts'
import { darkLordLibrary as library } from '../library.ts'
import { removedPoints } from '../scenarios/count.ts'
import { finishGame, machineOf } from '../turn/machine.ts'
import type { DarkLord } from '../types.ts'
import { beginGame, setUpOf } from './begin.ts'
import { documentOf } from './document.ts'
import { invariantFaults } from './invariants.ts'
import { correctOf } from './judge.ts'
import { telling } from './telling.ts'

/** What a battle brings, in halves of a point. */
const scores = { victory: 6, draw: 2, defeat: 0 } as const

/** The Dark Lord as a game that can be played. */
export const darkLord: GameModule<DarkLord> = {
  id: 'dark-lord',
  version: library.version,
  machine: machineOf(library),
  armies: true,
  maxPlayers: () => 2,
  setUpOf,
  begin: options => beginGame(options, library),
  tableOf: skirmish => makeField(skirmish, library, () => {}),
  boardOf: skirmish => boardOf(library, skirmish),
  customBoardsOf: ({ customBoard }) => (customBoard === undefined ? [] : [customBoard]),
  piecesOf: ({ combatants }) =>
    combatants.map(figure => ({
      label: figure.label,
      owner: figure.owner,
      type: figure.type,
      gone: figure.condition === 'removed' || figure.condition === 'away',
    })),
  typesOf: ({ types }) => types,
  phaseOf: ({ turn, stage, part }) => `${turn} ${stage} ${part}`,
  result(skirmish) {
    const { result, players, board } = skirmish
    if (!result) return undefined
    const f = makeField(skirmish, library, () => {})
    const lost = players.map((_, owner) => removedPoints(f, owner))
    return {
      winner: result.winner,
      reason: result.reason,
      score: players.map((_, owner) =>
        result.winner === null ? scores.draw : result.winner === owner ? scores.victory : scores.defeat,
      ),
      sides: players.map(({ side }) => sides.indexOf(side)),
      board,
      destroyed: [lost[1]!, lost[0]!],
      lost,
    }
  },
  diceOf: event =>
    event.event === 'rolled' ? { by: event.by, faces: event.faces, first: event.first } : undefined,
  playersLeft: ({ players }) => [...players.keys()].filter(player => !players[player]!.lost),
  settle(skirmish, how, emit) {
    if (how.winner !== null) skirmish.players[1 - how.winner]!.lost = { reason: how.reason }
    finishGame(makeField(skirmish, library, emit), { ...how, points: null })
  },
  // Two play, so nobody plays on when one has left.
  withoutPlayer: (skirmish, player, reason) => ({
    ...skirmish,
    players: skirmish.players.map((each, i) => (i === player ? { ...each, lost: { reason } } : each)),
  }),
  lastTurns: skirmish =>
    skirmish.lastTurn <= skirmish.turn + 1
      ? skirmish
      : { ...skirmish, lastTurn: Math.max(1, skirmish.turn + 1) },
  rename: (skirmish, player, name) => ({
    ...skirmish,
    players: skirmish.players.map((each, i) => (i === player ? { ...each, name } : each)),
  }),
  correct: correctOf(library),
  eventOf: ({ turn, stage }, what) => ({ ...what, turn, stage }),
  telling,
  policy: policyOf,
  soundAnswer: soundAnswerOf(library),
  document: (view, save) => documentOf(view, save),
  faults: invariantFaults,
}
