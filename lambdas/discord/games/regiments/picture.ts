import type { BoardScene } from '../../../../render/regiments/boardScene.ts'
import type { Still } from '../../../../render/regiments/draw.ts'
import type { Overlay } from '../../../../render/types.ts'
import type { Facing } from '../../../../rules/core/hex.ts'
import { type Cell, makeCell, parseCell } from '../../../../rules/index.ts'
import {
  cellsFor,
  type Entry,
  goneUnits,
  type Regiment,
  spotsOf,
  standingUnit,
} from '../../../../rules/regiments/index.ts'
import { truncated } from '../../../truncated.ts'
import type { Picture } from '../../types.ts'
import { seatName } from '../names.ts'
import { listName, toneOf } from './lists.ts'
import { regimentsId } from './regimentsId.ts'
import { unitNote } from './unitNote.ts'
import { fieldOf, legalTexts, type RegimentsView, regimentOf } from './view.ts'

/** What a picture of the field shows besides its units. */
export interface PictureOptions {
  overlay?: Overlay
  /** what has happened: moves and shots are drawn over the board */
  told?: readonly Entry[]
  /** a unit as it would stand, with its way from where it stands now */
  posed?: { label: string; at: Cell; facing: Facing; files?: number }
  /** the unit whose arcs are shown; and how far somebody is heeded */
  arcsOf?: string
  heeded?: BoardScene['heeded']
  /** is its arrow a spell's, not a shot's? */
  spell?: boolean
  /** labels of units that the message is about */
  highlighted?: readonly string[]
  /** only the part that has these hexes, enlarged */
  focus?: readonly Cell[]
  labels?: boolean
  windows?: number
  alt?: string
}

/** Everybody on the field in words, side by side. */
export function fieldInWords(view: RegimentsView): string {
  const { board, state, words, names, game, locale } = view
  if (!board) return ''
  const { tells } = words
  const sides = state.commanders.map(({ list }, owner) => {
    const units = state.regiments
      .filter(each => each.owner === owner && each.condition === 'field')
      .map(each => `${names.figure(each.label)} (${unitNote(view, each.label)})`)
    return tells.sideSays(seatName(game.seats[owner], words), listName(list, locale), units.join(', ') || '–')
  })
  const when = state.turn > 0 ? tells.ofTurns(state.turn, state.lastTurn) : tells.stages[state.stage]
  return tells.boardSays(board.name[locale], when, sides.join(' '))
}

/** The players as pictures name them. */
export const playersDrawn = ({ state, game, words }: RegimentsView) =>
  state.commanders.map((_, owner) => ({
    name: truncated(seatName(game.seats[owner], words), 20),
    tone: toneOf(state, owner),
  }))

/** The board as it stands, drawn by this game. */
type DrawnBoard = Pick<Picture, 'name' | 'alt'> & Still & { game: typeof regimentsId }

/** The field as it stands. All that is drawn of a battle goes through here. */
export function boardPicture(view: RegimentsView, look: PictureOptions = {}): DrawnBoard | undefined {
  const { board, state, locale } = view
  if (!board) return undefined
  const {
    alt,
    told = [],
    highlighted = [],
    overlay = {},
    focus,
    windows,
    labels,
    posed,
    arcsOf,
    heeded,
    spell,
  } = look
  const before = posed && regimentOf(view, posed.label)
  const from = before?.condition === 'field' && before.at !== posed?.at ? before : undefined
  const standing = state.regiments.flatMap((unit): Regiment[] => {
    if (unit.label === posed?.label) return [{ ...unit, ...posed, condition: 'field' }]
    return unit.condition === 'field' ? [unit] : []
  })
  const gone = goneUnits(
    state,
    told.flatMap(entry => (entry.event === 'destroyed' ? [entry.unit] : [])),
  )
  return {
    name: 'board.png',
    alt: [alt, fieldInWords(view)].filter(Boolean).join(' '),
    game: regimentsId,
    still: {
      board,
      units: standing.map(unit => standingUnit(state, unit)),
      players: playersDrawn(view),
      language: locale,
      highlighted,
      overlay,
      ...(told.length && { told: { events: told, spots: spotsOf(state) } }),
      ...(gone.length && { gone }),
      ...(from && posed && { moved: [{ unit: standingUnit(state, from), to: posed.at }] }),
      ...(arcsOf !== undefined && { arcsOf }),
      ...(heeded && { heeded }),
      ...(spell && { spell }),
      ...(focus?.length && { focus }),
      ...(windows !== undefined && { windows }),
      ...(labels === false && { labels }),
    },
  }
}

/** Where units stand, by their labels. */
export const cellsOfUnits = (view: RegimentsView, labels: readonly string[]): Cell[] =>
  labels.flatMap(label => {
    const unit = regimentOf(view, label)
    const host = unit?.host ? regimentOf(view, unit.host) : unit
    return host && host.at >= 0 && host.condition === 'field' ? [host.at] : []
  })

/** Where a unit can go now, by hexes; with what it costs at the least where that is known. */
export function cellsInReach(view: RegimentsView, label: string): Cell[] {
  const { board } = view
  if (!board) return []
  const texts = ['advance', 'march'].flatMap(verb => legalTexts(view, `${verb} ${label} `))
  return [...new Set(texts.map(text => text.split(' ')[2]!))].flatMap(hex => parseCell(board, hex) ?? [])
}

/** Labels of the units that somebody is mentioned by in what happened. */
const namedIn = (told: readonly Entry[]): string[] =>
  told.flatMap(entry =>
    entry.event === 'melee'
      ? entry.units
      : 'unit' in entry
        ? [entry.unit, ...('on' in entry ? [entry.on] : []), ...(entry.event === 'shot' ? [entry.at] : [])]
        : [],
  )

/** The battle as it stands for its open question, with what has happened since the last picture. */
export function gamePicture(
  view: RegimentsView,
  told: readonly Entry[],
  opened?: string,
): Picture | undefined {
  const { question, state, board } = view
  if (!board) return undefined
  if (question?.kind === 'deploy') {
    const [label = question.about.waiting[0]!] = opened?.split(' ') ?? []
    const unit = regimentOf(view, label) ?? regimentOf(view, question.about.waiting[0]!)
    const zone = unit ? cellsFor(fieldOf(view), unit) : []
    const mine = view.viewer === question.by
    return boardPicture(view, {
      overlay: mine
        ? { deployment: zone, deploymentOwner: question.by }
        : { starts: [{ owner: question.by, cells: zone }] },
    })
  }
  const subject = question?.subject ? [question.subject] : []
  const acting = cellsOfUnits(view, [...subject, ...namedIn(told)])
  // Units act over the whole width of the field: a part of it is shown where one thing alone is asked.
  const focus = subject.length > 0 && acting.length > 0 ? acting : undefined
  return boardPicture(view, {
    told,
    ...(focus
      ? { focus }
      : {
          focus: state.regiments.flatMap(({ condition, at }) => (condition === 'field' ? [at] : [])),
          windows: 1,
        }),
    highlighted: subject,
  })
}

/** A cell as players call it; nothing for one that is none. */
export const hexLabel = ({ board }: RegimentsView, cell: Cell): string =>
  board && cell >= 0 ? makeCell(board, cell) : ''
