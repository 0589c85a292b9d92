import { mounts } from './mounts.ts'
import { type Profile, plainProfile } from './profile.ts'

/** A profile of the supplied list; numbers as Move, Fight, Strength, Defence, Attacks, Life, Courage. */
type ProfileLine = Pick<Profile, 'side' | 'points' | 'keywords'> &
  Partial<Omit<Profile, 'id' | 'name' | 'side' | 'points' | 'keywords'>> & {
    name: [en: string, fr: string]
    stats: [number, number, number, number, number, number, number]
    /** Might, Will, Fate */
    stores?: [number, number, number]
  }

function profile(id: string, { name, stats, stores = [0, 0, 0], ...line }: ProfileLine): Profile {
  const [move, fight, strength, defence, attacks, life, courage] = stats
  const [might, will, fate] = stores
  const numbers = { move, fight, strength, defence, attacks, life, courage, might, will, fate }
  return { id, name: { en: name[0], fr: name[1] }, ...plainProfile, ...numbers, ...line }
}

const ringwraith = {
  side: 'shadow',
  stats: [6, 5, 4, 8, 1, 1, 6],
  stores: [1, 7, 0],
  tier: 'fortitude',
  keywords: ['hero', 'shadow', 'spirit', 'wraith'],
  traits: [{ id: 'terror' }],
  limit: { group: 'ringwraith', most: 3 },
  powers: [
    { id: 'transfixing', range: 12, value: 3 },
    { id: 'compelling', range: 12, value: 4 },
    { id: 'sapping', range: 12, value: 5 },
  ],
} satisfies Partial<ProfileLine>

const bearer = {
  side: 'free',
  stats: [4, 3, 2, 5, 1, 2, 6],
  stores: [2, 3, 3],
  tier: 'minor',
  keywords: ['hero', 'free', 'halfling'],
  named: true,
  holder: 4,
} satisfies Partial<ProfileLine>

const captain = {
  side: 'free',
  stats: [6, 5, 4, 6, 2, 2, 4],
  stores: [2, 1, 1],
  tier: 'fortitude',
  keywords: ['hero', 'free', 'man'],
} satisfies Partial<ProfileLine>

const raider = { side: 'shadow', keywords: ['warrior', 'shadow', 'raider'] } satisfies Partial<ProfileLine>
const man = { side: 'free', keywords: ['warrior', 'free', 'man'] } satisfies Partial<ProfileLine>

const lines: Record<string, ProfileLine> = {
  'dark-lord': {
    name: ['the Dark Lord', 'le Seigneur Noir'],
    side: 'shadow',
    points: 400,
    stats: [6, 9, 8, 10, 4, 5, 7],
    stores: [3, 6, 0],
    tier: 'legend',
    keywords: ['hero', 'shadow', 'monster', 'spirit'],
    named: true,
    holder: 1,
    traits: [
      { id: 'terror' },
      { id: 'dread' },
      { id: 'resistant' },
      { id: 'free-will' },
      { id: 'sweep' },
      { id: 'brand' },
      { id: 'ring-master' },
      { id: 'general' },
    ],
    powers: [
      { id: 'draining', range: 18, value: 2 },
      { id: 'transfixing', range: 18, value: 2 },
      { id: 'compelling', range: 18, value: 3 },
      { id: 'frightening', range: 3, value: 3 },
      { id: 'wounding', range: 18, value: 4 },
      { id: 'sapping', range: 18, value: 4 },
    ],
  },
  'first-ringwraith': {
    name: ['first ringwraith', 'premier spectre'],
    side: 'shadow',
    points: 130,
    stats: [6, 6, 4, 8, 2, 2, 6],
    stores: [2, 10, 0],
    tier: 'valour',
    keywords: ['hero', 'shadow', 'spirit', 'wraith'],
    named: true,
    traits: [{ id: 'terror' }],
    powers: [
      { id: 'draining', range: 12, value: 3 },
      { id: 'transfixing', range: 12, value: 3 },
      { id: 'compelling', range: 12, value: 3 },
      { id: 'wounding', range: 12, value: 5 },
    ],
  },
  ringwraith: { ...ringwraith, name: ['ringwraith', 'spectre'], points: 80 },
  'ringwraith-rider': {
    ...ringwraith,
    name: ['mounted ringwraith', 'spectre à cheval'],
    points: 95,
    mount: mounts['black-horse'],
  },
  'raider-captain': {
    ...raider,
    name: ['raider captain', 'capitaine pillard'],
    points: 45,
    stats: [6, 4, 4, 5, 2, 2, 3],
    stores: [2, 1, 1],
    tier: 'fortitude',
    keywords: ['hero', 'shadow', 'raider'],
  },
  'raider-shaman': {
    ...raider,
    name: ['raider shaman', 'chaman pillard'],
    points: 50,
    stats: [6, 3, 3, 4, 1, 2, 3],
    stores: [1, 4, 1],
    tier: 'minor',
    keywords: ['hero', 'shadow', 'raider'],
    powers: [
      { id: 'draining', range: 12, value: 3 },
      { id: 'transfixing', range: 12, value: 4 },
    ],
  },
  'raider-drummer': {
    ...raider,
    name: ['raider drummer', 'tambour pillard'],
    points: 20,
    stats: [6, 3, 3, 4, 1, 1, 2],
    traits: [{ id: 'drum' }],
  },
  raider: { ...raider, name: ['raider', 'pillard'], points: 6, stats: [6, 3, 3, 5, 1, 1, 2] },
  'raider-spearman': {
    ...raider,
    name: ['raider spearman', 'lancier pillard'],
    points: 7,
    stats: [6, 3, 3, 5, 1, 1, 2],
    traits: [{ id: 'spear' }],
  },
  'raider-pikeman': {
    ...raider,
    name: ['raider pikeman', 'piquier pillard'],
    points: 8,
    stats: [6, 3, 3, 4, 1, 1, 3],
    traits: [{ id: 'pike' }],
  },
  'raider-archer': {
    ...raider,
    name: ['raider archer', 'archer pillard'],
    points: 6,
    stats: [6, 3, 3, 4, 1, 1, 2],
    shoot: 5,
    traits: [{ id: 'short-bow' }],
  },
  'wolf-rider': {
    name: ['wolf rider', 'chevaucheur de loup'],
    side: 'shadow',
    points: 12,
    stats: [6, 3, 3, 4, 1, 1, 2],
    keywords: ['warrior', 'shadow', 'raider', 'wolf'],
    mount: mounts.wolf,
  },
  brute: { ...raider, name: ['great raider', 'grand pillard'], points: 11, stats: [6, 4, 4, 5, 1, 1, 3] },
  troll: {
    name: ['troll', 'troll'],
    side: 'shadow',
    points: 90,
    stats: [6, 6, 7, 7, 3, 3, 3],
    keywords: ['warrior', 'shadow', 'monster', 'troll'],
    traits: [{ id: 'terror' }],
  },
  wretch: {
    name: ['the wretch', 'le misérable'],
    side: null,
    points: 30,
    stats: [5, 4, 3, 4, 2, 2, 3],
    stores: [1, 1, 2],
    tier: 'independent',
    keywords: ['hero', 'halfling'],
    named: true,
    holder: 6,
  },
  'kings-heir': {
    name: ['king’s heir', 'héritier du roi'],
    side: 'free',
    points: 150,
    stats: [6, 6, 4, 7, 3, 3, 6],
    stores: [3, 3, 2],
    tier: 'legend',
    keywords: ['hero', 'free', 'man'],
    named: true,
    holder: 2,
    traits: [{ id: 'terror', against: 'wraith' }],
  },
  burglar: {
    name: ['burglar', 'cambrioleur'],
    side: 'free',
    points: 60,
    stats: [4, 3, 2, 5, 1, 2, 5],
    stores: [2, 3, 3],
    shoot: 4,
    tier: 'minor',
    keywords: ['hero', 'free', 'halfling'],
    named: true,
    holder: 3,
    traits: [{ id: 'stones' }],
  },
  bearer: { ...bearer, name: ['bearer', 'porteur'], points: 55 },
  'mounted-bearer': {
    ...bearer,
    name: ['bearer on a pony', 'porteur à poney'],
    points: 65,
    mount: mounts.pony,
    excludes: ['bearer'],
  },
  'old-burglar': {
    name: ['old burglar', 'vieux cambrioleur'],
    side: 'free',
    points: 35,
    stats: [4, 2, 2, 3, 1, 1, 5],
    stores: [1, 3, 3],
    tier: 'independent',
    keywords: ['hero', 'free', 'halfling'],
    named: true,
    holder: 5,
  },
  'wise-one': {
    name: ['wise one', 'sage'],
    side: 'free',
    points: 120,
    stats: [6, 5, 4, 5, 1, 3, 7],
    stores: [3, 6, 2],
    tier: 'valour',
    keywords: ['hero', 'free', 'spirit'],
    named: true,
    traits: [{ id: 'resistant' }],
    powers: [
      { id: 'transfixing', range: 12, value: 3 },
      { id: 'compelling', range: 12, value: 4 },
      { id: 'sapping', range: 12, value: 4 },
    ],
  },
  'free-captain': { ...captain, name: ['free captain', 'capitaine libre'], points: 60 },
  'mounted-captain': {
    ...captain,
    name: ['mounted captain', 'capitaine à cheval'],
    points: 75,
    mount: mounts.horse,
  },
  'kings-guard': {
    ...man,
    name: ['king’s guard', 'garde du roi'],
    points: 11,
    stats: [6, 4, 3, 6, 1, 1, 4],
    traits: [{ id: 'steadfast' }],
  },
  'free-warrior': {
    ...man,
    name: ['free warrior', 'guerrier libre'],
    points: 8,
    stats: [6, 3, 3, 6, 1, 1, 3],
  },
  'free-spearman': {
    ...man,
    name: ['free spearman', 'lancier libre'],
    points: 8,
    stats: [6, 3, 3, 5, 1, 1, 3],
    traits: [{ id: 'spear' }],
  },
  'free-archer': {
    ...man,
    name: ['free archer', 'archer libre'],
    points: 9,
    stats: [6, 3, 3, 4, 1, 1, 3],
    shoot: 4,
    traits: [{ id: 'bow' }],
  },
  'free-rider': {
    ...man,
    name: ['free rider', 'cavalier libre'],
    points: 14,
    stats: [6, 3, 3, 5, 1, 1, 3],
    mount: mounts.horse,
  },
}

/** The supplied profiles: the Dark Lord's numbers are those of the source, all others our own. */
export const profiles: readonly Profile[] = Object.entries(lines).map(([id, line]) => profile(id, line))

const byId = new Map(profiles.map(each => [each.id, each]))

/** A profile by id: one that a game or a server brings, else a supplied one. */
export const profileOf = (id: string, own: Readonly<Record<string, Profile>> = {}): Profile | undefined =>
  own[id] ?? byId.get(id)
