import { describe, expect, it } from 'vitest'
import { soundAnswerOf } from '../../../rules/dark-lord/computer/plain.ts'
import { makeField } from '../../../rules/dark-lord/field/field.ts'
import {
  computerOf,
  type DarkLord,
  type DarkLordSave,
  darkLord,
  starterArmy,
} from '../../../rules/dark-lord/index.ts'
import { darkLordLibrary } from '../../../rules/dark-lord/library.ts'
import { scenarios } from '../../../rules/dark-lord/scenarios/index.ts'
import { machineOf } from '../../../rules/dark-lord/turn/machine.ts'
import { joinSeed } from '../../../rules/index.ts'
import { engineOf } from '../../../rules/play/engine.ts'
import { type Level, levels } from '../../../rules/play/gameParts.ts'
import type { GameModule } from '../../../rules/play/module.ts'
import { skirmish } from '../../helpers/darkLord.ts'
import { playDarkLord, playedScenarios } from '../../strength/dark-lord/match.ts'

const engine = engineOf<DarkLord>(darkLord)
const computer = computerOf(engine)

/** A level at a scene, which is on an open board: what it answers, thought in parts of so many positions. */
function atScene(t: ReturnType<typeof skirmish>) {
  const library = { ...darkLordLibrary, version: 'test', board: () => t.board }
  const module: GameModule<DarkLord> = {
    ...darkLord,
    version: 'test',
    machine: machineOf(library),
    tableOf: state => makeField(state, library, () => {}),
    absence: { ...darkLord.absence, soundAnswer: soundAnswerOf(library) },
  }
  const own = engineOf(module)
  return {
    engine: own,
    save: t.save,
    answer: (save: DarkLordSave, level: Level) => answerOf(save, level, undefined, computerOf(own)),
  }
}

/** What a level answers, thought in parts of so many positions. */
function answerOf(save: DarkLordSave, level: Level, positions?: number, by = computer): string {
  let thought: object | undefined
  for (let n = 0; n < 500; n++) {
    const thinking = by.think(save, level, thought, 7, positions)
    // Kept beside the game between its parts.
    thought = thinking.thought && (JSON.parse(JSON.stringify(thinking.thought)) as object)
    if (thinking.answer !== undefined) return thinking.answer
  }
  throw new Error('it thinks for ever')
}

/** Is somebody charged by such an answer? */
function charges({ engine: own, save }: ReturnType<typeof atScene>, answer: string): boolean {
  const outcome = own.resume(save, answer, { dice: () => 6 })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.events.some(({ event }) => event === 'charged')
}

/** Small armies: a battle of them takes seconds. */
const fewPoints = { 'open-field': 250, flight: 250, 'last-stand': 440 }

describe('the computer of The Dark Lord', () => {
  it.each(playedScenarios)('plays %s to its end, with legal answers alone', scenario => {
    const pairs: [Level, Level][] = [
      ['recruit', 'captain'],
      ['soldier', 'recruit'],
    ]
    for (const [free, shadow] of pairs) {
      const { save, reason } = playDarkLord({
        scenario,
        seed: 5,
        points: fewPoints[scenario],
        levels: { free, shadow },
      })
      expect(save.pending).toBeNull()
      expect(reason).not.toBe('agreed')
      expect(engine.check(save)).toEqual([])
    }
  })

  it('comes to the same answer in however many parts it is thought', () => {
    const army = (side: 'free' | 'shadow') => starterArmy(side, 400, scenarios.flight)
    const begun = engine.setUp({
      rules: 'flight',
      board: 'the-hills',
      sides: ['free', 'shadow'],
      players: [
        { name: 'Ada', army: army('free') },
        { name: 'Bo', army: army('shadow') },
      ],
      seed: joinSeed('00'.repeat(32), ['3']),
    })
    if (!begun.ok) throw new Error('not begun')
    let { save } = begun
    for (let n = 0; n < 40 && save.pending; n++) {
      for (const level of levels) {
        const whole = answerOf(save, level)
        expect(answerOf(save, level, 1)).toBe(whole)
        expect(engine.open(save).question!.space.check(whole).ok).toBe(true)
      }
      const outcome = engine.resume(save, answerOf(save, 'captain'))
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
      save = outcome.save
    }
  })

  it.each(levels)('%s: whoever is to get away and stands on the last column leaves', level => {
    const t = skirmish({
      rules: 'flight',
      board: { columns: 24, rows: 16 },
      figures: {
        A1: { at: 'X8', now: { ring: 'off' } },
        A2: { at: 'C8' },
        B1: { at: 'V3' },
      },
    })
    const { save, answer } = atScene(t)
    expect(answer(save, level)).toBe('exit A1')
  })

  it.each(['soldier', 'captain'] as const)(
    '%s: charges who cannot get away, and not who is too strong',
    level => {
      const weak = skirmish({
        figures: {
          A1: { at: 'E5', fight: 6, attacks: 3, strength: 5, points: 80 },
          B1: { at: 'G5', points: 60, fight: 2, defence: 3 },
        },
      })
      const easy = atScene(weak)
      expect(charges(easy, easy.answer(easy.save, level))).toBe(true)
      const strong = skirmish({
        figures: {
          A1: { at: 'E5', points: 60, fight: 2, defence: 3 },
          B1: { at: 'G5', fight: 6, attacks: 3, strength: 5, points: 80 },
        },
      })
      const hard = atScene(strong)
      expect(charges(hard, hard.answer(hard.save, level))).toBe(false)
    },
  )

  it('captain: several charge a hero together whom none would charge alone', () => {
    const hero = { fight: 5, attacks: 2, strength: 4, defence: 5, life: 2, points: 90 }
    const troop = { points: 12, fight: 4, strength: 4, defence: 5, attacks: 1 }
    const t = skirmish({
      part: 1,
      priority: 1,
      figures: {
        A1: { ...troop, at: 'E5' },
        A2: { ...troop, at: 'E6' },
        A3: { ...troop, at: 'E7' },
        A4: { ...troop, at: 'E4' },
        B1: { ...hero, at: 'H6' },
      },
    })
    const scene = atScene(t)
    let { save } = scene
    for (let n = 0; n < 6; n++) {
      const answer = scene.answer(save, 'captain')
      if (answer === 'done') break
      const outcome = scene.engine.resume(save, answer)
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
      save = outcome.save
    }
    const hunted = scene.engine.open(save).state.combatants.find(({ owner }) => owner === 1)
    expect(hunted!.marks.engaged.length).toBeGreaterThan(2)
  })

  it('plays plainly for whoever is away', () => {
    const t = skirmish({ figures: { A1: { at: 'E5' }, B1: { at: 'H5' } } })
    const scene = atScene(t)
    const { question, state } = scene.engine.open(scene.save)
    expect(charges(scene, scene.engine.soundAnswer(question!, state))).toBe(true)
  })
})
