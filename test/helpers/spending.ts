import type { AbilityId, CombatHexState, FigureType, GameEvent } from '../../rules/combat-hex/index.ts'

/** What was paid for one thing over some battles. */
export interface Spent {
  times: number
  ap: number
  /** of those times, how many came to nothing; undefined where events cannot tell */
  idle: number | undefined
}

type Activated = Extract<GameEvent, { event: 'activated' }>

/** What followed an activation, and who and what its user is. */
interface After {
  use: Activated
  /** what happened to the end of the phase, or of the combat if it was used in one */
  later: readonly GameEvent[]
  type: FigureType
  /** is this figure of the same side? */
  own(figure: string): boolean
  typeOf(figure: string): FigureType
}

/** Movement points that a figure spent on the way. */
const walked = ({ later }: After, who: string): number =>
  later.reduce((sum, e) => (e.event === 'moved' && e.figure === who ? Math.max(sum, e.cost) : sum), 0)

const moved = (after: After): boolean => walked(after, after.use.figure) > 0
const shot = ({ use, later }: After): boolean =>
  later.some(e => (e.event === 'shot' || e.event === 'volley') && e.figure === use.figure)
const converted = ({ later, own }: After, what: 'hit' | 'wound'): boolean =>
  later.some(e => e.event === 'converted' && e.what === what && own(e.figure))

/** Was the ability put to use in the same activation, or combat? For those of which events can tell. */
const wasUsed: { readonly [Id in AbilityId]?: (after: After) => boolean } = {
  fast: after => walked(after, after.use.figure) > after.type.movement,
  sneak: moved,
  'crack-shot': after => moved(after) && shot(after),
  'expert-marksman': shot,
  'volley-attack': shot,
  'arrow-flurry': shot,
  'perfect-aim': after => shot(after) && converted(after, 'hit'),
  'dirty-fighting': after => converted(after, 'hit'),
  'battle-savvy': ({ later }) => later.some(e => e.event === 'kept'),
  tyrant: after =>
    after.later.some(
      e =>
        e.event === 'moved' &&
        after.own(e.figure) &&
        walked(after, e.figure) > after.typeOf(e.figure).movement,
    ),
}

/** Was the ability undone, or its user slain, before it could be put to use? That is nobody's advice. */
const wasThwarted = ({ use, later }: After): boolean =>
  later.some(
    e =>
      (e.event === 'warded' && e.figure === use.figure && e.ability === (use.copied ?? use.ability)) ||
      (e.event === 'removed' && e.figure === use.figure),
  )

/**
 * Adds up what action points were spent on over battles, by ability and kind of conversion, and how often
 * what was paid for was not put to use in the same activation or combat.
 */
export function spending() {
  const all = new Map<string, Spent>()
  const note = (what: string, ap: number, idle: boolean | undefined) => {
    const spent = all.get(what) ?? { times: 0, ap: 0, idle: idle === undefined ? undefined : 0 }
    spent.times++
    spent.ap += ap
    if (idle !== undefined) spent.idle = (spent.idle ?? 0) + Number(idle)
    all.set(what, spent)
  }
  return {
    hear(events: readonly GameEvent[], { figures, types }: CombatHexState) {
      const figureOf = (id: string) => figures.find(figure => figure.id === id)!
      const typeOf = (id: string) => types[figureOf(id).type]!
      for (const [i, use] of events.entries()) {
        if (use.event === 'converted' && use.ap) note(`convert a ${use.what}`, use.ap, undefined)
        if (use.event === 'ran') note('run', use.ap, undefined)
        if (use.event === 'braved') note('toll', use.ap, undefined)
        if (use.event !== 'activated') continue
        const end = events.findIndex(
          (e, n) =>
            n > i &&
            (e.turn !== use.turn ||
              e.phase !== use.phase ||
              e.event === 'combat-ended' ||
              e.event === 'phase-began'),
        )
        const later = events.slice(i + 1, end < 0 ? undefined : end)
        const own = (id: string) => figureOf(id).owner === figureOf(use.figure).owner
        const after: After = { use, later, type: typeOf(use.figure), own, typeOf }
        const used = wasUsed[use.copied ?? use.ability]
        note(use.copied ?? use.ability, use.ap, used && !used(after) && !wasThwarted(after))
      }
    },
    /** What was spent on each, by name. */
    get table(): ReadonlyMap<string, Spent> {
      return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)))
    },
  }
}
