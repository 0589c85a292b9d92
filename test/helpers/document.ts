import type { GameDocument } from '../../rules/combat-hex/battle/document.ts'
import {
  documentOf,
  isSecret,
  redact,
  redactQuestion,
  type ViewContext,
} from '../../rules/combat-hex/battle/view.ts'
import type { CombatHexState } from '../../rules/combat-hex/index.ts'
import type { Viewer } from '../../rules/play/module.ts'
import type { scenario } from './scenario.ts'

const nothing: ViewContext = { id: 'g1', users: ['u1'], log: [], commitment: 'c0', until: null, version: 7 }

/** What somebody sees of a scenario, written down. @param change of its state */
export function documentSeen(
  t: ReturnType<typeof scenario>,
  viewer: Viewer = 'spectator',
  context: Partial<ViewContext> = {},
  change: Partial<CombatHexState> = {},
): GameDocument {
  const battle = { ...t.game.battle, ...change }
  const state = redact(battle, viewer)
  return documentOf(
    {
      state,
      table: { ...t.game, battle: state },
      question: t.asked === 'over' ? undefined : redactQuestion(t.question, viewer),
      knows: event => !isSecret(battle, event, viewer),
    },
    t.save,
    { ...nothing, ...context },
  )
}
