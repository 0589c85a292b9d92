import type { Refusal } from '../../../../rules/index.ts'
import { labelMeantIn } from '../parts/labelMeant.ts'
import type { RegimentsView } from './view.ts'

/** The label that an option means: a unit's label, or a name; of several with one name, one of `among` alone. */
export const labelMeant = (
  { state }: RegimentsView,
  text: string,
  among?: readonly string[],
): string | Refusal =>
  labelMeantIn(
    {
      pieces: state.regiments,
      types: state.types,
      here: ({ condition }) => condition !== 'destroyed' && condition !== 'routed',
      unknown: unit => ({ code: 'no-unit', rule: 'RB-03', about: { unit } }),
    },
    text,
    among,
  )
