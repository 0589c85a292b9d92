import { type Direction, directions, parseFacing } from '../../core/hex.ts'
import { type AbilityId, abilityIds } from '../army/figure.ts'

/** What an answer can name: labels of figures (`A3`) and hexes (`C7`), directions for facings (`NE`). */
interface AnswerParts {
  figure: string
  /** the friend that carries it (8.42) */
  carrier: string
  /** a figure; of an ability a figure or a hex */
  target: string
  /** hexes in their order, without the one that it begins in */
  path: string[]
  /** a hex */
  to: string
  facing: Direction
  ability: AbilityId
  /** the ability that the one on the base stands for */
  copied: AbilityId
}
type AnswerPart = keyof AnswerParts

/** What each verb names, word for word; with `?` what even a full answer may leave out. */
const shapes = {
  move: ['figure', 'path', 'facing'],
  charge: ['figure', 'path', 'facing', 'target?'],
  run: ['figure', 'to', 'facing'],
  leave: ['figure'],
  dismount: ['figure', 'to', 'facing'],
  turn: ['figure', 'facing'],
  shoot: ['figure', 'target?', 'facing'],
  strike: ['figure', 'target'],
  use: ['figure', 'ability', 'copied?', 'target?'],
  end: ['figure'],
  done: [],
  place: ['figure', 'to', 'facing'],
  lift: ['figure'],
  mount: ['figure', 'carrier'],
  auto: [],
  pass: [],
  none: [],
  keep: [],
  'take-off': [],
  camp: [],
  board: [],
  good: [],
  evil: [],
  left: [],
  right: [],
  top: [],
  bottom: [],
  attacker: [],
  defender: [],
} as const satisfies Record<string, readonly (AnswerPart | `${AnswerPart}?`)[]>

/** The first word of an answer. */
export type VerbName = keyof typeof shapes
export const verbs = Object.keys(shapes) as readonly VerbName[]

type Shape<V extends VerbName> = (typeof shapes)[V][number]
type PartsOf<V extends VerbName> = {
  [S in Shape<V> as S extends AnswerPart ? S : never]: AnswerParts[S & AnswerPart]
} & {
  [S in Shape<V> as S extends `${infer P}?` ? P : never]?: S extends `${infer P extends AnswerPart}?`
    ? AnswerParts[P]
    : never
}

/** An answer that begins with a verb: `{ verb: 'move', figure: 'A3', path: ['C7', 'D7'], facing: 'NE' }`. */
export type VerbAnswer<V extends VerbName = VerbName> = { [K in V]: { verb: K } & PartsOf<K> }[V]

/**
 * Everything that can be answered to a question of a battle, as a value. Reading and writing it needs no battle:
 * whether it is legal is for the `Space` of the question to say.
 */
export type Answer =
  | VerbAnswer
  /** a figure alone: whoever pays, takes a die or stands in the combat */
  | { verb: 'figure'; figure: string }
  /** faces of dice that are thrown again */
  | { verb: 'dice'; faces: number[] }
  /** the id of a board */
  | { verb: 'name'; name: string }

const partsOf = new Map(
  verbs.map(verb => [
    verb,
    shapes[verb].map((part: string) => ({
      part: part.replace('?', '') as AnswerPart,
      optional: part.endsWith('?'),
    })),
  ]),
)

/** The full form of an answer: `move A3 C7-D7 NE`. */
export function makeAnswer(answer: Answer): string {
  if (answer.verb === 'figure') return answer.figure
  if (answer.verb === 'dice') return answer.faces.join(' ')
  if (answer.verb === 'name') return answer.name
  const named: { verb: VerbName } & Partial<AnswerParts> = answer
  let text: string = answer.verb
  for (const { part } of partsOf.get(answer.verb)!) {
    const value = named[part]
    if (value !== undefined) text += ` ${typeof value === 'string' ? value : value.join('-')}`
  }
  return text
}

const isLabel = (word: string): boolean => /^[A-Z]{1,2}[1-9]\d{0,2}$/.test(word)
const label = (word: string): string | undefined => (isLabel(word) ? word : undefined)
const abilityOf = (word: string): AbilityId | undefined => abilityIds.find(id => id === word)

const readers: { [P in AnswerPart]: (word: string) => AnswerParts[P] | undefined } = {
  figure: label,
  carrier: label,
  target: label,
  to: label,
  path: word => (word.split('-').every(isLabel) ? word.split('-') : undefined),
  facing: word => directions.find(direction => direction === word),
  ability: abilityOf,
  copied: abilityOf,
}

/** Reads an answer in its full form, as the journal and every button have it; undefined for any other text. */
export function parseAnswer(text: string): Answer | undefined {
  const [first = '', ...words] = text.split(' ')
  const verb = verbs.find(each => each === first)
  if (!verb) return parseWords(text)
  const answer: Record<string, unknown> = { verb }
  let read = 0
  for (const { part, optional } of partsOf.get(verb)!) {
    const value = readers[part](words[read] ?? '')
    if (value === undefined && !optional) return undefined
    if (value === undefined) continue
    answer[part] = value
    read++
  }
  return read === words.length ? (answer as unknown as VerbAnswer) : undefined
}

/** Answers that have no verb. */
function parseWords(text: string): Answer | undefined {
  if (isLabel(text)) return { verb: 'figure', figure: text }
  if (/^[1-6]( [1-6])*$/.test(text)) return { verb: 'dice', faces: text.split(' ').map(Number) }
  return /^[a-z0-9-]+$/.test(text) ? { verb: 'name', name: text } : undefined
}

/**
 * An answer as somebody types it, word for word: what is left out is not there, and what is there may be no label
 * and no facing.
 */
export interface RawAnswer extends Partial<Record<AnswerPart, string>> {
  verb: VerbName
  /** all words behind the figure */
  named: readonly string[]
}

/** Reads an answer as it was typed; undefined where it begins with no verb. Words too many are passed over. */
export function readAnswer(text: string): RawAnswer | undefined {
  const [first = '', ...words] = text.trim().split(/\s+/)
  const verb = verbs.find(each => each === first.toLowerCase())
  if (!verb) return undefined
  const raw: RawAnswer = { verb, named: words.slice(1) }
  const parts = partsOf.get(verb)!
  let read = 0
  for (const [i, { part }] of parts.entries()) {
    const word = words[read]
    if (word === undefined) break
    if (isLeftOut(part, parts[i + 1]?.part, word)) continue
    raw[part] = word
    read++
  }
  // What ends something is not taken out of a longer sentence.
  const ends = parts.length === 0 || verb === 'end'
  return ends && read < words.length ? undefined : raw
}

/** Is a word not what it might name at this place, but what comes after that? */
function isLeftOut(part: AnswerPart, next: AnswerPart | undefined, word: string): boolean {
  const isFacing = parseFacing(word) !== undefined
  return (
    (part === 'target' && next === 'facing' && isFacing) ||
    (part === 'facing' && next === 'target' && isLabel(word.toUpperCase()))
  )
}
