import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Model rules on Discipline, ranks, panic and breaking. */
export const courage = {
  M13: {
    does: 'a. A unit with it passes every Discipline test for a combat reform. b. It fails every Discipline test to redirect a charge.',
    example: 'With Discipline 10 or 2 alike: neither is thrown.',
  },
  M14: {
    does: 'Discipline tests of a unit containing it are minimised: 3D6, the highest left out. With undisciplined (M25) in the same unit they are plain.',
    example: 'A test on 7: 81 % pass instead of 58 %.',
  },
  M23: {
    does: 'a. A flight chosen, or forced by terror (M52), as reaction to the charge of a unit containing it is minimised twice: 4D6, the two highest left out. b. Not a flight from another unit’s charge. c. A unit broken while it touches a unit containing it flees so too; several such units do not add up. d. Nothing to a unit containing fearless (M46).',
    example: '4D6 show 1, 3, 4 and 6: it flees 1 + 3 = 4 inches.',
  },
  M25: {
    does: 'Discipline tests of a unit containing it are maximised: 3D6, the lowest left out. With disciplined (M14) in the same unit they are plain.',
    example: 'A test on 7: 32 % pass instead of 58 %.',
  },
  M27: {
    does: 'The flight of a unit with it through friends makes only those test panic that contain this rule.',
    example: 'It flees through 3 friends, 1 of them insignificant: 1 test.',
  },
  M28: {
    does: 'a. A unit with it takes no break test: it loses life equal to the difference, without saves, ordinary models first. b. First halved, rounded up, if it contains tenacious (M51). c. Then 1 less under rally to the flag (M40). d. 1 less again under M40 and steady. e. 1 less again under M40 and solid: 3 in all. f. An attachable model with it joins only units containing it. g. Only models that have it join a unit containing it.',
    example: 'Lost by 7, tenacious, under the flag, steady, solid: 4 − 3 = 1 life.',
  },
  M42: {
    does: 'a. At the end of any round an engaged unit with it may leave: it counts as having failed its break test, without dice, and flees. b. If its side has won, the enemy does not pursue it. c. After it became shaken by its own will, so or by a chosen flight, it passes its rally test without a throw. d. Not if it has made another flight before that test. e. Friends that it passes take no panic test. f. With fearless (M46) it may still choose to flee from a charge. g. It leaves before break tests: unstable and supernatural (M28, M50) cost it nothing.',
    example: 'Unstable, lost by 5: staying costs 5 life; leaving costs 0, but the winner may pursue.',
  },
  M45: {
    does: 'a. While engaged, a unit containing it that has a full rank counts X more; without one, none. b. That is before surrounding takes ranks away.',
    example: '1 full rank, resolute (2), an enemy with 2 in its flank: 1 + 2 − 2 = 1.',
  },
  M46: {
    does: 'a. A unit containing it passes every panic test. b. It does not choose to flee from a charge. c. But it may if it is shaken already, or has tactical retreat (M42). d. It ignores horror (M23).',
    example: 'Broken by a unit with horror it flees plain 2D6, not the two lowest of 4D6.',
  },
  M50: {
    does: 'a. A unit with it that fails a break test neither breaks nor is shaken nor flees: it loses life equal to the full difference, without saves; tenacious and steady do not lower that. b. An attachable model with it joins only units containing it. c. Only models that have it join a unit containing it.',
    example: 'Lost by 5, steady: it tests at −2; failed, it loses 5 life.',
  },
  M51: {
    does: 'a. In a break test of a unit containing it the modifier is halved, rounded up. b. Steady first: at most 2, then halved, so at most 1. c. The loss of unstable (M28) is halved, rounded up.',
    example: 'Lost by 5: −5 becomes −3. Steady: −5 becomes −2, then −1.',
  },
  M52: {
    does: 'a. When a unit containing it declares a charge, the target takes a panic test, if it can (RB-20: not engaged, not shaken). b. Failed: it must flee as its reaction, if it can. c. That flight is not voluntary: friends that it passes test. d. A unit containing terror is immune to it.',
    example: 'Discipline 7: 15 times in 36 it must flee.',
  },
} satisfies SomeRuleHelp
