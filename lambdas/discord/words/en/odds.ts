/** What chances are told in. A percentage comes with its sign. */
export const odds = {
  title: 'Odds',
  /** in a list: chance to lose life at all, and to lose it all */
  note: (hurt: string, falls: string) => `${hurt} to hurt, ${falls} to kill`,
  figure: (name: string, hurt: string, falls: string, life: string) =>
    `${name}: loses life ${hurt}, falls ${falls} (−${life} life on average)`,
  /** of somebody whom no die can hurt */
  cannotBeHurt: (name: string) => `${name}: cannot be hurt`,
  staysUp: (name: string, leaves: string) => `${name} leaves the board ${leaves}: an ability may keep it up`,
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
  assumed: (own: boolean): string =>
    own
      ? '-# Counted exactly, with your orders for your side and the defaults for the others: what they convert, whom their dice go to, which abilities they use.'
      : '-# Counted exactly, with the defaults for all sides: what they convert, whom their dice go to, which abilities they use.',
  leftOut: '-# Abilities that answer damage are left out here: there would be too many cases.',
  woundsLeftOut: '-# So are converted wounds: the combat is too large.',
  /** how much higher its dice were than the average */
  luckOf: (name: string, luck: string) => `${name}: ${luck}.`,
  luck: (above: string, dice: number) => `luck ${above} in ${dice} dice`,
}
