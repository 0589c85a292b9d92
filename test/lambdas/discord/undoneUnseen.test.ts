import { expect, it } from 'vitest'
import { makeCustomId } from '../../../lambdas/discord/api/customId.ts'
import { onlyLooks } from '../../../lambdas/discord/onlyLooks.ts'
import { applyOutcome } from '../../../lambdas/game/applyOutcome.ts'
import { ordersOf } from '../../../lambdas/game/standingOrders.ts'
import { battleSteps } from '../../../lambdas/pages/battleSteps.ts'
import { type Pick, picker } from '../../../rules/core/random.ts'
import { engineOf } from '../../../rules/games.ts'
import { many } from '../../helpers/thorough.ts'
import { type CommandName, commands, offered, pressed, takesGame, typed } from './everyGameCall.ts'
import { begunTables, type Table } from './games/begunTables.ts'
import type { Person } from './testServer.ts'

const questionOf = ({ server }: Table) => engineOf(server.game()).open(server.game().save!).question
const whoIs = (table: Table): Person => table.players[questionOf(table)?.by ?? 0]!

/** Without what any command changes, whatever it does: versions, and the moment of it. */
const plain = (told: unknown, game: string): string =>
  JSON.stringify(told)
    .replaceAll(new RegExp(`:${game}:\\d+:`, 'g'), `:${game}::`)
    .replaceAll(/<t:\d+/g, '<t:')
    // what pictures are drawn from, which nobody reads
    .replaceAll(/"n":\d+/g, '')
    .replaceAll(/\\"(?:version|until)\\": [^,}]+/g, '')

/** All that one who is not asked is told, shown and offered who looks at everything there is. */
async function seenBy(table: Table, who: Person, seat: number): Promise<Record<string, string>> {
  const { server } = table
  const { id, version } = server.game()
  const seen: Record<string, string> = {}
  const put = (name: string, told: unknown) => void (seen[name] = plain(told, id))
  for (const { name, options } of typed)
    if (onlyLooks({ name, component: null })) put(name, await who.command(name, { ...options, game: id }))
  for (const { action, argument = '', values = [] } of pressed) {
    const component = { action, argument, values, game: id, version }
    if (!onlyLooks({ name: action, component })) continue
    put(`button ${action}`, await who.press(makeCustomId({ action, argument, game: id, version }), values))
  }
  for (const { name, options } of offered.filter(takesGame))
    for (const { name: option, autocomplete } of options)
      if (autocomplete)
        put(
          `choices of ${name} ${option}`,
          await who.offered(name, option, '', { ...commands[name as CommandName], game: id }),
        )
  const read = await battleSteps(server.game(), seat < 0 ? 'spectator' : seat, 'en', server.store)
  put('page', [read?.steps, read?.view.state, read?.view.question?.about])
  return seen
}

/** What others than whoever is asked see. */
async function othersSee(table: Table) {
  const asked = questionOf(table)?.by ?? 0
  const passer = table.server.person('100000000000000009', 'Chloé')
  const other = table.players[1 - asked]!
  const named = (who: string, seen: Record<string, string>) =>
    Object.fromEntries(Object.entries(seen).map(([name, text]) => [`${who}: ${name}`, text]))
  return {
    ...named('passer', await seenBy(table, passer, -1)),
    ...named('other', await seenBy(table, other, 1 - asked)),
  }
}

/** Where two see something else, in a few words each. */
const differences = (a: Record<string, string>, b: Record<string, string>): string[] =>
  Object.entries(a).flatMap(([name, text]) => {
    const other = b[name] ?? ''
    const at = text.split('').findIndex((letter, i) => letter !== other[i])
    return text === other
      ? []
      : [text, other].map(each => `${name}: ${each.slice(Math.max(0, at - 60), at + 90)}`)
  })

/** Would an answer change nothing for anybody else: is it told to nobody, and can it be taken back with `others` before it? */
function isUntold({ server }: Table, answer: string, others: number): boolean {
  const game = server.game()
  const engine = engineOf(game)
  const by = game.save!.pending!.by
  const outcome = engine.resume(game.save!, answer, { orders: ordersOf(game) })
  if (!outcome.ok || outcome.save.pending?.by !== by) return false
  let { save } = outcome
  for (let left = others; left >= 0; left--) {
    const back = engine.undo(save, by)
    if (!back.ok) return false
    save = back.save
  }
  const { outbox } = applyOutcome({ user: { id: game.seats[by]!.user, name: '' }, now: 0 }, game, outcome)
  return outbox.every(entry => entry.do !== 'post')
}

function answerOf(table: Table, pick: Pick): string {
  const { space, fallback } = questionOf(table)!
  const all = pick(3) === 0 ? [] : space.enumerate('', 400)
  return all.length ? all[pick(all.length)]! : fallback()
}

it.each(Object.keys(begunTables))(
  'a game of %s: what was taken back untold never happened, whatever others ask for',
  async of => {
    let compared = 0
    let undos = 0
    for (let n = 0; n < many(8, 1); n++) {
      const pick = picker(400 + n)
      const [one, plainly] = [await begunTables[of]!(n), await begunTables[of]!(n)]
      /** what others see of the one in which nothing is taken back */
      let wanted: Record<string, string> | undefined
      const compare = async (when: string) => {
        compared++
        wanted ??= await othersSee(plainly)
        expect(differences(await othersSee(one), wanted), `${n} ${when}`).toEqual([])
      }
      for (let step = 0; step < many(160, 34) && questionOf(one); step++) {
        const kind = questionOf(one)!.kind
        let done = 0
        for (; done < 2 && questionOf(one); done++) {
          const detour = Array.from({ length: 6 }, () => answerOf(one, pick)).find(each =>
            isUntold(one, each, done),
          )
          if (detour === undefined || pick(3) === 0) break
          await whoIs(one).command('answer', { choice: detour })
          if (pick(9) === 0) await compare(`${step} ${kind} after ${detour}`)
        }
        undos += done
        for (let left = done; left > 0; left--) await whoIs(one).command('game undo')
        if (done > 0 && pick(6) === 0) await compare(`${step} ${kind}, taken back`)
        const choice = answerOf(one, pick)
        for (const table of [one, plainly]) await whoIs(table).command('answer', { choice })
        wanted = undefined
      }
      await compare('at last')
      const posts = ({ server }: Table) =>
        Object.fromEntries(server.posts.map((post, i) => [`post ${i}`, plain(post, server.game().id)]))
      expect(differences(posts(one), posts(plainly))).toEqual([])
    }
    expect(undos).toBeGreaterThan(many(100, 4))
    expect(compared).toBeGreaterThan(many(60, 3))
  },
)
