import type { Script } from '../../core/script.ts'
import type { Refusal } from '../../core/space.ts'
import { throwAmounts } from '../attack/throwAttacks.ts'
import type { Blows } from '../clash/blows.ts'
import { banned, readyOf, type UnitActs, unitSpace } from '../field/actSpace.ts'
import {
  allUnits,
  type Battlefield,
  bodyOf,
  byUnitLabel,
  hostOf,
  isEngaged,
  isWithin,
  profileOfUnit,
  tellDice,
  throwFor,
} from '../field/battlefield.ts'
import { bears, rulesIn, rulesOf } from '../field/command.ts'
import { ask, askChoice } from '../field/questions.ts'
import { isBefore, isSeen } from '../field/sees.ts'
import { panicTest } from '../field/tests.ts'
import { spells } from '../magic/spells.ts'
import type { Regiment } from '../state.ts'
import { takeShots, throwVolley } from './shooting.ts'

/** Dice of the magic phase without channels, and of whoever defends (RB-24.1). */
const ownDice = 5
const theirDice = 4
/** Dice for one spell, and to undo one (RB-24.2, RB-24.3). */
export const maxSpellDice = 5

interface SpellCast {
  wizard: Regiment
  spell: string
  target: Regiment
  dice: number
}

/** Members of a side that know spells and can cast: not in a shaken unit (RB-20.4). */
export const wizardsOf = (f: Battlefield, owner: number): Regiment[] =>
  f.war.regiments.filter(
    member =>
      member.owner === owner &&
      (member.condition === 'field' || member.condition === 'joined') &&
      member.knows.length > 0 &&
      !hostOf(f, member).shaken,
  )

/** Dice at the start of a magic phase: five and those that are channelled, against four (RB-24.1, M07). */
export function openMagic(f: Battlefield): void {
  const { war } = f
  const active = war.active!
  const channelled = wizardsAndOthers(f, active)
  war.dice = [0, 1].map(owner => (owner === active ? ownDice + channelled : theirDice))
  for (const unit of war.regiments) {
    unit.tried = []
    // RB-24.4: what the active player cast in his last magic phase is over.
    unit.spells = unit.spells.filter(({ by }) => by !== active)
  }
  if (wizardsOf(f, active).length > 0) f.emit({ event: 'magic-dice', dice: [...war.dice] })
}

const wizardsAndOthers = (f: Battlefield, owner: number): number =>
  f.war.regiments
    .filter(
      member =>
        member.owner === owner &&
        (member.condition === 'field' || member.condition === 'joined') &&
        !hostOf(f, member).shaken,
    )
    .flatMap(member => rulesOf(f, member))
    .reduce((sum, { rule, own }) => sum + (rule.channels?.(own) ?? 0), 0)

/** Dice that a wizard may throw for a spell now. */
const maxDice = (f: Battlefield, { owner }: Regiment): number => Math.min(maxSpellDice, f.war.dice[owner]!)

/** Why a spell may not be cast so (RB-24.2). */
function castBan(f: Battlefield, { wizard, spell, target, dice }: SpellCast): Refusal | undefined {
  const known = spells[spell]
  const about = { unit: wizard.label, spell }
  if (wizard.knows.length === 0) return banned('not-a-wizard', 'RB-24.2', { unit: wizard.label })
  if (!known || !wizard.knows.includes(spell)) return banned('unknown-spell', 'RB-24.2', about)
  if (wizard.tried.includes(spell)) return banned('spell-tried', 'RB-24.2', about)
  if (wizard.marks.move === 'rallied') return banned('has-rallied', 'RB-20.5', { unit: wizard.label })
  const most = maxDice(f, wizard)
  if (dice < 1 || dice > most) return banned('too-many-dice', 'RB-24.2', { ...about, most })
  const friendly = target.owner === wizard.owner
  if (friendly !== (known.on === 'friend'))
    return banned('spell-target', 'RB-24.2', { ...about, target: target.label })
  if (known.on === 'free-enemy' && isEngaged(target))
    return banned('unit-at-blows', 'RB-24', { ...about, target: target.label })
  const host = hostOf(f, wizard)
  if (!isWithin(f, host, target, known.range))
    return banned('spell-out-of-range', 'RB-24.2', { ...about, target: target.label, range: known.range })
  if (!friendly && !(isBefore(f, host, target) && isSeen(f, host, target)))
    return banned('not-seen', 'RB-24.2', { unit: wizard.label, target: target.label })
  return undefined
}

const castActs = (f: Battlefield, owner: number): UnitActs<SpellCast> => ({
  rule: 'RB-24',
  verbs: ['cast'],
  actors: wizardsOf(f, owner),
  read(_verb, wizard, [spell = '', label = '', count = '']) {
    const target = byUnitLabel(f, label)
    if (!target || target.condition !== 'field')
      return banned('spell-target', 'RB-24.2', { unit: wizard.label, spell, target: label.slice(0, 40) })
    const casting = { wizard, spell: spell.toLowerCase(), target, dice: Number(count) || 0 }
    return castBan(f, casting) ?? casting
  },
  write: ({ wizard, spell, target, dice }) => `cast ${wizard.label} ${spell} ${target.label} ${dice}`,
  all: wizard => castsOf(f, wizard),
})

/** Everything that a wizard may cast now. */
export const castsOf = (f: Battlefield, wizard: Regiment): SpellCast[] =>
  targetsOf(f, wizard).flatMap(casting =>
    Array.from({ length: maxSpellDice }, (_, i) => ({ ...casting, dice: i + 1 })).filter(
      ({ dice }) => !(dice > maxDice(f, wizard)),
    ),
  )

/** Its spells and whom it may cast each upon, with one die: more dice change nothing in that. */
function targetsOf(f: Battlefield, wizard: Regiment): SpellCast[] {
  const units = allUnits(f)
  return wizard.knows.flatMap(spell =>
    units.map(target => ({ wizard, spell, target, dice: 1 })).filter(casting => !castBan(f, casting)),
  )
}
const mayCast = (f: Battlefield, wizard: Regiment): boolean => {
  const units = allUnits(f)
  return wizard.knows.some(spell => units.some(target => !castBan(f, { wizard, spell, target, dice: 1 })))
}

/** The magic phase: spells one by one (RB-24). */
export function* magicStep(f: Battlefield): Script {
  const owner = f.war.active!
  const able = readyOf(f.war.dice[owner]! > 0 ? wizardsOf(f, owner) : [], wizard => mayCast(f, wizard))
  const act: SpellCast | 'done' = able.any
    ? yield* ask({
        kind: 'cast',
        by: owner,
        subject: '',
        about: () => ({ dice: f.war.dice[owner]!, wizards: able.labels() }),
        space: unitSpace(f, owner, castActs(f, owner)),
        topic: null,
        fallback: () => 'done' as const,
      })
    : 'done'
  if (act === 'done') {
    f.war.stage = 'shooting'
    return
  }
  yield* cast(f, act)
}

/** What is taken off the sum of a spell upon an enemy that resists magic: of several the highest counts, once (M43). */
const resistedBy = (f: Battlefield, wizard: Regiment, target: Regiment): number =>
  target.owner === wizard.owner
    ? 0
    : Math.max(0, ...rulesIn(f, target).map(({ rule, own }) => rule.resistsMagic?.(own) ?? 0))

/** What the dice of a spell have to come to against a target that may resist it. */
export const castNeed = (f: Battlefield, wizard: Regiment, spell: string, target: Regiment): number =>
  spells[spell]!.need + resistedBy(f, wizard, target)

function* cast(f: Battlefield, { wizard, spell, target, dice }: SpellCast): Script {
  const { need } = spells[spell]!
  const owner = wizard.owner
  wizard.tried.push(spell)
  f.war.dice[owner]! -= dice
  const faces = yield* throwFor(f, 'cast', wizard, dice)
  const sum = faces.reduce((total, face) => total + face, 0) - resistedBy(f, wizard, target)
  f.emit({ event: 'cast', unit: wizard.label, spell, on: target.label, faces, sum, need })
  if (sum < need || (yield* dispels(f, wizard, spell, target, sum))) return
  yield* takeEffect(f, wizard, spell, target)
}

/** The other side may undo it with its own dice (RB-24.3). */
function* dispels(
  f: Battlefield,
  wizard: Regiment,
  spell: string,
  target: Regiment,
  sum: number,
): Script<boolean> {
  const by = 1 - wizard.owner
  const most = Math.min(maxSpellDice, f.war.dice[by]!)
  if (most === 0) return false
  const average = Math.min(most, Math.max(1, Math.ceil(sum / 3.5)))
  const dice = yield* askChoice({
    kind: 'dispel',
    by,
    subject: target.label,
    about: { spell, by: wizard.label, on: target.label, sum, dice: most },
    values: Array.from({ length: most + 1 }, (_, i) => i),
    write: String,
    topic: 'dispel',
    fallback: () => 0,
    byOrder({ word }) {
      if (word === 'never') return 0
      if (word === 'all') return most
      // As many as come to it on average, where there are so many.
      return word === 'measured' ? (3.5 * average >= sum ? average : 0) : undefined
    },
  })
  if (dice === 0) return false
  f.war.dice[by]! -= dice
  const faces = yield* throwFor(f, 'dispel', target, dice, by)
  const total = faces.reduce((all, face) => all + face, 0)
  const undone = total >= sum
  f.emit({ event: 'dispelled', by, faces, sum: total, need: sum, undone })
  return undone
}

/** What a spell does that nobody undid. */
function* takeEffect(f: Battlefield, wizard: Regiment, id: string, target: Regiment): Script {
  const { lasts, hits, heals, panics } = spells[id]!
  if (lasts) {
    target.spells = [...target.spells.filter(({ spell }) => spell !== id), { spell: id, by: wizard.owner }]
  }
  if (hits) yield* strike(f, wizard, id, target)
  if (heals) yield* heal(f, target, id)
  if (panics && target.condition === 'field') yield* panicTest(f, target, 'panic-shots')
}

function* strike(f: Battlefield, wizard: Regiment, id: string, target: Regiment): Script {
  const { count, strength, penetration, rules } = spells[id]!.hits!
  const body = bodyOf(f, target)
  const own = bodyOf(f, hostOf(f, wizard))
  const pool = body.pools.find(({ life }) => life > 0)
  const by = own.pools[own.members.indexOf(wizard)]
  const part = by?.model.parts[0]
  if (!pool || !by || !part) return
  const blows: Blows = {
    how: {
      kind: 'special',
      by: { unit: own, pool: by, part },
      at: { unit: body, pool, atFront: true },
      weapon: null,
      values: { strength, penetration, rules },
      ranged: true,
    },
    step: 0,
    way: 'freely',
    count: 1,
    each: count,
    by: null,
  }
  const lines = yield* throwVolley(f, own, body, [blows])
  f.emit({ event: 'spell-struck', unit: wizard.label, spell: id, on: target.label, blows: lines })
  yield* takeShots(f, target, lines)
}

/** Life comes back to the ordinary pool; models rise again among the undead alone (RB-24). */
function* heal(f: Battlefield, target: Regiment, id: string): Script {
  const [life = 0] = yield* tellDice(
    f,
    'heal',
    target,
    throwAmounts('heal', target.owner, 1, spells[id]!.heals!),
  )
  const { life: each } = profileOfUnit(f, target).model
  const raises = bears(f, target, rule => rule.rises)
  const most = raises ? target.startLife : Math.ceil(target.life / each) * each
  const gained = Math.max(0, Math.min(life, most - target.life))
  target.life += gained
  f.emit({ event: 'raised', unit: target.label, life: gained })
}
