import type { Playable, Player } from './harness.ts'
import { answersAll, challengeAt, openTable, type TableOfTwo } from './tableOfTwo.ts'
import type { Passing, Steps } from './wholePlay.ts'

const system = 'regiments'
/** Questions of a phase, in which one unit acts after the other. */
const phases = ['vanguard', 'charge', 'move', 'cast', 'shoot']

/** Two players at a battle of Regiments, from the challenge to its end: what it says in its own words. */
export async function playRegimentsWith(steps: Steps, play: Playable, passing: Passing): Promise<void> {
  const players = await openTable(steps, play)
  const { ada, bruno } = players
  await reads(steps, ada)
  await steps.command(ada, 'challenge', { opponent: bruno.id, system, camps: 'good' })
  const table = await challengeAt(steps, play, players, passing, {
    system,
    points: 2000,
    camps: 'crown',
    board: 'the-hills',
  })
  await steps.command(ada, 'army pick', { army: 'The van' })
  for (const player of [ada, bruno]) await steps.press(player, 'starter')
  await deploys(table)
  await moves(table)
  await fights(table)
  await looks(table)
  await ends(table)
}

/** Before any battle: help, units, an army with faults, odds. */
async function reads(steps: Steps, ada: Player) {
  await steps.command(ada, 'help', { system })
  await steps.command(ada, 'help', { rule: 'RB-08', system })
  await steps.command(ada, 'figures show', { figure: 'lancers', system })
  await steps.command(ada, 'army new', { name: 'The van', camp: 'crown', system })
  for (const figure of ['great-banner', 'great-banner', 'raiders'])
    await steps.command(ada, 'army add', { army: 'The van', figure, system })
  await steps.command(ada, 'army check', { army: 'The van', points: 500, system })
  await steps.command(ada, 'odds', { unit: 'lancers', against: 'raiders', system })
}

/** One unit where it is said, one where it may not stand; the others at one press. A wizard learns another spell. */
async function deploys({ steps, question }: TableOfTwo) {
  let [placed, learnt] = [0, 0]
  for (let step = 0; step < 60; step++) {
    const next = await question()
    const { asked, who } = next ?? {}
    if (asked?.kind === 'learn') {
      const [choice = ''] = asked.space.enumerate('', 2).filter(each => each !== asked.fallback())
      if (learnt++ > 0) await who!.command('answer', { choice: asked.fallback() })
      else await steps.command(who!, 'answer', { choice })
      continue
    }
    if (asked?.kind !== 'deploy') return
    const [place = ''] = asked.space.enumerate('place ', 1)
    const [, figure = '', at = ''] = place.split(' ')
    if (placed++ > 1) await who!.command('deploy auto')
    else {
      await steps.command(who!, 'deploy place', { figure, at: 'Z99' })
      await steps.command(who!, 'deploy place', { figure, at })
    }
  }
}

/** A move, looked at, confirmed and taken back; refusals; a charge, a spell and a shot, each by its command. */
async function moves({ steps, question }: TableOfTwo) {
  const tried = new Set<string>()
  for (let step = 0; step < 40 && tried.size < 4; step++) {
    const next = await question()
    if (!next) return
    const { who, other, asked } = next
    const [verb = '', figure = '', ...words] =
      ['advance ', 'charge ', 'cast ', 'shoot ']
        .flatMap(each => asked.space.enumerate(each, 1))[0]
        ?.split(' ') ?? []
    if (!verb || tried.has(verb)) {
      if (phases.includes(asked.kind)) await who.command('done', { finish: true })
      else await who.command('answer', { choice: asked.fallback() })
      continue
    }
    tried.add(verb)
    if (verb === 'advance') {
      await steps.offered(who, 'move', { figure, to: '' }, 'to')
      await steps.command(who, 'move', { figure, to: words[0]! })
      await steps.press(who, 'answer')
      await steps.press(who, 'undo')
      await steps.command(who, 'move', { figure, to: 'A99' })
      await steps.command(who, 'answer', { choice: `reform ${figure} ${words[0]!} N 19` })
      await steps.command(other, 'done')
      continue
    }
    const [first = '', second = ''] = words
    await steps.command(
      who,
      verb,
      verb === 'cast' ? { figure, spell: first, target: second } : { figure, target: first },
    )
    await steps.press(who, 'answer')
  }
}

/** Every question is asked, and answered by its buttons. */
async function fights(table: TableOfTwo) {
  const { steps, ada, bruno } = table
  await steps.command(ada, 'orders show')
  await steps.command(ada, 'orders set', { topic: 'reaction', value: 'nonsense', scope: 'game' })
  for (const topic of [
    'reaction',
    'redirect',
    'dispel',
    'weapon',
    'pursue',
    'overrun',
    'combat-reform',
    'rally',
  ])
    for (const player of [ada, bruno])
      await player.command('orders set', { topic, value: 'ask', scope: 'game' })
  await answersAll(table, phases, 8)
}

/** What may be looked at while a battle goes on. */
async function looks({ steps, ada, bruno }: TableOfTwo) {
  await steps.command(ada, 'map', { zones: true })
  await steps.command(bruno, 'map', { reach: 'B2' })
  await steps.command(ada, 'figures show', { figure: 'A2' })
  await steps.command(ada, 'odds', { unit: 'lancers', against: 'raiders', rounds: 2 })
  await steps.command(ada, 'game log')
}

async function ends({ steps, ada, bruno }: TableOfTwo) {
  await steps.command(bruno, 'game concede')
  await steps.press(bruno, 'concede')
  await steps.command(ada, 'game verify')
  await steps.command(ada, 'game replay')
  await steps.command(ada, 'move', { figure: 'A1', to: 'C4' })
  await steps.command(ada, 'tutorial', { system })
}
