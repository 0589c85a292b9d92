import type { commonHandlers } from './buttons.ts'

/**
 * Buttons whose answer everybody sees, as a message of its own. The front door acknowledges them by their name alone,
 * without loading what they do.
 */
export const publicButtons = [
  'show-all',
  'in-game-all',
  'odds-all',
] as const satisfies (keyof typeof commonHandlers)[]
