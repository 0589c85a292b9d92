import type { Script } from '../../core/script.ts'
import { chanceOf, type Likely } from '../../play/odds/everyWay.ts'
import { type Fraction, fraction, never, plus, times } from '../../play/odds/fraction.ts'
import { byLabel, labelsOf, throwFor } from '../field/field.ts'
import { orderFor } from '../field/orders.ts'
import type { Battlefield, FightUnderWay } from '../field/vocabulary.ts'
import { backOff } from '../fights/backOff.ts'
import { type DuelThrow, sayHeroicStrikes, settleDuel } from '../fights/duel.ts'
import { duelDiceOf, fightersOf, sideFight, throwersOf } from '../fights/strength.ts'
import { nameSupporters } from '../fights/support.ts'
import type { Combatant } from '../state.ts'
import {
  type Counting,
  copyChanging,
  copyOfField,
  countingOf,
  everyOutcome,
  noDice,
  type OddsOptions,
  runPart,
  withinBudget,
} from './counting.ts'
import { becomes, type CombatantOdds, standingOf } from './figureOdds.ts'
import {
  changedBy,
  everyStrike,
  fightOn,
  labelsOfFight,
  sure,
  type WonFight,
  wonFight,
} from './strikesOdds.ts'

/** One side of a duel. */
export interface DuelSideOdds {
  fighters: string[]
  supporters: string[]
  /** dice thrown for it */
  dice: number
  /** its Fight before heroic strikes */
  fight: number
  /** chance that it wins */
  wins: Fraction
  /** Might that it spends on average, heroic strikes with it */
  might: Fraction
  /** losers that could not back off, where it loses; lying ones too */
  trapped: string[]
  /** where its losers back off to */
  backOff: { figure: string; to: string }[]
}

export interface FightOdds {
  /** by player; null: that would take too long to count, as all of what follows */
  sides: [DuelSideOdds, DuelSideOdds] | null
  /** what becomes of everybody in it; null: too long to count */
  figures: CombatantOdds[] | null
  /** the same, where player 0 or 1 has won */
  ifWon: [CombatantOdds[], CombatantOdds[]] | null
}

/** Who fights whom; by label. */
export interface FightOf {
  one: string
  others: readonly string[]
  /** nobody supports them, whoever could */
  alone?: boolean
}

interface DuelOutcome {
  f: Battlefield
  fight: FightUnderWay
  winner: 0 | 1
}

/**
 * What may come of a fight in a position, as figures stand: supporters as orders name them, heroic strikes, the duel,
 * backing off, strikes. The field is left as it was.
 */
export function fightOdds(
  f: Battlefield,
  { one, others, alone = false }: FightOf,
  options?: OddsOptions,
): FightOdds {
  const counting = countingOf(options ?? {})
  const copy = copyOfField(f)
  const own = (label: string) => byLabel(copy, label)!
  const fight: FightUnderWay = {
    one: own(one),
    others: others.map(own),
    supporters: [[], []],
    added: new Map(),
  }
  copy.fight = fight
  const priority = f.skirmish.priority ?? 0
  for (const owner of alone ? [] : [priority, 1 - priority])
    runPart(nameSupporters(copy, fight, owner), counting, noDice)
  return oddsOfFight(copy, fight, counting)
}

/**
 * The same of any fight on a field.
 * @param trapped of losers by player, where they are not to back off by the board
 */
export function oddsOfFight(
  f: Battlefield,
  fight: FightUnderWay,
  counting: Counting,
  trapped?: readonly [ReadonlySet<string>, ReadonlySet<string>],
): FightOdds {
  const duels = withinBudget(() => everyDuel(f, fight, counting))
  if (!duels) return { sides: null, figures: null, ifWon: null }
  const labels = labelsOfFight(fight)
  const backs = ([0, 1] as const).map(loser => backOffOf(f, fight, loser, counting, trapped?.[loser]))
  const sides = ([0, 1] as const).map((owner): DuelSideOdds => {
    const throwers = throwersOf(fight, owner)
    return {
      fighters: labelsOf(fightersOf(fight, owner)),
      supporters: labelsOf(fight.supporters[owner]),
      dice: throwers.reduce((sum, figure) => sum + duelDiceOf(f, fight, figure), 0),
      fight: sideFight(f, fight, owner),
      wins: chanceOf(duels, ({ winner }) => winner === owner),
      might: throwers.reduce((sum, { label }) => plus(sum, mightSpent(f, label, duels)), never),
      trapped: [...backs[owner]!.trapped],
      backOff: backs[owner]!.steps,
    }
  })
  const won = withinBudget(() =>
    everyStrike(
      duels.map(({ value, weight }) => ({
        value: afterDuel(value, backs[1 - value.winner]!),
        weight,
      })),
      counting,
    ),
  )
  return {
    sides: [sides[0]!, sides[1]!],
    figures: won ? becomes(labels, f, won, stands) : null,
    ifWon: won
      ? ([0, 1].map(owner =>
          becomes(
            labels,
            f,
            won.filter(({ value }) => value.winner === owner),
            stands,
          ),
        ) as FightOdds['ifWon'])
      : null,
  }
}

/** How a figure stands in a fight. */
const stands = ({ f }: WonFight, label: string) => standingOf(f, label)

/** What becomes of losers (and winners) of a fight that one side has won. */
export function oddsOfStrikes(
  f: Battlefield,
  fight: FightUnderWay,
  winner: 0 | 1,
  trapped: ReadonlySet<string>,
  counting: Counting,
): CombatantOdds[] | null {
  const won = withinBudget(() =>
    everyStrike(sure(wonFight(f, fight, winner, figuresOf(f, trapped))), counting),
  )
  return won ? becomes(labelsOfFight(fight), f, won, stands) : null
}

const figuresOf = (f: Battlefield, labels: ReadonlySet<string>): Set<Combatant> =>
  new Set([...labels].map(label => byLabel(f, label)!))

function afterDuel({ f, fight, winner }: DuelOutcome, { trapped, out }: BackedOff): WonFight {
  for (const figure of figuresOf(f, out)) figure.burning = false
  return wonFight(f, fight, winner, figuresOf(f, trapped))
}

function mightSpent(f: Battlefield, label: string, duels: readonly Likely<DuelOutcome>[]): Fraction {
  const had = byLabel(f, label)!.might
  return Array.from({ length: had }, (_, n) => n + 1).reduce(
    (sum, n) =>
      plus(
        sum,
        times(
          chanceOf(duels, ({ f: now }) => had - byLabel(now, label)!.might === n),
          fraction(BigInt(n), 1n),
        ),
      ),
    never,
  )
}

/** Every way in which a duel may be won, and what Might was spent. */
function everyDuel(f: Battlefield, fight: FightUnderWay, counting: Counting): Likely<DuelOutcome>[] {
  const labels = labelsOfFight(fight)
  const mights = (now: Battlefield) => labels.map(label => byLabel(now, label)!.might)
  const changed = changedBy(f, fight)
  const onCopy = () => {
    const copy = copyChanging(f, changed)
    return { f: copy, fight: fightOn(copy, fight) }
  }
  const said = everyOutcome(
    () => {
      const now = onCopy()
      return { script: sayHeroicStrikes(now.f, now.fight), see: () => now }
    },
    // Of who added what, nothing but the Fight of the sides tells.
    now => JSON.stringify([sideFight(now.f, now.fight, 0), sideFight(now.f, now.fight, 1), mights(now.f)]),
    counting,
  )
  return said.flatMap(({ value, weight }) =>
    everyOutcome(
      () => {
        const now = copyChanging(value.f, changed)
        const fought = fightOn(now, value.fight)
        return {
          script: pooledDuel(now, fought, counting),
          see: came => ({ f: now, fight: fought, winner: came!.result }),
        }
      },
      now => JSON.stringify([now.winner, mights(now.f)]),
      counting,
      weight,
    ),
  )
}

/**
 * The duel, with the dice of all thrown together who spend no Might on them: nothing but the best of a side tells
 * (DB-15b).
 */
function* pooledDuel(f: Battlefield, fight: FightUnderWay, { orders }: Counting): Script<0 | 1> {
  const thrown: [DuelThrow[], DuelThrow[]] = [[], []]
  for (const owner of [0, 1] as const) {
    const never = orderFor('might', orders[owner]).word === 'never'
    const together: Combatant[] = []
    let count = 0
    for (const figure of throwersOf(fight, owner)) {
      const dice = duelDiceOf(f, fight, figure)
      if (figure.might === 0 || never) {
        together.push(figure)
        count += dice
      } else thrown[owner].push({ figure, dice: yield* throwFor(f, 'duel', owner, dice, figure), might: 0 })
    }
    if (count > 0)
      thrown[owner].push({
        figure: together[0]!,
        dice: yield* throwFor(f, 'duel', owner, count, together[0]!),
        might: 0,
      })
  }
  return yield* settleDuel(f, fight, thrown)
}

interface BackedOff {
  trapped: ReadonlySet<string>
  steps: { figure: string; to: string }[]
  /** whose fire water puts out on the way (DB-25c) */
  out: ReadonlySet<string>
}

/** Who of the losers is trapped, and where the others go, by their orders. */
function backOffOf(
  f: Battlefield,
  fight: FightUnderWay,
  loser: 0 | 1,
  counting: Counting,
  given?: ReadonlySet<string>,
): BackedOff {
  if (given) return { trapped: given, steps: [], out: new Set() }
  const steps: BackedOff['steps'] = []
  const out = new Set<string>()
  const copy = copyOfField(f, event => {
    if (event.event === 'backed-off') steps.push({ figure: event.figure, to: event.to })
    if (event.event === 'fire-out') out.add(event.figure)
  })
  const own = fightOn(copy, fight)
  const script = backOff(copy, fightersOf(own, loser), fightersOf(own, 1 - loser))
  const trapped = runPart(script, counting, noDice)!.result
  return { trapped: new Set(labelsOf([...trapped])), steps, out }
}
