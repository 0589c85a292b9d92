import type { Cell } from '../../../board/board.ts'
import type { Facing } from '../../../core/hex.ts'
import type { Script } from '../../../core/script.ts'
import type { Refusal } from '../../../core/space.ts'
import { activationOf, figureById, type Game } from '../game.ts'
import { courseOf } from '../move/movement.ts'
import { pathOf } from '../move/reach.ts'
import { walk } from '../move/walk.ts'
import { freeAttackBan, permits } from '../points/points.ts'
import { isThreatened, zoneFrom } from '../points/zones.ts'
import type { Figure } from '../state.ts'
import { performStrike, strikesOf } from './strike.ts'
import type { Act, Verb } from './verb.ts'
import { previewWalk, readWalk, walksOf, wayOver, writeWalk } from './way.ts'

/** 8.10b: a rider moves over open ground, and may end with a free attack. */
export const charge = {
  verb: 'charge',
  stays: false,
  moves: true,
  ban: chargeBan,
  understand(g, figure, raw) {
    const way = chargeBan(g, figure) ?? readWalk(g, courseOf(g, figure, true), raw)
    if ('code' in way) return way
    const named = raw.target === undefined ? null : figureById(g, raw.target)
    if (named === undefined) return { code: 'no-figure', about: { figure: raw.target ?? '' } }
    const act = { verb: 'charge' as const, figure, ...way, target: named }
    return targetBan(g, act) ?? act
  },
  all: (g, figure) =>
    walksOf(g, courseOf(g, figure, true)).map(way => ({ verb: 'charge', figure, ...way, target: null })),
  neglects: (_, { path, facing }, mandatory) => !mandatory.ends(path.at(-1)!, facing),
  *perform(g, current, act): Script {
    current.charging = true
    yield* walk(g, current, act)
    if (act.target && strikesOf(g, act.figure).includes(act.target))
      yield* performStrike(g, current, act.target)
  },
  preview: previewWalk,
  write: (g, act) => ({
    verb: 'charge',
    figure: act.figure.id,
    ...writeWalk(g, act),
    ...(act.target && { target: act.target.id }),
  }),
} as const satisfies Verb<'charge'>

/** Why the figure may not charge, if so (8.10b). */
function chargeBan(g: Game, figure: Figure): Refusal | undefined {
  const current = activationOf(g, figure)
  const about = { figure: figure.id }
  if (!permits(g, 'mayCharge', figure)) return { code: 'no-rider', rule: '8.10', about }
  if (current?.shot) return { code: 'shot-already', rule: '8.10', about }
  if (current?.turned || current?.stopped) return { code: 'move-over', rule: '8.10', about }
  if (current?.charging) return undefined
  if (current?.entered) return { code: 'charge-after-move', rule: '8.10', about }
  // A battle saved before `threatenedAtStart` was noted knows only who threatens it now.
  const began = figure.threatenedAtStart || isThreatened(g, figure)
  return began ? { code: 'charge-threatened', rule: '8.10', about } : undefined
}

/** Why a charge cannot end with a free attack on whom it names, if it names anybody. */
function targetBan(g: Game, { figure, path, facing, target }: Act<'charge'>): Refusal | undefined {
  if (!target) return undefined
  const zone = zoneFrom(g, figure, path.at(-1)!, facing)
  if (target.owner === figure.owner || !zone.some(cell => g.occupant[cell] === target))
    return { code: 'not-in-zone', rule: '8.10', about: { figure: figure.id, target: target.id } }
  return freeAttackBan(g, target, figure)
}

/** A charge over hexes that the figure could walk over, where it may charge over them. */
export function chargeOver(
  g: Game,
  figure: Figure,
  path: readonly Cell[],
  facing: Facing,
  target: Figure | null,
): Act<'charge'> | undefined {
  if (chargeBan(g, figure)) return undefined
  const way = wayOver(g, courseOf(g, figure, true), path)
  if ('code' in way) return undefined
  return { verb: 'charge', figure, path: pathOf(way), facing, cost: way.cost, target }
}
