import type { Moment } from '../../../../../../rules/combat-hex/index.ts'
import { french } from '../../../../words/french.ts'
import { countFr as count, dice } from '../../../../words/plural.ts'
import type { QuestionWords } from '../types.ts'

/** Ce qui vient d’arriver quand une aptitude peut y répondre. */
const moments: Record<Moment, (who: string, ability: string, loss: number) => string> = {
  'before-strategy-roll': () => 'le jet de stratégie va avoir lieu',
  strategy: () => 'une aptitude peut servir',
  'before-action': who => `${who} va agir`,
  'before-move': who => `${who} va se déplacer`,
  'own-action': who => `${who} va agir`,
  'during-move': who => `${who} interrompt son mouvement`,
  'before-others-move': () => 'une figurine va se déplacer',
  'leaving-zone': who => `${who} va quitter une zone de danger`,
  'zone-entered': who => `${who} entre dans une zone de danger`,
  'shot-aimed': who => `${who} a choisi sa cible`,
  'before-shot': who => `${who} va tirer`,
  'before-shot-damage': who => french`le tir de ${who} touche`,
  'count-attacks': () => 'on compte les dés d’attaque d’un combat',
  'before-combat-roll': () => 'on va lancer les dés d’un combat',
  'after-damage-roll': () => 'les dés de dégâts sont lancés',
  'before-allocation': () => 'les dés de dégâts vont être alloués',
  'damage-allocated': (who, _, loss) => `${who} va perdre ${count(loss, 'point de vie', 'points de vie')}`,
  fallen: who => `${who} tombe à 0 point de vie`,
  'about-to-spend': who => `${who} va dépenser des PA`,
  'ability-activated': (who, ability) => `${who} utilise ${ability || 'une aptitude'}`,
}

export const questions: QuestionWords = {
  'camp-or-board': () =>
    'jet de déploiement gagné : choisissez le camp ou la carte ; votre adversaire choisit l’autre (3.02).',
  camp: () => 'quel camp jouez-vous ? (3.02)',
  board: () => 'sur quelle carte se battre ? (3.02)',
  edge: ({ edges }) =>
    edges
      ? 'sur quel bord vous déployez-vous ? Les suivants choisiront parmi les autres. (3.02)'
      : 'sur quel bord étroit vous déployez-vous ? Vous commencez. (3.02)',
  deploy: about =>
    about.waiting.length
      ? `déployez à trois hexagones au plus de votre bord ; ${count(about.waiting.length, 'figurine attend', 'figurines attendent')}. (3.02)`
      : 'tout le monde est en place. Déplacez ou pivotez encore, puis appuyez sur Déploiement fini. (3.02)',
  role: ({ players, first }) =>
    french`jet de ${first ? 'déploiement' : 'stratégie'} gagné : ${players ? `attaquant, premier des ${players} à agir, ou défenseur, le dernier ?` : `attaquant ou défenseur ${first ? 'au premier tour' : 'ce tour-ci'} ?`} (${first ? '3.02' : '3.05'})`,
  declare: about =>
    `${moments[about.moment]('', '', 0)}. Une aptitude pour ce jet, ou continuer ?${about.openly ? '' : ' L’adversaire ne voit pas votre choix avant d’avoir fait le sien.'} (8.45)`,
  strategy: () => 'utilisez une aptitude de la phase de stratégie, ou continuez. (3.051)',
  'move-enemy': (about, n) =>
    `déplacez ${n.figure(about.figure)}, avec ses ${about.movement} PM, ou laissez-la où elle est.`,
  act: (about, n) =>
    about.active
      ? `${n.figure(about.active)} agit${about.movement ? `, il reste ${about.movement} PM` : ' ; son mouvement est fini'}. Continuez, ou ${about.ready.length ? 'passez à une autre figurine' : 'finissez la phase'}. (3.09)`
      : about.ready.length
        ? `choisissez une figurine ; ${count(about.ready.length, 'peut', 'peuvent')} encore agir. (3.06)`
        : 'toutes ont agi : finissez la phase. (3.06)',
  turning: () => 'pivotez les figurines qui n’ont pas tiré, puis appuyez sur Orientation finie. (3.091)',
  ring: (about, n) =>
    `${n.figure(about.figure)} porte l’Anneau : le garder, ou tenter de le retirer ? (9.11)`,
  react: (about, n) => {
    const who = about.cause === null ? '' : n.figure(about.cause)
    const because = moments[about.moment](who, about.ability ? n.ability(about.ability) : '', about.loss ?? 0)
    return `${because}. Réagir, ou laisser faire ? (8.07)`
  },
  'convert-hit': about =>
    `${count(about.left, 'superficielle', 'superficielles')} : en convertir une en touche ? ${about.hits ? `Déjà ${count(about.hits, 'touche', 'touches')}` : 'Aucune touche encore'}. (${about.blow === 'shot' ? '5.18' : '6.10'})`,
  'convert-wound': about =>
    `dés de dégâts ${dice(about.faces)} : convertir un 1 en 6 ? (${about.blow === 'shot' ? '5.21' : '6.14'})`,
  reroll: about =>
    `dés de dégâts ${about.faces.join(' ')} : lesquels relancer ? Donnez leurs faces, ou aucun (none). (8.34)`,
  allocate: about =>
    french`qui reçoit le ${dice([about.die])}${about.converted ? ', blessure convertie' : ''} ?${about.rest.length ? ` Ensuite : ${dice(about.rest)}.` : ''} (6.17)`,
  combat: about =>
    `${count(about.chains.length, 'combat reste', 'combats restent')} : lequel d’abord ? (6.02)`,
}
