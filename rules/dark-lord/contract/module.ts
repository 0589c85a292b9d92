import type { GameModule } from '../../play/module.ts'
import { twoPlayers } from '../../play/twoPlayers.ts'
import { sides } from '../army/profile.ts'
import { soundAnswerOf } from '../computer/plain.ts'
import { boardOf, makeField } from '../field/field.ts'
import { policyOf } from '../field/orders.ts'
import { darkLordLibrary as library } from '../library.ts'
import { removedPoints } from '../scenarios/count.ts'
import type { Contender, DarkLordState } from '../state.ts'
import { finishGame, machineOf } from '../turn/machine.ts'
import type { DarkLord } from '../types.ts'
import { beginGame, setUpOf } from './begin.ts'
import { documentOf } from './document.ts'
import { invariantFaults } from './invariants.ts'
import { correctOf } from './judge.ts'
import { telling } from './telling.ts'

/** What a battle brings, in halves of a point. */
const scores = { victory: 6, draw: 2, defeat: 0 } as const

const ofTwo = twoPlayers<DarkLordState, Contender>({
  of: ({ players }) => players,
  with: (skirmish, players) => ({ ...skirmish, players }),
})

/** The Dark Lord as a game that can be played. */
export const darkLord: GameModule<DarkLord> = {
  ...ofTwo,
  id: 'dark-lord',
  version: library.version,
  machine: machineOf(library),
  armies: true,
  setUpOf,
  begin: options => beginGame(options, library),
  tableOf: skirmish => makeField(skirmish, library, () => {}),
  boardOf: skirmish => boardOf(library, skirmish),
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
      lost,
    }
  },
  settle(skirmish, how, emit) {
    if (how.winner !== null) skirmish.players[1 - how.winner]!.lost = { reason: how.reason }
    finishGame(makeField(skirmish, library, emit), { ...how, points: null })
  },
  telling,
  absence: { policy: policyOf, soundAnswer: soundAnswerOf(library) },
  judge: { ...ofTwo.judge, correct: correctOf(library) },
  document: (view, save) => documentOf(view, save),
  faults: invariantFaults,
}
