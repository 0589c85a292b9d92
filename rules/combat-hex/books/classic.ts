import { classicSight } from '../../board/sight.ts'
import { classicAbilities } from '../abilities/classic/index.ts'
import { classicTraits } from '../abilities/classic/traits.ts'
import { attackerOrDefender } from '../battle/setup/setup.ts'
import type { RuleBook } from '../battle/vocabulary.ts'

/** The starter rule book of 2003. */
export const classic: RuleBook = {
  id: 'classic',
  sequence: {
    usualPoints: 1000,
    turnsAtEnd: false,
    maxPlayers: 4,
    freeCamps: true,
    before: attackerOrDefender,
    firstStrategyRoll: 2,
    smallBattle: 0,
    leftBehindExcused: false,
  },
  movement: { threatenedFriendsBlock: false, everyStepInZoneCounts: false, threatBarsRunning: false },
  sight: classicSight,
  shooting: {
    threatBarsShooting: false,
    raisedTargetTakesDie: false,
    hitConversions: Infinity,
    woundConversions: 1,
  },
  combat: {
    passiveFigures: false,
    surprise: 'one',
    freeAttacksTogether: false,
    freeAttacksOrdinary: true,
  },
  timing: { activatedForTurn: true, unnumberedAlways: true, declaredInSecret: false },
  abilities: classicAbilities,
  traits: classicTraits,
}
