import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Attributs des attaques de corps à corps. */
export const strikes = {
  A01: {
    does: 'Un élément qui manie une telle arme de corps à corps prive sa figurine du bouclier contre les attaques de corps à corps, sauf poigne de fer (A29). Contre les attaques à distance le bouclier sert.',
    example: 'Armure 2, bouclier, hallebarde : sauve à 5+ en mêlée, à 4+ contre des flèches (Pénétration 0).',
  },
  A05: {
    does: 'Aucune ægide (M02) contre elle.',
    example: 'Armure 4+, ægide (4+) : l’armure seule sauve, 1/2 au lieu de 3/4.',
  },
  A06: {
    does: 'Cumulable. a. Un 6 naturel pour toucher blesse de lui-même : pas de jet pour blesser, donc rien de ce qui parle de ce jet (A18, A28, A38, M44, M56). b. Avec deux exemplaires ou plus, un 5 aussi, si ce 5 touche. c. Si une attaque fait plusieurs touches (A04, A22), une seule le fait ; et aucune sans jet pour toucher (A37).',
    example: 'Avec fureur, un 6 : une blessure d’elle-même, et une touche qui lance pour blesser.',
  },
  A07: {
    does: 'Aucune régénération (M41) contre elle.',
    example: 'Régénération (4+) sauve 0 de 6 blessures au lieu de 3.',
  },
  A08: {
    does: 'Les jets pour blesser ratés sont relancés contre les figurines sans la propriété armure métallique.',
    example: '5+ pour blesser : 5 fois sur 9 ; en armure métallique, 1 sur 3.',
  },
  A09: {
    does: 'Elle ne fait rien par elle-même ; d’autres règles la cherchent, comme ægide contre les attaques magiques (M02).',
    example: 'Ægide (3+, contre magique) : à 3+ contre cette attaque, rien contre une ordinaire.',
  },
  A10: {
    does: 'Cumulable. a. Le nombre X prend la place de la Taille comme limite propre à cet élément d’attaques restreintes ; les autres éléments se partagent la Taille sans lui. b. Avec « +X », il peut en porter X au-delà de ce que lui laisse la limite commune de la figurine. c. En soutien comme sur flanc et dos ; plusieurs « + » s’ajoutent, de plusieurs nombres le meilleur est pris.',
    example: 'Taille 1, 3 Attaques, en soutien : 1 attaque ; avec (+1) 2, avec (3) 3.',
  },
  A11: {
    does: 'Les jets pour blesser se font contre la Discipline de la figurine cible, présence impérieuse (M39) comprise, au lieu de son Endurance.',
    example: 'Force 5 : contre Endurance 3 à 2+, contre Discipline 7 à 6+.',
  },
  A12: {
    does: 'a. Sa Force est 3. b. Sa Pénétration est 10. c. Elle est fixe (A21) ; l’arme et la charge de l’élément n’y ajoutent rien non plus.',
    example: 'Endurance 3 est blessée à 4+, Endurance 5 à 6+ ; Armure 6 ne sauve rien.',
  },
  A13: {
    does: 'a. La vie perdue par une blessure non sauvée est multipliée par X. b. Si X est un dé, on en lance un par blessure non sauvée. c. Une blessure ne prend jamais plus que les Points de vie du profil de la cible, quoi qu’il reste à la figurine blessée ; elle peut donc en achever une et blesser la suivante.',
    example: '3 Points de vie, une figurine à 1, D6 montre 5 : 3 perdus. Elle tombe, et la suivante est à 1.',
  },
  A14: {
    does: 'a. Une attaque spéciale au palier propre de l’élément, sans compter les armes : X touches par figurine qui combat librement ou sur flanc ou dos. b. De ses propres Force, Pénétration et attributs, sans ses armes ; les valeurs de Y prennent leur place, et elle est alors fixe (A21).',
    example: '3 figurines avec broyage (D3) lancent 2, 4 et 5 : 1 + 2 + 3 = 6 touches.',
  },
  A15: {
    does: 'Cumulable. a. En charge, l’élément a les bonus et règles entre parenthèses. b. Sur une arme, il ne sert qu’aux attaques de cette arme. c. Plusieurs exemplaires s’ajoutent.',
    example: 'Propre (+1 Force) et une lance légère : Force 3 charge à 5.',
  },
  A16: {
    does: 'Cumulable. a. L’élément soutient d’un rang de plus : dès le troisième avec un exemplaire. b. Plusieurs s’ajoutent.',
    example:
      'Avec celui de la lance : les rangs 2, 3 et 4 soutiennent. 20 figurines de Taille 1 en 5 colonnes face à un front de 5 : toutes frappent.',
  },
  A17: {
    does: 'a. En allouant, l’élément peut donner toutes ses attaques standard pour une seule. b. Celle-ci a Force 10, Pénétration 10 et blessures multiples (D3), outre ses autres attributs. c. Pas là où ses attaques sont restreintes. Ici, il le fait partout où cela devrait coûter plus de vie (RR-56).',
    example: '4 Attaques en font 1 : Endurance 5 est blessée à 2+, nulle armure ne sauve, D3 Points de vie.',
  },
  A18: {
    does: 'a. Si elle blesse sur un 6 naturel, sa Pénétration est 10. b. Et nulle régénération (M41) n’est permise.',
    example:
      'Armure 6 sauve à 2+, contre un 6 pour blesser pas du tout. Une blessure de poison (A06) n’a pas ce jet.',
  },
  A19: {
    does: 'À la première manche d’un combat, l’élément a les bonus et règles entre parenthèses, en charge ou non.',
    example: '2 Attaques, déchaînement (+1 Attaque) : 3 à la première manche, puis 2.',
  },
  A21: {
    does: 'Sorts, objets et règles d’alliés ne changent jamais l’attaque ou l’attribut, sauf s’ils le disent. Ses propres attributs imprimés, et ce que fait l’ennemi, valent.',
    example: 'Piétinement (D6, Force 4) sous le +1 en Force d’un allié : toujours 4.',
  },
  A22: {
    does: 'a. Un 6 naturel pour toucher fait une touche de plus. b. Elle va à la même cible et est une touche ordinaire.',
    example: '6 attaques à 4+ : 3 touches et 1 pour le 6, donc 4 en moyenne.',
  },
  A23: {
    does: 'Avec une arme lourde, l’élément a −1 en Agilité au lieu du palier 0, et ce qui s’ajoute à l’Agilité s’ajoute.',
    example: 'Agilité 6, en charge : 6 − 1 + 1, palier 6.',
  },
  A24: {
    does: 'Les jets pour toucher ratés sont relancés, à chaque manche.',
    example: '4+ pour toucher : 3 fois sur 4 ; 3+ : 8 sur 9.',
  },
  A25: {
    does: 'a. En charge, une attaque spéciale au palier 10 : X touches par figurine qui combat librement. b. De ses propres Force, Pénétration et attributs, sans ses armes ; les valeurs de Y prennent leur place, et elle est alors fixe (A21).',
    example: '3 chars avec impact (D6) : 10,5 touches en moyenne.',
  },
  A26: {
    does: 'a. L’élément choisit son arme de corps à corps au début de chaque manche. b. Il peut choisir son arme de base. c. Une arme enchantée doit servir. d. Toutes les figurines ordinaires choisissent la même.',
    example:
      'Manche 1 avec une arme lourde, Force 3 + 2 ; manche 2 avec celle de base et un bouclier, pour parade.',
  },
  A27: {
    does: 'a. Une attaque spéciale au palier 0 : X touches par figurine qui combat librement ou sur flanc ou dos. b. Seulement sur une réserve de Taille 0 ou 1 : l’ordinaire ; sinon, front contre front, une figurine jointe de cette Taille ; sinon personne. c. De ses propres Force, Pénétration et attributs, sans ses armes ; les valeurs de Y prennent leur place, et elle est alors fixe (A21).',
    example: 'Piétinement (D6) : 3,5 touches en moyenne sur la Taille 1, aucune sur la Taille 2.',
  },
  A28: {
    does: 'Un besoin de 4+ ou plus pour blesser est 1 de moins ; 3+ et 2+ restent.',
    example: 'Force 3 : Endurance 5 à 5+ au lieu de 6+, 3 à 3+ au lieu de 4+, 2 à 3+ comme toujours.',
  },
  A29: {
    does: 'a. L’élément ignore à deux mains (A01). b. Son arme compte comme une arme de base pour le bouclier, parade comprise, et garde ce qu’elle fait d’autre.',
    example:
      'Armure 2, bouclier, hallebarde, Taille 2 : sauve à 4+ en mêlée, a parade, et frappe à +1 et +1.',
  },
  A30: {
    does: 'a. L’élément a +1 Attaque par Point de vie que sa figurine a perdu et non repris, dès le palier suivant ; dans une réserve de plusieurs, ceux de la figurine blessée. b. Un Point de vie repris ou ressuscité l’ôte de nouveau.',
    example: '4 Attaques, 2 Points de vie perdus : 6. 1 repris : 5.',
  },
  A38: {
    does: 'Les jets pour blesser ratés sont relancés.',
    example: '5+ pour blesser : 5 fois sur 9 au lieu de 1 sur 3.',
  },
} satisfies SomeRuleHelp
