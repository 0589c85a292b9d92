import { expect, it } from 'vitest'
import type { SharedVerb } from '../../../lambdas/discord/games/face.ts'
import { type GameView, gameView } from '../../../lambdas/discord/games/gameView.ts'
import { faceOf } from '../../../lambdas/discord/games/index.ts'
import type { Typed } from '../../../lambdas/discord/types.ts'
import { type Pick, picker } from '../../../rules/core/random.ts'
import { engineOf } from '../../../rules/games.ts'
import { many } from '../../helpers/thorough.ts'
import { begunTables } from './games/begunTables.ts'

/** What is typed after the figure; of the last two of a list of three only one may be needed. */
const further: Readonly<Record<SharedVerb, readonly string[]>> = {
  deploy: ['at'],
  move: ['to'],
  charge: ['target'],
  cast: ['spell', 'target'],
  shoot: ['target'],
  use: ['ability', 'target', 'at'],
  turn: ['facing'],
}

/** Answers that each command gives, by their first words, where it is known without looking further. */
const answersOf: Readonly<Record<string, SharedVerb>> = {
  place: 'deploy',
  move: 'move',
  advance: 'move',
  march: 'move',
  charge: 'charge',
  cast: 'cast',
  shoot: 'shoot',
  turn: 'turn',
}

const typedAs = (verb: SharedVerb, options: Typed['options'], focused: Typed['focused'] = null): Typed => ({
  name: verb === 'deploy' ? 'deploy place' : verb,
  options,
  focused,
})

function offeredFor(view: GameView, verb: SharedVerb, name: string, options: Typed['options']): string[] {
  const choices = faceOf(view.game).verbs?.[verb]?.complete?.(
    view,
    typedAs(verb, options, { name, value: '' }),
  )
  return (choices ?? []).map(({ value }) => String(value))
}

/** What a command comes to that is typed as it is offered, any choice of each list; and whether that is legal. */
function typedToItsEnd(view: GameView, verb: SharedVerb, figure: string, pick: Pick) {
  let options: Typed['options'] = { figure }
  const said = () => {
    const answers = faceOf(view.game).verbs![verb]!.answers(view, typedAs(verb, options))
    return Array.isArray(answers) ? (answers[0] ?? '') : JSON.stringify(answers)
  }
  const isLegal = () => view.question!.space.check(said()).ok
  for (const name of further[verb]) {
    if (isLegal()) break
    const choices = offeredFor(view, verb, name, options)
    if (choices.length) options = { ...options, [name]: choices[pick(choices.length)]! }
  }
  return { options, said: said(), isLegal: isLegal() }
}

/** Any legal answer; a deployment is brought to its end before long. */
function nextOf({ kind, space }: NonNullable<GameView['question']>, pick: Pick): string {
  const ends = kind === 'deploy' && pick(4) === 0 ? ['done', 'auto'] : []
  return ends.find(answer => space.check(answer).ok) ?? space.sample(pick)
}

it.each(Object.keys(begunTables))(
  'every figure that a command of %s offers has a legal answer there, and who has one is offered',
  async of => {
    const tried = new Set<string>()
    for (let n = 0; n < many(6, 1); n++) {
      const { server, players } = await begunTables[of]!(n)
      const pick = picker(70 + n)
      let game = server.game()
      const engine = engineOf(game)
      for (let step = 0; step < many(400, 60); step++) {
        const question = engine.open(game.save!).question
        if (!question) break
        const view = gameView(game, 'en', players[question.by]!.user)!
        const next = nextOf(question, pick)
        const [word = '', about = ''] = next.split(' ')
        for (const verb of Object.keys(faceOf(game).verbs!) as SharedVerb[]) {
          const figures = offeredFor(view, verb, 'figure', {})
          for (const figure of figures) {
            tried.add(`${verb} at ${question.kind}`)
            const ended = typedToItsEnd(view, verb, figure, pick)
            expect(ended, `${question.kind}: /${verb} ${JSON.stringify(ended)}`).toHaveProperty(
              'isLegal',
              true,
            )
          }
          if (answersOf[word] === verb && figures.length < 25) expect(figures, next).toContain(about)
        }
        const outcome = engine.resume(game.save!, next)
        if (!outcome.ok) throw new Error(outcome.refusal.code)
        game = { ...game, save: outcome.save }
      }
    }
    expect([...tried].map(each => each.split(' ')[0])).toEqual(expect.arrayContaining(['move', 'deploy']))
    expect(tried.size).toBeGreaterThan(3)
  },
)
