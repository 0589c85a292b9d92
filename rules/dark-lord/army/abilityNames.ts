import type { Keyword, PowerId, TraitId } from './profile.ts'

interface InBoth {
  en: string
  fr: string
}

/** What traits and powers are called. */
export const abilityNames: Readonly<Record<TraitId | PowerId, InBoth>> = {
  terror: { en: 'terror', fr: 'terreur' },
  dread: { en: 'dread', fr: 'effroi' },
  drum: { en: 'drum', fr: 'tambour' },
  resistant: { en: 'resistant', fr: 'résistant' },
  steadfast: { en: 'steadfast', fr: 'inébranlable' },
  'free-will': { en: 'free Will', fr: 'Volonté libre' },
  sweep: { en: 'sweep', fr: 'balayage' },
  brand: { en: 'brand', fr: 'brasier' },
  'ring-master': { en: 'master of the Ring', fr: 'maître de l’Anneau' },
  general: { en: 'general', fr: 'général' },
  spear: { en: 'spear', fr: 'lance' },
  pike: { en: 'pike', fr: 'pique' },
  bow: { en: 'bow', fr: 'arc' },
  'short-bow': { en: 'short bow', fr: 'arc court' },
  stones: { en: 'stones', fr: 'pierres' },
  draining: { en: 'draining', fr: 'accablement' },
  transfixing: { en: 'transfixing', fr: 'immobilisation' },
  compelling: { en: 'compelling', fr: 'contrainte' },
  frightening: { en: 'frightening', fr: 'épouvante' },
  wounding: { en: 'wounding', fr: 'blessure' },
  sapping: { en: 'sapping', fr: 'épuisement' },
}

/** What keywords are called. */
export const keywordNames: Readonly<Record<Keyword, InBoth>> = {
  infantry: { en: 'infantry', fr: 'infanterie' },
  cavalry: { en: 'cavalry', fr: 'cavalerie' },
  hero: { en: 'hero', fr: 'héros' },
  warrior: { en: 'warrior', fr: 'guerrier' },
  free: { en: 'free', fr: 'libre' },
  shadow: { en: 'shadow', fr: 'ombre' },
  man: { en: 'man', fr: 'homme' },
  elf: { en: 'elf', fr: 'elfe' },
  dwarf: { en: 'dwarf', fr: 'nain' },
  halfling: { en: 'halfling', fr: 'semi-homme' },
  raider: { en: 'raider', fr: 'pillard' },
  wolf: { en: 'wolf', fr: 'loup' },
  monster: { en: 'monster', fr: 'monstre' },
  troll: { en: 'troll', fr: 'troll' },
  ent: { en: 'ent', fr: 'ent' },
  spider: { en: 'spider', fr: 'araignée' },
  eagle: { en: 'eagle', fr: 'aigle' },
  spirit: { en: 'spirit', fr: 'esprit' },
  wraith: { en: 'wraith', fr: 'spectre' },
  engine: { en: 'engine', fr: 'engin' },
}
