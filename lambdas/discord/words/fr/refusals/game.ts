import type { RefusalCode } from '../../../../../rules/index.ts'
import type { RefusalWords } from '../../types.ts'

/** Refusals of answers in any game: what is wrong, and what to do instead. */
export const game = {
  'not-offered': [
    '« {answer} » n’est pas proposé maintenant.',
    'Prenez un bouton, ou une réponse de la liste de /répondre.',
  ],
  'question-changed': [
    'La question a changé entre-temps.',
    'Regardez /partie état et répondez à celle de maintenant.',
  ],
  'still-fought': [
    'Cette bataille n’est pas finie.',
    'Le bouton servira à la fin ; `/partie état` montre où elle en est.',
  ],
  'battle-over': [
    'Cette bataille est terminée.',
    'Le résultat est dans /partie état ; /défi en commence une autre.',
  ],
  'no-hex': [
    'La carte n’a pas d’hexagone « {hex} ».',
    'Un hexagone s’écrit comme C7 : colonnes de A à {column}, rangées de 1 à {row}.',
  ],
  'no-facing': ['« {facing} » n’est pas une orientation.', 'Tapez N, NE, SE, S, SO ou NO.'],
  'undo-dice': [
    'Des dés ont été lancés depuis ; ce qu’ils ont montré ne s’efface pas.',
    'Continuez à partir d’ici.',
  ],
  'undo-answered': ['Votre adversaire a répondu depuis.', 'Continuez à partir d’ici.'],
  'undo-nothing': ['Vous n’avez rien à défaire.', 'On ne revient que jusqu’au début de l’activation.'],
  'not-your-turn': ['C’est à {name} de répondre.', 'Vous serez prévenu quand ce sera à vous.'],
  'is-out': ['Vous êtes éliminé ; les autres continuent.', 'Suivez la partie avec /partie état ou /carte.'],
  // armées et corrections
  'army-missing': [
    'Il manque une armée du {army}{camp}.',
    'Amenez-en une de chaque camp, ou les armées prêtes.',
  ],
  'army-too-big': ['{count} figurines, c’est trop ; {most} au plus.', 'Retirez-en avec /armée retirer.'],
  'wrong-camp': [
    '{figure} ne se bat pas pour le {camp}.',
    'Choisissez une figurine de ce camp ; voir /figurines liste.',
  ],
  'unknown-figure': ['Aucune figurine du catalogue ne s’appelle « {figure} ».', 'Voir /figurines liste.'],
  'no-correction': [
    'Cela ne peut pas être corrigé dans cette partie.',
    'Nommez une figurine de la carte, ou dites sur quel hex elle doit se tenir.',
  ],
  'army-empty': ['L’armée est vide.', 'Ajoutez des figurines avec /armée ajouter.'],
  'army-too-dear': [
    'Elle coûte {cost} points, {over} de plus que {points}.',
    'Retirez des figurines avec /armée retirer.',
  ],
  'figure-banned': ['{figure} n’est pas admise ici.', 'Choisissez une autre figurine.'],
  'no-board': ['Il n’y a pas de carte « {board} ».', 'Choisissez-en une de la liste.'],
} satisfies Partial<Record<RefusalCode, RefusalWords>>
