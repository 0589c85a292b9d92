import { toNearestEnemy } from '../../../rules/combat-hex/abilities/heuristics.ts'
import type { AbilityId } from '../../../rules/combat-hex/army/figure.ts'
import { targetsOf } from '../../../rules/combat-hex/battle/fight/combat.ts'
import {
  figureById,
  type Game,
  hasAbility,
  inOrder,
  standingOf,
  whatIf,
  withMark,
} from '../../../rules/combat-hex/battle/game.ts'
import { isFree } from '../../../rules/combat-hex/battle/points/points.ts'
import { areAdjacent, isThreatened, wereAdjacent } from '../../../rules/combat-hex/battle/points/zones.ts'
import { shotsOf } from '../../../rules/combat-hex/battle/shoot/shooting.ts'
import type { Figure } from '../../../rules/combat-hex/battle/state.ts'
import type { Ability, Use } from '../../../rules/combat-hex/battle/vocabulary.ts'

/**
 * What abilities recommended when nobody reckoned yet what they bring: as they do today but for those listed here,
 * and whatever it costs, since none had a worth.
 */
type Advice = { readonly [Id in AbilityId]?: (today: Ability) => NonNullable<Ability['recommended']> }

const ofBoth: Advice = {
  // Where the doubled move brings the figure to blows and the plain one does not, as the crow flies.
  fast:
    () =>
    (g, { figure }) => {
      const { movement } = g.typeOf(figure)
      const far = toNearestEnemy(g, figure)
      return far > movement + 1 && far <= 2 * movement
    },
  stalwart:
    () =>
    (g, { figure, cost, trigger: { cause } }) =>
      figure.ap > cost || (cause !== null && g.typeOf(cause).kind === 'hero'),
  // Where there is nobody to shoot at without, and somebody with it; though it may not shoot next.
  'expert-marksman': today => (g, use) => {
    const { figure, ability } = use
    const mark = { ability: ability.id, duration: 'activation' } as const
    return today.recommended!(g, use) && withMark(g, figure, mark, () => shotsOf(g, figure).length > 0)
  },
  // A volley was not looked at.
  'killing-blow': today => (g, use) =>
    (g.combat !== null || !!use.trigger.target) && today.recommended!(g, use),
}

const hasNotMoved = (g: Game, figure: Figure): boolean =>
  figure.actionTaken === 'nothing' && !(g.activation?.figure === figure && g.activation.entered)

const driven = (g: Game, { figure }: Use): Figure[] =>
  standingOf(g, figure.owner).filter(
    friend =>
      friend !== figure &&
      g.typeOf(friend).kind === 'warrior' &&
      wereAdjacent(g, figure, friend) &&
      hasNotMoved(g, friend),
  )

const drivenClassic = (g: Game, use: Use): Figure[] => {
  const { figure } = use
  const once = isFree(g.book, use) && use.ability === use.printed
  return standingOf(g, figure.owner).filter(
    friend =>
      friend !== figure &&
      g.typeOf(friend).kind === 'warrior' &&
      hasNotMoved(g, friend) &&
      areAdjacent(g, figure, friend) &&
      !(once && friend.marks.some(({ ability }) => ability === 'tyrant')),
  )
}

/** Worth it for two who have a way to go, archers as well, whatever it costs. */
const drivesTwo = (g: Game, friends: readonly Figure[]): boolean =>
  friends.filter(friend => !isThreatened(g, friend) && toNearestEnemy(g, friend) > g.typeOf(friend).movement)
    .length >= 2

const ofTournament: Advice = {
  ...ofBoth,
  tyrant: () => (g, use) => drivesTwo(g, driven(g, use)),
  // Against whoever has few points left, whether or not it can still pay.
  dread:
    () =>
    (g, { figure, cost, trigger: { cause, spending } }) =>
      cause !== null &&
      spending !== 'toll' &&
      cause.ap <= 2 &&
      !hasAbility(g, cause, 'dread') &&
      figure.ap >= cost + 1,
  bodyguard: today => (g, use) => {
    const { owner } = use.figure
    const reached = inOrder(g).flatMap(side => (side === owner ? [] : targetsOf(g, side, g.combat!)))
    return reached.includes(figureById(g, use.target!)!) && today.recommended!(g, use)
  },
}

const ofClassic: Advice = {
  ...ofBoth,
  tyrant: () => (g, use) => drivesTwo(g, drivenClassic(g, use)),
  dread:
    () =>
    (_, { figure, cost, trigger: { cause, spending } }) =>
      cause !== null && spending !== 'run' && cause.ap <= 2 && figure.ap >= cost + 1,
}

/**
 * Looks at a battle, or answers in it, while abilities advise what they advised first. They are the same for both
 * sides, and questions hold on to them: so it is their own advice that is changed, and put back at once.
 */
export function withFirstAdvice<Seen>(g: Game, look: () => Seen): Seen {
  const advice = g.book.id === 'classic' ? ofClassic : ofTournament
  let looking = look
  for (const ability of Object.values<Ability>(g.book.abilities)) {
    const { id, recommended, worth } = ability
    const first = advice[id]?.({ ...ability }) ?? recommended
    if (first === recommended && !worth) continue
    const before = looking
    looking = () => whatIf(ability, { recommended: first, worth: undefined }, before)
  }
  return looking()
}
