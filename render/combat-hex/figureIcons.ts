import type { Base, Camp, Kind, Trait } from '../../rules/combat-hex/army/figure.ts'
import { type IconName, isIconName } from '../icons/iconNames.ts'
import { type People, peoples } from '../tokens/speciesIcons.ts'
import type { TokenPicture } from '../tokens/tokenPicture.ts'

/** The picture of a figure: the silhouette of its people, its weapon or the sign of its role, and what it rides. */
export interface FigureIcon extends TokenPicture {
  mount?: IconName
}

/** What of a figure's type its picture hangs on. */
export interface FigureLook {
  id?: string
  icon?: string
  traits?: readonly Trait[]
  abilities: readonly { id: string }[]
  base: Base
  camp: Camp
  kind: Kind
  shooting: object | null
  movement?: number
  attacks?: number
  endurance?: number
}

/**
 * The supplied figures: of which people each is, and by which weapon or sign its role is told. Heroes and warriors are told
 * apart by the frame, riders by what they ride.
 */
const ownPictures: Readonly<Record<string, readonly [People, IconName?]>> = {
  aragorn: ['man', 'broadsword'],
  'aragorn-king': ['man', 'queen-crown'],
  'aragorn-ranger': ['man', 'high-shot'],
  boromir: ['gondor', 'hunting-horn'],
  'boromir-captain': ['gondor', 'knight-banner'],
  eomer: ['rohan', 'broadsword'],
  gandalf: ['wizard', 'wizard-staff'],
  'gandalf-white': ['wizard', 'wizard-staff'],
  gimli: ['dwarf', 'battle-axe'],
  'gimli-axe': ['dwarf', 'crossed-axes'],
  legolas: ['elf', 'high-shot'],
  'legolas-deep': ['elf', 'pocket-bow'],
  frodo: ['halfling', 'ring'],
  'frodo-ring': ['halfling', 'burning-eye'],
  smeagol: ['crawler'],
  gollum: ['crawler', 'fangs'],
  merry: ['halfling', 'plain-dagger'],
  'merry-rohan': ['halfling', 'round-shield'],
  sam: ['halfling', 'broadsword'],
  pippin: ['halfling', 'sling'],
  'pippin-guard': ['halfling', 'winged-shield'],
  theoden: ['king', 'broadsword'],
  'theoden-rider': ['king', 'hunting-horn'],
  eowyn: ['woman'],
  faramir: ['gondor', 'broadsword'],
  'faramir-ranger': ['man', 'pocket-bow'],
  elrond: ['elf', 'broadsword'],
  galadriel: ['elf', 'polar-star'],
  arwen: ['elf', 'curvy-knife'],
  haldir: ['elf', 'arrow-cluster'],
  treebeard: ['ent', 'oak-leaf'],
  elendil: ['man', 'shattered-sword'],
  'gil-galad': ['elf', 'spear-hook'],
  gwaihir: ['eagle', 'queen-crown'],
  'king-of-the-dead': ['ghost', 'queen-crown'],
  'rohan-warrior': ['rohan', 'battle-axe'],
  'rohan-archer': ['rohan', 'high-shot'],
  'rohan-rider': ['rohan', 'spears'],
  'gondor-soldier': ['gondor', 'spears'],
  'elf-archer': ['elf', 'high-shot'],
  ent: ['ent'],
  'great-eagle': ['eagle'],
  'royal-guard': ['rohan', 'round-shield'],
  'gondor-archer': ['gondor', 'high-shot'],
  'gondor-knight': ['gondor', 'spears'],
  'swan-knight': ['gondor', 'swan'],
  'ithilien-ranger': ['man', 'high-shot'],
  'dunedain-ranger': ['man', 'pocket-bow'],
  'elf-warrior': ['elf', 'curvy-knife'],
  'galadhrim-guard': ['elf', 'spears'],
  'dwarf-warrior': ['dwarf', 'battle-axe'],
  'hobbit-militia': ['halfling', 'pitchfork'],
  'hobbit-archer': ['halfling', 'high-shot'],
  oathbreaker: ['ghost', 'broadsword'],
  sauron: ['dark-lord', 'spiked-mace'],
  'witch-king': ['wraith', 'queen-crown'],
  'witch-king-rider': ['wraith', 'queen-crown'],
  ringwraith: ['wraith', 'broadsword'],
  saruman: ['wizard', 'wizard-staff'],
  'saruman-many-colours': ['wizard', 'crystal-ball'],
  lurtz: ['uruk', 'high-shot'],
  ugluk: ['uruk', 'broadsword'],
  'ugluk-captain': ['uruk', 'tattered-banner'],
  grishnakh: ['orc', 'plain-dagger'],
  'winged-terror': ['beast', 'hood'],
  'ringwraith-rider': ['wraith', 'broadsword'],
  khamul: ['wraith', 'plain-dagger'],
  grima: ['hooded', 'plain-dagger'],
  gothmog: ['orc', 'queen-crown'],
  'mouth-of-sauron': ['hooded', 'evil-book'],
  shagrat: ['orc', 'battle-axe'],
  sharku: ['orc', 'crossed-sabres'],
  suladan: ['harad', 'high-shot'],
  'easterling-captain': ['easterling', 'tattered-banner'],
  shelob: ['spider'],
  'troll-chieftain': ['troll', 'queen-crown'],
  balrog: ['demon', 'flame'],
  'goblin-king': ['goblin', 'queen-crown'],
  'orc-warrior': ['orc', 'spears'],
  'orc-archer': ['orc', 'high-shot'],
  'uruk-hai': ['uruk', 'broadsword'],
  'uruk-crossbow': ['uruk', 'crossbow'],
  'warg-rider': ['orc', 'spears'],
  'cave-troll': ['troll', 'wood-club'],
  'morannon-orc': ['orc', 'round-shield'],
  'orc-tracker': ['orc', 'pocket-bow'],
  'uruk-pikeman': ['uruk', 'sharp-halberd'],
  'uruk-berserker': ['uruk', 'battle-axe'],
  'goblin-warrior': ['goblin', 'plain-dagger'],
  'goblin-archer': ['goblin', 'high-shot'],
  warg: ['wolf'],
  'warg-archer': ['orc', 'high-shot'],
  'mordor-troll': ['troll', 'warhammer'],
  'half-troll': ['ogre', 'battle-axe'],
  'haradrim-warrior': ['harad', 'crossed-sabres'],
  'haradrim-archer': ['harad', 'high-shot'],
  'haradrim-rider': ['harad', 'spears'],
  'easterling-warrior': ['easterling', 'spears'],
  'great-spider': ['spider'],
  'fell-bat': ['bat'],
  'fell-beast': ['beast'],
}

/** Riders that sit on something else than a horse. */
const mounts: Readonly<Record<string, IconName>> = {
  sharku: 'wolf-head',
  'warg-rider': 'wolf-head',
  'warg-archer': 'wolf-head',
}

/** Whoever has one of these is followed by others, and wears a crown. */
const crowning = ['leadership', 'rally-cry', 'tyrant', 'aggressive-strategy']

/** Beasts bear no weapons. */
const unarmed: ReadonlySet<People> = new Set(['wolf', 'eagle', 'bat', 'beast', 'spider', 'ent'])

interface KnownLook extends FigureLook {
  has: (id: string) => boolean
}

/** Of which people a figure is, by what its base tells. */
function peopleOf({ has, traits, base, camp, kind, ...look }: KnownLook): People {
  const { movement = 5, attacks = 3, endurance = 3 } = look
  const hero = kind === 'hero'
  const good = camp === 'good'
  if (traits?.includes('ringwraith')) return 'wraith'
  if (traits?.includes('sauron')) return 'dark-lord'
  if (traits?.includes('ring-bearer')) return 'halfling'
  if (has('flyer')) return good ? 'eagle' : base === 'single' && !has('terrifying') ? 'bat' : 'beast'
  if (base.startsWith('large')) return good ? 'ent' : 'troll'
  if (has('terrifying')) return 'ghost'
  if (hero && has('magical-force')) return 'wizard'
  if (movement <= 4 && endurance >= 5) return 'dwarf'
  if (movement >= 7 && base === 'single' && !hero) return 'wolf'
  if (hero ? attacks <= 2 : endurance <= 2) return good ? 'halfling' : 'goblin'
  if (good) return movement >= 6 && base === 'single' && endurance >= 4 ? 'elf' : 'man'
  return endurance >= 4 ? 'uruk' : 'orc'
}

/** The sign of what a figure does best, by its shooting and its abilities. */
function signOf({ has, shooting, abilities, kind }: KnownLook, people: People): IconName | undefined {
  if (shooting) return 'high-shot'
  if (kind === 'hero' && abilities.some(({ id }) => crowning.includes(id))) return 'queen-crown'
  if (unarmed.has(people)) return undefined
  if (people === 'wizard' || has('magical-force')) return 'wizard-staff'
  if (has('spearman')) return 'spears'
  if (has('berserker') || people === 'dwarf') return 'battle-axe'
  if (has('assassin') || has('sneak')) return 'plain-dagger'
  if (has('bodyguard') || has('armor')) return 'round-shield'
  return people === 'troll' ? 'wood-club' : 'broadsword'
}

/** The picture of a figure that nobody gave one, by what its base tells. */
function pictureByLook(look: FigureLook): TokenPicture {
  const reading = { ...look, has: (id: string) => look.abilities.some(ability => ability.id === id) }
  const people = peopleOf(reading)
  const sign = signOf(reading, people)
  return { ...peoples[people], ...(sign && { sign }) }
}

/** The picture of a figure afoot: the one that its community gave it, else ours for its id, else what its base tells. */
export function pictureOf(look: FigureLook): TokenPicture {
  const [given = ''] = look.icon?.split('+') ?? []
  // Who shoots is always told.
  if (isIconName(given)) return { icon: given, ...(look.shooting && { sign: 'high-shot' }) }
  const own = ownPictures[look.id ?? '']
  if (!own) return pictureByLook(look)
  const [people, sign] = own
  return { ...peoples[people], ...(sign && { sign }) }
}

/** The picture of a figure with what it rides; a community writes both as `rider+mount`. */
export function iconOf(look: FigureLook): FigureIcon {
  const { id = '', base } = look
  if (base !== 'cavalry') return pictureOf(look)
  const [, ridden = ''] = look.icon?.split('+') ?? []
  return { ...pictureOf(look), mount: isIconName(ridden) ? ridden : (mounts[id] ?? 'horse-head') }
}

/** A figure as a chip on a sheet. */
export const chipOf = (look: FigureLook): FigureIcon & { starred: boolean } => ({
  ...iconOf(look),
  starred: look.kind === 'hero',
})
