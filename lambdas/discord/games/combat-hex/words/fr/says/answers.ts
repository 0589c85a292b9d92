import { french } from '../../../../../words/french.ts'
import type { answers as english } from '../../en/says/answers.ts'

/** Les réponses, sur les boutons et dans les listes. */
export const answers: typeof english = {
  answerMove: (who, to, facing) => `${who} → ${to}${facing && `, face au ${facing}`}`,
  answerRun: (who, to, facing) => `${who} court en ${to}${facing && `, face au ${facing}`}`,
  answerPlace: (who, at, facing) => `${who} en ${at}${facing && `, face au ${facing}`}`,
  answerShoot: (who, target, facing) => `${who} tire sur ${target}${facing && `, face au ${facing}`}`,
  answerVolley: (who, facing) => `${who} tire face au ${facing}, sans viser personne`,
  answerCharge: (who: string, to: string, facing: string, target: string) =>
    `${who} charge vers ${to}${facing && `, face au ${facing}`}${target && `, contre ${target}`}`,
  answerStrike: (who: string, target: string) => `${who} porte une attaque gratuite à ${target}`,
  answerTurn: (who, facing) => `${who} pivote, face au ${facing}`,
  answerUse: (who, ability, copied, target, cost) =>
    french`${who} : ${ability}${copied && `, copie de ${copied}`}${target && ` sur ${target}`} (${cost} PA)`,
  answerEnd: who => `${who} a fini`,
  answerLeave: who => `${who} quitte la carte`,
  ringChoices: { keep: 'Garder l’Anneau', 'take-off': 'Tenter de le retirer' },
  answerPay: (who, cost) => `${who} (${cost} PA)`,
  answerTake: (who, life, endurance) => `${who} (vie ${life}, endurance ${endurance})`,
  answerMount: (who, carrier) => `${who} : sur ${carrier}`,
  answerDismount: (who, to, facing) => `${who} : descendre en ${to}${facing && `, face au ${facing}`}`,
  answerLift: who => `Reprendre ${who} en main`,
  auto: 'Tout placer',
  pass: 'Laisser faire',
  keepAp: 'Ne rien dépenser',
  keepDice: 'Les laisser',
  throwAgain: faces => `Relancer ${faces}`,
  done: 'Terminé',
  doneWith: {
    deploy: 'Déploiement fini',
    act: 'Finir la phase',
    turning: 'Orientation finie',
    strategy: 'Continuer',
  },
  choices: {
    attacker: 'Attaquant',
    defender: 'Défenseur',
    camp: 'Choisir le camp',
    board: 'Choisir la carte',
  },
}
