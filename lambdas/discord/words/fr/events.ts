import { correctedIn } from '../corrected.ts'
import type { OutsideWords } from '../types.ts'
import { terms } from './terms.ts'

export const events: OutsideWords = {
  undone: ({ by, answer }, n) => `↩️ ${n.player(by)} reprend : ${answer}`,
  'gave-up': ({ by, reason }, n) =>
    `🏳️ ${n.player(by)} ${reason === 'forfeit' ? 'reste absent' : 'abandonne'}.`,
  corrected: ({ piece, values }, n, rule) =>
    `⚖️ ${n.figure(piece)}, rectification : ${correctedIn(terms, values)}${rule ? ` (${rule})` : ''}.`,
  'handed-over': ({ by }, n) => `🔁 ${n.player(by)} prend la suite.`,
}
