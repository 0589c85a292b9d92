/** Pages of help that are the same for all games, by topic. */
export const help = {
  deadlines: `**Time and absence**
A challenge says how long a turn may take; every message says until when, in your own time. You are reminded once. At the end the program plays your turn, with your standing orders; three missed in a row lose the battle, unless the challenge says \`missed:nothing\`. A turn handed on in time begins the count anew.
Invitations close after a week. Whoever chooses no army in time gets a starter army; if nobody does, the game is called off.
\`/settings me\`: \`reminders\`, \`quiet-hours\` (pings wait, deadlines do not), \`holiday\` (up to 30 days: what waits for you waits longer, and everybody sees it; the next after as long a time).
\`/game pause\` stops the clock of one game until somebody lets it run again.
\`/game substitute\` lets the computer play on: for you at any time, for an opponent who has missed three turns in a row, has left the server or allows it (\`allow\`). Whose seat it is chooses how well (\`/settings me\`), and may take it back at any time before the end.`,
  dice: `**Dice**
When a battle is offered, the program makes a secret and publishes its fingerprint (SHA-256). Each player adds a number of their own. Secret and numbers together make the seed, and each die follows from the seed and its number: nobody can choose a roll.
At the end everything is published, and \`/game verify\` recomputes every die. Whoever would rather trust nobody takes \`/game export\`: under \`dice\` the file holds secret, numbers and every roll, and \`how\` says how to check them without this program. A byte of 252 or more is thrown away, so that all faces are equally likely.
**Odds**: \`/odds\` tells what the combats on the board and the next strategy roll may come to, counted exactly; where there are too many cases the dice are thrown often, and chances stand behind a ≈; \`/odds figure:A3 target:B1\` sets two figures against one another, \`ability:\` with and without it, \`distance:\`, \`raised:\`, \`behind:\`; any two of the roster by name. Previews and targets of shots show them too. They go by your orders, by the defaults for everybody else.`,
  boards: `**Boards**
Hexes are named like C7: columns A, B, C … from the left, rows from the top; every second column stands half a hex lower. Facings: N NE SE S SW NW.
What lies on a *side* counts for moving: open, difficult (2 MP), water (3 MP), impassable, obstacle (not crossed, but seen through). △ is raised ground, X a hex where nobody may stop.
A server may bring boards of its own: \`/board export\` writes one as text, \`/board import\` reads it back. \`/challenge board:… joined:…\` lays a second board below the first.`,
  league: `**Seasons**
A director begins with \`/league create\`; \`/league settings\` shows and changes the rest. Players press **Join** under the pinned message and hand in one army of Good and one of Evil: \`/league army\` (2.022). \`/league approve\`, then \`/league start\`.
Each round: \`/league pair\` shows the pairing to the director alone, \`/league publish\` begins it; until somebody has played in it, \`take-back:True\` takes it back. \`/league sit-out\` leaves one out. Every battle has a thread of its own and is played like any other; its result counts by itself. When the round ends, the present turn and one more are the last, and points decide (7.05). \`/league my\` says what you owe.
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
}

/** What they are called in a list. */
export const topics = {
  deadlines: 'time and absence',
  dice: 'dice',
  boards: 'boards',
  league: 'seasons',
  'league-points': 'how seasons count',
}
