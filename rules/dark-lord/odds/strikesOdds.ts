import { always, everyBranch, type Likely } from '../../play/odds/everyWay.ts'
import { byLabel, labelsOf } from '../field/field.ts'
import type { Battlefield, FightUnderWay, Losers } from '../field/vocabulary.ts'
import { beginStrikes, nextStrike, type StrikesUnderWay } from '../fights/strikes.ts'
import type { Combatant } from '../state.ts'
import { type Counting, copyChanging, everyOutcome } from './counting.ts'
import { keyOfStanding, standingOf } from './figureOdds.ts'

/** A fight that is won, in the middle of its strikes, on a field of its own. */
export interface WonFight {
  f: Battlefield
  fight: FightUnderWay
  winner: 0 | 1
  losers: Losers
  strikes: StrikesUnderWay
  /** whom its strikes can change */
  changed: ReadonlySet<string>
  /** nobody strikes any more */
  done: boolean
}

/** Whom a fight can change: who is in it, who is lost with a friend (DL-30), and whom these are engaged with. */
export function changedBy(f: Battlefield, fight: FightUnderWay): Set<string> {
  const { combatants } = f.skirmish
  const own = new Set(labelsOfFight(fight))
  for (const { label, ring } of combatants) if (ring === 'on') own.add(label)
  const met = combatants.flatMap(({ label, marks }) => (own.has(label) ? marks.engaged : []))
  return new Set([...own, ...met])
}

/** A fight that was won just now. @param trapped labels of losers that could not back off */
export function wonFight(
  f: Battlefield,
  fight: FightUnderWay,
  winner: 0 | 1,
  trapped: ReadonlySet<Combatant>,
): WonFight {
  const loser = (1 - winner) as 0 | 1
  const losers: Losers = {
    fighters: [fight.one, ...fight.others].filter(each => each.owner === loser),
    supporters: [...fight.supporters[loser]],
    trapped,
  }
  const changed = changedBy(f, fight)
  return { f, fight, winner, losers, strikes: beginStrikes(fight, winner), changed, done: false }
}

const ownOn = (f: Battlefield) => (figure: Combatant) => byLabel(f, figure.label)!

/** The same fight on another copy of its field. */
export function fightOn(f: Battlefield, fight: FightUnderWay): FightUnderWay {
  const own = ownOn(f)
  return (f.fight = {
    one: own(fight.one),
    others: fight.others.map(own),
    supporters: [fight.supporters[0].map(own), fight.supporters[1].map(own)],
    added: new Map([...fight.added].map(([figure, n]) => [own(figure), n])),
  })
}

function copyOf({ f: field, fight, winner, losers, strikes, changed, done }: WonFight): WonFight {
  const f = copyChanging(field, changed)
  const own = ownOn(f)
  const { otherwise } = strikes
  return {
    f,
    fight: fightOn(f, fight),
    winner,
    changed,
    done,
    losers: {
      fighters: losers.fighters.map(own),
      supporters: losers.supporters.map(own),
      trapped: new Set([...losers.trapped].map(own)),
    },
    strikes: {
      waiting: strikes.waiting.map(own),
      otherwise: otherwise && {
        ...otherwise,
        figure: own(otherwise.figure),
        targets: otherwise.targets.map(own),
      },
      strikers: strikes.strikers.map(({ figure, left }) => ({ figure: own(figure), left })),
    },
  }
}

/** Everybody of a fight, by label. */
export const labelsOfFight = ({ one, others, supporters }: FightUnderWay): string[] =>
  labelsOf([one, ...others, ...supporters.flat()])

function keyOf({ f, fight, winner, losers, strikes, done }: WonFight): string {
  const { waiting, otherwise, strikers } = strikes
  return JSON.stringify([
    winner,
    labelsOf([...losers.trapped]),
    labelsOfFight(fight).map(label => keyOfStanding(standingOf(f, label))),
    done,
    done
      ? null
      : [
          labelsOf(waiting),
          otherwise && [otherwise.figure.label, otherwise.way.word, labelsOf(otherwise.targets)],
          strikers.map(({ figure, left }) => [figure.label, left]),
        ],
  ])
}

/** All that may come of the strikes of these fights, step by step; after each what is the same is put together. */
export const everyStrike = (begun: readonly Likely<WonFight>[], counting: Counting): Likely<WonFight>[] =>
  everyBranch(
    begun,
    keyOf,
    ({ done }) => done,
    (value, weight) =>
      everyOutcome(
        () => {
          const won = copyOf(value)
          return {
            script: nextStrike(won.f, won.fight, won.winner, won.losers, won.strikes),
            see: came => ({ ...won, done: !came?.result }),
          }
        },
        keyOf,
        counting,
        weight,
      ),
  )

export const sure = <Value>(value: Value): Likely<Value>[] => [{ value, weight: always }]
