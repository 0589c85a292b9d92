/** What a row may say. This and the reading of CSV is for the worker; the front door carries none of it. */
import * as z from 'zod/mini'
import { isIconName } from '../../../render/icons/iconNames.ts'
import { isTidy } from '../../../rules/core/text.ts'
import {
  abilityIds,
  bases,
  type Camp,
  type FigureType,
  type Kind,
  traits,
  versions,
} from '../../../rules/index.ts'

import { bounds, maxFigureName } from './columns.ts'

const maxAbilities = 12
const maxNumbers = 5

const whole = ([least, most]: readonly [number, number]) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)),
    z.number().check(z.gte(least), z.lte(most)),
  )
const optional = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(schema)

const campWords: Record<string, Camp> = { good: 'good', bien: 'good', evil: 'evil', mal: 'evil' }
const kindWords: Record<string, Kind> = {
  hero: 'hero',
  héros: 'hero',
  warrior: 'warrior',
  guerrier: 'warrior',
}
const word = <Value extends string>(words: Readonly<Record<string, Value>>) =>
  z.pipe(
    z.string().check(z.refine(text => Object.hasOwn(words, text.toLowerCase()))),
    z.transform(text => words[text.toLowerCase()]!),
  )

/** Begins with a letter: no program takes it for a formula. */
const name = z.string().check(
  z.maxLength(maxFigureName),
  z.refine(text => isTidy(text) && /^\p{L}/u.test(text)),
)
/** What every plain object has already is no id. */
const id = z.string().check(
  z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  z.refine(text => !(text in {})),
)
const words = (text: string) => text.split(/[\s,]+/).filter(Boolean)
const several = <Item extends z.core.$ZodType<unknown, string>>(item: Item, most: number) =>
  z.pipe(z.pipe(z.string(), z.transform(words)), z.array(item).check(z.maxLength(most)))

const ability = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^[a-z-]+:\d{1,2}$/)),
    z.transform(text => {
      const [id = '', cost = ''] = text.split(':')
      return { id, cost: Number(cost) }
    }),
  ),
  z.object({ id: z.enum(abilityIds), cost: z.number() }),
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
  abilities: optional(several(ability, maxAbilities)),
  unique: optional(several(whole([1, 9999]), maxNumbers)),
  version: optional(z.enum(versions)),
  base: optional(z.enum(bases)),
  set: optional(name),
  icon: optional(icon),
  traits: optional(several(z.enum(traits), traits.length)),
  other: optional(id),
  replaces: optional(z.enum(['yes', 'no', 'true', 'false', 'oui', 'non'])),
})
export type ReadRow = z.infer<typeof row>

const yes = ['yes', 'true', 'oui']

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
    ...(read.replaces && yes.includes(read.replaces) && { replaces: true }),
  }
}
