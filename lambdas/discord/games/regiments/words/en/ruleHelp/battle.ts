import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Base rules of the whole battle: characters, deployment, magic, victory. */
export const battle = {
  'RB-22': {
    does: '1. An attachable model joins a unit by ending a move in its hex, or at deployment, and leaves by moving off; heroes alone may be a unit too. It takes one place of the first rank, whatever its base. 2. On a mount it is one model with one pool; a mount’s own Armour and Defence are then the model’s, without shield or parry. 3. One general and at most one great banner a side. Making way is automatic; a war platform stays in the middle of the first rank. 4. The unit moves with its lowest Mobility and Charge speed (M37); it flies or marches only if all its models may.',
    example: 'A rider of Mobility 9 in a unit of 4: all go 4.',
  },
  'RB-23': {
    does: '1. Zones: the four rows at the top and at the bottom edge. A die decides who places first; units in turn, one each, characters last and all in one. Who has placed all first begins the battle if he likes; the other is the defender. 2. Then scouts (M16), then vanguard moves (M05), in turn, the defender first. 3. Ambush (M17): the point is a hex; the unit comes on it or beside it.',
    example: '5 units against 4, the side with 5 placing first: the other has placed all first, and chooses.',
  },
  'RB-24': {
    does: '1. The active player has 5 dice and those of channels (M07), the other 4. 2. His wizards cast one by one: a known spell that this wizard has not tried in this phase, a target in range, and in sight if it is an enemy, not engaged if the spell makes hits, 1 to 5 dice; their sum, less M43, must reach the value. 3. The other may dispel with 1 to 5 of his dice: at least that sum undoes it. 4. Spells last until the caster’s next magic phase begins, unless they strike at once. To whom it helps, a spell is a friend’s rule (A21). What it gives standard attacks acts on no special ones and no shots.',
    example: 'Value 8: with 2 dice 42 %, with 3 dice 84 %.',
  },
  'RB-25': {
    does: 'After turn six, or when a side has no unit left. Each side counts the points of every enemy unit destroyed or off the board, and half, rounded down, of those shaken or at a quarter of their life or less. The difference in percent of the army size, divided by 5 and rounded up, less 1, at least 0 and at most 10, is added to 10: the leader’s; the other has what is left of 20.',
    example: '23 % ahead: 23 / 5 makes 5, less 1 is 4: 14 to 6. Up to 5 %: 10 to 10.',
  },
} satisfies SomeRuleHelp
