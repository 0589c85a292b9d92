import type { Entry } from '../../../../rules/combat-hex/index.ts'
import { luckOf, luckOfThrows } from '../../../../rules/league/luck.ts'
import { capitalised } from '../../../truncated.ts'
import type { Picture } from '../../types.ts'
import { numbersIn } from '../../words/numbers.ts'
import { type CombatHexView } from './view.ts'

/** Points of a player's figures that took the field, and of those that still stand. */
function pointsOf({ state }: CombatHexView, owner: number): { fielded: number; left: number } {
  const sum = (...conditions: string[]) =>
    state.figures.reduce(
      (total, figure) =>
        figure.owner === owner && conditions.includes(figure.condition)
          ? total + state.types[figure.type]!.points
          : total,
      0,
    )
  return { fielded: sum('standing', 'removed'), left: sum('standing') }
}

/** How the battle ended, as a sheet with both armies and the points over the turns; undefined while it goes on, and where it ended before anybody took the field. */
export function resultPicture(view: CombatHexView, log: readonly Entry[]): Picture | undefined {
  const { state, words, names, board, locale } = view
  const { result } = state
  if (!result) return undefined
  const { says, terms } = words
  const ends = log.flatMap(entry => (entry.event === 'turn-ended' ? [entry.points] : []))
  const rolled = log.map(entry => (entry.event === 'rolled' ? entry : undefined))
  const luck = luckOfThrows(rolled, state.players.length)
  const signed = numbersIn(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  const players = state.players.map(({ camp }, owner) => {
    const { dice } = luck[owner]!
    const { fielded, left } = pointsOf(view, owner)
    const turns = ends.map(points => points[owner] ?? 0)
    return {
      name: names.player(owner),
      camp: camp ?? 'good',
      figures: state.figures
        .filter(figure => figure.owner === owner && figure.condition !== 'left-behind')
        .map(({ id, type, life, condition }) => ({
          label: id,
          name: names.figure(id),
          type: state.types[type]!,
          life,
          maxLife: state.types[type]!.life,
          lost: condition !== 'standing',
        })),
      // A battle may end in the middle of a turn.
      points: [fielded, ...turns, ...(turns.at(-1) === left ? [] : [left])],
      ...(dice > 0 && { luck: signed(luckOf(luck[owner]!)) }),
    }
  })
  if (players.every(({ points }) => points[0] === 0)) return undefined
  const title = result.winner === null ? says.resultDrawn : says.resultWon(names.player(result.winner))
  const about = [board?.name[locale], says.turn(state.turn)].filter(Boolean).join(' · ')
  const reason = `${capitalised(terms.reasons[result.reason])} (${result.rule})`
  const losses = players.map(({ name, points }) => says.resultLeft(name, points.at(-1) ?? 0, points[0] ?? 0))
  const lucks = players.flatMap((player, owner) =>
    player.luck ? words.odds.luckOf(player.name, words.odds.luck(player.luck, luck[owner]!.dice)) : [],
  )
  return {
    name: 'result.png',
    alt: `${title}. ${about}. ${reason}. ${[...losses, ...lucks].join(' ')}`,
    result: { title, about, reason, winner: result.winner, players },
    language: locale,
  }
}
