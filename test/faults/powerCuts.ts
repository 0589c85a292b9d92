import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { members } from '../../lambdas/local/discord/members.ts'
import { channelTypes } from '../../lambdas/local/discord/types.ts'
import { type Pick, picker } from '../../rules/core/random.ts'
import { engineOf } from '../../rules/games.ts'
import { challengeTerms, isOfPhase, starterArmies } from '../play/scene.ts'
import { answersWith, canTrace, machineProgram, type OneMachine } from './machine.ts'
import { begin, type CaseResult, clean, enter, type Verdict } from './table.ts'

const [ada, bruno] = [members[0]!.id, members[1]!.id]
const channel = '700000000000000101'

/** What whoever plays knows when the power goes. */
interface Known {
  game: string
  /** a version of the game whose answer was seen, and commands that were acknowledged since */
  version: number
  since: number
  /** armies whose command was acknowledged */
  armies: string[]
}

/** A challenge as far as its first deployment. */
async function beginGame(machine: OneMachine, of: string): Promise<{ game: string; thread: string }> {
  const say = async (user: string, where: string, name: string, options = {}) => {
    if (!(await machine.command(user, where, name, options))) throw new Error(`/${name} was not taken`)
    await machine.rest()
  }
  await say(ada, channel, 'challenge', {
    opponent: bruno,
    ...challengeTerms(of),
    board: 'the-marsh',
  })
  await say(bruno, channel, 'game accept')
  const { channels } = await machine.state(ada)
  const thread = channels.findLast(({ type }) => type === channelTypes.thread)!.id
  const [first, second] = starterArmies(of)
  await say(ada, thread, 'army pick', { army: first })
  await say(bruno, thread, 'army pick', { army: second })
  const [game] = await machine.store.gamesOfChannel(thread)
  return { game: game!, thread }
}

/** Whoever is asked answers, again and again, until the program ends. */
async function playOn(machine: OneMachine, thread: string, known: Known): Promise<void> {
  for (;;) {
    const record = (await machine.store.loadGame(known.game))!
    const { save, seats, version } = record
    const { question } = engineOf(record).open(save!)
    if (!question) return
    const user = seats[question.by]!.user
    const before = known.since
    const told = async (name: string, options = {}) => {
      if (await machine.command(user, thread, name, options)) known.since++
    }
    if (question.kind === 'deploy' && !question.space.check('done').ok) await told('deploy auto')
    else if (question.kind === 'deploy') await told('deploy done')
    else if (isOfPhase(question)) await told('done', { finish: true })
    else await told('answer', { choice: question.fallback() })
    if (known.since === before) throw new Error('not taken')
    await machine.rest()
    const now = (await machine.store.loadGame(known.game))!
    if (now.version <= version) throw new Error(`nothing came of it at version ${version}`)
    known.version = now.version
    known.since = 0
  }
}

/** One army after the other, until the program ends. */
async function makeArmies(machine: OneMachine, round: number, known: Known): Promise<void> {
  for (let n = 0; n < 20; n++) {
    const name = `army-${round}-${n}.`
    if (await machine.command(ada, channel, 'army new', { name, camp: 'good' })) known.armies.push(name)
    while ((await answersWith(machine, ada, name)).length === 0) await sleep(20)
  }
}

/** What is there when the program runs again. */
async function lookAgain(machine: OneMachine, known: Known): Promise<Verdict> {
  const verdict = clean()
  await machine.rest()
  const armies = await machine.store.armiesOf(ada)
  for (const name of known.armies) {
    if (!armies.some(army => army.name === name)) verdict.lost.push(`${name} was taken`)
    const answers = await answersWith(machine, ada, name)
    if (answers.length === 0) verdict.unanswered.push(name)
    if (answers.length > 1) verdict.twice.push(`${answers.length} answers to ${name}`)
  }
  const game = (await machine.store.loadGame(known.game))!
  if (game.version < known.version) verdict.lost.push(`version ${game.version} after ${known.version}`)
  // The last command may not have been acknowledged.
  if (game.version > known.version + 1) verdict.twice.push(`version ${game.version} after ${known.version}`)
  if (game.version < known.version + known.since) verdict.lost.push('a move that was taken')
  const log = await machine.store.readLog(known.game)
  if (log.some(({ n }, i) => n !== log[0]!.n + i)) verdict.lost.push('the log has a hole')
  if (game.outbox.some(entry => entry.do === 'post')) verdict.lost.push('something is still to be told')
  for (const { name } of armies) await machine.store.deleteArmy(ada, name)
  return verdict
}

type Way = 'killed' | 'power cut, nothing else is kept' | 'power cut, some more is kept'

/**
 * The program on one machine, ended at any moment: by a signal, and by a power cut on a disk that forgets what was not
 * synced. Then it starts again with what is left.
 */
export async function machine(all: boolean, of: string): Promise<CaseResult> {
  const result = begin('one machine: killed, power cuts')
  const traces = canTrace()
  const ways: Way[] = traces
    ? ['killed', 'power cut, nothing else is kept', 'power cut, some more is kept']
    : ['killed']
  const pick: Pick = picker(5)
  const rounds = all ? 60 : 9
  const root = mkdtempSync(join(tmpdir(), 'combat-hex-machine-'))
  const program = await machineProgram()
  try {
    let running = await program(root, false)
    let place = await beginGame(running, of)
    await running.end()
    running = await program(root, traces)
    for (let round = 0; round < rounds; round++) {
      const way = ways[round % ways.length]!
      const before = (await running.store.loadGame(place.game))!
      if (before.stage === 'over') place = await beginGame(running, of)
      const { version } = (await running.store.loadGame(place.game))!
      const known: Known = { game: place.game, version, since: 0, armies: [] }
      const ended = { is: false }
      const wrong: string[] = []
      const busy = [playOn(running, place.thread, known), makeArmies(running, round, known)].map(work =>
        work.catch((error: unknown) => {
          if (!ended.is) wrong.push(String(error))
        }),
      )
      await sleep(200 + pick(3000))
      ended.is = true
      if (way === 'killed') await running.kill()
      else await running.cutPower(way.includes('some') ? pick : undefined)
      await Promise.all(busy)
      running = await program(root, traces)
      const verdict = await lookAgain(running, known)
      verdict.lost.push(...wrong)
      enter(
        result,
        `${way}, after ${known.armies.length} armies and ${known.version - version} moves`,
        verdict,
      )
      if (all && round % 10 === 9) console.log(`${round + 1} ends, ${result.survived} survived`)
    }
    await running.end()
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  if (!traces) result.notes = ['without strace there are no power cuts: apt-get install strace']
  return result
}
