import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Attack attributes of what is shot, and of what hits by itself. */
export const shots = {
  A02: {
    does: 'a. Cover costs nothing. b. 1 less to hit a unit that is solid or of Height 5; both together still 1.',
    example: 'Accuracy 4+ at a solid unit in hard cover: 3+; without this, 6+.',
  },
  A03: {
    does: 'a. If a model with it comes within 1 inch of an enemy unit that is not engaged during its standard move, be it for a moment, its unit may strike that unit. b. Once in each of its side’s turns. c. It is worked out after the whole move. d. It hits by itself and is a ranged attack (panic, shields). e. All parts of the unit with it use it on the same target. f. X hits for each part, with its own Strength, Penetration and attributes, without its weapons. g. Values in Y take their place, and it is then fixed (A21).',
    example: '4 riders with sweeping attack (D3): 8 hits on average.',
  },
  A04: {
    does: 'a. The side hit is found as for cover. Front or rear: up to Y ranks of the target are named; flank: up to Y files; by default the fullest. b. Each suffers X hits, but no more than models stand in it. c. Never more hits than the unit has models. d. A model suffers one hit of one attack at most.',
    example: '3 by 3 on ranks of 5, 5 and 2: 3 + 3 + 2 = 8 hits. 1 by 4 on a single model: 1.',
  },
  A20: {
    does: 'a. Its shots need X more if the model has made a standard move in this turn. b. That is besides the penalty for moving; quick (A34) takes away the latter only.',
    example: 'Unwieldy (1), accuracy 4+, moved: 6+; quick, 5+.',
  },
  A31: {
    does: 'a. When an enemy’s charge has brought it to touch the unit, models with it shoot at the charger at once. b. Not if their unit is engaged with another. c. Only if the charge came upon its front. d. Only if the charger began its move farther away than its own lowest Charge speed: its distance counts (RB-01), not its way. e. The shot is at distance 1, unmoved, and does not use up the one of the shooting phase.',
    example: 'Charge speed 6: shots at a charge from 9 inches, none from 6.',
  },
  A32: {
    does: 'a. The part or weapon shoots though its unit has marched. b. With the penalty for moving.',
    example: 'Accuracy 4+ after a march: 5+; others do not shoot.',
  },
  A33: {
    does: 'No penalty for long range.',
    example: 'Accuracy 4+, range 24 inches, 6 hexes away: 4+ instead of 5+.',
  },
  A34: {
    does: 'No penalty for moving.',
    example: 'Accuracy 4+ after an advance: 4+ instead of 5+.',
  },
  A35: {
    does: 'Adds up. Models of the third rank shoot too; several add up.',
    example: '15 archers in 5 files: 15 shots instead of 10.',
  },
  A36: {
    does: 'a. When the number of hits is known, one of them has the bonuses and rules in the brackets; the others do not. b. The attacker picks it, among the hits of that throw, not the one that fury (A22) adds: at one pool all are alike, and nobody is asked (RR-57).',
    example: '8 hits, Strength 3, direct hit (+4 Strength): 1 of Strength 7 and 7 of Strength 3.',
  },
  A37: {
    does: 'No throw to hit: the attack hits (RB-10). So nothing that speaks of that throw touches it (A06, A22, A24, M35, M36).',
    example: '5 such attacks on a pool with parry: 5 hits.',
  },
} satisfies SomeRuleHelp
