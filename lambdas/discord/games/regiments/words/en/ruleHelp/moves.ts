import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Model rules on deploying, moving and standing. */
export const moves = {
  M05: {
    does: 'a. After deployment a unit with it may at once make one standard move: advance, march or reform. b. With X its Mobility is X for that move, so a march goes twice X. c. No model goes more than 12 inches by it. d. It does not end within 6 inches of an enemy; passing nearer is allowed. e. Attachable models do not leave their unit by it. f. If both sides have it: in turn, one each, the defender first. g. A unit that begins the battle outside its deployment zone, by this move or otherwise, declares no charge in the first player turn of the battle; so only who plays first is bound.',
    example: 'Vanguard (8): a march of 16 inches ends at 12, which are 4 hexes.',
  },
  M12: {
    does: 'a. The charge range of a unit with it is maximised: one die more, the lowest left out. b. So is its flight. c. So are its pursuit and overrun.',
    example: 'Charge speed 6, a way of 13: it needs a 3 on the die, 89 % instead of 67 %.',
  },
  M16: {
    does: 'a. A unit with it need not be deployed in its own zone. b. It may be placed anywhere at least 12 inches from the enemy’s zone. c. Begun outside its own zone, it declares no charge in the first player turn of the battle.',
    example: '12 inches are 4 hexes: 4 away from that zone it may stand, 3 away not.',
  },
  M17: {
    does: 'a. A unit with it may be held back at deployment. b. From its owner’s second turn on, as his movement phase begins, a die for each such unit: on 3+ it comes. c. In his fifth and sixth turn it comes whatever the die shows, if it can be placed. d. He names a point that meets X (board edge: a border hex); here every X is read as board edge (RR-60). e. At least three of its corners are within 6 inches of the point, in any formation and facing, an inch from others: here, on that hex or one beside it. f. No other unit or impassable ground between the point and any part of it. g. It counts as having advanced and may shoot as moved. h. It makes no other move in that phase.',
    example: 'Not come in turns 2, 3 and 4: 1/3 × 1/3 × 1/3, 1 in 27.',
  },
  M20: {
    does: 'A unit containing it must pursue or overrun whenever it can.',
    example: '2D6 show 7: it goes on 2 hexes, though its owner would rather reform.',
  },
  M22: {
    does: 'a. The model ignores the rules of terrain; with X, of that kind only. b. Not what terrain does to sight and cover. c. Not what terrain does by vulnerable (M56). d. Impassable stays impassable.',
    example:
      'A step over a difficult side costs 3 inches, not 6; a row of trees in the line still gives soft cover.',
  },
  M31: {
    does: 'a. A unit containing it marches only within reach of the commanding presence (M39) of a friendly model, if that may serve it. b. A reform that shifts it farther than its Mobility counts as a march here (M54). c. Such models have a raising value besides, which spells may use.',
    example: 'Mobility 4, the general 5 hexes away: it goes 4 inches, not 8.',
  },
  M32: {
    does: 'a. It declares no charge. b. In place of a standard move it makes a pursuit move (RB-09), which charges a fresh enemy that it meets. c. It must, in each movement phase, if it can. d. Before any unit without this rule has moved. e. It goes X inches in place of 2D6. f. Its owner says the direction before X is thrown. g. No dangerous ground, unless the move is a charge. h. The border of the board is impassable to it. i. It counts as having moved for shots. j. It also flees and pursues by X.',
    example: 'Random movement (3D6) shows 11: 4 hexes in the direction that was said.',
  },
  M33: {
    does: 'a. A unit with it ignores terrain and open ground while it moves. b. It ends apart from other units like everybody. c. Terrain never makes its pool take dangerous ground; other causes do, such as crossing an enemy in flight.',
    example: 'It flees over a cliff and through an enemy: dangerous ground 1 time, for the enemy.',
  },
  M49: {
    does: 'a. A unit with it declares no charge. b. It does not march. c. It does not pursue, nor make the pursuit move of random movement (M32). d. It does not choose to flee from a charge. e. Where it would have to flee it is removed as a loss. f. A model with it that has made a standard move does not shoot in that turn. g. A unit with it sees from every point of its base, not only to its front.',
    example: 'Discipline 7, lost by 2: with 6 on the dice it is broken, so removed.',
  },
  M53: {
    does: 'a. A unit containing it stands in open order, half an inch between models. b. The gaps count as part of the unit, as tall as it, for sight and cover. c. Front, flanks, rear, ranks and support are as for others. d. Only attachable models of the same Height join it. e. Another base than its ordinary models’ is a misfit in it.',
    example: '10 in 5 files: 2 ranks, and the second supports as elsewhere.',
  },
  M54: {
    does: 'a. A reform may shift a unit with it by up to twice its Mobility. b. Shifted farther than its Mobility it has marched for all rules on marching (M31, dangerous ground), but for shooting it has reformed: it may shoot, as moved. c. If the reform begins within 3 inches of an enemy unit with a musician that is not shaken, it shifts by its Mobility at most; a plain march stays open. d. A unit containing it has no full ranks at all, so resolute (M45) gives none. e. Attached models with it do not bring that about, unless all models are attached.',
    example: 'Mobility 6: shifted by up to 4 hexes; next to an enemy musician, by 2.',
  },
  M55: {
    does: 'a. A unit with it ignores terrain, open ground and other units in standard moves and charges, not in pursuit or flight. b. It ends apart from other units like everybody. c. The ground where it begins and where it ends counts. d. The charged unit itself is not ignored, and there must be room for its front before it.',
    example: 'Three steps, the second over a difficult side: 9 inches; others pay 12.',
  },
} satisfies SomeRuleHelp
