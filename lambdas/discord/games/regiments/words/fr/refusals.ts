import type { RefusalWords } from '../../../../words/types.ts'
import type { refusals as english } from '../en/refusals.ts'

/** Les refus de Régiments : ce qui ne va pas, et quoi faire. */
export const refusals: Record<keyof typeof english, RefusalWords> = {
  'unit-engaged': [
    '{unit} est engagée.',
    'Qui touche un ennemi combat à la phase de mêlée ; choisissez-en une autre.',
  ],
  'unit-shaken': [
    '{unit} est ébranlée.',
    'Elle teste pour se rallier au début de la phase de mouvement, et ne fait rien avant.',
  ],
  'has-declared': [
    '{unit} a déclaré une charge ce tour-ci.',
    'Une unité en déclare une ; choisissez-en une autre.',
  ],
  'never-charges': ['{unit} ne charge jamais.', 'Chargez avec une autre unité.'],
  'began-outside': [
    '{unit} a commencé la bataille hors de sa zone.',
    'Elle ne déclare pas de charge au premier tour de joueur ; dès le suivant, oui.',
  ],
  'outside-arc': [
    '{target} n’est pas dans l’arc frontal de {unit}.',
    'Tournez d’abord : un mouvement simple ou une reformation à la phase de mouvement.',
  ],
  'not-seen': [
    '{unit} ne voit pas {target}.',
    'Ce qui est aussi haut la cache ; allez où la ligne est libre.',
  ],
  'cannot-reach': [
    '{unit} ne peut atteindre {target} : {most} {most|pouce|pouces} au grand maximum.',
    'Approchez, ou choisissez une cible dont le côté est libre.',
  ],
  'charge-shut-out': [
    '{by} a déclaré une charge, et prend la seule place d’où {unit} atteindrait {target}.',
    'Chargez un autre ennemi avec {unit}, ou bougez-la après les charges.',
  ],
  'no-unit': [
    'Aucune unité ne s’appelle ici « {unit} ».',
    'Nommez-en une par son repère, comme A1, ou par son nom.',
  ],
  'no-enemy-unit': [
    'Aucun ennemi sur la carte ne s’appelle « {unit} ».',
    'Nommez-en un par son repère, comme B1.',
  ],
  'unit-not-yours': ['{unit} n’est pas à vous.', 'Nommez une unité à vous.'],
  'unit-has-shot': ['{unit} a tiré ce tour-ci.', 'Chaque unité tire une fois ; choisissez-en une autre.'],
  'has-rallied': [
    '{unit} s’est ralliée ce tour-ci.',
    'Elle ne bouge, ne tire ni ne lance de sort avant votre prochain tour.',
  ],
  'charge-failed': [
    '{unit} a raté sa charge.',
    'Elle ne bouge ni ne tire ce tour-ci ; choisissez-en une autre.',
  ],
  'has-moved-static': ['{unit} a bougé, et ne tire qu’à l’arrêt.', 'Choisissez une autre unité.'],
  'nothing-to-shoot': ['{unit} n’a rien pour tirer.', 'Choisissez une unité de tireurs.'],
  'has-marched': [
    '{unit} a fait une marche forcée, et ses armes ne tirent pas après cela.',
    'La prochaine fois, un mouvement simple.',
  ],
  'unit-beyond-range': [
    '{target} est à {distance} {distance|pouce|pouces} de {unit} : trop loin pour ses armes.',
    'Choisissez une cible plus proche ; une case fait 3 pouces.',
  ],
  'among-its-like': [
    'Rien ne distingue {target} dans son unité.',
    'Tirez sur l’unité ; seule une figurine d’une autre Taille s’en détache.',
  ],
  'unit-has-moved': [
    '{unit} a bougé ce tour-ci.',
    'Chaque unité fait un mouvement ; choisissez-en une autre, ou reprenez-le.',
  ],
  'never-marches': ['{unit} ne peut faire de marche forcée.', 'Faites un mouvement simple.'],
  'moves-at-random': [
    '{unit} bouge au hasard, au début de la phase de mouvement.',
    'Choisissez une autre unité.',
  ],
  'no-such-pose': [
    '{unit} ne peut venir ainsi en {hex}.',
    'Nommez une case et une orientation à sa portée : `/carte portée:{unit}` les montre.',
  ],
  'too-wide': ['{unit} peut se tenir sur {least} à {most} colonnes.', 'Choisissez un nombre entre les deux.'],
  'shift-too-far': [
    '{unit} ne peut se reformer en {hex}.',
    'Reformez-la où elle est, ou sur une case plus proche.',
  ],
  'may-not-join': [
    '{unit} ne peut rejoindre {target}.',
    'Choisissez-lui une autre unité, ou laissez-le seul.',
  ],
  'never-behind': [
    '{unit} ne se tient pas derrière dans {target}.',
    'La figurine rejoint le premier rang ; il faut M47 et un socle comme le leur pour rester derrière.',
  ],
  'may-not-leave': [
    '{unit} ne peut quitter son unité maintenant.',
    'Cela se fait avant que son unité n’ait bougé ou chargé.',
  ],
  'unit-beyond-zone': [
    '{unit} ne peut être placée en {hex}.',
    'Choisissez une case libre de votre zone, les quatre rangées à votre bord.',
  ],
  'stands-in-units': [
    '{unit} ne se tient jamais seule.',
    'Faites-lui rejoindre une unité qui a des figurines ordinaires.',
  ],
  'never-leaves': ['{unit} ne quitte jamais son unité.', 'Déplacez toute l’unité.'],
  'unit-placed': ['{unit} est placée.', 'Choisissez-en une qui attend.'],
  'units-to-place': [
    '{unit} est un personnage : ils viennent quand toutes les unités sont là.',
    'Placez d’abord une unité.',
  ],
  'not-a-wizard': ['{unit} ne connaît aucun sort.', 'Lancez avec un magicien.'],
  'unknown-spell': ['{unit} ne connaît pas « {spell} ».', 'La liste offre les sorts qu’il connaît.'],
  'spell-tried': [
    '{unit} a tenté {spell} à cette phase.',
    'Chaque sort se tente une fois ; choisissez-en un autre.',
  ],
  'spell-out-of-range': [
    '{target} est hors de portée de {spell} : {range} {range|pouce|pouces}.',
    'Choisissez une cible plus proche ; une case fait 3 pouces.',
  ],
  'spell-target': [
    '{spell} n’est pas pour {target}.',
    'La liste offre les unités pour lesquelles il est fait.',
  ],
  'too-many-dice': ['{spell} prend 1 à {most} dés maintenant.', 'Dites un nombre entre les deux.'],
  'unit-at-blows': ['{target} est engagée.', 'Choisissez un ennemi qui ne combat personne.'],
  'never-held': ['{unit} n’est jamais gardée à l’écart.', 'Placez-la sur la carte.'],
  'needs-general': [
    'Aucun personnage de cette armée ne la commande.',
    'Ajoutez un général ou un chef de clan.',
  ],
  'one-banner': ['Une armée a une seule Grande Bannière.', 'Laissez les autres.'],
  'strike-most': [
    'Au plus {most} peuvent aller sur {unit} maintenant.',
    'Envoyez-en moins : sur une figurine jointe, trois figurines qui combattent librement et trois colonnes de soutiens par rang.',
  ],
  'too-few-units': [
    'Les unités font {have} points de cette armée ; il en faut au moins {points}.',
    'Prenez plus d’unités, ou moins de personnages.',
  ],
}
