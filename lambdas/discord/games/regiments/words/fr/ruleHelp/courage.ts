import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Règles de figurine : Discipline, rangs, panique, moral. */
export const courage = {
  M13: {
    does: 'a. Une unité avec cette règle réussit tout test de commandement de reformation de combat. b. Elle rate tout test de commandement pour rediriger une charge.',
    example: 'Discipline 10 ou 2, c’est pareil : aucun des deux n’est lancé.',
  },
  M14: {
    does: 'Les tests de commandement d’une unité qui contient cette règle sont minimisés : 3D6, le plus haut écarté. Avec indiscipliné (M25) dans la même unité, ils sont ordinaires.',
    example: 'Un test à 7 réussit dans 81 % des cas au lieu de 58 %.',
  },
  M23: {
    does: 'a. Une fuite choisie, ou forcée par terreur (M52), en réaction à la charge d’une unité qui contient cette règle est minimisée deux fois : 4D6, les deux plus hauts écartés. b. Pas une fuite devant la charge d’une autre unité. c. Une unité démoralisée en touchant une unité qui la contient fuit ainsi aussi ; plusieurs ne se cumulent pas. d. Rien contre une unité qui contient sans peur (M46).',
    example: '4D6 montrent 1, 3, 4 et 6 : elle fuit de 1 + 3 = 4 pouces.',
  },
  M25: {
    does: 'Les tests de commandement d’une unité qui contient cette règle sont maximisés : 3D6, le plus bas écarté. Avec discipliné (M14) dans la même unité, ils sont ordinaires.',
    example: 'Un test à 7 réussit dans 32 % des cas au lieu de 58 %.',
  },
  M27: {
    does: 'La fuite d’une unité avec cette règle à travers des alliés ne fait tester la panique qu’à ceux qui la contiennent.',
    example: 'Elle fuit à travers 3 alliés, dont 1 insignifiant : 1 test.',
  },
  M28: {
    does: 'a. Une unité avec cette règle ne fait pas de test de moral : elle perd autant de vie que la différence, sans sauvegarde, figurines ordinaires d’abord. b. D’abord la moitié, arrondie au supérieur, si elle contient tenace (M51). c. Puis 1 de moins sous ralliement au drapeau (M40). d. Encore 1 de moins si elle est sous M40 et déterminée. e. Encore 1 de moins si elle est sous M40 et en formation solide : 3 en tout. f. Une figurine attachable avec cette règle ne rejoint que des unités qui la contiennent. g. Seules des figurines qui l’ont rejoignent une unité qui la contient.',
    example: 'Perdu de 7, tenace, sous le drapeau, déterminée, en formation solide : 4 − 3 = 1 Point de vie.',
  },
  M42: {
    does: 'a. À la fin de toute manche, une unité engagée avec cette règle peut partir : elle compte comme ayant raté son test de moral, sans dés, et fuit. b. Si son camp a gagné, l’ennemi ne la poursuit pas. c. Devenue ébranlée de son gré, ainsi ou par une fuite choisie, elle réussit d’office son test de ralliement. d. Pas si elle a fait une autre fuite avant ce test. e. Les alliés qu’elle traverse ne testent pas la panique. f. Avec sans peur (M46), elle peut toujours choisir de fuir une charge. g. Elle part avant les tests de moral : instable et surnaturel (M28, M50) ne lui coûtent rien.',
    example:
      'Instable, perdu de 5 : rester coûte 5 Points de vie ; partir en coûte 0, mais le gagnant peut poursuivre.',
  },
  M45: {
    does: 'a. Engagée, une unité qui contient cette règle et a un rang complet en compte X de plus ; sans rang complet, aucun. b. C’est avant que l’encerclement en ôte.',
    example: '1 rang complet, résolu (2), un ennemi qui en a 2 sur son flanc : 1 + 2 − 2 = 1.',
  },
  M46: {
    does: 'a. Une unité qui contient cette règle réussit tout test de panique. b. Elle ne choisit pas de fuir une charge. c. Mais elle le peut si elle est déjà ébranlée ou a repli tactique (M42). d. Elle ignore horreur (M23).',
    example:
      'Démoralisée par une unité avec horreur, elle fuit de simples 2D6, non des deux plus bas de 4D6.',
  },
  M50: {
    does: 'a. Une unité avec cette règle qui rate un test de moral n’est ni démoralisée, ni ébranlée, ni en fuite : elle perd autant de vie que la différence entière, sans sauvegarde ; tenace et déterminée n’y retirent rien. b. Une figurine attachable avec elle ne rejoint que des unités qui la contiennent. c. Seules des figurines qui l’ont rejoignent une unité qui la contient.',
    example: 'Perdu de 5, déterminée : elle teste à −2 ; raté, elle perd 5 Points de vie.',
  },
  M51: {
    does: 'a. Dans un test de moral d’une unité qui contient cette règle, le modificateur est divisé par deux, arrondi au supérieur. b. Déterminée d’abord : au plus 2, puis la moitié, donc au plus 1. c. La perte d’instable (M28) est divisée par deux, arrondie au supérieur.',
    example: 'Perdu de 5 : −5 devient −3. Déterminée : −5 devient −2, puis −1.',
  },
  M52: {
    does: 'a. Quand une unité qui contient cette règle déclare une charge, la cible fait un test de panique, si elle le peut (RB-20 : ni engagée ni ébranlée). b. Raté : elle doit fuir en réaction, si elle le peut. c. Cette fuite n’est pas volontaire : les alliés traversés testent. d. Une unité qui contient terreur y est immunisée.',
    example: 'Discipline 7 : 15 fois sur 36 elle doit fuir.',
  },
} satisfies SomeRuleHelp
