import { makeFacing } from '../../core/hex.ts'
import type { Save } from '../../core/script.ts'
import { listSpace } from '../../core/space.ts'
import { type AroundGame, awaitingDocument, diceDocument } from '../../play/gameDocument.ts'
import type { Throw, Viewer } from '../../play/module.ts'
import type { FigureDocument, FigureStatus, GameDocument } from './document.ts'
import type { GameEvent } from './events.ts'
import { cellsOfFigure, type Game, label } from './game.ts'
import type { GameQuestion } from './questions.ts'
import type { CombatHexState, Figure } from './state.ts'

/** What the rules do not know of a battle and its document shows. */
export interface ViewContext extends AroundGame<GameEvent> {
  restrictions?: GameDocument['restrictions']
}

/** The dice that an event of a battle tells of, if any. */
export const diceOfBattle = (event: GameEvent): Throw | undefined =>
  event.event === 'rolled' ? { by: event.by, faces: event.faces, first: event.first } : undefined

/** What somebody may know of a battle (`View` of rules/play/module.ts). */
interface Seen {
  state: CombatHexState
  table: Game
  question: GameQuestion | undefined
  knows(event: GameEvent): boolean
}

/** A battle as somebody may see it: everything public, and one's own deployment before it is done. */
export function documentOf(
  { state: battle, table: g, question, knows }: Seen,
  save: Save<CombatHexState>,
  around: ViewContext,
): GameDocument {
  const { result } = battle
  const ground = battle.board === null ? undefined : battle.customBoards?.[battle.board]
  return {
    id: around.id,
    rules: battle.rules,
    rulesVersion: save.rulesVersion,
    board: battle.board,
    ...(ground !== undefined && { ground }),
    points: battle.points,
    ...(around.restrictions && { restrictions: around.restrictions }),
    turn: battle.turn,
    phase: battle.phase,
    attacker: battle.attacker,
    players: battle.players.map(({ name, camp, edge, lost }, i) => ({
      user: around.users[i] ?? '',
      name,
      camp,
      edge,
      ...(lost && { out: lost.reason }),
    })),
    ...(battle.order && { order: battle.order }),
    figures: battle.figures.map(figure => figureDocument(g, figure)),
    awaiting: awaitingDocument(question, around),
    dice: diceDocument({ diceOf: diceOfBattle }, save, result !== null, around),
    log: around.log.filter(knows),
    result: result && {
      winner: result.winner,
      reason: result.reason,
      rule: result.rule,
      points: result.score.map(s => s / 2),
    },
    version: around.version,
  }
}

/** A deployment is seen by its owner alone until it is done (3.02). */
const isUnseen = (
  { phase, deployed }: Pick<CombatHexState, 'phase' | 'deployed'>,
  owner: number,
  viewer: Viewer,
): boolean => phase === 'deployment' && viewer !== owner && !deployed.includes(owner)

/** A battle as a viewer may know it: those whom others are still deploying wait beside the board. */
export function redact(battle: CombatHexState, viewer: Viewer): CombatHexState {
  if (!battle.figures.some(({ owner }) => isUnseen(battle, owner, viewer))) return battle
  return {
    ...battle,
    figures: battle.figures.map(figure => {
      if (!isUnseen(battle, figure.owner, viewer)) return figure
      const { carried: _, ...own } = figure
      return { ...own, at: -1, facing: 0, condition: 'waiting' }
    }),
  }
}

const nothingLegal = listSpace([])
const numberOf = (label: string): number => Number(label.slice(1))

/** A question as a viewer may know it: of a secret one, who is asked and for what, as if nothing was answered yet. */
export function redactQuestion(question: GameQuestion, viewer: Viewer): GameQuestion {
  const { kind, by, subject, about } = question
  if (viewer === by) return question
  const hidden = { by, subject, space: nothingLegal, fallback: () => '' }
  if (kind === 'deploy') {
    const waiting = [...about.waiting, ...about.placed].toSorted((a, b) => numberOf(a) - numberOf(b))
    return { ...hidden, kind, about: { waiting, placed: [] } }
  }
  if (kind === 'declare') return { ...hidden, kind, about: { ...about, figures: [] } }
  return question
}

/** What an order declared for the strategy roll is nobody else's business before all have declared (8.45). */
const isStillSecret = (
  { turn, phase }: Pick<CombatHexState, 'turn' | 'phase'>,
  entry: Extract<GameEvent, { event: 'ordered' }>,
  viewer: Viewer,
): boolean =>
  entry.question === 'declare' && viewer !== entry.by && entry.turn === turn && phase === 'strategy'

/** May the viewer not know of this event yet? */
export function isSecret(battle: CombatHexState, entry: GameEvent, viewer: Viewer): boolean {
  switch (entry.event) {
    case 'ordered':
      return isStillSecret(battle, entry, viewer)
    // What was taken back in a deployment tells a place, too.
    case 'undone':
      return isUnseen(battle, entry.by, viewer)
    // On foot or on somebody's arms (8.42).
    case 'placed':
    case 'lifted':
    case 'taken-up':
      return battle.figures.some(
        figure => figure.id === entry.figure && isUnseen(battle, figure.owner, viewer),
      )
    default:
      return false
  }
}

function standing(figure: Figure): FigureStatus {
  if (figure.condition !== 'standing') return 'off-board'
  if (figure.life === 0) return 'fallen'
  if (figure.carried) return 'carried'
  return figure.actionTaken === 'nothing' ? 'ready' : figure.actionTaken
}

function figureDocument(g: Game, figure: Figure): FigureDocument {
  const type = g.typeOf(figure)
  const onBoard = figure.condition === 'standing'
  return {
    id: figure.id,
    label: figure.id,
    name: type.name.en,
    type: type.id,
    owner: figure.owner,
    kind: type.kind,
    at: onBoard ? label(g, figure.at) : null,
    hexes: cellsOfFigure(g, figure).map(cell => label(g, cell)),
    facing: onBoard ? makeFacing(figure.facing) : null,
    life: figure.life,
    maxLife: type.life,
    ap: figure.ap,
    maxAp: type.ap,
    movement: type.movement,
    attacks: type.attacks,
    endurance: type.endurance,
    shooting: type.shooting,
    points: type.points,
    abilities: type.abilities.map(({ id, cost }, i) => ({ id, cost, used: figure.used.includes(i) })),
    effects: figure.marks.map(mark => mark.ability),
    state: standing(figure),
    ...(figure.carried && { carrier: figure.carried.by }),
  }
}
