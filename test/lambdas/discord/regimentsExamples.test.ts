import { describe, expect, it } from 'vitest'
import type { HelpedRuleId } from '../../../lambdas/discord/games/regiments/ruleIds.ts'
import { ruleHelp } from '../../../lambdas/discord/games/regiments/words/en/ruleHelp/index.ts'
import { makeAttack } from '../../../rules/regiments/attack/attack.ts'
import { stagesOf } from '../../../rules/regiments/attack/stages.ts'
import { stepOf } from '../../../rules/regiments/clash/blows.ts'
import { waysToPass } from '../../../rules/regiments/clash/breakThrow.ts'
import { unitInClash } from '../../../rules/regiments/index.ts'
import type { Aim } from '../../../rules/regiments/unit/rulePoints.ts'
import type {
  ModelPart,
  ModelProfile,
  PrintedRule,
  UnitProfile,
} from '../../../rules/regiments/unit/unitProfile.ts'

/** What one side of an example is told to be; the rest is 3 and plain. */
type Told = Partial<Omit<ModelPart, 'rules'>> &
  Partial<Omit<ModelProfile, 'rules' | 'parts'>> & {
    /** of the part */
    bears?: readonly PrintedRule[]
    /** of the model */
    rules?: readonly PrintedRule[]
    charging?: boolean
    files?: number
  }

function fielded({ bears = [], rules = [], charging = false, files = 5, ...values }: Told) {
  const part: ModelPart = {
    name: '',
    attacks: 1,
    offence: 3,
    strength: 3,
    penetration: 0,
    agility: 3,
    ...values,
    rules: bears,
    marks: values.marks ?? [],
  }
  const model: ModelProfile = {
    charge: 5,
    mobility: 5,
    discipline: 7,
    life: 1,
    defence: 3,
    resilience: 3,
    armour: 0,
    height: 1,
    ...values,
    rules,
    parts: [part],
    marks: values.marks ?? [],
  }
  const profile: UnitProfile = {
    id: 'one',
    name: { en: 'One', fr: 'Un' },
    points: 0,
    count: 20,
    files,
    model,
    attachable: false,
  }
  return unitInClash({ unit: profile, joined: [] }, 0, { charging })
}

/** Scores that a standard attack or a shot needs. */
function needs(one: Told, other: Told = {}, weapon: PrintedRule | null = { id: 'W02' }, aim?: Aim) {
  const [unit, target] = [fielded(one), fielded(other)]
  const pool = unit.pools[0]!
  const attack = makeAttack({
    kind: aim ? 'shot' : 'standard',
    by: { unit, pool, part: pool.model.parts[0]! },
    at: { unit: target, pool: target.pools[0]!, atFront: true },
    weapon,
    aim,
  })
  const { toHit, usual } = stagesOf(attack)
  return {
    hit: toHit?.need ?? null,
    wound: usual.wound.need,
    armour: usual.save.armour,
    special: usual.save.special,
    strength: usual.strength.value,
    penetration: usual.penetration.value,
    step: aim ? null : stepOf(attack).value,
  }
}

const borne = (id: PrintedRule['id'], more: Partial<PrintedRule> = {}): PrintedRule => ({ id, ...more })
const shot = (id: PrintedRule['id'], distance: number, aim: Partial<Aim> = {}) =>
  [borne(id), { distance, moved: false, marched: false, cover: 'none', ...aim }] as const
const shoot = (one: Told, other: Told, [weapon, aim]: ReturnType<typeof shot>) =>
  needs(one, other, weapon, aim)

const shielded = { armour: 2, rules: [borne('M06')] }
const halberdier = { ...shielded, bears: [borne('W04')] }
const rider = { strength: 4, agility: 4 }
const spearAgainst = (other: Told) => needs({}, { armour: 4, ...other }, borne('W08')).armour
const disturbed = (defence: number, times: number) =>
  needs({ offence: 4 }, { defence, rules: Array.from({ length: times }, () => borne('M36')) }).hit
const toxic = (other: Told) => needs({ bears: [borne('A12')] }, other)
const manyAgainst = (resilience: number) => needs({ bears: [borne('A28')] }, { resilience }).wound
const artillery = { ...borne('W09'), gift: { plus: {}, rules: [borne('A02')] } }
/** 20 in 5 files */
const solid = {}
const score = (need: number | null) => (need === null ? 'nothing' : `${need}+`)

/** What examples say, with the scores and values that the rules come to. */
const worked: [HelpedRuleId, string][] = [
  [
    'M06',
    `saves on ${score(needs({}, { armour: 2 }).armour)}; with the shield it is 3 and saves on ${score(needs({}, shielded).armour)}`,
  ],
  ['M09', score(shoot({}, { rules: [borne('M09', { number: 1 })] }, shot('W09', 18)).hit)],
  [
    'M35',
    `hits on ${score(needs({ offence: 6 }).hit)}; with parry 6 against 6, on ${score(needs({ offence: 6 }, { rules: [borne('M35')] }).hit)}`,
  ],
  [
    'M36',
    `${score(disturbed(3, 0))} becomes ${score(disturbed(3, 1))}, ${score(disturbed(8, 1))} stays; with two instances ${score(disturbed(3, 0))} and ${score(disturbed(4, 0))} become ${score(disturbed(3, 2))}`,
  ],
  ['W02', `saves on ${score(needs({ offence: 5 }, shielded).armour)}, and Offence 5`],
  [
    'W03',
    `wounds on ${score(needs({}, { resilience: 4 }, borne('W03')).wound)} instead of ${score(needs({}, { resilience: 4 }).wound)}`,
  ],
  [
    'W04',
    `wounds on ${score(needs({}, {}, borne('W04')).wound)} instead of ${score(needs({}).wound)}, saved on ${score(needs({}, { armour: 3 }, borne('W04')).armour)} instead of ${score(needs({}, { armour: 3 }).armour)}`,
  ],
  [
    'W05',
    `Strength ${needs({ ...rider, charging: true }, {}, borne('W05')).strength} in step ${needs({ ...rider, charging: true }, {}, borne('W05')).step}. Later Strength ${needs(rider, {}, borne('W05')).strength} in step ${needs(rider, {}, borne('W05')).step}`,
  ],
  [
    'W06',
    `charging: ${needs({ charging: true }, {}, borne('W06')).strength} and ${needs({ charging: true }, {}, borne('W06')).penetration}`,
  ],
  ['W07', `on ${score(needs({}, {}, borne('W07')).hit)} instead of ${score(needs({}).hit)}`],
  [
    'W08',
    `saves on ${score(needs({}, { armour: 4 }).armour)}; against a spear on ${score(spearAgainst({}))}; a rider’s, on ${score(spearAgainst({ marks: ['mount'] }))}`,
  ],
  ['W11', `1 unwieldy, ${score(shoot({}, {}, shot('W11', 15, { moved: true })).hit)}`],
  [
    'W12',
    `saves on ${score(needs({}, { armour: 4 }).armour)}, against it on ${score(shoot({}, { armour: 4 }, shot('W12', 12)).armour)}`,
  ],
  ['W13', `moved: ${score(shoot({}, {}, shot('W13', 9, { moved: true })).hit)}, for the long range`],
  ['W14', `moved: ${score(shoot({}, {}, shot('W14', 9, { moved: true })).hit)}`],
  [
    'A01',
    `saves on ${score(needs({}, halberdier).armour)} in melee, on ${score(shoot({}, halberdier, shot('W09', 12)).armour)} against arrows`,
  ],
  [
    'A02',
    `${score(shoot({}, solid, [artillery, shot('W09', 12, { cover: 'hard' })[1]]).hit)}; without this, ${score(shoot({}, solid, shot('W09', 12, { cover: 'hard' })).hit)}`,
  ],
  [
    'A11',
    `on ${score(needs({ strength: 5 }).wound)}, against Discipline 7 on ${score(needs({ strength: 5, bears: [borne('A11')] }).wound)}`,
  ],
  [
    'A12',
    `on ${score(toxic({}).wound)}, Resilience 5 on ${score(toxic({ resilience: 5 }).wound)}; Armour 6 saves ${score(toxic({ armour: 6 }).armour)}`,
  ],
  [
    'A15',
    `charges with ${needs({ charging: true, bears: [borne('A15', { gift: { plus: { strength: 1 }, rules: [] } })] }, {}, borne('W06')).strength}`,
  ],
  ['A18', `Armour 6 saves on ${score(needs({ bears: [borne('A18')] }, { armour: 6 }).armour)}`],
  ['A20', `moved: ${score(shoot({}, {}, shot('W11', 15, { moved: true })).hit)}`],
  ['A23', `step ${needs({ agility: 6, charging: true, bears: [borne('A23')] }, {}, borne('W03')).step}`],
  [
    'A28',
    `Resilience 5 on ${score(manyAgainst(5))} instead of ${score(needs({}, { resilience: 5 }).wound)}, 3 on ${score(manyAgainst(3))} instead of ${score(needs({}).wound)}, 2 on ${score(manyAgainst(2))}`,
  ],
  [
    'A29',
    `saves on ${score(needs({}, { ...halberdier, bears: [borne('W04'), borne('A29')] }).armour)} in melee`,
  ],
  ['RB-10', score(needs({ offence: 4 }).hit)],
  [
    'RB-11',
    `moved, long range: ${score(shoot({}, {}, shot('W09', 18, { moved: true })).hit)}; with soft cover ${shoot({}, {}, shot('W09', 18, { moved: true, cover: 'soft' })).hit}`,
  ],
  ['RB-12', `5: ${score(needs({ strength: 4 }, { resilience: 5 }).wound)}`],
  [
    'RB-13',
    `Penetration 1: ${score(needs({ penetration: 1 }, { armour: 4 }).armour)}. Then aegis (${score(needs({}, { rules: [borne('M02', { number: 5 })] }).special)})`,
  ],
]

describe('examples in the words on rules of Regiments', () => {
  it.each(worked)('%s is what the rules come to', (id, said) => {
    expect(ruleHelp[id].example).toContain(said)
  })

  it('has the chances of tests right', () => {
    const percent = (most: number, dice: 'plain' | 'minimised' | 'maximised') => {
      const { ways, of } = waysToPass(most, dice)
      return `${Math.round((100 * ways) / of)} %`
    }
    expect(ruleHelp.M14.example).toContain(
      `${percent(7, 'minimised')} pass instead of ${percent(7, 'plain')}`,
    )
    expect(ruleHelp.M25.example).toContain(
      `${percent(7, 'maximised')} pass instead of ${percent(7, 'plain')}`,
    )
    expect(waysToPass(3, 'plain')).toEqual({ ways: 3, of: 36 })
    expect(waysToPass(6, 'plain')).toEqual({ ways: 15, of: 36 })
    expect(ruleHelp['RB-19'].example).toContain('on 3, 3 in 36. Steady: on 6, 15 in 36')
  })
})
