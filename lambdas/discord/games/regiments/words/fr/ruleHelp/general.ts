import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Règles sur les règles : ce que vaut un double, à qui servent attributs et armes. */
export const general = {
  G1: {
    does: 'a. Deux exemplaires d’une règle sur une figurine ne se cumulent pas, sauf si elle se dit cumulable. b. Avec des mots-clés différents, c’est encore la même règle : jamais les deux à la fois. c. Le propriétaire choisit chaque fois celui qui s’applique ; sans rien dire, celui qui l’aide le plus.',
    example: 'Ægide (5+) et ægide (4+) : un seul jet, à 4+.',
  },
  G2: {
    does: 'a. Une règle de figurine vaut pour la figurine entière ; un attribut d’attaque, pour l’élément ou l’attaque qui l’a. b. L’attribut d’un élément agit sur ses attaques de corps à corps, spéciales comprises, et non sur ses tirs, sauf mention contraire. c. Donné à une arme, un sort ou une attaque, il agit sur ce qui est frappé ou tiré avec, et sur rien d’autre.',
    example:
      'Un cavalier empoisonné a un arc : ses coups sont empoisonnés ; ses flèches et les morsures de sa monture, non.',
  },
  G3: {
    does: 'Une arme ne sert qu’à l’élément qui la porte.',
    example: 'Cavalier de Force 4 avec une lance de cavalerie, monture de Force 3 : en charge, 6 et 3.',
  },
  G4: {
    does: 'a. Un élément emploie une arme de corps à corps à la fois, et seulement engagé. b. Il choisit à la première manche de chaque combat, dans cet ordre : une arme enchantée ; toute autre qui n’est ni de base ni naturelle ; l’arme de base ; les armes naturelles. c. Ce choix reste tant que la figurine est engagée. d. Ce que fait l’arme, Agilité comprise, n’agit que sur les attaques de corps à corps standard : ni sur les attaques spéciales, ni sur les tirs, ni sur le palier du broyage (A14).',
    example: 'Force 4, hallebarde, piétinement : coups de Force 5, piétinements de Force 4.',
  },
  G5: {
    does: 'a. Un élément emploie une arme de tir par phase : de plusieurs qui servent, celle qui devrait coûter le plus de vie, sauf si son joueur veut choisir. b. La précision est le nombre à côté du nom de l’arme ; portée, tirs, Force, Pénétration et attributs sont ceux de l’arme. Avec A37, nulle précision n’est requise.',
    example: 'Arc (3+) : 3+ de près, 4+ à longue portée.',
  },
} satisfies SomeRuleHelp
