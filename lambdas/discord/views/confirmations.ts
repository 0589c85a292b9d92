import { engineOf } from '../../../rules/games.ts'
import type { Level } from '../../../rules/index.ts'
import { numberOfRule } from '../../league/gameOfSeason.ts'
import { isComputer } from '../../store/guests.ts'
import type { ArmyRecord, Locale } from '../../store/types.ts'
import { button, buttons, idOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import type { GameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'

function confirm(view: GameView, said: string, action: string, argument: string, label: string): Message {
  return panel({
    texts: [said],
    rows: buttons([
      button(label, idOf(view.game, action, argument), 'red'),
      button(view.words.says.cancel, idOf(view.game, 'status')),
    ]),
    accent: 'warning',
  })
}

/** Asked before the program plays the rest of a phase, with what it would do. */
export function confirmFinish(view: GameView): Message {
  const { says } = view.words
  const plan = faceOf(view.game).finishPlan?.(view)
  if (!plan) return confirm(view, says.finishSure, 'finish', 'yes', says.finish)
  return panel({
    picture: plan.picture,
    board: view.game.id,
    texts: [`**${says.finishPlan}**`, plan.lines.join('\n') || says.finishNothing, says.finishPlanned],
    rows: buttons([
      button(says.doIt, idOf(view.game, 'finish', 'yes'), 'green'),
      button(says.notSo, idOf(view.game, 'status')),
    ]),
  })
}

/** Asked before an answer counts, in a game that does not show what it would do. */
export const confirmAnswer = (view: GameView, answer: string): Message =>
  confirm(view, faceOf(view.game).answer(answer, view), 'answer', answer, view.words.says.confirm)

/** What it comes to to give up, as the game says it; else who wins, or that the others play on. */
function comesTo(view: GameView): string {
  const { opponentWins, othersPlayOn } = view.words.says
  const goesOn = engineOf(view.game).playersLeft(view.save).length > 2
  return faceOf(view.game).givingUp?.(view, goesOn) ?? (goesOn ? othersPlayOn : opponentWins)
}

/** Asked before a battle is given up. */
export const confirmConcede = (view: GameView): Message =>
  confirm(
    view,
    view.game.lesson ? view.words.tutorial.concedeSure : view.words.says.concedeSure(comesTo(view)),
    'concede',
    'yes',
    view.words.says.concede,
  )

/** Asked where a draw ends the battle as soon as it is typed: its caller may mean to offer one. */
export const confirmDraw = (view: GameView): Message =>
  confirm(
    view,
    view.words.says.drawSure(numberOfRule(view.game, 'scores')),
    'draw',
    'end',
    view.words.says.acceptDraw,
  )

/**
 * Asked before the computer plays on for somebody.
 * @param plan for whom, by number, and how well
 */
export function confirmSubstitute(view: GameView, plan: { player: number; level: Level }): Message {
  const { game, viewer, words } = view
  const { says } = words
  const { user } = game.seats[plan.player]!
  const computer = says.computers[plan.level]
  const people = engineOf(game)
    .playersLeft(view.save)
    .filter(i => i !== plan.player && !isComputer(game.seats[i]!.user))
  const said =
    plan.player === viewer
      ? says.substituteSure(computer)
      : says.substituteOtherSure(computer, view.names.player(plan.player))
  return confirm(
    view,
    people.length > 0 ? said : `${said} ${says.substituteAlone}`,
    'substitute',
    `${user} ${plan.level}`,
    says.substitute,
  )
}

/** Asked before an army is deleted. */
export function confirmDelete({ game = '', name, version }: ArmyRecord, locale: Locale): Message {
  const { says } = wordsOf(locale)
  return panel({
    texts: [says.deleteSure(plain(name))],
    rows: buttons([button(says.delete, idOf({ id: game, version }, 'delete-army', name), 'red')]),
    accent: 'warning',
  })
}
