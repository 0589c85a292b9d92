import { figureById, type Game, label, mount, passengersOf, standingOf } from '../battle/game.ts'
import { carryBan } from '../battle/points/points.ts'
import { areAdjacent, beganAdjacent } from '../battle/points/zones.ts'
import type { Figure } from '../battle/state.ts'
import type { Ability } from '../battle/vocabulary.ts'

/** As many as it has arms for. */
const places = 2

/** Did it begin the turn beside the figure, and is it there to be taken? */
const waits = (g: Game, figure: Figure, friend: Figure): boolean =>
  beganAdjacent(g, figure, friend) && areAdjacent(g, figure, friend)

const friendBy = (g: Game, figure: Figure, target: string | null): Figure => figureById(g, target!) ?? figure

const carries = (carrier: Figure, figure: Figure): boolean => figure.carried?.by === carrier.id

/** 8.42. That those it carries move, stand and fall with it is said in rules/combat-hex/battle/game.ts. */
export const entCarry = {
  id: 'ent-carry',
  moment: 'before-action',
  notActivated: true,
  repeatable: true,
  targets: (g, figure) =>
    standingOf(g, figure.owner)
      .filter(friend => friend !== figure && !friend.carried && waits(g, figure, friend))
      .map(friend => friend.id),
  may: (g, { figure, target }) => carryBan(g, figure, friendBy(g, figure, target)) ?? true,
  // Up there an archer sees far, and nobody comes at it.
  recommended: (g, { figure, target }) =>
    figure.life > 2 && g.typeOf(friendBy(g, figure, target)).shooting !== null,
  *effect(g, { figure, target }) {
    const friend = friendBy(g, figure, target)
    mount(g, friend, figure)
    g.emit({ event: 'taken-up', figure: friend.id, by: figure.id, at: label(g, friend.at) })
  },
  hooks: {
    mayCarry(g, holder, friend) {
      const about = { figure: holder.id, target: friend.id }
      const { base, abilities } = g.typeOf(friend)
      if (base !== 'single' || abilities.some(({ id }) => id === 'one-ring') || friend === holder)
        return { code: 'not-to-be-carried', rule: '8.42', about }
      return passengersOf(g, holder).length < places || { code: 'no-place', rule: '8.42', about }
    },
    // They are above it: it hides neither them nor what they look at.
    inTheWay: (_, holder, { shooter, target, between }) =>
      between === holder && (carries(holder, shooter) || carries(holder, target)) ? 'not' : undefined,
  },
} as const satisfies Ability
