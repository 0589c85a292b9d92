import { half, typeOfCombatant } from '../field/field.ts'
import { ruleSays } from '../field/points.ts'
import type { Battlefield, FightUnderWay } from '../field/vocabulary.ts'
import type { Combatant } from '../state.ts'

export const fightersOf = ({ one, others }: FightUnderWay, owner: number): Combatant[] =>
  [one, ...others].filter(each => each.owner === owner)

/** Everybody who throws for a side: fighters and supporters. */
export const throwersOf = (fight: FightUnderWay, owner: number): Combatant[] => [
  ...fightersOf(fight, owner),
  ...fight.supporters[owner as 0 | 1],
]

/** Fight can be raised to this and no further (DB-21). */
export const maxFight = 10

/** Fight as it is now (DB-15f): printed, a heroic strike, then each halving, rounded up each time. */
export function fightOf(f: Battlefield, fight: FightUnderWay, figure: Combatant): number {
  const printed = typeOfCombatant(f, figure).fight
  const added = fight.added.get(figure)
  let now = added === undefined ? printed : Math.max(printed, Math.min(maxFight, printed + added))
  // DL-16: who fights a wearer that it cannot see, once however many there are; supporters keep theirs (DR-06).
  const isFighter = fightersOf(fight, figure.owner).includes(figure)
  if (
    isFighter &&
    fightersOf(fight, 1 - figure.owner).some(enemy => ruleSays(f, 'halvesFight', enemy, figure) ?? false)
  )
    now = half(now)
  // DL-55, DL-61: once, however many powers (DR-17).
  if (figure.marks.halved) now = half(now)
  return now
}

/** Attacks as they are now (DB-15f): printed, one for a rider that charged those on foot (DB-23g), then halved. */
export function attacksOf(f: Battlefield, fight: FightUnderWay, figure: Combatant): number {
  const { attacks } = typeOfCombatant(f, figure)
  const foes = fightersOf(fight, 1 - figure.owner)
  const rides = figure.mount !== null && figure.marks.charged && foes.every(enemy => enemy.mount === null)
  const now = attacks + (rides ? 1 : 0)
  return figure.marks.halved ? half(now) : now
}

/** Dice that a figure throws in the duel (DB-15a): a supporter one. */
export const duelDiceOf = (f: Battlefield, fight: FightUnderWay, figure: Combatant): number =>
  fightersOf(fight, figure.owner).includes(figure) ? attacksOf(f, fight, figure) : 1

/** The Fight of a side: the highest among all who throw for it (DB-15c). */
export const sideFight = (f: Battlefield, fight: FightUnderWay, owner: number): number =>
  Math.max(...throwersOf(fight, owner).map(figure => fightOf(f, fight, figure)))
