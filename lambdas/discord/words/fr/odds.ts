import type { odds as english } from '../en/odds.ts'

export const odds: typeof english = {
  title: 'Probabilités',
  note: (hurt, falls) => `${hurt} de chances de blesser, ${falls} de tuer`,
  figure: (name, hurt, falls, life) =>
    `${name} : perd de la vie ${hurt}, tombe ${falls} (−${life} vie en moyenne)`,
  cannotBeHurt: name => `${name} : ne risque rien`,
  staysUp: (name, leaves) => `${name} quitte la carte ${leaves} : une aptitude peut la maintenir debout`,
  shot: list => `Tel que ce serait joué : ${list}`,
  freeAttacks: list => `D’abord les attaques gratuites : ${list}`,
  combat: sides => `Le combat tel qu’il se présenterait, ${sides} :`,
  chain: sides => `**Combat** dans l’état actuel, ${sides} :`,
  dice: (name, dice) => `${name} ${dice} ${dice === '1' || dice === '0' ? 'dé' : 'dés'}`,
  without: list => `Meilleur tir sans elle : ${list}`,
  with: list => `Le même avec elle : ${list}`,
  gain: (percent, list) => `${percent} : ${list}`,
  gained: (name, life) => `${name} ${life} vie`,
  nothing: 'rien',
  strategy: list => `**Jet de stratégie**, dans l’état actuel : ${list}`,
  nobodyFights: 'Personne ne se tient dans une zone de danger.',
  duel: {
    shot: 'Tir',
    shotAt: range => `Tir à ${range} hexagones`,
    fight: 'Combat des deux',
    freeAttack: 'Attaque gratuite',
    behind: 'de dos',
    raised: 'depuis une hauteur',
    uses: ability => `avec ${ability}`,
    spares: ability => `sans ${ability}`,
    onBoard: 'là où elles se tiennent',
    alone: 'seules en terrain dégagé',
  },
  lost: life => `−${life}`,
  falls: 'tombe',
  unharmed: 'indemne',
  assumed: own =>
    own
      ? '-# Calcul exact, avec vos ordres pour votre camp et les choix par défaut pour les autres : conversions, attribution des dés, aptitudes utilisées.'
      : '-# Calcul exact, avec les choix par défaut pour tous : conversions, attribution des dés, aptitudes utilisées.',
  leftOut: '-# Les aptitudes qui répondent aux dégâts sont laissées de côté ici : il y aurait trop de cas.',
  woundsLeftOut: '-# Les blessures converties aussi : le combat est trop grand.',
  luckOf: (name, luck) => `${name} : ${luck}.`,
  luck: (above, dice) => `chance ${above} sur ${dice} dés`,
}
