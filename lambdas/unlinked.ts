/** Signs that turn the direction of what follows, and that no name needs. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g
/** Between the halves of what would be a link or a ping: nothing is seen of it. */
const gap = '\u200b'

/**
 * Text that came from a player or from Discord, on one line, so that neither an address nor an invitation in it
 * becomes a link, nor an @ a ping.
 */
export const unlinked = (text: string): string =>
  text
    .replace(turning, '')
    .replace(/[\r\n\u2028\u2029]+/g, ' ')
    .replace(/:\/\//g, `:${gap}//`)
    .replace(/\b(discord(?:app)?)\.(?=\w)/gi, `$1${gap}.`)
    .replace(/@/g, `@${gap}`)
