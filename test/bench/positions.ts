import { findChains } from '../../rules/combat-hex/battle/fight/combat.ts'
import {
  type CombatHexSave,
  finishPhase,
  open,
  resume,
  rulesVersion,
  type SetUp,
  setUp,
  starterArmy,
} from '../../rules/combat-hex/index.ts'
import { newSave } from '../../rules/core/script.ts'
import { boardById, cellOf, fromOffset } from '../../rules/index.ts'

/** Battles to measure with: 1500 points a side, on the boards that come with the game. */

export const asks = { policy: () => undefined }

export const fullBattle = (board: string, n: number, lastTurn?: number): SetUp => ({
  rules: 'tournament',
  points: 1500,
  board,
  camps: ['good', 'evil'],
  players: [
    { name: 'Ada', armies: { good: starterArmy('good', 1500) } },
    { name: 'Bo', armies: { evil: starterArmy('evil', 1500) } },
  ],
  seed: n.toString(16).padStart(64, 'c'),
  lastTurn,
})

export function begun(options: SetUp): CombatHexSave {
  const outcome = setUp(options)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.save
}

/** Lets the defaults play until the test holds at a question. */
export function playedUntil(save: CombatHexSave, test: (save: CombatHexSave) => boolean): CombatHexSave {
  let now = save
  while (now.pending && !test(now)) {
    const outcome = finishPhase(now, now.pending.by)
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    now = outcome.save
  }
  return now
}

/** Both armies stand whole and have come near: the attacker's phase of turn 2. */
export const fullBoard = (board: string): CombatHexSave =>
  playedUntil(
    begun(fullBattle(board, 1)),
    ({ pending, battle }) => pending?.kind === 'act' && battle.turn === 2,
  )

/**
 * A combat of twelve in the middle of a full board, every question asked, with half of its answers given:
 * six stand against six in two columns, each linked with the next.
 */
export function bigCombat(boardId: string): CombatHexSave {
  const { state, board } = open(fullBoard(boardId))
  if (!board) throw new Error('no board')
  const single = (owner: number) =>
    state.figures.filter(f => f.owner === owner && state.types[f.type]!.base === 'single').slice(0, 6)
  for (let column = 6; column < 16; column++)
    for (let row = 1; row < 9; row++) {
      const battle = structuredClone(state)
      const places = [0, 1].flatMap(owner =>
        single(owner).map(({ id }, i) => ({
          figure: battle.figures.find(f => f.id === id)!,
          at: cellOf(board, fromOffset(column + owner, row + i)),
          facing: owner === 0 ? (1 as const) : (4 as const),
        })),
      )
      const cells = places.map(({ at }) => at)
      const others = battle.figures.filter(f => !places.some(p => p.figure === f))
      if (cells.some(at => at === undefined || board.barred[at] || others.some(f => f.at === at))) continue
      for (const { figure, at, facing } of places) Object.assign(figure, { at, facing })
      battle.phase = 'combat'
      const { game } = open(newSave(rulesVersion, battle, 'd'.repeat(64)))
      const chain = findChains(game).find(found => found.length === 12)
      if (!chain || others.some(f => chain.some(c => c.id === f.id))) continue
      battle.combats = [chain.map(f => f.id)]
      return halfWay(newSave(rulesVersion, battle, 'd'.repeat(64)))
    }
  throw new Error('no room for twelve')
}

/** All that is asked in one combat, and the save at the middle of it. */
function halfWay(start: CombatHexSave): CombatHexSave {
  const saves: CombatHexSave[] = []
  let save = start
  for (;;) {
    const { question, state } = open(save)
    if (!question || state.phase !== 'combat') break
    saves.push(save)
    const outcome = resume(save, question.fallback(), asks)
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    save = outcome.save
  }
  return saves[saves.length >> 1]!
}

export const boardIds = ['the-marsh', 'the-four-houses'].filter(id => boardById(id))
