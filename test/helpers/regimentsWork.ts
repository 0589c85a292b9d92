import { type ByEvent, doByEvent } from '../../rules/core/byEvent.ts'
import type { Battlefield } from '../../rules/regiments/field/battlefield.ts'
import type { BlowsLine, GameEvent } from '../../rules/regiments/field/events.ts'
import { library } from '../../rules/regiments/library.ts'
import { spells } from '../../rules/regiments/magic/spells.ts'
import { type RegimentsState, turnStages } from '../../rules/regiments/state.ts'
import { isWeapon } from '../../rules/regiments/unit/ruleForms.ts'
import { type BorneRuleId, ruleIds } from '../../rules/regiments/unit/ruleNames.ts'
import type { RegimentRule } from '../../rules/regiments/unit/rulePoints.ts'

/** What a player does or suffers that is counted besides rules and spells. */
const moments = [
  'learned',
  'joined',
  'parted',
  'held back',
  'arrived',
  'revealed',
  'declared',
  'over the front',
  'over a flank',
  'over the rear',
  'charged',
  'charge failed',
  'fled from a charge',
  'caught',
  'moved',
  'marched',
  'reformed',
  'off the board',
  'pursued',
  'met in pursuit',
  'shaken',
  'rallied',
  'fallen',
  'stood and shot',
  'swept',
  'broke',
  'reformed after combat',
  'dispelled',
  'raised',
  'tests of break',
  'tests of panic-flight',
  'tests of panic-shots',
  'tests of terror',
  'tests of rally',
  'tests of redirect',
  'tests of combat-reform',
] as const
type Moment = (typeof moments)[number]

/** A stage in which nobody is asked: a battle has ended. */
const quiet: readonly string[] = ['over']
const stages = turnStages.filter(stage => !quiet.includes(stage)).map(stage => `stage ${stage}`)
const keys: readonly string[] = [...ruleIds, ...Object.keys(spells), ...stages, ...moments]

/** How often each rule, spell, stage and moment was at work. */
export type RegimentsWork = Record<string, number>

export const noRegimentsWork = (): RegimentsWork => Object.fromEntries(keys.map(key => [key, 0]))

export const addRegimentsWork = (to: RegimentsWork, more: RegimentsWork): void => {
  for (const key of keys) to[key]! += more[key]!
}

/** Those that worked less than so often, those that did least first. */
export const idleInRegiments = (work: RegimentsWork, least: number): string[] =>
  keys.filter(key => work[key]! < least).sort((a, b) => work[a]! - work[b]!)

export const regimentsWorkTable = (work: RegimentsWork): string =>
  [...keys]
    .sort((a, b) => work[a]! - work[b]!)
    .map(key => `${key.padEnd(24)} ${String(work[key]).padStart(7)}`)
    .join('\n')

/** What is known of a rule beforehand is no work of it. */
const aboutItself: readonly string[] = [
  'adds',
  'battleOnly',
  'ofShots',
  'worth',
  'wields',
  'carriedWith',
] satisfies (keyof RegimentRule)[]

let seen: Set<string> | null = null
let watched = false

/** Has each rule note when the sequence asks it and it answers; weapons are told by the blows that they strike. */
function watchRules(): void {
  if (watched) return
  watched = true
  const rules = library as Record<BorneRuleId, RegimentRule>
  for (const id of ruleIds) {
    const own: RegimentRule = {}
    for (const [key, value] of Object.entries(rules[id])) {
      const silent = aboutItself.includes(key) || isWeapon(id)
      const noting =
        typeof value === 'function'
          ? (...asked: unknown[]) => {
              const said: unknown = (value as (...all: unknown[]) => unknown)(...asked)
              if (said !== undefined && said !== 0) seen?.add(id)
              return said
            }
          : value
      Object.defineProperty(own, key, {
        enumerable: true,
        get() {
          if (!silent && typeof value !== 'function') seen?.add(id)
          return silent ? value : noting
        },
      })
    }
    rules[id] = own
  }
}

/** Runs the rules, and counts those of them that were asked something and answered. */
export function countingRules<Result>(work: RegimentsWork, run: () => Result): Result {
  watchRules()
  seen = new Set()
  try {
    return run()
  } finally {
    for (const id of seen) work[id]!++
    seen = null
  }
}

/** Rules with nothing to ask, which count where their bearer strikes: what others ask for. */
const silentRules: readonly BorneRuleId[] = ['A09']

/** Rules that bearers strike by, as often as they do. */
const blowsOf = (war: RegimentsState, lines: readonly BlowsLine[]): string[] =>
  lines.flatMap(({ rule, attacks, by }) => [
    ...(rule !== null && attacks > 0 ? [rule] : []),
    ...silentIn(war, by),
  ])

/** Moments that an event tells by itself. */
const momentOf: { readonly [Name in GameEvent['event']]?: Moment } = {
  learned: 'learned',
  joined: 'joined',
  parted: 'parted',
  'held-back': 'held back',
  arrived: 'arrived',
  revealed: 'revealed',
  declared: 'declared',
  charged: 'charged',
  'charge-failed': 'charge failed',
  caught: 'caught',
  shaken: 'shaken',
  rallied: 'rallied',
  swept: 'swept',
  broke: 'broke',
  reformed: 'reformed after combat',
  dispelled: 'dispelled',
  raised: 'raised',
}

/** Moments, by what an event says of them. */
const momentsOf: ByEvent<GameEvent, [], Moment | undefined> = {
  declared: ({ at }) => (at === 'front' || at === 'rear' ? `over the ${at}` : 'over a flank'),
  reacted: ({ reaction }) => (reaction === 'flee' ? 'fled from a charge' : undefined),
  moved: ({ how }) => (how === 'march' ? 'marched' : how === 'reform' ? 'reformed' : 'moved'),
  fled: ({ to }) => (to === null ? 'off the board' : undefined),
  pursued: ({ met }) => (met === null ? 'pursued' : 'met in pursuit'),
  destroyed: ({ why }) => (why === 'fallen' ? 'fallen' : undefined),
  tested: ({ why }) => (why === 'restrain' ? undefined : `tests of ${why}`),
  shot: ({ out }) => (out ? 'stood and shot' : undefined),
}

/** Rules and spells at work in an event. @param after what was told after it */
const rulesOf: ByEvent<GameEvent, [RegimentsState, readonly GameEvent[]], string[]> = {
  melee: ({ blows }, war) => blowsOf(war, blows),
  shot: ({ blows }, war) => blowsOf(war, blows),
  swept: ({ blows }, war) => blowsOf(war, blows),
  cast({ sum, need, spell }, _, after) {
    const next = after.find(each => each.event === 'dispelled')
    return sum >= need && !(next?.event === 'dispelled' && next.undone) ? [spell] : []
  },
}

/** Counts what was told between one answer and the next. */
export function countRegimentsWork(
  work: RegimentsWork,
  events: readonly GameEvent[],
  { war }: Battlefield,
): void {
  for (const [i, event] of events.entries()) {
    if (!quiet.includes(event.stage)) work[`stage ${event.stage}`]!++
    const told = [momentOf[event.event], doByEvent(momentsOf, event)]
    const rules = doByEvent(rulesOf, event, war, events.slice(i + 1)) ?? []
    for (const key of [...told, ...rules]) if (key) work[key]!++
  }
}

const silentIn = ({ regiments, types }: RegimentsState, label: string): BorneRuleId[] => {
  const type = regiments.find(each => each.label === label)?.type
  const model = type === undefined ? undefined : types[type]?.model
  const rules = model ? [...model.rules, ...model.parts.flatMap(part => part.rules)] : []
  return silentRules.filter(id => rules.some(rule => rule.id === id))
}
