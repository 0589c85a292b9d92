import { joinSeed } from '../../../rules/index.ts'
import { type Fraction, fraction, never, plus } from '../../../rules/play/odds/fraction.ts'
import {
  type Aim,
  clashOdds,
  type Fielded,
  type HowMet,
  maxRounds,
  readUnit,
  sendingOrders,
  suppliedUnits,
  throwClash,
  throwVolley,
  volleyOdds,
} from '../../../rules/regiments/index.ts'
import { optionWords } from './optionWords.ts'
import { asJson, asTable } from './write.ts'

const usage = `"<unit>" "<unit>" [options]
units: a known one by its name, or a line: "20 spears 5x4 | M5 C5 Dis7 HP1 Def3 Res3 Arm1 H1 | Att1 Off3 Str3 Pen0 Agi3 | spear, shield"
a clash: charging=attacker|defender|nobody side=front|flank|rear round=1 rounds=1 (the side is that of whoever is charged)
at=ordinary|character|measured (whom the first one strikes at; the second one strikes at ordinary models)
a volley of the first: distance=<inches> cover=none|soft|hard moved|marched side=…
to check a throw: secret=<hexadecimal> number=<as it was shown>`

const choices = {
  charging: ['attacker', 'defender', 'nobody'],
  side: ['front', 'flank', 'rear'],
  at: sendingOrders,
  cover: ['none', 'soft', 'hard'],
} as const
const numbers = { round: [1, 6], rounds: [1, maxRounds], distance: [1, 60] } as const
const flags = ['moved', 'marched']

function unitOf(text: string): Fielded {
  const read = readUnit(text, suppliedUnits())
  if (read.ok) return read.fielded
  const faults = read.faults.map(
    ({ column, code, about }) => `${column ?? 1}: ${code} ${JSON.stringify(about)}`,
  )
  throw new Error(`${text}\n${faults.join('\n')}`)
}

/** Options of a volley where a distance is said, else of a clash; a throw is checked by both of its words. */
function optionsOf(words: readonly string[]): ReadonlyMap<string, string> {
  const volley = words.some(word => word.startsWith('distance='))
  const takes = volley
    ? ['distance', 'cover', 'side', ...flags]
    : ['charging', 'side', 'at', 'round', 'rounds']
  const given = optionWords(words, [...takes, 'secret', 'number'], flags, usage)
  if (given.has('secret') !== given.has('number')) throw new Error(`secret= and number= together\n${usage}`)
  return given
}

function chosen<Name extends keyof typeof choices>(
  given: ReadonlyMap<string, string>,
  name: Name,
): (typeof choices)[Name][number] {
  const all: readonly (typeof choices)[Name][number][] = choices[name]
  const found = all.find(each => each === (given.get(name) ?? all[0]))
  if (!found) throw new Error(`${name}= one of ${all.join(', ')}`)
  return found
}

function numberIn(given: ReadonlyMap<string, string>, name: keyof typeof numbers): number {
  const [least, most] = numbers[name]
  const said = given.get(name)
  const number = Number(said ?? least)
  if ((said !== undefined && !/^\d{1,3}$/.test(said)) || number < least || number > most)
    throw new Error(`${name}: ${least} to ${most}`)
  return number
}

const mean = (chances: readonly Fraction[]): Fraction =>
  chances.reduce((sum, { n, d }, life) => plus(sum, fraction(n * BigInt(life), d)), never)

const isOption = (word: string): boolean => /^[a-z]+=/.test(word) || flags.includes(word)

/** Odds of Regiments for a terminal: chances by side, the first unit that is named first. */
export function regimentsOdds(words: readonly string[], json: boolean): string {
  const lines = words.filter(word => !isOption(word))
  if (lines.length !== 2) throw new Error(usage)
  const pair = [unitOf(lines[0]!), unitOf(lines[1]!)] as const
  const given = optionsOf(words.filter(isOption))
  const found = given.has('secret') ? thrown(pair, given) : told(pair, given)
  return json ? asJson(found) : asTable(found)
}

type Units = readonly [Fielded, Fielded]

/** The units as a clash has them, and at which place of it the first one is. */
function met(
  pair: Units,
  given: ReadonlyMap<string, string>,
): { units: Units; how: HowMet; at: [0 | 1, 0 | 1] } {
  const round = numberIn(given, 'round')
  const charging = round > 1 && !given.has('charging') ? 'nobody' : chosen(given, 'charging')
  const over = { front: 'front', flank: 'left', rear: 'rear' } as const
  const turned = charging === 'defender'
  return {
    units: turned ? [pair[1], pair[0]] : pair,
    how: {
      charging: charging === 'nobody' ? null : 0,
      over: over[chosen(given, 'side')],
      round,
      sends: turned ? ['ordinary', chosen(given, 'at')] : [chosen(given, 'at'), 'ordinary'],
    },
    at: turned ? [1, 0] : [0, 1],
  }
}

const aimOf = (given: ReadonlyMap<string, string>): Aim => ({
  distance: numberIn(given, 'distance'),
  cover: chosen(given, 'cover'),
  moved: given.has('moved') || given.has('marched'),
  marched: given.has('marched'),
})
const isFront = (given: ReadonlyMap<string, string>) => chosen(given, 'side') === 'front'

function told(pair: Units, given: ReadonlyMap<string, string>): object {
  if (given.has('distance')) {
    const odds = volleyOdds(pair, aimOf(given), isFront(given))
    if (!odds) throw new Error('nothing of the first unit shoots so far')
    return { life: mean(odds.lost), ...odds }
  }
  const { units, how, at } = met(pair, given)
  const { rounds, uncounted, gone, broken, points } = clashOdds(units, how, numberIn(given, 'rounds'))
  const sides = <What>(both: readonly [What, What]) => ({ attacker: both[at[0]], defender: both[at[1]] })
  return {
    rounds: rounds.map(({ fought, lost, steps, won, drawn, by, breaks, wiped }) => ({
      fought,
      life: sides([mean(lost[0]), mean(lost[1])]),
      lost: sides(lost),
      steps: steps.map(({ step, lost: each }) => ({ step, ...sides(each) })),
      won: sides(won),
      drawn,
      // By how much the attacker wins; below 0 the defender does.
      result: Object.fromEntries(
        [...by]
          .map(([difference, chance]) => [at[0] === 0 ? difference : -difference, chance] as const)
          .sort(([a], [b]) => a - b)
          .map(([difference, chance]) => [String(difference), chance]),
      ),
      breaks: sides(breaks),
      wiped: sides(wiped),
    })),
    uncounted,
    gone: sides(gone),
    broken: sides(broken),
    points: sides(points),
  }
}

/** A promise of dice, thrown again: what came of it, and every die. */
function thrown(pair: Units, given: ReadonlyMap<string, string>): object {
  const secret = given.get('secret')!
  if (!/^(?:[\da-f]{2})+$/.test(secret)) throw new Error('secret: hexadecimal')
  const seed = joinSeed(secret, [given.get('number') ?? ''])
  if (given.has('distance')) {
    const { shots, lost, dice } = throwVolley(pair, aimOf(given), isFront(given), seed)
    return { shots: shots.map(each => each.thrown), lost, dice }
  }
  const { units, how, at } = met(pair, given)
  const { told: round, dice } = throwClash(units, how, seed)
  const { steps, totals, tests } = round
  return {
    steps: steps.map(({ step, blows }) => ({
      step,
      blows: blows.map(({ blows: { how: struck }, thrown: fell, lost }) => ({
        by: struck.by.unit.owner === at[0] ? 'attacker' : 'defender',
        ...fell,
        lost,
      })),
    })),
    result: { attacker: totals[at[0]], defender: totals[at[1]] },
    tests: tests.map(({ unit, thrown: faces, broke, life }) => ({
      by: unit.owner === at[0] ? 'attacker' : 'defender',
      faces,
      broke,
      life,
    })),
    dice,
  }
}
