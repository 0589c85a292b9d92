import { everyComponent } from '../../lambdas/local/discord/messageLimits.ts'
import { type ChannelMessage, channelTypes } from '../../lambdas/local/discord/types.ts'
import type { GameRecord } from '../../lambdas/store/types.ts'
import type { Question } from '../../rules/core/script.ts'
import { engineOf, firstGame } from '../../rules/games.ts'
import type { Playable, Player, Reply } from './harness.ts'

/** Two players at a game of their own thread. */
export interface Scene<Program extends Playable = Playable> {
  play: Program
  ada: Player
  bruno: Player
  game: string
  load(): Promise<GameRecord>
  /** the open question, and the player who is asked */
  question(): Promise<{ who: Player; asked: Question } | undefined>
}

interface Way {
  terms: Record<string, string | number>
  armies: [string, string]
  /** what is asked where somebody may move, and take a move back */
  phase: string
}

/** What a challenge says of each game, the first player having the first side, and the starter armies of both. */
const ways: Readonly<Record<string, Way>> = {
  [firstGame]: {
    terms: { camps: 'good', points: 500 },
    armies: ['starter-good', 'starter-evil'],
    phase: 'act',
  },
  'dark-lord': {
    terms: { system: 'dark-lord', rules: 'flight', camps: 'free' },
    armies: ['starter-free', 'starter-shadow'],
    phase: 'act',
  },
  regiments: {
    terms: { system: 'regiments', camps: 'crown', points: 1000 },
    armies: ['starter-crown', 'starter-wilds'],
    phase: 'move',
  },
}
export const challengeTerms = (game: string): Record<string, string | number> => ways[game]!.terms
export const starterArmies = (game: string): [string, string] => ways[game]!.armies

/** A challenge, accepted: both are choosing armies. Ada plays the first side of each game, Bruno the other one. */
export async function challenged<Program extends Playable>(
  play: Program,
  more: Record<string, string | number> = {},
  of: string = firstGame,
): Promise<Scene<Program>> {
  const [ada, bruno] = [play.player('Ada'), play.player('Bruno')]
  await ada.command('challenge', {
    opponent: bruno.id,
    board: 'the-marsh',
    ...challengeTerms(of),
    ...more,
  })
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
      const record = await load()
      const { save, seats } = record
      const asked = save ? engineOf(record).open(save).question : undefined
      if (!asked) return undefined
      return { who: seats[asked.by]?.user === ada.id ? ada : bruno, asked }
    },
  }
}

const turnOf = (record: GameRecord) => (record.save ? engineOf(record).open(record.save).state.turn : 0)

const ofPhases = ['act', 'turning', 'shots', 'vanguard', 'charge', 'move', 'cast', 'shoot']

/** Is it asked in the middle of a phase or part, which the program may play to its end? */
export const isOfPhase = ({ kind }: Question): boolean => ofPhases.includes(kind)

/** Whoever is asked answers as the program would: the rest of a phase at once. */
export const answered = (who: Player, asked: Question, game?: string): Promise<Reply> => {
  const here: Record<string, string> = game === undefined ? {} : { game }
  return isOfPhase(asked)
    ? who.command('done', { finish: true, ...here })
    : who.command('answer', { choice: asked.fallback(), ...here })
}

/** Goes on by buttons and commands until a question of this kind, of this turn or later, is open. */
export async function playTo(scene: Scene, kind: string, turn = 1): Promise<Player> {
  for (let step = 0; step < 400; step++) {
    const next = await scene.question()
    if (!next) throw new Error('the battle is over')
    const { who, asked } = next
    if (asked.kind === kind && turnOf(await scene.load()) >= turn) return who
    if (asked.kind === 'deploy') {
      await who.command('deploy auto')
      await who.command('deploy done')
    } else await answered(who, asked)
  }
  throw new Error(`no ${kind} came up`)
}

/** A battle whose first phase or part of moves is on: the player who moves is given. */
export async function fighting<Program extends Playable>(
  play: Program,
  of: string = firstGame,
): Promise<Scene<Program> & { attacker: Player; defender: Player }> {
  const scene = await challenged(play, {}, of)
  for (const player of [scene.ada, scene.bruno]) await player.press(/^Starter arm/)
  const attacker = await playTo(scene, ways[of]!.phase)
  return { ...scene, attacker, defender: attacker === scene.ada ? scene.bruno : scene.ada }
}

/** The words that stand for the pictures of a message. */
export const pictures = (message: ChannelMessage) =>
  everyComponent(message.components).flatMap(({ part }) =>
    part.type === 12 ? part.items.map(each => each.description ?? '') : [],
  )
