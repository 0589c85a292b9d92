import { says as shared } from '../../../../words/fr/says/index.ts'
import type { lessons as english } from '../en/lessons.ts'
import { tells as own } from './tells.ts'

const says = { ...shared, ...own }

const b = (label: string) => `**${label}**`

/** Les leçons de la première bataille. */
export const lessons: typeof english = {
  charge: {
    title: 'Bouger et charger',
    task: `Vous menez les Libres, A1 et A2. Ouvrez ${b(says.chooseMover)} et prenez A1, le capitaine. Sous ${b(says.goTo)} choisissez une case qui charge B1, puis ${b(says.confirm)}. Rien ne compte avant.`,
    done: 'Les cases autour d’un ennemi debout sont sa *zone*. Y entrer, c’est charger : le mouvement s’arrête, les deux sont engagés et combattront. Un pas en terrain dégagé coûte 1 point, et le capitaine en a 6. Chaque leçon replace les figurines.',
    other: `Choisissez A1, puis sous ${b(says.goTo)} une case contre B1, et ${b(says.confirm)}.`,
  },
  courage: {
    title: 'La Bravoure',
    task: `Désormais, la bonne figurine est déjà choisie. B1, un troll, a la *terreur* : qui veut le charger teste d’abord sa Bravoure. Faites-le charger par A1 : sous ${b(says.goTo)} choisissez une case contre lui.`,
    done: 'Deux dés et la Bravoure doivent faire 10 ou plus : 5 + 2 + 4 ont fait 11. Sinon, A1 serait resté figé pour le tour. L’aperçu dit quelles sont les chances.',
    other: `Sous ${b(says.goTo)} choisissez une case qui charge B1.`,
  },
  duel: {
    title: 'Le duel',
    task: `A1 est engagé avec B1, et A2 se tient derrière lui avec une lance. Il n’y a pas de bouton « attaquer » : quand les deux camps ont bougé et tiré, tous ceux qui sont engagés combattent. Appuyez sur ${b(says.endMoving)}.`,
    done: 'Chaque combattant lance ses Attaques, et la lance prête un dé ; le meilleur dé gagne, ici le 6 de A2. À égalité, c’est le plus haut Combat. Le perdant recule d’une case, et les vainqueurs frappent : Force 3 contre Défense 5 demande 5 ou plus.',
    other: `Appuyez sur ${b(says.endMoving)}.`,
  },
  trapped: {
    title: 'Nulle part où aller',
    task: `Qui perd un duel recule, et qui ne peut pas est *piégé*. A1 a B1 devant lui ; menez A2 en F3, juste derrière B1, puis appuyez sur ${b(says.endMoving)}.`,
    done: 'B1 n’avait aucune case où reculer sans vous toucher. Piégé, il subit chaque frappe deux fois. À deux contre un, des deux côtés : il n’y a pas de meilleur combat.',
    other: `Menez A2 en F3, puis appuyez sur ${b(says.endMoving)}.`,
  },
  shot: {
    title: 'Le tir, et ce qui gêne',
    task: `Tous ont bougé ; A1 tire maintenant, à l’arc. B1 est derrière un muret, B2 à découvert. Sous ${b(says.shootAt)} regardez les deux, et tirez sur celui que rien ne protège.`,
    done: 'Cet archer touche sur 4 ou plus. Chaque muret ou figurine sur la trajectoire demande un autre 4 ou plus. Puis la flèche frappe : Force 2 contre Défense 4 demande 5 ou plus. On ne tire ni dans un combat, ni après plus d’un demi-mouvement.',
    other: 'Le muret protège B1. Tirez sur B2.',
  },
  power: {
    title: 'Les pouvoirs, et y résister',
    task: `A1, le sage, a deux points de *Volonté*. Chacun achète un dé. Sous ${b(says.castAt)} faites-lui lancer l’immobilisation sur B1, un spectre, avec 2 dés.`,
    done: 'Le meilleur dé, 5, a suffi : il fallait 3. Puis le spectre a dépensé sa propre Volonté pour résister ; son meilleur dé devait aussi faire 5, et fut un 3. Il ne bouge donc ni ne frappe ce tour-ci. La Volonté dépensée est perdue.',
    other: `Sous ${b(says.castAt)} choisissez l’immobilisation sur B1 avec 2 dés.`,
  },
  might: {
    title: 'La Puissance',
    task: `A1 est engagé avec B1, un grand pillard. Appuyez sur ${b(says.endMoving)}. A1 fera 5 et B1 fera 6 ; quand on vous le demande, dépensez 1 *Puissance*.`,
    done: 'Un point de Puissance ajoute 1 à un dé qui vient de tomber, et il est perdu. 6 contre 6 : le plus haut Combat a gagné, 5 contre 4. Dans vos batailles, le programme la dépense quand elle retourne un combat, et en garde un point ; `/ordres` lui dit de faire autrement.',
    other: `Appuyez sur ${b(says.endMoving)}, et quand on vous le demande, dépensez 1 Puissance.`,
  },
  ring: {
    title: 'L’Anneau',
    task: `A1, le porteur, a l’Anneau, et des pillards barrent la route. Sous ${b(says.doElse)} faites-lui mettre l’Anneau. Puis, sous ${b(says.goTo)}, passez entre eux et sortez de l’autre côté : en F4, par exemple.`,
    done: 'Qui porte l’Anneau est invisible : les zones ne l’arrêtent pas, nul tir ni pouvoir ne le vise, et qui veut le charger doit d’abord le trouver, par sa Bravoure. Mais les spectres et le Seigneur Noir le voient fort bien.',
    other: `Sous ${b(says.doElse)} mettez l’Anneau, puis sous ${b(says.goTo)} choisissez F4.`,
  },
  will: {
    title: 'La volonté de l’Anneau',
    task: `A1 porte l’Anneau depuis le tour dernier, et il a appelé : un dé, et sur 1 ou 2 c’est l’*ennemi* qui déplace le porteur. C’était un 2, mais un point de Puissance en a fait un 3. Retirez maintenant l’Anneau : sous ${b(says.doElse)}.`,
    done: 'C’était un test de Bravoure, une fois par tour, et jamais dans le tour où on l’a mis. Raté, l’Anneau reste au doigt, et appelle encore. Portez-le aussi longtemps qu’il le faut, et pas plus.',
    other: `Sous ${b(says.doElse)} retirez l’Anneau.`,
  },
  flight: {
    title: 'Votre première bataille',
    task: `Maintenant tout à la fois, avec de vrais dés. Votre but : A1 s’échappe avec l’Anneau. Menez-le en colonne K ; de là, ${b(says.verbs.exit)} sous ${b(says.doElse)}, pour 1 point, s’il n’est pas engagé. Vous avez 6 tours. A2 et A3 occupent l’Ombre. Appuyez sur ${b(says.endMoving)} quand tous ont agi.`,
    done: 'Voilà le jeu. Il y a de plus grandes cartes, de plus grandes armées, le champ ouvert, et un dernier carré contre le Seigneur Noir lui-même : `/jouer` commence une bataille contre l’ordinateur, `/défi` contre quelqu’un.',
    other: `Menez A1 en colonne K, puis hors de la carte : ${b(says.verbs.exit)}, sous ${b(says.doElse)}. L’Anneau le cache à tous, sauf aux spectres.`,
  },
}
