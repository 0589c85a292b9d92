/** Tout ce que dit The Dark Lord seul, en français, salle par salle. */

export { events } from './events.ts'
export { lessons } from './lessons.ts'
export { topicNames as orderTopics, valueNames as orderValues } from './orders.ts'
export { questionHelp } from './questionHelp.ts'
export { questions } from './questions.ts'
export { refusals } from './refusals.ts'
export { abilities, scenarios } from './rules.ts'
export { tells } from './tells.ts'
