import { expect, test } from 'vitest'
import { outlook } from '../../../../rules/combat-hex/computer/exchange.ts'
import { fightOn, forkOf, imaginedDice, playOn } from '../../../../rules/combat-hex/computer/fork.ts'
import { type CombatHexSave, open, resume, setUp } from '../../../../rules/combat-hex/index.ts'
import { type Dice, die } from '../../../../rules/core/dice.ts'
import { equalBattle } from '../../../strength/match.ts'

/** The first question of each action phase of a battle that the defaults play, and one in the middle of each phase. */
function* questions(seed: number, points: number, turns: number): Generator<CombatHexSave> {
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
function playedOn(save: CombatHexSave, dice: Dice): CombatHexSave {
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
  const dice: Dice = n => die('33'.repeat(32), n)
  for (const save of questions(seed, points, 5)) {
    const { game: thought } = playOn(forkOf(save), (_, question) => question.sound!(), dice)
    if (thought.battle.phase !== 'combat') continue
    const { game } = open(playedOn(save, dice))
    if (game.battle.phase !== 'combat' || game.battle.turn !== thought.battle.turn || game.combat) continue
    expect(thought.battle.figures).toEqual(game.battle.figures)
    expect(outlook(thought)).toEqual(outlook(game))
    compared++
  }
  expect(compared).toBeGreaterThan(2)
})

test('a throw shows the same faces whatever was thrown for others before it', () => {
  const [dice, other] = [imaginedDice(5), imaginedDice(6)]
  const faces = (of: ReturnType<typeof imaginedDice>, from: number, purpose: string) =>
    Array.from({ length: 60 }, (_, nth) => of(from + nth, purpose, nth))
  expect(faces(dice, 0, 'shot 0 A1')).toEqual(faces(dice, 17, 'shot 0 A1'))
  expect(faces(dice, 0, 'shot 0 A1')).not.toEqual(faces(dice, 0, 'shot 0 A2'))
  expect(faces(dice, 0, 'shot 0 A1')).not.toEqual(faces(other, 0, 'shot 0 A1'))
  for (const purpose of ['shot 0 A1', 'shot-damage 1 B12', 'combat 0 '])
    for (let nth = 0; nth < 4; nth++) {
      const counts = [0, 0, 0, 0, 0, 0]
      for (let seed = 0; seed < 6000; seed++) counts[imaginedDice(seed)(0, purpose, nth) - 1]!++
      for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(130)
    }
})

test('the dice of a thought are counted for each purpose and each acting figure', () => {
  const purposes = new Set<string>()
  for (const save of questions(14, 500, 4)) {
    const thrown = new Map<string, number[]>()
    playOn(
      forkOf(save),
      (_, question) => question.sound!(),
      (_, purpose, nth) => {
        purposes.add(purpose)
        thrown.set(purpose, [...(thrown.get(purpose) ?? []), nth])
        return (nth % 6) + 1
      },
    )
    for (const counted of thrown.values()) expect(counted).toEqual([...counted.keys()])
  }
  expect([...purposes].join(', ')).toMatch(/shot [01] [AB]\d/)
  expect(new Set([...purposes].map(purpose => purpose.split(' ')[2])).size).toBeGreaterThan(2)
})

test('a combat is thought on to its end, or all that are to come, before the turn ends', () => {
  let tried = 0
  for (const seed of [9, 14]) {
    const begun = setUp(equalBattle(seed, 1000))
    if (!begun.ok) throw new Error(begun.refusal.code)
    let { save } = begun
    while (save.pending && save.battle.turn <= 5) {
      const { phase, turn, combats } = save.battle
      if (phase === 'combat' && combats.length > 1) {
        const after = (howMany: 'one' | 'all') =>
          fightOn(save, (_, question) => question.sound!(), imaginedDice(seed), howMany).battle
        const [one, all] = [after('one'), after('all')]
        expect(one).toMatchObject({ phase, turn })
        expect(one.combats).toHaveLength(combats.length - 1)
        expect(all).toMatchObject({ phase, turn, combats: [] })
        tried++
      }
      const outcome = resume(save, open(save).question!.fallback(), { policy: () => undefined })
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      save = outcome.save
    }
  }
  expect(tried).toBeGreaterThan(1)
})
