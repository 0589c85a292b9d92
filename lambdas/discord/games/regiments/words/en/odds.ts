/** What is said of odds. */
export const odds = {
  /** a line of a question as the message keeps it */
  keyed: (key: string, value: string) => `${key}: ${value}`,
  or: 'or',
  orAgainst: 'or against',
  title: 'Odds',
  /** 20 spears; a single model by its name alone */
  unit: (count: number, name: string) => (count === 1 ? name : `${count} ${name}`),
  joined: (names: readonly string[]) => names.join(' + '),
  meets: {
    charge: (who: string, whom: string) => `Charge: ${who} on ${whom}`,
    fight: (who: string, whom: string) => `Clash: ${who} against ${whom}`,
    shot: (who: string, whom: string, inches: string) => `Shots: ${who} at ${whom}, ${inches} inches away`,
  },
  sides: { front: '', flank: 'in the flank', rear: 'in the rear' },
  shotFrom: { front: '', flank: 'from the flank', rear: 'from the rear' },
  strikes: {
    ordinary: '',
    character: 'the first one strikes at characters',
    measured: 'the first one strikes with measure',
  },
  ofRound: (round: number) => `round ${round}`,
  covers: { open: '', soft: 'in soft cover', hard: 'in hard cover' },
  gaits: { stood: '', moved: 'after a move', marched: 'after a march' },
  lost: (mean: string, least: number, most: number, of: number) =>
    `${mean} of ${of} life lost (${least === most ? least : `${least} to ${most}`})`,
  wins: (chance: string) => `victory ${chance}`,
  breaks: (chance: string) => `broken ${chance}`,
  wiped: (chance: string) => `wiped out ${chance}`,
  costs: (points: string, of: string) => `cost ${points} of ${of} points`,
  drawn: (chance: string) => `Drawn: ${chance}`,
  round: (round: number, fought: string) => `**Round ${round}**, fought ${fought}`,
  after: (rounds: number) => `**After ${rounds} rounds**`,
  gone: (chance: string) => `gone ${chance}`,
  uncounted: (rounds: number) =>
    rounds === 1
      ? 'The last round takes too long to count.'
      : `The last ${rounds} rounds take too long to count.`,
  tooMuch: 'This takes too long to count: fewer models, or fewer rules that throw again and again.',
  panics: (chance: string) => `${chance} for a panic test (RB-20)`,
  span: 'In brackets: eight times in ten.',
  why: '**Why**',
  step: (step: number) => `Step ${step}`,
  ways: { freely: '', support: 'in support', flank: 'over the flank or rear' },
  attacks: (count: number) => (count === 1 ? '1 attack' : `${count} attacks`),
  hits: (count: number, each: string | null) =>
    each === null ? (count === 1 ? '1 hit' : `${count} hits`) : `${count} × ${each} hits`,
  shots: (count: number, each: string | null) =>
    each === null ? (count === 1 ? '1 shot' : `${count} shots`) : `${count} × ${each} shots`,
  by: (name: string) => `with ${name}`,
  at: (name: string) => `at ${name}`,
  hit: 'hit',
  hitsByItself: 'hits by itself',
  wound: 'wound',
  armour: 'armour',
  noArmour: 'no armour',
  special: 'special save',
  needed: (need: number) => (need > 6 ? 'never' : `${need}+`),
  offences: (mine: number, other: number) => `Offence ${mine} against ${other}`,
  strengths: (mine: number, other: number) => `Strength ${mine} against ${other}`,
  costsEach: (amount: string) => `${amount} life each`,
  likely: (life: string) => `${life} life`,
  score: 'Before the first blow:',
  scores: {
    charge: 'charge',
    flank: 'flank',
    rear: 'rear',
    ranks: 'ranks',
    standard: 'standard',
    banner: 'great banner',
    life: 'life taken',
    'wiped-out': 'wiped out',
  },
  nothing: 'nothing',
  about: (what: string, said: string) => `${what}: ${said}`,
  /** a test after a round lost by 1, and by 3 */
  test: (who: string, most: readonly [number, number], dice: string, rules: string) =>
    most[0] === most[1]
      ? `${who}, lost: ${dice} for ${most[0]} or less (${rules})`
      : `${who}, lost by 1: ${dice} for ${most[0]} or less, by 3: for ${most[1]} or less (${rules})`,
  testDice: {
    plain: 'two dice',
    minimised: 'the lower two of three dice',
    maximised: 'the higher two of three dice',
  },
  again: 'thrown again',
  losesLife: (who: string, life: readonly [number, number], rules: string) =>
    `${who}, lost by 1: no test, ${life[0]} life, by 3: ${life[1]} (${rules})`,
  turn: 'Turn round',
  without: 'Without …',
  compare: 'Compare: beside it, with …',
  one: 'Only the first',
  throwIt: 'Throw it',
  throwNow: 'Throw',
  back: 'Back to the odds',
  of: (what: string, whose: string) => `${what} · ${whose}`,
  beside: (number: number, line: string) => `**${number}** ${line}`,
  best: 'Counted exactly. The first side’s bars above, the other’s below.',
  lostBar: (who: string) => `${who}: life lost`,
  results: 'Who wins the round',
  ends: (who: string) => `${who}: what becomes of it`,
  winsBar: (who: string) => `${who}: wins`,
  drawnShort: 'drawn',
  stands: 'stands',
  breaksShort: 'breaks',
  wipedShort: 'wiped out',
  promised: (fingerprint: string) =>
    `🎲 Dice are promised. Their fingerprint (SHA-256): \`${fingerprint}\`\nPress *Throw*: the secret behind it and the number of your press, which nobody knows yet, make the dice.`,
  thrown: '🎲 **As it was thrown**',
  story: (who: string, what: string, falls: string) => `${who}: ${what}: ${falls}`,
  falls: (hits: number, wounds: number, unsaved: number, life: number) =>
    `${hits} hit, ${wounds} wound, ${unsaved} not saved: **${life} life**`,
  result: (mine: string, one: number, other: string, two: number) =>
    `Result: ${mine} ${one}, ${other} ${two}`,
  equal: 'Nobody has lost the round.',
  holds: (who: string, faces: string, most: number) =>
    `Test of ${who}: ${faces}, ${most} or less needed: it holds.`,
  flees: (who: string, faces: string, most: number) =>
    `Test of ${who}: ${faces}, ${most} or less needed: **it breaks**.`,
  crumbles: (who: string, life: number) => `${who}: ${life} life more lost.`,
  destroyed: (who: string) => `**Wiped out: ${who}.**`,
  proof: (fingerprint: string, secret: string, number: string) =>
    `-# Fingerprint \`${fingerprint}\` is SHA-256 of the secret \`${secret}\`; with the number \`${number}\` it makes the dice. To check: \`npm run -s odds -- regiments\` with both lines, \`secret=\` and \`number=\`.`,
  dice: (faces: string) => `-# Dice: ${faces}`,
  rolls: {
    'to-hit': 'hit',
    'to-hit-again': 'again',
    'to-wound': 'wound',
    'to-wound-again': 'again',
    armour: 'armour',
    'special-save': 'special save',
    loss: 'life',
    hits: 'hits',
    break: 'test',
  },
}
