import type { books as english } from '../en/books.ts'

export const books: typeof english = {
  groups: {
    sequence: 'Bataille',
    movement: 'Mouvement',
    sight: 'Vue',
    shooting: 'Tir',
    combat: 'Combat',
    timing: 'Aptitudes',
  },
  classic: {
    sequence: {
      usualPoints: '1000 points d’ordinaire (2.01)',
      maxPlayers:
        'de deux à quatre joueurs ; à trois ou quatre, chacun choisit un bord, est éliminé quand la moitié de son armée est perdue, et le dernier en jeu gagne (7.01)',
      freeCamps: 'chacun apporte une seule armée, du camp qu’il veut (2.022)',
      before:
        'qui gagne le jet de déploiement attaque ou défend au tour 1 ; l’attaquant choisit un bord et se déploie d’abord (3.02)',
      firstStrategyRoll: 'jets de stratégie à partir du tour 2 (3.05)',
      turnsAtEnd: 'on ne pivote ni après un mouvement, ni quand toutes ont agi (3.091)',
      leftBehindExcused: 'une figurine sans place au déploiement est perdue (3.03)',
      smallBattle: 'la moitié de l’armée perdue est une défaite, même dans une petite bataille (7.03)',
    },
    movement: {
      threatenedFriendsBlock: 'on traverse aussi ses amis menacés (4.05)',
      everyStepInZoneCounts:
        'seule l’entrée dans une zone de danger arrête, seule la sortie est un désengagement ; à l’intérieur on continue (4.08, 4.11)',
      threatBarsRunning: 'on court aussi sous la menace (4.131)',
    },
    sight: {
      lines: 'une seule ligne libre suffit (5.10)',
      alongBlocks: 'longer un mur ou une figurine ne bloque rien (5.121)',
      obstacles: 'un côté pointillé vaut un côté noir, et aucun terrain ne pénalise (4.041, 5.171)',
      raisedBlocks: 'un terrain surélevé ne bloque jamais (5.12, 5.141)',
      raisedTarget: 'une cible surélevée est cachée par les figurines comme une autre (5.15)',
    },
    shooting: {
      threatBarsShooting: 'on tire aussi sous la menace (5.02)',
      raisedTargetTakesDie: 'depuis un terrain surélevé, toujours +1 dé (5.14)',
      hitConversions: 'chaque touche superficielle peut être convertie, 1 PA chacune (5.18)',
      woundConversions: 'chaque blessure superficielle peut être convertie, 2 PA chacune (5.21)',
    },
    combat: {
      passiveFigures: 'toute figurine d’une chaîne lance, convertit et use d’aptitudes (6.08, 8.086)',
      surprise: 'l’attaque surprise vaut +1 dé, quel que soit le nombre d’ennemis (6.23)',
      freeAttacksTogether: 'chaque ennemi porte seul son attaque gratuite (4.11)',
      freeAttacksOrdinary: 'surprise, hauteur et aptitudes comptent dans les attaques gratuites (6.25, 6.27)',
    },
    timing: {
      activatedForTurn: 'une aptitude activée dure jusqu’à la fin du tour (8.04)',
      unnumberedAlways: 'sans chiffre, elle est toujours active (8.05)',
      declaredInSecret: 'avant le jet de stratégie, chaque camp joue les siennes à son tour (8.45)',
    },
  },
}
