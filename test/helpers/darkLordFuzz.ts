import { hexOf, parseCell } from '../../rules/board/board.ts'
import { distance } from '../../rules/core/hex.ts'
import { type Pick, pickOf } from '../../rules/core/random.ts'
import type { Numbered } from '../../rules/core/tape.ts'
import { darkLord } from '../../rules/dark-lord/contract/module.ts'
import type { GameEvent } from '../../rules/dark-lord/field/events.ts'
import { byLabel, foesOf, isOnBoard, typeOfCombatant } from '../../rules/dark-lord/field/field.ts'
import { stepBetween } from '../../rules/dark-lord/field/ground.ts'
import { has, isEngaged } from '../../rules/dark-lord/field/points.ts'
import type { GameQuestion } from '../../rules/dark-lord/field/questions.ts'
import type { Battlefield } from '../../rules/dark-lord/field/vocabulary.ts'
import { chargedBy } from '../../rules/dark-lord/move/move.ts'
import { actsOf, type FigureAct, walkerOf, writeAct } from '../../rules/dark-lord/turn/verbs.ts'
import type { DarkLord } from '../../rules/dark-lord/types.ts'
import { engineOf } from '../../rules/play/engine.ts'
import { fail } from './battleChecks.ts'
import { darkLordTrial } from './darkLordTrials.ts'
import { countDarkLordWork, type DarkLordWork, noDarkLordWork } from './darkLordWork.ts'
import { type ByChance, playByChance } from './playByChance.ts'

const engine = engineOf(darkLord)
type Told = Numbered<GameEvent>

/** What one figure does: powers, the Ring and charges sooner than walks, so that the rules are at work. */
function chooseDoing(f: Battlefield, about: { ready: string[]; active: string | null }, pick: Pick): string {
  const label = about.active && pick(5) ? about.active : about.ready.length ? pickOf(pick, about.ready) : null
  const figure = label ? byLabel(f, label) : undefined
  if (!figure || (about.ready.length === 0 && !about.active)) return 'done'
  const all = [...actsOf(f, figure)]
  const write = (doing: FigureAct) => writeAct(f, doing)
  const such = (...verbs: string[]) => all.filter(({ verb }) => verbs.includes(verb))
  const leaving = such('exit')
  if (leaving.length && pick(3)) return write(leaving[0]!)
  // Whoever has the Ring lives long, so that it comes to be the last, or away.
  const friends = f.skirmish.combatants.filter(each => each.owner === figure.owner && isOnBoard(each)).length
  const hides = figure.ring !== null && !has(f, figure, 'mastersRing')
  if (hides && friends <= 3 && such('ring').length) return write(such('ring')[0]!)
  for (const [verb, once] of [
    ['cast', 2],
    ['unring', 2],
    ['ring', 4],
    ['will', 4],
    ['stand', 2],
    ['lift', 2],
    ['drop', 6],
    ['dismount', 20],
    ['lie', 60],
  ] as const) {
    const some = such(verb)
    if (some.length === 0 || pick(once)) continue
    // As many dice as it likes, but seldom the most: powers by name first.
    if (verb !== 'cast') return write(some[0]!)
    const casts = some.flatMap(doing => (doing.verb === 'cast' ? [doing] : []))
    const rings = casts.filter(({ cast }) => cast.power === 'compelling' && cast.target?.ring === 'off')
    if (rings.length && pick(3)) return write(pickOf(pick, rings))
    const power = pickOf(pick, [...new Set(casts.map(({ cast }) => cast.power))])
    return write(
      pickOf(
        pick,
        casts.filter(({ cast }) => cast.power === power && (cast.dice <= 2 || !pick(4))),
      ) ?? casts[0]!,
    )
  }
  const moves = all.flatMap(doing => (doing.verb === 'move' || doing.verb === 'charge' ? [doing] : []))
  if (moves.length === 0) return about.active ? `end ${about.active}` : 'done'
  const walker = walkerOf(f, figure)
  const charges = moves.filter(({ choice }) => chargedBy(f, walker, choice).length > 0)
  const calm = moves.filter(each => !charges.includes(each))
  const wet = moves.filter(
    ({ choice: { cells } }) =>
      figure.burning && cells.some((cell, i) => stepBetween(f, cells[i - 1] ?? figure.at, cell)?.water),
  )
  if (wet.length) return write(pickOf(pick, wet))
  if (charges.length && pick(4) && !(hides && calm.length)) return write(pickOf(pick, charges))
  const away = ({ choice }: { choice: { cells: number[] } }) => {
    const end = hexOf(f.board, choice.cells.at(-1) ?? figure.at)
    const wanted =
      f.skirmish.treasure !== null && figure.owner === 0 && typeOfCombatant(f, figure).mount === null
    const foes = wanted ? [{ at: f.skirmish.treasure! }] : foesOf(f, figure.owner)
    return Math.min(...foes.map(({ at }) => distance(end, hexOf(f.board, at))))
  }
  const flees = f.scenario.exit === f.skirmish.players[figure.owner]!.side && (hides || pick(2))
  if (hides && !flees && pick(4))
    return write((calm.length ? calm : moves).reduce((best, each) => (away(each) > away(best) ? each : best)))
  if (flees)
    return write(
      moves.reduce((best, each) => {
        const column = (one: typeof best) => (one.choice.cells.at(-1) ?? figure.at) % f.board.columns
        return column(each) > column(best) ? each : best
      }),
    )
  if (pick(6)) return write(moves.reduce((best, each) => (away(each) < away(best) ? each : best)))
  return write(pickOf(pick, moves))
}

/** An answer by chance to whatever is asked; what comes before it is looked at once. */
export function chooseDarkLord(f: Battlefield, question: GameQuestion, pick: Pick): string {
  const { space } = question
  switch (question.kind) {
    case 'deploy':
      return question.about.waiting.length === 0 && pick(8)
        ? 'done'
        : pick(6)
          ? question.fallback()
          : space.sample(pick)
    case 'act':
      return pick(60) ? chooseDoing(f, question.about, pick) : pick(2) ? 'done' : space.sample(pick)
    case 'shots':
      return pick(4) ? question.fallback() : space.sample(pick)
    case 'will-now':
      return pick(4) ? 'now' : 'later'
    case 'force':
      return question.fallback()
    default:
      return pick(2) ? question.fallback() : space.sample(pick)
  }
}

/** Follows what is told, and says what may not be. */
function watch() {
  const worn = new Set<string>()
  const held = new Set<string>()
  return (events: readonly Told[], f: Battlefield, asked: GameQuestion, before: ReadonlySet<string>) => {
    const find = (label: string) => byLabel(f, label)!
    const seer = (label: string) => has(f, find(label), 'seer')
    const still = (label: string, what: string) => {
      if (held.has(label)) fail(`${label} ${what} and may not move`)
    }
    for (const event of events)
      switch (event.event) {
        case 'ring-on':
          worn.add(event.figure)
          break
        case 'ring-off':
        case 'removed':
        case 'left-board':
          worn.delete(event.figure)
          break
        case 'turn-ended':
          held.clear()
          break
        case 'shot':
          if (worn.has(event.target) && !seer(event.figure))
            fail(`${event.figure} shot at ${event.target}, unseen`)
          break
        case 'cast':
          if (event.target && worn.has(event.target) && !seer(event.figure))
            fail(`${event.figure} named ${event.target}, unseen`)
          break
        case 'drained':
          if (event.courage < 1) fail(`${event.figure} is drained to ${event.courage}`)
          break
        case 'moved': {
          still(event.figure, 'moved')
          if (before.has(event.figure)) fail(`${event.figure} moved out of a fight`)
          const { owner } = find(event.figure)
          if (event.hand === owner) break
          const cells = [event.from, ...event.way].map(hex => parseCell(f.board, hex)!)
          for (let i = 1; i < cells.length; i++) {
            const step = stepBetween(f, cells[i - 1]!, cells[i]!)
            if (!step || step.overEdge) fail(`${event.figure} was led over an edge`)
            if (asked.kind === 'compel-move' && step.jumps) fail(`${event.figure} was made to jump`)
          }
          break
        }
        case 'stood-up':
        case 'dismounted':
        case 'took':
          still(event.figure, event.event)
          break
        case 'made-way':
          still(event.figure, 'made way')
          break
        case 'frozen':
        case 'transfixed':
        case 'compelled':
          held.add(event.figure)
          break
        case 'fled-from':
          if (event.way.length > 0) still(event.figure, 'fled')
          held.add(event.figure)
          break
      }
    // Whoever is moved by the enemy, by the Ring or by a power, does nothing else.
    if (asked.kind === 'will-move' || asked.kind === 'compel-move') {
      const own = ['over-the-edge', 'left-board', 'took', 'heroic', 'dismounted', 'lay-down']
      for (const event of events)
        if (own.includes(event.event) && 'figure' in event && event.figure === asked.subject)
          fail(`${asked.subject} by an enemy's hand: ${event.event}`)
    }
  }
}

const byChance = (work: DarkLordWork): ByChance<DarkLord> => {
  const look = watch()
  return {
    engine,
    odd: 'A1 B2 C7 H8-I8 X move charge cast fast A1- - done Å %s channel none -1 A999 99'.split(' '),
    choose: ({ table, question }, pick) => chooseDarkLord(table, question, pick),
    hear: (events, table) => countDarkLordWork(work, events, table),
    watch({ state, question }) {
      const engaged = new Set(state.combatants.filter(c => isOnBoard(c) && isEngaged(c)).map(c => c.label))
      return (events, table) => look(events, table, question, engaged)
    },
  }
}

/** Plays a battle of The Dark Lord by chance, and says which of its rules were at work. @throws Broken */
export function playDarkLord(n: number, options = darkLordTrial(n), seldom = 1) {
  const work = noDarkLordWork()
  return { ...playByChance(byChance(work), n, options, seldom, false), work }
}
