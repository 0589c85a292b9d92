import type { buttons as english } from '../../en/says/buttons.ts'
import { french } from '../../french.ts'

/** Les boutons et les listes. */
export const buttons: typeof english = {
  accept: 'Accepter',
  decline: 'Refuser',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  back: 'Retour',
  undo: 'Revenir en arrière',
  showMe: 'Voir',
  showEverybody: 'Montrer à tous',
  sharedBy: who => `👁️ ${who} montre :`,
  finish: 'Jouer le reste pour moi',
  finishSure:
    'Le programme joue le reste de cette phase pour vous : des coups corrects, pas géniaux. On ne revient pas dessus. Vous confirmez ?',
  concede: 'Abandonner',
  concedeSureMany: 'Abandonner la bataille ? Toutes vos figurines quittent la carte ; les autres continuent.',
  phaseOf: who => french`phase d’action de ${who}`,
  isOut: 'éliminé, plus de figurines',
  concedeSure: 'Abandonner la bataille ? Votre adversaire gagne, 3 points à 0 (7.05).',
  chooseFigure: 'Choisir une figurine…',
  chooseAnswer: 'Choisir…',
  chooseFacing: 'Changer d’orientation…',
  placeOn: who => `Placer ${who} en…`,
  turnPlaced: who => `Pivoter ${who}`,
  backToAll: '← Tout revoir',
  group: (n, first, last) => french`${n} choix, de ${first} à ${last}`,
  do: {
    move: 'Aller en…',
    run: 'Courir en…',
    shoot: 'Tirer sur…',
    charge: 'Charger vers…',
    strike: 'Porter une attaque gratuite…',
    dismount: 'Descendre en…',
    mount: 'Monter sur…',
    turn: 'Pivoter vers…',
    use: 'Utiliser une aptitude…',
  },
  whatToDo: 'Que fait-elle ? Rien ne compte avant votre confirmation.',
  nothingToDo: 'Elle ne peut plus rien faire maintenant.',
  reachNote: (cost, stops) => `${cost} PM${stops ? ', finit dans une zone de danger' : ''}`,
}
