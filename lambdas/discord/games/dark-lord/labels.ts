import type { Refusal } from '../../../../rules/index.ts'
import { labelMeantIn } from '../parts/labelMeant.ts'
import type { DarkLordView } from './view.ts'

/** The label that an option means: a token's label, or a name; of several with one name, one of `among` alone. */
export const labelMeant = (
  { state }: DarkLordView,
  text: string,
  among?: readonly string[],
): string | Refusal =>
  labelMeantIn(
    {
      pieces: state.combatants,
      types: state.types,
      here: ({ condition }) => condition !== 'removed',
      unknown: figure => ({ code: 'no-figure', rule: 'DB-04', about: { figure } }),
    },
    text,
    among,
  )
