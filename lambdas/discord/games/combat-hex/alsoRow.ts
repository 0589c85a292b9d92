import type { Preview } from '../../../../rules/combat-hex/index.ts'
import { isOneThing } from '../../../game/lessons.ts'
import { idOf, type Rows, select } from '../../api/components.ts'
import { limits } from '../../api/limits.ts'
import { hasRoom } from './planMoves.ts'
import { figureNote } from './rowParts.ts'
import type { CombatHexView } from './view.ts'

/** Figures that could still begin, once that one has moved. */
const others = ({ question }: CombatHexView, mover: string): string[] =>
  question?.kind === 'act' ? question.about.ready.filter(label => label !== mover) : []

/**
 * A list to choose a further figure from, below the preview of a move: nothing where dice decide what comes after it,
 * or a button could not carry another.
 * @param view the battle when the move begins
 * @param packed it and those before it
 */
export function alsoRow(view: CombatHexView, shown: Preview, packed: string): Rows {
  if (shown.kind !== 'move' || shown.freeAttacks.length || shown.outcome.reactions.length) return []
  // A lesson asks for one thing, and not for two at once.
  if (isOneThing(view.game)) return []
  const labels = others(view, shown.figure)
  if (!labels.length || !hasRoom(packed)) return []
  const options = labels
    .slice(0, limits.options)
    .map(label => ({ label: view.names.figure(label), value: label, description: figureNote(view, label) }))
  return [select(view.words.says.alsoMove, idOf(view.game, 'also', packed), options)]
}
