import { correctedIn } from '../corrected.ts'
import type { OutsideWords } from '../types.ts'
import { terms } from './terms.ts'

/** What happens to a game from outside its sequence. */
export const events: OutsideWords = {
  undone: ({ by, answer }, n) => `↩️ ${n.player(by)} takes back: ${answer}`,
  'gave-up': ({ by, reason }, n) => `🏳️ ${n.player(by)} ${reason === 'forfeit' ? 'stays away' : 'gives up'}.`,
  corrected: ({ piece, values }, n, rule) =>
    `⚖️ ${n.figure(piece)} is put right: ${correctedIn(terms, values)}${rule ? ` (${rule})` : ''}.`,
  'handed-over': ({ by }, n) => `🔁 ${n.player(by)} plays on from here.`,
}
