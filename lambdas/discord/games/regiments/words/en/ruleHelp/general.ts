import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Rules on rules: what one twice comes to, and whom attributes and weapons serve. */
export const general = {
  G1: {
    does: 'a. Two instances of one rule on a model do not add up, unless it is marked so. b. Instances with different keywords are the same rule too: never both at once. c. The owner picks the one that applies each time; unless he says otherwise, the one that helps him most.',
    example: 'Aegis (5+) and aegis (4+): one throw, on 4+.',
  },
  G2: {
    does: 'a. A model rule holds for the whole model; an attack attribute only for the part or the attack that has it. b. A part’s attribute acts on its melee attacks, special ones too, and not on its shots, unless it says so. c. One given to a weapon, a spell or an attack acts on what is struck or shot with that, and on nothing else.',
    example:
      'A rider is poisoned and has a bow: his blows are poisoned; his arrows and his mount’s bites are not.',
  },
  G3: {
    does: 'A weapon serves only the part that carries it.',
    example: 'Rider of Strength 4 with a cavalry lance, mount of Strength 3: charging, 6 and 3.',
  },
  G4: {
    does: 'a. A part uses one melee weapon at a time, only while engaged. b. It picks in the first round of each combat, by rank: an enchanted one; any other that is neither basic nor natural; the basic one; natural ones. c. The choice stays until the model is engaged no more. d. What the weapon does, Agility included, acts on standard melee attacks alone: not on special attacks, shots or the step of grinding (A14).',
    example: 'Strength 4, halberd, stomp: blows of Strength 5, stomps of Strength 4.',
  },
  G5: {
    does: 'a. A part uses one shooting weapon a phase: of several that serve the one likely to cost most life, unless its owner wants to choose. b. Accuracy is the number beside the weapon’s name; range, shots, Strength, Penetration and attributes are the weapon’s. With A37 it needs no accuracy.',
    example: 'Bow (3+): 3+ near, 4+ at long range.',
  },
} satisfies SomeRuleHelp
