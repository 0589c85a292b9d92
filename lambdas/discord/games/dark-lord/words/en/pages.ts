/** Pages of help on the game itself. */
export const pages = {
  turn: {
    name: 'the turn',
    text: `**The Dark Lord in one page**
Two sides, Free and Shadow, single figures, one hex an inch. A turn: **priority** by a die each; then each side has its **part**: it moves its figures one after another, then shoots; then all **fights** are fought; then the turn ends.
**Moving**: each figure has its Move in points. A step costs 1, 2 over difficult or water, 2 more over an obstacle and up to raised ground. Nobody goes through others.
**Zones**: every hex beside a standing enemy. A step into a zone is a **charge** on all whose zone it is, and ends the move. Whoever is engaged neither moves, shoots nor casts.
**Shooting**: bows hit on the number of the profile; for each obstacle or figure in the way another 4+ is needed. Nobody shoots into a fight.
**Might, Will, Fate** are spent for good: Might raises a die just thrown, Will casts, resists and helps Courage, Fate saves from a wound on 4+.
**Courage**: two dice and Courage make 10 or more.
What each rule does, by its number, name or words: \`/help rule:\`.
Start at once: \`/play system:The Dark Lord\`.`,
  },
  ring: {
    name: 'the Ring',
    text: `**The Ring**
One figure has it: of all who may, the one that stands highest (DL-32). Put it on at any moment of your moving stage (\`/use ability:ring\`): it costs nothing, and its wearer is **unseen**: nobody names it by shot or power, it has no zone, it walks through others, enemies who would charge it must first find it (Courage, −1 for each hex between), and fight it at half their Fight. A mount bolts.
**Its will**: worn when your moving stage begins, a die: on 1 or 2 the enemy moves the wearer. Might may raise that die. Taking it off is a Courage test, once a turn, and never in the turn in which it was put on.
**Seers**: the Dark Lord and the wraiths see the wearer as if there were no Ring.
**The Dark Lord** never wears it: while it is his, he stays on 2+ whenever his last life goes.`,
  },
  fights: {
    name: 'fights',
    text: `**Fights**
All who are engaged are divided into fights of one against one or more, as many fights as there can be; whoever has priority divides and orders them.
**Duel**: every fighter throws its Attacks, spears and pikes behind lend a die. The best die wins; equal, the higher Fight; then a die, 1 to 3 for the Shadow. Might may turn it.
**Losers back off** a hex, away from their enemies; whoever cannot is **trapped**, and struck twice for each strike.
**Strikes**: Defence less Strength says what is needed: 3+ at −2, 4+ up to 0, 5+ up to 2, 6 up to 4, then a 6 and another die.`,
  },
  'powers-traits': {
    name: 'powers and traits',
    text: `**Powers and traits**
A power costs one or more Will, a die each: the best die has to be its value. Whoever it names may pay Will to resist: the best die has to be as high as the casting. \`/help ability:\` explains each.`,
  },
  scenarios: {
    name: 'scenarios',
    text: `**Scenarios** (\`/challenge system:The Dark Lord rules:\`)
**Open field**: 12 turns, points for enemies removed, 50 more for their general and 50 for holding the treasure in the middle.
**The bearer’s flight**: the Ring’s holder, on the Free side, leaves over the right edge and wins; the Shadow stops it within 12 turns.
**The last stand**: 9 turns; the Free still hold the middle then with a quarter of their points, or bring the Dark Lord down.`,
  },
  'figures-import': {
    name: 'figures of your own',
    text: `**Figures of your own**
\`/figures import system:The Dark Lord\` reads profiles for a server: CSV with a first line of names, or a JSON list. \`/figures export system:The Dark Lord\` writes such a file to begin with. Whoever manages the server may. A profile whose \`id\` is that of a supplied one stands in for it; others join. Up to 200, 256 kB.
- \`id\`: small letters, digits, hyphens. \`name_en\`, \`name_fr\`
- \`side\`: free, shadow, either. \`points\` 1–1000
- \`move\` 1–12; \`fight\`, \`strength\`, \`defence\`, \`attacks\`, \`life\`, \`courage\` 1–10

May be left out:
- \`shoot\`: 2+ to 6+, with a trait that shoots
- \`might\`, \`will\`, \`fate\`: up to 20
- \`tier\` of heroes: legend, valour, fortitude, minor, independent; empty: a warrior
- \`keywords\`: man halfling … (hero, warrior, side and the rest that follows are added)
- \`named\`: yes for once in an army. \`holder\`: 1 the highest of those who may have the Ring (DL-32)
- \`mount\`: horse, black-horse, wolf, pony, or one of your own: \`great goat/grand bouc 8 3 4 1 3\` (Move, Strength, Defence, Life, Courage)
- \`traits\`: \`dread spear terror:wraith\`. \`powers\`: range and die, \`draining:18:2\`
- \`excludes\`: ids that are not in the same army. \`limit\`: \`ringwraith:3\`, three of that group together

French names of columns and words are read too. Every fault is listed with its line, and nothing is kept before all is well. A battle keeps the profiles that its armies were picked with.`,
  },
}
