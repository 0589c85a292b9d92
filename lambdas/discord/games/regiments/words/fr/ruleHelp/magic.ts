import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Règles de figurine sur la magie. */
export const magic = {
  M01: {
    does: 'a. La figurine est un magicien. b. Elle a canalisation (1). c. Elle connaît trois sorts différents parmi les numéros 1 à 4 de sa voie. d. Elle peut échanger des sorts avant la partie.',
    example: 'Son camp a 5 + 1 = 6 dés dans sa propre phase de magie.',
  },
  M03: {
    does: 'a. La figurine est un magicien. b. Elle connaît un sort, le numéro 1 de sa voie. c. Elle peut échanger des sorts avant la partie.',
    example: 'Elle n’apporte pas de canalisation : avec elle seule, son camp a 5 dés, non 6.',
  },
  M07: {
    does: 'Cumulable. a. Son camp a X dés de plus dans sa propre phase de magie, aucun dans celle de l’ennemi. b. Plusieurs canalisations s’ajoutent, sur une même figurine aussi. c. Une figurine ébranlée ne canalise pas.',
    example: 'Canalisation (1) et canalisation (2) : 5 + 3 = 8 dés pour lancer ; pour dissiper, toujours 4.',
  },
  M10: {
    does: 'a. L’unité entière est un seul magicien qui connaît X sorts différents de la liste de son profil. b. Si X est 2 ou plus, elle a canalisation (1). c. Elle n’en échange un contre le sort héréditaire que si elle pouvait choisir celui-ci à la sélection. d. Elle peut toujours en échanger un contre un autre sort qu’elle aurait pu choisir.',
    example: 'Conclave (2) : 2 sorts et 1 dé de plus ; conclave (1) : 1 sort, aucun dé.',
  },
  M29: {
    does: 'a. La figurine est un magicien. b. Elle a canalisation (2). c. Elle connaît cinq sorts différents parmi les numéros 1 à 6 de sa voie. d. Elle peut échanger des sorts avant la partie.',
    example: 'Son camp a 5 + 2 = 7 dés dans sa propre phase de magie.',
  },
  M30: {
    does: 'a. La figurine est un magicien sans voie propre. b. Elle connaît X sorts différents, chacun le numéro 1 d’une des voies qui lui sont ouvertes. c. Elle peut échanger des sorts avant la partie.',
    example: 'Magie protéiforme (2), trois voies ouvertes : le numéro 1 de 2 des trois.',
  },
  M43: {
    does: 'a. Un sort ennemi qui cible une unité qui contient cette règle a X de moins à son jet de lancement. b. Avec plusieurs cibles, le plus haut X compte, une fois.',
    example: 'Valeur 8 contre résistance à la magie (2) : les dés doivent montrer 10.',
  },
} satisfies SomeRuleHelp
