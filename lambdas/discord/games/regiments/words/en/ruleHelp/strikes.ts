import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Attack attributes of what is struck in melee. */
export const strikes = {
  A01: {
    does: 'A part that wields such a melee weapon keeps its model from using a shield against melee attacks, iron grip (A29) excepted. Against ranged attacks the shield is used.',
    example: 'Armour 2, shield, halberd: saves on 5+ in melee, on 4+ against arrows (Penetration 0).',
  },
  A05: {
    does: 'No aegis (M02) against it.',
    example: 'Armour 4+, aegis (4+): only the armour saves, 1/2 instead of 3/4.',
  },
  A06: {
    does: 'Adds up. a. A natural 6 to hit wounds by itself: no throw to wound, so nothing that speaks of that throw (A18, A28, A38, M44, M56). b. With two instances or more a 5 does so too, if the 5 hits. c. If an attack makes several hits (A04, A22), only one does so; and none without a throw to hit (A37).',
    example: 'With fury, a 6: one wound by itself, and one hit that throws to wound.',
  },
  A07: {
    does: 'No regeneration (M41) against it.',
    example: 'Regeneration (4+) saves 0 of 6 wounds instead of 3.',
  },
  A08: {
    does: 'Failed throws to wound are thrown again against models without the mark metal armour.',
    example: '5+ to wound: 5 in 9; in metal armour 1 in 3.',
  },
  A09: {
    does: 'It does nothing by itself; other rules look for it, such as aegis against magical attacks (M02).',
    example: 'Aegis (3+, against magical): on 3+ against this attack, no save against a plain one.',
  },
  A10: {
    does: 'Adds up. a. The number X takes the place of Height as this part’s own limit of restricted attacks; the other parts share Height without it. b. With “+X” it may make X beyond what the model’s shared limit leaves it. c. In support and over flank and rear alike; several “+” add up, of several numbers the best is taken.',
    example: 'Height 1, 3 Attacks, in support: 1 attack; with (+1) 2, with (3) 3.',
  },
  A11: {
    does: 'Throws to wound are against the target model’s Discipline, commanding presence (M39) counted, in place of its Resilience.',
    example: 'Strength 5: against Resilience 3 on 2+, against Discipline 7 on 6+.',
  },
  A12: {
    does: 'a. Its Strength is 3. b. Its Penetration is 10. c. It is fixed (A21); the part’s own weapon and charge add nothing to those two either.',
    example: 'Resilience 3 is wounded on 4+, Resilience 5 on 6+; Armour 6 saves nothing.',
  },
  A13: {
    does: 'a. The life lost by an unsaved wound is multiplied by X. b. If X is a die, one is thrown for each unsaved wound. c. One wound never takes more than the Life of the target’s profile, however much the hurt model has left; so it may end one model and hurt the next.',
    example: 'Life 3, one model with 1 left, D6 shows 5: 3 life. It falls, and the next has 1 left.',
  },
  A14: {
    does: 'a. A special attack in the part’s own step, weapons not counted: X hits for each model that fights freely or over flank or rear. b. With its own Strength, Penetration and attributes, without its weapons; values in Y take their place, and it is then fixed (A21).',
    example: '3 models with grinding (D3) throw 2, 4 and 5: 1 + 2 + 3 = 6 hits.',
  },
  A15: {
    does: 'Adds up. a. While charging, the part has the bonuses and rules in the brackets. b. As a weapon’s attribute it serves that weapon’s attacks alone. c. Several instances add up.',
    example: 'Own (+1 Strength) and a light lance: Strength 3 charges with 5.',
  },
  A16: {
    does: 'Adds up. a. The part supports from one rank more: from the third with one instance. b. Several add up.',
    example:
      'With the spear’s own: ranks 2, 3 and 4 support. 20 models of Height 1 in 5 files before a front of 5: all strike.',
  },
  A17: {
    does: 'a. When it allocates, the part may give all its standard attacks for one. b. That one has Strength 10, Penetration 10 and multiple wounds (D3), besides its other attributes. c. Not where its attacks are restricted. Here it does so wherever that is likely to cost more life (RR-56).',
    example: 'Attacks 4 become 1: Resilience 5 is wounded on 2+, no armour saves, D3 life.',
  },
  A18: {
    does: 'a. If it wounds on a natural 6 its Penetration is 10. b. And no regeneration (M41) is allowed.',
    example:
      'Armour 6 saves on 2+, against a 6 to wound not at all. A wound by poison (A06) has no such throw.',
  },
  A19: {
    does: 'In the first round of a combat the part has the bonuses and rules in the brackets, charging or not.',
    example: 'Attacks 2, onrush (+1 Attack): 3 in the first round, then 2.',
  },
  A21: {
    does: 'Spells, items and rules of friends never change the attack or attribute, unless they say so. Its own printed attributes, and what the enemy does, hold.',
    example: 'Stomp (D6, Strength 4) under a friend’s +1 Strength: still 4.',
  },
  A22: {
    does: 'a. A natural 6 to hit makes one hit more. b. That goes to the same target and is an ordinary hit.',
    example: '6 attacks on 4+: 3 hits and 1 for the 6, so 4 on average.',
  },
  A23: {
    does: 'With a heavy weapon the part has −1 Agility in place of step 0, and what adds to Agility adds.',
    example: 'Agility 6, charging: 6 − 1 + 1, step 6.',
  },
  A24: {
    does: 'Failed throws to hit are thrown again, in every round.',
    example: '4+ to hit: 3 in 4; 3+: 8 in 9.',
  },
  A25: {
    does: 'a. Charging, a special attack in step 10: X hits for each model that fights freely. b. With its own Strength, Penetration and attributes, without its weapons; values in Y take their place, and it is then fixed (A21).',
    example: '3 chariots with impact (D6): 10.5 hits on average.',
  },
  A26: {
    does: 'a. The part picks its melee weapon at the start of each round. b. It may pick its basic weapon. c. An enchanted weapon must be used. d. All ordinary models pick the same.',
    example:
      'Round 1 with a heavy weapon, Strength 3 + 2; round 2 with the basic one and a shield, for parry.',
  },
  A27: {
    does: 'a. A special attack in step 0: X hits for each model that fights freely or over flank or rear. b. Only on a pool of Height 0 or 1: the ordinary one; else, front against front, an attached model of that Height; else nobody. c. With its own Strength, Penetration and attributes, without its weapons; values in Y take their place, and it is then fixed (A21).',
    example: 'Stomp (D6): 3.5 hits on average on Height 1, none on Height 2.',
  },
  A28: {
    does: 'A need of 4+ or more to wound is 1 less; 3+ and 2+ stay.',
    example: 'Strength 3: Resilience 5 on 5+ instead of 6+, 3 on 3+ instead of 4+, 2 on 3+ as ever.',
  },
  A29: {
    does: 'a. The part ignores two-handed (A01). b. Its weapon counts as a basic one for the shield, parry included, and keeps what else it does.',
    example:
      'Armour 2, shield, halberd, Height 2: saves on 4+ in melee, has parry, and strikes with +1 and +1.',
  },
  A30: {
    does: 'a. The part has +1 Attack for each life that its model has lost and not got back, from the next step on; in a pool of several it is the hurt model’s. b. Life regained or raised takes it away again.',
    example: 'Attacks 4, 2 life lost: 6. 1 regained: 5.',
  },
  A38: {
    does: 'Failed throws to wound are thrown again.',
    example: '5+ to wound: 5 in 9 instead of 1 in 3.',
  },
} satisfies SomeRuleHelp
