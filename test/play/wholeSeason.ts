import { runClock } from '../../lambdas/clock/runClock.ts'
import type { Draw } from '../../lambdas/discord/api/payload.ts'
import { makeRest } from '../../lambdas/discord/api/restClient.ts'
import { bot } from '../../lambdas/discord/index.ts'
import type { SeasonRecord } from '../../lambdas/store/seasonTypes.ts'
import { engineOf, firstGame } from '../../rules/games.ts'
import { seasonTerms } from './everyPlay.ts'
import { makePlayer, type Play, type Player, type Reply } from './harness.ts'
import { answered } from './scene.ts'

const day = 24 * 3600

export interface SeasonPlayed {
  season: SeasonRecord
  director: Player
  players: Player[]
  /** what the director was answered when the season was closed */
  closed: Reply
}

/** So many people come into the server, the four at the table first. */
export function welcome(play: Play, count: number): Player[] {
  const known = play.table.discord.users().filter(({ bot }) => !bot)
  for (let n = known.length; n < count; n++)
    play.table.discord.welcome({
      id: `7000000000000000${10 + n}`,
      username: `player${n + 1}`,
      global_name: `Player ${n + 1}`,
      discriminator: '0',
      avatar: null,
    })
  const users = play.table.discord.users().filter(({ bot }) => !bot)
  return users.slice(0, count).map(({ global_name }) => makePlayer(play, global_name ?? ''))
}

/** The one season of the table as it is stored. */
export async function seasonOf(play: Play, guild: string): Promise<SeasonRecord> {
  const { store } = play.server
  const [open] = [
    ...(await store.seasonsOfServer(guild, 'open', 1)),
    ...(await store.seasonsOfServer(guild, 'past', 1)),
  ]
  return (await store.loadSeason(open?.id ?? ''))!
}

/** One question of one battle is answered by whoever is asked, as the program would. @returns whether it goes on */
async function step(play: Play, game: string, players: readonly Player[]): Promise<boolean> {
  const record = (await play.server.store.loadGame(game))!
  if (record.stage !== 'battle' || !record.save?.pending) return false
  const { question } = engineOf(record).open(record.save)
  const player = players.find(({ id }) => id === record.seats[record.save!.pending!.by]!.user)!
  if (question!.kind === 'deploy') await player.command('done', { finish: true, game })
  else await answered(player, question!, game)
  return true
}

/**
 * A whole season over signed interactions: registration, rounds whose battles end with their last turns, and the end. The
 * first of the players directs it.
 * @param of the game that it is of
 * @param turns how many have begun in each battle when its round ends
 * @param say is told how far it is
 */
export async function playSeason(
  play: Play,
  {
    players: count,
    rounds,
    turns = 1,
    of = firstGame,
    draw,
    say = () => undefined,
  }: {
    players: number
    rounds: number
    turns?: number
    of?: string
    draw: Draw
    say?: (line: string) => void
  },
): Promise<SeasonPlayed> {
  const players = welcome(play, count)
  const [director] = players as [Player]
  const guild = play.table.discord.channels()[0]!.guild_id!
  const { settings, store } = play.server
  const rest = makeRest({
    applicationId: settings.applicationId ?? '',
    token: settings.token,
    apiBase: settings.apiBase,
    draw,
    log: { warn: () => undefined },
  })
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
  const current = () => seasonOf(play, guild)

  const { terms, armies } = seasonTerms(of)
  await director.command('league create', {
    name: 'Spring season',
    ...terms,
    rounds,
    days: 14,
    approval: 'automatic',
  })
  for (const player of players) {
    await player.command('league join')
    await player.command('league army', armies)
  }
  await director.command('league start')
  await director.press(/for-good/)
  for (let round = 1; round <= rounds; round++) {
    await director.command('league pair')
    await director.command('league publish')
    const games = (await current()).season.rounds.at(-1)!.battles.flatMap(({ game }) => game ?? [])
    for (const game of games)
      while (((await store.loadGame(game))?.save?.battle.turn ?? turns) < turns)
        await step(play, game, players)
    // The round ends before its time, so that each battle has its last turns.
    const due = (await current()).season.rounds.at(-1)!.due!
    const late = { store, bot, log, rest, now: () => (due + 1) * 1000 }
    const ofSeason = { ...late, store: { ...store, due: async () => [`season/${(await current()).id}`] } }
    await runClock(ofSeason, { olderThan: day })
    for (const [i, game] of games.entries()) {
      let steps = 0
      while (await step(play, game, players)) if (++steps > 500) throw new Error(`${game} finds no end`)
      say(`round ${round}: battle ${i + 1} of ${games.length} is over after ${steps} answers`)
    }
  }
  await director.command('league close')
  const closed = await director.press(/for-good/)
  return { season: await current(), director, players, closed }
}
