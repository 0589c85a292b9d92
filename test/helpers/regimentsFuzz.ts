import { hexOf } from '../../rules/board/board.ts'
import { type Pick, pickOf } from '../../rules/core/random.ts'
import { engineOf } from '../../rules/play/engine.ts'
import { regiments } from '../../rules/regiments/contract/module.ts'
import { arcOf } from '../../rules/regiments/field/arcs.ts'
import { type Battlefield, between, unitCalled } from '../../rules/regiments/field/battlefield.ts'
import { enemiesOf } from '../../rules/regiments/field/command.ts'
import { movePoses } from '../../rules/regiments/field/moves.ts'
import type { GameQuestion } from '../../rules/regiments/field/questions.ts'
import { spells } from '../../rules/regiments/magic/spells.ts'
import { castsOf } from '../../rules/regiments/turn/casting.ts'
import { marchBan, movesOfUnit, writeMove } from '../../rules/regiments/turn/movement.ts'
import type { Regiments } from '../../rules/regiments/types.ts'
import { type ByChance, playByChance } from './playByChance.ts'
import { regimentsTrial } from './regimentsTrials.ts'
import { countingRules, countRegimentsWork, noRegimentsWork, type RegimentsWork } from './regimentsWork.ts'

const engine = engineOf(regiments)

/** One unit moves: mostly on, so that the armies meet; now and then it reforms, joins, or does anything. */
function chooseMove(f: Battlefield, ready: readonly string[], pick: Pick): string {
  const unit = unitCalled(f, pickOf(pick, ready))
  if (pick(6) === 0) {
    const all = movesOfUnit(f, unit)
    const verb = pickOf(pick, [...new Set(all.map(move => move.verb))])
    const some = all.filter(move => move.verb === verb)
    return some.length > 0 ? writeMove(f, pickOf(pick, some)) : 'done'
  }
  const how = pick(3) && !marchBan(f, unit) ? 'march' : 'advance'
  const enemies = enemiesOf(f, unit.owner)
  const away = ({ pose: { at, facing } }: ReturnType<typeof movePoses>[number]) =>
    Math.min(
      ...enemies.map(
        enemy =>
          between(f, at, enemy.at) +
          (arcOf(hexOf(f.board, at), facing, hexOf(f.board, enemy.at)) === 'front' ? 0 : 3),
      ),
    )
  const poses = movePoses(f, unit, how).filter(() => pick(3) > 0)
  const [first] = poses
  if (!first) return 'done'
  const { pose } = poses.reduce((best, each) => (away(each) < away(best) ? each : best), first)
  return writeMove(f, { verb: how, unit, pose, files: unit.files })
}

/** One of the spells that may be cast, by name first, with dice enough for it. */
function chooseCast(f: Battlefield, wizards: readonly string[], pick: Pick): string {
  const wizard = unitCalled(f, pickOf(pick, wizards))
  const all = castsOf(f, wizard)
  const spell = pickOf(pick, [...new Set(all.map(each => each.spell))])
  const enough = all.filter(each => each.spell === spell && 3.5 * each.dice >= spells[spell]!.need)
  const { target, dice } = pickOf(
    pick,
    enough.length > 0 && pick(8) ? enough : all.filter(each => each.spell === spell),
  )
  return `cast ${wizard.label} ${spell} ${target.label} ${dice}`
}

/** An answer by chance to whatever is asked, as brings the armies together and their rules to work. */
export function chooseRegiments(f: Battlefield, question: GameQuestion, pick: Pick): string {
  const { space } = question
  const other = () => {
    const all = space.enumerate('', 5000).filter(answer => answer !== 'done')
    return all.length > 0 ? pickOf(pick, all) : 'done'
  }
  switch (question.kind) {
    case 'deploy': {
      const special = [...space.enumerate('hold ', 50), ...space.enumerate('join ', 50)]
      if (special.length > 0 && pick(3)) return pickOf(pick, special)
      return pick(8) ? other() : 'auto'
    }
    case 'charge':
      return pick(8) ? other() : 'done'
    case 'move':
      return pick(40) ? chooseMove(f, question.about.ready, pick) : 'done'
    case 'cast':
      return pick(20) ? chooseCast(f, question.about.wizards, pick) : 'done'
    case 'shoot':
    case 'vanguard':
      return pick(10) ? other() : 'done'
    case 'dispel':
      return pick(3) ? '0' : space.sample(pick)
    default:
      return pick(3) ? space.sample(pick) : question.fallback()
  }
}

const byChance = (work: RegimentsWork): ByChance<Regiments> => ({
  engine,
  odd: 'A1 B2 C7 H8 X charge move march cast place hold join N SE auto done Å %s none -1 A999 99 0'.split(
    ' ',
  ),
  choose: ({ table, question }, pick) => chooseRegiments(table, question, pick),
  hear: (events, table) => countRegimentsWork(work, events, table),
  during: run => countingRules(work, run),
})

/** Plays a battle of Regiments by chance, and says which of its rules were at work; odd ones take answers back. @throws Broken */
export function playRegiments(n: number, options = regimentsTrial(n), seldom = 1) {
  const work = noRegimentsWork()
  return { ...playByChance(byChance(work), n, options, seldom, n % 2 === 1), work }
}
