import { iconNames } from '../../../../../../render/icons/iconNames.ts'
/** Pages of help on Combat Hex, by topic. */
export const help = {
  'first-game': `New here? \`/tutorial\` teaches the game in ten short lessons.
**A first game in six lines**
1. \`/challenge\` somebody with \`points:500\`; they press Accept.
2. Both press **Starter army**, or bring their own with \`/army pick\`.
3. Roll, choose; then place figure after figure by the lists below the picture, or **Place all**, and **Deployment done**.
4. Each turn: both roll; the attacker acts with all figures, then the defender, then everybody fights.
5. Choose a figure below the picture, or type \`/move figure:A3 to:C7\`; \`/shoot\`, \`/turn\`; \`/done\` ends that figure’s actions, typed again the phase, and once more the turning; then it is your opponent’s turn.
6. Whoever has lost half of the figures at the end of a turn has lost (up to 500 points: all of them).
Nobody there? \`/challenge\` without an opponent asks everybody, \`/lobby show\` lists who asks; \`/play\` begins a battle against the computer at once; \`/challenge computer:\` with an army of your own.
Lost? \`/game status\`, \`/map\`, \`/game undo\`; \`/help question:\` says what is asked. Pictures that you see alone write on figures what matters now, or everything: \`/settings me marks:\`.`,
  deployment: `**Deployment** (3.02, 3.03)
Each rolls a die. The winner chooses the camp or the board, the other gets the other choice; what the challenge fixed is skipped. Whoever did not choose the board picks the left or the right edge and deploys first, the other at the opposite edge.
Figures stand at most three hexes from the edge, each in its own hex, facing any side. Large ones face the enemy’s edge (4.14). What finds no room leaves the army and does not count.
Choose a figure and its hex from the lists below the picture: it stands there at once, facing the enemy, and the next is in hand. **Turn** turns it, **Undo** takes it back, **Place all** places all that wait; nobody sees it before **Deployment done**. Or type \`/deploy place\`, \`/deploy auto\`, \`/deploy done\`.`,
  movement: `**Movement**
A figure moves *or* shoots (5.01). What a step costs depends on the side it crosses (4.03): open 1 MP, difficult 2, water 3; impassable and obstacle sides are not crossed (4.04). With too few MP the move ends (4.13).
Friends may be crossed unless an enemy threatens them, enemies never (4.05). No move ends on a figure or on an X (4.07).
The **danger zone** is the three hexes in front (4.09), of a large figure all around it (8.46), not behind an impassable or obstacle side. Whoever enters one stops (4.08). Whoever begins in one and leaves its hex suffers one common free attack of all enemies that threaten it, then moves freely (4.11).
**Running** (4.131): after a move of a hex or more, one hex further, paid in AP instead of MP; not while threatened.
Turning in place is free and disturbs nobody (4.12). At the end of the phase all who did not shoot may turn (3.091).
Of a base of several hexes one counts on the way: the rear one, of a rider the front one (4.14, 8.10); to be threatened, each of them.
Several at once: **Move another figure too** below the preview, or \`/move also:A2 D7, A3 E9\`; then one button for all.`,
  sight: `**Line of sight** (5.07 to 5.15)
A figure sees what lies before its front, and may turn first; a large one sees all around (8.46). Two lines go from one front corner of the shooter to two neighbouring corners of the target. So one figure may see another that does not see it: lines begin at two corners and end at all six.
They are blocked by an impassable side or a figure that they cross or run along (5.10, 5.11), by raised ground when neither stands on it (5.12), and by a second obstacle side (4.041). Touching a corner only blocks nothing (5.121).
From raised ground, and at a target on it, figures that are not raised do not block (5.14, 5.15); other raised ground, not connected with your own by raised hexes that touch, does (5.141).
\`/map sight:A3\` draws it.`,
  shooting: `**Shooting**
Instead of moving (5.01), at one enemy in range and sight, not from inside an enemy’s danger zone (5.02). Range counts the target’s hex and not your own (5.06).
Dice as on the base, one more from raised ground at a target below (5.14). **5 and 6 hit, 1 is a superficial hit** (5.17). Where the shooter is not on raised ground, through a difficult or obstacle side that is neither of its own hex nor of a raised one, only a 6 hits (5.171).
1 AP converts one superficial hit into a hit (5.18). Each hit is a damage die; it takes a life where it reaches the target’s endurance (5.20). 2 AP convert one 1 into a 6 (5.21).`,
  combat: `**Combat**
Figures that stand in each other’s danger zones hang together in chains (6.04); the attacker says which chain fights first (6.02).
Each side rolls the attacks of its engaged figures, that is of those with an enemy in their zone (6.08). **4, 5, 6 hit, 1 is superficial** (6.09). An engaged figure may convert one superficial hit (1 AP) and one superficial wound (2 AP) into a 6 in each combat (6.10 to 6.15), a large one as many as it can pay (8.46).
+1 die for each enemy in the zone of a figure whom no enemy threatens (surprise, 6.23); +1 for each lower enemy from raised ground (6.24).
Damage dice go to enemies in your zones whose endurance they reach, the attacker’s first (6.16, 6.17). Those at 0 life leave when both have allocated (6.19).`,
  abilities: `**Abilities** (section 8)
An ability costs its number in AP; each one on a base once a turn (8.06). AP do not come back (1.04). Where both could use one, the attacker does first (8.07). Reactions may be used in the opponent’s phase (8.085). \`/use figure:A3 ability:fast\`, with a \`target\` where it needs one.`,
  victory: `**Victory** (section 7)
Looked at at the end of each turn only. Whoever has lost half of the figures or more loses (7.01); up to 500 points: all of them (7.03). Both at once: more points left wins, then more points spent on heroes, then it is a draw (7.02, 7.04).
3 points for a total victory, 2 to 1 for one on points, 1.5 each for a draw (7.05).`,
  orders: `**Standing orders**
What comes up while you are away is answered for you at once, as a careful player would: superficial hits and wounds, reactions, damage dice, the order of combats, the strategy roll and its abilities. \`/orders set\` says how; \`ask me\` lets a question wait for you, until the deadline. In your own phase you are asked before anything costs AP; \`everything\`: \`default\` leaves that to the program as well.
\`points\`: \`ask\` asks you, one message a combat, what to pay for in it; so it begins in your first battle, in lessons and against the computer. \`default\` leaves it to the program.
Values can be put together: \`heroes keep 2\` (heroes only, while 2 AP remain), \`A3 B2\` (figures by label), \`weakest nearest C7\` (for whom to hit first).
\`reserve\`: \`1 courage\` keeps 1 AP for Courage. \`everything\`: \`ask\` asks you all, \`ask-combat\` what comes up in combats and in your own phase.
*This game* goes before *my default*. A default is copied when a game begins: a later change is for new games.
An order that does not fit gives way to what the program thinks best. The log (\`/game log\`) marks with 📜 what an order answered.`,
  armies: `**Armies** (section 2)
All of one camp (2.03), within the points, no unique number twice (2.04). At most as many warriors as your heroes have AP together (2.02).
\`/army new\` or \`/army show\`, then **Add**, **Remove** and **Check** below the picture; or take \`/army starter\`. \`/army import\` reads a list, a figure a line (\`3x Rohan warrior\`), as army builders export it, too. Where the roll decides the camps, bring one of each. Nobody sees your army before both have chosen.
A challenge may forbid figures and abilities, or limit them (2.021): \`/challenge ban:Fast limit:2 Orc warrior, 3 each\`. \`/settings server\` says what is usual in a server; a challenge adds to it, and \`none\` in its list leaves that out. The invitation shows all of it, \`/army check\` and \`/army pick\` which of your armies fit, and starter armies keep to it.`,
  boards: `**Boards**
Hexes are named like C7: columns A, B, C … from the left, rows from the top; every second column stands half a hex lower. Facings: N NE SE S SW NW.
What lies on a *side* counts for moving: open, difficult (2 MP), water (3 MP), impassable, obstacle (not crossed, but seen through). △ is raised ground, X a hex where nobody may stop.
A server may bring boards of its own: \`/board export\` writes one as text, \`/board import\` reads it back. \`/challenge board:… joined:…\` lays a second board below the first.`,
  'figures-import': `**Figures of your own**
\`/figures import\` reads figures for a server: CSV with a first line of names, or a JSON list. \`/figures export\` writes such a file to begin with. Whoever manages the server may. A figure whose \`id\` is that of a supplied one stands in for it; others join. Up to 200, 256 kB.
- \`id\`: small letters, digits, hyphens. \`name_en\`, \`name_fr\`
- \`camp\`: good, evil. \`kind\`: hero, warrior
- \`points\` 1–5000, \`movement\` 1–15, \`attacks\` 1–20, \`endurance\` 1–6, \`life\` 1–20, \`ap\` 0–30

May be left out:
- \`shooting_dice\`, \`shooting_range\`: both or neither
- \`abilities\`: ids with costs, \`armor:1 armor:1 fast:2\` (the ids stand in the exported file)
- \`unique\`: numbers that no other figure of the army may have
- \`version\`: starter, orange, red, violet, blue. \`base\`: single, cavalry, large-3, large-9. \`set\`: the box it came in
- \`traits\`: sauron, ringwraith, ring-bearer, ring-wearer
- \`other\`: the id of the figure that may stand in for it (9.01); \`replaces\`: yes for the one of the two that no army takes
- \`icon\`: the picture on its token (\`/help topic:pictures of your own figures\`)

French names of columns are read too. Every fault is listed with its line, and nothing is kept before all is well. A battle keeps the figures that its armies were picked with.`,
  'figures-pictures': `**Pictures of figures of your own**
The column \`icon\` of \`/figures import\` takes one of these names; after a + what is ridden: \`spears+wolf-head\`. Without it a figure is drawn by what its base says.
${iconNames.join(', ')}`,
  books: `**The classic rules**
The starter book of 2003, by \`/challenge rules:classic\`. The other pages are about the tournament rules; this is what differs, with the numbers of the tournament book.`,
  league: `**Seasons**
A director begins with \`/league create\`; \`/league settings\` shows and changes the rest. Players press **Join** under the pinned message and hand in one army of Good and one of Evil: \`/league army\` (2.022). \`/league approve\`, then \`/league start\`.
Each round: \`/league pair\` shows the pairing to the director alone, \`/league publish\` begins it; until somebody has played in it, \`take-back:True\` takes it back. \`/league sit-out\` leaves one out. Every battle has a thread of its own and is played like any other; its result counts by itself. When the round ends, the present turn and one more are the last, and points decide (7.05). \`/league my\` says what you owe, and **Open the season** leads to a page with the table and all battles.
\`/league rule\` decides about a battle: forfeit, not played, a result by hand, more time, a pause, a substitute, a figure put right. Each with a reason that those whom it touches can read (10.01). \`/league exclude\`, \`/league export\`, \`/league close\`. What cannot be taken back asks you first. Closed seasons give ratings and records: \`/league player\`.
What counts how: \`/help topic:how seasons count\`.`,
  'league-points': `**How seasons count**
So it is where nobody says otherwise. \`/league scores\` changes it before the start, \`/league settings\` the rest.
- 3 for a victory, 2 and 1 where points or heroes decided, 1.5 for a draw (7.05). A bye scores 3, since nobody chose it; a battle not played, neither at fault, 1.5 each; both at fault, 0; a forfeit 3 – 0. None of these counts as met, nor for camps.
- A holiday (\`/settings me\`) stops the clock of a turn; the round still ends when announced, since all others wait for it. By \`/league settings holidays:\` the battle ends as much later.
- Who has played a camp less plays it (3.02): Good minus Evil, which is fair after a bye or a late entry too.
- Pairing, in this order: no second bye, no rematch (in small fields not in later rounds either), the bye to the lowest, close scores, camps within one of balance.
- Rounds not fought count in tie-breaks as they were scored; the FIDE way of 2026 is a setting. Sonneborn-Berger: the opponent’s score times the points taken from them. Head to head only where all who are level have met. In a round robin both count forfeits as fought (FIDE C.07). Wins and points destroyed count battles that were played; one conceded counts the board as it stood.
- Exclusion (10.09): Swiss results stand, since pairings came of them, and the excluded are listed last; in a round robin the battles are annulled where fewer than half were fought, else the rest are forfeits.`,
  rulings: `**Where the rules leave room**
- Adjacent: no impassable or obstacle side between (8.083).
- Leaving a hex inside an enemy’s zone is breaking away, even into another hex of it (4.11).
- A die that can be allocated must be (6.16); to a figure already at 0 life it is wasted.
- A free attack uses the attacks on the base, without surprise or height, and no ability of the attacker (6.25).
- Who fell in an earlier combat is gone from a later one (6.21).
- Passive figures of a chain roll and convert nothing; only Armor, Courage and Dread work for them (8.086).
- A figure kept up by Courage leaves at the end of the next turn, before victory is looked at (8.38).`,
}

/** What they are called in a list. */
export const topics = {
  'first-game': 'a first game',
  deployment: 'deployment',
  movement: 'movement',
  sight: 'line of sight',
  shooting: 'shooting',
  combat: 'combat',
  abilities: 'abilities',
  victory: 'victory',
  orders: 'standing orders',
  armies: 'armies',
  boards: 'boards',
  'figures-import': 'figures of your own',
  'figures-pictures': 'pictures of your own figures',
  books: 'classic rules',
  league: 'seasons',
  'league-points': 'how seasons count',
  rulings: 'rulings',
}

/** What the page on dice adds about their odds. */
export const oddsHelp = `**Odds**: \`/odds\` tells what the combats on the board and the next strategy roll may come to, counted exactly; where there are too many cases the dice are thrown often, and chances stand behind a ≈; \`/odds figure:A3 target:B1\` sets two figures against one another, \`ability:\` with and without it, \`distance:\`, \`raised:\`, \`behind:\`; any two of the roster by name. Previews and targets of shots show them too. They go by your orders, by the defaults for everybody else.`

/** What the game is, said first to whoever does not know it. */
export const welcome =
  '**Combat Hex** is a battle of two small armies among walls and water: you move, shoot and fight by buttons, whenever you have a minute.'
