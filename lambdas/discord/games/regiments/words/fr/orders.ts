import type { topicNames as topics, valueNames as values } from '../en/orders.ts'

/** Les ordres permanents : ce dont ils parlent, et ce qu’ils peuvent dire. */
export const topicNames: typeof topics = {
  begin: 'qui commence',
  learn: 'choix des sorts',
  order: 'ordre de vos unités',
  reaction: 'être chargé',
  redirect: 'charger un autre',
  reveal: 'figurines dissimulées',
  dispel: 'dissiper',
  direct: 'ingénieurs',
  weapon: 'choix de l’arme',
  strike: 'qui frapper',
  retreat: 'quitter un combat',
  away: 'de quel côté fuit l’ennemi',
  pursue: 'poursuivre',
  overrun: 'charge irrésistible',
  'combat-reform': 'se reformer après un combat',
  rally: 'orientation après un ralliement',
}

export const valueNames: typeof values = {
  ask: 'me demander',
  begin: 'commencer',
  defend: 'défendre',
  usual: 'comme d’habitude',
  measured: 'avec mesure',
  hold: 'tenir',
  flee: 'fuir',
  nearest: 'le plus proche',
  never: 'jamais',
  always: 'toujours',
  all: 'tous les dés',
  best: 'la meilleure',
  ordinary: 'les figurines ordinaires',
  character: 'un personnage',
  losing: 'en perdant',
  face: 'faire face à l’ennemi',
}
