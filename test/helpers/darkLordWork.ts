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

/** Counts what was told between one answer and the next. */
export function countDarkLordWork(work: DarkLordWork, events: readonly GameEvent[], f: Battlefield): void {
  const add = (key: WorkKey) => void work[key]++
  const traitsOf = (label: string) => {
    const figure = f.skirmish.combatants.find(each => each.label === label)!
    return {
      figure,
      type: typeOfCombatant(f, figure),
      ids: typeOfCombatant(f, figure).traits.map(({ id }) => id),
    }
  }
  for (const event of events)
    switch (event.event) {
      case 'courage': {
        if (event.why === 'terror') add('terror')
        if (event.why === 'finding') add('finding')
        if (event.unasked) add('steadfast')
        const { figure, type } = traitsOf(event.figure)
        if (event.why === 'finding' || event.courage >= Math.max(1, type.courage - figure.drained)) break
        // One of the two has it; whoever is there may have been it.
        for (const other of f.skirmish.combatants)
          if (other.owner !== figure.owner && other.condition !== 'waiting')
            for (const id of ['dread', 'drum'] as const) if (traitsOf(other.label).ids.includes(id)) add(id)
        break
      }
      case 'missed-wearer':
        add('missed')
        break
      case 'ring-settled':
        for (const label of event.holders) if (traitsOf(label).ids.includes('ring-master')) add('general')
        break
      case 'ring-on':
        add(event.forced ? 'ring forced on' : 'ring on')
        break
      case 'ring-off':
        add('ring off')
        break
      case 'ring-kept':
        add('ring kept')
        break
      case 'will-of-the-ring':
        add(event.obeyed ? 'will obeyed' : 'will overruled')
        break
      case 'stays':
        add('stays')
        break
      case 'moved': {
        const { figure } = traitsOf(event.figure)
        if (event.hand !== figure.owner)
          add(figure.ring === 'on' && figure.marks.overruled ? 'moved by the Ring' : 'moved by a power')
        break
      }
      case 'shifted':
        add('shifted')
        break
      case 'bolted':
        add('bolted')
        break
      case 'removed':
        if (event.why === 'lost-to-the-ring') add('lost to the Ring')
        if (event.why === 'fled') add('fled')
        if (event.why === 'without-will') add('without Will')
        break
      case 'gave-courage':
        add('gave courage')
        break
      case 'over-the-edge':
        add('over the edge')
        break
      case 'fell':
        add('fell')
        break
      case 'dismounted':
        add('dismounted')
        break
      case 'stood-up':
        add('stood up')
        break
      case 'lay-down':
        add('lay down')
        break
      case 'took':
        add('took')
        break
      case 'dropped':
        add('dropped')
        break
      case 'left-board':
        add('left the board')
        break
      case 'cast':
        if (event.done) add(event.power)
        if (event.done && event.channelled) add('channelled')
        if (traitsOf(event.figure).ids.includes('free-will')) add('free-will')
        break
      case 'resisted':
        if (traitsOf(event.figure).ids.includes('resistant')) add('resistant')
        if (event.back) add('Will back')
        break
      case 'shot':
        for (const id of ['bow', 'short-bow', 'stones'] as const)
          if (traitsOf(event.figure).ids.includes(id)) add(id)
        break
      case 'fight-began':
        for (const label of event.supporters)
          for (const id of ['spear', 'pike'] as const) if (traitsOf(label).ids.includes(id)) add(id)
        break
      case 'heroic':
        add(event.what === 'strike' ? 'heroic strike' : 'first fight')
        break
      case 'made-way':
        add('made way')
        break
      case 'trapped':
        add('trapped')
        break
      case 'swept':
        add('sweep')
        break
      case 'branded':
        add('brand')
        break
      case 'sustained':
        add('ring-master')
        break
      case 'paid-will':
        add('wraith pays')
        break
      case 'burns':
        add('burns')
        break
      case 'fire-out':
        add(event.why === 'water' ? 'out by water' : 'out by itself')
        break
      case 'saved':
        if (event.saved) add('saved by Fate')
        break
    }
}
