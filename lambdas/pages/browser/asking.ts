/** What the page fetches while it is open, and why it did not get it. */

/**
 * Why: nothing is known of (`same`), the program cannot be reached, the link was made anew, the battle has gone on, or the
 * program is another one since the page was loaded.
 */
export type WhyNotGot = 'same' | 'lost' | 'gone' | 'newer' | 'renewed'

export class NotGot extends Error {
  /** @param status of the answer, where there was one */
  constructor(
    readonly why: WhyNotGot,
    readonly status?: number,
  ) {
    super(`a part of the page was not to be had: ${why} ${status ?? ''}`)
  }
}

/** So long an answer may take, in milliseconds. */
const patience = 30_000

/** An answer, all of it, in time. @throws where there is none */
async function answered<T>(address: string | URL, read: (response: Response) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), patience)
  try {
    return await read(await fetch(address, { signal: stop.signal }))
  } finally {
    clearTimeout(timer)
  }
}

/** The address of what a page draws: another one once the battle has gone on. */
const drawnBy = (page: Document): string | undefined => page.getElementById('board')?.dataset['scenes']
const scriptOf = (page: Document): string | null | undefined =>
  page.querySelector('script[src]')?.getAttribute('src')

/** The page as it would be loaded now, at its newest step. */
export function pageNow(): URL {
  const here = new URL(location.href)
  here.searchParams.delete('step')
  here.hash = ''
  return here
}

/** Looks whether the page is still what its address leads to. */
export async function lookAgain(): Promise<WhyNotGot> {
  try {
    const { status, text } = await answered(pageNow(), async response => ({
      status: response.status,
      text: await response.text(),
    }))
    const now = new DOMParser().parseFromString(text, 'text/html')
    if (status === 404) return 'gone'
    // Something between the two may answer in the program's place.
    if (status !== 200 || !scriptOf(now)) return 'lost'
    if (scriptOf(now) !== scriptOf(document)) return 'renewed'
    return drawnBy(now) === drawnBy(document) ? 'same' : 'newer'
  } catch {
    return 'lost'
  }
}

/**
 * Fetches what belongs to the battle as the page shows it.
 * @param address names that by its `v`
 * @throws NotGot
 */
export async function ask<T>(address: string): Promise<T> {
  const version = new URL(address, location.href).searchParams.get('v')
  let status: number | undefined
  try {
    const got = await answered(address, async response => {
      status = response.status
      return response.ok ? ((await response.json()) as T & { version: string }) : undefined
    })
    if (got && got.version === version) return got
  } catch {
    // Why not is asked below.
  }
  throw new NotGot(await lookAgain(), status)
}

/** Loads a part of the script that few want. @throws NotGot */
export async function load<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part()
  } catch {
    throw new NotGot(await lookAgain())
  }
}
