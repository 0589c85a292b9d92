/** Whoever comes back to a page sees what has happened since. */
import { lookAgain, pageNow, type WhyNotGot } from './asking.ts'

/**
 * Looks for news whenever somebody comes back to the page, and loads it anew where the battle has gone on.
 * @param isWanted does somebody want to see the newest step?
 * @param heard what was found out, where the page stays as it is
 */
export function onReturn(isWanted: () => boolean, heard: (why: WhyNotGot) => void): void {
  const look = async () => {
    const why = await lookAgain()
    const isOld = why === 'newer' || why === 'renewed'
    if (isOld && isWanted()) location.replace(pageNow())
    else heard(why)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })
}
