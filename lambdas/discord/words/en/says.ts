import type { Locale } from '../../../store/types.ts'
import { countEn as count } from '../plural.ts'

const language = (id: Locale | null) => (id === null ? 'as Discord says' : id === 'en' ? 'English' : 'French')
const number = (half: number) => String(half / 2)

/** Whatever else the program says. */
export const says = {
  // a battle
  turn: (n: number) => `Turn ${n}`,
  about: (what: string, said: string) => `${what}: ${said}`,
  asks: (who: string, question: string) => `**${who}**: ${question}`,
  turnOrBefore: (n: number) => (n === 0 ? 'Before the battle' : `Turn ${n}`),
  half: number,
  points: (n: number) => count(n, 'point', 'points'),
  figures: (n: number) => count(n, 'figure', 'figures'),
  placed: (n: number) => `${n} figures take their places`,
  moreInLog: '… more in `/game log`',
  won: (who: string, reason: string, score: string) => `🏁 **${who} wins** (${reason}). ${score}`,
  drawn: (reason: string, score: string) => `🏁 **A draw** (${reason}). ${score}`,
  cameTooLate:
    '⚠️ These came too late after a disturbance and were **not** carried out; please send them again:',
  answeredTooLate:
    'These were carried out, but their answers came too late; `/game status` shows how it stands:',
  yourTurn: (who: string) => `${who} your turn!`,
  replay: 'Replay',
  resultWon: (who: string) => `Victory: ${who}`,
  resultDrawn: 'A draw',
  resultLeft: (who: string, left: number, of: number) => `${who} has ${left} of ${of} points left.`,
  overFor: (who: string) => `${who} the battle is over.`,
  fallen: (who: string, count: number, names: string) => `${who} lost ${count}: ${names}`,
  bestRoll: (who: string, faces: string, turn: number) => `Best roll: 🎲 ${faces} (${who}, turn ${turn})`,
  luckOf: (who: string, dice: number, above: number) =>
    `${who} ${above < 0 ? '−' : '+'}${Math.abs(above)} over ${count(dice, 'die', 'dice')}`,
  luck: (all: readonly string[]) => `Luck, in pips against the average: ${all.join(' · ')}`,
  rematch: 'Rematch',
  share: 'Share',
  shared: 'The result is shown in the channel of the challenge.',
  undone: (answer: string) => `↩️ Taken back: ${answer}`,
  /** why a figure cannot end its move on a hex */
  noRoom: {
    barred: () => 'nobody may stop on its X',
    occupied: (who: string) => `${who} stands there`,
    base: () => 'its base does not fit there',
  },
  percent: (n: string) => `${n}%`,

  // answers, on buttons and in lists
  answerMove: (who: string, to: string, facing: string) => `${who} → ${to}${facing && `, facing ${facing}`}`,
  answerRun: (who: string, to: string, facing: string) =>
    `${who} runs to ${to}${facing && `, facing ${facing}`}`,
  answerPlace: (who: string, at: string, facing: string) =>
    `${who} on ${at}${facing && `, facing ${facing}`}`,
  answerShoot: (who: string, target: string, facing: string) =>
    `${who} shoots at ${target}${facing && `, facing ${facing}`}`,
  answerVolley: (who: string, facing: string) => `${who} shoots facing ${facing}, at nobody in particular`,
  answerCharge: (who: string, to: string, facing: string, target: string) =>
    `${who} charges to ${to}${facing && `, facing ${facing}`}${target && `, at ${target}`}`,
  answerStrike: (who: string, target: string) => `${who} makes a free attack on ${target}`,
  answerTurn: (who: string, facing: string) => `${who} turns to ${facing}`,
  answerUse: (who: string, ability: string, copied: string, target: string, cost: number) =>
    `${who}: ${ability}${copied && `, copying ${copied}`}${target && ` on ${target}`} (${cost} AP)`,
  answerEnd: (who: string) => `${who} is done`,
  answerLeave: (who: string) => `${who} leaves the board`,
  ringChoices: { keep: 'Keep the Ring on', 'take-off': 'Try to take it off' },
  answerPay: (who: string, cost: number) => `${who} (${cost} AP)`,
  answerTake: (who: string, life: number, endurance: number) =>
    `${who} (life ${life}, endurance ${endurance})`,
  answerMount: (who: string, carrier: string) => `${who}: up on ${carrier}`,
  answerDismount: (who: string, to: string, facing: string) =>
    `${who}: step down to ${to}${facing && `, facing ${facing}`}`,
  answerLift: (who: string) => `Take ${who} back in hand`,
  auto: 'Place all',
  pass: 'Let it pass',
  keepAp: 'Spend nothing',
  keepDice: 'Leave them as they lie',
  throwAgain: (faces: string) => `Throw ${faces} again`,
  done: 'Done',
  doneWith: {
    deploy: 'Deployment done',
    act: 'End phase',
    turning: 'Done turning',
    strategy: 'Go on',
  },
  choices: {
    attacker: 'Attacker',
    defender: 'Defender',
    camp: 'Choose the camp',
    board: 'Choose the board',
  },
  facing: (short: string, name: string) => `${short} (${name})`,

  // buttons and selects
  accept: 'Accept',
  decline: 'Decline',
  confirm: 'Confirm',
  cancel: 'Cancel',
  back: 'Back',
  undo: 'Undo',
  showMe: 'Show me',
  showEverybody: 'Show everybody',
  sharedBy: (who: string) => `👁️ ${who} shows:`,
  finish: 'Play the rest for me',
  finishSure:
    'The program plays the rest of this phase for you: sensible moves, no brilliant ones. That cannot be taken back. Sure?',
  concede: 'Give up',
  concedeSureMany: 'Give the battle up? All your figures leave the board, and the others play on.',
  phaseOf: (who: string) => `action phase of ${who}`,
  isOut: 'out, all figures gone',
  concedeSure: 'Give the battle up? Your opponent wins, 3 points to 0 (7.05).',
  chooseFigure: 'Choose a figure…',
  chooseAnswer: 'Choose…',
  chooseFacing: 'Face another side…',
  placeOn: (who: string) => `Place ${who} on…`,
  turnPlaced: (who: string) => `Turn ${who}`,
  backToAll: '← Back to all',
  group: (n: number, first: string, last: string) => `${n}: ${first} to ${last}`,
  do: {
    move: 'Move to…',
    run: 'Run to…',
    shoot: 'Shoot at…',
    charge: 'Charge to…',
    strike: 'Free attack on…',
    dismount: 'Step down to…',
    mount: 'Up on…',
    turn: 'Turn to…',
    use: 'Use an ability…',
  },
  whatToDo: 'What shall it do? Nothing counts before you confirm.',
  nothingToDo: 'It can do nothing more now.',
  reachNote: (cost: number, stops: boolean) => `${cost} MP${stops ? ', ends in a danger zone' : ''}`,

  // previews
  preview: 'Not done yet: please confirm',
  previewConversions: (ap: number) =>
    `A ⚀ may be converted: 1 AP to hit (5.18), 2 AP to hurt (5.21); it has ${ap} AP. *Confirm* asks when one falls.`,
  confirmConverting: 'Confirm, converting',
  confirmSparing: 'Confirm, spending nothing',
  previewMove: (who: string, path: string, facing: string) => `${who}: ${path}, facing ${facing}`,
  previewCost: (sum: string, cost: number, left: number) =>
    `${sum.includes('+') ? `${sum} = ` : ''}${cost} MP, ${left} left`,
  previewFree: (who: string, dice: number) =>
    `⚠️ First a free attack of ${who}: ${count(dice, 'die', 'dice')} (4.11)`,
  previewStops: 'The move ends there, in a danger zone (4.08)',
  goRound: (cost: number, unharmed: boolean) =>
    `Go round: ${cost} MP, ${unharmed ? 'no free attack' : 'past fewer enemies'}`,
  previewRun: (who: string, from: string, to: string, ap: number) =>
    `${who} runs ${from} → ${to} for ${ap} AP (4.131)`,
  previewShot: (range: number, dice: number, from: number, endurance: number) =>
    `Range ${range}, ${count(dice, 'die', 'dice')}: hits on ${from === 6 ? '6' : `${from}+`}, hurts on ${endurance === 6 ? '6' : `${endurance}+`}`,
  previewVolley: (targets: string, dice: number, from: number) =>
    `${count(dice, 'die', 'dice')}: hits on ${from}+; damage for any of ${targets}`,
  previewPenalty: 'Something on the line: only a 6 hits (5.171)',
  chances: (list: string) => `Without spending AP: ${list}`,
  chance: (loss: number, percent: string, fatal: boolean) =>
    loss === 0 ? `no damage ${percent}` : fatal ? `**falls ${percent}**` : `−${loss} life ${percent}`,
  wouldBeThreatened: (who: string) => `Stands in the danger zone of ${who}`,
  wouldEngage: (who: string, dice: number) => `Engages ${who}: ${count(dice, 'attack die', 'attack dice')}`,
  mayReact: (who: string, ability: string) => `⚠️ ${who} may answer with ${ability}`,
  thenRun: (to: string) => `Then runs to ${to}, if it still can.`,

  // several moves at once
  alsoMove: 'Move another figure too…',
  planned: (n: number) =>
    n === 1 ? 'Not done yet: please confirm' : `${n} moves, not done yet: please confirm`,
  plannedMove: (who: string, to: string) => `${who} → ${to}`,
  plannedSoFar: (list: string) => `Planned before it: ${list}. Where to?`,
  plannedWithout: (move: string, why: string) => `⚠️ Without ${move}: ${why}`,
  plannedAfterDice: (list: string) => `🎲 Then ${list}, as far as possible: dice fall before that.`,
  plannedTooMany: (list: string) => `⚠️ Too many for one button: ${list}. Confirm these first.`,
  plannedInOrder:
    '-# In this order. Each is done when the next begins (3.09), so *Undo* takes back the last only.',
  confirmAll: (n: number) => (n === 1 ? 'Confirm' : `Confirm all ${n}`),
  withoutLast: 'Without the last',
  stoppedAt: (move: string, done: string, rest: string) =>
    [
      `✋ ${move} was not played.`,
      done ? `Played before it: ${done}.` : 'Nothing was played.',
      ...(rest ? [`Not tried: ${rest}.`] : []),
    ].join(' '),

  // the map
  reaches: (who: string, n: number) => `${who} can end a move on ${count(n, 'hex', 'hexes')}.`,
  sees: (who: string, seen: string) => `${who} sees ${seen} (range in brackets).`,
  seesNobody: (who: string) => `${who} sees nobody to shoot at.`,

  // challenges and armies
  challenge: (who: string, invited: string) => `⚔️ **${who}** challenges ${invited} to a battle!`,
  challengeOpen: (who: string) => `⚔️ **${who}** looks for an opponent: who accepts?`,
  challengeAccepted: (all: readonly string[]) =>
    `⚔️ ${all.map(each => `**${each}**`).join(' against ')}: accepted!`,
  hasAccepted: (who: string) => `✅ ${who} has accepted`,
  awaitsAnswer: (who: string) => `… ${who} has not answered yet`,
  challengeDeclined: (who: string) => `The challenge of **${who}** is closed.`,
  challengePosted: (channel: string | null) =>
    `The challenge is posted${channel === null ? '' : ` in <#${channel}>`}.`,
  diceProof: 'Dice proof',
  proofLater:
    'Nobody can choose the dice: the fingerprint binds the program to a secret that was fixed before anybody accepted, and the seed is made of that secret and a number of each player. After the battle the secret is published, and *Dice proof* recomputes every die.',
  challengeKept: (id: string) =>
    `⚠️ The challenge is kept and **not posted**: the program has no bot token (DISCORD_TOKEN), so it can answer and post nothing. Tell whoever runs it. Until then your opponent finds it with \`/game accept game:${id}\`.`,
  resultOf: (players: string, where: string) => `⚔️ ${players} · ${where}`,
  declined: (who: string) => `${who} declines.`,
  withdrawn: (who: string) => `${who} withdraws the challenge.`,
  terms: (points: number, rules: string) => `**${points} points**, ${rules}`,
  termsCamp: (who: string, camp: string) => `${who} plays ${camp}`,
  termsCampFree: 'Camps: everybody brings one army, of either camp',
  termsCampRolled: 'Camps: the roll decides',
  termsGame: (game: string) => `Game: ${game}`,
  termsBoard: (board: string) => `Board: ${board}`,
  paused: '⏸️ The clock stands. `/game pause` again lets it run.',
  pausedBy: (who: string) => `⏸️ ${who} has stopped the clock; \`/game pause\` lets it run again.`,
  unpausedBy: (who: string) => `▶️ ${who} lets the clock run again.`,
  unpaused: '▶️ The clock runs again.',
  notAllowed: (list: string) => `🚫 Not allowed (2.021): ${list}`,
  onlySoMany: (list: string) => `⚖️ At most in an army (2.021): ${list}`,
  whoeverHas: (ability: string) => `whoever has ${ability}`,
  maxOf: (n: number, figure: string) => `${n} × ${figure}`,
  maxWith: (n: number, ability: string) => `${n} with ${ability}`,
  maxOfEach: (n: number) => `${n} of each figure`,
  noStarter: (camp: string) => `No starter army of ${camp} keeps to this: bring one of your own.`,
  noStarterThen: 'Where somebody has none in time, the game is called off, and nobody loses.',
  restrictedHere: (id: string) => `In game \`${id}\`:`,
  restrictedUsually: 'Usual in this server:',
  restrictedNot: 'Restrictions on armies: none',
  armyFits: (line: string) => `✅ ${line}`,
  armyUnfit: (line: string, why: string) => `❌ ${line}: ${why}`,
  armiesUnfit: '**Those that do not fit here:**',
  andMore: (n: number) => `… and ${n} more; \`/army check\` says all.`,
  noStarterLeft: (who: string) =>
    `⌛ ${who} not everybody chose an army in time, and no starter army keeps to the restrictions: the game is called off.`,
  termsPace: (pace: string) => `A turn: ${pace}`,
  termsMissed: {
    lose: 'A missed turn: the program plays it; three in a row lose the battle',
    nothing: 'A missed turn: the program plays it',
  },
  openUntil: (when: string) => `⏳ Closes ${when}`,
  lobby: '⚔️ **Open challenges**',
  lobbyEmpty: 'Nobody looks for an opponent right now. `/challenge` without an opponent puts one here.',
  lobbyOffer: (who: string, what: string) => `**${who}** · ${what}`,
  lobbyLimits: 'Some figures or abilities are forbidden or limited',
  lobbySince: (since: string, until: string) => `Offered ${since}, closes ${until}`,
  moreOffers: (n: number) => `${n} more…`,
  moreOffersHidden: (n: number) => `And ${n} more, which show here as others are taken up.`,
  join: (who: string) => `Join ${who}`,
  joined: (channel: string) => `You have joined. The game goes on in its thread in ${channel}.`,
  lobbyOpened:
    'The lobby stands in this channel: one message that always shows the open challenges of this server. `/lobby close` takes it away.',
  lobbyClosed: 'The lobby of this channel is taken away.',
  expired: (who: string) => `⌛ ${who} nobody took up the challenge in time; it is closed.`,
  calledOff: (who: string) => `⌛ ${who} nobody chose an army in time; the game is called off.`,
  armiesDue: (when: string) =>
    `⏳ ${when}: who has not chosen then gets a starter army; if nobody has, the game is called off.`,
  armiesDueAlone: (when: string) => `⏳ ${when}: where somebody has not chosen then, the game is called off.`,
  tookStarter: (who: string) => `⏰ Not chosen in time: ${who} takes a starter army.`,
  remind: (who: string, when: string) => `⏰ ${who} your turn ends ${when}; then the program plays it.`,
  missedTurn: (who: string, count: number, limit: number | null) =>
    `⏰ **${who}** did not answer in time, so the program did. Missed in a row: ${count}${limit === null ? '' : ` of ${limit}`}.`,
  missedTooMany: (who: string, count: number) =>
    `⏰ **${who}** has missed ${count} turns in a row: the battle is lost.`,
  news: (who: string) => `${who} there is news in your game.`,
  cannotPost: (channel: string, game: string) =>
    `📭 There is news for you in game \`${game}\`, and Discord does not let me write in ${channel}. Commands work here, too, with \`game:${game}\`.`,
  away: (when: string) => `🏖️ on holiday until ${when}; the clock stands`,
  commitment: (hash: string) => `🎲 Fingerprint of the dice: \`${hash}\``,
  chooseArmy: '**Choose your armies.** Nobody sees yours before both have chosen. Or type `/army pick`.',
  chooseAnyArmy:
    '**Choose your army,** of whichever camp. Nobody sees it before all have chosen. Or type `/army pick`.',
  chooseBothArmies:
    '**Choose your armies, one of each camp:** the roll decides who plays which. Nobody sees yours before both have chosen. Or type `/army pick`.',
  armiesChosen: 'Both armies are chosen. Let the dice fall!',
  hasPicked: (who: string) => `✅ ${who} has chosen`,
  picking: (who: string) => `… ${who} is choosing`,
  yourArmy: (camp: string, army: string) => `Yours (${camp}): ${army}`,
  waitForOthers: 'The others are still choosing; until then you may choose anew.',
  waitForOpponent: 'Your opponent is still choosing; until then you may choose anew.',
  starter: 'Starter army',
  starterBoth: 'Starter armies',
  starterOf: (camp: string) => `Starter army (${camp})`,
  myArmies: 'My armies…',
  chooseArmyOf: (camp: string) => `Army of ${camp}…`,
  chooseFromMine: (points: number) => `Your armies that are legal at ${points} points:`,
  armySum: (points: number, figures: number, warriors: number, limit: number, most?: number) =>
    `${most === undefined ? count(points, 'point', 'points') : `${points > most ? '⚠️ ' : ''}${points} of ${count(most, 'point', 'points')}`}, ${count(figures, 'figure', 'figures')}; ${count(warriors, 'warrior', 'warriors')} of ${limit} allowed`,
  armyEmpty: 'Nobody yet.',
  armySound: (points: number) => `✅ Legal at ${points} points.`,
  armyMade: 'The army is begun: add figures from the lists below.',
  starterMade: (name: string) => `A ready army, kept as \`${name}\`. Take it with \`/army pick\`.`,
  addFigures: 'Add…',
  removeFigures: 'Remove…',
  checkArmy: 'Check',
  addFrom: (kind: string) => `Add: ${kind}…`,
  removeFrom: 'Remove one…',
  inArmy: (n: number) => `${n} in the army`,
  openArmy: 'Open an army…',
  staleArmy: '⚠️ That was out of date: the army has changed meanwhile. Nothing was done; here it is now.',
  armyFile: (name: string) => `**${name}** as text:`,
  armyDeleted: (name: string) => `**${name}** is deleted.`,
  delete: 'Delete',
  deleteSure: (name: string) => `Delete **${name}** for good?`,
  yourArmies: '**Your armies**',
  noArmies: 'None yet. `/army starter` gets you one, `/army new` begins one.',

  // the roster
  figureNumbers: (mp: number, attacks: number, endurance: number, life: number, ap: number) =>
    `${mp} MP · ${count(attacks, 'attack', 'attacks')} · endurance ${endurance} · life ${life} · ${ap} AP`,
  figureShort: (mp: number, attacks: number, endurance: number, life: number, ap: number) =>
    `${mp} MP, ${attacks} att., end. ${endurance}, life ${life}, ${ap} AP`,
  figureShots: (dice: number, range: number) => `Shoots ${count(dice, 'die', 'dice')}, range ${range}`,
  figureUnique: (numbers: string) => `Unique number ${numbers}`,
  figureBase: (base: string, version: string) => `Base: ${base} · version: ${version}`,
  classicSame: 'The classic rules say the same.',
  classicDiffers: (does: string) => `In the classic rules: ${does.charAt(0).toLowerCase()}${does.slice(1)}`,
  classicUnknown: 'The classic rules do not know it: in their battles it does nothing.',
  classicChanged: (names: string) => `Different in the classic rules (\`/help\` tells how): ${names}.`,
  classicWithout: (names: string) => `Of no effect in the classic rules: ${names}.`,
  rosterOwn: 'This roster is the project’s own. `/figures show` for a card.',

  // draws
  drawOffered: (who: string) => `🤝 ${who} offers a draw.`,
  drawOfferedByYou: '🤝 Your draw is offered. It stands until your opponent declines or plays on.',
  drawDeclinedByYou: 'You have declined the draw.',
  drawAgreed: (who: readonly string[]) =>
    `🤝 Agreed to the draw so far: ${who.join(', ')}. All who still play have to.`,
  drawOfferedByYouMany: '🤝 Your draw is offered. Everybody who still plays has to agree.',
  drawAgreedByYou: 'You agree to the draw; the others have to, too.',
  drawGone: 'The draw is declined; the battle goes on.',
  acceptDraw: 'Accept the draw',
  declineDraw: 'Play on',

  // games
  awaits: (who: string) => `${who} to answer`,
  since: (when: string) => `since ${when}`,
  yourTurnNow: '**your turn**',
  moreGames: (n: number) => `… and ${count(n, 'more', 'more')}`,
  chooseGame: 'Which game? Press one, and the command is carried out there.',
  yourGames: '**Your games**',
  openGame: (who: string) => `Open: ${who}`,
  inPicture: 'In the picture:',
  noGames: 'None yet. `/tutorial` teaches the game, `/play` and `/challenge` begin one.',
  log: 'Log',
  logCut: 'The end of it; `/game log turn:` shows one turn, `/game export` everything.',
  logEmpty: 'Nothing has happened yet.',
  gameFile: (id: string) => `Game \`${id}\` as everybody may see it:`,
  verified: (throws: number, dice: number) =>
    `✅ **All dice are as the seed says**: ${count(throws, 'throw', 'throws')}, ${count(dice, 'die', 'dice')}.`,
  notVerified: '❌ **Something does not fit.**',
  secretFits: (fits: boolean): string =>
    fits ? '✅ The secret has the fingerprint that was published.' : '❌ The secret has another fingerprint.',
  seedFits: (fits: boolean): string =>
    fits
      ? '✅ The seed is made of the secret and both numbers.'
      : '❌ The seed is not made of the secret and both numbers.',
  diceFit: (right: number, all: number) => `${right === all ? '✅' : '❌'} ${right} of ${all} dice agree.`,
  wrongDice: (numbers: string) => `Dice that differ: ${numbers}`,
  missingDice: (numbers: string) => `Dice missing in the log: ${numbers}`,
  seedOf: (secret: string, commitment: string, numbers: string, seed: string) =>
    `Secret \`${secret}\`\nSHA-256 \`${commitment}\`\nNumbers ${numbers}\nSeed \`${seed}\` = HMAC-SHA-256 of the numbers, a line each, keyed with the secret. Die n comes from HMAC-SHA-256 of \`die n 0\`, keyed with the seed: its first byte below 252, modulo 6, plus 1.`,

  // settings and help
  mySettings: (id: Locale | null, confirm: boolean) =>
    `Language: ${language(id)}\nAsk before a move or a shot counts: ${confirm ? 'yes' : 'no'}`,
  myTimeZone: (zone: string | null, time: string) =>
    zone === null ? 'Time zone: not set' : `Time zone: ${zone} (${time} now)`,
  myReminder: (when: string) => `Reminder of a deadline: ${when}`,
  myQuiet: (hours: string | null) =>
    hours === null ? 'Quiet hours: none' : `Quiet hours: ${hours}; pings wait, deadlines do not`,
  myHoliday: (until: string | null) =>
    until === null ? 'Holiday: no' : `🏖️ Holiday until ${until}: what waits for you waits longer`,
  myColours: (colours: string) => `Colours: ${colours}`,
  holidayChoice: (days: number, date: string) => `until ${date} (${days} days)`,
  onHoliday: (who: string, until: string, due: string) =>
    `🏖️ ${who} is on holiday until ${until}; the clock stands. Due ${due}.`,
  backFromHoliday: (who: string, due: string) => `${who} is back; the clock runs. Due ${due}.`,
  serverSettings: (id: Locale | null, channel: string | null, role: string | null) =>
    `Language of messages for all: ${id === null ? 'the challenger’s' : language(id)}
Open challenges and results: ${channel === null ? 'where the challenge is made' : `<#${channel}>`}
Who may change this: managers of the server${role === null ? '' : ` and <@&${role}>`}`,
  forget: 'Delete everything of mine',
  forgetSure:
    'Your armies, settings and list of games are deleted, and your name goes out of the games you have played, which stay with your opponents. What was posted here in Discord stays, too. Sure?',
  forgotten:
    'Your armies, settings and list of games are deleted, and your name is taken out of the games you have played.',
  computers: {
    recruit: 'Computer recruit',
    soldier: 'Computer soldier',
    captain: 'Computer captain',
  },
  standsFor: (computer: string, who: string) => `${computer} for ${who}`,
  handedOver: (who: string) => `🤝 **${who}** plays on from here.`,
  whyNothing: 'The computer has planned no phase in this game yet.',
  why: (who: string, turn: number, looked: number) =>
    `**${who}**, turn ${turn}: ${count(looked, 'position', 'positions')} looked at.`,
  whySame: 'Nothing that it tried came out better than what the program plays by default.',
  whyGain: (gain: string) =>
    `On the dice it thought of, its plan is worth ${gain} points of figures more than what the program plays by default. Otherwise than that it meant:`,
  whyHold: (figure: string) => `${figure} holds back`,
  whyPlain: (figure: string) => `${figure} saves its action points`,
  whyMore: (more: number) => `… and ${more} more`,
  formerPlayer: 'Former player',
  chooseTopic: 'More on…',
  chooseQuestion: 'Other questions…',
}
