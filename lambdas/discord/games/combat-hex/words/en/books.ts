import type { PerPoint, PointGroup } from '../../../../../../rules/combat-hex/index.ts'

/** What the classic rules say at each named point where they differ from the tournament rules. */
export const books = {
  groups: {
    sequence: 'Battle',
    movement: 'Movement',
    sight: 'Sight',
    shooting: 'Shooting',
    combat: 'Combat',
    timing: 'Abilities',
  } satisfies Record<PointGroup, string>,
  classic: {
    sequence: {
      usualPoints: '1000 points are usual (2.01)',
      maxPlayers:
        'two to four players; of three or four each picks an edge, each is out with half the army gone, and the last one left wins (7.01)',
      freeCamps: 'everybody brings one army, of either camp (2.022)',
      before:
        'whoever wins the deployment roll attacks or defends in turn 1; the attacker picks an edge and deploys first (3.02)',
      firstStrategyRoll: 'strategy rolls from turn 2 on (3.05)',
      turnsAtEnd: 'no turning after a move, nor when all have acted (3.091)',
      leftBehindExcused: 'figures without room at the deployment are lost (3.03)',
      smallBattle: 'half the army gone is a defeat, however small the battle (7.03)',
    },
    movement: {
      threatenedFriendsBlock: 'friends are crossed also while threatened (4.05)',
      everyStepInZoneCounts:
        'only coming into a danger zone stops, only stepping out of it is breaking away; inside it you walk on (4.08, 4.11)',
      threatBarsRunning: 'threatened figures run too (4.131)',
    },
    sight: {
      lines: 'one free line is enough (5.10)',
      alongBlocks: 'running along a wall or a figure blocks nothing (5.121)',
      obstacles: 'dotted sides are black ones, and no ground costs a penalty (4.041, 5.171)',
      raisedBlocks: 'raised ground never blocks (5.12, 5.141)',
      raisedTarget: 'a raised target is hidden by figures like any other (5.15)',
    },
    shooting: {
      threatBarsShooting: 'threatened figures shoot too (5.02)',
      raisedTargetTakesDie: 'from raised ground always +1 die (5.14)',
      hitConversions: 'every superficial hit may be converted, 1 AP each (5.18)',
      woundConversions: 'every superficial wound may be converted, 2 AP each (5.21)',
    },
    combat: {
      passiveFigures: 'every figure of a chain throws, converts and uses abilities (6.08, 8.086)',
      surprise: 'surprise is +1 die, however many enemies (6.23)',
      freeAttacksTogether: 'each enemy makes its free attack by itself (4.11)',
      freeAttacksOrdinary: 'free attacks have surprise, height and abilities (6.25, 6.27)',
    },
    timing: {
      activatedForTurn: 'an activated ability lasts to the end of the turn (8.04)',
      unnumberedAlways: 'one without a number is always on (8.05)',
      declaredInSecret: 'before the strategy roll one side after the other uses its own (8.45)',
    },
  } satisfies PerPoint<string>,
}
