/** Pages of help on the game itself. */
export const pages = {
  battle: {
    name: 'how a battle goes',
    text: `**A battle in one page**
Six turns; in each both players have one of their own, in this order (RB-05). A hex is three inches.
**Charge**: a unit charges an enemy before its front (\`/charge\`). The enemy holds or flees. Six-sided die + 4 + Charge speed has to reach what the way costs (RB-08); a charge that falls short goes a little way and does no more.
**Move** (\`/move\`): advance up to its Mobility, march up to twice as far without shooting afterwards, or reform: another facing, two files more or fewer (RB-07). A step ahead costs 3 inches, a turn by one side 1.
**Magic** (\`/cast\`): 5 dice for who casts, 4 for who dispels. A wizard throws 1 to 5 of them at a spell’s value (RB-24).
**Shoot** (\`/shoot\`): who has not marched, at an enemy before its front and in sight. Sight is blocked by impassable sides, and by a unit between that is as tall as the taller of the two, unless one of the two stands on raised ground and that unit does not.
**Melee**: whoever touches an enemy fights a round, whoever’s turn it is. Who loses it may break, flee and be pursued (RB-19, RB-09).
A unit that fled is shaken until it rallies (RB-20). Flanks and rear are worth a charge: fewer strike back, and the result counts 2 more.
**End**: points of enemies destroyed, half for those shaken or at a quarter of their life; both players share 20 points by the difference (RB-25).
\`/done finish:True\` has the program play the rest of a phase. Reactions, dispelling, weapons, whom to strike and pursuit are answered by \`/orders\` while you are away.
At once: \`/play system:Regiments points:1000\`; step by step: \`/tutorial system:Regiments\`.`,
  },
  clash: {
    name: 'how a clash goes',
    text: `**A clash in one page**
**Who fights**: over its front the first rank, as many models as the enemy’s side is wide and 2 more, with all their attacks; behind them the second rank supports with as many attacks as its Height (RB-15). Over a flank or the rear as many as stand on that side, restricted likewise.
**When**: steps from 10 down to 0 by Agility, 1 more for who charges; all of a step strike at once (RB-14).
**Hit**: Offence less Defence: 4 or more 2+, 1 to 3 3+, 0 to −3 4+, less 5+ (RB-10).
**Wound**: Strength less Resilience: 2 or more 2+, 1 3+, 0 4+, −1 5+, less 6+ (RB-12).
**Saves**: armour on 7 − Armour + Penetration, then one special save (RB-13). What comes through costs 1 life.
**Result**: life taken, 1 for who charges, 2 for a flank or the rear, full ranks, the standard (RB-17). Who has less takes a **break test**: two dice, no more than Discipline less the difference (RB-19).
**Shots**: the first two ranks, on the accuracy beside the weapon, worse at long range, after a move, in cover (RB-11).
What each rule does, by its number, name or words: \`/help system:Regiments rule:\`.`,
  },
  line: {
    name: 'a unit as a line',
    text: `**A unit as one line**
Short, a known unit with what is other than usual: \`30 spears 6x5 with halberd without shield\`. A plus joins characters: \`spears + captain\`. A blessing: \`spears with spell hatred\`.
A number before the name counts models, here as in a list of an army (\`/army import\`): \`20 spears\` is one unit, \`2x spears\` are two. Lists are read as army builders export them: \`- 20 Spears [175 pts]\`.
In full, groups between bars:
\`\`\`
20 spears 5x4 160 pts | M5 C5 Dis7 HP1 Def3 Res3 Arm1 H1 | Att1 Off3 Str3 Pen0 Agi3 | spear, shield, standard
\`\`\`Models, name, files and ranks, points · Mobility, Charge speed, Discipline, Life, Defence, Resilience, Armour, Height of the model · Attacks, Offence, Strength, Penetration, Agility of the part that strikes · weapons and rules. A part more is a group with a name and a colon: \`mount: Att1 Off3 Str3 Pen0 Agi3, impact (1)\`.
In brackets stands what a rule needs: \`aegis (5+)\`, \`multiple wounds (D3)\`, \`devastating charge (+1 Str)\`, \`bow (4+)\`.
English or French, whichever mixed. Every fault is named with its place. A server keeps its own: \`/figures import system:Regiments\` takes a file with a line for each; \`/figures export system:Regiments\` gives the supplied ones to begin with.`,
  },
  odds: {
    name: 'odds',
    text: `**Odds**
\`/odds unit:lancers against:spears\` is enough: the first charges the front of the second. Besides: \`charging\` (who does, or nobody), \`side\` (which side of the one that is fought so), \`round\` (of this combat), \`rounds\` (1 or 2 in a row, with losses carried on). With \`distance\` in inches the first one shoots: \`cover\`, \`moved\`.
You get life lost on both sides (on average, and between which numbers it lies eight times in ten), who wins, breaks, is destroyed, the points that it costs, and **why**: each stage with the number that is needed and the rule that made it so.
**Turn round**: the other one charges. **Without**: beside it, without one rule. **Compare**: beside it, with another weapon or a blessing. **Throw it**: dice promised by a fingerprint, then thrown, told as a story; anybody can check them.
Everything is counted exactly, in whole fractions.`,
  },
}
