/** What it takes to run a season, without the libraries that rate players and write files. */
export { apply, replay } from './apply.ts'
export * from './clock.ts'
export * from './decisions.ts'
export { sidesPlayed } from './history.ts'
export { isAnnulled, linesOf, type RoundLine } from './lines.ts'
export {
  breachesOf,
  drawPairs,
  type Pairing,
  pairable,
  roundCount,
  schedule,
  sittingOut,
} from './pairing/index.ts'
export { boardAfterVetoes } from './rounds.ts'
export * from './season.ts'
export * from './settings.ts'
export { groupTables, type Standing, standings } from './standings.ts'
export { type Explained, type TieBreakPart, unitOf } from './tieBreaks.ts'
