import type { Pick } from '../../rules/core/random.ts'
import type { Numbered, Save } from '../../rules/index.ts'
import type { Engine } from '../../rules/play/engine.ts'
import type { GameTypes, Opened, Outcome } from '../../rules/play/module.ts'
import type { GoldenOf, goldensOf } from './goldens.ts'

/** A battle for a file of goldens, as it comes about by chance. */
interface Recording<T extends GameTypes> {
  options: T['setUp']
  /** standing orders by player; without them every question is asked */
  orders: T['orders'][] | undefined
  pick: Pick
  /** what is counted of a battle: what was told at an answer, and how it stands */
  look(events: readonly Numbered<T['event']>[], opened: Opened<T>): void
  /** an answer, or what players do beside answering: `/finish 0` */
  choose(question: T['question'], opened: Opened<T>, save: Save<T['state']>): string
  /** carries an answer out while somebody watches */
  watch?(run: () => Outcome<T>): Outcome<T>
}

/** Plays a battle for the file, to its end; some answers are taken back. @throws where an answer is refused */
export function recordBattle<T extends GameTypes>(
  engine: Engine<T>,
  { asksOf, carryOut, stepLine }: ReturnType<typeof goldensOf<T>>,
  { options, orders, pick, look, choose, watch = run => run() }: Recording<T>,
): GoldenOf<T> {
  const dice: number[] = []
  const steps: string[] = []
  let outcome = engine.setUp(options, asksOf(orders))
  let answer = '(begin)'
  /** who answered last, if that may be taken back */
  let last: number | undefined
  for (;;) {
    if (!outcome.ok) throw new Error(`${answer} is refused: ${JSON.stringify(outcome.refusal)}`)
    const { events } = outcome
    const save = JSON.parse(JSON.stringify(outcome.save)) as Save<T['state']>
    steps.push(stepLine({ n: steps.length, answer, events, save }))
    for (const event of events)
      if (isRolled(event)) for (const [i, face] of event.faces.entries()) dice[event.first + i] = face
    const opened = engine.open(save)
    look(events, opened)
    const { question } = opened
    if (!question) return { options, ...(orders && { orders }), dice: dice.join(''), steps }
    const back = last === undefined || pick(12) ? undefined : `/undo ${last}`
    answer = back && carryOut(save, back, { orders }).ok ? back : choose(question, opened, save)
    last = answer.startsWith('/') ? undefined : question.by
    outcome = watch(() => carryOut(save, answer, { orders }))
  }
}

/** Every game tells its dice by this name. */
const isRolled = <Event extends { event: string }>(
  event: Event,
): event is Event & { faces: number[]; first: number } => event.event === 'rolled'

/** A battle that was recorded, and what was at work in it: rules, and kinds of questions. */
export interface Recorded<Golden> {
  golden: Golden
  seen: ReadonlySet<string>
}

/** The best of the battles that were tried. @throws where each of them was too long */
export function bestRecorded<Golden>(
  name: string,
  tried: readonly Recorded<Golden>[],
  worth: (recorded: Recorded<Golden>) => number,
): Recorded<Golden> {
  const [best] = tried.toSorted((a, b) => worth(b) - worth(a))
  if (!best) throw new Error(`${name}: every battle is too long`)
  return best
}

/**
 * Counts what no battle before had.
 * @param seldom what few battles have: it is looked for before all else
 */
export function countFresh(seldom: readonly string[]) {
  const known = new Set<string>()
  return {
    fresh: (all: Iterable<string>): number =>
      [...all].reduce((sum, each) => sum + (known.has(each) ? 0 : seldom.includes(each) ? 20 : 1), 0),
    remember(all: Iterable<string>): void {
      for (const each of all) known.add(each)
    },
  }
}
