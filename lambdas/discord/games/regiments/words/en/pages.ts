/** Pages of help on the game itself. */
export const pages = {
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
In full, groups between bars:
\`\`\`
20 spears 5x4 160 pts | M5 C5 Dis7 HP1 Def3 Res3 Arm1 H1 | Att1 Off3 Str3 Pen0 Agi3 | spear, shield, standard
\`\`\`Models, name, files and ranks, points · Mobility, Charge speed, Discipline, Life, Defence, Resilience, Armour, Height of the model · Attacks, Offence, Strength, Penetration, Agility of the part that strikes · weapons and rules. A part more is a group with a name and a colon: \`mount: Att1 Off3 Str3 Pen0 Agi3, impact (1)\`.
In brackets stands what a rule needs: \`aegis (5+)\`, \`multiple wounds (D3)\`, \`devastating charge (+1 Str)\`, \`bow (4+)\`.
English or French, whichever mixed. Every fault is named with its place. A server keeps its own: \`/figures import\` takes a file with a line for each; \`/figures export\` gives the supplied ones to begin with.`,
  },
  odds: {
    name: 'odds',
    text: `**Odds**
\`/odds unit:lancers against:spears\` is enough: the first charges the front of the second. Besides: \`charging\` (who does, or nobody), \`side\` (which side of the one that is fought so), \`round\` (of this combat), \`rounds\` (up to 3 in a row, with losses carried on). With \`distance\` in inches the first one shoots: \`cover\`, \`moved\`.
You get life lost on both sides (on average, and between which numbers it lies eight times in ten), who wins, breaks, is destroyed, the points that it costs, and **why**: each stage with the number that is needed and the rule that made it so.
**Turn round**: the other one charges. **Without**: beside it, without one rule. **Compare**: beside it, with another weapon or a blessing. **Throw it**: dice promised by a fingerprint, then thrown, told as a story; anybody can check them.
Everything is counted exactly, in whole fractions.`,
  },
}
