import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Base rules of the field: distance, formation, moving, charging, fleeing; time and dice. */
export const field = {
  'RB-01': {
    does: '1. A hex is 3 inches: x inches are x / 3 hexes, rounded to the nearest, at least 1. 2. The distance of two units is the steps between their hexes; neighbours are at 1. 3. Within x: at most so many hexes. At least x away: at least so many. Not within x: more. 4. Long range: twice the distance is more than the range, in hexes. 5. Inches of flight, pursuit and random movement become hexes when a unit is moved; they are compared as inches.',
    example: '4 inches are 1 hex, 5 are 2, 8 are 3, 24 are 8.',
  },
  'RB-02': {
    does: '1. A unit stands in one hex and faces one of its sides: its front is that side and both beside it, its flanks the next on each hand, its rear the one behind. 2. Farther away the angle to the line of the centres decides: up to 90° front, up to 150° flank, else rear; a tie goes forward. 3. Models fill ranks of as many as its files, attached ones first; only the last may be incomplete. No more attached models than files, unless all are attached. 4. Ordinary losses come off the back; a gap in front closes. 5. First rank: as many as files, at most all models. Depth: models / files, rounded up. Front and rear are as wide as the first rank, a flank as the depth.',
    example: '18 models in 5 files: front 5 wide, flank 4.',
  },
  'RB-03': {
    does: '1. Units touch only by a charge, by a pursuit or overrun into an enemy, or by a random move into one. Touching is kept as a pair of sides and ends when one leaves or is gone. 2. Neighbours that do not touch are apart: so units keep their inch. 3. At most one enemy touches over each of the six sides.',
    example: 'At most 3 over the front, 1 over each flank, 1 over the rear.',
  },
  'RB-04': {
    does: '1. A step into the hex of the faced side costs 3 inches, over a difficult or water side double; a turn by one side 1; a step back or sideways without turning 6, in an advance only. 2. Impassable sides and hexes, and hexes with another unit, are not entered (but RB-09, M33, M55). 3. An obstacle side is a low wall: hard cover to who is behind it, dangerous to who charges over it. 4. The first step forward of an advance or march is possible whatever it costs, if the way is free. What is left over is lost. 5. Who touches an enemy makes no standard move.',
    example: 'Mobility 4, a march of 8: 2 steps and 2 turns.',
  },
  'RB-05': {
    does: 'Six game turns of two player turns each: charge, movement, magic, shooting, melee. Every unit that touches an enemy fights one round of combat in every melee phase, whoever’s turn it is. The first round is the first in which these units fight each other; a unit that joins later has its own first round then.',
    example: 'Touching from turn 1 on, two units may fight 12 rounds.',
  },
  'RB-06': {
    does: '1. Maximised: one die more, the lowest is left out; minimised: one more, the highest is. Each instance adds a die; one of each cancel. Of D6 + 4 only the D6. 2. A die is thrown again once at most, by its first result, and the second stands; a test of several dice again whole, maximised or minimised alike. 3. Values: set (or “at least”, which never lowers); then multiplied or divided, rounded up; then added, with limits last; then always and never; then bounds: not below 0, Armour at most 6, Agility and Discipline at most 10. Of two sets the lower. 4. Nothing is added to Strength 3 and Penetration 10 of A12, both 10 of A17, Penetration 10 of A18, step 0 of W03. 5. A bonus lowers a needed n+, a penalty raises it. D3 is half a D6, rounded up. 6. Numbers of hits or wounds are thrown for each model or wound by itself.',
    example: 'Mobility 5 halved, then +1: 3 + 1 = 4.',
  },
  'RB-07': {
    does: 'Once in the movement phase a unit that is not engaged, not shaken and has declared no charge makes one of: advance, up to Mobility; march, up to twice that; reform: any facing, files changed by up to 2 (M34: 4), from 1 to all its models, and shifted by Mobility / 6 hexes, rounded down. All three are standard moves; who marched does not shoot (A32).',
    example: 'Mobility 6: 6 inches, or 12, or reformed 1 hex away. Mobility 4 reforms on the spot.',
  },
  'RB-08': {
    does: '1. Declared one by one, by units not engaged and not shaken, on an enemy in the front arc and in sight. 2. The side charged is the arc where the charger stands; its way is the least cost (RB-04, turns included) to a free hex beside the target there, facing it, at least 1. Without such a hex, no charge; one that a charge declared before is sure to take is not free. 3. Terror (M52), then hold or flee; the engaged hold. 4. After all reactions, one by one: D6 + 4 + the lowest Charge speed, in the active player’s order. At least the way: it touches and is charging. Less: it goes up to Mobility along it, and neither moves nor shoots again this turn. 5. If its target fled it may once redirect, by a Discipline test: another target, which reacts. Failed or not tried, it rolls for the fled unit’s new place: enough destroys that unit, less is a failed charge. If its target has left the field it rolls nothing: it makes no move, but may shoot. 6. Way less speed 5, 6, 7, 8, 9, 10: 100, 83, 67, 50, 33, 17 %; maximised 100, 97, 89, 75, 56, 31 %.',
    example: 'A way of 14 at Charge speed 6: 8 more, 50 %; swift 75 %.',
  },
  'RB-09': {
    does: '1. Flight: 2D6 inches straight away from the charger or the touched enemy (of several, as the enemy chooses), through units; if its last hex is taken, on to the first free one. Dangerous ground for each enemy or impassable thing crossed. Friends passed take panic tests, unless it was voluntary: a chosen reaction, or M42. Off the board: destroyed. 2. Who fled is shaken. 3. Pursuit: who touched a broken enemy, and no unbroken one, may pursue one (M20 must, M49 cannot). 2D6 each: at least the flight destroys it. The pursuer goes its roll straight on, stopping before friends and impassable ground; a fresh enemy in the way is charged, may only hold, and fights in the next melee phase. 4. Overrun: a charger whose touched enemies were all wiped out in that first round may go on 2D6 likewise. 5. Who has nothing left to touch and does not pursue may reform: the loser by a Discipline test, the winner freely.',
    example: 'Plain 2D6 against 2D6: caught 721 times in 1296, 56 %.',
  },
} satisfies SomeRuleHelp
