import type { powerRules, RuleTexts } from '../../../ruleIds.ts'

/** The six powers, one after another. */
export const powers: RuleTexts<typeof powerRules> = {
  'DL-50': {
    name: 'draining',
    does: 'Its target has 1 Courage less for the rest of the game, but never less than 1 by it.',
  },
  'DL-51': {
    name: 'draining adds up',
    does: 'It may be cast on the same target again and again, and takes 1 each time.',
  },
  'DL-52': {
    name: 'draining a rider',
    does: 'Of a rider and its mount the caster picks whose Courage; only the rider’s is tested.',
  },
  'DL-53': {
    name: 'draining channelled',
    does: 'It takes a D3 (half a die, rounded up) instead of 1; Courage still stays at 1 or more.',
  },
  'DL-54': {
    name: 'transfixing',
    does: 'To the end of the turn its target does not move (but backs off), shoot, cast, act heroically, give others its courage, use its active traits such as a drum, or strike when it wins. It still throws its dice in a fight, has its zone, resists, and spends Might, Will and Fate.',
  },
  'DL-55': {
    name: 'transfixing channelled',
    does: 'The target has half its Attacks and half its Fight too, each rounded up, once however many powers halve.',
    example: 'Attacks 3 and Fight 5 become 2 and 3.',
  },
  'DL-56': {
    name: 'compelling',
    does: 'a. The caster moves the target at once, by up to half its Move, of the mount if it rides, rounded up. b. Though it has moved already. c. Not if it is engaged or may not move; the rest of the power works all the same.',
  },
  'DL-57': {
    name: 'where it is compelled',
    does: 'a. Not over an obstacle side, nor up one, and it neither dismounts nor lies down. b. It may be led over difficult ground and water, at their cost of 2 points a step. c. It may be made to charge its own enemies without a terror test. d. It still has to find the unseen.',
  },
  'DL-58': {
    name: 'what it is forced to',
    does: 'a. Before or after that move the caster may make it do one thing: drop the object that it carries, or put the Ring on if it has it. The Ring itself is never dropped. b. Not while it is engaged. c. Not if it took the Ring off in this turn. d. The Dark Lord is never made to put it on.',
  },
  'DL-59': {
    name: 'no move after that',
    does: 'Moved or not, the compelled does not move for the rest of the turn, for any reason, neither by its player nor by another power.',
  },
  'DL-60': {
    name: 'compelled and transfixed',
    does: 'a. The compelled suffers all of transfixing (DL-54). b. Not its halves, unless channelled.',
  },
  'DL-61': {
    name: 'compelling channelled',
    does: 'It also has half its Attacks and half its Fight, rounded up, and does not strike when it wins.',
  },
  'DL-62': {
    name: 'frightening',
    does: 'a. It takes every enemy in range, engaged, lying, unseen or out of sight. b. In the caster’s order, the nearest first by default, each finished before the next. c. Each tests Courage. d. Failed: it goes its whole Move straight away from the caster. e. Also out of its fight: with whom it no longer touches it is no longer engaged.',
    example: 'Range 3, so up to 3 hexes between. Courage 3 less 1 for dread: 21 of 36 flee.',
  },
  'DL-63': {
    name: 'where a flight stops',
    does: 'a. Before an occupied hex, before a hex that comes to touch an enemy of its own, and before an impassable side, a gap or a barred hex; a wearer stops there too. b. On a hex of the border it stops at once. c. It never leaves the board.',
  },
  'DL-64': {
    name: 'no move after a flight',
    does: 'Who failed that test does not move again this turn, for any reason.',
  },
  'DL-65': {
    name: 'frightening channelled',
    does: 'Each of those tests throws three dice and loses the highest.',
    example: '6, 4 and 2 count as 4 + 2 = 6: Courage 4 just passes, with 10.',
  },
  'DL-66': {
    name: 'wounding',
    does: 'a. Its target suffers a wound as from a strike: no throw against Defence, but Fate may save it, and the Dark Lord’s Ring keeps him. b. Engaged targets too. c. Of a rider and its mount the caster picks.',
  },
  'DL-67': {
    name: 'wounding channelled',
    does: 'Its range is 6 more.',
    example: 'The first ringwraith’s 12 becomes 18, the Dark Lord’s 18 becomes 24.',
  },
  'DL-68': {
    name: 'sapping',
    does: 'a. Its target loses a D3 of Will at once (1, 2 or 3), never below 0. b. Of a rider and its mount the caster picks; a mount has none to lose.',
  },
  'DL-69': { name: 'sapping channelled', does: 'It takes a whole die, 1 to 6, instead of a D3.' },
}
