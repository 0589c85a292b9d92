import { everyComponent } from '../../lambdas/local/discord/messageLimits.ts'
import { type ChannelMessage, channelTypes } from '../../lambdas/local/discord/types.ts'
import type { GameRecord } from '../../lambdas/store/types.ts'
import { type BattleQuestion, open } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'
import type { Playable, Player } from './harness.ts'

/** Two players at a game of their own thread. */
export interface Scene<Program extends Playable = Playable> {
  play: Program
  ada: Player
  bruno: Player
  game: string
  load(): Promise<GameRecord>
  /** the open question, and the player who is asked */
  question(): Promise<{ who: Player; asked: BattleQuestion } | undefined>
}

/** A challenge, accepted: both are choosing armies. Ada plays Good, Bruno Evil. */
export async function challenged<Program extends Playable>(
  play: Program,
  points = 500,
  board = 'the-marsh',
): Promise<Scene<Program>> {
  const [ada, bruno] = [play.player('Ada'), play.player('Bruno')]
  await ada.command('challenge', { opponent: bruno.id, points, camps: 'good', board })
  await bruno.press('Accept')
  const thread = play.table.discord.channels().findLast(each => each.type === channelTypes.thread)
  if (!thread) throw new Error('no thread was made')
  ada.channel = thread.id
  bruno.channel = thread.id
  const [game] = await play.server.store.gamesOfChannel(thread.id)
  if (game === undefined) throw new Error('the thread has no game')
  const load = async () => {
    const record = await play.server.store.loadGame(game)
    if (!record) throw new Error(`the game ${game} is gone`)
    return record
  }
  return {
    play,
    ada,
    bruno,
    game,
    load,
    async question() {
      const { save, seats } = await load()
      const asked = save ? open(seal(save)).question : undefined
      if (!asked) return undefined
      return { who: seats[asked.by]?.user === ada.id ? ada : bruno, asked }
    },
  }
}

const turnOf = ({ save }: GameRecord) => (save ? open(seal(save)).state.turn : 0)

/** Goes on by buttons and commands until a question of this kind, of this turn or later, is open. */
export async function playTo(scene: Scene, kind: BattleQuestion['kind'], turn = 1): Promise<Player> {
  for (let step = 0; step < 400; step++) {
    const next = await scene.question()
    if (!next) throw new Error('the battle is over')
    const { who, asked } = next
    if (asked.kind === kind && turnOf(await scene.load()) >= turn) return who
    if (asked.kind === 'deploy') {
      await who.command('deploy auto')
      await who.command('deploy done')
    } else if (asked.kind === 'act' || asked.kind === 'turning') {
      await who.command('done', { finish: true })
    } else {
      await who.command('answer', { choice: asked.fallback() })
    }
  }
  throw new Error(`no ${kind} came up`)
}

/** A battle whose first action phase is on: the player who acts is given. */
export async function fighting<Program extends Playable>(
  play: Program,
  points = 500,
): Promise<Scene<Program> & { attacker: Player; defender: Player }> {
  const scene = await challenged(play, points)
  for (const player of [scene.ada, scene.bruno]) await player.press(/^Starter arm/)
  const attacker = await playTo(scene, 'act')
  return { ...scene, attacker, defender: attacker === scene.ada ? scene.bruno : scene.ada }
}

/** The words that stand for the pictures of a message. */
export const pictures = (message: ChannelMessage) =>
  everyComponent(message.components).flatMap(({ part }) =>
    part.type === 12 ? part.items.map(each => each.description ?? '') : [],
  )
