import type { componentHandlers } from './buttons.ts'
import type { Call } from './types.ts'

/** Commands that change nothing. */
const looking: readonly string[] = [
  'army show',
  'army list',
  'army check',
  'army export',
  'figures show',
  'figures list',
  'figures export',
  'board list',
  'board show',
  'board export',
  'map',
  'odds',
  'lobby show',
  'game status',
  'game log',
  'game replay',
  'game list',
  'game export',
  'game verify',
  'orders show',
  'league round',
  'league standings',
  'league schedule',
  'league my',
  'league player',
  'league export',
  'help',
]

/** Buttons and selects that change nothing. */
const lookingButtons: readonly string[] = [
  'army',
  'mine',
  'offer',
  'status',
  'show-all',
  'figure',
  'to',
  'face',
  'round',
  'plan',
  'also',
  'also-to',
  'also-facing',
  'help',
  'figures',
  'proof',
  'replay',
] satisfies (keyof typeof componentHandlers)[]

/** Does a call change nothing? Whoever asked too late for such a thing asks again, or does not care any more. */
export const onlyLooks = ({ name, component }: Pick<Call, 'name' | 'component'>): boolean =>
  component ? lookingButtons.includes(component.action) : looking.includes(name)
