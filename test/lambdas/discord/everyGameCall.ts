import type { commonHandlers } from '../../../lambdas/discord/buttons.ts'
import type { looks } from '../../../lambdas/discord/games/combat-hex/buttonViews.ts'
import { bot } from '../../../lambdas/discord/index.ts'
import type { OptionValue } from '../../../lambdas/discord/types.ts'
import type { CommandKey } from '../../../lambdas/discord/words/index.ts'

/** Every command and subcommand there is words for. */
export type CommandName = Exclude<CommandKey, `${string}.${string}`>

/** How each command that takes a game is typed besides it; null: it takes none, or only has such below it. */
export const commands: Record<CommandName, Record<string, OptionValue> | null> = {
  'army add': null,
  'army check': { army: 'Riders' },
  'army delete': null,
  'army export': null,
  'army import': null,
  'army list': null,
  'army new': null,
  'army pick': { army: 'starter-good' },
  'army remove': null,
  'army show': null,
  'army starter': null,
  'board delete': null,
  'board export': null,
  'board import': null,
  'board list': null,
  'board show': null,
  'deploy auto': {},
  'deploy done': {},
  'deploy place': { figure: 'A1', at: 'C7' },
  'figures export': null,
  'figures import': null,
  'figures list': null,
  'figures remove': null,
  'figures show': null,
  'game accept': {},
  'game concede': {},
  'game decline': {},
  'game draw': {},
  'game export': {},
  'game link': {},
  'game list': null,
  'game log': {},
  'game pause': {},
  'game replay': {},
  'game status': {},
  'game substitute': {},
  'game undo': {},
  'game verify': {},
  'game why': {},
  'league approve': null,
  'league army': null,
  'league close': null,
  'league create': null,
  'league exclude': null,
  'league export': null,
  'league join': null,
  'league leave': null,
  'league sit-out': null,
  'league link': null,
  'league my': null,
  'league pair': null,
  'league player': null,
  'league publish': null,
  'league round': null,
  'league rule': null,
  'league schedule': null,
  'league scores': null,
  'league settings': null,
  'league standings': null,
  'league start': null,
  'orders reset': { scope: 'game' },
  'orders set': { topic: 'role', value: 'attacker', scope: 'game' },
  'orders show': {},
  play: null,
  'settings forget-me': null,
  'settings me': null,
  'settings server': null,
  answer: { choice: 'done' },
  army: null,
  board: null,
  challenge: null,
  deploy: null,
  done: { finish: true },
  figures: null,
  game: null,
  help: null,
  league: null,
  lobby: null,
  'lobby close': null,
  'lobby open': null,
  'lobby show': null,
  map: {},
  odds: {},
  cast: { figure: 'A1', spell: 'fast' },
  charge: { figure: 'A1', target: 'B1' },
  move: { figure: 'A1', to: 'C7' },
  orders: null,
  settings: null,
  shoot: { figure: 'A1' },
  tutorial: null,
  turn: { figure: 'A1', facing: 'N' },
  use: { figure: 'A1', ability: 'fast' },
}

/** What each button or select carries; null: it is about no game. */
const buttons: Record<
  keyof typeof commonHandlers | keyof typeof looks,
  { argument?: string; values?: string[] } | null
> = {
  accept: {},
  proof: {},
  rematch: {},
  share: {},
  replay: {},
  frame: { argument: 'all 1' },
  decline: {},
  join: {},
  'in-game': null,
  'in-game-all': null,
  offer: null,
  starter: { argument: 'good' },
  mine: {},
  'pick-army': { values: ['starter-good'] },
  answer: { argument: 'done' },
  legend: {},
  map: { argument: 'quarter=nw' },
  status: {},
  'show-all': { argument: 'map zones' },
  undo: {},
  finish: { argument: 'yes' },
  settle: { argument: 'all' },
  decide: { argument: 'self' },
  deploy: { argument: 'place A1', values: ['B5'] },
  figure: { values: ['A1'] },
  to: { argument: 'move A1', values: ['C7'] },
  face: { argument: 'turn A1 N', values: ['N'] },
  round: { argument: 'move A1 C7' },
  plan: { argument: 'A1C7N;A2C8N' },
  also: { argument: 'move A1 C7', values: ['A2'] },
  'also-to': { argument: 'move A1 C7;A2', values: ['C8'] },
  'also-facing': { argument: 'A1C7N;A2C8N', values: ['S'] },
  concede: { argument: 'yes' },
  seat: {},
  substitute: { argument: '100000000000000001 captain' },
  draw: { argument: 'yes' },
  help: null,
  welcome: null,
  tutorial: { argument: 'again' },
  season: null,
  'for-good': null,
  strike: null,
  forget: null,
  figures: null,
  'delete-board': null,
  'delete-army': null,
  army: null,
  'army-add': null,
  'army-remove': null,
  odds: null,
  'odds-all': null,
}

interface Offered {
  name: string
  options: { name: string; autocomplete?: boolean; choices?: readonly { value: unknown }[] }[]
}

/** Commands and subcommands as Discord is told of them. */
export const offered = bot.commands.flatMap(({ definition }): Offered[] => {
  const options = (definition.options ?? []) as { type: number; name: string; options?: Offered['options'] }[]
  const inner = options.filter(({ type }) => type === 1)
  if (!inner.length) return [{ name: definition.name, options }]
  return inner.map(({ name, options = [] }) => ({ name: `${definition.name} ${name}`, options }))
})
export const takesGame = ({ options }: Offered) => options.some(({ name }) => name === 'game')

export const typed = Object.entries(commands).flatMap(([name, options]) =>
  options ? [{ name, options }] : [],
)
export const pressed = Object.entries(buttons).flatMap(([action, more]) =>
  more ? [{ action, ...more }] : [],
)
