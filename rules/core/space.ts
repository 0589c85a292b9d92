import type { Pick } from './random.ts'

/** Why an answer is not legal: a code for the words, the rule that says so, and the facts to fill in. */
export interface Refusal {
  code: string
  rule?: string
  about?: Record<string, string | number>
}

export type Checked = { ok: true; answer: string } | { ok: false; refusal: Refusal }

export const accept = (answer: string): Checked => ({ ok: true, answer })
export const refuse = (code: string, rule?: string, about?: Refusal['about']): Checked => ({
  ok: false,
  refusal: { code, rule, about },
})

/**
 * Everything that may be answered to a question, without writing it all out. Answers are short lines of
 * words (`move A3 C7-D7 NE`), so that a person can type them and a prefix can narrow them down.
 */
export interface Space {
  /** Is this legal? Gives the answer in its full form, or says why not. */
  check(answer: string): Checked
  /** Legal answers that begin with the prefix, at most `limit` of them, each in its full form. */
  enumerate(prefix: string, limit: number): string[]
  /** How many answers `enumerate('')` would list. */
  count(): number
  /** One legal answer by chance; every one that `enumerate` lists can come up. */
  sample(pick: Pick): string
  /** Changes whenever what is legal changes in kind; cheap to make. */
  fingerprint(): string
}

const startsWith = (text: string, prefix: string) => text.toLowerCase().startsWith(prefix.toLowerCase())

/**
 * Any of some words, each as often as it is there: `1 1 3`, in order and with single spaces. `none` stands
 * for none of them, and `all` is understood.
 */
export function someOf(words: readonly string[]): Space {
  const sorted = [...words].sort()
  const kinds = [...new Set(sorted)]
  const most = kinds.map(kind => sorted.filter(word => word === kind).length)
  const write = (counts: readonly number[]) =>
    kinds.flatMap((kind, i) => Array.from({ length: counts[i]! }, () => kind)).join(' ') || 'none'

  function* every(counts: readonly number[] = []): Generator<string> {
    if (counts.length === kinds.length) yield write(counts)
    else for (let n = 0; n <= most[counts.length]!; n++) yield* every([...counts, n])
  }

  return {
    check(answer) {
      const typed = answer.trim().toLowerCase()
      if (typed === 'none') return accept('none')
      if (typed === 'all') return accept(write(most))
      const wanted = typed.split(/[\s,]+/)
      const counts = kinds.map(kind => wanted.filter(word => word === kind).length)
      const known = counts.reduce((sum, n) => sum + n, 0) === wanted.length
      return known && counts.every((n, i) => n <= most[i]!)
        ? accept(write(counts))
        : refuse('not-offered', undefined, { answer })
    },
    enumerate(prefix, limit) {
      const found: string[] = []
      for (const answer of every()) {
        if (found.length >= limit) break
        if (startsWith(answer, prefix)) found.push(answer)
      }
      return found
    },
    count: () => most.reduce((product, n) => product * (n + 1), 1),
    sample: pick => write(most.map(n => pick(n + 1))),
    fingerprint: () => sorted.join(' '),
  }
}

/** A space that is a plain list of answers, none twice. */
export function listSpace(options: readonly string[]): Space {
  return {
    check(answer) {
      if (options.includes(answer)) return accept(answer)
      const typed = answer.trim().replaceAll(/\s+/g, ' ').toLowerCase()
      const found = options.find(option => option.toLowerCase() === typed)
      return found === undefined ? refuse('not-offered', undefined, { answer }) : accept(found)
    },
    enumerate: (prefix, limit) => options.filter(option => startsWith(option, prefix)).slice(0, limit),
    count: () => options.length,
    sample: pick => options[pick(options.length)]!,
    fingerprint: () => options.join('|'),
  }
}
