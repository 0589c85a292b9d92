import { picker } from '../../rules/core/random.ts'
import type { BattleEvent, Numbered, SetUp } from '../../rules/index.ts'
import { checkArmy, figureType, open, resume, setUp } from '../../rules/index.ts'

/** A battle written down: how it began, every answer, every die, and everything that was told. */
export interface Golden {
  options: SetUp
  answers: string[]
  /** faces in the order of their numbers */
  dice: string
  /** one line an event, as `line` makes it */
  told: string[]
}

const points = 1100

const armies = {
  good: ['aragorn', 'gandalf', 'legolas', 'ent', 'rohan-rider', 'gondor-soldier'],
  evil: ['witch-king', 'saruman', 'lurtz', 'cave-troll', 'warg-rider', 'uruk-hai', 'orc-warrior'],
}

const short = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map(short).join(',')
      : value !== null && typeof value === 'object'
        ? Object.values(value).map(short).join('/')
        : String(value)

/** An event on one line, short enough for a file that people read the changes of. */
export function line({ n, turn, phase, event, ...facts }: Numbered<BattleEvent>): string {
  const told = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${short(value)}`,
  )
  return [n, `${turn}:${phase}`, event, ...told].join(' ')
}

/** Plays a battle of the marsh for the file: mostly the defaults, with some chance, every question asked. */
export function record(seed: number): Golden {
  for (const army of Object.values(armies)) {
    const faults = checkArmy(army, { points })
    if (faults.length) throw new Error(`no army any more: ${JSON.stringify(faults)}`)
  }
  const pick = picker(seed)
  const options: SetUp = {
    rules: 'tournament',
    points,
    board: 'the-marsh',
    camps: ['good', 'evil'],
    players: [
      { name: 'Ada', armies: { good: armies.good } },
      { name: 'Bo', armies: { evil: armies.evil } },
    ],
    seed: seed.toString(16).padStart(64, '0'),
    // The figures go into the file, so that their numbers may change without it.
    types: Object.fromEntries([...armies.good, ...armies.evil].map(id => [id, figureType(id)!])),
  }
  const asks = { policy: () => undefined }
  const answers: string[] = []
  const events: Numbered<BattleEvent>[] = []
  let outcome = setUp(options, asks)
  for (;;) {
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`)
    events.push(...outcome.events)
    const { question } = open(outcome.save)
    if (!question) break
    const plain = question.kind === 'turning' || pick(8) > 0
    answers.push(plain ? question.fallback() : question.space.sample(pick))
    outcome = resume(outcome.save, answers.at(-1)!, asks)
  }
  const dice = events.flatMap(event => (event.event === 'rolled' ? event.faces : [])).join('')
  return { options, answers, dice, told: events.map(line) }
}
