import { machineOf } from '../../../rules/combat-hex/battle/sequence/machine.ts'
import type { CombatHexState, Figure } from '../../../rules/combat-hex/battle/state.ts'
import { bookById } from '../../../rules/combat-hex/books/index.ts'
import { type FigureType, figureType, rulesVersion } from '../../../rules/combat-hex/index.ts'
import { newSave, run } from '../../../rules/core/script.ts'
import { seal } from '../../../rules/games.ts'
import { boardById, parseCell } from '../../../rules/index.ts'
import type { TestServer } from './testServer.ts'

export type Placing = [type: string, at: string, change?: Partial<Figure>, printed?: Partial<FigureType>]

/** Puts these figures on the marsh, in the attack of player 0, in place of the battle that was begun. */
export async function placeFigures(
  server: TestServer,
  placings: Record<string, Placing>,
  phase: CombatHexState['phase'] = 'attack',
) {
  const game = server.game()
  const board = boardById('the-marsh')!
  const types: Record<string, FigureType> = {}
  const figures = Object.entries(placings).map(([id, [typeId, at, change, printed]]): Figure => {
    const type = { ...figureType(typeId)!, ...printed }
    types[printed ? id : typeId] = type
    if (type.other) types[type.other] = figureType(type.other)!
    const owner = id.startsWith('A') ? 0 : 1
    return {
      id,
      type: printed ? id : typeId,
      owner,
      condition: 'standing',
      at: parseCell(board, at)!,
      facing: owner ? 5 : 1,
      life: type.life,
      ap: type.ap,
      actionTaken: 'nothing',
      ran: false,
      used: [],
      marks: [],
      ...change,
    }
  })
  const battle: CombatHexState = {
    ...seal<CombatHexState>(game.save!.battle),
    board: 'the-marsh',
    turn: 1,
    phase,
    attacker: 0,
    deployed: [0, 1],
    players: seal<CombatHexState>(game.save!.battle).players.map((player, i) => ({
      ...player,
      camp: i ? 'evil' : 'good',
      edge: i ? 'right' : 'left',
    })),
    types,
    figures,
    combats: [],
    result: null,
  }
  const shelf = {
    version: rulesVersion,
    book: bookById,
    board: boardById,
    boardFromText: () => {
      throw new Error('no board of its own')
    },
    boards: () => ['the-marsh'],
  }
  const outcome = run(machineOf(shelf), newSave(rulesVersion, battle, game.save!.seed), {})
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  server.store.games.set(game.id, { ...game, save: seal(outcome.save) })
}
