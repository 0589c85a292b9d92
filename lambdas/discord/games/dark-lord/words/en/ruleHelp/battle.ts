import type { battleRules, RuleTexts } from '../../../ruleIds.ts'

/** Beneath his page: fights, powers, riders, fire, armies, scenarios. */
export const battle: RuleTexts<typeof battleRules> = {
  'DB-14': {
    name: 'dividing fights',
    does: 'a. All who are engaged are put into fights of one against one or more with whom it is engaged. b. There are as many fights as there can be. c. The side with priority picks among such divisions, and the order; first fights come before. d. It is done once; who has no opponent left does not fight. e. Supporters are named when a fight begins.',
    example: 'Two against two that all touch are two fights of one against one.',
  },
  'DB-15': {
    name: 'the duel',
    does: 'a. Each fighter throws its Attacks, each supporter one die. b. The best die of a side counts. c. Equal: the highest Fight now, supporters counted. d. Might: first the side that is losing, then the other, each once. By the usual order “to win” a side spends the fewest points that win, or else those that make it even. e. Still equal: a die, 1 to 3 for the Shadow, 4 to 6 for the Free. f. Fight now: printed, plus a heroic strike, then each halving, rounded up; Attacks now: printed, 1 more for a rider’s charge, then halved.',
    example: '5 4 against 5 2, Fight 3 against 4: the second side wins, unless a Might makes the 5 a 6.',
  },
  'DB-16': {
    name: 'backing off',
    does: 'a. Each losing fighter goes to a touching hex that is empty, not barred, over no obstacle, not up, over no edge, and beside no enemy fighter of this fight; other zones do not matter. b. A friend who is not engaged, not lying and may move makes way by a hex, once. c. Who cannot go is trapped and stays. d. The lying stay and count as trapped. e. This comes before strikes and costs nothing. f. Supporters stay.',
  },
  'DB-17': {
    name: 'strikes',
    does: 'a. Winners strike, fighters as often as their Attacks, supporters once, each at one losing fighter, rider or mount. b. Defence less Strength says what is needed. −2 or less: 3+; −1, 0: 4+; 1, 2: 5+; 3, 4: 6; 5: a 6, then 4+; 6: a 6, then 5+; 7: a 6, then 6; more: never. c. At the trapped and lying each strike is thrown twice, each a wound of its own; never four times. d. One after another, each wound at once; strikes left go to others. e. A hit is thrown once by the same numbers. f. Who wins lying does not strike but stands up.',
    example: 'Strength 4 on Defence 5 wounds on 5+; trapped, two throws: 20 of 36 wound at least once.',
  },
  'DB-18': {
    name: 'casting',
    does: 'a. An unengaged standing caster casts one power a turn in its owner’s moving stage, before, after or without its move, never in the middle of it (getting up and dismounting begin it); also frozen. b. At a target in range and sight; figures in the way do not matter. Frightening needs no sight. c. It pays one or more Will, a die each. d. The best die, Might counted, has to be its value and is the number to resist; less, and Will is gone for nothing. e. Dice are said before the throw.',
    example: '3+ with 2 dice: 1 − 1/3 × 1/3 = 8 in 9.',
  },
  'DB-19': {
    name: 'resisting',
    does: 'a. The target of a power may pay any Will, a die each. b. Its best die, Might counted, as high as the casting number: no effect. c. A 6 as thrown gives one Will back, once a throw, never above the store at the start. d. Under frightening each resists for itself, before its test. e. No dice, no throw. f. The caster adds no Might then.',
    example: 'Against a 4, 2 dice resist 3 times in 4.',
  },
  'DB-20': {
    name: 'his powers’ ranges',
    does: 'The Dark Lord: draining 18, 2+; transfixing 18, 2+; compelling 18, 3+; frightening 3, 3+; wounding 18, 4+; sapping 18, 4+. Others have theirs on their card. Transfixing and compelling last to the end of the turn, the rest is done at once.',
  },
  'DB-21': {
    name: 'heroic actions',
    does: 'One Might each, of heroes that are not transfixed. Channel: said with a power, which does more. Strike: said by both before a fight’s dice; a die is thrown, and what it shows is added to its Fight for that fight, 10 at most; it throws no die more. First fight: said before the first fight; these come first, those of the side with priority before the others.',
  },
  'DB-22': {
    name: 'broken',
    does: 'a. A side is broken once at least half of its starting figures are removed; those away by an exit do not count. b. In the opening of its parts every unengaged figure tests Courage, heroes first. c. Failed: it is removed. d. A hero that passes and is not transfixed gives its courage: friends within 6 who have not tested yet pass. e. The Dark Lord has his Ring’s die.',
    example: 'Of 21 figures 11 have to be gone.',
  },
  'DB-23': {
    name: 'riders',
    does: 'a. A mount has Move, Strength, Defence, Life and Courage, and never strikes. b. Mount gone: the rider throws a fall. Rider gone: the mount too. c. Dismounting costs half the mount’s Move; nobody mounts again. Riders lift nothing. d. A fall: 1 a hit of Strength 3 and lying, 2 to 5 lying, 6 standing. e. The lying have no zone, do not charge, shoot, cast or support; standing up costs half their Move. One may lie down at the end of its move. f. Cavalry while it rides, infantry after. g. A rider that charged has 1 Attack more if all it fights are on foot.',
  },
  'DB-24': {
    name: 'spears and pikes',
    does: 'a. An unengaged standing spearman that touches a fighter lends it a die. b. A pike too, and a second pike that touches the first, with no need to touch the fighter. c. A fighter has one spear, or up to two pikes; a supporter serves one fight a turn. d. Riders neither support nor are supported. e. Transfixed supporters throw but do not strike.',
  },
  'DB-25': {
    name: 'fire',
    does: 'a. Catching fire is a hit of Strength 9. b. At each end of turn a die: 4 or more and it is out, else a hit of Strength 5. c. Crossing a water side puts it out at once, also when backing off, making way, fleeing or shifted. d. Caught again, it is hit again, and is still one fire.',
  },
  'DB-26': {
    name: 'wraiths',
    does: 'a. A wraith that was in a fight pays one Will at the end of the turn. b. Not if an enemy fighter of its fight was a wearer. c. With no Will left it is removed at once; a power cast with its last point works first.',
  },
  'DB-27': {
    name: 'armies',
    does: 'a. Points as agreed, 500 as a rule; 2 to 24 figures. b. Heroes lead by tier: Legend 18, Valour 15, Fortitude 12, Minor 6, Independent 0; others there are no more of than all lead together. c. The general is a hero of the highest tier, the Dark Lord before all; of several the one that stands first in the army’s list. d. Named heroes once. e. At most a third of the others, rounded down, have bows. f. From the list of one’s side; the wretch goes with either.',
    example: 'One captain (Fortitude) leads 12, of whom 4 may have bows.',
  },
  'DB-28': {
    name: 'objects',
    does: 'A treasure lies on a hex. A figure on foot that ends its move there unengaged may lift it; one each. It goes where its carrier goes. It is dropped in its owner’s moving stage, by compelling, or when the carrier is gone. Held: carried by a figure of the side.',
  },
  'DB-29': { name: 'halves', does: 'Halves are rounded up.', example: 'Half of 5 is 3, half of 1 is 1.' },
  'DB-30': {
    name: 'scenarios',
    does: 'Free on the left, Shadow on the right, zones of three columns unless said. The Free deploy first; in the open field the lower of two dice. **Open field**: 12 turns, or to the end of a turn in which a side has a quarter of its figures left; points of enemies removed, 50 for their general, 50 for the treasure, which lies in the centre; a lead of less than 25 is a draw. **The bearer’s flight**: the Free bring somebody who may have the Ring (rank 2 to 5), the Shadow goes without the Dark Lord and begins in the right half. Free figures leave from the last column for 1 point, unengaged. The Free win when the Ring’s holder leaves, the Shadow when it is dead or alone with the Ring on (DL-31), or after 12 turns. **The last stand**: the Shadow brings the Dark Lord; the Free, with four fifths of the points, begin within 4 of the centre and win if he is gone, or if a quarter of their points is within 6 of it after 9 turns. In the first and last the Ring may be lost: then it is not his. A side with nobody on the board ends the game and has lost it; in the open field points are counted.',
  },
}
