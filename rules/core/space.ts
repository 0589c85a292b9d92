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

/** A space that is a plain list of answers, none twice. */
export function listSpace(options: readonly string[]): Space {
  return {
    check(answer) {
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
