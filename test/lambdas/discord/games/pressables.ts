import type { Message } from '../../../../lambdas/discord/types.ts'
import { partsOf, selectsOf } from '../testServer.ts'

interface Pressable {
  id: string
  values?: string[]
}

/** Everything of a message that can be pressed and plays on: buttons and choices whose ids begin with one of these words. */
export function pressables(message: Message, words: readonly string[]): Pressable[] {
  const buttons = partsOf(message)
    .filter(part => part.type === 2 && typeof part.custom_id === 'string')
    .map(part => ({ id: String(part.custom_id) }))
  const selects = selectsOf(message).flatMap(({ custom_id: id, options }) =>
    options.map(({ value }) => ({ id, values: [value] })),
  )
  const playsOn = new RegExp(`^(?:${words.join('|')})\\b`)
  return [...buttons, ...selects].filter(({ id }) => playsOn.test(id))
}

/** What nobody should read. */
export const broken = /undefined|NaN|\[object|null\b/
