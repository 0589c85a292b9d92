import type { RuleTexts, ringRules } from '../../../ruleIds.ts'

/** Who he is, and the Ring put on and taken off. */
export const ring: RuleTexts<typeof ringRules> = {
  'DL-01': {
    name: 'his tier',
    does: 'a. The Dark Lord is a hero of the tier Legend, the highest. b. A tier says how many others a hero leads: Legend 18 (DB-27).',
  },
  'DL-02': {
    name: 'his keywords',
    does: 'a. He is infantry, hero, shadow, monster and spirit. b. Whatever asks for a keyword looks at these: as infantry he can himself be taken by a brand.',
  },
  'DL-03': {
    name: 'putting the Ring on',
    does: 'a. A holder puts the Ring on at any moment of its owner’s moving stage: before, during or after its own move, or between the moves of friends. b. Not while anybody shoots, in the enemy’s part, in fights or at the end of the turn. c. It is free and needs no test. d. An engaged holder may too. e. It cuts a move in two, as a try to take the Ring off does and nothing else; only on a hex where the move could end. The points left are kept.',
    example:
      'A bearer with Move 4 walks 3 hexes, puts the Ring on, and has 1 point left to slip through an enemy’s zone.',
  },
  'DL-04': {
    name: 'unseen at once',
    does: 'a. From that moment the wearer is unseen, and its next steps are those of an unseen figure. b. Whoever it is engaged with stays so. c. With the Ring off it has its zone again at once; that by itself engages nobody.',
  },
  'DL-05': {
    name: 'the mount bolts',
    does: 'a. A rider who puts the Ring on loses its mount for good. b. It throws for a fall at once: 1 a hit of Strength 3 and lying, 2 to 5 lying, 6 standing. c. It goes on with its own Move on foot, less what the move has cost so far, at least 0. d. The same when somebody else forces the Ring on.',
    example:
      'A pony has used 3 points; its rider has Move 4 on foot, so 1 is left, too little to stand up (2).',
  },
  'DL-18': {
    name: 'taking the Ring off',
    does: 'a. At any moment of its owner’s moving stage, once the die of the Ring’s will is thrown, a wearer may try to take it off. b. It tests Courage: two dice and Courage make 10 or more, and the Ring is off. c. It may try whoever moves it in this turn. d. Only its owner decides so, never the enemy who moves it.',
    example: 'Courage 6 needs 4 on two dice: 33 of 36.',
  },
  'DL-19': {
    name: 'one try a turn',
    does: 'A failed try leaves the Ring on until the next turn; there is one try a turn.',
  },
  'DL-20': {
    name: 'not on and off in one turn',
    does: 'a. Whoever put the Ring on in this turn, willing or forced, does not try to take it off in it. b. Whoever took it off in this turn does not put it on again, and is not made to. c. The whole turn counts, the enemy’s part too.',
  },
}
