import type { HelpedRuleId } from '../ruleIds.ts'
import type { Example } from './playExample.ts'

/** A round of a combat, as its sheet. */
const round = (units: string, seed = '00') =>
  ({ size: '9x9', units, stage: 'shooting', sheet: true, seed }) as const

/** Cases of who fights, when, and what comes of it. */
export const fightScenes = {
  'RB-14': round('A1 spears @ E6 N vs:B1; B1 light-riders @ E5 S charging'),
  'RB-15': round('A1 14 swords 7x2 @ E6 N vs:B1; B1 brutes @ E5 S'),
  'RB-16': {
    ...round('A1 swords @ E6 N vs:B1; A2 captain @ in:A1; B1 raiders @ E5 S; B2 chieftain @ in:B1'),
    orders: { strike: 'character' },
  },
  'RB-17': round('A1 swords @ E6 N vs:B1; A2 lancers @ F4 SW vs:B1 charging; B1 raiders @ E5 S'),
  'RB-18': round('A1 swords @ E6 N vs:B1; A2 10 spears 5x2 @ F4 SW vs:B1; B1 raiders @ E5 S'),
  'RB-19': round('A1 swords @ E6 N vs:B1; B1 archers @ E5 S'),
  G3: round('A1 lancers @ E6 N vs:B1 charging; B1 raiders @ E5 S'),
  G4: round('A1 brutes with halberd, stomp (1) @ E6 N vs:B1; B1 spears @ E5 S'),
  M19: round('A1 10 spears 5x2 with vengeful strike @ E6 N vs:B1; B1 swords with Agi6 @ E5 S'),
  M21: round(
    'A1 royal-guard @ E6 N vs:B1 life9; A2 general @ in:A1; B1 raiders @ E5 S charging; B2 chieftain @ in:B1',
    '02',
  ),
  M28: round('A1 swords @ E6 N vs:B1; B1 barrow-dead @ E5 S', '05'),
  M38: round('A1 swords @ E6 N vs:B1; B1 swords without standard @ E5 S', '06'),
  M45: round('A1 swords @ E6 N vs:B1; A2 10 spears 5x2 @ F4 SW vs:B1; B1 raiders with resolute (2) @ E5 S'),
  M47: round('A1 spears @ E6 N vs:B1; A2 captain with stands behind @ in:A1 behind; B1 raiders @ E5 S'),
  M50: round('A1 swords @ E6 N vs:B1; B1 archers with supernatural @ E5 S'),
  M51: round('A1 swords @ E6 N vs:B1; B1 archers with tenacious @ E5 S'),
  A10: round('A1 10 swords 5x2 with Att3, Agi5, supporting attacks (+1) @ E6 N vs:B1; B1 raiders @ E5 S'),
  A14: round('A1 swords @ E6 N vs:B1; A2 bell-wagon @ in:A1; B1 raiders @ E5 S'),
  A16: round('A1 spears with fights in one more rank, spear @ E6 N vs:B1; B1 raiders @ E5 S'),
  A17: round('A1 swords with crushing blow @ E6 N vs:B1; B1 giant @ E5 S'),
  A19: round('A1 swords with onrush (+1 Att) @ E6 N vs:B1; B1 raiders @ E5 S'),
  A22: round('A1 swords with fury @ E6 N vs:B1; B1 raiders @ E5 S'),
  A23: round('A1 royal-guard with elven grace @ E6 N vs:B1; B1 raiders @ E5 S'),
  A25: round('A1 scythed-chariot @ E6 N vs:B1 charging; B1 raiders @ E5 S'),
  A27: round('A1 giant @ E6 N vs:B1; B1 raiders @ E5 S'),
  A30: round('A1 giant @ E6 N vs:B1 life5 round1; B1 swords @ E5 S'),
  W03: round('A1 royal-guard @ E6 N vs:B1; B1 raiders @ E5 S'),
  W05: round('A1 lancers @ E6 N vs:B1 charging; B1 raiders @ E5 S'),
  W07: round('A1 raiders @ E6 N vs:B1 round1; B1 swords @ E5 S'),
  W08: round('A1 spears @ E6 N vs:B1; B1 lancers @ E5 S'),
} as const satisfies Partial<Record<HelpedRuleId, Example>>
