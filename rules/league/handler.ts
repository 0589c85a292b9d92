import type { Refusal } from '../core/space.ts'
import type { DecisionOf, Doing, LeagueEvent } from './decisions.ts'
import type { Season } from './season.ts'

/**
 * What a decision does to a season. It looks whether it may first and changes the season only then; what it refuses
 * leaves it as it was.
 * @returns a refusal, or the decision as it is to be kept where something was drawn for it
 */
export type Handler<Name extends Doing['do']> = (
  season: Season,
  decision: DecisionOf<Name>,
  tell: (event: LeagueEvent) => void,
) => Refusal | DecisionOf<Name> | undefined

export type Handlers<Names extends Doing['do']> = { [Name in Names]: Handler<Name> }
