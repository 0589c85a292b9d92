import { type Combatant, type DarkLordState, isHeroProfile } from '../../rules/dark-lord/index.ts'
import type { Overlay, Token, TokenCondition } from '../types.ts'
import { profilePicture } from './profileIcons.ts'

/** What is told of a figure by signs. Who is hemmed in is so during a fight alone, and told by its events. */
function conditionsOf(figure: Combatant, trapped: readonly string[]): TokenCondition[] {
  const { condition, ring, burning, carries, marks, label } = figure
  const told: Record<TokenCondition, boolean> = {
    unseen: ring === 'on',
    ringed: ring === 'off',
    bound: marks.transfixed,
    burning,
    laden: carries,
    lying: condition === 'lying',
    trapped: trapped.includes(label),
  }
  return (Object.keys(told) as TokenCondition[]).filter(each => told[each])
}

/** While figures act one after another, those that have acted fade; in fights and at the end nobody is told by it. */
const isDone = ({ stage }: DarkLordState, { marks }: Combatant): boolean =>
  (stage === 'moving' && marks.finished) || (stage === 'shooting' && marks.shot)

/** A figure as a token: the one place that says how its life, its Might and what has become of it look. */
export function combatantToken(
  skirmish: DarkLordState,
  figure: Combatant,
  trapped: readonly string[] = [],
): Token {
  const profile = skirmish.types[figure.type]!
  const conditions = conditionsOf(figure, trapped)
  return {
    label: figure.label,
    cells: [figure.at],
    owner: figure.owner,
    ...profilePicture(profile, figure.mount !== null),
    starred: isHeroProfile(profile),
    pips: { left: figure.life, of: profile.life },
    ...(isHeroProfile(profile) && { counter: figure.might }),
    faded: isDone(skirmish, figure) ? 0.5 : 0,
    ...(conditions.length > 0 && { conditions }),
  }
}

/**
 * Everybody on the board, as tokens.
 * @param highlighted labels of figures to be ringed
 * @param trapped labels of those that could not back off in the fight that is shown
 */
export const tokensOf = (
  skirmish: DarkLordState,
  highlighted: readonly string[] = [],
  trapped: readonly string[] = [],
): Token[] =>
  skirmish.combatants
    .filter(({ condition }) => condition === 'standing' || condition === 'lying')
    .map(figure => ({
      ...combatantToken(skirmish, figure, trapped),
      ...(highlighted.includes(figure.label) && { highlighted: true }),
    }))

/** The treasure where it lies, to be laid over the board with whatever else is. */
export const treasureOverlay = ({ treasure }: Pick<DarkLordState, 'treasure'>): Pick<Overlay, 'treasures'> =>
  treasure === null ? {} : { treasures: [treasure] }
