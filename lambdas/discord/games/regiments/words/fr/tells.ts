import { french } from '../../../../words/french.ts'
import { countFr as count, formFr as form } from '../../../../words/plural.ts'
import { begun } from '../begun.ts'
import type { tells as english } from '../en/tells.ts'

/** `9 → 4 touchent → 1 blesse → 0 passe`, jusqu’à l’étape après laquelle il n’y a plus rien. */
const come = (attacks: number, hits: number, wounds: number, unsaved: number): string => {
  const steps = [
    form(hits, `${hits} touche`, `${hits} touchent`),
    form(wounds, `${wounds} blesse`, `${wounds} blessent`),
    form(unsaved, `${unsaved} passe`, `${unsaved} passent`),
  ]
  const nothing = [hits, wounds, unsaved].indexOf(0)
  return [attacks, ...(nothing < 0 ? steps : steps.slice(0, nothing + 1))].join(' → ')
}

/** Tout ce que dit encore une bataille. */
export const tells: typeof english = {
  welcome:
    'Des blocs entiers de soldats, leurs flancs et leur courage : la Couronne contre les Terres sauvages.',
  stages: {
    deployment: 'déploiement',
    scouts: 'éclaireurs',
    vanguard: 'avant-garde',
    charges: 'charges',
    movement: 'mouvement',
    magic: 'magie',
    shooting: 'tir',
    melee: 'mêlée',
    over: 'fini',
  },
  whoseStage: (stage, who) => french`${stage} de ${who}`,
  ofTurns: (turn, last) => `Tour ${turn} sur ${last}`,
  endReasons: {
    points: 'aux points',
    'wiped-out': 'il ne reste aucune unité',
    agreed: 'd’un commun accord',
    conceded: 'abandon',
    forfeit: 'absence',
  },
  wonBy: (who, score, reason, taken) => `🏆 ${who} gagne ${score} : ${reason} (points pris : ${taken}).`,
  drawnBy: (score, reason, taken) => `Partie nulle, ${score} : ${reason} (points pris : ${taken}).`,
  wonTitle: (who, score) => `${who} gagne ${score}`,
  drawnTitle: score => `Partie nulle, ${score}`,
  pointsTaken: taken => `points pris : ${taken}`,
  moments: {
    placed: 'déploiement',
    charged: 'charges',
    moved: 'mouvement',
    magic: 'magie',
    shot: 'tir',
    combat: 'combat',
  },
  armySum: (points, units, characters, most) =>
    `${points}${most === undefined ? '' : ` sur ${most}`} points · ${count(units, 'unité', 'unités')} · ${count(characters, 'personnage', 'personnages')}`,
  groups: { unit: 'Unités', character: 'Personnages' },
  book: 'Bataille rangée',
  models: n => count(n, 'figurine', 'figurines'),
  files: n => count(n, 'colonne', 'colonnes'),
  hits: n => count(n, 'touche', 'touches'),
  life: (left, of) => `${left}/${of} ♥`,
  with: who => `avec ${who}`,
  states: {
    engaged: 'engagée',
    shaken: 'ébranlée',
    held: 'à l’écart',
    general: 'général',
    marched: 'a fait une marche forcée',
    moved: 'a bougé',
    declared: 'charge',
    shot: 'a tiré',
  },
  sides: { front: 'front', left: 'flanc gauche', right: 'flanc droit', rear: 'dos' },
  chooseUnit: 'Quelle unité…',
  chooseCharge: 'Qui charge qui…',
  chooseShot: 'Qui tire sur qui…',
  chooseSpell: 'Quel sort…',
  placeOn: who => `${who} en…`,
  joinTo: who => `${who} rejoint…`,
  advanceTo: 'Mouvement simple vers…',
  marchTo: 'Marche forcée vers…',
  reformTo: 'Se reformer…',
  inches: n => count(n, 'pouce', 'pouces'),
  chargeNote: (side, way, need, chance) =>
    need > 0
      ? `${side}, ${way} : il faut ${need} de plus que sa vitesse : ${chance}`
      : `${side}, ${way} : ${chance}`,
  shotNote: (distance, cover, lost) => [distance, cover, lost].filter(Boolean).join(', '),
  shotVain: 'en vain : aucun PV ne peut être perdu',
  covers: { none: '', soft: 'couvert léger', hard: 'couvert lourd' },
  lostMean: life => `coûte ${life} PV en moyenne`,
  castNote: (need, range, does) => `${need}+, ${range} pouces : ${does}`,
  castChance: (dice, chance) => `${count(dice, 'dé', 'dés')} : ${chance}`,
  answers: {
    place: (who, at, facing, files) => `${who} → ${at} ${facing}, ${files}`,
    join: (who, host, behind) => `${who} rejoint ${host}${behind ? ', au dernier rang' : ''}`,
    holdBack: who => `Garder ${who} à l’écart`,
    charge: (who, whom) => `${who} : charge sur ${whom}`,
    advance: (who, at, facing) => `${who} : mouvement simple → ${at} ${facing}`,
    march: (who, at, facing) => `${who} : marche forcée → ${at} ${facing}`,
    reform: (who, at, facing, files) =>
      `${who} : reformation → ${[[at, facing].filter(Boolean).join(' '), files].filter(Boolean).join(', ')}`,
    shoot: (who, whom) => `${who} : tir sur ${whom}`,
    cast: (who, spell, whom, dice) => `${who} : ${spell} → ${whom}, ${count(dice, 'dé', 'dés')}`,
    letBe: 'Laisser faire',
    learn: (give, take) => french`${take} à la place de ${give}`,
    arrive: (at, facing, files) => [`${at} ${facing}`, files].filter(Boolean).join(', '),
    stance: (facing, files) => `${facing}, ${files}`,
  },
  words: {
    done: 'Fini',
    auto: 'Tout placer pour moi',
    hold: 'Tenir',
    flee: 'Fuir',
    none: 'Non',
    keep: 'Garder ceux-ci',
    begin: 'Commencer',
    defend: 'Défendre',
    stay: 'Rester',
    retreat: 'Quitter',
    pursue: 'Poursuivre',
    overrun: 'Continuer',
  },
  ends: {
    deploy: 'Fini',
    vanguard: 'C’est tout',
    charge: 'Pas de charge',
    chargeNow: 'Chargez !',
    move: 'Fin du mouvement',
    cast: 'Fin de la magie',
    shoot: 'Fin du tir',
  },
  verbs: {
    charge: 'Charger',
    join: 'Rejoindre',
    behind: 'Se tenir derrière',
    reform: 'Reformer',
    march: 'Marche forcée',
    hold: 'Garder à l’écart',
  },
  showMoves: 'Vers où…',
  previewCharge: (side, way, need, chance) =>
    need > 0
      ? `Trajet : ${way}, contre son ${side}. Il faut ${need} de plus que sa vitesse : **${chance}**.`
      : `Trajet : ${way}, contre son ${side}, à sa vitesse : **${chance}**.`,
  inTheWay: (who, alone) =>
    `❗ ${who} : charge qui part avant et peut lui barrer la voie ; c’est compté. Sans cela, ce serait ${alone}.`,
  behind: who => `après ${who}`,
  previewAlone: 'Si elle arrive, les deux seules, première manche :',
  previewFails: (hex, moves) =>
    moves
      ? `Ratée, elle s’arrête en ${hex}, et ne fait plus rien ce tour-ci.`
      : `Ratée, elle reste en ${hex}, et ne fait plus rien ce tour-ci.`,
  seesNobody: 'Ne voit personne.',
  goes: (who, n) =>
    n > 0
      ? `${who} : mouvement possible vers ${count(n, 'case', 'cases')}.`
      : `${who} : aucun mouvement possible.`,
  chargesNobody: 'Personne ne peut charger.',
  whyLead:
    'Ce qu’il a choisi après avoir joué la suite en pensée, et de combien de points cela valait mieux que le reste :',
  whyByEye: 'Il n’a rien joué en pensée : il a marché vers l’ennemi, et chargé où cela semblait payer.',
  whyChosen: (what, points) => `${what} : ${points}`,
  whyAlike: what => `${what} : rien de mieux ailleurs`,
  whyPoints: points => `+${points.toFixed(1).replace('.', ',')}`,
  manners: {
    pressing: 'Droit sur l’ennemi, quoi qu’il fasse',
    threatening: 'Là où il menace quelqu’un',
    wary: 'Hors d’atteinte de qui pourrait charger',
    standing: 'Personne ne bouge',
  },
  whoStrikes: steps => `Frappent : ${steps}`,
  chargeArrow: (need, chance) => (need > 0 ? `${need} : ${chance}` : chance),
  mayDispel: dice => `L’ennemi a ${count(dice, 'dé', 'dés')} pour l’annuler.`,
  hazardKinds: {
    ground: () => 'un terrain dangereux en chemin',
    shots: whom => french`les tirs de ${whom}`,
  },
  hazards: (what, lost) =>
    lost === undefined
      ? `❗ Avant cela, elle subit ${what.join(' et ')} : trop long à compter, donc laissé de côté.`
      : `Avant cela, elle subit ${what.join(' et ')}, qui sont comptés : ${lost}.`,
  previewMove: (who, from, to, cost, most) => `${who} : ${from} → ${to}, ${cost} sur ${most}.`,
  previewTurn: (who, hex, cost, most) => `${who} : pivot en ${hex}, ${cost} sur ${most}.`,
  previewMarch: 'Après une marche forcée, la plupart des armes ne tirent pas.',
  previewShot: (distance, cover) => [distance, cover].filter(Boolean).join(', '),
  cannotUndo: '-# Des dés tombent : cela ne se reprend pas.',
  reacts: '-# L’ennemi répond aussitôt : cela ne se reprend pas.',
  otherwise: 'Ou :',
  blows: (who, part, rule, attacks, hits, wounds, unsaved) =>
    `${begun([who + (part ? ` (${part})` : ''), rule], ' : ')}${come(attacks, hits, wounds, unsaved)}`,
  blowsLost: (whom, lost) => `${whom} −${lost} ♥`,
  scoreLines: {
    charge: 'charge',
    flank: 'flanc',
    rear: 'dos',
    ranks: 'rangs',
    standard: 'étendard',
    banner: 'bannière',
    life: 'vie prise',
    'wiped-out': 'anéantie',
  },
  passed: 'réussi',
  failed: 'raté',
  total: 'total',
  partNames: { mount: 'monture', crew: 'équipage' },
  roundWon: (who, by) => french`${who} l’emporte de ${by}`,
  roundEven: 'personne ne l’emporte',
  roundOf: (here, there, round) => `${here} contre ${there}, manche ${round}`,
  stepOf: agility => `Agilité ${agility}`,
  moves: (who, moves) => `${who} : ${moves}`,
  turnOver: who => `${who} a fini son tour.`,
  placedTold: (who, units) => `${who} place ${units}.`,
  unitsPlaced: n => count(n, 'unité', 'unités'),
  boardSays: (board, when, sides) => `${board}, ${when}. ${sides}`,
  sideSays: (who, list, units) => `${who} (${list}) : ${units}.`,
}
