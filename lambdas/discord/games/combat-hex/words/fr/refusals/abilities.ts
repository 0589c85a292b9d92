import type { RefusalCode } from '../../../../../../../rules/index.ts'
import type { RefusalWords } from '../../../../../words/types.ts'

/** Refusals of special abilities: what is wrong, and what to do instead. */
export const abilities = {
  terrifying: [
    '{target} est trop effroyable pour cela.',
    'Choisissez une autre cible ou une autre aptitude.',
  ],
  'nothing-superficial': [
    'Aucune blessure superficielle parmi les dés.',
    'Gardez {ability} pour un autre jet.',
  ],
  'no-damage-dice': ['L’adversaire n’a lancé aucun dé de dégâts.', 'Gardez cela pour un autre combat.'],
  'nothing-converted': ['Aucune blessure convertie parmi les dés.', 'Convertissez-en une d’abord.'],
  'nobody-touched': ['Cela n’atteint aucun ennemi devant {figure}.', 'Gardez cela pour un autre combat.'],
  guarded: ['{target} est protégée ce tour-ci par Garde du Corps.', 'Choisissez une autre cible.'],
  'not-to-be-shot': ['Personne ne peut tirer sur {target}.', 'Choisissez une autre cible.'],
  'not-warded': ['Les aptitudes de {target} ne peuvent pas être annulées.', 'Laissez faire.'],
  'no-ring-bearer': [
    '{figure} suit l’Anneau Unique, et personne ici ne le porte.',
    'Ajoutez le porteur de l’Anneau, ou retirez {figure}.',
  ],
  'not-to-be-carried': [
    '{target} ne peut pas être portée : elle a l’Anneau, ou plusieurs hexagones.',
    'Choisissez une autre figurine.',
  ],
  'no-place': ['{figure} porte déjà deux figurines.', 'Faites-en d’abord descendre une.'],
  'ring-worn': ['{figure} porte déjà l’Anneau.', 'Il se retire au début de sa phase d’action.'],
  overcome: ['{figure} est au pouvoir de l’Anneau ce tour-ci.', 'Jouez une autre figurine.'],
  unseen: ['Seuls les Esprits Servants voient {target}.', 'Choisissez une autre cible.'],
  unhurt: ['{figure} n’a perdu aucun point de vie.', 'Gardez cela pour plus tard.'],
  'not-first-die': [
    'Des dés ont déjà touché {figure} ce tour-ci.',
    'L’Armure n’arrête que le premier dé du tour.',
  ],
  'no-hero-to-guard': [
    'Aucun héros de ce combat ne peut encore être gardé.',
    'Utilisez-la dans un combat où sont vos héros.',
  ],
  'cannot-move': [
    'L’Anneau l’emporte sur {figure} : elle ne se déplace pas ce tour-ci.',
    'Elle peut faire autre chose, pivoter par exemple.',
  ],
  'nobody-supported': [
    '{figure} n’a pas d’ami d’un hexagone au combat droit devant, ou a ses propres ennemis.',
    'Laissez passer.',
  ],
  'no-large-friend': ['{figure} n’a pas d’autre ami de Taille Imposante dans ce combat.', 'Laissez passer.'],
  'only-itself': ['{figure} ne peut s’en servir que pour elle-même.', 'Attendez qu’il s’agisse d’elle.'],
  'no-damage': ['{figure} n’a plus de dégâts à ignorer.', 'Gardez les PA.'],
  'not-adjacent': ['{figure} et {target} ne sont pas adjacents.', 'Choisissez une figurine voisine.'],
  'nobody-adjacent': ['{figure} n’a personne à ses côtés pour cela.', 'Gardez les PA.'],
  'flyer-runs': ['{figure} vole, et une créature volante ne court pas.', 'Choisissez une autre figurine.'],
  'no-charge': ['{figure} n’a pas chargé ; l’attaque vient à la fin d’une charge.', 'Chargez d’abord.'],
  'not-an-enemy': ['{figure} ne répond qu’aux ennemis.', 'Laissez faire.'],
  'undone-already': ['C’est déjà annulé.', 'Il n’y a plus rien à faire.'],
  'ward-not-warded': ['Annuler ne peut pas être annulé.', 'Laissez faire.'],
} satisfies Partial<Record<RefusalCode, RefusalWords>>
