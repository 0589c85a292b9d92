import { french } from '../../../../../words/french.ts'
import type { buttons as english } from '../../en/says/buttons.ts'

/** Les boutons et les listes d’une bataille. */
export const buttons: typeof english = {
  phaseOf: who => french`phase d’action de ${who}`,
  isOut: 'éliminé, plus de figurines',
  chooseFigure: 'Choisir une figurine…',
  chooseFacing: 'Changer d’orientation…',
  placeOn: who => `Placer ${who} en…`,
  turnPlaced: who => `Pivoter ${who}`,
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
  asRecommended: '★ Comme conseillé',
  nothingHere: 'Rien dans ce combat',
  decideForMe: 'Désormais, décidez pour moi',
  settleAll: 'D’un coup : que payer dans ce combat…',
  usualEdge: edge => `★ ${edge}`,
  whatToDo: 'Que fait-elle ? Rien ne compte avant votre confirmation.',
  nothingToDo: 'Elle ne peut plus rien faire maintenant.',
  reachNote: (cost, stops) => `${cost} PM${stops ? ', finit dans une zone de danger' : ''}`,
}
