import { type Cell, noHex, parseCell } from '../../board/board.ts'
import { facings } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import { hexes } from '../attack/stages.ts'
import { banned, type UnitActs, unitSpace } from '../field/actSpace.ts'
import { type Battlefield, between, enemiesOfUnit, unitsOf } from '../field/battlefield.ts'
import { rulesIn, slowest, unitWith } from '../field/command.ts'
import { gaitOf, mayEndOn, type Pose, poseOf, reformCells, reformFiles, waysOf } from '../field/moves.ts'
import { ask } from '../field/questions.ts'
import type { Regiment } from '../state.ts'
import { inZone } from './deploymentZone.ts'
import { modelsOf, onwardVerbs, performMove, type UnitMove, writeMove } from './movement.ts'

/** How far vanguards go at the most, and how far from the enemy they stay (M05c, d). */
const vanguardMost = 12
const vanguardOff = 6

/** Units that may move before the battle, and have not (M05). */
const vanguards = (f: Battlefield, owner: number): Regiment[] =>
  unitsOf(f, owner).filter(unit => unit.marks.move === 'none' && unitWith(f, unit, rule => rule.vanguard))

/** Mobility in its move before the battle: of several the lower one (M05b, RB-06.3). */
function vanguardMobility(f: Battlefield, unit: Regiment): number {
  const said = rulesIn(f, unit).flatMap(({ rule, own }) => rule.vanguard?.(own)?.mobility ?? [])
  return said.length ? Math.min(...said) : slowest(f, unit, 'mobility')
}

function vanguardMoves(f: Battlefield, unit: Regiment): UnitMove[] {
  const mobility = vanguardMobility(f, unit)
  const start: Pose = { at: unit.at, facing: unit.facing }
  const isFarOff = (at: Cell) =>
    enemiesOfUnit(f, unit).every(enemy => between(f, at, enemy.at) > hexes(vanguardOff))
  const moves = onwardVerbs(f, unit).flatMap(verb => {
    const allowance = verb === 'march' ? 2 * mobility : mobility
    const ways = waysOf(f, unit, gaitOf(f, unit, allowance, verb))
    return ways.poses().flatMap((key): UnitMove[] => {
      const pose = poseOf(key)
      if (ways.costOf(key) === 0 || !mayEndOn(f, unit, pose.at) || !isFarOff(pose.at)) return []
      const way = [start, ...ways.wayTo(key)]
      const gone = way.filter(({ at }, i) => i > 0 && at !== way[i - 1]!.at).length
      return gone <= hexes(vanguardMost) ? [{ verb, unit, pose, files: unit.files }] : []
    })
  })
  const widths = reformFiles(f, unit, modelsOf(f, unit))
  const reforms = reformCells(f, unit, mobility).flatMap(({ at, shift }) =>
    facings.flatMap((facing): UnitMove[] =>
      isFarOff(at) && shift <= hexes(vanguardMost)
        ? widths.map(files => ({ verb: 'reform', unit, pose: { at, facing }, files }))
        : [],
    ),
  )
  return [...moves, ...reforms]
}

const vanguardActs = (f: Battlefield, owner: number): UnitActs<UnitMove> => ({
  rule: 'M05',
  verbs: ['advance', 'march', 'reform'],
  actors: vanguards(f, owner),
  read(verb, unit, [hex = '', side = '', files = String(unit.files)]) {
    if (parseCell(f.board, hex) === undefined) return noHex(f.board, hex, 'M05')
    const said = verb === 'reform' ? [hex, side, files] : [hex, side]
    const wanted = [verb, unit.label, ...said].join(' ').toLowerCase()
    return (
      vanguardMoves(f, unit).find(act => writeMove(f, act).toLowerCase() === wanted) ??
      banned('no-such-pose', 'M05', { unit: unit.label, hex: hex.slice(0, 10) })
    )
  },
  write: act => writeMove(f, act),
  all: unit => vanguardMoves(f, unit),
})

/** Moves before the battle, one each in turn, the defender first (M05f). */
export function* vanguardStep(f: Battlefield): Script {
  const { war } = f
  const owner = vanguards(f, war.next!).length > 0 ? war.next! : 1 - war.next!
  const able = vanguards(f, owner)
  if (able.length === 0) {
    war.stage = 'charges'
    // M05g, M16c: what counts is where it begins the battle, not where it was deployed.
    for (const unit of [...unitsOf(f, 0), ...unitsOf(f, 1)]) unit.outside = !inZone(f, unit.owner, unit.at)
    f.emit({ event: 'battle-began', first: war.first ?? 0 })
    war.active = null
    return
  }
  const act: UnitMove | 'done' = yield* ask({
    kind: 'vanguard',
    by: owner,
    subject: '',
    about: { units: able.map(({ label }) => label) },
    space: unitSpace(f, owner, vanguardActs(f, owner)),
    topic: null,
    fallback: () => 'done' as const,
  })
  if (act === 'done') for (const unit of able) unit.marks.move = 'reform'
  else yield* performMove(f, act, vanguardMobility(f, act.unit))
  war.next = 1 - owner
}
