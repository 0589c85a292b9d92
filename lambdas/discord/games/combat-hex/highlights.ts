import type { Entry } from '../../../../rules/combat-hex/index.ts'
import { dice as diceFaces } from '../../words/plural.ts'
import type { CombatHexView } from './view.ts'

/** Rolls of fewer dice are nothing to tell of. */
const fewestDice = 3
const mean = 3.5

type Rolled = Extract<Entry, { event: 'rolled' }>

const above = ({ faces }: Rolled): number => faces.reduce((sum, face) => sum + face - mean, 0)

/** What is told of a battle that is over, a line each: who fell, the best roll, and whose dice were lucky. */
export function highlights(view: CombatHexView, log: readonly Entry[]): string[] {
  const { state, words, names } = view
  const { says } = words
  const fell = new Set(
    log.flatMap(entry => (entry.event === 'removed' && !entry.leaves ? [entry.figure] : [])),
  )
  const rolled = log.filter(entry => entry.event === 'rolled')
  const [best] = rolled
    .filter(({ faces }) => faces.length >= fewestDice)
    .toSorted((a, b) => above(b) - above(a))
  const players = state.players.map((_, player) => player)
  const losses = players.flatMap(player => {
    const fallen = state.figures.filter(({ id, owner }) => owner === player && fell.has(id))
    return fallen.length
      ? [says.fallen(names.player(player), fallen.length, names.figures(fallen.map(({ id }) => id)))]
      : []
  })
  const luck = players.flatMap(player => {
    const own = rolled.filter(({ by }) => by === player)
    const dice = own.reduce((sum, { faces }) => sum + faces.length, 0)
    return dice
      ? [
          says.luckOf(
            names.player(player),
            dice,
            own.reduce((sum, roll) => sum + above(roll), 0),
          ),
        ]
      : []
  })
  return [
    ...losses,
    ...(best && above(best) > 0
      ? [says.bestRoll(names.player(best.by), diceFaces(best.faces), best.turn)]
      : []),
    ...(luck.length ? [says.luck(luck)] : []),
  ]
}
