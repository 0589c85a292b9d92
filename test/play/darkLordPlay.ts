import type { Playable, Player } from './harness.ts'
import { answersAll, challengeAt, openTable, type TableOfTwo } from './tableOfTwo.ts'
import type { Passing, Steps } from './wholePlay.ts'

const system = 'dark-lord'

/** Two players at a battle of The Dark Lord, from the challenge to its end: what it says in its own words. */
export async function playDarkLordWith(steps: Steps, play: Playable, passing: Passing): Promise<void> {
  const players = await openTable(steps, play)
  const { ada, bruno } = players
  await reads(steps, ada)
  await steps.command(ada, 'challenge', { opponent: bruno.id, system, camps: 'good' })
  const scene = await challengeAt(steps, play, players, passing, {
    system,
    rules: 'flight',
    camps: 'free',
    board: 'the-hills',
  })
  await steps.command(ada, 'army pick', { army: 'The hunt' })
  for (const player of [ada, bruno]) await steps.press(player, 'starter')
  await deploys(scene)
  await moves(scene)
  await fights(scene)
  await looks(scene)
  await ends(scene)
}

/** Before any battle: help, figures, an army with faults. */
async function reads(steps: Steps, ada: Player) {
  await steps.command(ada, 'help', { system })
  await steps.command(ada, 'help', { rule: 'DL-32', system })
  await steps.command(ada, 'figures show', { figure: 'dark-lord', system })
  await steps.command(ada, 'army new', { name: 'The hunt', camp: 'shadow', system })
  await steps.command(ada, 'army add', { army: 'The hunt', figure: 'dark-lord', system })
  await steps.command(ada, 'army check', { army: 'The hunt', points: 200, system })
  await steps.command(ada, 'odds', { figure: 'bearer', target: 'ringwraith', system })
}

async function deploys({ steps, question }: TableOfTwo) {
  for (let step = 0; step < 8; step++) {
    const next = await question()
    if (next?.asked.kind !== 'deploy') return
    const { asked, who } = next
    const [place = ''] = asked.space.enumerate('place ', 1)
    const [, figure = '', at = ''] = place.split(' ')
    if (step > 0) await who.command('deploy auto')
    else {
      await steps.command(who, 'deploy place', { figure, at })
      await steps.command(who, 'deploy place', { figure, at: 'Z99' })
      await steps.command(who, 'deploy auto')
    }
    await steps.command(who, 'deploy done')
  }
}

/** A move, looked at, confirmed and taken back; refusals; the Ring on; powers. */
async function moves(table: TableOfTwo) {
  const { steps, question } = table
  const first = await question()
  if (!first) throw new Error('the battle is over')
  const { who, other, asked } = first
  const [move = ''] = asked.space.enumerate('move ', 1)
  const [, figure = '', way = ''] = move.split(' ')
  const to = way.split('-').at(-1)!
  await steps.offered(who, 'move', { figure, to: '' }, 'to')
  await steps.command(who, 'move', { figure, to })
  await steps.press(who, 'answer')
  await steps.press(who, 'undo')
  await steps.command(who, 'move', { figure, to: 'A99' })
  await steps.command(who, 'use', { figure, ability: 'wounding', target: 'A1' })
  await steps.command(other, 'done')
  const tried = new Set<string>()
  for (let step = 0; step < 60 && tried.size < 3; step++) {
    const next = await question()
    if (!next) return
    const find = (verb: string) =>
      tried.has(verb) ? undefined : next.asked.space.enumerate(`${verb} `, 1)[0]
    const verb = next.asked.kind === 'act' ? ['ring', 'cast', 'shoot'].find(find) : undefined
    const [, own = '', power = '', target] = (verb ? find(verb) : '')!.split(' ')
    if (verb) tried.add(verb)
    if (verb === 'ring') await steps.command(next.who, 'use', { figure: own, ability: 'ring' })
    else if (verb === 'cast')
      await steps.command(next.who, 'use', { figure: own, ability: `${power} 2`, ...(target && { target }) })
    if (verb) await steps.press(next.who, 'answer')
    else if (next.asked.kind === 'act') await next.who.command('done', { finish: true })
    else await next.who.command('answer', { choice: next.asked.fallback() })
    if (tried.has('ring') && tried.has('cast')) return
  }
}

/** Every question is asked, and answered by its buttons. */
async function fights(table: TableOfTwo) {
  const { steps, ada, bruno } = table
  await steps.command(ada, 'orders show')
  await steps.command(ada, 'orders set', { topic: 'might', value: 'nonsense', scope: 'game' })
  for (const topic of ['might', 'resist', 'courage-will', 'strike-at', 'back-off', 'fate'])
    for (const player of [ada, bruno])
      await player.command('orders set', { topic, value: 'ask', scope: 'game' })
  await steps.command(bruno, 'orders show')
  await answersAll(table, ['act'], 8)
}

/** What may be looked at while a battle goes on. */
async function looks({ steps, ada, bruno }: TableOfTwo) {
  await steps.command(ada, 'map', { zones: true })
  await steps.command(bruno, 'map', { reach: 'B4' })
  await steps.command(bruno, 'map', { around: 'nowhere' })
  await steps.command(ada, 'figures show', { figure: 'A2' })
  await steps.command(ada, 'odds', { figure: 'A2', target: 'B4' })
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
