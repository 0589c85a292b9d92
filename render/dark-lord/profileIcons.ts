import {
  bears,
  isHeroProfile,
  type Keyword,
  type Mount,
  type Profile,
  type Side,
} from '../../rules/dark-lord/index.ts'
import type { IconName } from '../icons/iconNames.ts'
import { type People, peoples } from '../tokens/speciesIcons.ts'
import type { TokenPicture } from '../tokens/tokenPicture.ts'

/** The sign of a side: the tree's star, and the eye. */
export const sideSigns = { free: 'polar-star', shadow: 'burning-eye' } as const satisfies Record<
  Side,
  IconName
>

/**
 * The supplied profiles: of which people each is, and by which weapon or sign its role is told. Whoever rides shows what it
 * rides in the place of a weapon.
 */
const ownPictures: Readonly<Record<string, readonly [People, IconName?]>> = {
  'dark-lord': ['dark-lord', 'spiked-mace'],
  'first-ringwraith': ['wraith', 'queen-crown'],
  ringwraith: ['wraith', 'broadsword'],
  'ringwraith-rider': ['wraith'],
  'raider-captain': ['orc', 'tattered-banner'],
  'raider-shaman': ['orc', 'wizard-staff'],
  'raider-drummer': ['orc', 'drum'],
  raider: ['orc', 'broadsword'],
  'raider-spearman': ['orc', 'spears'],
  'raider-pikeman': ['orc', 'sharp-halberd'],
  'raider-archer': ['orc', 'high-shot'],
  'wolf-rider': ['orc'],
  brute: ['uruk', 'battle-axe'],
  troll: ['troll', 'wood-club'],
  wretch: ['crawler', 'fangs'],
  'kings-heir': ['man', 'queen-crown'],
  burglar: ['halfling', 'sling'],
  bearer: ['halfling', 'plain-dagger'],
  'mounted-bearer': ['halfling'],
  'old-burglar': ['halfling', 'evil-book'],
  'wise-one': ['wizard', 'wizard-staff'],
  'free-captain': ['gondor', 'knight-banner'],
  'mounted-captain': ['gondor'],
  'kings-guard': ['gondor', 'winged-shield'],
  'free-warrior': ['gondor', 'broadsword'],
  'free-spearman': ['gondor', 'spears'],
  'free-archer': ['gondor', 'high-shot'],
  'free-rider': ['rohan'],
}

/** Keywords that tell of which people a figure is, those that tell most first. */
const byKeyword: readonly (readonly [Keyword, People])[] = [
  ['wraith', 'wraith'],
  ['troll', 'troll'],
  ['ent', 'ent'],
  ['spider', 'spider'],
  ['eagle', 'eagle'],
  ['halfling', 'halfling'],
  ['dwarf', 'dwarf'],
  ['elf', 'elf'],
  ['raider', 'orc'],
  ['man', 'man'],
  ['wolf', 'wolf'],
]

/** Beasts bear no weapons. */
const unarmed: ReadonlySet<People> = new Set(['wolf', 'eagle', 'spider', 'ent'])

/** Of which people a profile is that nobody gave a picture, by its keywords and traits. */
function peopleOf(profile: Profile): People {
  const { keywords, powers, holder, side } = profile
  if (holder === 1 || bears(profile, 'ring-master')) return 'dark-lord'
  const found = byKeyword.find(([keyword]) => keywords.includes(keyword))
  if (found) return found[1] === 'orc' && profile.strength >= 4 && !isHeroProfile(profile) ? 'uruk' : found[1]
  if (powers.length) return 'wizard'
  if (keywords.includes('spirit')) return 'ghost'
  if (keywords.includes('monster')) return side === 'free' ? 'beast' : 'demon'
  return side === 'free' ? 'man' : side === 'shadow' ? 'orc' : 'hooded'
}

/** What a profile bears or does, by its traits and powers. */
function signOf(profile: Profile, people: People): IconName | undefined {
  const signs: readonly (readonly [boolean, IconName])[] = [
    [bears(profile, 'bow') || bears(profile, 'short-bow'), 'high-shot'],
    [bears(profile, 'stones'), 'sling'],
    [bears(profile, 'drum'), 'drum'],
    [people === 'dark-lord', 'spiked-mace'],
    [profile.powers.length > 0, 'wizard-staff'],
    [bears(profile, 'pike'), 'sharp-halberd'],
    [bears(profile, 'spear'), 'spears'],
    [bears(profile, 'steadfast'), 'winged-shield'],
    [people === 'troll', 'wood-club'],
    [people === 'dwarf', 'battle-axe'],
    [isHeroProfile(profile), profile.side === 'shadow' ? 'tattered-banner' : 'knight-banner'],
  ]
  if (unarmed.has(people)) return undefined
  return signs.find(([borne]) => borne)?.[1] ?? 'broadsword'
}

/** Riders of wolves are told by what their beast is called. */
const mountIcon = ({ name }: Mount): IconName =>
  /wolf|warg/i.test(name.en) || /loup|warg/i.test(name.fr) ? 'wolf-head' : 'horse-head'

/**
 * The picture of a profile: the silhouette of its people with its weapon, or, as long as it rides, with what it rides; a
 * rider that shoots shows both.
 */
export function profilePicture(profile: Profile, rides = profile.mount !== null): TokenPicture {
  const [people, own] = ownPictures[profile.id] ?? [peopleOf(profile)]
  const sign = own ?? signOf(profile, people)
  const { icon, ...more }: TokenPicture = peoples[people]
  if (!rides || !profile.mount) return { icon, ...more, ...(sign && { sign }) }
  const mount = mountIcon(profile.mount)
  return profile.shoot === null ? { icon, ...more, sign: mount } : { icon, behind: mount, sign }
}
