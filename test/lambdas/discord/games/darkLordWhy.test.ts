import { describe, expect, it } from 'vitest'
import { gameView } from '../../../../lambdas/discord/games/gameView.ts'
import { whyMessage } from '../../../../lambdas/discord/views/whyMessage.ts'
import type { GameRecord, Locale } from '../../../../lambdas/store/types.ts'
import { darkLordGame } from '../../../../rules/dark-lord/gameParts.ts'
import type { DarkLordSave, Thought } from '../../../../rules/dark-lord/index.ts'
import type { Level } from '../../../../rules/play/gameParts.ts'
import { textOf } from '../testServer.ts'

const { engine, opponent, armies } = darkLordGame
const orders = [{}, {}]
const ok = (outcome: ReturnType<typeof engine.setUp>): DarkLordSave => {
  if (!outcome.ok || !outcome.save) throw new Error(JSON.stringify(outcome))
  return outcome.save
}

const begun = (): DarkLordSave => {
  const measure = { rules: 'open-field', points: 300 } as const
  return ok(
    engine.setUp(
      {
        rules: 'open-field',
        board: 'the-hills',
        sides: ['free', 'shadow'],
        players: [
          { name: 'Ada', army: armies!.starter('free', measure) },
          { name: 'Computer', army: armies!.starter('shadow', measure) },
        ],
        seed: 'cd'.repeat(32),
      },
      { orders },
    ),
  )
}

/** Player 1 is the computer; the other does nothing. Played until this is so, with what it had in mind then. */
function played(level: Level, until: (save: DarkLordSave, thought: Thought | undefined) => boolean) {
  let save = begun()
  let thought: object | undefined
  for (let step = 0; step < 400 && !until(save, thought as Thought | undefined); step++) {
    const { question } = engine.open(save)
    let answer: string | undefined
    if (question!.by === 1) {
      const thinking = opponent!.think(save, level, thought, 7)
      thought = thinking.thought && (JSON.parse(JSON.stringify(thinking.thought)) as object)
      answer = thinking.answer
    } else answer = question!.kind === 'act' || question!.kind === 'shots' ? 'done' : question!.fallback()
    save = ok(engine.resume(save, answer!, { orders }))
  }
  return { save, thought: thought as Thought | undefined }
}

function said({ save, thought }: ReturnType<typeof played>, locale: Locale = 'en'): string {
  const seats = ['Ada', 'Computer'].map(name => ({ user: name, name, armies: {} }))
  const game = { id: 'x', game: 'dark-lord', save, seats, thought } as unknown as GameRecord
  return textOf(whyMessage(gameView(game, locale, null)!))
}

/** Ada is asked, after the computer's part of this turn. */
const after = (turn: number) => (save: DarkLordSave, thought: Thought | undefined) =>
  save.pending?.by === 0 && save.pending.kind === 'act' && (thought?.turn ?? 0) >= turn

describe.each(['soldier', 'captain'] as const)('/game why of a %s', level => {
  it('says of each figure what it did and what that should bring, in both languages', () => {
    const game = played(level, after(1))
    const text = said(game)
    expect(text).toContain('Computer')
    expect(text).toMatch(/turn \d: \d+ positions looked at/)
    const lines = text.split('\n').filter(line => line.startsWith('- '))
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.length).toBeLessThanOrEqual(9)
    const moves = lines.filter(line => /^- B\d+ .* → [A-Z]\d+.*: \+\d+\.\d/.test(line))
    expect(moves.length).toBeGreaterThan(2)
    expect(said(game, 'fr')).toMatch(/- B\d+ .*:\s\+\d+,\d/)
  })

  it('tells nothing while the part goes on, though it has done something in it', () => {
    const game = played(
      level,
      (save, thought) => (thought?.reasons.length ?? 0) > 1 && save.pending?.by === 1,
    )
    expect(said(game)).toContain('still playing')
    expect(said(game)).not.toMatch(/B\d+/)
    // Nor where somebody else is asked in the middle of it.
    const pending = { ...game.save.pending!, by: 0 }
    expect(said({ ...game, save: { ...game.save, pending } })).toContain('still playing')
  })

  it('says of a later part what it weighed in that, and not before', () => {
    const game = played(level, after(2))
    expect(said(game)).toContain('turn 2')
    expect(game.thought!.reasons.length).toBeLessThan(40)
  })
})

it('has nothing to tell of a recruit, who weighs nothing, nor of what older versions kept', () => {
  const { save } = played('recruit', later => later.pending?.by === 0 && later.pending.kind === 'act')
  expect(said({ save, thought: undefined })).toContain('no phase')
  const older = { part: '1 0 false', question: '', next: 0, best: null, gain: 0 }
  expect(said({ save, thought: older as unknown as Thought })).toContain('no phase')
})
