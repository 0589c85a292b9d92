import { describe, expect, it } from 'vitest'
import { button, buttons, select } from '../../../lambdas/discord/api/components.ts'
import { sayAnswer } from '../../../lambdas/discord/games/combat-hex/sayAnswer.ts'
import { gameView } from '../../../lambdas/discord/games/gameView.ts'
import { open, type RuleBookId, resume, setUp } from '../../../rules/combat-hex/index.ts'
import { picker } from '../../../rules/core/random.ts'
import { seal } from '../../../rules/games.ts'
import { trial } from '../../helpers/trials.ts'
import { sampleGame } from '../store/samples.ts'
import { makeTestServer } from './testServer.ts'

describe('answers in words', () => {
  it.each([
    [3, 'tournament'],
    [9, 'tournament'],
    [12, 'tournament'],
    [5, 'classic'],
  ] as const)('differ wherever the answers do (battle %i, %s)', (n, rules: RuleBookId) => {
    const options = trial(n, [500, 1000], rules)
    const begun = setUp(options, { policy: () => undefined })
    if (!begun.ok) throw new Error(begun.refusal.code)
    const seats = options.players.map(({ name }, i) => ({ ...sampleGame().seats[0]!, user: `${i}`, name }))
    const below = picker(n)
    let { save } = begun
    let looked = 0
    for (let step = 0; step < 160; step++) {
      const { question } = open(save)
      if (!question) break
      if (step % 5 === 0) {
        const game = sampleGame({ stage: 'battle', seats, save: seal(save) })
        const table = gameView(game, step % 2 ? 'fr' : 'en', String(question.by))!
        const said = new Map<string, string>()
        for (const answer of question.space.enumerate('', 1500)) {
          const words = sayAnswer(answer, seal(table))
          expect(said.get(words), `${answer}: ${words}`).toBeUndefined()
          said.set(words, answer)
          looked++
        }
      }
      const answer = below(3) ? question.fallback() : question.space.sample(below)
      const next = resume(save, answer, { policy: () => undefined })
      if (!next.ok) throw new Error(next.refusal.code)
      ;({ save } = next)
    }
    expect(looked).toBeGreaterThan(1000)
  })
})

describe('choices', () => {
  it('that would read the same say what tells them apart', async () => {
    const server = makeTestServer()
    const alice = server.person('100000000000000001', 'Alice')
    for (let i = 0; i < 3; i++) await alice.command('challenge', { points: 500 })
    const offered = await alice.offered('game decline', 'game')
    expect(offered).toHaveLength(3)
    for (const { name, value } of offered) expect(name).toContain(String(value))
  })
})

describe('buttons and lists', () => {
  it('of the longest names still differ', () => {
    const long = 'x'.repeat(90)
    const [row] = buttons([`${long}1`, `${long}2`, 'Done'].map((label, i) => button(label, `id${i}`)))
    const labels = row!.components.map(part => ('label' in part ? part.label : ''))
    expect(labels[0]).toMatch(/^x+… \(1\)$/)
    expect(new Set(labels).size).toBe(3)
    for (const label of labels) expect(label!.length).toBeLessThanOrEqual(80)
    const list = select(
      'Choose',
      'id',
      ['a', 'b'].map(value => ({ value, label: 'Rider' })),
    )
    expect(list.components[0]).toMatchObject({ options: [{ label: 'Rider (a)' }, { label: 'Rider (b)' }] })
  })
})
