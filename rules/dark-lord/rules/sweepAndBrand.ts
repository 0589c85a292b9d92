import type { Script } from '../../core/script.ts'
import { hasKeyword, isOnBoard, labelsOf, typeOfCombatant } from '../field/field.ts'
import { fireStrength, sweepStrength } from '../field/needs.ts'
import type { FigureRule, Losers } from '../field/vocabulary.ts'
import { catchFire, hitBoth } from '../field/wounds.ts'
import { isHelpless, strike, worthOf, woundChance } from '../fights/strikes.ts'
import type { Combatant } from '../state.ts'

const struck = ({ fighters, supporters }: Losers): Combatant[] =>
  [...fighters, ...supporters].filter(isOnBoard)

/** In place of strikes a hit of Strength 8 on every enemy of the fight (DL-47). */
export const sweep: FigureRule = {
  clause: 'DL-47',
  insteadOfStrikes: {
    word: 'sweep',
    targets: () => null,
    worth: (f, _own, losers) =>
      struck(losers).reduce(
        (sum, target) => sum + worthOf(f, target, 1, woundChance(f, sweepStrength, target, 'rider')),
        0,
      ),
    begin(f, own, losers) {
      const targets = struck(losers)
      f.emit({ event: 'swept', figure: own.label, targets: labelsOf(targets) })
      return targets
    },
    // DL-47b: a hit is no strike.
    perform: (f, _own, _losers, target) =>
      hitBoth(f, target, { by: null, strength: sweepStrength, cause: 'sweep' }),
  },
}

/** In place of strikes one strike, and the fire for whoever outlives it (DL-48, DL-49). */
export const brand: FigureRule = {
  clause: 'DL-48',
  insteadOfStrikes: {
    word: 'brand',
    targets: (f, _own, { fighters }) =>
      fighters.filter(
        each => isOnBoard(each) && (hasKeyword(f, each, 'infantry') || hasKeyword(f, each, 'cavalry')),
      ),
    worth(f, own, losers, target) {
      const { strength } = typeOfCombatant(f, own)
      const blows = isHelpless(losers, target!) ? 2 : 1
      return worthOf(
        f,
        target!,
        1,
        blows * woundChance(f, strength, target!, 'rider') +
          woundChance(f, fireStrength.caught, target!, 'rider'),
      )
    },
    begin(f, own, _losers, target) {
      f.emit({ event: 'branded', figure: own.label, target: target!.label })
      return [target!]
    },
    *perform(f, own, losers, target): Script {
      yield* strike(f, losers, own, target, 'rider')
      // DL-49a, b: hurt or not, if it is still there.
      if (isOnBoard(target)) yield* catchFire(f, target)
    },
  },
}
