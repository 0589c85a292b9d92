import type { Script } from '../../core/script.ts'
import { accept, type Checked, refuse } from '../../core/space.ts'
import { type PowerId, powerIds } from '../army/profile.ts'
import { byLabel, hexLabel, isHero } from '../field/field.ts'
import { isAtRightEdge } from '../field/ground.ts'
import { halfMove, pointsLeft, type StepBan, type Walker } from '../field/movement.ts'
import { isEngaged, moveBan } from '../field/points.ts'
import { willOf } from '../field/stores.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { drop, leave } from '../field/wounds.ts'
import { type MoveChoice, performMove, standUp } from '../move/move.ts'
import { everyMove, readMove, writeMove } from '../move/moveChoice.ts'
import { type CastChoice, castBan, nameBan, performCast, printedPower } from '../powers/cast.ts'
import { putOn, putOnBan, takeOffBan, tryTakeOff } from '../ring/bearer.ts'
import { owesWill, throwWill } from '../ring/will.ts'
import type { Combatant } from '../state.ts'

/** What a figure does in its side's moving stage. */
export const actVerbs = [
  'move',
  'charge',
  'stand',
  'lie',
  'dismount',
  'cast',
  'ring',
  'unring',
  'will',
  'lift',
  'drop',
  'exit',
  'end',
] as const
export type ActVerb = (typeof actVerbs)[number]

/** One thing done, as the rules go on with it. */
export type FigureAct =
  | { verb: 'move' | 'charge'; figure: Combatant; choice: MoveChoice }
  | { verb: 'cast'; figure: Combatant; cast: CastChoice }
  | { verb: Exclude<ActVerb, 'move' | 'charge' | 'cast'>; figure: Combatant }

/** Done without being the figure's turn to act: others go on after it (DL-03a, DL-18a, DL-22, DB-28). */
const asides: readonly ActVerb[] = ['ring', 'unring', 'will', 'drop']
export const isAside = (verb: ActVerb): boolean => asides.includes(verb)

const toMove: readonly ActVerb[] = ['move', 'charge', 'stand', 'lie', 'dismount', 'lift', 'exit']

export const walkerOf = (f: Battlefield, figure: Combatant): Walker => ({
  figure,
  hand: 'owner',
  points: pointsLeft(f, figure),
})

/** Why a figure may not do such a thing now; undefined where it may, if the rest of it is legal too. */
export function actBan(f: Battlefield, figure: Combatant, verb: ActVerb): StepBan | undefined {
  const about = { figure: figure.label }
  if (!isAside(verb) && figure.marks.finished) return { code: 'acted-this-turn', rule: 'DB-04', about }
  if (toMove.includes(verb)) {
    const ban = movingBan(f, figure)
    if (ban) return { ...ban, about }
  }
  return bans[verb](f, figure)
}

/** Why its owner may not move a figure now, or do what is part of moving (DB-10f, DL-22b, DL-25b, DR-05). */
function movingBan(_f: Battlefield, figure: Combatant): Omit<StepBan, 'about'> | undefined {
  const { marks } = figure
  if (isEngaged(figure)) return { code: 'is-engaged', rule: 'DB-10f' }
  const held = moveBan(figure)
  if (held) return held
  if (marks.stays) return { code: 'said-to-stay', rule: 'DL-22' }
  if (marks.overruled) return { code: 'ring-moves-it', rule: 'DL-25' }
  return undefined
}

const bans: Readonly<Record<ActVerb, (f: Battlefield, figure: Combatant) => StepBan | undefined>> = {
  move: walkBan,
  charge: walkBan,
  stand(f, figure) {
    const about = { figure: figure.label }
    if (figure.condition !== 'lying') return { code: 'is-standing', rule: 'DB-23e', about }
    if (figure.marks.moved) return { code: 'has-moved', rule: 'DB-04', about }
    const cost = halfMove(f, figure)
    const left = pointsLeft(f, figure)
    return cost > left
      ? { code: 'too-far', rule: 'DB-23e', about: { hex: hexLabel(f, figure.at), cost, left } }
      : undefined
  },
  lie: (_f, figure) =>
    figure.condition === 'lying'
      ? { code: 'is-lying', rule: 'DB-23e', about: { figure: figure.label } }
      : undefined,
  dismount(f, figure) {
    const about = { figure: figure.label }
    if (!figure.mount) return { code: 'no-mount', rule: 'DB-23c', about }
    if (figure.marks.moved) return { code: 'has-moved', rule: 'DB-04', about }
    const cost = halfMove(f, figure)
    const left = pointsLeft(f, figure)
    return cost > left
      ? { code: 'too-far', rule: 'DB-23c', about: { hex: hexLabel(f, figure.at), cost, left } }
      : undefined
  },
  cast: castBan,
  ring(f, figure) {
    const ban = putOnBan(f, figure)
    return ban && { ...ban, about: { figure: figure.label } }
  },
  unring(_f, figure) {
    const about = { figure: figure.label }
    const ban = takeOffBan(figure)
    if (ban) return { ...ban, about }
    // DL-18a: after the die has been thrown.
    return owesWill(figure) ? { code: 'will-first', rule: 'DL-18', about } : undefined
  },
  will: (_f, figure) =>
    owesWill(figure) ? undefined : { code: 'no-will-owed', rule: 'DL-22', about: { figure: figure.label } },
  lift(f, figure) {
    const about = { figure: figure.label }
    if (f.skirmish.treasure !== figure.at) return { code: 'nothing-here', rule: 'DB-28', about }
    if (figure.mount) return { code: 'on-foot-only', rule: 'DB-23c', about }
    return figure.condition === 'lying' ? { code: 'is-lying', rule: 'DB-23e', about } : undefined
  },
  drop: (_f, figure) =>
    figure.carries ? undefined : { code: 'carries-nothing', rule: 'DB-28', about: { figure: figure.label } },
  exit(f, figure) {
    const about = { figure: figure.label }
    if (f.scenario.exit !== f.skirmish.players[figure.owner]!.side)
      return { code: 'no-exit', rule: 'DB-30', about }
    if (figure.condition === 'lying') return { code: 'is-lying', rule: 'DB-23e', about }
    if (!isAtRightEdge(f, figure.at)) return { code: 'not-at-exit', rule: 'DB-30', about }
    return pointsLeft(f, figure) < 1 ? { code: 'no-points', rule: 'DB-30', about } : undefined
  },
  end: (f, figure) =>
    f.acting === figure
      ? undefined
      : { code: 'not-its-turn-to-act', rule: 'DB-04', about: { figure: figure.label } },
}

function walkBan(_f: Battlefield, figure: Combatant): StepBan | undefined {
  const about = { figure: figure.label }
  if (figure.condition === 'lying') return { code: 'is-lying', rule: 'DB-23e', about }
  return figure.marks.moved ? { code: 'has-moved', rule: 'DB-04', about } : undefined
}

/** Reads what somebody would have a figure do, word for word behind its label. */
export function readAct(
  f: Battlefield,
  verb: ActVerb,
  figure: Combatant,
  words: readonly string[],
): Checked<FigureAct> {
  const ban = actBan(f, figure, verb)
  if (ban) return refuse(ban.code, ban.rule, ban.about)
  if (verb === 'move' || verb === 'charge') {
    const read = readMove(f, walkerOf(f, figure), verb, words)
    return read.ok ? accept(read.answer, { verb, figure, choice: read.value }) : read
  }
  if (verb === 'cast') {
    const read = readCast(f, figure, words)
    if (!read.ok) return read
    const doing: FigureAct = { verb, figure, cast: read.value }
    return accept(writeAct(f, doing), doing)
  }
  return accept(`${verb} ${figure.label}`, { verb, figure })
}

/** A heroic action of heroes, for a point of Might (DB-21). */
const mayChannel = (f: Battlefield, caster: Combatant): boolean => caster.might > 0 && isHero(f, caster)

/** `cast B1 transfixing A3 2 channel` (DB-18b, c, DB-21). */
function readCast(f: Battlefield, caster: Combatant, words: readonly string[]): Checked<CastChoice> {
  const rest = words.map(word => word.toLowerCase())
  const channel = rest.includes('channel')
  const power = powerIds.find(id => id === rest[0])
  const printed = power && printedPower(f, caster, power)
  if (!printed)
    return refuse('no-such-power', 'DB-18', { figure: caster.label, power: (words[0] ?? '').slice(0, 40) })
  if (channel && !mayChannel(f, caster)) return refuse('no-might', 'DB-21', { figure: caster.label })
  const [, ...behind] = words.filter(word => word.toLowerCase() !== 'channel')
  let target: Combatant | null = null
  if (f.library.powers[printed.id].names) {
    const named = byLabel(f, behind.shift() ?? '')
    if (!named || named.at < 0) return refuse('whom', 'DB-18', { figure: caster.label })
    const ban = nameBan(f, caster, printed, named, channel)
    if (ban) return refuse(ban.code, ban.rule, ban.about)
    target = named
  }
  const dice = behind.length > 0 ? Number(behind[0]) : 1
  const most = willOf(f, caster)
  if (!Number.isInteger(dice) || dice < 1 || dice > most || behind.length > 1)
    return refuse('will-dice', 'DB-18', { figure: caster.label, most })
  return accept('', { power: printed.id, target, dice, channel })
}

export function writeAct(f: Battlefield, doing: FigureAct): string {
  if (doing.verb === 'move' || doing.verb === 'charge') return writeMove(f, doing.figure, doing.choice)
  if (doing.verb !== 'cast') return `${doing.verb} ${doing.figure.label}`
  const { power, target, dice, channel } = doing.cast
  return [
    'cast',
    doing.figure.label,
    power,
    ...(target ? [target.label] : []),
    dice,
    ...(channel ? ['channel'] : []),
  ].join(' ')
}

/** Everything that a figure may do now: moves by their cheapest ways. */
export function* actsOf(f: Battlefield, figure: Combatant): Generator<FigureAct> {
  for (const verb of actVerbs) {
    if (verb === 'charge' || actBan(f, figure, verb)) continue
    if (verb === 'move') {
      for (const choice of everyMove(f, walkerOf(f, figure)))
        yield { verb: choice.cells.length > 0 ? 'move' : 'charge', figure, choice }
    } else if (verb === 'cast') for (const cast of castsOf(f, figure)) yield { verb, figure, cast }
    else yield { verb, figure }
  }
}

function* castsOf(f: Battlefield, caster: Combatant): Generator<CastChoice> {
  const most = willOf(f, caster)
  for (const printed of f.skirmish.types[caster.type]!.powers)
    for (const channel of mayChannel(f, caster) ? [false, true] : [false]) {
      const power: PowerId = printed.id
      const targets = f.library.powers[power].names
        ? f.skirmish.combatants.filter(each => each.at >= 0 && !nameBan(f, caster, printed, each, channel))
        : [null]
      for (const target of targets)
        for (let dice = 1; dice <= most; dice++) yield { power, target, dice, channel }
    }
}

/** Does it (DB-04b). */
export function* performAct(f: Battlefield, doing: FigureAct): Script {
  const { figure } = doing
  const { marks } = figure
  switch (doing.verb) {
    case 'move':
    case 'charge': {
      const outcome = yield* performMove(f, walkerOf(f, figure), figure.owner, doing.choice)
      // DB-11d: who did not find a wearer may declare another move.
      if (outcome !== 'missed') marks.moved = true
      return
    }
    case 'stand':
      return standUp(f, figure)
    case 'lie':
      endMove(figure)
      figure.condition = 'lying'
      return f.emit({ event: 'lay-down', figure: figure.label })
    case 'dismount':
      marks.spent += halfMove(f, figure)
      figure.mount = null
      return f.emit({ event: 'dismounted', figure: figure.label })
    case 'cast':
      // DB-18a, DL-03e: before its move or after it; a move that has begun is over.
      if (marks.moved || marks.spent > 0) endMove(figure)
      return yield* performCast(f, figure, doing.cast)
    case 'ring':
      yield* putOn(f, figure, false)
      return reopenMove(f, figure)
    case 'unring':
      yield* tryTakeOff(f, figure)
      return reopenMove(f, figure)
    case 'will':
      return yield* throwWill(f, figure)
    case 'lift':
      endMove(figure)
      figure.carries = true
      f.skirmish.treasure = null
      return f.emit({ event: 'took', figure: figure.label, at: hexLabel(f, figure.at) })
    case 'drop':
      return drop(f, figure)
    case 'exit':
      marks.spent++
      return leave(f, figure, 'away', 'exit')
    case 'end':
      return
  }
}

/** The move is over, and nothing opens it again (DR-28). */
function endMove({ marks }: Combatant): void {
  marks.moved = true
  marks.settled = true
}

/** The Ring on or off cuts a move in two: what is left of it can still be gone (DL-03e). */
function reopenMove(f: Battlefield, figure: Combatant): void {
  if (f.acting === figure && !figure.marks.settled) figure.marks.moved = false
}
