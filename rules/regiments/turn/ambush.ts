import { type Cell, cellsOf, noHex, parseCell } from '../../board/board.ts'
import { facings, makeFacing, parseFacing } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import { accept, listed, type Refusal, type Space } from '../../core/space.ts'
import { banned, isRefused } from '../field/actSpace.ts'
import { type Battlefield, between, bodyOf, cellLabel, enemiesOfUnit, putUnit } from '../field/battlefield.ts'
import { freeStep, mayEndOn, type Pose } from '../field/moves.ts'
import { ask } from '../field/questions.ts'
import { formationOf } from '../formation/formation.ts'
import type { Regiment } from '../state.ts'
import { nearestEnemy } from './afterCombat.ts'
import { facingOf } from './deploymentZone.ts'

/** How an ambusher comes: in any formation, facing anywhere (M17e). */
interface Arrival {
  pose: Pose
  files: number
}

/** Cells at the border, where ambushers come from. */
const borderCells = (f: Battlefield, unit: Regiment): Cell[] =>
  cellsOf(f.board).filter(
    cell => facings.some(facing => f.board.neighbour[cell * 6 + facing]! < 0) && mayEndOn(f, unit, cell),
  )

/** Hexes on which an ambusher may come: at the border, or one from it (M17d, e, RB-23.3). */
function arrivalCells(f: Battlefield, unit: Regiment): Cell[] {
  const border = borderCells(f, unit)
  const near = border.flatMap(cell =>
    facings.flatMap(facing => {
      const step = freeStep(f, unit, cell, facing)
      return step && mayEndOn(f, unit, step.to) ? [step.to] : []
    }),
  )
  return [...new Set([...border, ...near])].sort((a, b) => a - b)
}

/** Every hex and facing, in as many files as it has; other numbers are understood. */
function arrivalSpace(f: Battlefield, unit: Regiment, cells: readonly Cell[]): Space<Arrival> {
  const about = { unit: unit.label }
  const write = ({ pose, files }: Arrival) => `${cellLabel(f, pose.at)} ${makeFacing(pose.facing)} ${files}`
  const read = ([hex = '', side = '', count = String(unit.files)]: readonly string[]): Arrival | Refusal => {
    const at = parseCell(f.board, hex)
    const facing = parseFacing(side)
    if (at === undefined) return noHex(f.board, hex, 'M17')
    if (facing === undefined || !cells.includes(at))
      return banned('no-such-pose', 'M17', { ...about, hex: cellLabel(f, at) })
    const { models } = formationOf(bodyOf(f, unit))
    const files = Number(count)
    return Number.isInteger(files) && files >= 1 && files <= models
      ? { pose: { at, facing }, files }
      : banned('too-wide', 'M17', { ...about, least: 1, most: models })
  }
  return {
    check(answer) {
      const found = read(answer.trim().split(/\s+/))
      return isRefused(found) ? { ok: false, refusal: found } : accept(write(found), found)
    },
    write,
    ...listed(() =>
      cells.flatMap(at => facings.map(facing => write({ pose: { at, facing }, files: unit.files }))),
    ),
    fingerprint: () => [unit.label, ...cells].join(' '),
  }
}

/** An ambusher is placed (M17d to M17h). */
export function* arrive(f: Battlefield, unit: Regiment): Script {
  const cells = arrivalCells(f, unit)
  if (cells.length === 0) return
  const enemies = enemiesOfUnit(f, unit)
  const behind = (at: Cell) => Math.min(...enemies.map(enemy => between(f, at, enemy.at)), 99)
  const best = cells.toSorted((a, b) => behind(a) - behind(b))[0]!
  const facing = nearestEnemy(f, { at: best, owner: unit.owner }) ?? facingOf(unit.owner)
  const usual: Arrival = { pose: { at: best, facing }, files: unit.files }
  const { pose, files } = yield* ask({
    kind: 'arrive',
    by: unit.owner,
    subject: unit.label,
    about: { units: [unit.label] },
    space: arrivalSpace(f, unit, cells),
    topic: null,
    fallback: () => usual,
  })
  putUnit(f, unit, pose.at)
  unit.facing = pose.facing
  unit.files = files
  // M17g, h: it counts as having advanced.
  unit.marks.move = 'advance'
  f.emit({ event: 'arrived', unit: unit.label, at: cellLabel(f, pose.at), facing: pose.facing, files })
}
