import { expect, test } from 'vitest'
import { outlook } from '../../../../rules/combat-hex/computer/exchange.ts'
import { imaginedDice, playOn } from '../../../../rules/combat-hex/computer/fork.ts'
import { type BattleSave, open, resume, setUp } from '../../../../rules/index.ts'
import { equalBattle } from '../../../strength/match.ts'

/** The first question of each action phase of a battle that the defaults play, and one in the middle of each phase. */
function* questions(seed: number, points: number, turns: number): Generator<BattleSave> {
  const begun = setUp(equalBattle(seed, points))
  if (!begun.ok) throw new Error(begun.refusal.code)
  let { save } = begun
  let phase = ''
  for (let answers = 0; save.pending && save.battle.turn <= turns; answers++) {
    const { question, state } = open(save)
    const now = `${state.turn} ${state.phase}`
    if (question!.kind === 'act' && (now !== phase || answers % 5 === 0)) yield save
    phase = now
    const outcome = resume(save, question!.fallback())
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    save = outcome.save
  }
}

/** The same through the rules' own runner: question by question, with the dice of the imagined battle. */
function playedOn(save: BattleSave, seed: number): BattleSave {
  const dice = imaginedDice(seed)
  const policy = () => undefined
  let now = save
  for (;;) {
    const { question, state } = open(now)
    if (!question || state.turn > save.battle.turn) return now
    if (state.phase === 'combat') return now
    const outcome = resume(now, question.fallback(), { dice, policy })
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    now = outcome.save
  }
}

test.each([
  [500, 9],
  [500, 14],
  [1000, 21],
])('a battle of %i points is thought on as the rules would play it (%i)', (points, seed) => {
  let compared = 0
  for (const save of questions(seed, points, 5)) {
    const thought = playOn(save, (_, question) => question.sound!(), imaginedDice(3))
    if (thought.battle.phase !== 'combat') continue
    const { game } = open(playedOn(save, 3))
    if (game.battle.phase !== 'combat' || game.battle.turn !== thought.battle.turn || game.combat) continue
    expect(thought.battle.figures).toEqual(game.battle.figures)
    expect(outlook(thought)).toEqual(outlook(game))
    compared++
  }
  expect(compared).toBeGreaterThan(2)
})
