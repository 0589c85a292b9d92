import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Weapons. */
export const weapons = {
  W01: {
    does: 'a. Parts marked construct, beast or mount have them and never lose them. b. They are used only if there is no other.',
    example: 'A mount of Strength 4 bites with 4: they add nothing.',
  },
  W02: {
    does: 'a. Everybody else has one and never loses it. b. It is used only if there is no other, or by a weapon master (A26). c. With a shield in use it gives parry (M35) at Height 1, 2 or 3.',
    example: 'Armour 2 and a shield: saves on 4+, and Offence 5 finds at least Defence 5 before it.',
  },
  W03: {
    does: 'a. +2 Strength, +2 Penetration. b. It strikes in step 0, whatever is added to Agility, charging too; elven grace (A23) excepted. c. Two-handed (A01).',
    example: 'Strength 3 becomes 5: against Resilience 4 it wounds on 3+ instead of 5+.',
  },
  W04: {
    does: 'a. +1 Strength, +1 Penetration. b. Two-handed (A01).',
    example:
      'Strength 3 against Resilience 3, Armour 3: wounds on 3+ instead of 4+, saved on 5+ instead of 4+.',
  },
  W05: {
    does: 'a. Charging: +2 Strength, +2 Penetration, +1 Agility, besides the 1 of every charge (RB-14). b. Only for models marked mount or centaur.',
    example: 'Strength 4, Agility 4, charging: Strength 6 in step 6. Later Strength 4 in step 4.',
  },
  W06: {
    does: 'a. Charging: +1 Strength, +1 Penetration. b. Only for models marked mount or centaur.',
    example: 'Strength 3, Penetration 0, charging: 4 and 1.',
  },
  W07: {
    does: 'a. +1 Attack, +1 Offence. b. Two-handed (A01). c. Its attacks ignore parry (M35).',
    example: 'Attacks 2, Offence 3 become 3 and 4: against Defence 3 on 3+ instead of 4+.',
  },
  W08: {
    does: 'a. +1 Agility, +1 Penetration. b. 1 Penetration more, 2 in all, against a model with a part or mark mount or centaur. c. Fights in one more rank (A16). d. Not for models marked mount or centaur.',
    example: 'Armour 4 saves on 3+; against a spear on 4+; a rider’s, on 5+.',
  },
  W09: {
    does: 'a. 24 inches, 1 shot, Strength 3, Penetration 0. b. Shoots from one more rank (A35).',
    example: '24 inches are 8 hexes: near up to 4, long range from 5.',
  },
  W10: {
    does: 'a. 30 inches, 1 shot, Strength 3, Penetration 0. b. Shoots from one more rank (A35).',
    example: '30 inches are 10 hexes: near up to 5, long range from 6.',
  },
  W11: {
    does: 'a. 30 inches, 1 shot, Strength 4, Penetration 1. b. Unwieldy (1) (A20).',
    example: 'Accuracy 4+, after an advance: 1 for moving, 1 unwieldy, 6+.',
  },
  W12: {
    does: 'a. 24 inches, 1 shot, Strength 4, Penetration 2. b. Unwieldy (1) (A20).',
    example: 'Armour 4 saves on 3+, against it on 5+.',
  },
  W13: {
    does: 'a. 12 inches, 1 shot, Strength 4, Penetration 2. b. Stand and shoot (A31). c. Quick (A34).',
    example: '12 inches are 4 hexes. Accuracy 4+, 3 hexes away, moved: 5+, for the long range alone.',
  },
  W14: {
    does: 'a. 8 inches, 2 shots, the user’s own Strength and Penetration, without melee weapons. b. Stand and shoot (A31). c. Accurate (A33). d. Quick (A34).',
    example: '8 inches are 3 hexes. Accuracy 4+, 3 hexes away, moved: 4+.',
  },
  W15: {
    does: 'a. 8 inches, 2D6 shots, with the Strength, Penetration and attributes in its brackets. b. Once a battle. c. Fixed (A21). d. Also after a march (A32). e. Hits by itself (A37).',
    example: '7 hits on average; of Strength 4 against Resilience 4 that is 3.5 wounds before saves.',
  },
} satisfies SomeRuleHelp
