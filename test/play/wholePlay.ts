import { channelTypes } from '../../lambdas/local/discord/types.ts'
import { tutorialIdOf } from '../../lambdas/store/tutorialId.ts'
import { type GameQuestion, open } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'
import type { Playable, Player } from './harness.ts'
import type { RecordedSteps } from './recordSteps.ts'

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
export type Steps = Pick<RecordedSteps, 'language' | 'write' | 'command' | 'press' | 'offered'>

/**
 * Two players at their battle from the first words of help to its end: nearly every command and press there is, and the
 * clock. Whoever gives `steps` does something with each step.
 */
export async function playWith(steps: Steps, play: Playable, { later, runClock }: Passing): Promise<void> {
  const [ada, bruno] = [play.player('Ada'), play.player('Bruno')]
  for (const player of [ada, bruno]) player.locale = steps.language === 'fr' ? 'fr' : 'en-US'
  const ticks = async (after: number) => {
    later(after)
    await steps.write(`${after / hour} hours later`, async () => {
      await runClock()
      await play.idle()
      return undefined
    })
  }
  await reads(steps, ada, bruno)
  const load = await challenges(steps, ada, bruno, play)
  const question = async () => {
    later(minute)
    const { save, seats } = await load()
    const asked = save ? open(seal(save)).question : undefined
    return asked && { who: seats[asked.by]?.user === ada.id ? ada : bruno, asked }
  }
  const scene: Scene = {
    steps,
    ada,
    bruno,
    question,
    turn: async () => open(seal((await load()).save!)).state.turn,
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
  steps: Steps
  ada: Player
  bruno: Player
  question(): Promise<{ who: Player; asked: GameQuestion } | undefined>
  turn(): Promise<number>
}

/** Before any battle: help, settings, figures, boards. */
async function reads(steps: Steps, ada: Player, bruno: Player) {
  await steps.command(ada, 'settings server', { language: steps.language })
  await steps.command(bruno, 'settings server', { language: 'en' })
  await steps.command(ada, 'settings me', { 'time-zone': 'Europe/Paris', 'quiet-hours': '22:00-07:00' })
  await steps.command(ada, 'help')
  for (const topic of ['movement', 'combat', 'orders', 'deadlines'])
    await steps.command(ada, 'help', { topic })
  await steps.command(ada, 'help', { ability: 'repel' })
  await steps.offered(ada, 'help', { ability: 'co' }, 'ability')
  await steps.command(ada, 'figures list', { camp: 'evil', kind: 'hero' })
  await steps.command(ada, 'figures show', { figure: 'boromir' })
  await steps.command(ada, 'figures import', { file: await ada.upload('orcs.csv', csv) })
  await steps.command(ada, 'figures import', {
    file: await ada.upload('orcs.csv', csv.replace(',30,', ',x,')),
  })
  await steps.command(ada, 'figures export', { which: 'server' })
  await steps.command(ada, 'board list')
  await steps.command(ada, 'board show', { board: 'the-marsh' })
  await steps.command(ada, 'board export', { board: 'the-marsh' })
}

/** The invitation, and the armies. */
async function challenges(steps: Steps, ada: Player, bruno: Player, play: Playable) {
  await steps.command(ada, 'game status')
  await steps.command(ada, 'challenge', { opponent: ada.id })
  await steps.command(ada, 'challenge', { points: 500 })
  await steps.command(ada, 'game decline')
  await steps.command(ada, 'challenge', {
    opponent: bruno.id,
    points: 500,
    camps: 'good',
    board: 'the-marsh',
    number: '7',
  })
  await steps.press(ada, 'accept')
  await steps.press(bruno, 'accept')
  const { discord } = play.table
  const thread = discord.channels().findLast(each => each.type === channelTypes.thread)
  if (!thread) throw new Error('no thread was made')
  for (const player of [ada, bruno]) player.channel = thread.id
  const [game] = await play.server.store.gamesOfChannel(thread.id)
  await steps.command(ada, 'army new', { name: 'The wardens', camp: 'good' })
  await steps.command(ada, 'army add', { army: 'The wardens', figure: 'boromir' })
  await steps.command(ada, 'army add', { army: 'The wardens', figure: 'gondor-soldier', count: 2 })
  await steps.command(ada, 'army add', { army: 'The wardens', figure: 'sauron' })
  await steps.command(ada, 'army check', { army: 'The wardens', points: 200 })
  await steps.command(ada, 'army show', { army: 'The wardens' })
  await steps.command(ada, 'army list')
  await steps.command(ada, 'army export', { army: 'The wardens' })
  await steps.command(ada, 'army import', {
    file: await ada.upload('bows.txt', 'name: Bows\ncamp: good\nboromir\nroyal-guard\n3x elf-archer\n'),
  })
  await steps.command(ada, 'army import', { file: await ada.upload('bad.txt', 'name: Bad\nnobody\n') })
  await steps.press(bruno, 'mine')
  await steps.command(ada, 'army pick', { army: 'Bows' })
  await steps.press(bruno, 'starter')
  const load = async () => {
    const record = await play.server.store.loadGame(game ?? '')
    if (!record) throw new Error('the game is gone')
    return record
  }
  return load
}

async function deploys({ steps, question, ada, bruno }: Scene) {
  for (let step = 0; step < 40; step++) {
    const next = await question()
    if (!next || next.asked.kind === 'act') return
    const { who, asked } = next
    if (asked.kind !== 'deploy') await steps.command(who, 'answer', { choice: asked.fallback() })
    else if (asked.space.check('done').ok) await steps.command(who, 'deploy done')
    else {
      const [place] = asked.space.enumerate('place ', 1)
      const [, figure = '', at = '', facing = ''] = place!.split(' ')
      await steps.command(who === ada ? bruno : ada, 'deploy auto')
      await steps.offered(who, 'deploy place', { figure, at: '' }, 'at')
      await steps.command(who, 'deploy place', { figure, at, facing })
      await steps.command(who, 'deploy place', { figure, at: 'Z99' })
      await steps.command(who, 'game undo')
      await steps.command(who, 'deploy auto')
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
  const { steps, ada, bruno } = table
  const first = await table.question()
  if (!first) throw new Error('the battle is over')
  const mover = first.who
  const other = mover === ada ? bruno : ada
  const [move = ''] = first.asked.space.enumerate('move ', 1)
  const figure = move.split(' ')[1]!
  const [to = ''] = await steps.offered(mover, 'move', { figure, to: '' }, 'to')
  await steps.command(mover, 'move', { figure, to })
  await steps.press(mover, 'status')
  await steps.command(mover, 'move', { figure, to })
  await steps.press(mover, 'answer')
  await steps.press(mover, 'undo')
  await steps.command(mover, 'move', { figure, to: 'A1' })
  await steps.command(mover, 'move', { figure: 'Q9', to })
  await steps.command(other, 'move', { figure: other === ada ? 'A1' : 'B1', to })
  await steps.command(other, 'done')
  await steps.command(mover, 'move', { figure, to, now: true })
  await steps.command(mover, 'turn', { figure, facing: 'S' })
  await steps.command(mover, 'shoot', { figure, target: mover === ada ? 'B1' : 'A1' })
  await steps.command(mover, 'answer', { choice: 'nonsense' })
  await steps.command(mover, 'game log')
  await steps.command(mover, 'done', { finish: true })
  const shot = await until(table, 'shoot ')
  if (shot) {
    const [, shooter = '', target = '', facing = ''] = shot.answer.split(' ')
    await steps.offered(shot.who, 'shoot', { figure: shooter, target: '' }, 'target')
    await steps.command(shot.who, 'shoot', { figure: shooter, target, facing })
    await steps.press(shot.who, 'answer')
  }
  const use = await until(table, 'use ')
  if (use) {
    const [, user = '', ability = '', target] = use.answer.split(' ')
    await steps.offered(use.who, 'use', { figure: user, ability: '' }, 'ability')
    await steps.command(use.who, 'use', { figure: user, ability, ...(target && { target }) })
  }
}

/** Orders; then every question is asked, and answered by its buttons, through a combat or two. */
async function answers(table: Scene) {
  const { steps, ada, bruno } = table
  await steps.command(ada, 'orders show')
  await steps.command(ada, 'orders set', { topic: 'hits', value: 'heroes keep:1', scope: 'default' })
  await steps.command(ada, 'orders set', { topic: 'hits', value: 'nonsense', scope: 'game' })
  for (const player of [ada, bruno])
    await steps.command(player, 'orders set', { topic: 'everything', value: 'ask', scope: 'game' })
  let asked = 0
  for (let step = 0; step < 40 && asked < 10; step++) {
    const next = await table.question()
    if (!next) return
    const { who, asked: question } = next
    if (question.kind === 'act' || question.kind === 'turning')
      await steps.command(who, 'done', { finish: true })
    else {
      asked++
      await steps.command(who, 'game status')
      const choice = question.fallback()
      if (asked % 3) await steps.command(who, 'answer', { choice })
      else await steps.press(who, 'answer').catch(() => steps.command(who, 'answer', { choice }))
    }
  }
  await steps.command(bruno, 'orders reset', { scope: 'game' })
  await steps.command(ada, 'orders reset', { scope: 'game' })
}

/** What may be looked at while a battle goes on. */
async function looks({ steps, ada, bruno, turn }: Scene) {
  await steps.command(ada, 'map', { zones: true, camp: 'evil' })
  await steps.press(ada, 'show-all')
  await steps.command(bruno, 'map', { chains: true, around: 'H8' })
  await steps.command(bruno, 'map', { reach: 'B1', labels: false })
  await steps.command(ada, 'map', { sight: 'A1' })
  await steps.command(ada, 'map', { around: 'nowhere' })
  await steps.command(ada, 'figures show', { figure: 'A1' })
  await steps.command(ada, 'game log', { turn: (await turn()) - 1 })
  await steps.command(ada, 'game list')
  await steps.command(ada, 'game export')
  await steps.command(bruno, 'game draw')
  await steps.press(ada, 'draw:.*:no')
  await steps.command(ada, 'game pause')
  await steps.command(ada, 'game pause')
}

async function ends({ steps, ada, bruno }: Scene) {
  await steps.command(bruno, 'game concede')
  await steps.press(bruno, 'concede')
  await steps.command(ada, 'game status')
  await steps.command(ada, 'game verify')
  await steps.command(ada, 'game replay')
  await steps.press(ada, 'frame:.*:all 1')
  await steps.press(ada, 'frame:.*:all 2')
  await steps.command(ada, 'game export')
  await steps.command(ada, 'move', { figure: 'A1', to: 'C4' })
  await steps.command(ada, 'tutorial')
  await steps.press(ada, 'answer:.*:auto')
  await steps.press(ada, 'answer:.*:done')
  await steps.press(ada, 'tutorial:.*:next')
  await steps.command(ada, 'turn', { figure: 'A1', facing: 'N', game: tutorialIdOf(ada.id) })
  await steps.command(ada, 'settings forget-me')
  await steps.press(ada, 'forget')
}
