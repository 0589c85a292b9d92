import type { Language } from '../../../../../rules/core/text.ts'
import { abilityNames, type PowerId, type TraitId } from '../../../../../rules/dark-lord/index.ts'

type Borne = TraitId | PowerId

/** Traits and powers with their names, by what each does. */
export const namedAbilities = (
  language: Language,
  does: Readonly<Record<Borne, string>>,
): Record<Borne, { name: string; does: string }> =>
  Object.fromEntries(
    Object.entries(does).map(([id, text]) => [id, { name: abilityNames[id as Borne][language], does: text }]),
  ) as Record<Borne, { name: string; does: string }>
