import type { RuleTexts, unseenRules } from '../../../ruleIds.ts'

/** What an unseen figure is to others. */
export const unseen: RuleTexts<typeof unseenRules> = {
  'DL-06': {
    name: 'named by no power',
    does: 'a. No power may name a wearer. b. One that takes everybody in range, such as frightening, names nobody and takes the wearer too. c. The Dark Lord and wraiths name it as they like.',
  },
  'DL-07': { name: 'named by no shot', does: 'No shot may name a wearer.' },
  'DL-08': {
    name: 'in nobody’s way',
    does: 'A wearer does not count as in the way of a shot: nobody throws a 4+ for it.',
  },
  'DL-09': { name: 'no zone', does: 'A wearer has no zone: passing beside it charges nobody.' },
  'DL-10': {
    name: 'enemies pass through it',
    does: 'a. Enemies may walk into a wearer’s hex and on, at the usual cost. b. Its friends may not.',
  },
  'DL-11': {
    name: 'it passes through others',
    does: 'a. A wearer walks through hexes with friends and enemies at the usual cost. b. It does not end its move there. c. Zones do not stop it, and it walks through them without charging. d. Not so with the Dark Lord and wraiths: their hex is closed to it, and a step into their zone charges them.',
    example: 'Move 4: through two raiders in a row and out behind them costs 3, and 1 is left.',
  },
  'DL-12': {
    name: 'shifted aside',
    does: 'a. An enemy that does not see the wearer may end its move on its hex; the wearer is shifted first. b. It goes to the empty hex, not barred, that the fewest steps lead to; impassable sides and the border cannot be stepped over. c. Of several as near, whoever shifts it picks. d. That is no move: it costs nothing, charges nobody, and happens to those who may not move. e. It is no longer engaged with whom it no longer touches. f. Ending there does not charge the wearer; a charge on it ends beside it.',
  },
  'DL-13': {
    name: 'shifted over an edge',
    does: 'a. The way of a shift may cross obstacle sides, go up and down, and lead through figures. b. If each of the shortest ways goes down over an edge, the wearer falls: a hit of Strength 3. c. If one does not, it does not fall.',
  },
  'DL-14': {
    name: 'finding the unseen',
    does: 'a. Who would charge a wearer tests Courage, with 1 less for each hex between the two where they stand when the charge is said. b. Passed: it charges, and needs no such test for that wearer again this turn. c. Failed: it does not charge that wearer this turn, but may still move and charge others. d. Each wearer named has a test of its own.',
    example: 'Courage 2 with 3 hexes between: 2 − 3 = −1, so 11 or 12 on two dice: 3 of 36.',
  },
  'DL-15': {
    name: 'the steadfast must find too',
    does: 'a. Figures that pass Courage tests unasked throw for finding the unseen all the same. b. All other tests they pass unasked.',
  },
  'DL-16': {
    name: 'half Fight against it',
    does: 'a. Each enemy engaged with a wearer in a fight has half its Fight, rounded up, for the whole fight. b. Those who support it keep theirs. c. Attacks, Strength and strikes stay as they are. d. Who charged whom does not matter.',
    example: 'Fight 5 becomes 3; a spearman behind with Fight 4 keeps 4, and 4 is the Fight of that side.',
  },
  'DL-17': {
    name: 'those who see',
    does: 'a. To the Dark Lord and every wraith a wearer is a figure like any other: they name it, charge it without the test of finding, stand in its way with hex and zone, and fight it with their whole Fight. b. A wraith that fights a wearer pays no Will for it at the end of the turn. c. The Dark Lord gains nothing more.',
  },
}
