import { countEn as count } from '../plural.ts'

/** Standing orders: what they are about, and what they say. */
export const orders = {
  topics: {
    everything: 'everything else',
    hits: 'superficial hits',
    wounds: 'superficial wounds',
    targets: 'whom to hit first',
    combats: 'order of combats',
    role: 'strategy roll won',
    ring: 'taking the Ring off',
    turning: 'turning at the end of the phase',
    reserve: 'AP kept in reserve',
  },
  words: {
    default: 'as the program judges',
    ask: 'ask me',
    'ask-own': 'ask me in my own phase',
    always: 'always',
    never: 'never',
    heroes: 'heroes only',
    warriors: 'warriors only',
    'against-heroes': 'against heroes',
    'against-warriors': 'against warriors',
    weakest: 'finish the weakest first',
    biggest: 'the biggest first',
    smallest: 'the smallest first',
    attacker: 'attack',
    defender: 'defend',
    keep: 'keep it on',
    'take-off': 'try to take it off',
  },
  /** where the word stands for whom or what comes first */
  first: { heroes: 'heroes first', warriors: 'warriors first' },
  keep: (n: number) => `while at least ${n} AP remain`,
  nearest: (hex: string) => `the nearest to ${hex} first`,
  points: (n: number) => `${n} AP each`,
  keptFor: (ability: string) => `for ${ability}`,
  title: '**Your standing orders**',
  here: (list: string) => `**This game:**\n${list}`,
  began: (list: string) => `**Your default when this game began:**\n${list}`,
  mine: (list: string) => `**Your default for new games:**\n${list}`,
  none: '— none: the program answers soundly at once —',
  line: (topic: string, value: string) => `📜 ${topic}: **${value}**`,
  hint: 'Set one with `/orders set`; `ask me` makes a question wait for you. `/help topic:orders` explains.',
  set: (line: string) => `${line}\nIt holds in this game from now on.`,
  setDefault: (line: string) =>
    `${line}\nYour default for new games. Games under way keep the orders they began with; \`scope: this game\` changes those.`,
  reset: (n: number) =>
    `${count(n, 'order', 'orders')} of this game taken back. Your default, as it was when the game began, holds again.`,
  resetDefault: (n: number) => `${count(n, 'order', 'orders')} taken out of your default for new games.`,
  alwaysHint: (topic: string) => `-# Answer this always so: \`/orders set topic:${topic}\``,
}
