import type { Cell } from '../../../board/board.ts'
import { makeFacing } from '../../../core/hex.ts'
import type { Script } from '../../../core/script.ts'
import { type Act, aside, makeAct, movementLeft, readyFigures, strikesOf } from '../answers/act.ts'
import { actSpace } from '../answers/actSpace.ts'
import { turners } from '../answers/answers.ts'
import { chooseAct, chooseTurn } from '../answers/defaults.ts'
import { parseAct } from '../answers/parseAct.ts'
import { askBattle } from '../ask.ts'
import { freeAttack } from '../fight/freeAttack.ts'
import { type Activation, type Game, isStanding, newActivation, put, standingOf } from '../game.ts'
import { payAllToStay, payToStay } from '../move/tolls.ts'
import { dismount, leave, release, run, walk } from '../move/walk.ts'
import { activate, actUnbidden, endMarks, useChoices } from '../points/activate.ts'
import { forbids } from '../points/points.ts'
import { shoot } from '../shoot/shooting.ts'
import type { Figure } from '../state.ts'
import { endPhase } from './phases.ts'

/**
 * One activation (3.06 to 3.09): the side picks what a figure does, and goes on with the same figure as long
 * as it likes. The answer with which another figure begins closes it, and is handed on to the next step; an
 * activation once closed stays closed. `end` closes it before anybody else begins: until somebody does, that
 * can be taken back. `done` ends the phase, after a last turning of figures (3.091).
 */
export function* activationStep(g: Game, side: number): Script<string | undefined> {
  let ended = false
  for (;;) {
    const current = g.activation
    yield* actUnbidden(g, side, { moment: aside, cause: null })
    const act = yield* askBattle({
      kind: 'act',
      by: side,
      subject: current?.figure.id ?? '',
      about: {
        active: current?.figure.id ?? null,
        movement: current ? movementLeft(g, current.figure) : 0,
        ready: readyFigures(g, side).map(figure => figure.id),
      },
      space: actSpace(g, side),
      fallback: () => chooseAct(g, side),
      sparing: may => chooseAct(g, side, use => useChoices(g, [use]).every(may)),
    })
    if (act.verb === 'done') {
      close(g)
      yield* payAllToStay(g, side)
      if (g.book.sequence.turnsAtEnd) yield* turningAtEnd(g, side)
      yield* endPhase(g, side)
      return undefined
    }
    if (act.verb === 'end') {
      close(g)
      ended = true
      continue
    }
    if (act.verb === 'use' && act.aside) {
      yield* activate(g, act.use)
      continue
    }
    if (ended || (g.activation && g.activation.figure !== act.figure)) {
      close(g)
      return makeAct(g, act)
    }
    g.activation ??= newActivation(act.figure)
    yield* beforeActing(g, act)
    if (act.verb !== 'use' || !act.use.ability.plain) g.activation.begun = true
    if (mayPerform(g, act)) yield* perform(g, g.activation, act)
    if (!isStanding(act.figure) || forbids(g, 'mayAct', act.figure)) {
      close(g)
      return undefined
    }
  }
}

type Deed = Exclude<Act, { verb: 'done' | 'end' }>

/** What abilities do before their figure does anything, but for choices that come before all else. */
function* beforeActing(g: Game, act: Deed): Script {
  if (act.verb === 'use' && act.use.ability.plain) return
  for (const { id } of g.typeOf(act.figure).abilities)
    yield* g.book.abilities[id].beforeActs?.(g, act.figure) ?? []
}

/** May it still do what it was about to? */
const mayPerform = (g: Game, { verb, figure }: Deed): boolean =>
  isStanding(figure) &&
  !(
    (verb === 'move' || verb === 'run' || verb === 'leave' || verb === 'charge') &&
    forbids(g, 'mayMove', figure)
  )

/** The activation is over: the figure has acted, and effects that last as long as it go. */
function close(g: Game): void {
  const current = g.activation
  if (!current) return
  const { figure } = current
  figure.deed = current.shot
    ? 'shot'
    : current.entered || current.moving || (current.stopped && !current.served)
      ? 'moved'
      : 'acted'
  endMarks(g, [figure], 'activation')
  g.activation = null
}

/** When all have acted, figures that did not shoot may be turned (3.091). */
function* turningAtEnd(g: Game, side: number): Script {
  for (;;) {
    const figures = turners(g, side)
    if (!figures.length) return
    const act = yield* askBattle({
      kind: 'turning',
      by: side,
      subject: '',
      about: { figures: figures.map(figure => figure.id) },
      space: actSpace(g, side, true),
      fallback: () => chooseTurn(g, side),
    })
    if (act.verb !== 'turn') return
    turn(g, act.figure, act.at, act)
  }
}

/** A side without figures has nothing to do in its phase. */
export function* actionStep(g: Game, side: number): Script<string | undefined> {
  if (standingOf(g, side).length) return yield* activationStep(g, side)
  yield* endPhase(g, side)
  return undefined
}

function* perform(g: Game, current: Activation, act: Deed): Script {
  const stays = act.verb === 'turn' || act.verb === 'shoot' || act.verb === 'strike'
  if (stays && !(yield* payToStay(g, act.figure))) return
  switch (act.verb) {
    case 'move':
      return yield* walk(g, current, act)
    case 'run':
      return yield* run(g, current, act)
    case 'leave':
      return yield* leave(g, current)
    case 'dismount':
      return yield* dismount(g, current, act)
    case 'turn':
      current.turned ||= act.at !== act.figure.at
      return turn(g, act.figure, act.at, act)
    case 'shoot':
      if (act.facing !== act.figure.facing) {
        const { at } = act.figure
        face(g, act.figure, act.facing)
        current.turned ||= at !== act.figure.at
      }
      current.shot = true
      current.shotLate = current.moving || current.entered > 0
      return yield* shoot(g, act.figure, act.target)
    case 'charge':
      current.charging = true
      yield* walk(g, current, act)
      if (act.target && strikesOf(g, act.figure).includes(act.target)) yield* strike(g, current, act.target)
      return
    case 'strike':
      return yield* strike(g, current, act.target)
    case 'use':
      yield* activate(g, act.use)
      if (act.use.ability.moment === 'own-action' && act.figure.used.includes(act.use.occurrence)) {
        current.stopped = 'over'
        current.struck = true
        current.served = true
      }
      return release(g, current)
  }
}

/** A free attack ends the action (8.10b, 8.13d). */
function* strike(g: Game, current: Activation, target: Figure): Script {
  current.stopped = 'over'
  current.struck = true
  yield* freeAttack(g, [current.figure], target)
}

function turn(g: Game, figure: Figure, at: Cell, { facing }: { facing: Figure['facing'] }): void {
  put(g, figure, at, facing)
  g.emit({ event: 'turned', figure: figure.id, facing: makeFacing(facing) })
}

/** Turning before a shot is part of the shot (5.08); a rider turns on its two hexes (8.10d). */
function face(g: Game, figure: Figure, facing: Figure['facing']): void {
  const act = parseAct(g, figure.owner, `turn ${figure.id} ${makeFacing(facing)}`)
  if (!('code' in act) && act.verb === 'turn') turn(g, figure, act.at, act)
}
