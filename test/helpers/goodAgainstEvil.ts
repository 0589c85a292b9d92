import { type CombatHexSave, setUp } from '../../rules/combat-hex/index.ts'

/** A tournament battle on the marsh that has just begun: Ada has Good, Bo has Evil. */
export function goodAgainstEvil(good: string[], evil: string[], points = 500): CombatHexSave {
  const begun = setUp({
    rules: 'tournament',
    points,
    board: 'the-marsh',
    camps: ['good', 'evil'],
    players: [
      { name: 'Ada', armies: { good } },
      { name: 'Bo', armies: { evil } },
    ],
    seed: 'ab'.repeat(32),
  })
  if (!begun.ok) throw new Error(begun.refusal.code)
  return begun.save
}
