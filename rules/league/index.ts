/** Seasons as the outside sees them, for any game: plain state in, plain state out. */
export { apply, replay } from './apply.ts'
export * from './decisions.ts'
export { breachesOf, drawPairs, type Pairing, pairable, roundCount, schedule } from './pairing/index.ts'
export { boardAfterVetoes } from './rounds.ts'
export * from './season.ts'
export * from './settings.ts'
export { groupTables, type Standing, standings } from './standings.ts'
export { type Explained, type Part, unitOf } from './tieBreaks.ts'
