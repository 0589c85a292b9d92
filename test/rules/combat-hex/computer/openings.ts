import {
  type Camp,
  type CombatHexSave,
  finishPhase,
  type SetUp,
  setUp,
  starterArmy,
} from '../../../../rules/combat-hex/index.ts'

/** A battle of ready armies. */
export const options = (points: number, board = 'the-marsh'): SetUp => ({
  rules: 'tournament',
  points,
  board,
  camps: ['good', 'evil'],
  players: (['good', 'evil'] satisfies Camp[]).map(camp => ({
    name: camp,
    armies: { [camp]: starterArmy(camp, points) },
  })),
  seed: 'a7'.repeat(32),
  lastTurn: 8,
})

/** The same, set up. */
export function began(points: number): CombatHexSave {
  const outcome = setUp(options(points))
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.save
}

/** The first action question of a turn; the defaults have played up to it. */
export function atTurn(turn: number, points = 500): CombatHexSave {
  let save = began(points)
  while (save.pending && (save.pending.kind !== 'act' || save.battle.turn < turn)) {
    const outcome = finishPhase(save, save.pending.by)
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    save = outcome.save
  }
  return save
}

/** The first action question of a phase. */
export function atPhase(phase: 'attack' | 'defence', points: number, turn = 2): CombatHexSave {
  let save = atTurn(turn, points)
  while (save.battle.phase !== phase) {
    const outcome = finishPhase(save, save.pending!.by)
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    save = outcome.save
  }
  return save
}
