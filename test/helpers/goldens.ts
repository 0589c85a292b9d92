import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Numbered, Save } from '../../rules/index.ts'
import type { Engine, ResumeOptions } from '../../rules/play/engine.ts'
import type { GameTypes, Outcome } from '../../rules/play/module.ts'

/** Battles of any game written down, to be played again. */
export interface GoldenOf<T extends GameTypes> {
  /** with the figure types that fight, so that the roster may change */
  options: T['setUp']
  /** standing orders by player; without them every question is asked */
  orders?: T['orders'][]
  /** faces in the order of their numbers */
  dice: string
  /** one line an answer, the beginning first, as `stepLine` makes it */
  steps: string[]
}

/** What is known of a battle at a moment of its replay. */
export interface MomentOf<T extends GameTypes> {
  /** number of the answer; 0 is the beginning */
  n: number
  answer: string
  events: Numbered<T['event']>[]
  save: Save<T['state']>
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
export function line(told: Numbered<GameTypes['event']> & { phase?: string; stage?: string }): string {
  const { n, turn, phase, stage, event, ...facts } = told
  const words = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${short(value)}`,
  )
  return [n, `${turn}:${phase ?? stage}`, event, ...words].join(' ')
}

/** The same text for the same facts, in whatever order their names come. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? ''

const digest = (value: unknown, length: number) =>
  createHash('sha1').update(plain(value)).digest('hex').slice(0, length)

/** Numbers by chance that the place of an answer settles. */
export function chanceAt(n: number): (most: number) => number {
  let chance = n + 1
  return most => (chance = (chance * 48_271) % 2_147_483_647) % most
}

/** How often everything that may be seen is looked at, in answers. */
const lookEvery = 10
const answerOf = (step: string) => step.slice(step.indexOf(' ') + 1)

/**
 * Recorded battles of a game, in a folder of their own.
 * @param looksOf everything that players and spectators may see of a battle, in parts with names of their own
 */
export function goldensOf<T extends GameTypes>(
  engine: Engine<T>,
  folder: URL,
  looksOf: (moment: MomentOf<T>) => Record<string, unknown>,
) {
  type Moment = MomentOf<T>
  const fileOf = (name: string): URL => new URL(`${name}.json`, folder)
  const read = (name: string): unknown => JSON.parse(readFileSync(fileOf(name), 'utf8'))

  const asksOf = (orders?: T['orders'][], dice?: (n: number) => number): ResumeOptions<T> => ({
    ...(orders ? { orders } : { policy: () => undefined }),
    ...(dice && { dice }),
  })

  /** Carries an answer out; words after a slash are what players do beside answering: `/undo 0`. */
  function carryOut(
    save: Save<T['state']>,
    answer: string,
    { orders, dice }: { orders?: T['orders'][] | undefined; dice?: (n: number) => number },
  ): Outcome<T> {
    const [word, who] = answer.split(' ')
    if (word === '/undo') return engine.undo(save, Number(who))
    if (word === '/finish') return engine.finishPhase(save, Number(who), orders)
    if (word === '/concede') return engine.concede(save, Number(who), orders)
    if (word === '/draw') return engine.agreeDraw(save)
    return engine.resume(save, answer, asksOf(orders, dice))
  }

  /**
   * A moment on one line: a digest of what was told, at every tenth answer one each of what everybody sees, of
   * what is legal and of what is shown on request, and the answer.
   */
  function stepLine(moment: Moment): string {
    const told = digest(moment.events, 6)
    const looks = moment.n % lookEvery === 0 || !moment.save.pending
    const seen = looks ? Object.values(looksOf(moment)).map(part => digest(part, 4)) : []
    return `${[told, ...seen].join('-')} ${moment.answer}`
  }

  /** Plays a battle again, moment by moment. @throws where an answer is refused or the battle is broken */
  function* replay({ options, orders, dice, steps }: GoldenOf<T>): Generator<Moment> {
    const thrown = (n: number) => {
      const face = Number(dice[n])
      if (!face) throw new Error(`die ${n} was not thrown when this was recorded`)
      return face
    }
    let save: Save<T['state']> | undefined
    for (const [n, step] of steps.entries()) {
      const answer = answerOf(step)
      const outcome = save
        ? carryOut(save, answer, { orders, dice: thrown })
        : engine.setUp(options, asksOf(orders, thrown))
      if (!outcome.ok)
        throw new Error(`answer ${n}, ${answer}, is refused: ${JSON.stringify(outcome.refusal)}`)
      save = JSON.parse(JSON.stringify(outcome.save)) as Save<T['state']>
      if (n % lookEvery === 0) {
        const faults = engine.check(save)
        if (faults.length) throw new Error(`broken after answer ${n}, ${answer}: ${faults.join('; ')}`)
      }
      yield { n, answer, events: outcome.events, save }
    }
  }

  /** A battle as a file in which a change shows where it is: a figure a line, an answer a line. */
  function writeGolden({ options, ...golden }: GoldenOf<T>): string {
    const { types = {}, ...rest } = options as { types?: Record<string, unknown> }
    const lines = (parts: string[], [from, to]: [string, string]) => `${from}\n${parts.join(',\n')}\n${to}`
    const figures = Object.entries(types).map(
      ([id, type]) => `${JSON.stringify(id)}: ${JSON.stringify(type)}`,
    )
    const { steps, ...others } = golden
    const parts = [
      `"options": ${JSON.stringify(rest).slice(0, -1)}, "types": ${lines(figures, ['{', '}'])}}`,
      ...Object.entries(others).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`),
      `"steps": ${lines(
        steps.map(step => JSON.stringify(step)),
        ['[', ']'],
      )}`,
    ]
    return `${lines(parts, ['{', '}'])}\n`
  }

  /** Why a moment is not as it was: what is told and seen at it now, and how to see what was. */
  function change(name: string, moment: Moment, was: string, is: string, test: string): string {
    const [told, ...looks] = is.split(' ')[0]!.split('-')
    const [toldBefore, ...looksBefore] = was.split(' ')[0]!.split('-')
    const parts = Object.entries(looksOf(moment)).filter((_, i) => looks[i] !== looksBefore[i])
    return [
      `${name} differs at answer ${moment.n}, ${moment.answer}: ${is} was ${was}`,
      ...(told === toldBefore ? [] : ['it tells now:', ...moment.events.map(event => `  ${line(event)}`)]),
      ...parts.map(([part, seen]) => `${part} now: ${JSON.stringify(seen).slice(0, 1500)}`),
      'as it was: `git stash`, or check out the commit that recorded it, and',
      `SHOW_GOLDEN=${name}:${moment.n} npx vitest run ${test}`,
    ].join('\n')
  }

  return {
    asksOf,
    carryOut,
    change,
    fileOf,
    /** the names of all recorded battles */
    goldenNames: (): string[] => readdirSync(folder).map(file => file.replace(/\.json$/, '')),
    read,
    readGolden: (name: string) => read(name) as GoldenOf<T>,
    replay,
    stepLine,
    writeGolden,
  }
}
