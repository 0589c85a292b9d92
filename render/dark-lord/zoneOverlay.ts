import { cellsOf } from '../../rules/board/board.ts'
import { between, touched } from '../../rules/dark-lord/field/field.ts'
import { hasZoneAgainst, rulesOf } from '../../rules/dark-lord/field/points.ts'
import { type DarkLordState, darkLord, onBoard } from '../../rules/dark-lord/index.ts'
import type { Overlay } from '../types.ts'

/**
 * Where figures of each player have their zones, and where dread takes Courage: the hexes on which one of the others
 * would feel it.
 * @param owners whose zones are shown; everybody's unless told
 */
export function zoneOverlay(
  skirmish: DarkLordState,
  owners: readonly number[] = [0, 1],
): Pick<Overlay, 'zones' | 'field'> {
  const f = darkLord.tableOf(skirmish)
  const all = onBoard(f)
  // A zone that only seers feel is none for most: it is shown where every enemy has to heed it.
  const zones = owners.flatMap(owner => {
    const foes = all.filter(each => each.owner !== owner)
    const cells = all.flatMap(figure =>
      figure.owner === owner && foes.every(foe => hasZoneAgainst(f, figure, foe))
        ? touched(f, figure.at)
        : [],
    )
    return cells.length ? [{ owner, cells: [...new Set(cells)] }] : []
  })
  const dread = all.flatMap(figure => {
    const reach = Math.max(-1, ...rulesOf(f, figure).map(({ rule }) => rule.unnerves ?? -1))
    return reach >= 0 && owners.includes(figure.owner) ? [{ at: figure.at, reach }] : []
  })
  const field = cellsOf(f.board).filter(cell => dread.some(({ at, reach }) => between(f, at, cell) <= reach))
  return { ...(zones.length && { zones }), ...(field.length && { field }) }
}
