import { type Cell, cellsOf, noHex, parseCell } from '../../board/board.ts'
import type { Script } from '../../core/script.ts'
import { accept, listed, refuse, type Space } from '../../core/space.ts'
import {
  byLabel,
  hexLabel,
  isFreeHex,
  isHero,
  isOnBoard,
  labelsOf,
  playerOf,
  putAt,
  sideOf,
  takeUp,
  throwFor,
} from '../field/field.ts'
import { ask } from '../field/questions.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import type { Combatant } from '../state.ts'

/** Who deploys first: the scenario's side, or the lower die (part 6); then one side after the other, each whole. */
export function* deploymentStep(f: Battlefield): Script {
  const { skirmish, scenario } = f
  if (skirmish.firstToDeploy === null) {
    skirmish.firstToDeploy =
      scenario.deploysFirst === 'die' ? yield* lowerDie(f) : playerOf(f, scenario.deploysFirst)
  }
  const owner = skirmish.deployed.length === 0 ? skirmish.firstToDeploy : 1 - skirmish.firstToDeploy
  yield* deployArmy(f, owner)
  skirmish.deployed.push(owner)
  f.emit({ event: 'deployed', by: owner })
  if (skirmish.deployed.length === 2) skirmish.stage = 'ring'
}

function* lowerDie(f: Battlefield): Script<number> {
  for (;;) {
    const [a = 1] = yield* throwFor(f, 'deploy-first', 0, 1, null)
    const [b = 1] = yield* throwFor(f, 'deploy-first', 1, 1, null)
    if (a !== b) return a < b ? 0 : 1
  }
}

type Placing =
  | { verb: 'place'; figure: Combatant; at: Cell }
  | { verb: 'lift'; figure: Combatant }
  | { verb: 'auto' }
  | { verb: 'done' }

function* deployArmy(f: Battlefield, owner: number): Script {
  const own = f.skirmish.combatants.filter(each => each.owner === owner)
  for (;;) {
    const waiting = own.filter(each => each.condition === 'waiting')
    const act = yield* ask({
      kind: 'deploy',
      by: owner,
      subject: '',
      about: { waiting: labelsOf(waiting), placed: labelsOf(own.filter(isOnBoard)) },
      space: placingSpace(f, owner, own),
      topic: null,
      fallback: () => ({ verb: waiting.length > 0 ? 'auto' : 'done' }) as const,
    })
    if (act.verb === 'done') return
    if (act.verb === 'place') stand(f, act.figure, act.at)
    else if (act.verb === 'lift') {
      takeUp(f, act.figure)
      act.figure.condition = 'waiting'
      f.emit({ event: 'lifted-up', figure: act.figure.label })
    } else for (const { figure, at } of usualPlaces(f, owner, waiting)) stand(f, figure, at)
  }
}

function stand(f: Battlefield, figure: Combatant, at: Cell): void {
  putAt(f, figure, at)
  figure.condition = 'standing'
  f.emit({ event: 'placed', figure: figure.label, at: hexLabel(f, at) })
}

export const zoneCells = (f: Battlefield, owner: number): Cell[] => {
  const side = sideOf(f, owner)
  return cellsOf(f.board).filter(cell => !f.board.barred[cell] && f.scenario.inZone(f, side, cell))
}

/**
 * Where figures stand that their owner leaves to the program: warriors in front, heroes and those who shoot behind them, in
 * the middle of the zone first.
 */
export function usualPlaces(
  f: Battlefield,
  owner: number,
  waiting: readonly Combatant[],
): { figure: Combatant; at: Cell }[] {
  const { columns, rows } = f.board
  const isFree = sideOf(f, owner) === 'free'
  const front = (cell: Cell) => (isFree ? cell % columns : columns - 1 - (cell % columns))
  const off = (cell: Cell) => Math.abs(2 * Math.floor(cell / columns) - (rows - 1))
  const cells = zoneCells(f, owner).filter(cell => isFreeHex(f, cell))
  const depth = Math.max(...cells.map(front))
  const places: { figure: Combatant; at: Cell }[] = []
  const rank = (figure: Combatant) => {
    const { shoot, holder, powers } = f.skirmish.types[figure.type]!
    if (holder !== null) return 3
    if (powers.length > 0 && figure.mount === null) return 2
    return shoot !== null || isHero(f, figure) ? 1 : 0
  }
  for (const figure of [...waiting].sort((a, b) => rank(a) - rank(b))) {
    const wanted = Math.max(0, depth - rank(figure))
    const far = (cell: Cell) => Math.abs(front(cell) - wanted) * rows + off(cell)
    if (cells.length === 0) break
    const at = cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best))
    cells.splice(cells.indexOf(at), 1)
    places.push({ figure, at })
  }
  return places
}

function placingSpace(f: Battlefield, owner: number, own: readonly Combatant[]): Space<Placing> {
  const waiting = own.filter(each => each.condition === 'waiting')
  const placed = own.filter(isOnBoard)
  const write = (act: Placing): string => {
    if (act.verb === 'place') return `place ${act.figure.label} ${hexLabel(f, act.at)}`
    return act.verb === 'lift' ? `lift ${act.figure.label}` : act.verb
  }
  // Placed figures are placed again whenever a deployment goes on: nothing is listed that nobody asks for.
  let zone: Cell[] | undefined
  const cells = () => (zone ??= zoneCells(f, owner))
  const all = (): Placing[] => [
    ...(waiting.length > 0 ? [{ verb: 'auto' } as const] : [{ verb: 'done' } as const]),
    ...own.flatMap(figure =>
      cells()
        .filter(cell => isFreeHex(f, cell))
        .map(at => ({ verb: 'place', figure, at }) as const),
    ),
    ...placed.map(figure => ({ verb: 'lift', figure }) as const),
  ]
  return {
    check(answer) {
      const [verb = '', label = '', hex = ''] = answer.trim().split(/\s+/)
      const word = verb.toLowerCase()
      if (word === 'auto' && waiting.length > 0) return accept('auto', { verb: 'auto' })
      if (word === 'done')
        return waiting.length > 0
          ? refuse('still-to-place', 'DB-30', { count: waiting.length })
          : accept('done', { verb: 'done' })
      if (word !== 'place' && word !== 'lift')
        return refuse('not-offered', undefined, { answer: answer.slice(0, 40) })
      const figure = byLabel(f, label)
      if (!figure) return refuse('no-figure', 'DB-30', { figure: label.slice(0, 40) })
      if (figure.owner !== owner) return refuse('not-yours', 'DB-30', { figure: figure.label })
      if (word === 'lift') {
        const act = { verb: 'lift', figure } as const
        return isOnBoard(figure)
          ? accept(write(act), act)
          : refuse('not-placed', 'DB-30', { figure: figure.label })
      }
      const at = parseCell(f.board, hex)
      if (at === undefined) return { ok: false, refusal: noHex(f.board, hex, 'DB-30') }
      if (!cells().includes(at)) return refuse('beyond-zone', 'DB-30', { hex: hexLabel(f, at) })
      const other = f.occupant[at]
      if (other && other !== figure)
        return refuse('hex-taken', 'DB-30', { hex: hexLabel(f, at), figure: other.label })
      const act = { verb: 'place', figure, at } as const
      return accept(write(act), act)
    },
    write,
    ...listed(() => all().map(write)),
    fingerprint: () => `${waiting.length}/${placed.map(({ at }) => at).join(' ')}`,
  }
}
