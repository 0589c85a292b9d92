import type { Script } from '../../core/script.ts'
import { byLabel, isOnBoard, labelsOf, ofOwner } from '../field/field.ts'
import { has, isEngaged } from '../field/points.ts'
import { askChoice } from '../field/questions.ts'
import type { Battlefield, FightUnderWay, Losers } from '../field/vocabulary.ts'
import type { FightGroup } from '../state.ts'
import { backOff } from './backOff.ts'
import { divideFights, writeDivision } from './division.ts'
import { duel, sayHeroicStrikes } from './duel.ts'
import { sayHeroic } from './heroic.ts'
import { fightersOf } from './strength.ts'
import { strikes } from './strikes.ts'
import { nameSupporters } from './support.ts'

/** Divides all who are engaged, and lets heroes say first fights (DB-14, DB-21). */
export function* beginFights(f: Battlefield): Script {
  const division = yield* divideFights(f)
  f.skirmish.fights = division.map(({ one, others }) => ({ one, others: [...others] }))
  if (division.length > 0) f.emit({ event: 'divided', fights: f.skirmish.fights })
  if (division.length < 2) return
  const first = f.skirmish.priority ?? 0
  for (const owner of [first, 1 - first])
    for (const hero of ofOwner(f, owner)) {
      if (!isEngaged(hero) || !(yield* sayHeroic(f, hero, 'first-fight', false))) continue
      hero.marks.firstFight = true
      f.emit({ event: 'heroic', figure: hero.label, what: 'first-fight', added: 0 })
    }
}

/** The side with priority picks the next fight; first fights before others, its own before the enemy's (DB-14c, DB-21). */
export function* nextFight(f: Battlefield): Script {
  const { skirmish } = f
  const by = skirmish.priority ?? 0
  const rank = ({ one, others }: FightGroup) => {
    const heroes = [one, ...others].map(label => byLabel(f, label)!).filter(each => each.marks.firstFight)
    if (heroes.some(each => each.owner === by)) return 0
    return heroes.length > 0 ? 1 : 2
  }
  const best = Math.min(...skirmish.fights.map(rank))
  const next = skirmish.fights.filter(group => rank(group) === best)
  const group = yield* askChoice({
    kind: 'fight-order',
    by,
    subject: '',
    about: { fights: next.map(each => writeDivision([each])) },
    values: next,
    write: each => writeDivision([each]),
    topic: 'fight-order',
    fallback: () => next[0]!,
    byOrder: ({ word }) => (word === 'ask' ? undefined : next[0]!),
  })
  skirmish.fights = skirmish.fights.filter(each => each !== group)
  yield* fightOut(f, group)
}

/** One fight from its supporters to its strikes (DB-15 to DB-17); who has no opponent left does not fight (DB-14d). */
function* fightOut(f: Battlefield, { one: first, others: rest }: FightGroup): Script {
  const one = byLabel(f, first)!
  const others = rest
    .map(label => byLabel(f, label)!)
    .filter(each => isOnBoard(each) && one.marks.engaged.includes(each.label))
  if (!isOnBoard(one) || others.length === 0) return
  const fight: FightUnderWay = { one, others, supporters: [[], []], added: new Map() }
  f.fight = fight
  const priority = f.skirmish.priority ?? 0
  for (const owner of [priority, 1 - priority]) yield* nameSupporters(f, fight, owner)
  f.emit({
    event: 'fight-began',
    one: one.label,
    others: labelsOf(others),
    supporters: labelsOf(fight.supporters.flat()),
  })
  for (const fighter of [one, ...others]) {
    fighter.marks.fought = true
    // DB-26b: supporters apart.
    const foes = fightersOf(fight, 1 - fighter.owner)
    if (foes.some(enemy => has(f, enemy, 'underTheRing'))) fighter.marks.foughtWearer = true
  }
  yield* sayHeroicStrikes(f, fight)
  const winner = yield* duel(f, fight)
  const loser = (1 - winner) as 0 | 1
  const fighters = fightersOf(fight, loser)
  const trapped = yield* backOff(f, fighters, fightersOf(fight, winner))
  const losers: Losers = { fighters, supporters: [...fight.supporters[loser]], trapped }
  yield* strikes(f, fight, winner, losers)
  f.emit({ event: 'fight-over', one: one.label, others: labelsOf(others) })
  f.fight = null
}
