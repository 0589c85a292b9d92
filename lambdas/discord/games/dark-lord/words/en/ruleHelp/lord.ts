import type { lordRules, RuleTexts } from '../../../ruleIds.ts'

/** Dread and terror, his Ring, and how he strikes. */
export const lord: RuleTexts<typeof lordRules> = {
  'DL-34': { name: 'dread', does: 'Enemies with at most 18 hexes between them and him have 1 Courage less.' },
  'DL-35': {
    name: 'dread counts once',
    does: 'a. Several such rules, his dread and a drum, take 1 Courage in all. b. What finding the unseen (DL-14) and draining (DL-50) take comes on top.',
    example: 'Courage 4, drained by 1, in reach of dread and drum: 4 − 1 − 1 = 2.',
  },
  'DL-36': {
    name: 'one die more to resist',
    does: 'a. Named by a power, or taken by one on everybody, he throws one resisting die more than he pays for. b. Also when he pays nothing, and with no Will left.',
    example: 'He pays 1 Will and throws 2 dice.',
  },
  'DL-37': {
    name: 'terror',
    does: 'a. Who would charge an enemy with terror tests Courage first, before any step. b. One test is enough for a move, however many terrible enemies it charges.',
    example: 'Courage 3, less 1 for dread: 8 on two dice is needed, 15 of 36.',
  },
  'DL-38': { name: 'terror overcome', does: 'With the test passed it charges as usual.' },
  'DL-39': {
    name: 'frozen by terror',
    does: 'a. With the test failed it does not charge, and does not move for the rest of the turn. b. From where it stands it may shoot, cast and support, and it fights if it is charged.',
  },
  'DL-40': {
    name: 'terror to some',
    does: 'Some terror works on one keyword only: the king’s heir is terrible to wraiths, and nobody else tests.',
  },
  'DL-41': {
    name: 'the Ring’s own master',
    does: 'The Dark Lord has the three rules of his Ring (DL-42 to DL-44) in place of all that others have to do with it: he is never unseen and never called.',
  },
  'DL-42': {
    name: 'kept by the Ring',
    does: 'a. While the Ring is his, a die is thrown each time he loses his last life or would be removed for any other cause: on 2 or more he stays and gets one life back, never above what he began with. b. On 1 he is gone. c. Where the scenario says that the Ring is lost, there is no such die.',
    example: 'One die fails 1 time in 6; three times in a row he stays 125 times of 216.',
  },
  'DL-43': {
    name: 'a die for each deadly wound',
    does: 'In a fight he throws for each wound that would kill him, one after another until one fails: of W wounds at L lives, W − L + 1 dice.',
    example: '3 wounds at 1 life: 3 dice, and he stays 125 times of 216.',
  },
  'DL-44': { name: 'Might for his life', does: 'His Might may raise that die: a 1 becomes a 2 for 1 point.' },
  'DL-45': { name: 'the general', does: 'In whatever army he is, he is its general.' },
  'DL-46': {
    name: 'one Will for nothing',
    does: 'a. Once a turn one point of Will that he spends costs nothing. b. Also with an empty store. c. For casting, resisting or Courage: the first that is paid, unless he saves it by an order.',
  },
  'DL-47': {
    name: 'sweep',
    does: 'a. When he has won a fight and may strike, he may instead hit every enemy of it, supporters too: one hit of Strength 8 on each, with no dice to hit it. b. It is a hit: trapped and lying ones do not suffer twice. c. Of a rider and its mount both are hit.',
    example: 'Strength 8 on Defence 5 wounds on 3 or more; on Defence 8, on 4 or more.',
  },
  'DL-48': {
    name: 'brand',
    does: 'a. Or he makes one strike of his own Strength at one enemy engaged in the fight, infantry or cavalry. b. Of a rider only the rider suffers it. c. It is a strike: thrown twice against the trapped and lying.',
  },
  'DL-49': {
    name: 'set on fire',
    does: 'a. If the branded one is still there, hurt or not, it catches fire: one hit of Strength 9 at once. b. If the strike killed it, that is all. c. A rider burns, not its mount.',
  },
}
