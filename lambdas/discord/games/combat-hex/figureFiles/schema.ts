/** What a row may say. This and the reading of CSV is for the worker; the front door carries none of it. */
import * as z from 'zod/mini'
import { isIconName } from '../../../../../render/icons/iconNames.ts'
import {
  type AbilityId,
  abilityIds,
  abilityNames,
  type Base,
  bases,
  type Camp,
  type FigureType,
  type Kind,
  type Trait,
  traits,
  type Version,
  versions,
} from '../../../../../rules/combat-hex/index.ts'
import { nearest, plainName } from '../../../../../rules/index.ts'
import { id, name, optional, several, whole, word, wordsFor, yesWords } from '../../pieceFiles/fields.ts'
import { bounds } from './columns.ts'

const maxAbilities = 12
const maxNumbers = 5

const campWords = wordsFor<Camp>(['good', 'evil'], { bien: 'good', mal: 'evil' })
const kindWords = wordsFor<Kind>(['hero', 'warrior'], { heros: 'hero', guerrier: 'warrior' })
const versionWords = wordsFor<Version>(versions, {
  depart: 'starter',
  rouge: 'red',
  violette: 'violet',
  bleu: 'blue',
  bleue: 'blue',
})
const baseWords = wordsFor<Base>(bases, { cavalerie: 'cavalry' })
const traitWords = wordsFor<Trait>(traits, {})
const abilityWords: ReadonlyMap<string, AbilityId> = new Map(
  abilityIds.flatMap(id =>
    [id, ...Object.values(abilityNames[id])].map(name => [plainName(name), id] as const),
  ),
)

/** `armor:1 fast:2`, by id or by name in either language; undefined where it is not written so. */
function abilitiesIn(text: string): { name: string; cost: number }[] | undefined {
  const spread = text.normalize('NFKC').replace(/[,;]/g, ' ')
  const found = [...spread.matchAll(/([^:]+):\s*(\d{1,2})(?![^\s])/g)]
  const whole = found.map(([all]) => all).join('') === spread.trimEnd()
  return whole ? found.map(([, name = '', cost]) => ({ name: name.trim(), cost: Number(cost) })) : undefined
}

/** The first name in a list of abilities that none of them bears, and those that are close to it. */
export function unknownAbility(text: string): { name: string; near: string[] } | undefined {
  const unknown = abilitiesIn(text)?.find(({ name }) => !abilityWords.has(plainName(name)))
  if (!unknown) return undefined
  const near = nearest(unknown.name, [...abilityWords.keys()]).map(name => abilityWords.get(name)!)
  return { name: unknown.name, near: [...new Set(near)] }
}

const abilities = z.pipe(
  z.pipe(
    z.string(),
    z.transform(text =>
      abilitiesIn(text)?.map(({ name, cost }) => ({ id: abilityWords.get(plainName(name)), cost })),
    ),
  ),
  z.array(z.object({ id: z.enum(abilityIds), cost: z.number() })).check(z.maxLength(maxAbilities)),
)

/** A picture, and after a plus sign what it rides. */
const icon = z.string().check(
  z.refine(text => {
    const parts = text.split('+')
    return parts.length <= 2 && parts.every(isIconName)
  }),
)

/** One row; every field that is there is a text that is not empty. */
export const row = z.object({
  id,
  name_en: name,
  name_fr: name,
  camp: word(campWords),
  kind: word(kindWords),
  points: whole(bounds.points),
  movement: whole(bounds.movement),
  attacks: whole(bounds.attacks),
  endurance: whole(bounds.endurance),
  life: whole(bounds.life),
  ap: whole(bounds.ap),
  shooting_dice: optional(whole(bounds.shooting_dice)),
  shooting_range: optional(whole(bounds.shooting_range)),
  abilities: optional(abilities),
  unique: optional(several(whole([1, 9999]), maxNumbers)),
  version: optional(word(versionWords)),
  base: optional(word(baseWords)),
  set: optional(name),
  icon: optional(icon),
  traits: optional(several(word(traitWords), traits.length)),
  other: optional(id),
  replaces: optional(word(yesWords)),
})
export type ReadRow = z.infer<typeof row>

export function figureFrom(read: ReadRow): FigureType {
  const { shooting_dice: dice, shooting_range: range } = read
  const { id, camp, kind, points, movement, attacks, endurance, life, ap } = read
  return {
    id,
    name: { en: read.name_en, fr: read.name_fr },
    camp,
    kind,
    points,
    movement,
    attacks,
    endurance,
    life,
    ap,
    shooting: dice === undefined || range === undefined ? null : { dice, range },
    abilities: read.abilities ?? [],
    unique: read.unique ?? [],
    version: read.version ?? 'starter',
    base: read.base ?? 'single',
    ...(read.set && { set: read.set }),
    ...(read.icon && { icon: read.icon }),
    ...(read.traits?.length && { traits: read.traits }),
    ...(read.other && { other: read.other }),
    ...(read.replaces === 'yes' && { replaces: true }),
  }
}
