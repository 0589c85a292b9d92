import type { Regiment, RegimentsState } from '../state.ts'
import type { ModelProfile, PrintedRule } from '../unit/unitProfile.ts'
import { spells } from './spells.ts'

const lent = (rules: readonly PrintedRule[] = []) => rules.map(own => ({ ...own, lent: true as const }))

/** Models under spells, by the ids of these: they never change, and are asked for again and again. */
const known = new WeakMap<ModelProfile, Map<string, ModelProfile>>()

/** A model with what spells give it now, and take from it (RB-24.4): rules of a friend, for whoever asks (A21). */
export function withSpells(_f: { war: RegimentsState }, model: ModelProfile, unit: Regiment): ModelProfile {
  if (unit.spells.length === 0) return model
  let ofModel = known.get(model)
  if (!ofModel) known.set(model, (ofModel = new Map()))
  const key = unit.spells.map(({ spell }) => spell).join(' ')
  let under = ofModel.get(key)
  if (!under) ofModel.set(key, (under = underSpells(model, unit)))
  return under
}

function underSpells(model: ModelProfile, unit: Regiment): ModelProfile {
  const effects = unit.spells.map(({ spell }) => spells[spell]?.lasts ?? {})
  const plus = (of: 'offence' | 'agility' | 'resilience') =>
    effects.reduce((sum, each) => sum + (each.plus?.[of] ?? 0), 0)
  return {
    ...model,
    resilience: Math.max(0, model.resilience + plus('resilience')),
    rules: [...model.rules, ...effects.flatMap(({ model: rules }) => lent(rules))],
    parts: model.parts.map(part => ({
      ...part,
      offence: Math.max(0, part.offence + plus('offence')),
      agility: Math.max(0, part.agility + plus('agility')),
      rules: [...part.rules, ...effects.flatMap(({ attacks: rules }) => lent(rules))],
    })),
  }
}
