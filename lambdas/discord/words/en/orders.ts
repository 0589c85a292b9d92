import { countEn as count } from '../plural.ts'

/** Standing orders of whatever game: what is said about all of them. */
export const orders = {
  title: '**Your standing orders**',
  here: (list: string) => `**This game:**\n${list}`,
  began: (list: string) => `**Your default when this game began:**\n${list}`,
  mine: (list: string) => `**Your default for new games:**\n${list}`,
  none: '— none: you are asked for what is yours to decide in your own phase, the rest is answered at once —',
  /** what may be said to a topic, on its page of help: the first is usual */
  choices: (topic: string, values: readonly string[]) => `- ${topic}: ${values.join(' · ')}`,
  line: (topic: string, value: string) => `📜 ${topic}: **${value}**`,
  hint: 'Set one with `/orders set`; `ask me` makes a question wait for you. `/help topic:standing orders` explains.',
  set: (line: string) => `${line}\nIt holds in this game from now on.`,
  /** said where one of several games is to be chosen for an order */
  orDefault: '-# For all new games: the same with `scope:my default`.',
  setDefault: (line: string) =>
    `${line}\nYour default for new games. Games under way keep the orders they began with; \`scope: this game\` changes those.`,
  selfDecides:
    '📜 From now on you are asked what to pay for in fights. The program again: `/orders set topic:points value:default`.',
  programDecides:
    '📜 From now on the program decides what is paid for in fights. Asked again: `/orders set topic:points value:ask`.',
  whoDecides:
    '📜 The program has paid AP for you in this fight. Do you want to decide such things yourself? You are asked once.',
  selfShall: 'I decide',
  programShall: 'Decide for me',
  reset: (n: number) =>
    `${count(n, 'order', 'orders')} of this game taken back. Your default, as it was when the game began, holds again.`,
  resetDefault: (n: number) => `${count(n, 'order', 'orders')} taken out of your default for new games.`,
  alwaysHint: (topic: string) => `-# To always answer this the same way: \`/orders set topic:${topic}\``,
}
