import type { QuestionKind } from '../../../../../../rules/regiments/index.ts'

/** Pages of help about what players are asked: what it is called, and how to answer it. */
export const questionHelp: Record<QuestionKind, { title: string; does: string }> = {
  deploy: {
    title: 'Deployment',
    does: 'Place one unit after the other in your four rows, each on a hex of its own, with its facing and its files; then your opponent places one (RB-23). Characters come last, all in one, and may stand in a unit. Whoever has placed all first has the first turn if he likes. **Place all for me** does the rest.',
  },
  begin: {
    title: 'Who begins',
    does: 'Whoever has placed all units first has the first turn if he likes (RB-23.1). Whoever leaves it to the other is the defender: of scouts and vanguard moves his come first. `/orders set` says it beforehand; usually you begin.',
  },
  learn: {
    title: 'Choosing spells',
    does: 'Before the battle your wizard may give up one of the spells that it knows for another one (M01), or keep them. A choice tells what both do before it counts.',
  },
  vanguard: {
    title: 'Moves before the battle',
    does: 'Units with a vanguard move (M05) advance, march or reform now, before the first turn: not more than 12 inches, and not to within 6 inches of an enemy. **No more** leaves the others where they stand.',
  },
  charge: {
    title: 'Charges',
    does: 'Say one by one which unit charges whom; each preview tells the way, the chance to arrive and what the first round may bring (RB-08). Charges go in the order in which they were declared: the preview counts those before it, and names who may be in its way. The target reacts at once, and the dice fall when all are declared. One that falls short goes a part of its way and neither moves nor shoots in that turn. Units that have not charged move afterwards.',
  },
  reaction: {
    title: 'Reacting to a charge',
    does: 'Your unit holds, and fights where it stands if the charge arrives; or it flees 2D6 inches straight away from the charger, and is shaken (RB-09.1). If the charge still comes to where it fled, it is lost. Whoever is engaged can only hold. `/orders set` answers this while you are away.',
  },
  redirect: {
    title: 'Charging another one',
    does: 'The target has fled. Once in a charge your unit may go for another enemy that it could have charged, if it passes a Discipline test (RB-08.5); that one reacts as well. Without it, or if the test fails, the dice are thrown for the way to where the first one stands now.',
  },
  order: {
    title: 'Order of your units',
    does: 'Several of your units do the same, one after the other: charges that were declared (RB-08.4), break tests (RB-19.1), or moves at random (M32). Name the one that is next. Usually charges go as they were declared, and others by their numbers, unasked; whoever wants to be asked says so by `/orders set`.',
  },
  move: {
    title: 'Movement',
    does: 'Choose a unit, then how it goes: it advances by its Mobility, marches up to twice as far without shooting, or reforms in other files (RB-07). A list gives the hexes it can come to, its preview the facings. Whoever touches an enemy stays. **End moving** ends the phase for all.',
  },
  heading: {
    title: 'Random movement',
    does: 'This unit goes as far as its dice say, straight on (M32). You name the side of its hex before they are thrown. An enemy in its way is charged, and may only hold.',
  },
  arrive: {
    title: 'Out of ambush',
    does: 'Your unit comes onto the field now (M17): name the hex and the facing; its preview offers other facings and other numbers of files. It counts as having advanced, may shoot, and makes no other move in this phase.',
  },
  reveal: {
    title: 'Showing a hidden model',
    does: 'At the start of any turn, yours or the enemy’s, a hidden model may step out of one of your units (M15). It takes the place of an ordinary model of the first rank, which is lost. If it stays hidden now, you are asked again.',
  },
  sweep: {
    title: 'Striking in passing',
    does: 'Your unit has passed these enemies, and strikes one of them without being struck back (A03). Name it, or nobody.',
  },
  cast: {
    title: 'Spells',
    does: 'Choose a spell and whom it is for; the preview has its chance with each number of dice. All come out of one pool for the whole phase: 5 dice, and more by channels. Their sum, less magic resistance, has to reach the value of the spell (RB-24). No wizard tries a spell twice in a phase.',
  },
  dispel: {
    title: 'Dispelling',
    does: 'The enemy’s spell has come to its value. Throw 1 to 5 of your own dice: a sum as high as that of the spell undoes it, a lower one changes nothing (RB-24.3). Dice that are thrown are gone for this phase, so keep some for what hurts more.',
  },
  direct: {
    title: 'Directing shots',
    does: 'Your engineer may help one model of its kind within 6 inches: its shots need 1 less to hit in this phase, but 3+ at best (M26).',
  },
  shoot: {
    title: 'Shooting',
    does: 'Say one by one which unit shoots at whom: an enemy in its front arc, in sight and range, that nobody fights (RB-11). The list tells distance, cover and what it costs on average, or that it is in vain. **End shooting** ends the phase.',
  },
  weapon: {
    title: 'Choice of weapon',
    does: 'These models have several weapons for close combat, and all ordinary ones take the same. A weapon master chooses anew in every round (A26), others once for the whole combat (G4). `/help rule:` says what each does.',
  },
  strike: {
    title: 'Whom to strike',
    does: 'In this step these attacks may go at several: front against front at the ordinary models or at one who has joined them, and at any of several enemies over one front (RB-16). A file strikes with its model of the first rank and its supporters. At a joined model go at most three freely fighting models and three files of supporters in each rank; the rest strike as usual. One button sends as many as may go; `/answer choice:B4 2` sends two files, or two hits of a special attack, `B4 2 B2 3` others elsewhere. The order *whom to strike* (`/orders set`) answers for you: ordinary models, which is usual, a character, or with measure, which weighs what the attacks are likely to take.',
  },
  missile: {
    title: 'What to shoot with',
    does: 'A part with several weapons for shooting uses one of them a phase (G5). Usually it takes the one that is likely to cost this target most life, which the odds count with too; whoever wants to be asked says so by `/orders set`. When it stands and shoots at a charge it takes the best, unasked.',
  },
  retreat: {
    title: 'Leaving a combat',
    does: 'After the blows, and before anybody tests, this unit may leave of its own will (M42): it flees as if it had broken, but friends that it passes do not panic. If your side has won the round, nobody pursues it.',
  },
  away: {
    title: 'Which way an enemy flees',
    does: 'A broken enemy touches several of your units, and flees straight away from one of them: from whom, you say (RB-09.1). Whoever pursues goes the same way. Usually it is the first of yours, unasked; whoever wants to be asked says so by `/orders set`.',
  },
  pursue: {
    title: 'Pursuing',
    does: 'An enemy that your unit touched has broken. If you pursue, both throw 2D6: yours as high or higher destroys it (RB-09.3). Your unit then goes as far as its own dice say, and charges a fresh enemy whom it meets. If it stays, it may reform.',
  },
  overrun: {
    title: 'Overrunning',
    does: 'Your charge has wiped out everybody before your unit in the first round. It may go on 2D6 inches straight ahead, and charges a fresh enemy whom it meets (RB-09.4); or it stays, and may reform.',
  },
  'combat-reform': {
    title: 'Reforming after a combat',
    does: 'Your unit touches nobody any more. It may turn to any side and change its files (RB-09.5). Whoever has lost the round needs a Discipline test for that, others do not.',
  },
  rally: {
    title: 'Facing after a rally',
    does: 'Your unit is shaken no longer (RB-20). Choose which way it looks; it makes no other move in this turn.',
  },
}
