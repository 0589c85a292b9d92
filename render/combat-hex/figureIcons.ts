import type { Base, Camp, Kind, Trait } from '../../rules/combat-hex/army/figure.ts'
import { type IconName, isIconName } from '../icons/iconNames.ts'

/** The picture of a figure: what it is known by, and what it rides. */
export interface FigureIcon {
  icon: IconName
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
 * The supplied figures: heroes by what everybody knows of them (Boromir's horn, Sam's pan, the sword that was broken),
 * warriors by what they wear and bear. Riders have what they ride beside it.
 */
const ownIcons: Readonly<Record<string, IconName>> = {
  aragorn: 'broadsword',
  'aragorn-king': 'crown',
  'aragorn-ranger': 'cowled',
  boromir: 'hunting-horn',
  'boromir-captain': 'white-tower',
  eomer: 'galea',
  gandalf: 'pointy-hat',
  'gandalf-white': 'wizard-staff',
  gimli: 'dwarf-face',
  'gimli-axe': 'battle-axe',
  legolas: 'archer',
  'legolas-deep': 'arrow-cluster',
  frodo: 'ring',
  'frodo-ring': 'invisible',
  smeagol: 'fishbone',
  gollum: 'half-body-crawling',
  merry: 'smoking-pipe',
  'merry-rohan': 'plain-dagger',
  sam: 'saucepan',
  pippin: 'shiny-apple',
  'pippin-guard': 'guarded-tower',
  theoden: 'old-king',
  'theoden-rider': 'old-king',
  eowyn: 'swordwoman',
  faramir: 'winged-scepter',
  'faramir-ranger': 'quiver',
  elrond: 'elven-castle',
  galadriel: 'woman-elf-face',
  arwen: 'gem-pendant',
  haldir: 'three-leaves',
  treebeard: 'deku-tree',
  elendil: 'shattered-sword',
  'gil-galad': 'spear-hook',
  gwaihir: 'eagle-emblem',
  'king-of-the-dead': 'crowned-skull',
  'rohan-warrior': 'viking-shield',
  'rohan-archer': 'horseshoe',
  'rohan-rider': 'spears',
  'gondor-soldier': 'winged-shield',
  'elf-archer': 'high-shot',
  ent: 'evil-tree',
  'great-eagle': 'eagle-head',
  'royal-guard': 'crested-helmet',
  'gondor-archer': 'feathered-wing',
  'gondor-knight': 'mounted-knight',
  'swan-knight': 'swan',
  'ithilien-ranger': 'robin-hood-hat',
  'dunedain-ranger': 'hooded-figure',
  'elf-warrior': 'elf-helmet',
  'galadhrim-guard': 'linden-leaf',
  'dwarf-warrior': 'dwarf-helmet',
  'hobbit-militia': 'pitchfork',
  'hobbit-archer': 'barefoot',
  oathbreaker: 'spectre',
  sauron: 'overlord-helm',
  'witch-king': 'sharp-crown',
  'witch-king-rider': 'sharp-crown',
  ringwraith: 'hood',
  saruman: 'wizard-face',
  'saruman-many-colours': 'crystal-ball',
  lurtz: 'palm',
  ugluk: 'brutal-helm',
  'ugluk-captain': 'black-hand-shield',
  grishnakh: 'dripping-knife',
  'winged-terror': 'wyvern',
  'ringwraith-rider': 'hood',
  khamul: 'hooded-assassin',
  grima: 'snake-tongue',
  gothmog: 'one-eyed',
  'mouth-of-sauron': 'sharp-lips',
  shagrat: 'mail-shirt',
  sharku: 'wolf-howl',
  suladan: 'snake',
  'easterling-captain': 'samurai-helmet',
  shelob: 'masked-spider',
  'troll-chieftain': 'brute',
  balrog: 'gargoyle',
  'goblin-king': 'goblin-head',
  'orc-warrior': 'orc-head',
  'orc-archer': 'barbed-arrow',
  'uruk-hai': 'closed-barbute',
  'uruk-crossbow': 'crossbow',
  'warg-rider': 'orc-head',
  'cave-troll': 'troll',
  'morannon-orc': 'medieval-gate',
  'orc-tracker': 'deer-track',
  'uruk-pikeman': 'pikeman',
  'uruk-berserker': 'torch',
  'goblin-warrior': 'goblin',
  'goblin-archer': 'imp-laugh',
  warg: 'wolf-head',
  'warg-archer': 'striking-arrows',
  'mordor-troll': 'ogre',
  'half-troll': 'bully-minion',
  'haradrim-warrior': 'crossed-sabres',
  'haradrim-archer': 'turban',
  'haradrim-rider': 'cavalry',
  'easterling-warrior': 'dragon-shield',
  'great-spider': 'angular-spider',
  'fell-bat': 'swamp-bat',
  'fell-beast': 'spiked-dragon-head',
}

/** Riders that sit on something else than a horse. */
const mounts: Readonly<Record<string, IconName>> = {
  sharku: 'wolf-head',
  'warg-rider': 'wolf-head',
  'warg-archer': 'wolf-head',
}

/** Whoever has one of these is followed by others, and wears a crown. */
const crowning = ['leadership', 'rally-cry', 'tyrant', 'aggressive-strategy']

/** What a base alone tells of a figure that nobody gave a picture. */
function iconByLook(look: FigureLook): IconName {
  const { traits, abilities, base, camp, kind, shooting } = look
  const { movement = 5, attacks = 3, endurance = 3 } = look
  const has = (id: string) => abilities.some(ability => ability.id === id)
  const hero = kind === 'hero'
  const good = camp === 'good'
  if (traits?.includes('ringwraith')) return 'hood'
  if (traits?.includes('sauron')) return 'overlord-helm'
  if (traits?.includes('ring-bearer')) return 'ring'
  if (has('flyer')) return good ? 'eagle-head' : 'evil-bat'
  if (base.startsWith('large')) return good ? 'evil-tree' : 'brute'
  if (shooting && hero && good) return 'bowman'
  if (shooting) return good ? 'high-shot' : 'barbed-arrow'
  if (hero && has('magical-force')) return good ? 'pointy-hat' : 'orb-wand'
  if (movement <= 4 && endurance >= 5) return 'dwarf-helmet'
  if (hero ? attacks <= 2 : endurance <= 2) return good ? 'barefoot' : 'goblin'
  if (has('spearman')) return 'spears'
  if (!hero) return movement >= 7 && base === 'single' ? 'wolf-head' : good ? 'swordman' : 'barbute'
  return abilities.some(({ id }) => crowning.includes(id)) ? 'crown' : 'sword-brandish'
}

/**
 * The picture of a figure: the one that its community gave it (`rider` or `rider+mount`), else ours for its id, else
 * what its base tells.
 */
export function iconOf(look: FigureLook): FigureIcon {
  const { id = '', base } = look
  const [given = '', ridden = ''] = look.icon?.split('+') ?? []
  const icon = isIconName(given) ? given : (ownIcons[id] ?? iconByLook(look))
  if (base !== 'cavalry') return { icon }
  return { icon, mount: isIconName(ridden) ? ridden : (mounts[id] ?? 'horse-head') }
}

/** A figure as a chip on a sheet. */
export const chipOf = (look: FigureLook): FigureIcon & { starred: boolean } => ({
  ...iconOf(look),
  starred: look.kind === 'hero',
})
