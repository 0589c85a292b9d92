import type { Script } from '../../../core/script.ts'
import { actSpace } from '../answers/actSpace.ts'
import { chooseAct, chooseTurn } from '../answers/defaults.ts'
import { askBattle } from '../ask.ts'
import { actAutomatically, activate, endMarks, useChoices } from '../fight/activate.ts'
import { type Game, isStanding, newActivation, standingOf } from '../game.ts'
import { movementLeft } from '../move/allowance.ts'
import { payAllToStay } from '../move/tolls.ts'
import { forbids } from '../points/points.ts'
import { readyFigures, turners } from '../verbs/actors.ts'
import { makeAct, perform, verbOf } from '../verbs/index.ts'
import { turnInPlace } from '../verbs/turn.ts'
import { aside } from '../verbs/use.ts'
import type { Act } from '../verbs/verb.ts'
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
    yield* actAutomatically(g, side, { moment: aside, cause: null })
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
    // No figure has to do anything (3.07).
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
    if (act.verb !== 'use' || !act.use.ability.notActivated) g.activation.begun = true
    if (mayPerform(g, act)) yield* perform(g, g.activation, act)
    if (!isStanding(act.figure) || forbids(g, 'mayAct', act.figure)) {
      close(g)
      return undefined
    }
  }
}

/** What abilities do before their figure does anything, but for choices that come before all else. */
function* beforeActing(g: Game, act: Act): Script {
  if (act.verb === 'use' && act.use.ability.notActivated) return
  for (const { id } of g.typeOf(act.figure).abilities)
    yield* g.book.abilities[id].beforeAction?.(g, act.figure) ?? []
}

/** May it still do what it was about to? */
const mayPerform = (g: Game, { verb, figure }: Act): boolean =>
  isStanding(figure) && !(verbOf(verb).moves && forbids(g, 'mayMove', figure))

/** The activation is over: the figure has acted, and effects that last as long as it go. */
function close(g: Game): void {
  const current = g.activation
  if (!current) return
  const { figure } = current
  figure.actionTaken = current.shot
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
    turnInPlace(g, act)
  }
}

/** A side without figures has nothing to do in its phase. */
export function* actionStep(g: Game, side: number): Script<string | undefined> {
  if (standingOf(g, side).length) return yield* activationStep(g, side)
  yield* endPhase(g, side)
  return undefined
}
