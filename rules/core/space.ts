import type { Pick as Chance } from './random.ts'

/**
 * Why something is refused, by codes that words are found for. Whoever refuses for reasons of its own adds its codes
 * to this interface, so that a code without words, or words without a code, do not compile.
 */
export interface RefusalCodes {
  'not-offered': unknown
  'question-changed': unknown
  'battle-over': unknown
  'no-hex': unknown
  'no-facing': unknown
  'undo-dice': unknown
  'undo-answered': unknown
  'undo-nothing': unknown
  'not-your-turn': unknown
  'is-out': unknown
  /** a judge cannot put this right */
  'no-correction': unknown
}
export type RefusalCode = keyof RefusalCodes

/** Why an answer is not legal: a code for the words, the rule that says so, and the facts to fill in. */
export interface Refusal {
  code: RefusalCode
  rule?: string
  about?: Record<string, string | number>
}

/** A legal answer in its full form with the value that the rules go on with, or why it is not legal. */
export type Checked<Value = unknown> =
  | { ok: true; answer: string; value: Value }
  | { ok: false; refusal: Refusal }

/** @param value what the answer means to the rules; the text itself where it is left out */
export function accept(answer: string): Checked<string>
export function accept<Value>(answer: string, value: Value): Checked<Value>
export function accept(answer: string, value: unknown = answer): Checked {
  return { ok: true, answer, value }
}
export const refuse = (code: RefusalCode, rule?: string, about?: Refusal['about']): Checked<never> => ({
  ok: false,
  refusal: { code, rule, about },
})

/**
 * Everything that may be answered to a question, without writing it all out. Answers are short lines of
 * words (`move A3 C7-D7 NE`), so that a person can type them and a prefix can narrow them down. The rules
 * themselves go on with the value that an answer means.
 */
export interface Space<Value = unknown> {
  /** Is this legal? Gives the answer in its full form with its value, or says why not. */
  check(answer: string): Checked<Value>
  /** The full form of an answer that means this value. */
  write(value: Value): string
  /** Legal answers that begin with the prefix, at most `limit` of them, each in its full form. */
  enumerate(prefix: string, limit: number): string[]
  /** How many answers `enumerate('')` would list. */
  count(): number
  /** One legal answer by chance; every one that `enumerate` lists can come up. */
  sample(pick: Chance): string
  /** Changes whenever what is legal changes in kind; cheap to make. */
  fingerprint(): string
}

const startsWith = (text: string, prefix: string) => text.toLowerCase().startsWith(prefix.toLowerCase())

/**
 * The part of a space that lists its answers, of one whose answers can all be written out: they are when somebody first asks
 * for them.
 */
export function listed(write: () => readonly string[]): Pick<Space, 'enumerate' | 'count' | 'sample'> {
  let known: readonly string[] | undefined
  const all = () => (known ??= write())
  return {
    enumerate: (prefix, limit) =>
      all()
        .filter(text => startsWith(text, prefix))
        .slice(0, limit),
    count: () => all().length,
    sample: pick => all()[pick(all().length)]!,
  }
}

const byOrder = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Any of some words or numbers, each as often as it is there: `1 1 3`, in order and with single spaces. `none`
 * stands for none of them, and `all` is understood.
 */
export function someOf<Item extends string | number>(items: readonly Item[]): Space<Item[]> {
  const sorted = [...items].sort(byOrder)
  const kinds = [...new Set(sorted)]
  const most = kinds.map(kind => sorted.filter(item => item === kind).length)
  const taken = (counts: readonly number[]) => {
    const some: Item[] = []
    for (const [i, kind] of kinds.entries()) for (let n = 0; n < counts[i]!; n++) some.push(kind)
    return some
  }
  const write = (some: readonly Item[]) => [...some].sort(byOrder).join(' ') || 'none'
  const accepted = (counts: readonly number[]) => {
    const some = taken(counts)
    return accept(write(some), some)
  }

  function* every(counts: readonly number[] = []): Generator<string> {
    if (counts.length === kinds.length) yield write(taken(counts))
    else for (let n = 0; n <= most[counts.length]!; n++) yield* every([...counts, n])
  }

  return {
    check(answer) {
      const typed = answer.trim().toLowerCase()
      if (typed === 'none') return accepted(kinds.map(() => 0))
      if (typed === 'all') return accepted(most)
      const wanted = typed.split(/[\s,]+/)
      const counts = kinds.map(kind => wanted.filter(word => word === String(kind).toLowerCase()).length)
      const known = counts.reduce((sum, n) => sum + n, 0) === wanted.length
      return known && counts.every((n, i) => n <= most[i]!)
        ? accepted(counts)
        : refuse('not-offered', undefined, { answer })
    },
    write,
    enumerate(prefix, limit) {
      const found: string[] = []
      for (const answer of every()) {
        if (found.length >= limit) break
        if (startsWith(answer, prefix)) found.push(answer)
      }
      return found
    },
    count: () => most.reduce((product, n) => product * (n + 1), 1),
    sample: pick => write(taken(most.map(n => pick(n + 1)))),
    fingerprint: () => sorted.join(' '),
  }
}

/**
 * A space that is a plain list, no answer twice.
 * @param write the text of each value; words are their own
 */
export function listSpace<Value>(
  values: readonly Value[],
  write: (value: Value) => string = String,
): Space<Value> {
  const options = values.map(value => write(value))
  const accepted = (at: number) => accept(options[at]!, values[at]!)
  return {
    check(answer) {
      const exact = options.indexOf(answer)
      if (exact >= 0) return accepted(exact)
      const typed = answer.trim().replaceAll(/\s+/g, ' ').toLowerCase()
      const found = options.findIndex(option => option.toLowerCase() === typed)
      return found < 0 ? refuse('not-offered', undefined, { answer }) : accepted(found)
    },
    write,
    ...listed(() => options),
    fingerprint: () => options.join('|'),
  }
}
