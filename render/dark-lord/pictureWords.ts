import type { SideKind } from '../../rules/board/board.ts'
import type { Language } from '../../rules/core/text.ts'
import type { Side, Tier } from '../../rules/dark-lord/index.ts'
import type { LegendSign, OverlaySign } from '../types.ts'

/** The few words that stand in pictures of The Dark Lord. */
export interface PictureWords {
  sides: Record<SideKind, string>
  raised: string
  barred: string
  overlay: Record<OverlaySign, string>
  signs: Record<LegendSign, string>
  /** on the card of a fight */
  fight: {
    /** how it was won: best dice, or what decided where they were equal */
    won: (best: number, other: number, by: 'dice' | 'fight' | 'die') => string
    stands: (fight: number, best: number) => string
    strikes: string
    falls: string
    loses: (lost: number, left: number) => string
    saved: string
    nobody: string
    mountFalls: string
    might: (label: string, points: number, from: number) => string
    heroic: (label: string, added: number) => string
    fate: (label: string, faces: readonly number[]) => string
    stays: (label: string, face: number) => string
    backsOff: (ways: readonly string[]) => string
    trapped: (labels: readonly string[]) => string
    idle: (labels: readonly string[]) => string
    sweeps: (label: string) => string
    brands: (label: string, target: string) => string
  }
  /** on the sheet of an army */
  army: {
    sides: Record<Side, string>
    counted: (heroes: number, warriors: number) => string
    points: string
    /** Move, Fight and Shoot, Strength, Defence, Attacks, Life, Courage, stores */
    columns: readonly string[]
    moreFigures: (kinds: number) => string
  }
  /** on the card of a profile */
  card: {
    move: string
    fight: string
    shoot: string
    strength: string
    defence: string
    attacks: string
    life: string
    courage: string
    /** how high it stands among those who may have the Ring */
    ring: string
    stores: readonly string[]
    tiers: Record<Tier, string>
    warrior: string
    either: string
    rides: (name: string) => string
    onFoot: (move: number) => string
    named: string
    limit: (group: string, most: number) => string
    power: (range: number, value: number) => string
    weapon: (range: number, strength: number) => string
    against: (keyword: string) => string
  }
  /** of pictures of a replay */
  moments: Record<'placed' | 'moved' | 'shot' | 'fight' | 'end', string>
  /** on the sheet of a result */
  end: {
    won: (name: string) => string
    drawn: string
    turn: (n: number) => string
    pointsLeft: string
    fallen: string
    luck: string
    pointsByTurn: string
  }
  /** on the card of the Ring's moment */
  ring: {
    calls: string
    obeyed: string
    overruled: (enemy: string) => string
    might: (points: number) => string
  }
}

export const pictureWords: Record<Language, PictureWords> = {
  en: {
    sides: {
      open: 'open 1',
      difficult: 'difficult 2',
      water: 'water 2',
      impassable: 'impassable',
      obstacle: 'obstacle +2',
    },
    raised: 'raised +2',
    barred: 'no stopping',
    overlay: {
      reach: 'points to go there',
      stops: 'charges',
      threatened: 'tests Courage',
      free: 'sees',
      hard: 'in the way',
      blocked: 'blocked',
      field: 'dread',
      zones: 'control zone',
      deployment: 'deployment',
      chains: 'fight',
      moved: 'moved',
      shot: 'shot',
      lost: 'life lost',
      missed: 'no effect',
      saved: 'saved by Fate',
      removed: 'fallen',
    },
    signs: {
      frame: 'hero',
      pips: 'life',
      counter: 'Might',
      treasure: 'treasure',
      unseen: 'wears the Ring',
      bound: 'transfixed',
      burning: 'on fire',
      trapped: 'trapped',
      lying: 'lying',
      laden: 'has the treasure',
      ringed: 'has the Ring',
    },
    fight: {
      won: (best, other, by) =>
        `wins ${best} : ${other}${by === 'fight' ? ', the higher Fight' : by === 'die' ? ', by a die' : ''}`,
      stands: (fight, best) => `Fight ${fight}, best ${best}`,
      strikes: 'Strikes',
      falls: 'falls',
      loses: (lost, left) => `loses ${lost}, ${left} left`,
      saved: 'saved by Fate',
      nobody: 'Nobody is hurt',
      mountFalls: 'loses the mount',
      might: (label, points, from) => `Might: ${label} ${from} + ${points}`,
      heroic: (label, added) => `Heroic strike: ${label} Fight +${added}`,
      fate: (label, faces) => `Fate of ${label}: ${faces.join(' ')}`,
      stays: (label, face) => `The Ring holds ${label}: ${face}`,
      backsOff: ways => `Backs off: ${ways.join(', ')}`,
      trapped: labels => `Trapped: ${labels.join(' ')}`,
      idle: labels => `Does not strike: ${labels.join(' ')}`,
      sweeps: label => `${label} sweeps them all`,
      brands: (label, target) => `${label} brands ${target}`,
    },
    army: {
      sides: { free: 'the Free', shadow: 'the Shadow' },
      counted: (heroes, warriors) =>
        `${heroes} ${heroes === 1 ? 'hero' : 'heroes'}, ${warriors} ${warriors === 1 ? 'warrior' : 'warriors'}`,
      points: 'points',
      columns: ['Move', 'Fight', 'Str', 'Def', 'Att', 'Life', 'Cour', 'M/W/F'],
      moreFigures: kinds => `… and ${kinds} more, named in the text`,
    },
    card: {
      move: 'Move',
      fight: 'Fight',
      shoot: 'Shoot',
      strength: 'Strength',
      defence: 'Defence',
      attacks: 'Attacks',
      life: 'Life',
      courage: 'Courage',
      ring: 'Ring',
      stores: ['Might', 'Will', 'Fate'],
      tiers: {
        legend: 'Hero of Legend',
        valour: 'Hero of Valour',
        fortitude: 'Hero of Fortitude',
        minor: 'Minor hero',
        independent: 'Independent hero',
      },
      warrior: 'Warrior',
      either: 'either side',
      rides: name => `On a ${name}:`,
      onFoot: move => `on foot Move ${move}`,
      named: 'Once in an army',
      limit: (group, most) => `At most ${most} of “${group}” in an army`,
      power: (range, value) => `range ${range}, on ${value}+`,
      weapon: (range, strength) => `range ${range}, Strength ${strength}`,
      against: keyword => `against: ${keyword}`,
    },
    moments: { placed: 'Deployment', moved: 'moves', shot: 'shots', fight: 'fights', end: 'end of the turn' },
    end: {
      won: name => `Victory: ${name}`,
      drawn: 'A draw',
      turn: n => `Turn ${n}`,
      pointsLeft: 'points left',
      fallen: 'fallen',
      luck: 'luck of the dice',
      pointsByTurn: 'points left at the end of each turn',
    },
    ring: {
      calls: 'The Ring calls',
      obeyed: 'and is withstood',
      overruled: enemy => `${enemy} has the move`,
      might: points => `Might +${points}`,
    },
  },
  fr: {
    sides: {
      open: 'dégagé 1',
      difficult: 'difficile 2',
      water: 'eau 2',
      impassable: 'infranchissable',
      obstacle: 'obstacle +2',
    },
    raised: 'relief +2',
    barred: 'arrêt interdit',
    overlay: {
      reach: 'points pour y aller',
      stops: 'charge',
      threatened: 'test de courage',
      free: 'visible',
      hard: 'gêné',
      blocked: 'bloqué',
      field: 'effroi',
      zones: 'zone de contrôle',
      deployment: 'déploiement',
      chains: 'combat',
      moved: 'déplacé',
      shot: 'tir',
      lost: 'vie perdue',
      missed: 'sans effet',
      saved: 'sauvé par le Destin',
      removed: 'tombé',
    },
    signs: {
      frame: 'héros',
      pips: 'vie',
      counter: 'Puissance',
      treasure: 'trésor',
      unseen: 'porte l’Anneau',
      bound: 'immobilisé',
      burning: 'en feu',
      trapped: 'piégé',
      lying: 'à terre',
      laden: 'a le trésor',
      ringed: 'a l’Anneau',
    },
    fight: {
      won: (best, other, by) =>
        `gagne ${best} : ${other}${by === 'fight' ? ', meilleur Combat' : by === 'die' ? ', sur un dé' : ''}`,
      stands: (fight, best) => `Combat ${fight}, meilleur ${best}`,
      strikes: 'Coups',
      falls: 'tombe',
      loses: (lost, left) => `perd ${lost}, reste ${left}`,
      saved: 'sauvé par le Destin',
      nobody: 'Personne n’est blessé',
      mountFalls: 'perd sa monture',
      might: (label, points, from) => `Puissance : ${label} ${from} + ${points}`,
      heroic: (label, added) => `Coup héroïque : ${label} Combat +${added}`,
      fate: (label, faces) => `Destin de ${label} : ${faces.join(' ')}`,
      stays: (label, face) => `L’Anneau retient ${label} : ${face}`,
      backsOff: ways => `Recule : ${ways.join(', ')}`,
      trapped: labels => `Piégé : ${labels.join(' ')}`,
      idle: labels => `Ne frappe pas : ${labels.join(' ')}`,
      sweeps: label => `${label} les balaie tous`,
      brands: (label, target) => `${label} marque ${target} au fer`,
    },
    army: {
      sides: { free: 'les Libres', shadow: 'l’Ombre' },
      counted: (heroes, warriors) => `${heroes} héros, ${warriors} guerrier${warriors > 1 ? 's' : ''}`,
      points: 'points',
      columns: ['Mouv', 'Comb', 'For', 'Déf', 'Att', 'Vie', 'Cour', 'P/V/D'],
      moreFigures: kinds => `… et ${kinds} de plus, dans le texte`,
    },
    card: {
      move: 'Mouvement',
      fight: 'Combat',
      shoot: 'Tir',
      strength: 'Force',
      defence: 'Défense',
      attacks: 'Attaques',
      life: 'Vie',
      courage: 'Bravoure',
      ring: 'Anneau',
      stores: ['Puissance', 'Volonté', 'Destin'],
      tiers: {
        legend: 'Héros de Légende',
        valour: 'Héros de Vaillance',
        fortitude: 'Héros de Courage',
        minor: 'Héros mineur',
        independent: 'Héros indépendant',
      },
      warrior: 'Guerrier',
      either: 'l’un ou l’autre camp',
      rides: name => `Monture (${name}) :`,
      onFoot: move => `à pied Mouvement ${move}`,
      named: 'Une fois par armée',
      limit: (group, most) => `${most} au plus de « ${group} » par armée`,
      power: (range, value) => `portée ${range}, sur ${value}+`,
      weapon: (range, strength) => `portée ${range}, Force ${strength}`,
      against: keyword => `contre : ${keyword}`,
    },
    moments: {
      placed: 'Déploiement',
      moved: 'mouvements',
      shot: 'tirs',
      fight: 'combats',
      end: 'fin du tour',
    },
    end: {
      won: name => `Victoire : ${name}`,
      drawn: 'Match nul',
      turn: n => `Tour ${n}`,
      pointsLeft: 'points restants',
      fallen: 'pertes',
      luck: 'chance aux dés',
      pointsByTurn: 'points restants à la fin de chaque tour',
    },
    ring: {
      calls: 'L’Anneau appelle',
      obeyed: 'et ne l’emporte pas',
      overruled: enemy => `${enemy} a le mouvement`,
      might: points => `Puissance +${points}`,
    },
  },
}
