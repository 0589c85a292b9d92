import { french } from '../../../../words/french.ts'
import { countFr as count } from '../../../../words/plural.ts'

/** Tout ce que le jeu dit d’autre. */
export const tells = {
  stages: {
    deployment: 'déploiement',
    ring: 'l’Anneau',
    priority: 'priorité',
    opening: 'ouverture',
    moving: 'mouvement',
    shooting: 'tir',
    division: 'combats',
    fights: 'combats',
    end: 'fin du tour',
    over: 'fini',
  },
  sideNames: { free: 'Libres', shadow: 'Ombre' },
  whoseStage: (stage: string, who: string) => french`${stage} de ${who}`,
  ofTurns: (turn: number, last: number) => `Tour ${turn} sur ${last}`,
  endReasons: {
    points: 'aux points',
    treasure: 'le trésor',
    escaped: 'le détenteur s’est échappé avec l’Anneau',
    'holder-dead': 'le détenteur de l’Anneau est mort',
    'holder-lost': 'le détenteur est seul, et porte l’Anneau',
    turns: 'le temps est écoulé',
    'cut-short': 'la ronde s’est achevée avant le dernier tour',
    'dark-lord-gone': 'le Seigneur Noir est parti',
    held: 'les Libres ont tenu',
    'not-held': 'les Libres n’ont pas tenu',
    annihilated: 'il ne reste personne',
    agreed: 'd’un commun accord',
    conceded: 'abandon',
    forfeit: 'absence',
  },
  wonBy: (who: string, reason: string, points: string) => `🏆 ${who} gagne : ${reason}${points}.`,
  drawnBy: (reason: string, points: string) => `Égalité : ${reason}${points}.`,
  pointsWere: (points: string) => ` (${points})`,
  stats: (m: number, f: string, s: number, d: number, a: number, l: number, c: number) =>
    `Mouvement ${m} · Combat ${f} · Force ${s} · Défense ${d} · Attaques ${a} · Vie ${l} · Bravoure ${c}`,
  statsShort: (f: string, s: number, d: number, a: number, l: number, c: number) =>
    `C\u00a0${f} F\u00a0${s} D\u00a0${d} A\u00a0${a} V\u00a0${l} B\u00a0${c}`,
  stores: (m: number, w: number, f: number) => `Puissance ${m} · Volonté ${w} · Destin ${f}`,
  tiers: {
    legend: 'Héros de Légende',
    valour: 'Héros de Vaillance',
    fortitude: 'Héros de Courage',
    minor: 'Héros mineur',
    independent: 'Héros indépendant',
  },
  groups: { hero: 'Héros', warrior: 'Guerriers' },
  kinds: { hero: 'héros', warrior: 'guerrier' },
  mounted: (name: string, m: number, s: number, d: number, l: number, c: number) =>
    `Sur un ${name} : Mouvement ${m} · Force ${s} · Défense ${d} · Vie ${l} · Bravoure ${c}`,
  powerLine: (name: string, range: number, value: number, does: string) =>
    `- **${name}** (portée ${range}, ${value}+) : ${does}`,
  traitLine: (name: string, against: string, does: string) =>
    `- **${name}**${against ? ` (${against})` : ''} : ${does}`,
  holder: (rank: number) => `Peut avoir l’Anneau (rang ${rank}, DL-32)`,
  armySum: (points: number, figures: number, led: number, places: number, general: string, most?: number) =>
    `${points}${most === undefined ? '' : ` sur ${most}`} points · ${count(figures, 'figurine', 'figurines')} · ${led} menées sur ${places}${general && ` · général : ${general}`}`,
  note: (at: string, life: number, of: number, stores: string, states: string) =>
    [at, `${life}/${of} ♥`, stores, states].filter(Boolean).join(' · '),
  storesShort: (m: number, w: number, f: number) => `P${m} V${w} D${f}`,
  states: {
    engaged: 'engagé',
    transfixed: 'immobilisé',
    frozen: 'figé',
    lying: 'à terre',
    burning: 'en feu',
    general: 'le général',
    ring: 'a l’Anneau',
    worn: 'porte l’Anneau',
    treasure: 'porte le trésor',
    finished: 'a agi',
  },
  chooseMover: 'Qui agit…',
  chooseShooter: 'Qui tire…',
  goTo: 'Aller en…',
  doElse: 'Faire…',
  castAt: 'Lancer…',
  shootAt: 'Tirer sur…',
  placeOn: (who: string) => `${who} en…`,
  autoPlace: 'Tout placer pour moi',
  takeBack: 'Reprendre en main',
  begin: 'Commencer',
  placed: (n: number) => count(n, 'figurine prend place', 'figurines prennent place'),
  endMoving: 'Finir le mouvement',
  endShooting: 'Finir le tir',
  endFigure: 'Finir avec lui',
  verbs: {
    move: 'Bouger',
    charge: 'Charger',
    stand: 'Se relever',
    lie: 'Se coucher',
    dismount: 'Mettre pied à terre',
    cast: 'Lancer',
    ring: 'Mettre l’Anneau',
    unring: 'Retirer l’Anneau',
    will: 'Lancer le dé de l’Anneau',
    lift: 'Ramasser le trésor',
    drop: 'Lâcher le trésor',
    exit: 'Quitter la carte',
    end: 'Finir avec lui',
  },
  answerMove: (who: string, way: string, charged: string) =>
    charged ? `${who} → ${way}, charge ${charged}` : `${who} → ${way}`,
  answerCharge: (who: string, charged: string) => `${who} charge ${charged || 'sur place'}`,
  answerCast: (who: string, power: string, target: string, dice: number, channel: boolean) =>
    `${who} : ${power}${target ? ` → ${target}` : ''}, ${count(dice, 'dé', 'dés')}${channel ? ', canalisé' : ''}`,
  answerShoot: (who: string, target: string) => `${who} tire sur ${target}`,
  words: {
    done: 'Fini',
    auto: 'Tout placer pour moi',
    leave: 'Le laisser là',
    none: 'Non',
    yes: 'Oui',
    no: 'Non',
    now: 'Maintenant',
    later: 'Il reste ; plus tard',
    fate: 'Dépenser le Destin',
    might: 'Dépenser la Puissance',
    strikes: 'Frappes',
    sweep: 'Balayage',
    brand: 'Brasier',
    rider: 'Le cavalier',
    mount: 'La monture',
    free: 'Le point gratuit',
    own: 'De sa réserve',
    ring: 'Mettre l’Anneau',
    drop: 'Lâcher le trésor',
    all: 'Tous',
  },
  spend: (might: number, will: number) =>
    [might ? count(might, 'Puissance', 'Puissances') : '', will ? count(will, 'Volonté', 'Volontés') : '']
      .filter(Boolean)
      .join(' + '),
  mount: 'monture',
  stepCost: (cost: number) => count(cost, 'point', 'points'),
  chargesNote: (who: string) => `charge ${who}`,
  testsNote: 'Bravoure d’abord',
  previewMove: (who: string, from: string, to: string, cost: number, left: number) =>
    `${who} : ${from} → ${to}, ${cost} sur ${count(left, 'point', 'points')}.`,
  previewCharge: (who: string) => `Il charge ${who} et s’engage.`,
  previewTerror: (chance: string, courage: number) =>
    `Terreur : d’abord la Bravoure ${courage}, ${chance} ; raté, il reste figé pour le tour.`,
  previewFind: (who: string, between: number, chance: string) =>
    `${who} est invisible : Bravoure à −${between} pour les cases entre eux, ${chance} ; raté, il peut bouger autrement.`,
  previewFalls: 'Il passe un à-pic : une touche de Force 3.',
  previewShot: (who: string, target: string, need: number, inTheWay: number) =>
    `${who} tire sur ${target} : ${need}+${inTheWay ? `, puis ${inTheWay} × 4+ pour ce qui est sur la trajectoire` : ''}.`,
  previewCast: (value: number, dice: number, cast: string, holds: string) =>
    `${count(dice, 'dé', 'dés')} pour ${value}+ : lancé ${cast}, prend effet ${holds}.`,
  previewWounds: (comes: string, falls: string) => `Le tir arrive ${comes} ; la cible tombe ${falls}.`,
  cannotUndo: '-# Les dés tombent : on ne revient pas là-dessus.',
  treasureAt: (at: string) => `Le trésor gît en ${at}.`,
  boardSays: (board: string, when: string, sides: string) => `${board}, ${when}. ${sides}`,
  sideSays: (who: string, side: string, figures: string) => `${who} (${side}) : ${figures}.`,
  givenUp: 'L’autre camp gagne.',
  sees: (who: string, whom: string) => `${who} voit ${whom}.`,
  goes: (who: string, n: number) =>
    n > 0
      ? `${who} peut finir son mouvement sur ${count(n, 'case', 'cases')}.`
      : `${who} ne peut aller nulle part.`,
  seesNobody: (who: string) => `${who} ne voit aucun ennemi.`,
  seenEnemy: (who: string, away: number, things: number) =>
    `${who} (${count(away, 'case', 'cases')} entre eux${things ? `, ${things} sur la trajectoire` : ''})`,
  ways: (n: number) => count(n, 'case', 'cases'),
  movesTold: (who: string, moves: string) => `${who} : ${moves}`,
  fightTold: (sides: string, dice: string, outcome: string) => `⚔️ ${sides} ${dice} – ${outcome}`,
  wins: (who: string) => `${who} gagne`,
  nobodyFalls: 'personne ne tombe',
  fallsTold: (who: string) => `💀 ${who}`,
  losesTold: (who: string, left: number) => `🩸 ${who} (reste ${left})`,
  oddsFight: (one: string, other: string) => `⚔️ ${one} contre ${other}`,
  oddsSupport: (who: string) => `${who} en soutien`,
  oddsApart: (one: string, other: string) =>
    `${one} et ${other} se battraient séparément : il y a ainsi plus de combats (DB-14).`,
  oddsStands:
    'Comme chacun est engagé à présent, une charge entre les deux comprise, selon vos ordres et sinon ceux d’usage.',
  oddsAlone: 'Les deux seules, sans personne d’autre qui combatte ou soutienne.',
  oddsButtons: { alone: 'Les deux seules', stands: 'Le combat tel qu’il est' },
  oddsSide: (who: string, dice: number, fight: number, wins: string) =>
    `${who} : ${count(dice, 'dé', 'dés')}, Combat ${fight}, gagne ${wins}`,
  oddsFate: (who: string, hurt: string, falls: string) => `${who} : perd une vie ${hurt}, tombe ${falls}`,
  oddsShot: (who: string, target: string, comes: string) => `🏹 ${who} → ${target} : arrive ${comes}`,
  oddsRing: (who: string, owner: string, enemy: string) =>
    `💍 ${who}, l’Anneau au doigt : son joueur la déplace ${owner}, l’ennemi le peut ${enemy}.`,
  oddsRingFaces: (faces: string, might: number, isOwner: boolean) =>
    `${faces}${might ? `, ${count(might, 'Puissance', 'Puissances')}` : ''} : ${isOwner ? 'son joueur' : 'l’ennemi'}`,
  oddsTakesOff: (chance: string, courage: number) =>
    `S’il essaie, il retire l’Anneau ${chance} (Bravoure ${courage}).`,
  oddsTooMuch: 'Ce serait trop long à compter.',
  whyLead:
    'Ce qu’il a fait, et combien cela semblait valoir mieux que n’en rien faire : en points, buts du scénario compris.',
  whyIdle: 'Rien de ce que ses figurines pouvaient faire ne semblait rapporter : elles sont restées.',
  whyGain: (what: string, gain: string) => `${what} : ${gain}`,
  whyShot: (what: string, gain: string) => `${what} : ${gain}, le plus qu’il puisse ôter`,
  whyCast: (what: string, gain: string) => `${what} : ${gain} au-delà de sa Volonté`,
  whyTogether: (what: string, enemy: string, gain: string) =>
    `${what}, à plusieurs contre ${enemy} : ${gain} chacune`,
  whyFights: (fights: string) => `, par les combats ${fights}`,
  whyChance: (chance: string) => `, s’il l’ose (${chance})`,
  whyNumber: (n: number) => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1).replace('.', ',')}`,
  whyMore: (more: number) => `… et ${more} de plus`,
  welcome: 'Des figurines une à une, une case un pouce, et un Anneau qui a sa volonté : Libres contre Ombre.',
}
