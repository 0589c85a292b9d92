/** What a row may say. For the worker, as the reading of it. */
import * as z from 'zod/mini'
import {
  type Keyword,
  keywords,
  type Mount,
  mounts,
  type PrintedPower,
  type PrintedTrait,
  type Profile,
  plainProfile,
  type Side,
  sides,
  type Tier,
  tiers,
} from '../../../../../rules/dark-lord/index.ts'
import { plainName } from '../../../../../rules/index.ts'
import {
  id,
  isPieceId,
  isPieceName,
  name,
  optional,
  several,
  whole,
  wholeNumber,
  word,
  wordsFor,
  yesWords,
} from '../../pieceFiles/fields.ts'
import { bounds } from './columns.ts'
import { itemsIn, keywordWords, powerWords, traitWords } from './vocabulary.ts'

const maxExcludes = 12

const sideWords = wordsFor<Side | 'either'>([...sides, 'either'], {
  libre: 'free',
  libres: 'free',
  ombre: 'shadow',
  'les deux': 'either',
  both: 'either',
})
const tierWords = wordsFor<Tier>(tiers, {
  legende: 'legend',
  vaillance: 'valour',
  courage: 'fortitude',
  mineur: 'minor',
  independant: 'independent',
})

const within = (number: number, [least, most]: readonly [number, number]): boolean =>
  number >= least && number <= most

/** A number from 2 to 6, with or without the plus sign of a die. */
const dieNumber = (text: string): number => wholeNumber(text.replace(/\s*\+$/, ''))

export const powerRange = [1, 36] as const
export const dieRange = [2, 6] as const

/** Each thing once: nobody is twice as terrible. */
const once = <Item extends { id: string }>(items: Item[]): Item[] | undefined =>
  new Set(items.map(item => item.id)).size === items.length ? items : undefined

/** `terror:wraith dread`; undefined where it is not written so. */
function traitsIn(text: string): PrintedTrait[] | undefined {
  const items = itemsIn(text, traitWords)
  if (!Array.isArray(items)) return undefined
  const traits = items.flatMap(({ id, behind }): PrintedTrait[] => {
    if (behind.length === 0) return [{ id }]
    const against = keywordWords.get(plainName(behind[0]!))
    // One rule alone is about some and not about others (DL-40).
    return id === 'terror' && behind.length === 1 && against ? [{ id, against }] : []
  })
  return traits.length === items.length ? once(traits) : undefined
}

/** `draining:18:2`; undefined where it is not written so. */
function powersIn(text: string): PrintedPower[] | undefined {
  const items = itemsIn(text, powerWords)
  if (!Array.isArray(items)) return undefined
  const powers = items.map(({ id, behind: [range = '', value = ''] }) => ({
    id,
    range: wholeNumber(range),
    value: dieNumber(value),
  }))
  const sound = powers.every(({ range, value }) => within(range, powerRange) && within(value, dieRange))
  return sound && items.every(({ behind }) => behind.length === 2) ? once(powers) : undefined
}

function keywordsIn(text: string): Keyword[] | undefined {
  const items = itemsIn(text, keywordWords)
  if (!Array.isArray(items) || items.some(({ behind }) => behind.length > 0)) return undefined
  return [...new Set(items.map(each => each.id))]
}

const mountWords: ReadonlyMap<string, Mount> = new Map(
  Object.entries<Mount>(mounts).flatMap(([id, mount]) =>
    [id, mount.name.en, mount.name.fr].map(each => [plainName(each), mount] as const),
  ),
)
export const mountNames = Object.keys(mounts)

/** A supplied mount by its name, or any other with all that it is; undefined where it is not written so. */
function mountIn(text: string): Mount | undefined {
  const supplied = mountWords.get(plainName(text))
  if (supplied) return supplied
  const [, en = '', fr = '', numbers = ''] = /^([^/]+)\/(\D+?)((?: +\d{1,2}){5})$/.exec(text.trim()) ?? []
  const name = { en: en.trim(), fr: fr.trim() }
  if (!isPieceName(name.en) || !isPieceName(name.fr)) return undefined
  const [move = 0, strength = 0, defence = 0, life = 0, courage = 0] = numbers.trim().split(/ +/).map(Number)
  const mount = { name, move, strength, defence, life, courage }
  const parts = ['move', 'strength', 'defence', 'life', 'courage'] as const
  return parts.every(part => within(mount[part], bounds[part])) ? mount : undefined
}

/** `ringwraith:3`: of all of that group together so many. */
function limitIn(text: string): NonNullable<Profile['limit']> | undefined {
  const [group = '', most = '', ...rest] = text.split(':').map(part => part.trim())
  const number = wholeNumber(most)
  return isPieceId(group) && within(number, [1, 24]) && rest.length === 0
    ? { group, most: number }
    : undefined
}

/** A field that a function reads, which gives nothing for what it cannot read. */
const readBy = <Value>(read: (text: string) => Value | undefined) =>
  z.pipe(
    z.string().check(z.refine(text => read(text) !== undefined)),
    z.transform(text => read(text)!),
  )

/** One row; every field that is there is a text that is not empty. */
export const row = z.object({
  id,
  name_en: name,
  name_fr: name,
  side: optional(word(sideWords)),
  points: whole(bounds.points),
  move: whole(bounds.move),
  fight: whole(bounds.fight),
  strength: whole(bounds.strength),
  defence: whole(bounds.defence),
  attacks: whole(bounds.attacks),
  life: whole(bounds.life),
  courage: whole(bounds.courage),
  shoot: optional(readBy(text => (within(dieNumber(text), dieRange) ? dieNumber(text) : undefined))),
  might: optional(whole(bounds.might)),
  will: optional(whole(bounds.will)),
  fate: optional(whole(bounds.fate)),
  tier: optional(word(tierWords)),
  keywords: optional(readBy(keywordsIn)),
  named: optional(word(yesWords)),
  holder: optional(whole(bounds.holder)),
  mount: optional(readBy(mountIn)),
  traits: optional(readBy(traitsIn)),
  powers: optional(readBy(powersIn)),
  excludes: optional(several(id, maxExcludes)),
  limit: optional(readBy(limitIn)),
})
export type ReadProfile = z.infer<typeof row>

/** Keywords that follow from what else is said of it, then those of its kind. */
export function impliedBy({ side, tier, mount }: Pick<Profile, 'side' | 'tier' | 'mount'>): Keyword[] {
  const of: Keyword[] = [tier ? 'hero' : 'warrior', mount ? 'cavalry' : 'infantry']
  return side ? [...of, side] : of
}

export function profileFrom(read: ReadProfile): Profile {
  const { id, points, move, fight, strength, defence, attacks, life, courage } = read
  const side = read.side === undefined || read.side === 'either' ? null : read.side
  const { tier = null, mount = null, might = 0, will = 0, fate = 0 } = read
  const implied = impliedBy({ side, tier, mount })
  const own = (read.keywords ?? []).filter(each => !implied.includes(each))
  // How it fights is no keyword of a profile: a rider may fall.
  const kept = [...implied.filter(each => each !== 'infantry' && each !== 'cavalry'), ...own]
  return {
    ...plainProfile,
    id,
    name: { en: read.name_en, fr: read.name_fr },
    side,
    points,
    move,
    fight,
    strength,
    defence,
    attacks,
    life,
    courage,
    might,
    will,
    fate,
    tier,
    mount,
    keywords: keywords.filter(each => kept.includes(each)),
    shoot: read.shoot ?? null,
    named: read.named === 'yes',
    holder: read.holder ?? null,
    traits: read.traits ?? [],
    powers: read.powers ?? [],
    excludes: read.excludes ?? [],
    limit: read.limit ?? null,
  }
}
