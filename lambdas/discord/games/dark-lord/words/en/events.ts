import type { GameEvent } from '../../../../../../rules/dark-lord/index.ts'
import { countEn as count, dice } from '../../../../words/plural.ts'
import type { Names, OutsideWords } from '../../../../words/types.ts'
import type { EventOf } from '../types.ts'

const part = (name: string, of: 'rider' | 'mount') => (of === 'mount' ? `the mount of ${name}` : name)
const might = (points: number) => (points ? `, ${points} Might` : '')
const will = (points: number) => (points ? `, ${points} Will` : '')

const reasons: Readonly<Record<string, string>> = {
  slain: 'is slain',
  fled: 'flees the field',
  'without-will': 'fades without Will',
  'lost-to-the-ring': 'is lost to the Ring',
}

const tests: Readonly<Record<string, string>> = {
  broken: 'tests with a broken side',
  terror: 'tests before the charge',
  finding: 'looks for the unseen',
  'ring-off': 'would take the Ring off',
  frightening: 'tests against the fright',
}

/** What happens, a line each. */
export const events: {
  [E in Exclude<GameEvent['event'], keyof OutsideWords>]: (event: EventOf<E>, names: Names) => string
} = {
  rolled: ({ by, faces, figure }, n) => `🎲 ${figure ? n.figure(figure) : n.player(by)} ${dice(faces)}`,
  ordered: ({ by, answer }, n) => `📜 By order of ${n.player(by)}: ${answer}`,
  placed: ({ figure, at }, n) => `${n.figure(figure)} stands on ${at}.`,
  'lifted-up': ({ figure }, n) => `${n.figure(figure)} is taken up again.`,
  deployed: ({ by }, n) => `${n.player(by)} has deployed.`,
  'ring-settled': ({ holders }, n) =>
    holders.length ? `💍 The Ring is with ${n.figures(holders)}.` : 'Nobody here has the Ring.',
  'turn-began': ({ turn }) => `**Turn ${turn}**`,
  priority: ({ by, faces }, n) => `🎲 ${dice(faces)} – ${n.player(by)} has priority.`,
  'part-began': ({ by }, n) => `The part of ${n.player(by)}.`,
  'nothing-to-do': ({ by }, n) => `⏭️ No figure of ${n.player(by)} can move or act.`,
  broken: ({ by }, n) => `⚑ Half of the army of ${n.player(by)} is gone: it is broken, and tests.`,
  courage: ({ figure, why, faces, courage, might: m, will: w, passed, unasked }, n) =>
    unasked
      ? `${n.figure(figure)} ${tests[why]}: unasked ✓`
      : `${n.figure(figure)} ${tests[why]}: ${dice(faces)} + ${courage}${might(m)}${will(w)} ${passed ? '✓' : '✗'}`,
  'gave-courage': ({ figure, to }, n) => `${n.figure(figure)} gives courage to ${n.figures(to)}.`,
  moved: ({ figure, from, way }, n) => `${n.figure(figure)} ${from} → ${way.at(-1)}`,
  charged: ({ figure, enemies }, n) => `⚔️ ${n.figure(figure)} charges ${n.figures(enemies)}.`,
  frozen: ({ figure }, n) => `🥶 ${n.figure(figure)} is frozen with terror.`,
  'missed-wearer': ({ figure, wearer }, n) => `${n.figure(figure)} does not find ${n.figure(wearer)}.`,
  shifted: ({ figure, from, to, fell }, n) =>
    `${n.figure(figure)} is shifted ${from} → ${to}${fell ? ' and falls' : ''}.`,
  'stood-up': ({ figure }, n) => `${n.figure(figure)} stands up.`,
  'lay-down': ({ figure }, n) => `${n.figure(figure)} lies down.`,
  dismounted: ({ figure }, n) => `${n.figure(figure)} dismounts.`,
  bolted: ({ figure }, n) => `🐎 The mount of ${n.figure(figure)} bolts.`,
  fell: ({ figure, face, lying }, n) =>
    `${n.figure(figure)} ${dice([face])}: ${lying ? 'thrown, and lies there' : 'lands on its feet'}.`,
  'over-the-edge': ({ figure, at }, n) => `${n.figure(figure)} goes over the edge to ${at}.`,
  'left-board': ({ figure, at }, n) => `🏃 ${n.figure(figure)} leaves the board at ${at}.`,
  took: ({ figure }, n) => `💰 ${n.figure(figure)} lifts the treasure.`,
  dropped: ({ figure, at }, n) => `💰 ${n.figure(figure)} drops the treasure on ${at}.`,
  'ring-on': ({ figure, forced }, n) =>
    forced
      ? `💍 ${n.figure(figure)} is made to put the Ring on!`
      : `💍 ${n.figure(figure)} puts the Ring on.`,
  'ring-off': ({ figure }, n) => `💍 ${n.figure(figure)} takes the Ring off.`,
  'ring-kept': ({ figure }, n) => `💍 ${n.figure(figure)} cannot take the Ring off.`,
  stays: ({ figure }, n) => `${n.figure(figure)} will stay where it is; the Ring calls later.`,
  'will-of-the-ring': ({ figure, face, might: m, obeyed }, n) =>
    `💍 The Ring calls ${n.figure(figure)}: ${dice([face])}${might(m)} – ${obeyed ? 'it keeps its own will' : 'the enemy has its move'}.`,
  'left-alone': ({ figure }, n) => `${n.figure(figure)} is left where it stands.`,
  cast: ({ figure, power, target, dice: thrown, might: m, channelled, done }, n) =>
    `✨ ${n.figure(figure)} casts ${n.ability(power)}${channelled ? ', channelled' : ''}${target ? ` at ${n.figure(target)}` : ''}: ${dice(thrown)}${might(m)} ${done ? '✓' : '✗'}`,
  resisted: ({ figure, dice: thrown, might: m, held, back }, n) =>
    `${n.figure(figure)} resists: ${dice(thrown)}${might(m)} ${held ? '✓' : '✗'}${back ? ', a Will comes back' : ''}`,
  drained: ({ figure, part: p, by, courage }, n) =>
    `${part(n.figure(figure), p)}: Courage −${by}, now ${courage}.`,
  sapped: ({ figure, by }, n) => `${n.figure(figure)}: −${by} Will.`,
  transfixed: ({ figure, halved }, n) =>
    `⛓️ ${n.figure(figure)} is transfixed${halved ? ', at half Fight and Attacks' : ''}.`,
  compelled: ({ figure }, n) => `⛓️ ${n.figure(figure)} is compelled and held.`,
  'fled-from': ({ figure, from, way }, n) =>
    way.length
      ? `${n.figure(figure)} flees ${from} → ${way.at(-1)}`
      : `${n.figure(figure)} cowers on ${from}.`,
  shot: ({ figure, target, face, need, hit, way, lost }, n) =>
    `🏹 ${n.figure(figure)} → ${n.figure(target)}: ${dice([face])} of ${need}+ ${hit ? (lost ? `hits what is in the way ${dice(way)}` : `${way.length ? `${dice(way)} ` : ''}✓`) : '✗'}`,
  'struck-part': ({ figure, part: p, face }, n) => `${dice([face])}: ${part(n.figure(figure), p)} is struck.`,
  struck: ({ target, part: p, faces, wounded, strength, defence }, n) =>
    `${wounded ? '🩸' : '🛡️'} ${part(n.figure(target), p)}: ${faces.length ? dice(faces) : '–'} (Strength ${strength} on ${defence}) ${wounded ? '✓' : '✗'}`,
  saved: ({ figure, face, might: m, saved }, n) =>
    `🍀 Fate of ${n.figure(figure)}: ${dice([face])}${might(m)} ${saved ? '✓' : '✗'}`,
  hurt: ({ figure, part: p, left }, n) => `${part(n.figure(figure), p)} loses a life, ${left} left.`,
  sustained: ({ figure, face, might: m, stays }, n) =>
    `💍 The Ring holds ${n.figure(figure)}: ${dice([face])}${might(m)} – ${stays ? 'he stays' : 'no longer'}.`,
  'mount-gone': ({ figure }, n) => `🐎 The mount of ${n.figure(figure)} is slain.`,
  removed: ({ figure, why }, n) => `💀 ${n.figure(figure)} ${reasons[why] ?? 'is gone'}.`,
  burns: ({ figure }, n) => `🔥 ${n.figure(figure)} is on fire!`,
  'fire-out': ({ figure, why }, n) =>
    `The fire on ${n.figure(figure)} is out${why === 'water' ? ' (water)' : ''}.`,
  divided: ({ fights }) => `⚔️ ${count(fights.length, 'fight', 'fights')}.`,
  'fight-began': ({ one, others, supporters }, n) =>
    `⚔️ ${n.figure(one)} ⚔ ${n.figures(others)}${supporters.length ? `, supported by ${n.figures(supporters)}` : ''}`,
  heroic: ({ figure, what, added }, n) =>
    what === 'strike'
      ? `🌟 ${n.figure(figure)}: heroic strike, Fight +${added}.`
      : `🌟 ${n.figure(figure)}: first fight!`,
  duel: ({ winner, sides, by }, n) =>
    `🎲 ${sides.map(side => side.figures.map(f => `${f.figure} ${dice(f.dice)}${f.might ? `+${f.might}` : ''}`).join(' ')).join(' ⚔ ')} – ${n.player(winner)} wins${by === 'fight' ? ' by Fight' : by === 'die' ? ' by a die' : ''}.`,
  'backed-off': ({ figure, to }, n) => `${n.figure(figure)} backs off to ${to}.`,
  'made-way': ({ figure, to }, n) => `${n.figure(figure)} makes way to ${to}.`,
  trapped: ({ figure }, n) => `🔺 ${n.figure(figure)} is trapped.`,
  'fight-over': ({ one, others }, n) => `${n.figure(one)} ⚔ ${n.figures(others)}: over.`,
  'did-not-strike': ({ figure }, n) => `${n.figure(figure)} is transfixed and does not strike.`,
  swept: ({ figure, targets }, n) => `🌀 ${n.figure(figure)} sweeps ${n.figures(targets)}.`,
  branded: ({ figure, target }, n) => `🔥 ${n.figure(figure)} brands ${n.figure(target)}.`,
  'paid-will': ({ figure, left }, n) => `${n.figure(figure)} pays a Will for the fight, ${left} left.`,
  'turn-ended': ({ turn }) => `Turn ${turn} is over.`,
  ended: () => '🏁 The game is over.',
}
