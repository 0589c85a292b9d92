import { channelTypes } from '../../lambdas/local/discord/types.ts'
import { engineOf } from '../../rules/games.ts'
import type { Playable, Player } from './harness.ts'
import type { Passing, Steps } from './wholePlay.ts'

const minute = 60_000

/** Two players at a battle, and how each step of theirs is made. */
export interface TableOfTwo {
  steps: Steps
  ada: Player
  bruno: Player
  /** the open question, who is asked and who is not; a minute passes before it is looked at */
  question(): Promise<
    | {
        asked: NonNullable<ReturnType<ReturnType<typeof engineOf>['open']>['question']>
        who: Player
        other: Player
      }
    | undefined
  >
}

type Players = Pick<TableOfTwo, 'ada' | 'bruno'>

/** Two players in one language before their battle. */
export async function openTable(steps: Steps, play: Playable): Promise<Players> {
  const [ada, bruno] = [play.player('Ada'), play.player('Bruno')]
  for (const player of [ada, bruno]) player.locale = steps.language === 'fr' ? 'fr' : 'en-US'
  await steps.command(ada, 'settings server', { language: steps.language })
  return { ada, bruno }
}

/** A challenge on these terms and its acceptance: both are in its thread, choosing armies. */
export async function challengeAt(
  steps: Steps,
  play: Playable,
  { ada, bruno }: Players,
  { later }: Passing,
  terms: Record<string, string | number> & { system: string },
): Promise<TableOfTwo> {
  await steps.command(ada, 'challenge', { opponent: bruno.id, ...terms, number: '7' })
  await steps.press(bruno, 'accept')
  const thread = play.table.discord.channels().findLast(each => each.type === channelTypes.thread)
  if (!thread) throw new Error('no thread was made')
  for (const player of [ada, bruno]) player.channel = thread.id
  const [game = ''] = await play.server.store.gamesOfChannel(thread.id)
  const engine = engineOf({ game: terms.system })
  return {
    steps,
    ada,
    bruno,
    async question() {
      later(minute)
      const record = await play.server.store.loadGame(game)
      const asked = record?.save ? engine.open(record.save).question : undefined
      const who = record?.seats[asked?.by ?? 0]?.user === ada.id ? ada : bruno
      return asked && { asked, who, other: who === ada ? bruno : ada }
    },
  }
}

/**
 * Every question is asked, and answered soundly; each kind is written down once, with how the battle stands.
 * @param phases kinds of a phase, which the program plays to its end; what that tells is written down now and then
 */
export async function answersAll(
  { steps, question }: TableOfTwo,
  phases: readonly string[],
  most: number,
): Promise<void> {
  const seen = new Set<string>()
  let parts = 0
  for (let step = 0; step < 10 * most && parts < most; step++) {
    const next = await question()
    if (!next) return
    const { who, asked } = next
    if (phases.includes(asked.kind)) {
      const act = parts++ % 2 ? steps : undefined
      await (act ? act.command(who, 'done', { finish: true }) : who.command('done', { finish: true }))
    } else if (seen.has(asked.kind)) await who.command('answer', { choice: asked.fallback() })
    else {
      seen.add(asked.kind)
      await steps.command(who, 'game status')
      await steps.command(who, 'answer', { choice: asked.fallback() })
    }
  }
}
