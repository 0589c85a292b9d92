import { changed } from '../battle/derived.ts'
import type { Game } from '../battle/game.ts'
import { cloneFigure } from '../battle/sequence/machine.ts'
import type { Figure, Mark } from '../battle/state.ts'

/**
 * Remembers a game as it stands.
 * @returns puts everything back, as often as wanted. It costs far less than a copy: what was worked out about the board
 * holds on where nobody moved or fell.
 */
function remember(g: Game): () => void {
  const { battle, activation, memory } = g
  const fields = { ...battle }
  const figures = battle.figures.map(rememberFigure)
  const players = battle.players.map(player => ({ player, before: { ...player } }))
  const { combat, freeAttackers, passing } = g
  const occupant = g.occupant.slice()
  const action = { ...activation }
  let changes = { ...memory.changes }
  return () => {
    putBack(battle, fields)
    for (const { player, before } of players) putBack(player, before)
    for (const putBackFigure of figures) putBackFigure(g)
    g.activation = activation && Object.assign(activation, action)
    Object.assign(g, { combat, freeAttackers, passing })
    const now = memory.changes
    if (now.board === changes.board) return
    if (now.zones !== changes.zones) g.occupant = occupant.slice()
    changed(g, ...(['zones', 'prices', 'standing'] as const).filter(each => now[each] !== changes[each]))
    changes = { ...memory.changes }
  }
}

/** The same fields as before, and no others. */
function putBack<Thing extends object>(thing: Thing, before: Thing): void {
  const keys = Object.keys(thing) as (keyof Thing)[]
  for (const key of keys) if (thing[key] !== before[key]) thing[key] = before[key]
}

function rememberFigure(figure: Figure): (g: Game) => void {
  const before = { ...cloneFigure(figure), marks: figure.marks, used: figure.used }
  const uses = before.used.length
  const copies = before.marks.map(mark => ({ ...mark }))
  return g => {
    const untouched = figure.marks === before.marks && !copies.length && !before.marks.length
    putFigureBack(figure, before)
    before.used.length = uses
    if (untouched) return
    // What is known of a figure goes by the list of its marks.
    before.marks = figure.marks = copies.map((mark): Mark => ({ ...mark }))
    g.work.delete(figure)
  }
}

/** The same, field by field, since it is done all the time. */
function putFigureBack(figure: Figure, before: Figure): void {
  figure.type = before.type
  figure.owner = before.owner
  figure.condition = before.condition
  figure.at = before.at
  figure.facing = before.facing
  figure.life = before.life
  figure.ap = before.ap
  figure.actionTaken = before.actionTaken
  figure.ran = before.ran
  figure.used = before.used
  figure.marks = before.marks
  figure.carried = before.carried
  figure.paidStayToll = before.paidStayToll
  figure.threatenedAtStart = before.threatenedAtStart
  figure.hitThisTurn = before.hitThisTurn
  figure.placeBeforeActions = before.placeBeforeActions
  figure.placeBeforeTurn = before.placeBeforeTurn
}

/**
 * Does something to a game to see what comes of it; then all is as before, whatever happens. Nobody is told.
 * @param look is given what puts the game back, for whoever tries several things
 */
export function undone<Seen>(g: Game, look: (back: () => void) => Seen): Seen {
  const back = remember(g)
  const { emit } = g
  g.emit = () => {}
  try {
    return look(back)
  } finally {
    g.emit = emit
    back()
  }
}
