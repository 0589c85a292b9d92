import type { RuleTexts, turnRules } from '../../../ruleIds.ts'

/** Beneath his page: the turn, tests and stores, moving, charging, shooting. */
export const turn: RuleTexts<typeof turnRules> = {
  'DB-01': {
    name: 'distance',
    does: 'Counted in hexes between two figures: steps from one to the other, less one. Beside each other it is 0, and “within 6” is at most 6 between. Walls, gaps and figures do not matter to it. A hex is an inch.',
    example: 'A bow of range 24 reaches whoever is 25 steps away.',
  },
  'DB-02': {
    name: 'zones',
    does: 'a. Nobody faces any way. b. A figure’s zone is every hex that touches its own; obstacle, difficult and water sides between them do not matter, impassable ones part it. c. Lying figures have none, nor have wearers, but to those who see them. d. Transfixed, frozen and engaged figures keep theirs.',
  },
  'DB-03': {
    name: 'the profile',
    does: 'Move, Fight, Shoot, Strength, Defence, Attacks, Life and Courage; Might, Will and Fate, which are spent for good; keywords, the tier of a hero, gear, traits and powers. `/figures show` shows it.',
  },
  'DB-04': {
    name: 'the turn',
    does: '1 priority, 2 the part of the side that has it, 3 the part of the other, 4 fights, 5 the end. A part: (a) its opening: a broken side tests, the Ring calls; (b) moving, figure after figure, each once and finished before the next, with powers and the Ring in between; (c) shooting. At the end wraiths pay, fires burn, what lasted for the turn is over, and the scenario is looked at.',
  },
  'DB-05': {
    name: 'priority',
    does: 'A die each, the higher has it. Equal: the side that did not have it last turn; in the first turn they throw again. Might does not help.',
  },
  'DB-06': {
    name: 'Courage tests',
    does: 'a. Two dice and Courage make 10 or more. b. Courage now is what is printed, less draining (at least 1), less 1 for dread, less the hexes where the unseen has to be found; it may fall below 0. c. After the throw Might may raise its dice, then each Will adds 1. d. No double passes or fails by itself. e. A rider tests for both. f. Who has neither Might nor Will has what it threw.',
    example: 'Courage 4 in dread throws 2 and 4: 3 + 6 = 9; one Will makes 10.',
  },
  'DB-07': {
    name: 'Might',
    does: 'a. A point adds 1 to a die that the figure itself threw; as many points as you like, no die above 6. b. At once after the throw. c. In duels, for strikes, shots and what is in their way, Courage, casting, resisting, Fate, the Ring’s die and the Dark Lord’s last life. d. Not for priority, ties, rider or mount, falls, amounts, heroic strikes, fire or hits. e. Only in duels may both sides spend.',
  },
  'DB-08': {
    name: 'Fate',
    does: 'For each wound, before it costs a life, a point of Fate may be spent: on 4 or more the wound is gone. Failed, another point may be tried. Mounts have none. A wound is one life.',
    example: '2 Fate save from a wound 3 times in 4.',
  },
  'DB-09': {
    name: 'moving',
    does: 'a. A figure has its Move in points. b. A step costs 1, over a difficult or water side 2; 2 more over an obstacle side, 2 more up to raised ground. c. Never over an impassable side, off the board (but by an exit) or into a gap. d. What cannot be paid is not stepped. e. Barred hexes may be passed, not ended on. f. Nobody goes through others, but with the Ring. g. Crossing an obstacle is jumping, upwards climbing, down over one from raised ground over an edge: that is a fall.',
  },
  'DB-10': {
    name: 'charging',
    does: 'a. A step into enemies’ zones charges all of them and ends the move, also over an edge and with a fall. b. Who begins its move in zones may charge those enemies where it stands, or step off. c. A charge is said whole, and tests come before the first step. d. A wearer or a lying enemy is charged only by name, from beside it. e. Charger and charged are engaged until the fights are over, until they no longer touch, or one is gone. f. The engaged do not move, cast or shoot, and more may charge them. g. Who may not charge does not step into zones. h. A wearer picks whom it charges of those it touches at the end of its move, but must charge those who see it. i. Nobody begins a turn engaged.',
  },
  'DB-11': {
    name: 'tests before a charge',
    does: 'a. Terror first, then each unseen one that is named. b. With terror failed the rest is not thrown, and it is frozen. c. Terror passed counts for the turn. d. One not found: only that charge is lost, and another move may be said.',
  },
  'DB-12': {
    name: 'shooting',
    does: 'a. Once, who has a bow or stones, stands unengaged, has used at most half its Move (none for stones) and has not charged, is neither transfixed nor compelled. b. At an enemy in range and sight that is not engaged and no wearer. c. A die of its Shoot or more hits. d, e. Of all lines from corner to corner the one with least in its way counts; none crosses an impassable side. f. In the way are obstacle sides, but not of its own hex, and standing figures, but no wearers; from or to raised ground, nobody below. g. For each, 4 or more, or the shot is lost. h. At a rider: 1 to 3 the mount, 4 to 6 the rider. i. Then one strike. j. Halved Fight does not matter.',
    example: 'Shoot 4+ past one figure: 1/2 × 1/2 = 1 in 4 reaches its target.',
  },
  'DB-13': {
    name: 'falls',
    does: 'Whoever goes over an edge, willing or shifted, suffers a hit of Strength 3 and its move ends. Of a rider and its mount both are hit.',
  },
}
