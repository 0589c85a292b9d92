import { beforeEach, describe, expect, it } from 'vitest'
import { answerInRow } from '../../../lambdas/game/answerInRow.ts'
import { open } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { makeTestServer, questionOf, startBattle, type TestServer } from '../discord/testServer.ts'

let server: TestServer
/** Of one figure, an answer that turns it and one that turns it on from there. */
let first: string
let second: string

/** Ends the phase: nobody acts, and nobody turns. */
const phase = ['done', 'done']

const inRow = (...answers: string[]) => {
  const game = server.game()
  return answerInRow(game, game.save!, game.save!.pending!.by, answers)
}
/** What became of the figure that turns. */
const facing = (outcome: ReturnType<typeof inRow>) => {
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return open(seal(outcome.save)).state.figures.find(({ id }) => id === first.split(' ')[1])!.facing
}

beforeEach(async () => {
  server = makeTestServer()
  const { asked } = await startBattle(server)
  for (let question = questionOf(server); question.kind !== 'act'; question = questionOf(server))
    await asked().command('answer', { choice: question.fallback() })
  const [turn = '', other = ''] = questionOf(server).space.enumerate('turn ', 2)
  first = turn
  second = other
})

describe('answers in a row', () => {
  it('are each given to the question that the one before led to', () => {
    expect(facing(inRow(first, second))).toBe(facing(inRow(second)))
    expect(inRow(first, second)).not.toHaveProperty('missed')
  })

  it('stand as far as they were taken, with why the next was not', () => {
    const outcome = inRow(first, 'move A1 nowhere', second)
    expect(outcome.missed).toBeDefined()
    expect(facing(outcome)).toBe(facing(inRow(first)))
  })

  it('end where somebody else is asked, whatever that one would answer', () => {
    const ended = inRow(...phase)
    if (!ended.ok) throw new Error(ended.refusal.code)
    const { pending, events } = ended.save
    expect(pending?.by).not.toBe(server.game().save!.pending!.by)
    expect(inRow(...phase, 'done')).toMatchObject({
      ok: true,
      save: { pending, events },
      missed: { at: 2, refusal: { code: 'not-your-turn' } },
    })
    const skipped = inRow(...phase, '?done')
    expect(skipped).toMatchObject({ ok: true, save: { pending, events } })
    expect(skipped).not.toHaveProperty('missed')
  })

  it('change nothing where the first is not taken', () => {
    expect(inRow('move A1 nowhere', first)).toMatchObject({ ok: false })
  })

  it('leave out one with a question mark that nobody asks for, and go on behind it', () => {
    const outcome = inRow(first, '?none', second)
    expect(outcome).not.toHaveProperty('missed')
    expect(facing(outcome)).toBe(facing(inRow(second)))
    expect(facing(inRow('?none', second))).toBe(facing(inRow(second)))
  })

  it('give one with a question mark where it is asked for', () => {
    expect(facing(inRow(first, `?${second}`))).toBe(facing(inRow(second)))
  })
})
