/** Seasons as the outside sees them, for any game: plain state in, plain state out. */
export { apply, replay } from './apply.ts'
export * from './decisions.ts'
export { breachesOf, drawPairs, type Pairing, pairable, roundCount } from './pairing/index.ts'
export { boardAfterVetoes } from './rounds.ts'
export * from './season.ts'
export * from './settings.ts'
