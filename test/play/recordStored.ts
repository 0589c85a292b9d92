import { writeFileSync } from 'node:fs'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { channelTypes } from '../../lambdas/local/discord/types.ts'
import { type BattleSave, boardById, makeBoard, open } from '../../rules/index.ts'
import type { Play, Player } from './harness.ts'
import { readable } from './scribe.ts'

const csv = `id,name_en,name_fr,camp,kind,points,movement,attacks,endurance,life,ap,shooting_dice,shooting_range,abilities,unique,version,base
tall-orc,Tall orc,Grand orque,evil,warrior,30,5,2,3,2,2,,,fast:1,,starter,single
wolf-lord,Wolf lord,Seigneur des loups,evil,hero,190,9,4,4,4,5,2,5,cavalry:0 rage:1 armor:1 armor:1,61,red,cavalry
`

/** Is it a question in the middle of a combat, with dice thrown and answers given since the step began? */
function isInCombat({ journal, battle, pending }: BattleSave): boolean {
  const told = ['react', 'convert-wound', 'convert-hit', 'allocate', 'reroll'].includes(pending?.kind ?? '')
  return (
    told && battle.phase === 'combat' && ['roll', 'answer'].every(word => journal.some(each => word in each))
  )
}

/** Has a figure moved that may go on, and could that be taken back? */
function isInMove(save: BattleSave): boolean {
  const { question } = open(save)
  return question?.kind === 'act' && question.about.active !== null
}

/** Plays what a server may have in its table: games at several places, and all that is kept besides. */
export async function recordStored(play: Play, client: DynamoDBClient, file: URL): Promise<void> {
  const players = ['Ada', 'Bruno', 'Chloé'].map(name => play.player(name)) as [Player, Player, Player]
  const [ada, bruno, chloe] = players
  const here = ada.channel
  const moveTo = (channel: string) => {
    for (const player of players) player.channel = channel
  }
  const newest = () => play.table.world.channels().findLast(each => each.type === channelTypes.thread)!.id
  const gameHere = async () => {
    const [id] = await play.server.store.gamesOfChannel(ada.channel)
    return (await play.server.store.loadGame(id!))!
  }
  /** Plays on by defaults until a battle is where it shall be. */
  const playUntil = async (isThere: (save: BattleSave) => boolean) => {
    for (let step = 0; step < 300; step++) {
      const { save, seats } = await gameHere()
      if (isThere(save!)) return
      const { question } = open(save!)
      if (!question) throw new Error('the battle is over')
      const who = players.find(({ id }) => id === seats[question.by]!.user)!
      const acts = question.kind === 'act' || question.kind === 'turning'
      if (acts) await who.command('done', { finish: true })
      else await who.command('answer', { choice: question.fallback() })
    }
    throw new Error('the battle never comes there')
  }

  await ada.command('settings server', { language: 'fr' })
  await ada.command('settings me', {
    'time-zone': 'Europe/Paris',
    'quiet-hours': '22:00-07:00',
    confirm: false,
  })
  await bruno.command('settings me', { language: 'fr', colours: 'colour-blind' })
  await ada.command('figures import', { file: await ada.upload('wolves.csv', csv) })
  const own = makeBoard({ ...boardById('the-marsh')!, id: 'fen', name: { en: 'The fen', fr: 'Le marécage' } })
  await ada.command('board import', { file: await ada.upload('fen.txt', own) })
  const army = 'name: Wolves\ncamp: evil\nugluk\n2x uruk-hai\n2x tall-orc\nuruk-crossbow\n'
  await bruno.command('army import', { file: await bruno.upload('wolves.txt', army) })
  await ada.command('army new', { name: 'The wardens', camp: 'good' })
  for (const figure of ['boromir', 'royal-guard', 'gondor-soldier', 'elf-archer'])
    await ada.command('army add', { army: 'The wardens', figure })
  await ada.command('orders set', { topic: 'hits', value: 'heroes keep:1', scope: 'default' })

  // A battle of two on the server's own board, with its figures, in the middle of a combat.
  await ada.command('challenge', { opponent: bruno.id, points: 500, camps: 'good', board: 'fen' })
  await bruno.press(/ accept:/)
  moveTo(newest())
  await ada.command('army pick', { army: 'The wardens' })
  await bruno.command('army pick', { army: 'Wolves' })
  for (const player of [ada, bruno])
    await player.command('orders set', { topic: 'everything', value: 'ask', scope: 'game' })
  await playUntil(isInCombat)

  // A battle of three by the classic rules, in which a figure has moved that may still act.
  moveTo(here)
  await ada.command('challenge', {
    opponent: bruno.id,
    opponent2: chloe.id,
    points: 300,
    board: 'the-river',
    rules: 'classic',
    pace: '72h',
  })
  for (const player of [bruno, chloe]) await player.press(/ accept:/)
  moveTo(newest())
  for (const player of players)
    await player.command('army pick', { army: player === bruno ? 'starter-evil' : 'starter-good' })
  await playUntil(save => open(save).question?.kind === 'act' && open(save).state.turn > 1)
  const { save, seats } = await gameHere()
  const { question } = open(save!)
  const mover = players.find(({ id }) => id === seats[question!.by]!.user)!
  for (const answer of question!.space.enumerate('move ', 400)) {
    if (isInMove((await gameHere()).save!)) break
    await mover.command('answer', { choice: answer })
    if (isInMove((await gameHere()).save!)) break
    await mover.command('game undo')
  }
  if (!isInMove((await gameHere()).save!)) throw new Error('nobody may go on after a move')

  // An invitation that nobody has answered.
  moveTo(here)
  await chloe.command('challenge', { opponent: ada.id, points: 400, board: 'fen' })
  await play.idle()

  const table = DynamoDBDocumentClient.from(client)
  const { Items = [], LastEvaluatedKey } = await table.send(
    new ScanCommand({ TableName: play.server.settings.tableName, ConsistentRead: true }),
  )
  if (LastEvaluatedKey) throw new Error('the table has become too large to be read at once')
  const keyOf = (item: Record<string, unknown>) => `${String(item.pk)} ${String(item.sk)}`
  const items = Items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  writeFileSync(file, `${readable(items)}\n`)
}
