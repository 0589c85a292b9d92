/** Says what was not to be had, and why, in the page's language. */
import type { scriptWords } from '../scriptWords.ts'
import { NotGot, type WhyNotGot } from './asking.ts'
import { say } from './notice.ts'

export interface TroubleTeller {
  say(text: string): void
  /** why something was not to be had, in words */
  why(error: unknown): string
  /** @param what was not to be had, in words */
  failed(what: string, error: unknown): void
  /** what was found out about the page, if it is worth a word */
  found(why: WhyNotGot): void
}

/** What loading the page again would mend. */
const mended: readonly WhyNotGot[] = ['same', 'newer', 'renewed']

/** Also hears of whatever else goes wrong on the page, and says that. */
export function telling(words: Record<(typeof scriptWords)[number], string>): TroubleTeller {
  const whyOf = (why: WhyNotGot): string => (why === 'same' ? '' : words[why])
  const sayWhy = (what: string, why: WhyNotGot) =>
    say([what, whyOf(why)].filter(Boolean).join(' '), {
      again: mended.includes(why) ? words.again : undefined,
    })
  window.addEventListener('error', ({ error }) => error && say(words.wrong, { again: words.again }))
  window.addEventListener('unhandledrejection', () => say(words.wrong, { again: words.again }))
  return {
    say,
    why: error => (error instanceof NotGot ? whyOf(error.why) : words.refused),
    failed(what, error) {
      console.error(error)
      if (error instanceof NotGot) sayWhy(what, error.why)
      else say(`${what} ${words.refused}`)
    },
    found(why) {
      if (why !== 'same') sayWhy('', why)
    },
  }
}
