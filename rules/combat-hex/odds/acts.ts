import type { Cell } from '../../board/board.ts'
import type { Facing } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import { type Budget, wholeBudget, withShare } from '../../play/odds/budget.ts'
import { parseAct } from '../battle/answers/parseAct.ts'
import { activate, endMarks } from '../battle/fight/activate.ts'
import { findChains } from '../battle/fight/combat.ts'
import { figureById, type Game, put } from '../battle/game.ts'
import { expectedLoss as likelyLoss, type Shot, shotAt, shotsOf, volleyAt } from '../battle/shoot/shooting.ts'
import type { Figure } from '../battle/state.ts'
import { previewAct } from '../battle/verbs/index.ts'
import type { Act, PhaseAct } from '../battle/verbs/verb.ts'
import type { Use } from '../battle/vocabulary.ts'
import { freeAttacksOdds, oddsOfScript, shotOdds, turnAndShoot } from './blows.ts'
import { type CombatOdds, combatOdds } from './combatOdds.ts'
import { countOrThrow, type Found, type OddsOptions } from './countOrThrow.ts'
import type { FigureOdds } from './fates.ts'
import { undone } from './snapshot.ts'

/** What may come of an answer of an action phase; each only where something is thrown for it. */
export interface ActOdds {
  /** who is hurt by what it does: a shot, or a free attack that it makes */
  hurt?: FigureOdds[]
  /** what free attacks on its way do to it first (4.11) */
  freeAttacks?: FigureOdds
  /** the combat it would be in, were the combat phase now and everybody stood as they would then */
  combat?: CombatOdds
  /** its best shot before and after the use of an ability, where that changes it */
  shot?: { before: FigureOdds; after: FigureOdds[] }
  /** life and action points that it wins or loses by the dice of an ability, and how likely that is */
  gains?: Found<{ figure: string; life: number; ap: number }[]>
  /** there are too many cases to tell of a blow at all */
  tooMany?: true
}

/** Several things may be asked for at the same time, within one budget. */
type WithinBudget = OddsOptions & { budget: Budget }

/** Chances of an answer that is open in an action phase. The game is left as it was. */
export function actOdds(
  g: Game,
  side: number,
  answer: string,
  turning: boolean,
  options: OddsOptions = {},
): ActOdds {
  const act = parseAct(g, side, answer, turning)
  return 'code' in act ? {} : oddsOfAct(g, act, { budget: wholeBudget(), ...options })
}

function oddsOfAct(g: Game, act: PhaseAct, asked: WithinBudget): ActOdds {
  switch (act.verb) {
    case 'shoot':
      return hurtBy(shotOdds(g, act.figure, act.target, act.facing, asked))
    case 'strike':
      return hurtBy(freeAttacksOdds(g, [act.figure], act.target, asked))
    case 'move':
    case 'charge':
      return {
        ...withPart(asked, part => freeAttacksOn(g, act, part)),
        ...after(g, act.figure, act.path.at(-1)!, act.facing, asked),
      }
    case 'run':
      return after(g, act.figure, act.to, act.facing, asked)
    case 'turn':
    case 'dismount':
      return after(g, act.figure, act.at, act.facing, asked)
    case 'use':
      return {
        ...withPart(asked, part => shotChanged(g, act, part)),
        ...useOdds(g, act.use, asked),
      }
    default:
      return {}
  }
}

const hurtBy = (hurt: FigureOdds[] | undefined): ActOdds => (hurt ? { hurt } : { tooMany: true })

/** Leaves half of what there is to whatever comes after. */
const withPart = <Seen>(asked: WithinBudget, look: (part: WithinBudget) => Seen): Seen =>
  withShare(asked.budget, 1 / 2, budget => look({ ...asked, budget }))

function freeAttacksOn(g: Game, act: Act, asked: WithinBudget): ActOdds {
  const shown = previewAct(g, act)
  if (shown?.kind !== 'move' || !shown.freeAttacks.length) return {}
  const attackers = shown.freeAttacks.flatMap(id => figureById(g, id) ?? [])
  const odds = freeAttacksOdds(g, attackers, act.figure, asked)
  return odds ? { freeAttacks: odds[0] } : { tooMany: true }
}

/** The combat that a figure would be in with its reference hex there. */
function after(g: Game, figure: Figure, at: Cell, facing: Facing, asked: WithinBudget): ActOdds {
  return undone(g, () => {
    put(g, figure, at, facing)
    g.activation = null
    endMarks(g, [figure], 'activation')
    const chain = findChains(g).find(figures => figures.includes(figure))
    return chain ? { combat: combatOdds(g, chain, asked) } : {}
  })
}

/** The shot that takes most from its target, if the figure has one. */
const bestShot = (g: Game, figure: Figure): Shot | undefined =>
  shotsOf(g, figure).sort((a, b) => likelyLoss(g, figure, b) - likelyLoss(g, figure, a))[0]

function shotChanged(g: Game, { figure, use }: Act<'use'>, asked: WithinBudget): ActOdds {
  const shot = bestShot(g, figure)
  if (!shot) return {}
  const { target } = shot
  const [before] = withPart(asked, part => shotOdds(g, figure, target, shot.facings[0]!, part)) ?? []
  const shooting = function* (): Script {
    yield* activate(g, use)
    const now = shotAt(g, figure, target)
    const volley = volleyAt(g, figure)
    if (!('code' in now)) yield* turnAndShoot(g, figure, target, now.facings[0]!)
    else if (!('code' in volley)) yield* turnAndShoot(g, figure, null, volley.facing)
  }
  const odds = oddsOfScript(g, shooting, [target], asked)
  const after = odds?.[0]
  if (!before || !after || !odds) return { tooMany: true }
  const differs = odds.length > 1 || after.lost.some((chance, n) => Math.abs(chance - before.lost[n]!) > 1e-9)
  return differs ? { shot: { before, after: odds } } : {}
}

/** What dice of an ability give; nothing where it comes to the same in any case. */
export function useOdds(g: Game, use: Use, options: OddsOptions): ActOdds {
  const before = g.battle.figures.map(({ life, ap }) => ({ life, ap }))
  const see = () =>
    g.battle.figures.flatMap((figure, i) => {
      const life = figure.life - before[i]!.life
      const ap = figure.ap - before[i]!.ap
      return life || ap ? { figure: figure.id, life, ap } : []
    })
  const gains = countOrThrow(g, () => activate(g, use), see, options)
  if (!gains) return { tooMany: true }
  return gains.chances.length > 1 ? { gains } : {}
}
