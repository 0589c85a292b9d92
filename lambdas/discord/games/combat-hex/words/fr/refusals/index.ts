import { abilities } from './abilities.ts'
import { battle } from './battle.ts'

/** What is wrong, and what to do instead, for every refusal of the rules of Combat Hex. */
export const refusals = { ...battle, ...abilities }
