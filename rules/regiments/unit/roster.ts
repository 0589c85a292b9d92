/** The supplied units and the lists in which they stand: a line each, as players write their own. */
import { faultList, type Language } from '../../core/text.ts'
import { type UnitProfile } from './unitProfile.ts'
import { readUnits } from './unitsText.ts'

/** In English and French with a slash between; the id comes from the first. */
const lines = `
# The Crown: drilled foot, riders, shot.
20 swords / épées 5x4 165 pts | M5 C5 Dis7 HP1 Def4 Res3 Arm1 H1 | Att1 Off4 Str3 Pen0 Agi3 | shield, standard, musician
20 spears / lances 5x4 175 pts | M5 C5 Dis7 HP1 Def3 Res3 Arm1 H1 | Att1 Off3 Str3 Pen0 Agi3 | spear, shield, standard, musician
20 halberds / hallebardes 5x4 185 pts | M5 C5 Dis7 HP1 Def3 Res3 Arm2 H1 | Att1 Off3 Str3 Pen0 Agi3 | halberd, standard, musician
20 royal guard / garde royale 5x4 290 pts | M5 C5 Dis8 HP1 Def5 Res3 Arm3 H1 | Att1 Off5 Str4 Pen1 Agi4 | heavy weapon, bodyguard, standard, musician, metal armour
10 long bows / grands arcs 5x2 150 pts | M5 C5 Dis7 HP1 Def3 Res3 Arm0 H1 | Att1 Off3 Str3 Pen0 Agi3 | long bow (4+), musician
10 crossbows / arbalètes 5x2 140 pts | M5 C5 Dis7 HP1 Def3 Res3 Arm1 H1 | Att1 Off3 Str3 Pen0 Agi3 | crossbow (4+), musician
10 handguns / arquebuses 5x2 145 pts | M5 C5 Dis7 HP1 Def3 Res3 Arm1 H1 | Att1 Off3 Str3 Pen0 Agi3 | handgun (4+), musician
5 light riders / cavaliers légers 5x1 135 pts | M9 C9 Dis7 HP1 Def3 Res3 Arm1 H2 | Att1 Off3 Str3 Pen0 Agi3 | light lance, bow (4+), light troops, vanguard (9), tactical retreat, musician | mount: Att1 Off3 Str3 Pen0 Agi3
5 lancers / lanciers 5x1 210 pts | M7 C8 Dis8 HP1 Def4 Res3 Arm4 H2 | Att1 Off4 Str4 Pen1 Agi3 | cavalry lance, devastating charge (+1 Str), shield, standard, musician, metal armour | mount: Att1 Off3 Str3 Pen0 Agi3
general / général 200 pts | M5 C5 Dis9 HP3 Def6 Res4 Arm4 H1 | Att4 Off6 Str4 Pen1 Agi6 | paired weapons, commanding presence, aegis (5+), metal armour, character
mounted general / général à cheval 260 pts | M7 C8 Dis9 HP3 Def6 Res4 Arm4 H2 | Att4 Off6 Str4 Pen1 Agi6 | cavalry lance, devastating charge (+1 Str), commanding presence, shield, aegis (5+), metal armour, character | mount: Att1 Off3 Str4 Pen0 Agi3, impact (1)
captain / capitaine 110 pts | M5 C5 Dis8 HP2 Def5 Res4 Arm3 H1 | Att3 Off5 Str4 Pen1 Agi5 | halberd, captain, metal armour, character
great banner / grande bannière 130 pts | M5 C5 Dis8 HP2 Def5 Res4 Arm4 H1 | Att3 Off5 Str4 Pen1 Agi5 | rally to the flag, metal armour, character
wizard / magicien 160 pts | M5 C5 Dis7 HP2 Def3 Res3 Arm0 H1 | Att1 Off3 Str3 Pen0 Agi3 | adept wizard (Embers), character
bell wagon / chariot à cloche 170 pts | M5 C5 Dis8 HP5 Def3 Res5 Arm3 H3 | Att4 Off3 Str3 Pen0 Agi3 | halberd, war platform, aegis (5+), fearless, magic resistance (1) | chassis: Off0 Str5 Pen2 Agi0, grinding (D6)
ballista / baliste 120 pts | M4 C4 Dis7 HP4 Def1 Res4 Arm2 H1 | Att3 Off3 Str3 Pen0 Agi3 | crossbow (4+, range 48, 1 shot, Str 6, Pen 6, artillery, multiple wounds (D3)), static
# The Wilds: raiders, beasts, the dead.
20 raiders / pillards 5x4 190 pts | M5 C6 Dis7 HP1 Def3 Res3 Arm1 H1 | Att1 Off4 Str3 Pen0 Agi4 | paired weapons, onrush (+1 Str), frenzy, standard, musician
10 archers / archers 5x2 120 pts | M5 C5 Dis6 HP1 Def3 Res3 Arm0 H1 | Att1 Off3 Str3 Pen0 Agi3 | bow (4+), light troops
10 javelins / javelots 5x2 130 pts | M6 C6 Dis6 HP1 Def3 Res3 Arm0 H1 | Att1 Off3 Str3 Pen0 Agi4 | thrown weapons (4+), shield, skirmisher, light troops, swift
10 marsh stalkers / rôdeurs des marais 5x2 170 pts | M6 C6 Dis7 HP1 Def4 Res3 Arm1 H1 | Att1 Off3 Str3 Pen0 Agi4 | poisoned, thrown weapons (4+, poisoned), skirmisher, light troops, scout, hard target (1), guide (marsh)
6 brutes / brutes 3x2 240 pts | M6 C6 Dis7 HP3 Def3 Res4 Arm2 H3 | Att3 Off3 Str4 Pen1 Agi2 | devastating charge (+1 Str), impact (1), standard, musician
wyvern / vouivre 320 pts | M6 C9 Dis7 HP6 Def4 Res5 Arm4 H5 | Att5 Off5 Str6 Pen3 Agi4 | breath (Str 4, Pen 1, flaming), stomp (D3+1), flying, terror, poisoned, beast
giant / géant 280 pts | M7 C7 Dis7 HP8 Def3 Res6 Arm1 H5 | Att5 Off3 Str6 Pen3 Agi3 | crushing blow, stomp (D6), rage, terror, horror
scythed chariot / char à faux 150 pts | M7 C8 Dis7 HP4 Def3 Res5 Arm3 H3 | Att2 Off3 Str3 Pen0 Agi3 | halberd, swift | mount: Att2 Off3 Str4 Pen0 Agi3 | chassis: Off0 Str5 Pen2 Agi0, impact (D6)
30 barrow dead / morts des tertres 6x5 190 pts | M4 C4 Dis5 HP1 Def2 Res3 Arm1 H1 | Att1 Off2 Str3 Pen0 Agi2 | spear, shield, undead, unstable, fearless, mindless, insignificant, standard, musician
barrow lord / seigneur des tertres 190 pts | M4 C4 Dis8 HP3 Def4 Res5 Arm3 H1 | Att3 Off4 Str5 Pen2 Agi3 | heavy weapon, lethal, commanding presence, undead, unstable, fearless, character
chieftain / chef de clan 190 pts | M5 C6 Dis8 HP3 Def5 Res5 Arm2 H1 | Att4 Off6 Str5 Pen2 Agi5 | heavy weapon, hatred, commanding presence, aegis (5+), character
`

function read(): readonly UnitProfile[] {
  const faults = faultList()
  const units = readUnits(lines, [], faults)
  if (faults.any()) throw new Error(JSON.stringify(faults.sorted()))
  return units
}

let supplied: readonly UnitProfile[] | undefined

/** The supplied units. They are read when somebody asks for the first of them: whoever starts the program need not wait. */
export const suppliedUnits = (): readonly UnitProfile[] => (supplied ??= read())

/** A list out of which an army is made. */
interface UnitList {
  name: Readonly<Record<Language, string>>
  /** ids of its units */
  units: readonly string[]
}

const shared = ['captain', 'great-banner', 'wizard', 'light-riders']

export const unitLists = {
  crown: {
    name: { en: 'The Crown', fr: 'La Couronne' },
    units: [
      ...shared,
      'swords',
      'spears',
      'halberds',
      'royal-guard',
      'long-bows',
      'crossbows',
      'handguns',
      'lancers',
      'general',
      'mounted-general',
      'bell-wagon',
      'ballista',
    ],
  },
  wilds: {
    name: { en: 'The Wilds', fr: 'Les Terres sauvages' },
    units: [
      ...shared,
      'raiders',
      'archers',
      'javelins',
      'marsh-stalkers',
      'brutes',
      'wyvern',
      'giant',
      'scythed-chariot',
      'barrow-dead',
      'barrow-lord',
      'chieftain',
    ],
  },
} as const satisfies Record<string, UnitList>
export type UnitListId = keyof typeof unitLists
