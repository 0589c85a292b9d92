import type { OwnFace } from '../../../lambdas/discord/games/usualFace.ts'
import { typeset } from '../../../lambdas/discord/words/french.ts'
import type { CrossingTypes } from './crossing.ts'

const en = {
  go: 'which scout goes where?',
  went: (who: string, scout: string, at: string) => `${who}: ${scout} goes to ${at}.`,
  took: (who: string, scout: string, at: string) => `${who}: ${scout} takes whoever stood on ${at}.`,
  ended: 'The game is over.',
  left: (scouts: string) => `Scouts: ${scouts}`,
}
const fr: typeof en = typeset({
  go: 'quel éclaireur va où ?',
  went: (who, scout, at) => `${who} : ${scout} va en ${at}.`,
  took: (who, scout, at) => `${who} : ${scout} prend celui qui se tenait en ${at}.`,
  ended: 'La partie est finie.',
  left: scouts => `Éclaireurs : ${scouts}`,
})
const words = { en, fr }

/** How The Crossing looks on Discord: all that no game has in common with others. */
export const crossingFace: OwnFace<CrossingTypes> = {
  name: { en: 'The Crossing', fr: 'La Traversée' },
  question: ({ locale }) => words[locale].go,
  picture({ state, board, locale, names }) {
    const scouts = state.scouts.filter(({ taken }) => !taken)
    const alt = words[locale].left(scouts.map(({ label }) => label).join(', '))
    const tokens = scouts.map(({ label, owner, at }) => ({ label, owner, cells: [at] }))
    const players = [0, 1].map(n => ({ name: names.player(n), tone: n ? 'warm' : 'cool' }) as const)
    return { name: 'crossing.png', alt, scene: { board: board!, tokens, players, caption: alt } }
  },
  event(entry, { names, locale }) {
    if (entry.event === 'ended') return words[locale].ended
    return words[locale][entry.event](names.player(entry.by), entry.scout, entry.at)
  },
}
