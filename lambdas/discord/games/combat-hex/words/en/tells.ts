import { countEn as count } from '../../../../words/plural.ts'

/** Combats, shots and free attacks as they are told: what is thrown, paid and lost. */
export const tells = {
  /** `A2 Gimli 1 die` */
  withDice: (who: string, dice: number) => `${who} ${count(dice, 'die', 'dice')}`,
  combat: (sides: readonly string[]) => `⚔️ ${sides.join(' ⚔ ')}`,
  freeAttack: (who: string, target: string) => `⚔️ Free attack: ${who} ⚔ ${target}`,
  shot: (who: string, target: string, range: number) => `🏹 ${who} → ${target} (range ${range})`,
  volley: (who: string, targets: string) => `🏹 ${who} → all in sight: ${targets}`,
  hits: (hits: number) => count(hits, 'hit', 'hits'),
  superficial: (dice: number) => `${dice} superficial`,
  moreHits: (hits: number, paid: string) => `${hits} converted (${paid})`,
  damage: (dice: string) => `damage ${dice}`,
  woundsTurned: (wounds: number, paid: string) => `${wounds} converted (${paid})`,
  paid: (who: string, ap: number) => `${who} ${ap} AP`,
  uses: (who: string, ability: string, ap: number) => `✨ ${who} ${ability}${ap ? ` ${ap} AP` : ''}`,
  lost: (who: string, loss: number, left: number) => `${who} −${loss} (${left} left)`,
  falls: (who: string, loss: number) => (loss ? `💀 ${who} −${loss}, falls` : `💀 ${who} falls`),
  /** on the card of a combat */
  cardFalls: 'falls',
  cardLoses: (loss: number, left: number) => `loses ${loss}, ${left} left`,
  cardUnhurt: 'unhurt',
  cardNobody: 'Nobody is hurt',
  damageOnCard: 'Damage',
  staysBy: (ability: string) => `stays by ${ability}`,
  unhurt: (who: string) => `${who} unhurt`,
  nobodyHurt: (why?: string) => `nobody is hurt${why ? `: ${why}` : ''}`,
  noEffect: (why?: string) => `no effect${why ? `: ${why}` : ''}`,
  hitNeeded: (dice: string) => `${dice} needed to hit`,
  damageNeeded: (die: string) => `${die} or more needed to hurt`,
  /** what a button does: who or what, what it costs, what it changes */
  choice: (what: string, cost: string, change: string) =>
    `-# • **${what}**${cost ? ` · ${cost}` : ''} · ${change}`,
  costs: (ap: number, left: number) => (ap ? `${ap} of ${left} AP` : 'free'),
  inVain: (what: string) => `-# • ${what} would change nothing now`,
  hitsInstead: (hits: number, before: number) => `${count(hits, 'hit', 'hits')} instead of ${before}`,
  sixInstead: 'a damage die ⚀ becomes ⚅',
  staysAsItIs: 'the dice stay as they lie',
  nothingSpent: 'nothing is spent',
  /** a damage die goes to somebody with so much life left before it */
  takesDie: (life: number) => `takes the die with ${life} life left`,
  /** what becomes of somebody by an answer: percentages come with their sign, and are left out where it is certain */
  mayFall: (who: string, falls: string) => `${who} falls${falls && ` ${falls}`}`,
  mayLose: (who: string, hurt: string) => `${who} loses life${hurt && ` ${hurt}`}`,
  orFall: (falls: string) => `falls ${falls}`,
  onAverage: (life: string) => `−${life} on average`,
  keptUp: (stays: string) => `kept up by an ability${stays && ` ${stays}`}`,
  /** behind the last of several answers with their chances */
  chancesAssume: '(exact chances; the rest as the program would decide)',
  /** where the word first occurs in a battle */
  attackerMeans: '(attacker = moves first this turn)',
  payNow: (ap: number) => `${ap} AP, now`,
  payLater: (ap: number) => `${ap} AP, if it comes up and pays off`,
  /** what may come up later in a combat */
  mayComeUp: (what: readonly string[]) => `-# Later in this combat, by the dice: ${what.join(' · ')}`,
  rollsFor: { deployment: 'Deployment roll', strategy: 'Strategy roll' },
  decided: (who: string, what: readonly string[]) => `📜 Decided for ${who}: ${what.join('; ')}`,
  noOrder: 'no order, as the program thinks best',
  moves: (who: string, moves: string) => `🥾 ${who}: ${moves}`,
}
