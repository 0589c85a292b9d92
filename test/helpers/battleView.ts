import type { CombatHexView } from '../../lambdas/discord/games/combat-hex/view.ts'
import { combatHexWords } from '../../lambdas/discord/games/combat-hex/words/index.ts'
import { namesOf } from '../../lambdas/discord/games/names.ts'
import { type CombatHexSave, type FigureHistory, open } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'

/** A battle as a message in a language has it, between players of these names, and what a replay of it needs. */
export function battleView(
  save: CombatHexSave,
  locale: 'en' | 'fr',
  players: readonly string[] = ['Ada', 'Bo', 'Cy', 'Di'],
): { view: CombatHexView; history: FigureHistory } {
  const { state, board } = open(save)
  if (!board) throw new Error('no board yet')
  const seats = state.players.map((_, i) => ({ name: players[i] }))
  const view = {
    words: combatHexWords[locale],
    names: namesOf({ seats: seats as never }, locale, seal(state)),
    state,
    board,
    game: { id: 'g', version: 1, seats },
    question: undefined,
    locale,
    viewer: -1,
    knows: () => true,
  } as unknown as CombatHexView
  const fighters = state.figures.map(({ id, owner, type }) => ({
    label: id,
    owner,
    type: state.types[type]!,
  }))
  return { view, history: { board, fighters, types: state.types } }
}
