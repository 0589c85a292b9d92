import { firstGame } from '../../rules/games.ts'
import { playDarkLordWith } from './darkLordPlay.ts'
import type { Playable } from './harness.ts'
import { playRegimentsWith } from './regimentsPlay.ts'
import { type Passing, playWith, type Steps } from './wholePlay.ts'

/** Something that is played step by step. */
export type Plays = (steps: Steps, play: Playable, passing: Passing) => Promise<void>

interface PlayedGame {
  /** a battle from the challenge to its end, with nearly every command and press there is */
  whole: Plays
  /** what a season of it is created with, and what everybody enters */
  season: { terms: Record<string, string | number>; armies: Record<string, string> }
}

/** How each game is played through the bot in tests of what it survives. */
const played: Readonly<Record<string, PlayedGame>> = {
  [firstGame]: {
    whole: playWith,
    season: { terms: { size: 500 }, armies: { good: 'starter-good', evil: 'starter-evil' } },
  },
  'dark-lord': {
    whole: playDarkLordWith,
    season: {
      terms: { system: 'dark-lord', rules: 'flight' },
      armies: { army: 'starter-free', other: 'starter-shadow' },
    },
  },
  regiments: {
    whole: playRegimentsWith,
    season: {
      terms: { system: 'regiments', size: 1000 },
      armies: { army: 'starter-crown', other: 'starter-wilds' },
    },
  },
}

export const gameIds: readonly string[] = Object.keys(played)
export const playOf = (game: string): Plays => played[game]!.whole
export const seasonTerms = (game: string): PlayedGame['season'] => played[game]!.season
