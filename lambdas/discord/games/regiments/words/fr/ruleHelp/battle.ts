import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Règles de base de la bataille : personnages, déploiement, magie, victoire. */
export const battle = {
  'RB-22': {
    does: '1. Une figurine attachable rejoint une unité en finissant un mouvement sur sa case, ou au déploiement, et la quitte en s’éloignant ; des héros seuls peuvent en être une. Elle prend une place du premier rang, quel que soit son socle. 2. Montée, c’est une figurine à une réserve ; si la monture a ses propres Armure et Capacité défensive, ce sont les siennes, sans bouclier ni parade. 3. Un général et au plus une Grande Bannière par camp. On fait place d’office ; une plateforme de guerre reste au milieu du premier rang. 4. L’unité se déplace à ses plus basses Mobilité et Vitesse de charge (M37) ; elle ne vole ou ne fait de marche forcée que si toutes ses figurines le peuvent.',
    example: 'Un cavalier de Mobilité 9 dans une unité de 4 : tous vont à 4.',
  },
  'RB-23': {
    does: '1. Zones : les quatre rangées du haut et celles du bas. Un dé dit qui place d’abord ; les unités à tour de rôle, une chacun, les personnages en dernier et d’un coup. Qui a tout placé le premier commence la bataille s’il veut ; l’autre est le défenseur. 2. Puis les éclaireurs (M16), puis les avant-gardes (M05), à tour de rôle, le défenseur d’abord. 3. Embuscade (M17) : le point est une case ; l’unité arrive dessus ou à côté.',
    example: '5 unités contre 4, le camp de 5 plaçant d’abord : l’autre camp a fini le premier, et choisit.',
  },
  'RB-24': {
    does: '1. Le joueur actif a 5 dés et ceux des canalisations (M07), l’autre 4. 2. Ses magiciens lancent un à un : un sort connu que ce magicien n’a pas tenté dans la phase, une cible à portée, et en vue si elle est ennemie, non engagée si le sort la frappe de touches, 1 à 5 dés ; leur somme, moins M43, doit atteindre la valeur. 3. L’autre peut dissiper avec 1 à 5 de ses dés : au moins cette somme l’annule. 4. Un sort dure jusqu’à la prochaine phase de magie de son lanceur, sauf s’il frappe aussitôt. Pour qui il aide, c’est la règle d’un allié (A21). Ce qu’il donne aux attaques standard n’agit ni sur les spéciales ni sur les tirs.',
    example: 'Valeur 8 : avec 2 dés 42 %, avec 3 dés 84 %.',
  },
  'RB-25': {
    does: 'Après le tour six, ou quand un camp n’a plus d’unité. Chacun compte les points des unités ennemies détruites ou hors de la carte, et la moitié, arrondie à l’inférieur, de celles ébranlées ou au quart de leur vie ou moins. La différence en pour cent de la taille d’armée, divisée par 5 et arrondie au supérieur, moins 1, au moins 0 et au plus 10, s’ajoute à 10 : c’est pour qui mène ; l’autre a ce qui reste de 20.',
    example: '23 % d’avance : 23 / 5 font 5, moins 1 font 4 : 14 à 6. Jusqu’à 5 % : 10 à 10.',
  },
} satisfies SomeRuleHelp
