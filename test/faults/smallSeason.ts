import { seasonTerms } from '../play/everyPlay.ts'
import type { Playable } from '../play/harness.ts'
import type { Passing, Steps } from '../play/wholePlay.ts'

const day = 24 * 3_600_000

/**
 * A season of two players and one round: created and pinned, joined by the button, published with a thread for its
 * battle, reminded of by the clock, decided by that battle, and closed.
 */
export const smallSeasonOf =
  (of: string) =>
  async (steps: Steps, play: Playable, { later, runClock }: Passing): Promise<void> => {
    const [ada, bruno] = [play.player('Ada'), play.player('Bruno')]
    const { terms, armies } = seasonTerms(of)
    await steps.command(ada, 'league create', {
      name: 'Spring season',
      rounds: 1,
      days: 14,
      approval: 'automatic',
      ...terms,
    })
    await steps.press(bruno, 'season:.*:join')
    await steps.command(ada, 'league join')
    for (const player of [ada, bruno]) await steps.command(player, 'league army', armies)
    await steps.command(ada, 'league start')
    await steps.press(ada, 'for-good')
    await steps.command(ada, 'league pair')
    await steps.command(ada, 'league publish')
    later(13 * day)
    await steps.write('13 days later', async () => {
      await runClock()
      await play.idle()
      return undefined
    })
    const [game = ''] = await play.server.store.gamesOfUser(bruno.id)
    await steps.command(bruno, 'game concede', { game })
    await steps.press(bruno, 'concede')
    await steps.command(ada, 'league standings')
    await steps.command(ada, 'league close')
    await steps.press(ada, 'for-good')
  }
