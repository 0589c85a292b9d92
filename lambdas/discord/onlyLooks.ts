import type { commonHandlers } from './buttons.ts'
import { faces } from './games/index.ts'
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

/** Buttons and selects that change nothing, in any game. */
const lookingButtons: readonly string[] = [
  'army',
  'mine',
  'offer',
  'status',
  'show-all',
  'odds',
  'odds-all',
  'help',
  'welcome',
  'figures',
  'proof',
  'replay',
  'frame',
] satisfies (keyof typeof commonHandlers)[]

/** Those that some game has besides. */
const isLook = (action: string): boolean =>
  Object.values(faces).some(({ looks = {} }) => Object.hasOwn(looks, action))

/** Does a call change nothing? Whoever asked too late for such a thing asks again, or does not care any more. */
export const onlyLooks = ({ name, component }: Pick<Call, 'name' | 'component'>): boolean =>
  component ? lookingButtons.includes(component.action) || isLook(component.action) : looking.includes(name)
