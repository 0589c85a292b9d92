import type { Numbered } from '../../core/tape.ts'
import type { GameEvent } from '../battle/events.ts'

/** What happened in a battle, as it is logged. */
export type Entry = Numbered<GameEvent>

/** Entries of some kinds of event alone. */
export type EntryAs<E extends Entry['event']> = Extract<Entry, { event: E }>
type Opening = EntryAs<'combat-began' | 'shot' | 'volley' | 'free-attack'>

/** What one side threw in a combat, a shot or a free attack, and made of it. */
export interface BlowSide {
  by: number
  /** dice for hits as they fell; [] where none was thrown */
  thrown: number[]
  /** of these dice; undefined where they are not counted yet */
  hits: number | undefined
  superficial: number
  /** superficial hits and wounds that were converted, with who paid how many action points */
  converted: EntryAs<'converted'>[]
  /** damage dice as they lay in the end */
  damage: number[]
  /** those of them that hurt somebody; undefined where that is not known yet */
  effective: number[] | undefined
  /** the lowest damage die that would have hurt somebody, where one is known */
  endurance: number | undefined
}

/** What became of one figure. */
export interface BlowOutcome {
  figure: string
  loss: number
  /** life that is left; undefined where it lost none */
  life: number | undefined
  fallen: boolean
  /** with what it softened the blow */
  saved: EntryAs<'saved'> | undefined
  /** by what it stays though it has no life left */
  keptUp: EntryAs<'kept-up'> | undefined
}

/** A combat, a shot or a free attack with all that belongs to it, as far as it has come. */
export interface ToldBlow {
  opening: Opening
  /** all that belongs to it, its opening included */
  entries: Entry[]
  sides: BlowSide[]
  outcomes: BlowOutcome[]
  /** abilities used, dice thrown again and whatever else has to be said in words of its own */
  others: Entry[]
  /** it goes on: a question is open in its middle */
  unfinished: boolean
}

/** One thing to tell: a blow, or an event by itself. */
export type ToldItem = { blow: ToldBlow; entry?: never } | { entry: Entry; blow?: never }

const isOpening = (entry: Entry): entry is Opening =>
  entry.event === 'combat-began' ||
  entry.event === 'shot' ||
  entry.event === 'volley' ||
  entry.event === 'free-attack'

/** What nothing but a blow brings about. */
const always: ReadonlySet<Entry['event']> = new Set([
  'hits',
  'converted',
  'kept',
  'damage',
  'thrown-again',
  'allocated',
  'lost',
  'wounded',
  'saved',
  'kept-up',
  'removed',
])
/** What belongs to a blow only where more of the blow follows. */
const perhaps: ReadonlySet<Entry['event']> = new Set(['activated', 'not-activated', 'warded', 'replaced'])
/** What is used before the dice of a combat are counted, and told before it. */
const ahead: ReadonlySet<Entry['event']> = new Set([...perhaps, 'rolled'])

const sideOf = (label: string): number => 'ABCD'.indexOf(label.charAt(0))

/** Who makes the blow. */
const attackersOf = (opening: Opening): readonly string[] =>
  opening.event === 'combat-began'
    ? opening.figures
    : opening.event === 'free-attack'
      ? opening.attackers
      : [opening.figure]

/** Are its dice all thrown? What its maker's side uses from then on belongs to something else. */
const isThrown = (entries: readonly Entry[]): boolean =>
  entries.some(({ event }) => event === 'damage') ||
  (entries.some(entry => entry.event === 'hits' && entry.hits === 0) &&
    !entries.some(({ event }) => event === 'converted'))

/** How many entries from `start` on, which opens a blow, belong to it. */
function lengthOf(entries: readonly Entry[], start: number): number {
  const opening = entries[start] as Opening
  if (opening.event === 'combat-began') {
    const end = entries.findIndex(
      (entry, i) => i > start && (entry.event === 'combat-ended' || entry.event === 'combat-began'),
    )
    if (end < 0) {
      // Nothing but a combat is told in a combat phase, until the turn is over.
      const over = entries.findIndex(
        ({ event, phase }, i) => i > start && (phase !== 'combat' || event === 'turn-ended'),
      )
      return (over < 0 ? entries.length : over) - start
    }
    return end - start + (entries[end]!.event === 'combat-ended' ? 1 : 0)
  }
  const roll = opening.event === 'free-attack' ? 'free-attack' : 'shot'
  const maker = sideOf(attackersOf(opening)[0] ?? '')
  let length = 1
  for (let i = start + 1; i < entries.length; i++) {
    const entry = entries[i]!
    if (always.has(entry.event) || (entry.event === 'rolled' && entry.for.startsWith(roll))) {
      length = i - start + 1
      continue
    }
    if (!perhaps.has(entry.event)) break
    if (
      entry.event === 'activated' &&
      sideOf(entry.figure) === maker &&
      isThrown(entries.slice(start, start + length))
    )
      break
  }
  return length
}

function blowOf(entries: Entry[], opening: Opening): ToldBlow {
  const sides: BlowSide[] = []
  const outcomes: BlowOutcome[] = []
  const others: Entry[] = []
  const side = (by: number): BlowSide => {
    const known = sides.find(each => each.by === by)
    if (known) return known
    const made: BlowSide = {
      by,
      thrown: [],
      hits: undefined,
      superficial: 0,
      converted: [],
      damage: [],
      effective: undefined,
      endurance: undefined,
    }
    sides.push(made)
    return made
  }
  const outcome = (figure: string): BlowOutcome => {
    const known = outcomes.find(each => each.figure === figure)
    if (known) return known
    const made = { figure, loss: 0, life: undefined, fallen: false, saved: undefined, keptUp: undefined }
    outcomes.push(made)
    return made
  }
  const byWhom = opening.event === 'combat-began' ? undefined : sideOf(attackersOf(opening)[0] ?? '')
  let giving = byWhom ?? -1
  const taken = new Map<number, number[]>()
  for (const entry of entries)
    switch (entry.event) {
      case 'rolled':
        if (entry.for.endsWith('damage')) side(entry.by).damage.push(...entry.faces)
        else if (entry.for === 'more-attacks') others.push(entry)
        else side(entry.by).thrown.push(...entry.faces)
        break
      case 'hits':
        Object.assign(side(entry.by), { hits: entry.hits, superficial: entry.superficial })
        break
      case 'converted':
        side(sideOf(entry.figure)).converted.push(entry)
        break
      case 'kept':
        side(entry.by).damage.push(...entry.faces)
        break
      case 'damage':
        side(entry.by).damage = [...entry.faces]
        side(entry.by).endurance = entry.endurance
        if (entry.endurance !== undefined)
          side(entry.by).effective = entry.faces.filter(die => die > 1 && die >= entry.endurance!)
        break
      case 'allocated': {
        // Dice go to enemies: of two sides, they are the other's.
        const by = sides.find(
          ({ by: each, damage }) =>
            each !== sideOf(entry.target) &&
            damage.filter(die => die === entry.die).length >
              (taken.get(each) ?? []).filter(die => die === entry.die).length,
        )
        giving = by?.by ?? giving
        taken.set(giving, [...(taken.get(giving) ?? []), entry.die])
        break
      }
      case 'lost':
        side(entry.by).endurance = entry.endurance
        taken.set(entry.by, taken.get(entry.by) ?? [])
        break
      case 'wounded':
        outcome(entry.figure).loss += entry.loss
        outcome(entry.figure).life = entry.life
        break
      case 'saved':
        outcome(entry.figure).saved = entry
        break
      case 'kept-up':
        outcome(entry.figure).keptUp = entry
        break
      case 'removed':
        outcome(entry.figure).fallen = true
        break
      case 'combat-began':
      case 'combat-ended':
      case 'shot':
      case 'volley':
      case 'free-attack':
        break
      default:
        others.push(entry)
    }
  for (const [by, dice] of taken) side(by).effective = dice
  const unfinished =
    opening.event === 'combat-began' && entries.every(({ event }) => event !== 'combat-ended')
  return { opening, entries, sides, outcomes, others, unfinished }
}

/**
 * Combats, shots and free attacks with all that belongs to each, among what else has happened, in its order. What is
 * used before the dice of a combat are counted belongs to the combat.
 */
export function gatherBlows(entries: readonly Entry[]): ToldItem[] {
  const happenings: ToldItem[] = []
  for (let i = 0; i < entries.length; ) {
    const entry = entries[i]!
    if (!isOpening(entry)) {
      happenings.push({ entry })
      i++
      continue
    }
    const before: Entry[] = []
    while (entry.event === 'combat-began') {
      const last = happenings.at(-1)?.entry
      if (!last || last.phase !== 'combat' || !ahead.has(last.event)) break
      before.unshift(last)
      happenings.pop()
    }
    const length = lengthOf(entries, i)
    happenings.push({ blow: blowOf([...before, ...entries.slice(i, i + length)], entry) })
    i += length
  }
  return happenings
}

/** Questions that come up in the middle of a blow. */
const within: ReadonlySet<string> = new Set(['convert-hit', 'convert-wound', 'reroll', 'allocate'])
/** Moments of a blow at which abilities are asked about. */
const momentsWithin: ReadonlySet<string> = new Set([
  'before-combat-roll',
  'after-damage-roll',
  'before-shot-damage',
  'before-allocation',
  'damage-allocated',
  'fallen',
  'ability-activated',
  'about-to-spend',
])

/** What is asked, as far as it matters here. */
export interface AskedWithin {
  kind: string
  about?: unknown
}

const momentOf = (about: unknown): string =>
  typeof about === 'object' && about !== null && 'moment' in about ? String(about.moment) : ''

/** The blow in whose middle a question is open; undefined where none is. */
export function openBlow(entries: readonly Entry[], asked: AskedWithin | undefined): ToldBlow | undefined {
  if (!asked) return undefined
  if (!within.has(asked.kind) && !(asked.kind === 'react' && momentsWithin.has(momentOf(asked.about))))
    return undefined
  const last = gatherBlows(entries).at(-1)?.blow
  if (!last || last.entries.some(({ event }) => event === 'combat-ended')) return undefined
  // Once all is thrown, whoever is about to spend does so for something else.
  const isOver = last.opening.event !== 'combat-began' && isThrown(last.entries)
  return isOver && momentOf(asked.about) === 'about-to-spend' ? undefined : { ...last, unfinished: true }
}
