import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Model rules on magic. */
export const magic = {
  M01: {
    does: 'a. The model is a wizard. b. It has channel (1). c. It knows three different spells out of numbers 1 to 4 of its path. d. It may exchange spells before the game begins.',
    example: 'Its side has 5 + 1 = 6 dice in its own magic phase.',
  },
  M03: {
    does: 'a. The model is a wizard. b. It knows one spell, number 1 of its path. c. It may exchange spells before the game begins.',
    example: 'It brings no channel: with it alone its side has 5 dice, not 6.',
  },
  M07: {
    does: 'Adds up. a. Its side has X dice more in its own magic phase, none in the enemy’s. b. Several channels add up, of one model too. c. A shaken model does not channel.',
    example: 'Channel (1) and channel (2): 5 + 3 = 8 dice to cast; to dispel, still 4.',
  },
  M10: {
    does: 'a. The whole unit is one wizard that knows X different spells from the list of its profile. b. With X of 2 or more it has channel (1). c. It exchanges one for the army spell only if it could have picked that at selection. d. It may always exchange one for another spell that it could have picked.',
    example: 'Conclave (2): 2 spells and 1 die more; conclave (1): 1 spell, no die.',
  },
  M29: {
    does: 'a. The model is a wizard. b. It has channel (2). c. It knows five different spells out of numbers 1 to 6 of its path. d. It may exchange spells before the game begins.',
    example: 'Its side has 5 + 2 = 7 dice in its own magic phase.',
  },
  M30: {
    does: 'a. The model is a wizard without a path of its own. b. It knows X different spells, each number 1 of one of the paths open to it. c. It may exchange spells before the game begins.',
    example: 'Protean magic (2), three paths open: number 1 of 2 of the three.',
  },
  M43: {
    does: 'a. An enemy spell that targets a unit containing it has X less on its casting sum. b. With several targets the highest X counts, once.',
    example: 'Value 8 against magic resistance (2): the dice must show 10.',
  },
} satisfies SomeRuleHelp
