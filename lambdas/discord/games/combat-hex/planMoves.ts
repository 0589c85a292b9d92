import type { Entry } from '../../../../rules/combat-hex/index.ts'
import {
  type ActOdds,
  isPreview,
  ordersPolicy,
  type Preview,
  preview,
  previewWithOdds,
  readAnswer,
  resume,
} from '../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../rules/games.ts'
import { type Refusal } from '../../../../rules/index.ts'
import { ordersOf } from '../../../game/standingOrders.ts'
import { customIdLimit } from '../../api/customId.ts'
import { ownOrders } from './oddsLines.ts'
import { packMoves } from './packAnswers.ts'
import { type CombatHexView, combatHexView } from './view.ts'

/** Moves that shall be made one after the other, thought through without being made. */
export interface MovePlan {
  /** those that can be made, in their order: as the rules take them, as short as they may be written, what they do */
  moves: { answer: string; short: string; shown: Preview }[]
  /** what may come of the last of them */
  odds: ActOdds
  /** the battle as it would stand when the last one begins */
  before: CombatHexView
  /** what would have happened until then */
  told: Entry[]
  /** what cannot be, and why */
  refused: { answer: string; refusal: Refusal }[]
  /** what comes after dice or somebody else's answer, which nobody may know before */
  unseen: string[]
  /** what is more than a button can carry */
  tooMany: string[]
}

/** More in a custom id than the answers: the longest action, game and version that there are. */
const maxHead = 'also-facing:abcdefghijklm:12345:'.length

const fits = (packed: string): boolean => maxHead + packed.length <= customIdLimit

/** May one more be added to what is packed? Its figure is named first, then its hex and facing. */
export const hasRoom = (packed: string): boolean => fits(`${packed};A10AV40NE`)

/**
 * What an answer alone leads to, for whoever thinks of it; undefined where dice or somebody else's answer decide that.
 * Everybody else's orders are left out: nobody may learn by thinking whether an enemy would react.
 */
export function outcomeOf({ game, save, viewer }: CombatHexView, answer: string) {
  const own = ordersPolicy(ordersOf(game))
  const outcome = resume(save, answer, {
    policy: (question, state) => (question.by === viewer ? own(question, state) : undefined),
  })
  if (!outcome.ok || outcome.events.some(({ event }) => event === 'rolled')) return undefined
  const { pending } = outcome.save
  return pending && pending.by !== viewer ? undefined : outcome
}

/** The battle after an answer, as far as it alone decides; undefined where its player is asked for nothing more to do. */
export function inThought(
  view: CombatHexView,
  answer: string,
): { view: CombatHexView; told: Entry[] } | undefined {
  const { game, viewer, locale } = view
  const outcome = outcomeOf(view, answer)
  if (!outcome) return undefined
  const next = combatHexView({ ...game, save: seal(outcome.save) }, locale, game.seats[viewer]?.user ?? null)
  const goesOn = next?.question?.by === viewer && next.question.kind === 'act'
  return goesOn ? { view: next, told: outcome.events } : undefined
}

/** The same, with its own way to a hex left out where that is the one the rules would take. */
function shortest(view: CombatHexView, answer: string): string {
  const read = readAnswer(answer)
  if (read?.verb !== 'move' || !read.figure || !read.path || !read.facing) return answer
  const short = `move ${read.figure} ${read.path.at(-1)} ${read.facing}`
  const checked = view.question?.space.check(short)
  return checked?.ok && checked.answer === answer ? short : answer
}

/**
 * Thinks moves through as far as nothing hangs on dice. What cannot be is left out, and the rest goes on without it.
 * Each runs one short step of the rules.
 */
export function planMoves(view: CombatHexView, answers: readonly string[]): MovePlan {
  const plan: MovePlan = {
    moves: [],
    odds: {},
    before: view,
    told: [],
    refused: [],
    unseen: [],
    tooMany: [],
  }
  let ahead: ReturnType<typeof inThought> = { view, told: [] }
  let isNext = true
  for (const answer of answers) {
    const last = plan.moves.at(-1)
    if (last && !isNext) {
      ahead = inThought(plan.before, last.answer)
      isNext = true
    }
    if (!ahead) {
      plan.unseen.push(answer)
      continue
    }
    const checked = ahead.view.question?.space.check(answer)
    if (!checked?.ok) {
      plan.refused.push({ answer, refusal: checked?.refusal ?? { code: 'battle-over' } })
      continue
    }
    const shown = preview(ahead.view.save, checked.answer)
    if (!isPreview(shown)) {
      plan.refused.push({ answer, refusal: shown })
      continue
    }
    const short = shortest(ahead.view, checked.answer)
    if (!fits(packMoves(view, [...plan.moves.map(move => move.short), short]))) {
      plan.tooMany.push(answer)
      continue
    }
    plan.moves.push({ answer: checked.answer, short, shown })
    plan.before = ahead.view
    plan.told = [...plan.told, ...ahead.told]
    isNext = false
  }
  const last = plan.moves.at(-1)
  if (last) plan.odds = previewWithOdds(plan.before.save, last.answer, ownOrders(view)).odds
  return plan
}
