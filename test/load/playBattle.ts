import type { Playable, Player } from '../play/harness.ts'
import { challenged, type Scene } from '../play/scene.ts'

/** What the players did: commands and presses, and choices that they were offered while typing. */
export interface Played {
  interactions: number
  choices: number
  turns: number
}

/** Somebody who is counted. */
function counted(player: Player, played: Played): Player {
  const press: Player['press'] = (...given) => {
    played.interactions++
    return player.press(...given)
  }
  const command: Player['command'] = (...given) => {
    played.interactions++
    return player.command(...given)
  }
  const choices: Player['choices'] = (...given) => {
    played.choices++
    return player.choices(...given)
  }
  return Object.create(player, {
    press: { value: press },
    command: { value: command },
    choices: { value: choices },
    channel: {
      get: () => player.channel,
      set(channel: string) {
        player.channel = channel
      },
    },
  }) as Player
}

/** One in so many moves is looked at in two places, or taken back and made again. */
const secondThoughts = 5

/**
 * A whole battle as two people play it who want to see everything: every move is shown first and then confirmed,
 * some are thought over, everybody looks at the board when it is their turn. What they do is what the defaults would.
 */
export async function playBattle(play: Playable, points: number, board: string): Promise<Played> {
  const played: Played = { interactions: 0, choices: 0, turns: 0 }
  const scene = await challenged(
    { ...play, player: name => counted(play.player(name), played) },
    { points, board },
  )
  for (const player of [scene.ada, scene.bruno]) await player.press(/^Starter arm/)
  let last: Player | undefined
  let moves = 0
  for (let step = 0; step < 3000; step++) {
    const next = await scene.question()
    if (!next) break
    const { who, asked } = next
    if (who !== last && asked.kind === 'act') await who.command('game status')
    last = who
    const answer = asked.fallback()
    const [verb = '', figure = ''] = answer.split(' ')
    if (asked.kind === 'deploy') {
      await who.command('deploy auto')
      await who.command('deploy done')
    } else if (verb === 'move') await move(scene, who, answer, ++moves)
    else if (verb === 'shoot') {
      await who.choices('shoot', { figure: '' }, 'figure')
      await who.choices('shoot', { figure, target: '' }, 'target')
      await who.command('answer', { choice: answer })
    } else if (verb === 'done') await who.command('done')
    else if (asked.kind === 'act') {
      await who.choices('answer', { choice: `${verb} ${figure}`.trim() }, 'choice')
      await who.command('answer', { choice: answer })
    } else await who.command('answer', { choice: answer })
  }
  const { stage, save } = await scene.load()
  if (stage !== 'over') throw new Error('the battle did not end')
  played.turns = save?.battle.turn ?? 0
  return played
}

async function move(scene: Scene, who: Player, answer: string, n: number): Promise<void> {
  const [, figure = '', way = '', facing = ''] = answer.split(' ')
  const hexes = way.split('-')
  const via = hexes.slice(0, -1).join(' ')
  const options = { figure, to: hexes.at(-1)!, ...(via && { via }), facing }
  await who.choices('move', { figure: '' }, 'figure')
  await who.choices('move', { figure, to: '' }, 'to')
  await who.choices('move', { figure, to: options.to, facing: '' }, 'facing')
  if (n % secondThoughts === 0 && hexes.length > 1)
    await who.command('move', { figure, to: hexes[0]!, facing })
  await who.command('move', options)
  await who.press('Confirm')
  if (n % secondThoughts !== 1) return
  const { who: next } = (await scene.question()) ?? {}
  if (next?.id !== who.id) return
  await who.command('game undo')
  await who.command('move', { ...options, now: true })
}
