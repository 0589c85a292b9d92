/** Everything that only Regiments says, in English, room by room. */

export { choices } from './choices.ts'
export { events } from './events.ts'
export { lessons } from './lessons.ts'
export { fits } from './lineFacts.ts'
export { odds } from './odds.ts'
export { topicNames as orderTopics, valueNames as orderValues } from './orders.ts'
export { questionHelp } from './questionHelp.ts'
export { questions } from './questions.ts'
export { refusals } from './refusals.ts'
export { spells as abilities } from './spells.ts'
export { tells } from './tells.ts'
export { units } from './units.ts'
