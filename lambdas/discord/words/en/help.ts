/** Pages of help that are the same for all games, by topic. */
export const help = {
  deadlines: `**Time and absence**
A challenge says how long a turn may take; every message says until when, in your own time. You are reminded once. At the end the program plays your turn, with your standing orders; three missed in a row lose the battle, unless the challenge says \`missed:nothing; the program plays on\`. A turn handed on in time begins the count anew.
Invitations close after a week. Whoever chooses no army in time gets a starter army; if nobody does, the game is called off.
\`/settings me\`: \`reminders\`, \`quiet-hours\` (pings wait, deadlines do not), \`holiday\` (up to 30 days: what waits for you waits longer, and everybody sees it; the next after as long a time).
\`/game pause\` stops the clock of one game until somebody lets it run again.
\`/game substitute\` lets the computer play on: for you at any time, for an opponent who has missed three turns in a row, has left the server or allows it (\`allow\`). Whose seat it is chooses how well (\`/settings me\`), and may take it back at any time before the end.`,
  orders: `**Standing orders**
What comes up in the other’s time, or while you are away, is answered for you at once, by what is usual or by your order: \`/orders set\` gives one, \`/orders show\` shows yours, \`/orders reset\` takes them back. *Ask me* lets the question wait for you, until the deadline.
An order is for this game or your default; a default is copied when a game begins, so a later change is for new games. The log (\`/game log\`) marks with 📜 what an order answered.
What can be ordered, and in which words; the first is usual:`,
  page: `**The board, closely**
**Open the board** below a message leads to the page of the battle: step through it, tap a piece for its card, see zones, where it could go and whom it saw, save pictures.
Whoever has the link may look. Yours, from messages that you alone see, shows what you may know: keep it to yourself. \`/game link new:True\` makes all links of a battle anew.`,
  dice: `**Dice**
When a battle is offered, the program makes a secret and publishes its fingerprint (SHA-256). Each player adds a number of their own. Secret and numbers together make the seed, and each die follows from the seed and its number: nobody can choose a roll.
At the end everything is published, and \`/game verify\` recomputes every die. Whoever would rather trust nobody takes \`/game export\`: under \`dice\` the file holds secret, numbers and every roll, and \`how\` says how to check them without this program. A byte of 252 or more is thrown away, so that all faces are equally likely.`,
}

/** What they are called in a list. */
export const topics = {
  deadlines: 'time and absence',
  orders: 'standing orders',
  page: 'the board, closely',
  dice: 'dice',
}
