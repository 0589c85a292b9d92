import { french } from '../../../../words/french.ts'
import type { choices as english } from '../en/choices.ts'

/** Ce que fait un bouton sous une question, après ce qu’il dit. */
export const choices: typeof english = {
  begin: 'vous avez le premier tour',
  defend: 'votre adversaire a le premier tour ; vos éclaireurs et votre avant-garde passent avant les siens',
  line: (button, does) => `-# • **${button}** · ${does}`,
  hold: chance => `elle reste ; la charge arrive à ${chance}, et les deux combattent alors`,
  flee: 'elle court de 2D6 pouces tout droit et est ébranlée ; elle est perdue si la charge va jusqu’à elle',
  sameCharge: fled =>
    french`les dés sont lancés pour le trajet jusqu’à la place de ${fled}, unité perdue si elle est atteinte`,
  otherCharge:
    'après un test de commandement, et celle-là réagit aussi ; raté, la charge continue comme avant',
  staysHidden: 'elle peut se montrer à tout tour suivant',
  showsItself: 'elle est au premier rang, où une figurine ordinaire est perdue',
  sweepNobody: 'personne n’est frappé',
  sweep: 'elle est frappée, et ne rend aucun coup',
  letBe: does => `le sort prend effet : ${does}`,
  dice: 'Dés',
  dispel: sum => `${sum} ou plus annule le sort ; les dés lancés sont perdus pour cette phase`,
  directNobody: 'tous tirent comme d’habitude',
  direct: 'une de ses figurines demande 1 de moins pour toucher, 3+ au mieux',
  strike: (most, of, likely, life) => `${most} sur ${of} ; lui coûte sans doute ${likely} de ses ${life} PV`,
  stayInCombat: 'elle combat encore, et teste si elle a perdu',
  retreat: won =>
    won
      ? 'elle fuit et est ébranlée ; personne ne la poursuit'
      : 'elle fuit et est ébranlée ; qui la touche peut la poursuivre',
  pursue: fled =>
    french`les deux lancent 2D6 : autant ou plus, et c’est la fin de ${fled} ; elle va aussi loin que ses dés, et charge qui elle rencontre`,
  overrun: 'elle va de 2D6 pouces tout droit, et charge qui elle rencontre',
  stay: 'elle reste où elle est, et peut se reformer',
}
