/** Signs that turn the direction of what follows, and that no name needs. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Letters that are written from right to left: what stands after them would be drawn into them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
/** Between the halves of what would be a link or a ping: nothing is seen of it. */
const gap = '\u200b'

/**
 * Text that came from a player or from Discord, on one line, so that neither an address nor an invitation in it
 * becomes a link, nor an @ a ping, nor its direction that of what stands beside it.
 */
export const sanitised = (text: string): string => {
  const bare = withoutLinks(text.replace(turning, ''))
  return rightToLeft.test(bare) ? `\u2068${bare}\u2069` : bare
}

const withoutLinks = (text: string): string =>
  text
    .replace(/[\r\n\u2028\u2029]+/g, ' ')
    .replace(/:\/\//g, `:${gap}//`)
    .replace(/\b(discord(?:app)?)\.(?=\w)/gi, `$1${gap}.`)
    .replace(/@/g, `@${gap}`)
