import type { ScenarioRules } from '../field/vocabulary.ts'
import type { ScenarioId } from '../state.ts'
import { flight } from './flight.ts'
import { lastStand, lastStandRingLost } from './lastStand.ts'
import { openField, openFieldRingLost } from './openField.ts'

export const scenarios: Readonly<Record<ScenarioId, ScenarioRules>> = {
  'open-field': openField,
  flight,
  'last-stand': lastStand,
  'open-field-ring-lost': openFieldRingLost,
  'last-stand-ring-lost': lastStandRingLost,
}
