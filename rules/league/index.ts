/** Seasons as the outside sees them, for any game: plain state in, plain state out. */
export * from './exports.ts'
export * from './luck.ts'
export { firstRating, type Rating, ratingsOf } from './ratings.ts'
export * from './records.ts'
export * from './running.ts'
