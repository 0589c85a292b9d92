/** What chances are told in. A percentage comes with its sign. */
export const odds = {
  title: 'Odds',
  /** in a list: chance to lose life at all, and to lose it all */
  note: (hurt: string, falls: string) => `${hurt} to hurt, ${falls} to kill`,
  figure: (name: string, hurt: string, falls: string, life: string) =>
    `${name}: ${hurt} chance to lose life, ${falls} to fall (−${life} life on average)`,
  /** of somebody whom no die can hurt */
  cannotBeHurt: (name: string) => `${name}: cannot be hurt`,
  /** who has lost all life and may stand all the same */
  staysUp: (name: string, leaves: string) =>
    `${name}: ${leaves} chance to leave the board; without life, an ability may keep it there`,
  /** a chance that is not counted exactly */
  about: (percent: string) => `≈ ${percent}`,
  tooManyAtAll: 'Too many cases to count.',
  tooMany: (names: string) => `${names}: too many cases to count`,
  shot: (list: string) => `As it would be played: ${list}`,
  freeAttacks: (list: string) => `Free attacks first: ${list}`,
  combat: (sides: string) => `The combat as things would stand, ${sides}:`,
  chain: (sides: string) => `**Combat** as things stand, ${sides}:`,
  dice: (name: string, dice: string) => `${name} ${dice} ${dice === '1' ? 'die' : 'dice'}`,
  without: (list: string) => `Best shot without it: ${list}`,
  with: (list: string) => `The same with it: ${list}`,
  gain: (percent: string, list: string) => `${percent}: ${list}`,
  gained: (name: string, life: string) => `${name} ${life} life`,
  nothing: 'nothing',
  strategy: (list: string) => `**Strategy roll**, as things stand: ${list}`,
  nobodyFights: 'Nobody stands in anybody’s danger zone.',
  duel: {
    shot: 'Shot',
    shotAt: (range: number) => `Shot over ${range} hexes`,
    fight: 'Combat of the two',
    freeAttack: 'Free attack',
    behind: 'from behind',
    raised: 'from raised ground',
    uses: (ability: string) => `with ${ability}`,
    spares: (ability: string) => `without ${ability}`,
    onBoard: 'where they stand',
    alone: 'alone on open ground',
  },
  lost: (life: number) => `−${life}`,
  falls: 'falls',
  unharmed: 'unharmed',
  /** @param margin points by which chances may be off where they are marked with ≈; 0 where none is */
  assumed: (own: boolean, margin: number): string => {
    const how = margin
      ? `≈: about, ± ${margin} points. There are too many cases to count, so the dice were thrown often.`
      : 'Counted exactly.'
    return own
      ? `-# ${how} Your side answers by your orders, the others by the defaults.`
      : `-# ${how} All sides answer by the defaults.`
  },
  /** how much higher its dice were than the average */
  luckOf: (name: string, luck: string) => `${name}: ${luck}.`,
  luck: (above: string, dice: number) => `luck ${above} in ${dice} dice`,
}
