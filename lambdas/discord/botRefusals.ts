/**
 * Codes that the door and the worker refuse with, each with the facts its words may use. The words are in
 * words/, like those of the rules.
 */
export const botRefusals = {
  /** an exception; `id` stands in the log beside it */
  'went-wrong': ['id'],
  /** could not be carried out now; it is tried again by itself */
  'trying-again': [],
  /** waited in the queue until its token was too old (15 minutes); not carried out */
  /** carried out, but the answer came too late to be shown to the player alone */
  /** others kept changing the game; nothing was changed, try again */
  busy: [],
  'no-game': ['game'],
  'unknown-command': ['command'],
  'unknown-option': ['option', 'command'],
  'unknown-option-near': ['option', 'command', 'near'],
  'missing-option': ['option', 'command'],
  /** an option of a wrong type, or a choice that was never offered */
  'wrong-option': ['option', 'value'],
  /** a number outside its range, or no whole number */
  'number-out-of-range': ['option', 'value', 'least', 'most'],
  /** a custom id that this program did not make */
  'unknown-button': [],
  /** rights the program lacks in the channel; `rights` are Discord's names, separated by commas */
  'missing-rights': ['rights'],
  /** Discord refused a message to everybody (`reason` are Discord's own words) */
  'not-posted': ['reason'],
  'upload-elsewhere': ['file'],
  'upload-large': ['file', 'limit'],
  'upload-failed': ['file'],
  'upload-not-text': ['file'],
  'upload-workbook': ['file'],
} as const satisfies Record<string, readonly string[]>

export type BotRefusal = keyof typeof botRefusals
