import { tournamentSight } from '../../board/sight.ts'
import { tournamentAbilities } from '../abilities/index.ts'
import { tournamentTraits } from '../abilities/traits.ts'
import { campOrBoard } from '../battle/setup/setup.ts'
import type { RuleBook } from '../battle/vocabulary.ts'

/** The tournament rules, sections 1 to 9. */
export const tournament: RuleBook = {
  id: 'tournament',
  sequence: {
    usualPoints: 1500,
    turnsAtEnd: true,
    maxPlayers: 2,
    freeCamps: false,
    before: campOrBoard,
    firstStrategyRoll: 1,
    smallBattle: 500,
    leftBehindExcused: true,
  },
  movement: { threatenedFriendsBlock: true, everyStepInZoneCounts: true, threatBarsRunning: true },
  sight: tournamentSight,
  shooting: {
    threatBarsShooting: true,
    raisedTargetTakesDie: true,
    hitConversions: 1,
    woundConversions: 1,
  },
  combat: {
    passiveFigures: true,
    surprise: 'each-enemy',
    freeAttacksTogether: true,
    freeAttacksOrdinary: false,
  },
  timing: { activatedForTurn: false, unnumberedAlways: false, declaredInSecret: true },
  abilities: tournamentAbilities,
  traits: tournamentTraits,
}
