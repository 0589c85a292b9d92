import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import {
  agreeDraw,
  type BattleEvent,
  type BattleOutcome,
  type BattleSave,
  chains,
  check,
  concede,
  documentFor,
  finishPhase,
  isPreview,
  legal,
  open,
  preview,
  reach,
  resume,
  type SetUp,
  setUp,
  sightOf,
  undo,
  zones,
} from '../../rules/combat-hex/index.ts'
import type { Orders } from '../../rules/index.ts'
import { type Numbered } from '../../rules/index.ts'

/**
 * Battles written down, to be played again. Everything here goes through the door of the rules, so that their
 * rooms may be moved and renamed; how battles are recorded stands in `recordGolden.ts`.
 */
export interface Golden {
  /** with the figure types that fight, so that the roster may change */
  options: SetUp
  /** standing orders by player; without them every question is asked */
  orders?: Orders[]
  /** faces in the order of their numbers */
  dice: string
  /** one line an answer, the beginning first, as `stepLine` makes it */
  steps: string[]
}

/** A battle of which everything that was told is kept, for people to read. */
export interface GoldenInFull {
  options: SetUp
  answers: string[]
  dice: string
  /** one line an event, as `line` makes it */
  told: string[]
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

/** The same text for the same facts, in whatever order their names come. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? ''

const digest = (value: unknown, length: number) =>
  createHash('sha1').update(plain(value)).digest('hex').slice(0, length)

/** What is known of a battle at a moment of its replay. */
export interface Moment {
  /** number of the answer; 0 is the beginning */
  n: number
  answer: string
  events: Numbered<BattleEvent>[]
  save: BattleSave
}

/** How often everything that may be seen is looked at, in answers. */
const lookEvery = 10

/** Everything that players and spectators may see of a battle, in parts with names of their own. */
export function looksOf({ n, save, events }: Moment): Record<'views' | 'legal' | 'shown', unknown> {
  const { state } = open(save)
  const { players, figures } = state
  const space = legal(save)
  // numbers by chance that the place of the answer settles
  let chance = n + 1
  const pick = (most: number) => (chance = (chance * 48_271) % 2_147_483_647) % most
  const samples = space ? Array.from({ length: 5 }, () => space.sample(pick)) : []
  const around = {
    id: 'golden',
    users: players.map((_, i) => `${101 + i}`),
    log: events,
    commitment: 'c',
    until: null,
    version: n,
  }
  const standing = figures.filter(figure => figure.condition === 'standing')
  const looked = standing.length ? [standing[n % standing.length]!.id] : []
  return {
    views: [...players.keys(), 'spectator' as const].map(viewer => documentFor(save, viewer, around)),
    legal: space && { count: space.count(), first: space.enumerate('', 5), samples },
    shown: {
      previews: samples.map(answer => preview(save, answer)).filter(isPreview),
      reach: looked.map(id => reach(save, id)),
      // the lines of a sight are many; what they come to is little
      sight: looked.map(id => sightOf(save, id).map(({ target, sight }) => ({ target, sight }))),
      zones: [...players.keys()].map(owner => zones(save, owner)),
      chains: chains(save),
    },
  }
}

/**
 * A moment on one line: a digest of what was told, at every tenth answer one each of what everybody sees, of
 * what is legal and of what is shown on request, and the answer.
 */
export function stepLine(moment: Moment): string {
  const told = digest(moment.events, 6)
  const looks = moment.n % lookEvery === 0 || !moment.save.pending
  const seen = looks ? Object.values(looksOf(moment)).map(part => digest(part, 4)) : []
  return `${[told, ...seen].join('-')} ${moment.answer}`
}

const answerOf = (step: string) => step.slice(step.indexOf(' ') + 1)

/** Carries an answer out; words after a slash are what players do beside answering: `/undo 0`. */
export function carryOut(
  save: BattleSave,
  answer: string,
  { orders, dice }: { orders?: Orders[] | undefined; dice?: (n: number) => number },
): BattleOutcome {
  const [word, who] = answer.split(' ')
  if (word === '/undo') return undo(save, Number(who))
  if (word === '/finish') return finishPhase(save, Number(who), orders)
  if (word === '/concede') return concede(save, Number(who), orders)
  if (word === '/draw') return agreeDraw(save)
  return resume(save, answer, asksOf(orders, dice))
}

export const asksOf = (orders?: Orders[], dice?: (n: number) => number) => ({
  ...(orders ? { orders } : { policy: () => undefined }),
  ...(dice && { dice }),
})

/** Plays a battle again, moment by moment. @throws where an answer is refused or the battle is broken */
export function* replay({ options, orders, dice, steps }: Golden): Generator<Moment> {
  const thrown = (n: number) => {
    const face = Number(dice[n])
    if (!face) throw new Error(`die ${n} was not thrown when this was recorded`)
    return face
  }
  let save: BattleSave | undefined
  for (const [n, step] of steps.entries()) {
    const answer = answerOf(step)
    const outcome = save
      ? carryOut(save, answer, { orders, dice: thrown })
      : setUp(options, asksOf(orders, thrown))
    if (!outcome.ok) throw new Error(`answer ${n}, ${answer}, is refused: ${JSON.stringify(outcome.refusal)}`)
    save = JSON.parse(JSON.stringify(outcome.save)) as BattleSave
    if (n % lookEvery === 0) {
      const faults = check(save)
      if (faults.length) throw new Error(`broken after answer ${n}, ${answer}: ${faults.join('; ')}`)
    }
    yield { n, answer, events: outcome.events, save }
  }
}

const folder = new URL('../rules/golden/', import.meta.url)
export const fileOf = (name: string): URL => new URL(`${name}.json`, folder)
/** The names of all recorded battles. */
export const goldenNames = (): string[] => readdirSync(folder).map(file => file.replace(/\.json$/, ''))
const read = (name: string): unknown => JSON.parse(readFileSync(fileOf(name), 'utf8'))
export const readGolden = (name: string): Golden => read(name) as Golden
/** The battle of which everything that was told is kept. */
export const readMarsh = (): GoldenInFull => read('the-marsh') as GoldenInFull

/** A battle as a file in which a change shows where it is: a figure a line, an answer a line. */
export function writeGolden({ options, ...golden }: Golden): string {
  const { types = {}, ...rest } = options
  const lines = (parts: string[], [from, to]: [string, string]) => `${from}\n${parts.join(',\n')}\n${to}`
  const figures = Object.entries(types).map(([id, type]) => `${JSON.stringify(id)}: ${JSON.stringify(type)}`)
  const { steps, ...short } = golden
  const parts = [
    `"options": ${JSON.stringify(rest).slice(0, -1)}, "types": ${lines(figures, ['{', '}'])}}`,
    ...Object.entries(short).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`),
    `"steps": ${lines(
      steps.map(step => JSON.stringify(step)),
      ['[', ']'],
    )}`,
  ]
  return `${lines(parts, ['{', '}'])}\n`
}
