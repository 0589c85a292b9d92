import { figureById, type Game, marksChanged } from '../battle/game.ts'
import type { Figure } from '../battle/state.ts'

/** What changed of a figure between two stages of a combat, where nobody moves or falls. */
export type FigureChange = Pick<Figure, 'id' | 'life' | 'ap' | 'used' | 'marks'>

/** Looks at the figures now, to tell later what has changed since. */
export function watch(g: Game): () => FigureChange[] {
  const before = g.battle.figures.map(({ life, ap, used, marks }) => ({
    life,
    ap,
    uses: used.length,
    marks: JSON.stringify(marks),
  }))
  return () => {
    const changes: FigureChange[] = []
    for (const [i, { id, life, ap, used, marks }] of g.battle.figures.entries()) {
      const old = before[i]!
      const same = life === old.life && ap === old.ap && used.length === old.uses
      if (same && (marks.length ? JSON.stringify(marks) : '[]') === old.marks) continue
      changes.push({ id, life, ap, used: [...used], marks: marks.map(mark => ({ ...mark })) })
    }
    return changes
  }
}

/** Brings about what has changed; the game is to be put back by `undone`. */
export function bringAbout(g: Game, changes: readonly FigureChange[]): void {
  if (!changes.length) return
  for (const { id, life, ap, used, marks } of changes) {
    const figure = figureById(g, id)!
    const before = figure.marks
    Object.assign(figure, { life, ap, used: [...used] })
    if (!marks.length && !before.length) continue
    figure.marks = marks.map(mark => ({ ...mark }))
    marksChanged(g, [...before, ...marks])
  }
}
