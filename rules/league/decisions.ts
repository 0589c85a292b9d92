import type { Refusal } from '../core/space.ts'
import type { Approval, Pair, Role, Season, ToldResult } from './season.ts'
import type { Halves, Settings } from './settings.ts'

/** Who decided, when, and in which role, where that is more than the season itself gave them. */
interface Taken {
  /** user; '' for the program itself */
  by: string
  at: number
  as?: Role
}

/** A battle by its round (counted from 1) and table (from 0). */
interface AtTable {
  round: number
  table: number
}

/** What is decided, and by what; `why` stands in the log of rulings. */
export type Doing =
  | { do: 'create'; id: string; server: string; seed: string; settings: Settings; directors: string[] }
  | { do: 'settings'; change: Partial<Settings>; why?: string }
  | { do: 'roles'; directors: string[]; referees: string[] }
  /** `user` other than `by`, or after the start: a director's word */
  | { do: 'join'; user: string; name: string }
  | { do: 'leave'; user: string; why?: string }
  /** `undo`: they play in it after all */
  | { do: 'sit-out'; user: string; round: number; undo?: boolean }
  /** `faults`: codes of what the game finds wrong; with any it is refused. `unfinished`: a part of them is still owed */
  | { do: 'army'; user: string; armies: unknown; faults: string[]; unfinished?: boolean }
  /** what the game finds wrong with armies already handed in, after the terms have changed */
  | { do: 'check'; user: string; faults: string[] }
  | { do: 'approve'; user: string; why?: string }
  | { do: 'disapprove'; user: string; why: string }
  /** `without`: whoever has no approved army stays out */
  /** @param ratings by user, of those who have one, where places go by it */
  | { do: 'start'; without?: boolean; ratings?: Readonly<Record<string, number>> }
  /** the pairs are drawn where none are given, and places swapped before stay; they are kept with the decision */
  | { do: 'pair'; pairs?: Pair[] }
  | { do: 'swap'; draft: number; a: number; b: number }
  | { do: 'publish'; draft: number; due?: number | null }
  /** the last round, of which no battle has begun */
  | { do: 'take-back'; why?: string }
  | ({ do: 'veto'; user: string; board: string } & AtTable)
  /** the game in which a battle is fought */
  | ({ do: 'open'; game: string } & AtTable)
  | { do: 'result'; game: string; result: ToldResult }
  | ({ do: 'forfeit'; against: number; why: string } & AtTable)
  | ({ do: 'neither-at-fault'; why: string } & AtTable)
  | ({ do: 'both-at-fault'; why: string } & AtTable)
  /** a result entered by hand; in place of what the game told, if it did */
  | ({ do: 'score'; score: readonly [Halves, Halves]; why: string } & AtTable)
  /** what the game told counts after all; or nothing was decided yet, where it has told nothing */
  | ({ do: 'reopen'; why: string } & AtTable)
  | ({ do: 'extend'; due: number; why: string } & AtTable)
  /** a battle ends later, since its players were on holiday; they are counted up to `heldUntil` */
  | ({ do: 'holiday'; due: number; heldUntil: number } & AtTable)
  | ({ do: 'pause'; why: string } & AtTable)
  | ({ do: 'resume'; why: string } & AtTable)
  /** fought anew: what the present game tells counts no more */
  | ({ do: 'restart'; why: string } & AtTable)
  /** something on the board was put right in the game itself */
  | ({ do: 'correct'; what: string; why: string } & AtTable)
  | { do: 'substitute'; user: string; with: string; name: string; why: string }
  | { do: 'exclude'; user: string; why: string }
  /** `abandon`: battles that go on count as not played, neither at fault */
  | { do: 'close'; why?: string; abandon?: boolean }
  | { do: 'forget'; user: string }

export type Decision = Taken & Doing
export type DecisionOf<Name extends Doing['do']> = Taken & Extract<Doing, { do: Name }>

/** A pairing that was not published holds no more: as it was drawn, or with places swapped by hand. */
export type DraftLost = 'drawn' | 'swapped'

/** What came of a decision, to be told; entrants by number. */
export type LeagueEvent =
  | { event: 'created' }
  | { event: 'settings-changed' }
  | { event: 'roles-changed' }
  | { event: 'joined'; entrant: number; late: boolean }
  | { event: 'left'; entrant: number }
  | { event: 'sits-out'; entrant: number; round: number; undo: boolean }
  | { event: 'army'; entrant: number; approval: Approval }
  | { event: 'started'; entrants: number[]; out: number[] }
  | { event: 'drafted'; draft: number; breaks: Breach[] }
  /** what the pairing was made from has changed */
  | { event: 'draft-lost'; was: DraftLost }
  | { event: 'published'; round: number }
  | { event: 'taken-back'; round: number }
  | { event: 'board'; round: number; table: number; board: string | null }
  | { event: 'battle-opened'; round: number; table: number; game: string }
  | { event: 'battle-over'; round: number; table: number }
  /** told for a battle that was ruled upon before: kept beside, for a director to look at */
  | { event: 'late-result'; round: number; table: number }
  | { event: 'ruled'; n: number; touches: number[] }
  | { event: 'round-over'; round: number }
  | { event: 'substituted'; entrant: number }
  | { event: 'excluded'; entrant: number }
  | { event: 'season-over' }
  | { event: 'forgotten'; entrant: number }

/** A wish of pairing that a draft does not keep, with who is concerned. */
export interface Breach {
  wish: (typeof wishes)[number]
  pair: Pair
  /** how much, for `score`: difference in halves; for the sides: the balance that somebody would come to */
  much?: number
}

/** What pairing goes by, the foremost first. */
export const wishes = ['second-bye', 'rematch', 'bye-not-lowest', 'score', 'side-balance'] as const

export type DecisionOutcome =
  | {
      ok: true
      season: Season
      events: LeagueEvent[]
      /** as it is to be kept, so that it can be applied again: with what was drawn */
      decision: Decision
    }
  | { ok: false; refusal: Refusal }
