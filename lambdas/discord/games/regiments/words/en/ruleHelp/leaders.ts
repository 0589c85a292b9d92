import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Model rules on who joins a unit, and who leads and serves it. */
export const leaders = {
  M04: {
    does: 'a. It must be deployed inside a unit that has an ordinary model. b. It never leaves that unit of its own will.',
    example: 'A unit of 3 attached models and no ordinary one cannot take it in.',
  },
  M08: {
    does: 'a. A unit with a captain and a standard counts as within reach of its great banner’s rally to the flag (M40), at any distance. b. With a captain and a musician, within reach of its general’s commanding presence (M39). c. Each only while that bearer or general is on the field and his own rule works: shaken, he lends nothing. d. At most one attachable captain in a unit.',
    example: 'Captain and musician, Discipline 7; the general of 9 stands 14 hexes away: it tests on 9.',
  },
  M15: {
    does: 'a. It is not deployed with the others. b. At the start of any player turn, of either side, it may name a friendly unit that it could have joined. c. Its base and Height are those of that unit’s ordinary models. d. The unit is neither shaken nor summoned. e. It may be engaged. f. An ordinary model of its first rank with the same base is removed as a loss, and the hidden model stands there. g. An attachable model with it may always come so, even where it could not be deployed otherwise.',
    example: 'A unit of 20 has 19 ordinary models left, and him.',
  },
  M18: {
    does: 'Adds up. a. An attachable model with it joins only units that contain a model meeting X. b. Another model with it is joined only by attachable models meeting X. c. Several instances in the unit: all must be met at once. X is a rule, a mark, a Height or a name; of several one is enough.',
    example: 'Exclusive (undead) and exclusive (Height 2) in a unit: who joins is both.',
  },
  M21: {
    does: 'a. While a character that meets X is in a unit containing this rule, he is tenacious, so the unit contains a tenacious model (M51). b. If he lives and the unit he joined has a full rank when it tests, it is steady and solid for break tests alone; not for unstable (M28), which is no test.',
    example: 'Lost by 4 with a full rank: no modifier. Without one: −4, halved to −2.',
  },
  M26: {
    does: 'a. Once a shooting phase it names one friendly model of kind X in a unit within 6 inches. b. Not while the engineer is shaken or engaged. c. That model’s shots need 1 less, down to 3+; a need of 3+ or 2+ stays. d. A model gains from one engineer at a time. e. It is said before that model shoots.',
    example: '5+ becomes 4+, 4+ becomes 3+, 3+ stays.',
  },
  M34: {
    does: 'a. A unit containing one may change its files by up to 4 in a reform and in a combat reform. b. It hinders enemy light troops that begin a reform within 3 inches (M54).',
    example: '6 files: to anything from 2 to 10; without it, from 4 to 8.',
  },
  M37: {
    does: 'a. It follows the rules of attachable models. b. It never makes way, even as a character. c. For ranged attacks it counts as tall as its unit’s ordinary models, if there are any. d. At most one in a unit. e. While joined, its Mobility and Charge speed are the unit’s. f. Not while it lacks an ordinary model beside it on its left or its right: then it has its own, and a slower platform slows the unit. g. Leaving the unit, by a charge of its own too, it uses its own.',
    example: 'Unit of Mobility 8, platform of 4: 8 with models on both sides, 4 with one side bare.',
  },
  M38: {
    does: 'A unit containing one adds 1 to its side’s combat result.',
    example: '3 life taken and the standard: 4. Against 3 that wins by 1.',
  },
  M39: {
    does: 'a. Friendly models in units within 12 inches take this model’s Discipline, after all that changes it. b. A model whose own would fall by it keeps its own. c. Not while this model is shaken. d. With X only units that meet X gain. e. What acts on the test, as a lost combat does, is taken off afterwards.',
    example: 'General of 9 at 4 hexes, own Discipline 7, lost by 3: it tests on 9 − 3 = 6.',
  },
  M40: {
    does: 'a. Friendly models within 12 inches must throw failed courage tests again: break, panic and rally. b. Not while its bearer is shaken.',
    example: 'A test on 7: 58 % pass at first, 83 % with the second throw.',
  },
  M47: {
    does: 'a. Attached, it may stand anywhere in its unit, not only as far forward as it can. b. Not with a base that does not fit the unit’s.',
    example: '5 files, 3 ranks: it may take a place of rank 3.',
  },
  M48: {
    does: 'A unit containing it is joined by nobody and joins nobody.',
    example: 'A solitary character is a unit of 1 all battle long.',
  },
} satisfies SomeRuleHelp
