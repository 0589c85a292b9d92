import { keyOf, type Question, type Script } from '../../core/script.ts'
import { TooManyFalls, withShare } from '../../play/odds/budget.ts'
import { figureById, type Game } from '../battle/game.ts'
import { gameOf, stepOf } from '../battle/sequence/machine.ts'
import { combatHex } from '../contract/module.ts'
import { library } from '../library.ts'
import type { CombatHexSave } from '../types.ts'
import type { OddsOptions } from './countOrThrow.ts'
import { byDefaults, everyFall } from './everyFall.ts'
import { type FigureOdds, oddsOf, watchFates } from './fates.ts'

/** Questions in the middle of a blow or a move: whatever else is asked, its dice are over. */
const within: ReadonlySet<string> = new Set(['react', 'convert-hit', 'convert-wound', 'reroll', 'allocate'])

/** What may be looked at for all answers to one question together: less than the picture beside them takes. */
const forChoices = 1600

/** The step does not come to the question again: the rules have changed since. */
class AskedOtherwise extends Error {}

/**
 * The step under way, gone on with: what has been answered and thrown is repeated, then comes the answer, then dice that
 * may fall in any way, up to the end of what is being fought out.
 */
function* goneOn(g: Game, { journal, pending }: CombatHexSave, answer: string): Script {
  const { script } = stepOf(g, library)!
  const past = journal.filter(entry => !('skip' in entry))
  let given: string | undefined = answer
  let result = script.next()
  while (!result.done) {
    const request = result.value
    const entry = past.shift()
    if (entry && 'roll' in entry && 'roll' in request)
      result = script.next({ n: entry.n, faces: [...entry.faces] } as never)
    else if (entry && 'ask' in entry && 'ask' in request)
      result = script.next(valueOf(request.ask, entry.answer) as never)
    else if (entry) throw new AskedOtherwise()
    else if (given !== undefined) {
      if (!('ask' in request) || keyOf(request.ask) !== pending?.key) throw new AskedOtherwise()
      const value = valueOf(request.ask, given)
      given = undefined
      result = script.next(value as never)
    } else if ('ask' in request && !within.has(request.ask.kind)) return
    else result = script.next(yield request)
  }
}

function valueOf({ space }: Question, text: string): unknown {
  const checked = space.check(text)
  if (!checked.ok) throw new AskedOtherwise()
  return checked.value
}

/**
 * What each of several answers to a question in a combat, a shot or a free attack makes of the figures, when everything
 * after it is answered by the defaults. Exact: every way in which the dice still to come can fall is run through.
 * @returns for each answer the odds of the same figures, those alone for whom it matters which answer is given, whom it
 * matters most first; undefined where it matters to nobody, or there would be too many cases
 */
export function oddsOfChoices(
  save: CombatHexSave,
  answers: readonly string[],
  { answer = byDefaults, budget = { left: forChoices } }: OddsOptions = {},
): FigureOdds[][] | undefined {
  const pending = save.pending
  if (!pending || !within.has(pending.kind) || answers.length < 2) return undefined
  const g = gameOf(library, combatHex.machine.clone(save.battle), () => {})
  const since = watchFates(g)
  const all: FigureOdds[][] = []
  try {
    for (const [i, each] of answers.entries()) {
      const script = () => goneOn(g, save, each)
      const fates = withShare(budget, 1 / (answers.length - i), part =>
        everyFall(g, script, answer, since, part),
      )
      all.push(oddsOf(g, [fates], []))
    }
  } catch (thrown) {
    if (!(thrown instanceof TooManyFalls || thrown instanceof AskedOtherwise)) throw thrown
    return undefined
  }
  const ids = new Set(all.flatMap(list => list.map(({ id }) => id)))
  const rows = [...ids].map(id => {
    const odds = all.map(list => list.find(each => each.id === id) ?? oddsOf(g, [], [figureById(g, id)!])[0]!)
    return { odds, spread: spreadOf(odds) }
  })
  const matters = rows.filter(({ spread }) => spread > 1e-9).sort((a, b) => b.spread - a.spread)
  if (!matters.length) return undefined
  return answers.map((_, i) => matters.map(({ odds }) => odds[i]!))
}

const range = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/** How far answers lie apart for a figure: first by the chance that it leaves the board, then by the life it loses. */
function spreadOf(odds: readonly FigureOdds[]): number {
  const longest = Math.max(...odds.map(({ lost }) => lost.length))
  const lives = Array.from({ length: longest }, (_, n) => range(odds.map(({ lost }) => lost[n] ?? 0)))
  return range(odds.map(({ leaves }) => leaves)) + Math.max(...lives) / 10
}
