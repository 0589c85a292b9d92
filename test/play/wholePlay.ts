import { channelTypes } from '../../lambdas/local/discord/types.ts'
import { type BattleQuestion, open } from '../../rules/index.ts'
import type { Playable, Player } from './harness.ts'
import type { Scribe } from './scribe.ts'

const minute = 60_000
const hour = 60 * minute

const csv = `id,name_en,name_fr,camp,kind,points,movement,attacks,endurance,life,ap,shooting_dice,shooting_range,abilities,unique,version,base
tall-orc,Tall orc,Grand orque,evil,warrior,30,5,2,3,2,2,,,fast:1,,starter,single
`

/** What passes the time of a play. */
export interface Passing {
  /** lets so many milliseconds pass */
  later(milliseconds: number): void
  runClock(): Promise<unknown>
}

/** Where steps are made. */
export type Steps = Pick<Scribe, 'language' | 'write' | 'command' | 'press' | 'offered'>

/**
 * Two players at their battle from the first words of help to its end: nearly every command and press there is, and the
 * clock. Whoever gives `scribe` does something with each step.
 */
export async function playWith(scribe: Steps, play: Playable, { later, runClock }: Passing): Promise<void> {
  const [ada, bruno] = [play.player('Ada'), play.player('Bruno')]
  for (const player of [ada, bruno]) player.locale = scribe.language === 'fr' ? 'fr' : 'en-US'
  const ticks = async (after: number) => {
    later(after)
    await scribe.write(`${after / hour} hours later`, async () => {
      await runClock()
      await play.idle()
      return undefined
    })
  }
  await reads(scribe, ada, bruno)
  const load = await challenges(scribe, ada, bruno, play)
  const question = async () => {
    later(minute)
    const { save, seats } = await load()
    const asked = save ? open(save).question : undefined
    return asked && { who: seats[asked.by]?.user === ada.id ? ada : bruno, asked }
  }
  const scene: Scene = {
    scribe,
    ada,
    bruno,
    question,
    turn: async () => open((await load()).save!).state.turn,
  }
  await deploys(scene)
  await fights(scene)
  await answers(scene)
  await looks(scene)
  // A reminder, and the end of the time.
  await ticks(23 * hour)
  await ticks(2 * hour)
  await ends(scene)
}

interface Scene {
  scribe: Steps
  ada: Player
  bruno: Player
  question(): Promise<{ who: Player; asked: BattleQuestion } | undefined>
  turn(): Promise<number>
}

/** Before any battle: help, settings, figures, boards. */
async function reads(scribe: Steps, ada: Player, bruno: Player) {
  await scribe.command(ada, 'settings server', { language: scribe.language })
  await scribe.command(bruno, 'settings server', { language: 'en' })
  await scribe.command(ada, 'settings me', { 'time-zone': 'Europe/Paris', 'quiet-hours': '22:00-07:00' })
  await scribe.command(ada, 'help')
  for (const topic of ['movement', 'combat', 'orders', 'deadlines'])
    await scribe.command(ada, 'help', { topic })
  await scribe.command(ada, 'help', { ability: 'repel' })
  await scribe.offered(ada, 'help', { ability: 'co' }, 'ability')
  await scribe.command(ada, 'figures list', { camp: 'evil', kind: 'hero' })
  await scribe.command(ada, 'figures show', { figure: 'boromir' })
  await scribe.command(ada, 'figures import', { file: await ada.upload('orcs.csv', csv) })
  await scribe.command(ada, 'figures import', {
    file: await ada.upload('orcs.csv', csv.replace(',30,', ',x,')),
  })
  await scribe.command(ada, 'figures export', { which: 'server' })
  await scribe.command(ada, 'board list')
  await scribe.command(ada, 'board show', { board: 'the-marsh' })
  await scribe.command(ada, 'board export', { board: 'the-marsh' })
}

/** The invitation, and the armies. */
async function challenges(scribe: Steps, ada: Player, bruno: Player, play: Playable) {
  await scribe.command(ada, 'game status')
  await scribe.command(ada, 'challenge', { opponent: ada.id })
  await scribe.command(ada, 'challenge', { points: 500 })
  await scribe.command(ada, 'game decline')
  await scribe.command(ada, 'challenge', {
    opponent: bruno.id,
    points: 500,
    camps: 'good',
    board: 'the-marsh',
    number: '7',
  })
  await scribe.press(ada, 'accept')
  await scribe.press(bruno, 'accept')
  const { world } = play.table
  const thread = world.channels().findLast(each => each.type === channelTypes.thread)
  if (!thread) throw new Error('no thread was made')
  for (const player of [ada, bruno]) player.channel = thread.id
  const [game] = await play.server.store.gamesOfChannel(thread.id)
  await scribe.command(ada, 'army new', { name: 'The wardens', camp: 'good' })
  await scribe.command(ada, 'army add', { army: 'The wardens', figure: 'boromir' })
  await scribe.command(ada, 'army add', { army: 'The wardens', figure: 'gondor-soldier', count: 2 })
  await scribe.command(ada, 'army add', { army: 'The wardens', figure: 'sauron' })
  await scribe.command(ada, 'army check', { army: 'The wardens', points: 200 })
  await scribe.command(ada, 'army show', { army: 'The wardens' })
  await scribe.command(ada, 'army list')
  await scribe.command(ada, 'army export', { army: 'The wardens' })
  await scribe.command(ada, 'army import', {
    file: await ada.upload('bows.txt', 'name: Bows\ncamp: good\nboromir\nroyal-guard\n3x elf-archer\n'),
  })
  await scribe.command(ada, 'army import', { file: await ada.upload('bad.txt', 'name: Bad\nnobody\n') })
  await scribe.press(bruno, 'mine')
  await scribe.command(ada, 'army pick', { army: 'Bows' })
  await scribe.press(bruno, 'starter')
  const load = async () => {
    const record = await play.server.store.loadGame(game ?? '')
    if (!record) throw new Error('the game is gone')
    return record
  }
  return load
}

async function deploys({ scribe, question, ada, bruno }: Scene) {
  for (let step = 0; step < 40; step++) {
    const next = await question()
    if (!next || next.asked.kind === 'act') return
    const { who, asked } = next
    if (asked.kind !== 'deploy') await scribe.command(who, 'answer', { choice: asked.fallback() })
    else if (asked.space.check('done').ok) await scribe.command(who, 'deploy done')
    else {
      const [place] = asked.space.enumerate('place ', 1)
      const [, figure = '', at = '', facing = ''] = place!.split(' ')
      await scribe.command(who === ada ? bruno : ada, 'deploy auto')
      await scribe.offered(who, 'deploy place', { figure, at: '' }, 'at')
      await scribe.command(who, 'deploy place', { figure, at, facing })
      await scribe.command(who, 'deploy place', { figure, at: 'Z99' })
      await scribe.command(who, 'game undo')
      await scribe.command(who, 'deploy auto')
    }
  }
}

/** Goes on without writing, until an action phase with such an answer is open. */
async function until(table: Scene, prefix: string): Promise<{ who: Player; answer: string } | undefined> {
  for (let step = 0; step < 60; step++) {
    const next = await table.question()
    if (!next) return undefined
    const { who, asked } = next
    const [answer] = asked.kind === 'act' ? asked.space.enumerate(prefix, 1) : []
    if (answer) return { who, answer }
    const acts = asked.kind === 'act' || asked.kind === 'turning'
    await (acts ? who.command('done', { finish: true }) : who.command('answer', { choice: asked.fallback() }))
  }
  throw new Error(`nobody may ${prefix}`)
}

/** A move, looked at, confirmed and taken back; refusals; a shot; an ability; a turn. */
async function fights(table: Scene) {
  const { scribe, ada, bruno } = table
  const first = await table.question()
  if (!first) throw new Error('the battle is over')
  const mover = first.who
  const other = mover === ada ? bruno : ada
  const [move = ''] = first.asked.space.enumerate('move ', 1)
  const figure = move.split(' ')[1]!
  const [to = ''] = await scribe.offered(mover, 'move', { figure, to: '' }, 'to')
  await scribe.command(mover, 'move', { figure, to })
  await scribe.press(mover, 'status')
  await scribe.command(mover, 'move', { figure, to })
  await scribe.press(mover, 'answer')
  await scribe.press(mover, 'undo')
  await scribe.command(mover, 'move', { figure, to: 'A1' })
  await scribe.command(mover, 'move', { figure: 'Q9', to })
  await scribe.command(other, 'move', { figure: other === ada ? 'A1' : 'B1', to })
  await scribe.command(other, 'done')
  await scribe.command(mover, 'move', { figure, to, now: true })
  await scribe.command(mover, 'turn', { figure, facing: 'S' })
  await scribe.command(mover, 'shoot', { figure, target: mover === ada ? 'B1' : 'A1' })
  await scribe.command(mover, 'answer', { choice: 'nonsense' })
  await scribe.command(mover, 'game log')
  await scribe.command(mover, 'done', { finish: true })
  const shot = await until(table, 'shoot ')
  if (shot) {
    const [, shooter = '', target = '', facing = ''] = shot.answer.split(' ')
    await scribe.offered(shot.who, 'shoot', { figure: shooter, target: '' }, 'target')
    await scribe.command(shot.who, 'shoot', { figure: shooter, target, facing })
    await scribe.press(shot.who, 'answer')
  }
  const use = await until(table, 'use ')
  if (use) {
    const [, user = '', ability = '', target] = use.answer.split(' ')
    await scribe.offered(use.who, 'use', { figure: user, ability: '' }, 'ability')
    await scribe.command(use.who, 'use', { figure: user, ability, ...(target && { target }) })
  }
}

/** Orders; then every question is asked, and answered by its buttons, through a combat or two. */
async function answers(table: Scene) {
  const { scribe, ada, bruno } = table
  await scribe.command(ada, 'orders show')
  await scribe.command(ada, 'orders set', { topic: 'hits', value: 'heroes keep:1', scope: 'default' })
  await scribe.command(ada, 'orders set', { topic: 'hits', value: 'nonsense', scope: 'game' })
  for (const player of [ada, bruno])
    await scribe.command(player, 'orders set', { topic: 'everything', value: 'ask', scope: 'game' })
  let asked = 0
  for (let step = 0; step < 40 && asked < 10; step++) {
    const next = await table.question()
    if (!next) return
    const { who, asked: question } = next
    if (question.kind === 'act' || question.kind === 'turning')
      await scribe.command(who, 'done', { finish: true })
    else {
      asked++
      await scribe.command(who, 'game status')
      const choice = question.fallback()
      if (asked % 3) await scribe.command(who, 'answer', { choice })
      else await scribe.press(who, 'answer').catch(() => scribe.command(who, 'answer', { choice }))
    }
  }
  await scribe.command(bruno, 'orders reset', { scope: 'game' })
  await scribe.command(ada, 'orders reset', { scope: 'game' })
}

/** What may be looked at while a battle goes on. */
async function looks({ scribe, ada, bruno, turn }: Scene) {
  await scribe.command(ada, 'map', { zones: true, camp: 'evil' })
  await scribe.command(bruno, 'map', { chains: true, around: 'H8' })
  await scribe.command(bruno, 'map', { reach: 'B1', labels: false })
  await scribe.command(ada, 'map', { sight: 'A1' })
  await scribe.command(ada, 'map', { around: 'nowhere' })
  await scribe.command(ada, 'figures show', { figure: 'A1' })
  await scribe.command(ada, 'game log', { turn: (await turn()) - 1 })
  await scribe.command(ada, 'game list')
  await scribe.command(ada, 'game export')
  await scribe.command(bruno, 'game draw')
  await scribe.press(ada, 'draw:.*:no')
  await scribe.command(ada, 'game pause')
  await scribe.command(ada, 'game pause')
}

async function ends({ scribe, ada, bruno }: Scene) {
  await scribe.command(bruno, 'game concede')
  await scribe.press(bruno, 'concede')
  await scribe.command(ada, 'game status')
  await scribe.command(ada, 'game verify')
  await scribe.command(ada, 'game replay')
  await scribe.command(ada, 'game export')
  await scribe.command(ada, 'move', { figure: 'A1', to: 'C4' })
  await scribe.command(ada, 'settings forget-me')
  await scribe.press(ada, 'forget')
}
