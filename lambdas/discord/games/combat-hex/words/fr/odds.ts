import { countFr as count } from '../../../../words/plural.ts'
import type { odds as english } from '../en/odds.ts'

export const odds: typeof english = {
  title: 'Probabilités',
  note: (hurt, falls) => `${hurt} de chances de blesser, ${falls} de tuer`,
  figure: (name, hurt, falls, life) =>
    `${name} : ${hurt} de chances de perdre de la vie, ${falls} de tomber (−${life} vie en moyenne)`,
  cannotBeHurt: name => `${name} : ne risque rien`,
  staysUp: (name, leaves) =>
    `${name} : ${leaves} de chances de quitter la carte ; sans vie, une aptitude peut l’y maintenir`,
  about: percent => `≈ ${percent}`,
  tooManyAtAll: 'Trop de cas à compter.',
  tooMany: names => `${names} : trop de cas à compter`,
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
    fight: 'Combat à deux',
    freeAttack: 'Attaque gratuite',
    behind: 'de dos',
    raised: 'depuis une hauteur',
    uses: ability => `avec ${ability}`,
    spares: ability => `sans ${ability}`,
    onBoard: 'là où elles se tiennent',
    alone: 'en terrain dégagé',
  },
  lost: life => `−${life}`,
  falls: 'tombe',
  unharmed: 'indemne',
  assumed: (own, margin) => {
    const how = margin
      ? `≈ : environ, à ${count(margin, 'point', 'points')} près. Il y a trop de cas à compter : les dés ont été lancés de nombreuses fois.`
      : 'Calcul exact.'
    return own
      ? `-# ${how} Votre camp répond selon vos ordres, les autres par les choix par défaut.`
      : `-# ${how} Tous répondent par les choix par défaut.`
  },
  luckOf: (name, luck) => `${name} : ${luck}.`,
  luck: (above, dice) => `chance ${above} sur ${dice} dés`,
}
