import type { buttons as english } from '../../en/says/buttons.ts'
import { french } from '../../french.ts'

/** Les boutons et les listes. */
export const buttons: typeof english = {
  newHere: 'Nouveau ici ?',
  howItGoes: 'Comment ça marche ?',
  accept: 'Accepter',
  decline: 'Refuser',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  back: 'Retour',
  undo: 'Défaire',
  showMe: 'Voir',
  showEverybody: 'Montrer à tous',
  wholeBoard: 'Toute la carte',
  legend: 'Signes de la carte',
  sharedBy: who => `👁️ ${who} montre :`,
  finish: 'Jouer le reste pour moi',
  finishSure:
    'Le programme joue le reste de cette phase pour vous : des coups corrects, pas géniaux. On ne revient pas dessus. Vous confirmez ?',
  finishPlan: 'Le programme jouerait ainsi le reste de votre phase :',
  finishNothing: 'Chacun reste comme il est.',
  finishPlanned:
    '-# Correct, pas génial ; les dés jetés en route peuvent y changer quelque chose. On ne revient pas dessus.',
  doIt: 'Allez-y',
  notSo: 'Pas comme ça',
  concede: 'Abandonner',
  concedeSure: comesTo => `Abandonner la bataille ? ${comesTo}`,
  opponentWins: 'Votre adversaire gagne.',
  othersPlayOn: 'Les autres continuent.',
  chooseAnswer: 'Choisir…',
  backToAll: '← Tout revoir',
  moreOptions: n => `${n} de plus …`,
  group: (n, first, last) => french`${n} choix, de ${first} à ${last}`,
  facing: (short, name) => `${short} (${name})`,
}
