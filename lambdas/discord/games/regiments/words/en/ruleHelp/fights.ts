import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Base rules of attacks and what comes of them. */
export const fights = {
  'RB-10': {
    does: 'Offence less Defence: 4 or more, 2+; from 1 to 3, 3+; from 0 to −3, 4+; −4 or less, 5+. A natural 1 misses, a natural 6 hits. What hits by itself (special attacks, A37) throws no die: A06, A22, A24, M35 and M36 do not touch it.',
    example: 'Offence 4 against Defence 3: 3+, 2 in 3.',
  },
  'RB-11': {
    does: '1. Once in the shooting phase, at one enemy that is not engaged, in the front arc, in sight and range; not if engaged or shaken, after a march (A32) or a failed charge. 2. The first two ranks shoot, all files; A35 adds a rank. One shooting weapon for each part. 3. Needed: the weapon’s accuracy (without number 4+); 1 more at long range (A33), 1 after a standard move (A34), X unwieldy (A20), 1 in soft or 2 in hard cover, X hard target (M09); 1 less for A02; last, 1 less for M26, never below 3+. A natural 1 misses, a need of 7 or more cannot hit, a 6 is nothing special. 4. Hard cover: an obstacle side of the target’s hex in the line; soft: another obstacle side, or a difficult one such as a wood between two hexes of one height, but not a side of the shooter’s own hex; or a unit that does not block the line. 5. Hits go to the ordinary pool; an attached model may be chosen only if its Height differs (M37), or there are no ordinary models.',
    example: '4+, moved, long range: 6+; with soft cover 7, no hit.',
  },
  'RB-12': {
    does: 'Strength less Resilience: 2 or more, 2+; 1, 3+; 0, 4+; −1, 5+; −2 or less, 6+.',
    example: 'Strength 4 against Resilience 5: 5+, 1 in 3.',
  },
  'RB-13': {
    does: '1. Armour: a die of at least 7 − Armour + Penetration, never better than 2+; above 6 there is no save. 2. Then one special save, aegis or regeneration (M02, M41), of those that this attack allows: the defender chooses, by default the best. 3. “Without saves”: neither. 4. What comes through costs 1 life, or what A13 says.',
    example: 'Armour 4, Penetration 1: 4+. Then aegis (5+): 1/2 × 2/3, 1 wound in 3 comes through.',
  },
  'RB-14': {
    does: '1. Each part’s step is fixed before the first blow: Agility with its weapon, +1 charging, A15, A19, W03, A23; from 0 to 10. Impact (A25) 10, stomp (A27) 0, grinding (A14) the part’s Agility without its weapon. 2. From 10 down to 0, both sides: what stands as a step begins fights; all its attacks are allocated, then thrown, then all life is taken at once. 3. Who falls in a step before its own does not strike (but M19); who falls in its own does.',
    example: 'Spears of Agility 3 + 1 and charging riders of 3 + 1: both in step 4, and the fallen strike.',
  },
  'RB-15': {
    does: '1. Over its front the first rank fights, at most as many models as the touched side is wide + 2, attached ones first, freely: all attacks, standard and special. 2. Behind each such file the ordinary model of the second rank supports (A16: more ranks), over the front only, with standard attacks, restricted. 3. Over flank or rear as many fight as that side is wide, up to the same limit; only ordinary models, if there are any; standard attacks restricted, special ones not; nobody supports. 4. Restricted: all parts of a model together at most Height standard attacks, in the profile’s order (RR-58); A10 changes that, A17 is out. 5. Several enemies over one side: the sum of their widths + 2, each attack to any of them. Enemies on several sides: each model fights where it stands, front before flank. 6. Who may strike must. 7. Height 0 without A10 makes no restricted attacks.',
    example: '7 files of Height 1 against a front of 3: 5 fight, and 5 support with 1 attack each.',
  },
  'RB-16': {
    does: '1. All attacks of a step are allocated before any is thrown; hits of special and area attacks once their number is known. 2. Front against front: to the ordinary pool or to an attached model; that one by at most three freely fighting models, and by supporters of at most three files in each rank. Else to the ordinary pool, if there is one. 3. By default to the ordinary pool; once empty, to the first attached model that lives. Attacks on a pool emptied in that step are lost. 4. Whole models fall as soon as their life is gone, so one at most is hurt. A13 takes at most one model’s full life for a wound, but may end one and hurt the next.',
    example: '10 models of Life 3 lose 4: 9 stand, one with 2 left.',
  },
  'RB-17': {
    does: '1. Before the first step: +1 with a charging model; +2 for each enemy flank or rear fought over; the full ranks (RB-18) of the unit with most, at most 4; +1 for each unit with a standard; +1 for the great banner’s bearer. 2. After step 0: +1 for each life the enemies lost in the steps, +1 for each enemy unit wiped out. 3. The higher total wins; the difference counts for each losing unit. Equal: nobody tests. A unit that touches no enemy any more counts as a winner.',
    example: 'Charge 1, flank 2, 3 life: 6. Ranks 2, standard 1, 1 life: 4. The others lose by 2.',
  },
  'RB-18': {
    does: '1. A rank is full if it holds as many models as the first, and at least 4; attached ones count. 2. Light troops (M54) have none; then resolute (M45); then surrounded: less the full ranks of all enemies that touch flanks or rear, not below 0. Of several surrounded, first those touched by enemies that are not. 3. Steady: more full ranks than each enemy that touches it. Solid: 3 or more at Height 0 to 2, 2 or more at Height 3 to 5. Looked at when asked for: in a break test, what is left after the round; when shot at, what stands then.',
    example:
      '20 in 5 files: 4 full ranks, solid at Height 1. An enemy with 2 in its flank: 4 − 2 = 2, not solid.',
  },
  'RB-19': {
    does: '1. Each losing unit that lives and touches an enemy tests, in its owner’s order; first M42, then M28 in place of the test. 2. Modifier: the difference; steady and solid, 0; steady alone, at most 2; then tenacious (M51), half, rounded up. 3. 2D6 of at most Discipline less modifier holds. Discipline is the highest of its living models, or M39’s; M14, M25 and M40 act on the dice. 4. Failed: broken, so it is shaken and flees (RB-09), and may be pursued. M50 in place of that.',
    example: 'Discipline 8, lost by 5: on 3, 3 in 36. Steady: on 6, 15 in 36.',
  },
  'RB-20': {
    does: '1. Every 2D6 against Discipline is a Discipline test; break, panic and rally tests are courage tests too. 2. Panic, at once, if not engaged, not shaken and none passed in this phase: a friend’s flight went through it, unless voluntary; or enemy ranged attacks cost it in this phase at least 3 life and a quarter of what it began the phase with; or M52. 3. Failed: shaken; it flees for M52 alone. 4. Shaken: no charge, standard move, shot, spell, channel or presence. Charged, it holds or flees. Engaged as a round begins, it is removed and counts as wiped out. 5. Rally, of whoever is shaken as its own movement phase begins: passed, it may turn and does nothing else in that turn, spells included; failed, it flees again if it has fled before, which is not voluntary, else it stays. 6. At a quarter of its starting life or less a unit that must flee is removed; one that chooses to flees.',
    example: '20 life, 5 lost to arrows: it tests. 4 lost: it does not.',
  },
  'RB-21': {
    does: 'One die for each model of the first rank; each 1 costs its pool 1 life, without saves.',
    example: 'A first rank of 6 loses 1 life on average.',
  },
} satisfies SomeRuleHelp
