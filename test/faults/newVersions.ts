import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { recordFormat } from '../../lambdas/store/formats.ts'
import { keys } from '../../lambdas/store/items.ts'
import type { GameRecord } from '../../lambdas/store/types.ts'
import { engineOf } from '../../rules/games.ts'
import { answered } from '../play/scene.ts'
import type { Deployed } from '../standIns/deployed.ts'
import { errorsIn, expectSteps, holesIn } from './checks.ts'
import { copyGame } from './copies.ts'
import { inMidStep, type OpenBattle } from './midStep.ts'
import { gamesOf, keepState, restoreState, type State } from './state.ts'
import { type CaseResult, clean, enter } from './table.ts'

/** When the table of the first version was stored, in milliseconds since 1970. */
const then = 1_790_000_000_000

const deadlineOf = ({ until }: GameRecord) => until! * 1000 + 1000

/** A newer version wrote this game, and the older one is deployed again. */
async function newerRecord(
  deployed: Deployed,
  scene: OpenBattle,
  start: State,
  result: CaseResult,
): Promise<void> {
  await restoreState(deployed, start)
  const documents = DynamoDBDocumentClient.from(deployed.client)
  const game = await scene.load()
  const other = await copyGame(deployed, game, 1)
  const here = { TableName: deployed.tableName, Key: keys.game(game.id) }
  const setFormat = (format: number) =>
    documents.send(
      new UpdateCommand({
        ...here,
        UpdateExpression: 'SET #format = :format',
        ExpressionAttributeNames: { '#format': 'format' },
        ExpressionAttributeValues: { ':format': format },
      }),
    )
  const item = async () => JSON.stringify((await documents.send(new GetCommand(here))).Item)
  await setFormat(recordFormat + 1)
  const before = await item()
  const verdict = clean()
  const { text } = await scene.attacker.command('done', { finish: true })
  if (!text.includes('⚠️')) verdict.unanswered.push(`told: ${text.slice(0, 100)}`)
  deployed.later(deadlineOf(game) - deployed.now())
  await deployed.clock()
  if ((await item()) !== before) verdict.lost.push('the record was written over')
  expectSteps(verdict, other, (await deployed.table.server.store.loadGame(other.id))!, 1)
  enter(result, 'a record of a newer version: left alone, its player told, other games go on', verdict)

  const afterwards = clean()
  await setFormat(recordFormat)
  errorsIn(deployed)
  deployed.later(60_000)
  await deployed.clock()
  const now = await scene.load()
  expectSteps(afterwards, game, now, now.version - game.version)
  const who = now.seats[now.save!.pending!.by]!.user === scene.ada.id ? scene.ada : scene.bruno
  const again = await who.command('done', { finish: true })
  if (again.text.includes('⚠️')) afterwards.lost.push(again.text.slice(0, 200))
  expectSteps(afterwards, now, await scene.load(), 1)
  afterwards.lost.push(...errorsIn(deployed), ...(await holesIn(deployed, game)))
  enter(result, 'a record of a newer version: played on when that is back', afterwards)
}

/** The rules ask something else in the middle of an activation than they did before the program was replaced. */
async function otherRules(
  deployed: Deployed,
  scene: OpenBattle,
  start: State,
  result: CaseResult,
): Promise<void> {
  await restoreState(deployed, start)
  const game = await inMidStep(scene)
  const { store } = deployed.table.server
  const { save } = game
  for (let kept = 0; kept < save!.journal.length; kept++) {
    const journal = save!.journal.map((entry, n) =>
      n >= kept && 'ask' in entry ? { ...entry, ask: `other/${entry.ask}` } : entry,
    )
    const pending = { ...save!.pending!, key: `other/${save!.pending!.key}` }
    const changed: GameRecord = { ...game, save: { ...save!, rulesVersion: 'older', journal, pending } }
    for (const way of ['command', 'deadline'] as const) {
      await restoreState(deployed, start)
      const read = await scene.load()
      if (!(await store.saveGame({ ...changed, version: read.version }))) throw new Error('not saved')
      const before = await scene.load()
      const verdict = clean()
      if (way === 'command') await scene.attacker.command('done', { finish: true })
      else {
        deployed.later(deadlineOf(before) - deployed.now())
        await deployed.clock()
      }
      const now = await scene.load()
      expectSteps(verdict, before, now, 1)
      const { question } = engineOf(now).open(now.save!)
      const who = now.seats[question!.by]!.user === scene.ada.id ? scene.ada : scene.bruno
      const next = await who.command('done', { finish: true })
      if (next.text.includes('⚠️')) verdict.lost.push(`then: ${next.text.slice(0, 200)}`)
      expectSteps(verdict, now, await scene.load(), 1)
      verdict.lost.push(...errorsIn(deployed), ...(await holesIn(deployed, game)))
      enter(result, `new rules, ${kept} of the journal fits: a ${way}`, verdict)
    }
  }
}

/** The table of the first version, as it was found. */
async function firstFormat(
  deployed: Deployed,
  scene: OpenBattle,
  start: State,
  result: CaseResult,
): Promise<void> {
  await restoreState(deployed, start)
  const at = deployed.now()
  deployed.later(then - at)
  const documents = DynamoDBDocumentClient.from(deployed.client)
  const stored = join('test', 'play', 'golden', 'stored.json')
  const items = JSON.parse(readFileSync(stored, 'utf8')) as Record<string, unknown>[]
  for (const Item of items) await documents.send(new PutCommand({ TableName: deployed.tableName, Item }))
  const ids = new Set(items.filter(({ sk }) => sk === 'GAME').map(({ pk }) => String(pk).slice(5)))
  const games = gamesOf(await keepState(deployed)).filter(({ id }) => ids.has(id))
  const simulated = deployed.discord.simulated()
  const thread = simulated.channel(scene.attacker.channel)!
  for (const game of games) simulated.keepChannel({ ...thread, id: game.thread ?? game.channel })
  for (const game of games.filter(({ stage }) => stage === 'battle')) {
    const verdict = clean()
    const asked = game.seats[engineOf(game).open(game.save!).question!.by]!
    const player = deployed.table.player(asked.name)
    player.channel = game.thread ?? game.channel
    const { question } = engineOf(game).open(game.save!)
    const reply = await answered(player, question!)
    if (reply.text.includes('⚠️')) verdict.lost.push(reply.text.slice(0, 200))
    const now = (await deployed.table.server.store.loadGame(game.id))!
    expectSteps(verdict, game, now, 1)
    if (now.until !== null) deployed.later(deadlineOf(now) - deployed.now())
    await deployed.clock()
    expectSteps(
      verdict,
      now,
      (await deployed.table.server.store.loadGame(game.id))!,
      now.until === null ? 0 : 1,
    )
    verdict.lost.push(...errorsIn(deployed), ...(await holesIn(deployed, game)))
    enter(result, `a battle as the first version stored it, ${game.terms.rules}`, verdict)
  }
  deployed.later(at - deployed.now())
}

/** The program is replaced while battles are on. */
export async function newVersions(deployed: Deployed, scene: OpenBattle, result: CaseResult): Promise<void> {
  const start = await keepState(deployed)
  errorsIn(deployed)
  await newerRecord(deployed, scene, start, result)
  await otherRules(deployed, scene, start, result)
  await firstFormat(deployed, scene, start, result)
}
