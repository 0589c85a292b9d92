import { says as shared } from '../../../../words/fr/says/index.ts'
import type { lessons as english } from '../en/lessons.ts'
import { tells } from './tells.ts'

const b = (label: string) => `**${label}**`
const confirm = b(shared.confirm)

/** Les leçons de la première bataille. */
export const lessons: typeof english = {
  block: {
    title: 'Lire un bloc',
    task: `Vous menez la Couronne, A1 et A2. Un bloc montre ses figurines en colonnes et en rangs : A1 a 5 colonnes, 4 rangs. Le bord doré est le côté qu’il regarde : son *front* est ce côté et les deux d’à côté, ses flancs les suivants de part et d’autre, son dos celui de derrière. Un ennemi vous présente le flanc : sous ${b(tells.chooseCharge)} faites-le charger par A1, puis ${confirm}. Rien ne compte avant.`,
    done: 'B2 regarde au nord, et A1 l’a pris par le *flanc gauche*, que peu de ses figurines peuvent défendre. Une unité charge et tire dans son *arc frontal* : la moitié de la carte devant elle. Chaque leçon replace les unités.',
    other: `B1 vous fait face ; B2 présente le flanc. Sous ${b(tells.chooseCharge)} choisissez A1 → B2.`,
  },
  march: {
    title: 'Mouvement simple et marche forcée',
    task: `Désormais, la bonne unité est déjà choisie. Une case fait 3 pouces. A1 a une *Mobilité* de 5 : un mouvement simple la mène à 5 pouces, une *marche forcée* au double. Sous ${b(tells.marchTo)} menez A1 en E5, puis ${confirm}.`,
    done: 'Trois cases devant soi font 9 pouces sur 10 ; chaque côté de case dont on tourne en coûte 1 de plus. Une unité fait un mouvement par tour. Après une marche forcée, la plupart des armes ne tirent pas.',
    other: `Sous ${b(tells.marchTo)} choisissez E5 : un mouvement simple n’y arrive pas.`,
  },
  reform: {
    title: 'Se reformer',
    task: `B1 arrive de la droite, derrière le front d’A1. *Se reformer* est aussi un mouvement : tout côté, et 2 colonnes de plus ou de moins, 4 avec un musicien. Sous ${b(tells.reformTo)} tournez A1 vers le sud-est ; l’aperçu propose d’autres colonnes : prenez-en 7, puis ${confirm}.`,
    done: 'B1 est maintenant dans son arc frontal, et davantage de figurines combattront : le premier rang, sur la largeur de l’ennemi et 2 de plus. Mais les *rangs complets* comptent aussi en mêlée : 20 en 7 colonnes en ont deux, en 5 colonnes quatre.',
    other: `Sous ${b(tells.reformTo)} choisissez le sud-est, dans l’aperçu 7 colonnes, puis ${confirm}.`,
  },
  charge: {
    title: 'Charger',
    task: `Une charge porte à un dé, plus 4, plus la *Vitesse de charge* : 8 pour A1, les lanciers. Le trajet jusqu’à B1 fait 15 pouces, pivots compris. Déclarez-la sous ${b(tells.chooseCharge)} : A1 → B1. Puis appuyez sur ${b(tells.ends.chargeNow)}.`,
    done: 'Il lui fallait 7 de plus que sa vitesse, 3 ou plus au dé : 67 %. Elle a fait 4. Une charge ratée avance un peu, et ne fait plus rien du tour. B1 a tenu ; elle pouvait fuir : elle serait alors *ébranlée*, et l’assaillant pourrait en viser une autre.',
    other: `Déclarez A1 → B1, puis appuyez sur ${b(tells.ends.chargeNow)}.`,
  },
  melee: {
    title: 'La mêlée et son compte',
    task: `A1 combat B1, front contre front. Il n’y a pas de bouton « attaquer » : qui touche un ennemi combat à la phase de mêlée de chaque tour. Faites charger le flanc de B1 par A2 : sous ${b(tells.chooseCharge)} A2 → B1.`,
    done: 'Vous gagnez 16 à 9. Outre la vie prise, 7 contre 6, vous aviez 1 pour la charge, 2 pour le flanc, 4 pour les rangs, 1 par étendard. Le perdant teste : deux dés, au plus sa Discipline moins l’écart. 7 moins 7 font 0 : démoralisé.',
    other: `Sous ${b(tells.chooseCharge)} choisissez A2 → B1.`,
  },
  pursuit: {
    title: 'Fuite et poursuite',
    task: `A1 combat B1, des archers qui vont être démoralisés. Appuyez sur ${b(tells.ends.move)} ; quand on vous le demande, sur ${b(tells.words.pursue)}.`,
    done: 'Chacun lance deux dés : ils ont fui de 8 pouces, vous avez couru de 10. Une poursuite aussi longue que la fuite détruit qui fuit. Échappée, l’unité serait *ébranlée* : elle ne fait rien avant d’être ralliée, et vous vaut la moitié de ses points. Dans vos batailles, le programme poursuit pour vous ; `/ordres` lui dit autre chose.',
    other: `Appuyez sur ${b(tells.ends.move)}, et quand on vous le demande, sur ${b(tells.words.pursue)}.`,
  },
  volley: {
    title: 'Le tir',
    task: `Tous ont bougé ; A1 tire maintenant, à l’arbalète. B1 est derrière un muret, B2 à découvert. Sous ${b(tells.chooseShot)} comparez-les, et tirez sur celle qui est à découvert.`,
    done: 'Les deux premiers rangs tirent, et touchent sur 4 ou plus. Un muret devant la cible coûte 2, un bois ou une unité entre les deux 1 ; de même un mouvement et la moitié lointaine de la portée, 1 chacun. Qui y perd un quart de sa vie, et 3 au moins, teste sa *panique*.',
    other: 'Le muret couvre B1. Tirez sur B2.',
  },
  spells: {
    title: 'Magie et dissipation',
    task: `B2, un magicien, a lancé Étincelles sur A1 : D6 touches. Dissipez-le avec *4 dés* : il faut en faire autant. À votre tour, appuyez sur ${b(tells.ends.move)} ; puis, sous ${b(tells.chooseSpell)}, faites lancer Étincelles par A2 sur B1 avec 3 dés.`,
    done: 'Étincelles demande 5, et vos dés ont fait 13. Tous vos sorts partagent 5 dés par tour, 6 avec ce magicien ; l’ennemi en a 4 pour dissiper, et 10 n’ont pas suffi. Plus vous lancez de dés, plus c’est dur à dissiper.',
    other: `Dissipez Étincelles avec 4 dés. Puis ${b(tells.ends.move)}, et faites lancer Étincelles par A2 sur B1 avec 3 dés.`,
  },
  leaders: {
    title: 'Les personnages',
    task: `A2 est votre *général*, A4 la *Grande Bannière*. Les personnages combattent mieux dans une unité : choisissez A2, et sous ${b(tells.joinTo('A2 …'))} faites-lui rejoindre A1. Faites de même rejoindre A3 par A4.`,
    done: 'Ils se tiennent au premier rang, y combattent, et peuvent y être frappés. À 12 pouces, 4 cases, les unités usent de la Discipline du général, 9, et près de la bannière relancent leurs tests de bravoure ratés. La bannière compte aussi 1 là où elle combat.',
    other: 'Faites rejoindre A1 par A2, et A3 par A4.',
  },
  battle: {
    title: 'Votre première bataille',
    task: `Tout ensemble, avec de vrais dés : 4 tours chacun. Comptent les points des ennemis disparus, et la moitié de ceux qui sont ébranlés ou presque disparus. Chaque tour : charges, mouvement, magie, tir, mêlée. ${b(tells.ends.move)} finit une phase ; ${b(shared.finish)} en laisse le reste au programme.`,
    done: 'Voilà le jeu : 20 points se partagent après chaque bataille, 10 à 10 si l’on s’est pris autant. Il y a de plus grandes armées, six tours, et des cartes avec collines et bois : `/jouer` commence une bataille contre l’ordinateur, `/défi` une contre quelqu’un.',
    other: 'Tirez d’abord sur ce qui approche, puis chargez : les flancs valent le plus. A1 a votre général.',
  },
}
