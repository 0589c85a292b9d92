import { countEn as count } from '../plural.ts'

/** `one army of Good and one of Evil`, or of either. @param first how it begins: one army */
const ofEach = (first: string, lists: readonly string[], one: boolean): string =>
  lists.map((name, i) => `${i ? 'one' : first} of ${name}`).join(one ? ' or ' : ' and ')

/**
 * Seasons: their messages, and what directors are told. Points are given in halves: 3 are 1.5. `rule` is the number of a
 * rule, as ` (2.021)`, or '' where the game's book has none.
 */
export const league = {
  formats: {
    swiss: 'Swiss',
    'round-robin': 'round robin',
    'double-round-robin': 'double round robin',
    groups: 'groups and a final',
    knockout: 'knockout',
  },
  boards: {
    roll: 'the deployment roll decides',
    drawn: 'drawn by chance',
    named: 'named for each round',
    vetoed: 'each strikes one off',
  },
  approval: { automatic: 'armies are approved by the program', referee: 'armies are approved by a referee' },
  unplayed: {
    director: 'a director rules',
    'neither-at-fault': 'as if neither were at fault',
    'both-at-fault': 'as if both were at fault',
  },
  holidays: {
    'round-ends': 'turns wait for them, the end of a round does not',
    'battle-waits': 'turns wait for them, and a battle ends as much later',
  },
  seeding: { drawn: 'by chance', rating: 'by rating', joined: 'in the order of joining' },
  unplayedRounds: { played: 'as they were scored', fide: 'the FIDE way of 2026' },
  lessPlayed: {
    balance: (first: string, second: string) => `${first} minus ${second}`,
    count: (first: string, second: string) => `times ${first}, then times ${second}`,
  },
  leavers: {
    half: 'annulled where fewer than half were fought, else the rest are forfeits',
    stand: 'stand; the rest are forfeits',
    annulled: 'all annulled',
  },
  tieBreaks: {
    buchholz: 'Buchholz',
    'median-buchholz': 'median Buchholz',
    'sonneborn-berger': 'Sonneborn-Berger',
    'head-to-head': 'head to head',
    'points-difference': 'points destroyed minus lost',
    wins: 'wins',
  },
  approvals: {
    missing: 'no armies yet',
    waiting: 'armies wait for approval',
    approved: 'armies approved',
    refused: 'armies refused',
  },
  entrantStates: { withdrawn: 'withdrawn', excluded: 'excluded' },
  breaches: {
    'second-bye': 'a second bye',
    rematch: 'they have met before',
    'bye-not-lowest': 'the bye does not go to the lowest',
    score: 'they are not level',
    'side-balance': 'camps get out of balance',
  },
  /** what was decided, as its thread and `/league my` tell of it */
  decisions: {
    settings: 'settings changed',
    join: 'late entry',
    'sit-out': 'a round sat out',
    'take-back': 'the round is taken back',
    leave: 'withdrawal',
    disapprove: 'armies refused',
    close: 'season closed',
    forfeit: 'forfeit',
    'neither-at-fault': 'not played, neither at fault',
    'both-at-fault': 'not played, both at fault',
    score: 'result entered by hand',
    reopen: 'back to what the battle itself says',
    extend: 'more time',
    holiday: 'more time, for a holiday',
    pause: 'the clock stands',
    resume: 'the clock runs again',
    restart: 'to be fought anew',
    correct: 'put right on the board',
    substitute: 'a substitute takes over',
    exclude: 'exclusion',
    'last-turns': 'last turns',
  },
  points: (halves: number) => String(halves / 2),
  score: (a: number, b: number) => `${a / 2} – ${b / 2}`,
  players: (n: number) => count(n, 'player', 'players'),
  bye: 'bye',
  // the message of a season
  heading: (name: string, format: string, points: number) => `## ${name}\n${format} · ${points} points`,
  registering: (players: number, ready: number, waiting: number, until: string) =>
    `**Registration**${until && `, ends ${until}`}: ${count(players, 'player', 'players')}, ${ready} with approved armies${waiting ? `, ${waiting} with armies that wait for approval` : ''}.`,
  refusedArmies: (names: string) =>
    `⚠️ Armies refused, others are to be handed in: ${names}. Why: **My battles**.`,
  armiesRefused: (season: string, by: string, why: string, rule: string): string =>
    by
      ? `⚠️ ${by} has refused your armies for **${season}**${why && `: ${why}`}`
      : `⚠️ The terms of **${season}** have changed, and your armies do not fit them any more${rule}.`,
  handInOthers: (channel: string, until: string, options: string) =>
    `Hand in others in ${channel}: \`/league army ${options}\`.${until && ` Registration ends ${until}.`} What is wrong is said then; what may be brought: \`/league settings\`.`,
  howToJoin: (lists: readonly string[], one: boolean, rule: string) =>
    `**Join**, then hand in ${ofEach('one army', lists, one)}: \`/league army\`${rule}.`,
  betweenRounds: (round: string) => `${round} is over.`,
  finalOver: 'The final is over.',
  begun: 'The season has begun; the first round is being paired.',
  roundOf: (round: string, until: string, isPast: boolean) =>
    `**${round}**${until && `, ${isPast ? 'ended' : 'ends'} ${until}`}`,
  owing: (names: string) => `Still to be fought: ${names}`,
  waitsForDirector: (names: string) => `⚖️ A director has to rule on: ${names}`,
  seasonOver: 'The season is over.',
  winners: (said: string) => `🏆 **${said}**`,
  tableLine: (rank: string, name: string, points: string, played: number, parted: string) =>
    `${rank} **${name}** ${points} (${count(played, 'battle', 'battles')})${parted && ` · ${parted}`}`,
  moreInTable: (n: number) => `… and ${n} more: **Standings**`,
  finalDecides: 'The final decides the first places; points and all other numbers are those of the groups.',
  pageOf: (page: number, pages: number) =>
    `Page ${page} of ${pages}; the others: \`/league standings page:…\``,
  myButton: 'My battles',
  standingsButton: 'Standings',
  scheduleButton: 'Schedule',
  joinButton: 'Join',
  openSeason: 'Open the season',
  linkOf: (season: string) =>
    `The page of **${season}**: where it stands, its table, and all its battles. It shows what everybody here may see.`,
  linksRenewed: (season: string) =>
    `The link to **${season}** is a new one now: those of before lead nowhere. Pages of its battles lead to the new one.`,
  publishButton: 'Publish',
  // one announcement a round, one reminder
  // without a number it is the final
  announced: (season: string, round: number | null, until: string) =>
    `📣 **${season}**, ${round === null ? 'the final' : `round ${round}`} begins${until && `. It ends ${until}`}. Each battle has a thread of its own.`,
  pairLine: (a: string, b: string, more: string) => `${a} – ${b}${more && ` · ${more}`}`,
  byeLine: (a: string, points: string) => `${a}: bye, ${points} ${points === '1' ? 'point' : 'points'}`,
  sitOutLine: (a: string, points: string) =>
    `${a}: sits out, ${points} ${points === '1' ? 'point' : 'points'}`,
  sitOutOf: (points: string, most: number) =>
    points === '0' || most === 0
      ? '0'
      : `${points}, ${most === 1 ? 'once' : `${most} times`} at most, then 0`,
  satOut: (n: number) => `sat out ${count(n, 'round', 'rounds')}`,
  restsNext: 'sits out the next round',
  sitting: (names: string) => `Sitting out: ${names}.`,
  sitsOut: (name: string, round: number, points: string) =>
    `${name} sits out round ${round}. A round sat out brings ${points} here. Until it is published this can be undone: \`/league sit-out undo:True\`.`,
  playsAfterAll: (name: string, round: number) => `${name} plays in round ${round}.`,
  takenBack: (season: string, round: number) =>
    `↩️ **${season}**: round ${round} is taken back. Its battles are broken off; it will be announced anew.`,
  takenBackNow: (round: number) =>
    `Round ${round} is taken back, and its battles are broken off. \`/league pair\` pairs it anew.`,
  ends: (season: string, round: number | null, until: string, who: string) =>
    `⏳ **${season}**: ${round === null ? 'the final' : `round ${round}`} ends ${until}. ${who} – your battle is not over.`,
  battleOf: (season: string, round: number, players: string) =>
    `⚔️ **${season}**, round ${round}: ${players}. Armies are those that were registered; the result counts by itself.`,
  ruled: (what: string, by: string, why: string, rule: string) =>
    `⚖️ **${what}**${by && ` – decided by ${by}`}${why && `: ${why}`}${rule}`,
  ruledAs: (what: string, facts: string) => `${what}: ${facts}`,
  ruledIn: (round: number, pair: string, what: string) => `round ${round}, ${pair} · ${what}`,
  lastTurns: (rule: string) =>
    `⏳ The round is over: this turn and one more are the last, then points decide${rule}.`,
  // answers to directors and players
  created: (name: string, channel: string) =>
    `**${name}** is open for registration in ${channel}. What can be done now:\n- \`/league settings\` for everything else that can be set\n- players press **Join** and hand in armies: \`/league army\`\n- \`/league approve\` for armies, then \`/league start\``,
  commitment: (fingerprint: string) =>
    `🎲 The secret behind the dice of all its battles has the fingerprint \`${fingerprint}\`; once the season is closed, \`/league export\` holds it.`,
  settingsOf: (name: string) => `**${name}**: settings`,
  settingLine: (what: string, value: string) => `- ${what}: **${value}**`,
  settingNames: {
    format: 'format',
    rounds: 'rounds',
    terms: 'battles',
    length: 'length of a round',
    grace: 'time after its end',
    unplayed: 'not played by then',
    holidays: 'holidays of players',
    register: 'registration ends',
    approval: 'approval',
    boards: 'boards',
    seeding: 'seeding',
    tieBreaks: 'tie-breaks',
    scores: 'scores',
    groups: 'groups',
    director: 'directors',
    referees: 'referees',
    channel: 'channel',
    conditions: 'conditions',
  },
  scoresOf: (name: string) => `**${name}**: scores`,
  scoresShort: (row: string) => `${row} · \`/league scores\``,
  scoreNames: {
    battle: 'from victory to defeat',
    bye: 'bye',
    forfeit: 'forfeit',
    neither: 'not played, neither at fault, each',
    both: 'not played, both at fault, each',
    sitOut: 'a round that somebody sits out',
    unplayedRounds: 'rounds not fought, in tie-breaks',
    lessPlayed: 'who has played a camp less',
    leavers: 'battles of who leaves a round robin',
  },
  /** what a battle brings, by how many scores the game knows */
  scoreRows: {
    2: 'victory / defeat',
    3: 'victory / draw / defeat',
    5: 'victory / by points / draw / defeat by points / defeat',
  },
  /** in a game whose victories are greater and smaller ones */
  victoryBrings: (least: string, most: string, draw: string) =>
    `A victory brings the points of its battle, ${least} to ${most}; a draw ${draw} each.`,
  everyVictory: (victory: string, draw: string, defeat: string) =>
    `Every victory brings ${victory}, however great it is; a draw ${draw}, a defeat ${defeat}.`,
  scoresHow: (rule: string) =>
    `What it means, and why it is so: \`/help topic:how seasons count\`. It stays once the season has begun${rule}.`,
  scoresStay: (rule: string) => `The season has begun: this stays${rule}.`,
  days: (n: number) => count(n, 'day', 'days'),
  noEnd: 'without end',
  groupsOf: (groups: number, advance: number) => `${groups}, ${advance} of each go on`,
  managers: 'whoever may manage the server',
  andRole: (role: string) => `${role}, and whoever may manage the server`,
  joined: (name: string, already: boolean, options: string, one: boolean) =>
    `You play in **${name}**${already ? ' already' : ''}. Hand in your ${one ? 'army' : 'armies'} now: \`/league army ${options}\`, or take ${one ? 'a ready one' : 'the ready ones'}.`,
  joinedFor: (who: string, season: string) => `${who} plays in **${season}**.`,
  left: (who: string, season: string) => `${who} does not play in **${season}** any more.`,
  armyTaken: (waits: boolean): string =>
    waits
      ? 'Your armies are handed in. A referee looks at them; until the season begins you may hand in others.'
      : 'Your armies are handed in and approved. Until the season begins you may hand in others.',
  halfTaken: (camp: string, owed: string, rule: string) =>
    `Your army of ${camp} is handed in. One of ${owed} is still owed: \`/league army\`${rule}.`,
  toApprove: (n: number) => `**${n} to be approved**`,
  approveAllButton: 'Approve all',
  approveHow:
    'One alone: `/league approve player:…`; to send armies back: `/league approve player:… refuse:True why:…`.',
  campArmy: (camp: string, figures: string) => `${camp}: ${figures}`,
  nothingToApprove: 'No armies wait for approval.',
  approveLine: (name: string, armies: string) => `**${name}**\n${armies}`,
  approved: (names: string) => `Approved: ${names}.`,
  thenStart: 'Everybody ready? `/league start`',
  refused: (name: string) => `The armies of ${name} are refused; they may hand in others.`,
  started: (n: number, out: string) =>
    `The season has begun with ${count(n, 'player', 'players')}.${out && ` Without approved armies, and so not in it: ${out}.`} Next: \`/league pair\`.`,
  draftOf: (round: number) => `**Round ${round}, as paired** – nobody sees it yet.`,
  breachLine: (pair: string, what: string) => `⚠️ ${pair}: ${what}`,
  noBreaches: 'Nobody meets an opponent again or sits out twice, equals play equals, and camps are balanced.',
  fixedPairs: 'Who plays whom follows from the format.',
  swapHow: 'Change places with `/league pair swap:… with:…`.',
  swapped:
    'Places were changed by hand, and `/league pair` keeps that. The same `/league pair swap:… with:…` once more puts them back.',
  draftLost: {
    drawn:
      'This changes what the unpublished pairing was made from, so it is dropped: `/league pair` draws it anew.',
    swapped:
      '⚠️ This changes what the unpublished pairing was made from, so it is dropped, and with it the places changed by hand: `/league pair` draws it anew.',
  },
  published: (round: number, battles: number) =>
    `Round ${round} is published: ${count(battles, 'battle begins', 'battles begin')}.`,
  // looking
  tableOf: (season: string) => `**${season}** – standings`,
  noTable: 'Nothing has been fought yet.',
  scheduleOf: (season: string) => `**${season}** – schedule`,
  roundLine: (round: number | null, until: string) =>
    `**${round === null ? 'Final' : `Round ${round}`}**${until && ` · ends ${until}`}`,
  nothingPaired: 'No round is published yet.',
  tableNumber: (n: number) => `${n}.`,
  roundNumber: (round: number) => `Round ${round}:`,
  threadName: (players: string, round: number) => `${players} · round ${round}`,
  notBegun: 'not begun',
  won: (name: string) => `${name} wins`,
  draw: 'a draw',
  dueAt: (when: string) => `ends ${when}`,
  paused: 'the clock stands',
  lateResult: (score: string) => `its game said ${score} later`,
  mineOf: (season: string) => `**${season}** – yours`,
  noneOfMine: 'You owe no battle.',
  notIn: 'You do not play in it.',
  against: (name: string, where: string, due: string) =>
    `- against **${name}** ${where}${due && ` · ${due}`}`,
  rulingLine: (what: string, by: string, why: string) => `- ${what}${by && ` (${by})`}${why && `: ${why}`}`,
  rulings: (rule: string) => `**Decisions that touch you**${rule}`,
  yourArmies: (what: string) => `Your armies: ${what}`,
  howToArm: (lists: readonly string[], one: boolean, options: string, rule: string) =>
    `Hand in ${ofEach('one', lists, one)}: \`/league army ${options}\`${rule}, or take ${one ? 'a ready one' : 'the ready ones'}.`,
  /** what a season wants of everybody, as a refusal says it */
  itTakes: (lists: readonly string[]) => ofEach('an army', lists, false),
  strikeOff: 'Strike a board off …',
  struck: (board: string) => `Struck off: ${board}.`,
  ruledNow: (what: string) =>
    `Decided – ${what}. It stands in the log, and those whom it touches can read it.`,
  excluded: (name: string, rule: string) => `${name} is excluded${rule}.`,
  ofPlayer: (name: string) => `**${name}**`,
  recordLine: (camp: string, won: number, drawn: number, lost: number) =>
    `${camp}: ${won} won, ${drawn} drawn, ${lost} lost`,
  placeLine: (rank: string, points: string) =>
    `Rank ${rank}, ${points} ${points === '1' ? 'point' : 'points'}`,
  destroyedLine: (destroyed: number, lost: number) => `Points destroyed ${destroyed}, lost ${lost}`,
  answerLine: (time: string) => `Answers after ${time} on average`,
  placeButton: 'How my place came about',
  placeOf: (season: string, name: string) => `**${season}** – how the place of **${name}** came about`,
  gotLine: (round: number, points: string, whom: string, how: string) =>
    `- Round ${round}: **${points}** ${whom}${how && ` · ${how}`}`,
  inFinal: 'final',
  partedFrom: (name: string, above: boolean, what: string, own: string, other: string) =>
    `As many points as **${name}**, ${above ? 'above' : 'below'}: **${what}** parts them, ${own} to ${other}.`,
  sharedWith: (names: string) => `Level in everything with ${names}: they share the rank.`,
  notPaired: 'not paired',
  nothingCounts: 'Nothing that counts has been fought.',
  partOf: (round: number, sum: string) => `R${round} ${sum}`,
  tieBreakLine: (name: string, value: string, parts: string, out: string) =>
    `- **${name} ${value}**${parts && `: ${parts}`}${out && `; ${out}`}`,
  tieBreakNotAsked: (name: string) => `- **${name}**: not asked, only where all who are level have met`,
  leftOut: (parts: string) => `left out ${parts}`,
  placeHow:
    'R1 is the first round. Buchholz adds up what opponents have scored; Sonneborn-Berger takes that times the points won from them. `/help topic:how seasons count`',
  // over several seasons
  overall: (seasons: number) => `**Over all closed seasons** (${seasons})`,
  ratingLine: (rating: number, deviation: number, battles: number) =>
    `Rating **${rating}** ± ${deviation} after ${count(battles, 'battle', 'battles')}`,
  inAll: 'In all',
  boardsOfPlayer: '**Boards**',
  opponentsOfPlayer: '**Opponents**',
  honoursOfPlayer: '**Honours**',
  honourLine: (rank: number, entrants: number, season: string) =>
    `${rank === 1 ? '🏆' : '-'} rank ${rank} of ${entrants} in **${season}**`,
  luckLine: (dice: number, above: number) =>
    `Dice: ${dice} thrown, in all ${Math.abs(above)} ${above < 0 ? 'below' : 'above'} the average`,
  recordsHere: (seasons: number, game: string) =>
    `## Records of this server${game && `: ${game}`}\nAfter ${count(seasons, 'closed season', 'closed seasons')}.`,
  noRecords: 'No season has been closed here yet: records and ratings come from closed seasons.',
  records: {
    'seasons-won': 'seasons won',
    battles: 'battles fought',
    wins: 'battles won',
    'wins-in-a-row': 'victories in a row',
    'destroyed-in-a-battle': 'points destroyed in a battle',
    'opponents-beaten': 'different opponents beaten',
  },
  recordHeld: (what: string, value: number, who: string) => `- ${what}: **${value}** – ${who}`,
  ratings: '**Ratings**',
  closed: (name: string) =>
    `**${name}** is closed. Its table stays as it is; all of it, with the secret behind the dice: \`/league export\`.`,
  exported: (name: string) => `**${name}**: standings, battles and everything else, as files.`,
  /** what exported files are called, before their id */
  fileNames: { standings: 'standings', battles: 'battles', season: 'season' },
  /** columns of those that spreadsheets open */
  columns: {
    rank: 'rank',
    player: 'player',
    points: 'points',
    fought: 'fought',
    wins: 'wins',
    draws: 'draws',
    losses: 'losses',
    byes: 'byes',
    round: 'round',
    table: 'table',
    opponent: 'opponent',
    side: 'camp',
    'opponent side': 'opponent’s camp',
    board: 'board',
    'opponent points': 'opponent’s points',
    how: 'outcome',
    reason: 'reason',
    destroyed: 'points destroyed',
    lost: 'points lost',
    game: 'game',
  },
  recounted: (n: number) => `Counted anew from ${count(n, 'game', 'games')}.`,
  // asked before what cannot be taken back
  forGood: {
    changed: '⚠️ The season has changed meanwhile. Read once more what would happen now.',
    noWayBack: '**This cannot be taken back.**',
    labels: {
      close: 'Close the season',
      exclude: 'Exclude',
      leave: 'Take out of the season',
      start: 'Begin the season',
      restart: 'Fight it anew',
      overrule: 'Decide all the same',
      'take-back': 'Take the round back',
    },
    close: (season: string) => `**Close ${season}?**`,
    roundsOf: (done: number, all: number) =>
      `⚠️ Only ${done} of ${count(all, 'round', 'rounds')} have been fought.`,
    abandoned: (pairs: string, points: string) =>
      `⚠️ Broken off, and counted as not played, neither at fault, ${points} each: ${pairs}.`,
    draftDropped: 'The pairing that was not published yet is dropped.',
    closeHow:
      'Its table stays as it is, and nothing can be ruled upon or played any more. Records and ratings of the server take it in, and the secret behind its dice is published.',
    exclude: (name: string, rule: string) => `**Exclude ${name}${rule}?**`,
    leave: (name: string) => `**Take ${name} out of the season?**`,
    forfeits: (pairs: string) => `Lost by forfeit at once: ${pairs}.`,
    annulled: 'All battles of this player are annulled and count for nobody.',
    stands: 'Battles that are settled stand.',
    unranked: 'In the table the player is listed last, without a rank.',
    mayReturn: 'A director may let the player back in: `/league join user:…`.',
    takeBack: (round: number, pairs: string) => `**Take round ${round} back?** ${pairs}`,
    takeBackHow: 'These battles are broken off, and everybody in the channel is told.',
    noReturn: 'Whoever is out does not come back into this season.',
    start: (season: string, n: number, names: string) =>
      `**Begin ${season} with ${count(n, 'player', 'players')}?** ${names}`,
    startWithout: (names: string) => `⚠️ Without approved armies, and so not in it: ${names}.`,
    startHow: 'Armies and most of the settings stay as they are from then on (2.021, 2.022).',
    lateEntry: (possible: boolean): string =>
      possible ? 'Only a director lets somebody in later.' : 'Nobody can join later.',
    ruledMeanwhile: (by: string, what: string, why: string) =>
      `⚠️ Decided by ${by} just now – **${what}**${why && `, for this reason: ${why}`}`,
    ruleAllTheSame: (what: string) => `Yours is not decided yet – **${what}**. Is it to hold all the same?`,
    restart: (round: number, pair: string) => `**Round ${round}, ${pair}: fight it anew?**`,
    restartHow:
      'The battle as it stands is broken off, and what it says counts no more. Another one begins at once, with other dice.',
    restartScore: (score: string) => `⚠️ Its result is lost: ${score}.`,
  },
}
