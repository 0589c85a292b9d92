import type { Quarter } from '../../../../render/board/quarters.ts'
import type { Still } from '../../../../render/dark-lord/draw.ts'
import type { Overlay } from '../../../../render/types.ts'
import {
  type Combatant,
  type Entry,
  isOnBoard,
  reachByHex,
  zoneCells,
} from '../../../../rules/dark-lord/index.ts'
import { type Cell, makeCell, parseCell } from '../../../../rules/index.ts'
import { truncated } from '../../../truncated.ts'
import type { Picture } from '../../types.ts'
import { seatName } from '../names.ts'
import { darkLordId } from './darkLordId.ts'
import { figureStates } from './figureNote.ts'
import { combatantOf, type DarkLordView, tableOf } from './view.ts'

export interface PictureOptions {
  overlay?: Overlay
  /** what was told: laid over the board, and the part where it happened enlarged */
  told?: readonly Entry[]
  highlighted?: readonly string[]
  focus?: readonly Cell[]
  labels?: boolean
  quarter?: Quarter
  /** whose zones lie where, and whom dread reaches */
  zones?: boolean
  alt?: string
  windows?: number
}

/** The Free are cool, the Shadow warm. */
export const toneOf = (side: string): 'cool' | 'warm' => (side === 'shadow' ? 'warm' : 'cool')

/** Everybody on the board in words, side by side. */
export function boardInWords(view: DarkLordView): string {
  const { board, state, words, names, game } = view
  if (!board) return ''
  const { tells } = words
  const sides = state.players.map((player, owner) => {
    const figures = state.combatants
      .filter(each => each.owner === owner && isOnBoard(each))
      .map(each => {
        const states = figureStates(view, each)
        return `${names.figure(each.label)} ${makeCell(board, each.at)}${states ? ` (${states})` : ''}`
      })
    const side = tells.sideNames[player.side]
    return tells.sideSays(seatName(game.seats[owner], words), side, figures.join(', ') || '–')
  })
  const when = state.turn > 0 ? tells.ofTurns(state.turn, state.lastTurn) : tells.stages[state.stage]
  const treasure = state.treasure === null ? '' : ` ${tells.treasureAt(makeCell(board, state.treasure))}`
  return tells.boardSays(board.name[view.locale], when, sides.join(' ')) + treasure
}

/** The players as they are called now. */
export const named = ({ state, game, words }: DarkLordView) =>
  state.players.map((player, i) => ({ ...player, name: truncated(seatName(game.seats[i], words), 20) }))

/** The board as it stands, drawn by this game. */
type DrawnBoard = Pick<Picture, 'name' | 'alt'> & Still & { game: typeof darkLordId }

/** The board as it stands. */
export function boardPicture(view: DarkLordView, look: PictureOptions = {}): DrawnBoard | undefined {
  const { board, state, locale } = view
  if (!board) return undefined
  const { alt, ...shown } = look
  return {
    name: 'board.png',
    alt: [alt, boardInWords(view)].filter(Boolean).join(' '),
    game: darkLordId,
    still: {
      skirmish: { ...state, players: named(view) },
      language: locale,
      ...shown,
      ...(!look.labels && { labels: false }),
      // Whoever has seen a turn knows the signs.
      legend: state.turn <= 1,
    },
  }
}

/** Hexes within so many of some, and of whom stands there. */
const cellsOf = (view: DarkLordView, labels: readonly string[]): Cell[] =>
  labels.flatMap(label => {
    const figure = combatantOf(view, label)
    return figure && figure.at >= 0 ? [figure.at] : []
  })

/** Where a figure can go now, with what that costs and whether it charges. */
export function cellsInReach(
  view: DarkLordView,
  figure: Combatant,
): { cell: Cell; cost: number; stops: boolean }[] {
  const f = tableOf(view)
  return [...reachByHex(f, figure)].flatMap(([hex, { cost, charges }]) => {
    const cell = parseCell(f.board, hex)
    return cell === undefined ? [] : [{ cell, cost, stops: charges.length > 0 }]
  })
}

/** The game as it stands for its open question, with what has happened since the last picture. */
export function gamePicture(
  view: DarkLordView,
  told: readonly Entry[],
  opened?: string,
): Picture | undefined {
  const { question, state, board } = view
  if (!board) return undefined
  if (question?.kind === 'deploy') {
    const zone = zoneCells(tableOf(view), question.by)
    const mine = view.viewer === question.by
    return boardPicture(view, {
      overlay: mine
        ? { deployment: zone, deploymentOwner: question.by }
        : { starts: [{ owner: question.by, cells: zone }] },
      focus: zone,
      windows: 3,
      labels: true,
      ...(opened && combatantOf(view, opened) && { highlighted: [opened] }),
    })
  }
  const inHand = opened ? combatantOf(view, opened) : undefined
  const asked = question ? [question.subject, ...('ready' in question.about ? question.about.ready : [])] : []
  const reach = inHand && question?.kind === 'act' ? cellsInReach(view, inHand) : []
  const all = state.combatants.filter(isOnBoard).map(({ at }) => at)
  const acting = [...cellsOf(view, inHand ? [inHand.label] : asked), ...reach.map(({ cell }) => cell)]
  // Whoever learns has to see whom it is about: a lesson shows everybody.
  const focus = view.game.lesson ? [...acting, ...all] : acting
  return boardPicture(view, {
    told,
    ...(reach.length > 0 && { overlay: { reach } }),
    focus: focus.length + told.length > 0 ? focus : all,
    // One look at everybody: parts beside each other would cut a small field where somebody stands.
    ...(view.game.lesson && { windows: 1 }),
    ...(inHand ? { highlighted: [inHand.label] } : question?.subject && { highlighted: [question.subject] }),
  })
}
