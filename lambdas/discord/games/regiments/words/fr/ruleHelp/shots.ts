import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Attributs des tirs et de ce qui touche automatiquement. */
export const shots = {
  A02: {
    does: 'a. Le couvert ne coûte rien. b. 1 de moins pour toucher une unité en formation solide ou de Taille 5 ; les deux ensemble, toujours 1.',
    example: 'Précision 4+ sur une unité en formation solide, en couvert lourd : 3+ ; sans cet attribut 6+.',
  },
  A03: {
    does: 'a. Si une figurine avec cet attribut passe à 1 pouce ou moins d’une unité ennemie non engagée dans son déplacement standard, fût-ce un instant, son unité peut frapper celle-ci. b. Une fois dans chaque tour de son camp. c. C’est résolu après tout le déplacement. d. Elle touche automatiquement et compte comme une attaque à distance (panique, boucliers). e. Tous les éléments de l’unité qui l’ont l’emploient sur la même cible. f. X touches par élément, de ses propres Force, Pénétration et attributs, sans ses armes. g. Les valeurs de Y prennent leur place, et elle est alors fixe (A21).',
    example: '4 cavaliers avec attaque au passage (D3) : 8 touches en moyenne.',
  },
  A04: {
    does: 'a. Le côté touché se trouve comme pour le couvert. Front ou dos : jusqu’à Y rangs de la cible sont nommés ; flanc : jusqu’à Y colonnes ; par défaut les plus remplis. b. Chacun subit X touches, mais pas plus qu’il n’a de figurines. c. Jamais plus de touches que l’unité n’a de figurines. d. Une figurine subit au plus une touche d’une même attaque.',
    example:
      '3 par 3 sur des rangs de 5, 5 et 2 : 3 + 3 + 2 = 8 touches. 1 par 4 sur une figurine seule : 1.',
  },
  A20: {
    does: 'a. Ses tirs demandent X de plus si la figurine a fait un déplacement standard à ce tour. b. C’est en plus de la pénalité de mouvement ; tir rapide (A34) n’ôte que celle-ci.',
    example: 'Encombrant (1), précision 4+, après un mouvement : 6+ ; avec tir rapide 5+.',
  },
  A31: {
    does: 'a. Quand une charge a amené un ennemi au contact de l’unité, ses figurines avec cet attribut tirent aussitôt sur lui. b. Pas si leur unité est engagée avec une autre. c. Seulement si la charge vient sur son front. d. Seulement si l’ennemi a entamé son mouvement plus loin que sa plus basse Vitesse de charge : c’est sa distance qui compte (RB-01), non son trajet. e. Ce tir est à distance 1, sans mouvement, et n’use pas celui de la phase de tir.',
    example: 'Vitesse de charge 6 : tirs contre une charge de 9 pouces, aucun contre une de 6.',
  },
  A32: {
    does: 'a. L’élément ou l’arme tire même si son unité a fait une marche forcée. b. Avec la pénalité de mouvement.',
    example: 'Précision 4+ après une marche forcée : 5+ ; les autres ne tirent pas.',
  },
  A33: {
    does: 'Pas de pénalité de longue portée.',
    example: 'Précision 4+, portée 24 pouces, à 6 cases : 4+ au lieu de 5+.',
  },
  A34: {
    does: 'Pas de pénalité de mouvement.',
    example: 'Précision 4+ après un mouvement simple : 4+ au lieu de 5+.',
  },
  A35: {
    does: 'Cumulable. Les figurines du troisième rang tirent aussi ; plusieurs s’ajoutent.',
    example: '15 archers en 5 colonnes : 15 tirs au lieu de 10.',
  },
  A36: {
    does: 'a. Une fois connu le nombre de touches, une d’elles a les bonus et règles entre parenthèses ; les autres non. b. L’attaquant la choisit, parmi les touches de ce jet, non celle qu’ajoute fureur (A22) : sur une même réserve toutes se valent, sans question (RR-57).',
    example: '8 touches, Force 3, touche directe (+4 Force) : 1 de Force 7 et 7 de Force 3.',
  },
  A37: {
    does: 'Pas de jet pour toucher : l’attaque touche (RB-10). Rien de ce qui parle de ce jet n’y change donc rien (A06, A22, A24, M35, M36).',
    example: '5 telles attaques sur une réserve avec parade : 5 touches.',
  },
} satisfies SomeRuleHelp
