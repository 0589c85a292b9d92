import type { Locator } from 'playwright-core'

/** What is out of sight of the newest question of a player who has gone to the end of the channel. */
interface OutOfSight {
  /** how high the picture and all below it that can be pressed are together, and the room for them, in CSS pixels */
  high: number
  room: number
}

/**
 * Whether the picture of the newest message that can be answered, and all that can be pressed there, are on the screen
 * together once its reader has gone to the end of the channel.
 * @param player the seat of the player
 * @returns undefined where they are, where the message has no picture, and where there is no such message
 */
const outOfSight = (player: Locator): Promise<OutOfSight | undefined> =>
  player.evaluate(seat => {
    const log = seat.querySelector('.log')
    if (!log) return undefined
    const pressed = '.row button:not([disabled]), select:not([disabled])'
    const message = [...log.querySelectorAll('.message')].findLast(each => each.querySelector(pressed))
    const picture = message && [...message.querySelectorAll('.picture')].at(-1)
    if (!picture) return undefined
    const stood = log.scrollTop
    log.scrollTop = log.scrollHeight
    const boxes = [picture, ...message.querySelectorAll(pressed)].map(each => each.getBoundingClientRect())
    const room = log.getBoundingClientRect()
    log.scrollTop = stood
    const [top, bottom] = [Math.min(...boxes.map(box => box.top)), Math.max(...boxes.map(box => box.bottom))]
    return top < room.top || bottom > room.bottom
      ? { high: Math.round(bottom - top), room: Math.round(room.height) }
      : undefined
  })

let looked = 0
const missed: string[] = []

/** Looks at the newest question of a player on a phone; what is not on one screen is printed, and kept for `allInSight`. */
export async function inSight(player: Locator, what: string): Promise<void> {
  looked++
  const out = await outOfSight(player)
  if (!out) return
  missed.push(what)
  console.log(`${what}: picture and buttons are ${out.high} high, the screen has room for ${out.room}`)
}

/** @throws where a question was not on one screen with its picture and all that can be pressed */
export function allInSight(): void {
  console.log(
    `${looked - missed.length} of ${looked} screens show the picture and all that can be pressed together`,
  )
  if (missed.length) throw new Error(`out of sight: ${missed.join(', ')}`)
}
