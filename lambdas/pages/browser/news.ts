/** Whoever comes back to a page sees what has happened since. */

/** The address of what a page draws: another one once the battle has gone on. */
const drawnBy = (page: Document): string | undefined => page.getElementById('board')?.dataset['scenes']

/** Loads the page anew where the battle has gone on since. */
async function showNews() {
  const here = new URL(location.href)
  here.searchParams.delete('step')
  const response = await fetch(here).catch(() => undefined)
  if (!response?.ok) return
  const now = drawnBy(new DOMParser().parseFromString(await response.text(), 'text/html'))
  if (now !== undefined && now !== drawnBy(document)) location.replace(here)
}

/** Looks for news whenever somebody comes back to the page and wants them. */
export const onReturn = (isWanted: () => boolean): void =>
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && isWanted()) void showNews()
  })
