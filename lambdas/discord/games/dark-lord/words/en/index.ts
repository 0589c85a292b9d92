/** Everything that only The Dark Lord says, in English, room by room. */

export { events } from './events.ts'
export { lessons } from './lessons.ts'
export { topicNames as orderTopics, valueNames as orderValues } from './orders.ts'
export { questionHelp } from './questionHelp.ts'
export { questions } from './questions.ts'
export { refusals } from './refusals.ts'
export { abilities, scenarios } from './rules.ts'
export { tells } from './tells.ts'
