import type { telling as english } from '../en/telling.ts'
import { countFr as count } from '../plural.ts'

/** Combats, tirs et attaques gratuites tels qu’on les raconte. */
export const telling: typeof english = {
  withDice: (who, dice) => `${who} ${count(dice, 'dé', 'dés')}`,
  combat: sides => `⚔️ ${sides.join(' ⚔ ')}`,
  freeAttack: (who, target) => `⚔️ Attaque gratuite : ${who} ⚔ ${target}`,
  shot: (who, target, range) => `🏹 ${who} → ${target} (portée ${range})`,
  volley: (who, targets) => `🏹 ${who} → tous ceux en vue : ${targets}`,
  hits: hits => count(hits, 'touche', 'touches'),
  superficial: dice => count(dice, 'superficielle', 'superficielles'),
  moreHits: (hits, paid) => `${count(hits, 'convertie', 'converties')} (${paid})`,
  damage: dice => `dégâts ${dice}`,
  woundsTurned: (wounds, paid) => `${count(wounds, 'convertie', 'converties')} (${paid})`,
  paid: (who, ap) => `${who} ${ap} PA`,
  uses: (who, ability, ap) => `✨ ${who} ${ability}${ap ? ` ${ap} PA` : ''}`,
  lost: (who, loss, left) => `${who} −${loss} (reste ${left})`,
  falls: (who, loss) => (loss ? `💀 ${who} −${loss}, tombe` : `💀 ${who} tombe`),
  staysBy: ability => `tient par ${ability}`,
  unhurt: who => `${who} indemne`,
  nobodyHurt: why => `personne n’est blessé${why ? ` : ${why}` : ''}`,
  noEffect: why => `sans effet${why ? ` : ${why}` : ''}`,
  hitNeeded: dice => `il fallait ${dice} pour toucher`,
  damageNeeded: die => `il fallait ${die} ou plus pour blesser`,
  rollsFor: { deployment: 'Jet de déploiement', strategy: 'Jet de stratégie' },
  decided: (who, what) => `📜 Décidé pour ${who} : ${what}`,
  noOrder: 'sans ordre, au mieux selon le programme',
  moves: (who, moves) => `🥾 ${who} : ${moves}`,
}
