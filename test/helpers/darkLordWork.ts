import { type ByEvent, doByEvent } from '../../rules/core/byEvent.ts'
import { powerIds, traitIds } from '../../rules/dark-lord/army/profile.ts'
import type { GameEvent } from '../../rules/dark-lord/field/events.ts'
import { typeOfCombatant } from '../../rules/dark-lord/field/field.ts'
import type { Battlefield } from '../../rules/dark-lord/field/vocabulary.ts'

/** What is counted besides traits and powers: moments of the rules that few battles have. */
const moments = [
  'finding',
  'missed',
  'ring on',
  'ring forced on',
  'ring off',
  'ring kept',
  'will obeyed',
  'will overruled',
  'moved by the Ring',
  'moved by a power',
  'stays',
  'shifted',
  'bolted',
  'lost to the Ring',
  'fled',
  'gave courage',
  'over the edge',
  'fell',
  'dismounted',
  'stood up',
  'lay down',
  'took',
  'dropped',
  'left the board',
  'channelled',
  'heroic strike',
  'first fight',
  'made way',
  'trapped',
  'Will back',
  'wraith pays',
  'without Will',
  'burns',
  'out by itself',
  'out by water',
  'saved by Fate',
] as const

const keys = [...traitIds, ...powerIds, ...moments] as const
type WorkKey = (typeof keys)[number]
/** How often each rule, power and moment was at work. */
export type DarkLordWork = Record<WorkKey, number>

export const noDarkLordWork = (): DarkLordWork =>
  Object.fromEntries(keys.map(key => [key, 0])) as DarkLordWork

export const addDarkLordWork = (to: DarkLordWork, more: DarkLordWork): void => {
  for (const key of keys) to[key] += more[key]
}

/** Those that worked less than so often, those that did least first. */
export const idleIn = (work: DarkLordWork, least: number): string[] =>
  keys.filter(key => work[key] < least).sort((a, b) => work[a] - work[b])

export const darkLordWorkTable = (work: DarkLordWork): string =>
  [...keys]
    .sort((a, b) => work[a] - work[b])
    .map(key => `${key.padEnd(20)} ${String(work[key]).padStart(7)}`)
    .join('\n')

/** Moments that an event tells by itself. */
const momentOf: { readonly [Name in GameEvent['event']]?: WorkKey } = {
  'missed-wearer': 'missed',
  'ring-off': 'ring off',
  'ring-kept': 'ring kept',
  stays: 'stays',
  shifted: 'shifted',
  bolted: 'bolted',
  'gave-courage': 'gave courage',
  'over-the-edge': 'over the edge',
  fell: 'fell',
  dismounted: 'dismounted',
  'stood-up': 'stood up',
  'lay-down': 'lay down',
  took: 'took',
  dropped: 'dropped',
  'left-board': 'left the board',
  'made-way': 'made way',
  trapped: 'trapped',
  swept: 'sweep',
  branded: 'brand',
  sustained: 'ring-master',
  'paid-will': 'wraith pays',
  burns: 'burns',
}

function figureOf(f: Battlefield, label: string) {
  const figure = f.skirmish.combatants.find(each => each.label === label)!
  return { figure, type: typeOfCombatant(f, figure) }
}

/** Those of some traits that a figure has. */
function traitsAmong<Id extends WorkKey>(f: Battlefield, label: string, ids: readonly Id[]): Id[] {
  const { traits } = figureOf(f, label).type
  return ids.filter(asked => traits.some(({ id }) => id === asked))
}

/** What worked, by what an event says. */
const workOf: ByEvent<GameEvent, [Battlefield], readonly (WorkKey | false)[]> = {
  courage({ figure: label, why, unasked, courage }, f) {
    const { figure, type } = figureOf(f, label)
    const isLowered = why !== 'finding' && courage < Math.max(1, type.courage - figure.drained)
    const others = f.skirmish.combatants.filter(
      ({ owner, condition }) => owner !== figure.owner && condition !== 'waiting',
    )
    return [
      why === 'terror' && 'terror',
      why === 'finding' && 'finding',
      unasked && 'steadfast',
      // One of the two has it; any enemy who is there may have been it.
      ...(isLowered ? others.flatMap(other => traitsAmong(f, other.label, ['dread', 'drum'])) : []),
    ]
  },
  'ring-settled': ({ holders }, f) =>
    holders.filter(label => traitsAmong(f, label, ['ring-master']).length > 0).map(() => 'general'),
  'ring-on': ({ forced }) => [forced ? 'ring forced on' : 'ring on'],
  'will-of-the-ring': ({ obeyed }) => [obeyed ? 'will obeyed' : 'will overruled'],
  moved({ figure: label, hand }, f) {
    const { owner, ring, marks } = figureOf(f, label).figure
    if (hand === owner) return []
    return [ring === 'on' && marks.overruled ? 'moved by the Ring' : 'moved by a power']
  },
  removed: ({ why }) => [
    why === 'lost-to-the-ring' && 'lost to the Ring',
    why === 'fled' && 'fled',
    why === 'without-will' && 'without Will',
  ],
  cast: ({ figure, power, done, channelled }, f) => [
    done && power,
    done && channelled && 'channelled',
    ...traitsAmong(f, figure, ['free-will']),
  ],
  resisted: ({ figure, back }, f) => [...traitsAmong(f, figure, ['resistant']), back && 'Will back'],
  shot: ({ figure }, f) => traitsAmong(f, figure, ['bow', 'short-bow', 'stones']),
  'fight-began': ({ supporters }, f) => supporters.flatMap(label => traitsAmong(f, label, ['spear', 'pike'])),
  heroic: ({ what }) => [what === 'strike' ? 'heroic strike' : 'first fight'],
  'fire-out': ({ why }) => [why === 'water' ? 'out by water' : 'out by itself'],
  saved: ({ saved }) => [saved && 'saved by Fate'],
}

/** Counts what was told between one answer and the next. */
export function countDarkLordWork(work: DarkLordWork, events: readonly GameEvent[], f: Battlefield): void {
  for (const event of events)
    for (const key of [momentOf[event.event], ...(doByEvent(workOf, event, f) ?? [])]) if (key) work[key]++
}
