import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Model rules that attacks on a model meet. */
export const guards = {
  M02: {
    does: 'a. A special save of the value in brackets, after armour (RB-13); with “against Y” only against attacks that have Y. b. None against divine attacks (A05).',
    example: '12 wounds, armour 5+, aegis (4+): 8 pass the armour, 4 of these the aegis, on average.',
  },
  M06: {
    does: 'a. The shield is in use at all times, but not in the melee phase with a two-handed melee weapon (A01, A29). b. In use: +1 Armour, in melee and against ranged attacks. c. A model of Height 1, 2 or 3 that wields its basic weapon with the shield in use has parry (M35). d. Neither for a character whose mount has its own Armour and Defence.',
    example: 'Armour 2 saves on 5+; with the shield it is 3 and saves on 4+.',
  },
  M09: {
    does: 'Adds up. a. Shots allocated to this pool need X more to hit. b. Several instances add up.',
    example: 'Accuracy 4+, long range, hard target (1): 6+.',
  },
  M11: {
    does: 'a. A unit that touches at least one enemy model with it suffers X. b. The same X once, however many models bring it. c. Two different X are two rules: both are suffered.',
    example:
      'Two models with contact (−1 Agility), one with contact (−1 Offence): −1 to each of the two values, and no −2.',
  },
  M19: {
    does: 'A model with it that falls in a round of combat stays until the end of step 0: it strikes and supports in its own steps as if it lived, keeps its place, and its unit is as wide and deep as before. Its life counts as lost at once for the result, and it cannot lose more.',
    example: '3 models of Life 1 fall in step 5: the enemy has 3 points, and they strike in step 4.',
  },
  M24: {
    does: 'An attack loses the attributes or properties named in X when it is allocated to this model; against other models it keeps them.',
    example:
      'Immune (poisoned): a 6 to hit throws to wound against it; against the model beside it, it wounds by itself.',
  },
  M35: {
    does: 'a. Against a standard melee attack by an enemy that touches its front, the model’s Defence is the higher of its own and the attacker’s Offence, both fully worked out. It never falls by that. b. Not for a character whose mount has its own Defence.',
    example: 'Offence 6 against Defence 3 hits on 3+; with parry 6 against 6, on 4+.',
  },
  M36: {
    does: 'Adds up. a. Melee attacks allocated to this pool need 1 more to hit for each instance. b. An instance that would bring the final need above 5+ is left out; the others hold.',
    example: '3+ becomes 4+, 5+ stays; with two instances 3+ and 4+ become 5+.',
  },
  M41: {
    does: 'a. A special save of the value in brackets, after armour (RB-13). b. None against flaming attacks (A07). c. None against a lethal attack (A18) whose throw to wound is a natural 6; against its other wounds it holds.',
    example: 'Regeneration (5+): of 9 wounds that pass the armour 3 are saved, on average.',
  },
  M44: {
    does: 'a. Successful throws to wound against this pool are thrown again. b. With X only for attacks that have the attribute X or come from a part or model with X.',
    example: '4+ to wound: 1/2 × 1/2, 1 in 4.',
  },
  M56: {
    does: 'a. Failed throws to wound against this pool are thrown again. b. With X only for attacks that have the attribute X or come from a part or model with X.',
    example: '4+ to wound: 3 in 4.',
  },
} satisfies SomeRuleHelp
