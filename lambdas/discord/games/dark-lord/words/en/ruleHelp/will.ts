import type { RuleTexts, willRules } from '../../../ruleIds.ts'

/** The will of the Ring, and who has it. */
export const will: RuleTexts<typeof willRules> = {
  'DL-21': {
    name: 'the die of the Ring',
    does: 'a. If the Ring is on when its owner’s moving stage begins, a die is thrown. b. Also if it was forced on only in the enemy’s part just before. c. The Dark Lord never throws it.',
  },
  'DL-22': {
    name: 'the die put off',
    does: 'a. Who says that the wearer will stay where it is may have the die thrown later in that stage, at its end at the latest. b. Then its owner does not move it this turn, whatever the die shows.',
  },
  'DL-23': {
    name: 'Might against the Ring',
    does: 'a. The die is the wearer’s own, so its Might may raise it. b. Nobody else’s Might may.',
    example: 'A 1 needs 2 Might to become 3, a 2 needs 1.',
  },
  'DL-24': {
    name: '3 or more: its owner’s',
    does: 'With 3 or more, Might counted, the owner moves the wearer and does all with it as usual. Without Might that is 4 times in 6.',
  },
  'DL-25': {
    name: '1 or 2: the enemy’s move',
    does: 'a. On 1 or 2 the enemy may move the wearer at once, with its own Move and by its own rules, or leave it. b. Its owner does not move it this turn.',
  },
  'DL-26': {
    name: 'what stays its owner’s',
    does: 'a. A wearer that the enemy moves stays in its army. b. Its shots, powers, fights, Might, Will, Fate and tries to take the Ring off stay with its owner.',
  },
  'DL-27': {
    name: 'nothing but a move',
    does: 'a. The enemy only moves it. b. It may charge its own enemies so, without a terror test. c. It has to find an unseen one first, as always. d. It never charges its own friends.',
  },
  'DL-28': {
    name: 'no deeds in that move',
    does: 'a. The enemy has it take no heroic action. b. And has it neither lift an object nor drop one, not even where it ends its move.',
  },
  'DL-29': {
    name: 'no harm in that move',
    does: 'a. The enemy does not take it where it could be hurt: no step down over an edge. b. Nor off the board, though the scenario has an exit.',
  },
  'DL-30': {
    name: 'alone with the Ring',
    does: 'a. A wearer that is the last of its army alive is removed as lost, in every scenario. b. That is looked at whenever a figure is removed and whenever a Ring is put on. c. Friends that left the board alive are alive. d. The Dark Lord is not touched by it.',
  },
  'DL-31': {
    name: 'alone where its death is the aim',
    does: 'a. Where the enemy’s aim is the holder’s death, it is also reached when the holder wears the Ring as the last of its side on the board. b. Friends that left do not help here.',
  },
  'DL-32': {
    name: 'who has the Ring',
    does: 'a. There is one Ring. b. When deployment ends, the highest of these on the board has it: 1 the Dark Lord, 2 the king’s heir, 3 the burglar, 4 the bearer (also on a pony), 5 the old burglar, 6 the wretch. c. The others do not have it, now or later; nobody inherits it. d. Which side they are on does not matter.',
    example: 'The Dark Lord faces the bearer: the Ring is his, and the bearer is a figure without it.',
  },
  'DL-33': {
    name: 'one on either side',
    does: 'If both sides have a figure of that highest rank, both have the Ring, each by all its rules.',
  },
}
