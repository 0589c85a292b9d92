import type { AbilityTable } from '../battle/points.ts'
import { battleCry, battleSavvy, berserker, dirtyFighting, rage, spearman } from './combat.ts'
import { aggressiveStrategy, armor, assassin, bodyguard, courage, killingBlow, rallyCry } from './damage.ts'
import { battleAwareness, fast, fastStrike, flyer, repel, sneak, stalwart, tyrant } from './movement.ts'
import {
  dread,
  fearsome,
  healing,
  initiative,
  leadership,
  regeneration,
  stealEssence,
  terrifying,
  ward,
} from './others.ts'
import { deadlyAim, deadlyShot, expertMarksman, perfectAim, shotCaller, volleyAttack } from './shooting.ts'

/** The special abilities of the tournament rule book. A missing or an unknown one does not compile. */
export const tournamentAbilities: AbilityTable = {
  'battle-awareness': battleAwareness,
  fast,
  'fast-strike': fastStrike,
  flyer,
  repel,
  sneak,
  stalwart,
  'deadly-aim': deadlyAim,
  tyrant,
  'deadly-shot': deadlyShot,
  'expert-marksman': expertMarksman,
  'perfect-aim': perfectAim,
  'shot-caller': shotCaller,
  'volley-attack': volleyAttack,
  'battle-cry': battleCry,
  'battle-savvy': battleSavvy,
  berserker,
  'dirty-fighting': dirtyFighting,
  rage,
  spearman,
  armor,
  courage,
  dread,
  fearsome,
  healing,
  initiative,
  leadership,
  regeneration,
  'killing-blow': killingBlow,
  'rally-cry': rallyCry,
  assassin,
  bodyguard,
  'aggressive-strategy': aggressiveStrategy,
  'steal-essence': stealEssence,
  terrifying,
  ward,
}
