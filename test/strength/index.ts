/**
 * `npm run strength`: how well does the computer play? Battles of equal armies on all boards, each played twice with
 * the sides changed, shared out to all processors: every level against the one below, the captain against the
 * defaults as they are, as they were when the computer was asked for (`firstDefaults`), and against somebody whom it
 * was never tuned against, and its score over its budget, with 95 % intervals and the processor time of a phase.
 * `npm run strength -- --battles 24` for fewer battles, `--from 5000` for other seeds, `--only captain` for the lines
 * that begin so. `-- dark-lord 100` plays The Dark Lord, `-- regiments 100` Regiments. `-- --manners` counts instead how captain and recruit behave in 40 battles of 500 points (`manners.ts`).
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { skills } from '../../rules/combat-hex/computer/think.ts'
import type { GameEvent } from '../../rules/combat-hex/index.ts'
import { ambusher } from './ambusher.ts'
import { darkLordStrength } from './dark-lord/index.ts'
import { firstDefaults, firstKinds } from './firstDefaults/index.ts'
import { addManners, type Manners, mannersOf, noManners } from './manners.ts'
import { type Contender, equalBattle, playBattle } from './match.ts'
import { regimentsStrength } from './regiments.ts'

const level = (name: keyof typeof skills): Contender => ({ name, skill: skills[name] })
const contenders: readonly Contender[] = [
  level('recruit'),
  level('soldier'),
  level('captain'),
  { name: 'ambusher', answer: ambusher },
  { name: 'first defaults', answer: firstDefaults, kinds: firstKinds },
  ...[10, 20, 40, 80, 160, 320].map(positions => ({
    name: `${positions} positions`,
    skill: { ...skills.captain, positions },
  })),
]
const byName = (name: string): Contender => contenders.find(each => each.name === name)!

interface Row {
  first: string
  second: string
  points: number
}
const rows: readonly Row[] = [
  ...[500, 1500].flatMap(points => [
    { first: 'captain', second: 'first defaults', points },
    { first: 'captain', second: 'recruit', points },
    { first: 'captain', second: 'soldier', points },
    { first: 'captain', second: 'ambusher', points },
    { first: 'soldier', second: 'recruit', points },
  ]),
  { first: 'ambusher', second: 'recruit', points: 500 },
  { first: 'first defaults', second: 'recruit', points: 500 },
  ...[10, 20, 40, 80, 160, 320].map(budget => ({
    first: `${budget} positions`,
    second: 'recruit',
    points: 500,
  })),
]

/** The battles in which manners are counted. */
const isMannersRow = ({ first, second, points }: Row): boolean =>
  first === 'captain' && second === 'recruit' && points === 500

interface Job extends Row {
  seed: number
}
/** The share of the first in two battles with the sides changed, the milliseconds of its phases, and how both play. */
interface Done {
  share: number
  times: number[]
  manners: [Manners, Manners]
}

function playPair({ first, second, points, seed }: Job): Done {
  const options = equalBattle(seed, points)
  const [a, b] = [byName(first), byName(second)]
  const times: number[] = []
  const manners: [Manners, Manners] = [noManners(), noManners()]
  const play = (players: readonly Contender[]): number => {
    const log: GameEvent[] = []
    const { share, save } = playBattle(options, players, players[0] === a ? times : [], log)
    for (const [owner, own] of mannersOf(save.battle, log).entries())
      addManners(manners[players[owner] === a ? 0 : 1], own)
    return players[0] === a ? share : 1 - share
  }
  return { share: (play([a, b]) + play([b, a])) / 2, times, manners }
}

/** @param tell is told after each pair what was played so far */
async function playAll(jobs: readonly Job[], tell: (done: readonly Done[]) => void): Promise<Done[]> {
  const done: Done[] = []
  const queue = [...jobs]
  await Promise.all(
    Array.from({ length: Math.min(jobs.length, availableParallelism()) }, async () => {
      // A process of its own, so that its processor time is that of one player's thinking.
      const child = fork(fileURLToPath(import.meta.url), ['battles'])
      for (let job = queue.shift(); job; job = queue.shift()) {
        child.send(job)
        done.push(((await once(child, 'message')) as [Done])[0])
        tell(done)
      }
      child.disconnect()
    }),
  )
  return done
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length

const titleOf = ({ first, second, points }: Row): string => `${first} against ${second}, ${points}`

/** How far a row is, for whoever watches: it takes minutes. */
function showProgress(row: Row, done: readonly Done[], pairs: number): void {
  if (!process.stderr.isTTY) return
  const score = (100 * meanOf(done.map(({ share }) => share))).toFixed(1)
  process.stderr.write(
    done.length < pairs ? `\r${titleOf(row)}: ${2 * done.length} of ${2 * pairs}, ${score} ` : '\r',
  )
}

function line(row: Row, done: readonly Done[]): string {
  const shares = done.map(({ share }) => share)
  const mean = meanOf(shares)
  // Two battles of one pair are not independent: the interval goes by pairs.
  const spread = Math.sqrt(
    shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, shares.length - 1),
  )
  const half = (1.96 * spread) / Math.sqrt(shares.length)
  const percent = (share: number) => Math.round(100 * Math.max(0, Math.min(1, share)))
  const times = done.flatMap(each => each.times).sort((a, b) => a - b)
  const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)}`
  const score = `${(100 * mean).toFixed(1).padStart(5)} [${percent(mean - half)}, ${percent(mean + half)}]`
  const time =
    times.length > 0
      ? `  ms a phase: half ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, all ${at(0.99999)}`
      : ''
  return `${titleOf(row).padEnd(40)} ${score} of ${2 * done.length}${time}`
}

/** How a side plays, in one line. */
function mannersLine(name: string, all: readonly Manners[]): string {
  const { outside, idle, placed, backs, struck } = all.reduce(addManners, noManners())
  const of = (part: number, whole: number) => `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`
  return `${name}: idle while comrades fight ${of(idle, outside)}, backs shown ${of(backs, placed)}, free attacks suffered ${struck}`
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      battles: { type: 'string' },
      from: { type: 'string', default: '700000' },
      only: { type: 'string', default: '' },
      manners: { type: 'boolean', default: false },
    },
  })
  const battles = values.battles ?? (values.manners ? '40' : '200')
  const [pairs, from] = [Math.ceil(Number(battles) / 2), Number(values.from)]
  for (const row of rows) {
    if (values.manners ? !isMannersRow(row) : !titleOf(row).startsWith(values.only)) continue
    const jobs = Array.from({ length: pairs }, (_, i) => ({ ...row, seed: from + i }))
    const done = await playAll(jobs, done => showProgress(row, done, pairs))
    console.log(line(row, done))
    if (!values.manners) continue
    for (const [i, name] of [row.first, row.second].entries())
      console.log(
        mannersLine(
          name,
          done.map(({ manners }) => manners[i]!),
        ),
      )
  }
}

if (process.argv[2] === 'battles') process.on('message', (job: Job) => process.send!(playPair(job)))
else if (process.argv[2] === 'dark-lord') darkLordStrength(process.argv[3])
else if (process.argv[2] === 'regiments') regimentsStrength(process.argv[3])
else await main()
