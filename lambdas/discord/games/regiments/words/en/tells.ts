import { countEn as count } from '../../../../words/plural.ts'
import { begun } from '../begun.ts'

/** `9 → 4 hit → 1 wound → 0 through`, to the stage after which nothing is left. */
const come = (attacks: number, hits: number, wounds: number, unsaved: number): string => {
  const steps = [`${hits} hit`, `${wounds} wound`, `${unsaved} through`]
  const nothing = [hits, wounds, unsaved].indexOf(0)
  return [attacks, ...(nothing < 0 ? steps : steps.slice(0, nothing + 1))].join(' → ')
}

/** Whatever else a battle says. */
export const tells = {
  welcome: 'Whole blocks of soldiers, their flanks and their nerve: the Crown against the Wilds.',
  stages: {
    deployment: 'deployment',
    scouts: 'scouts',
    vanguard: 'vanguard',
    charges: 'charges',
    movement: 'movement',
    magic: 'magic',
    shooting: 'shooting',
    melee: 'melee',
    over: 'over',
  },
  whoseStage: (stage: string, who: string) => `${stage} of ${who}`,
  ofTurns: (turn: number, last: number) => `Turn ${turn} of ${last}`,
  endReasons: {
    points: 'by points',
    'wiped-out': 'no unit is left',
    agreed: 'agreed',
    conceded: 'given up',
    forfeit: 'stayed away',
  },
  wonBy: (who: string, score: string, reason: string, taken: string) =>
    `🏆 ${who} wins ${score}: ${reason} (points taken: ${taken}).`,
  drawnBy: (score: string, reason: string, taken: string) =>
    `A draw, ${score}: ${reason} (points taken: ${taken}).`,
  wonTitle: (who: string, score: string) => `${who} wins ${score}`,
  drawnTitle: (score: string) => `A draw, ${score}`,
  pointsTaken: (taken: string) => `points taken: ${taken}`,
  /** parts of a replay */
  moments: {
    placed: 'deployment',
    charged: 'charges',
    moved: 'movement',
    magic: 'magic',
    shot: 'shooting',
    combat: 'combat',
  },
  armySum: (points: number, units: number, characters: number, most?: number) =>
    `${points}${most === undefined ? '' : ` of ${most}`} points · ${count(units, 'unit', 'units')} · ${count(characters, 'character', 'characters')}`,
  groups: { unit: 'Units', character: 'Characters' },
  book: 'Pitched battle',
  models: (n: number) => count(n, 'model', 'models'),
  files: (n: number) => count(n, 'file', 'files'),
  hits: (n: number) => count(n, 'hit', 'hits'),
  life: (left: number, of: number) => `${left}/${of} ♥`,
  with: (who: string) => `with ${who}`,
  states: {
    engaged: 'engaged',
    shaken: 'shaken',
    held: 'held back',
    general: 'general',
    marched: 'has marched',
    moved: 'has moved',
    declared: 'charges',
    shot: 'has shot',
  },
  sides: { front: 'front', left: 'left flank', right: 'right flank', rear: 'rear' },
  chooseUnit: 'Which unit…',
  chooseCharge: 'Who charges whom…',
  chooseShot: 'Who shoots at whom…',
  chooseSpell: 'Which spell…',
  placeOn: (who: string) => `${who} on…`,
  joinTo: (who: string) => `${who} joins…`,
  advanceTo: 'Advance to…',
  marchTo: 'March to…',
  reformTo: 'Reform…',
  inches: (n: number) => count(n, 'inch', 'inches'),
  chargeNote: (side: string, way: string, need: number, chance: string) =>
    need > 0 ? `${side}, ${way}: needs ${need} beyond its speed: ${chance}` : `${side}, ${way}: ${chance}`,
  shotNote: (distance: string, cover: string, lost: string) =>
    [distance, cover, lost].filter(Boolean).join(', '),
  shotVain: 'in vain: it cannot cost a life',
  covers: { none: '', soft: 'soft cover', hard: 'hard cover' },
  lostMean: (life: string) => `${life} life on average`,
  castNote: (need: number, range: number, does: string) => `${need}+, ${range} inches: ${does}`,
  castChance: (dice: number, chance: string) => `${count(dice, 'die', 'dice')}: ${chance}`,
  answers: {
    place: (who: string, at: string, facing: string, files: string) => `${who} → ${at} ${facing}, ${files}`,
    join: (who: string, host: string, behind: boolean) =>
      `${who} joins ${host}${behind ? ', in its last rank' : ''}`,
    holdBack: (who: string) => `Hold ${who} back`,
    charge: (who: string, whom: string) => `${who}: charge ${whom}`,
    advance: (who: string, at: string, facing: string) => `${who}: advance → ${at} ${facing}`,
    march: (who: string, at: string, facing: string) => `${who}: march → ${at} ${facing}`,
    reform: (who: string, at: string, facing: string, files: string) =>
      `${who}: reform → ${[[at, facing].filter(Boolean).join(' '), files].filter(Boolean).join(', ')}`,
    shoot: (who: string, whom: string) => `${who}: shoot at ${whom}`,
    cast: (who: string, spell: string, whom: string, dice: number) =>
      `${who}: ${spell} → ${whom}, ${count(dice, 'die', 'dice')}`,
    letBe: 'Let it be',
    learn: (give: string, take: string) => `${take} in place of ${give}`,
    /** an ambusher that comes */
    arrive: (at: string, facing: string, files: string) =>
      [`${at} ${facing}`, files].filter(Boolean).join(', '),
    stance: (facing: string, files: string) => `${facing}, ${files}`,
  },
  words: {
    done: 'Done',
    auto: 'Place all for me',
    hold: 'Hold',
    flee: 'Flee',
    none: 'No',
    keep: 'Keep these',
    begin: 'Begin',
    defend: 'Defend',
    stay: 'Stay',
    retreat: 'Leave',
    pursue: 'Pursue',
    overrun: 'Go on',
  },
  ends: {
    deploy: 'Done',
    vanguard: 'No more',
    charge: 'No charge',
    chargeNow: 'Charge!',
    move: 'End moving',
    cast: 'End magic',
    shoot: 'End shooting',
  },
  verbs: {
    charge: 'Charge',
    join: 'Join',
    behind: 'Stand behind',
    reform: 'Reform',
    march: 'March',
    hold: 'Hold back',
  },
  showMoves: 'Where to…',
  previewCharge: (side: string, way: string, need: number, chance: string) =>
    need > 0
      ? `Way: ${way}, onto its ${side}. It needs ${need} beyond its speed: **${chance}**.`
      : `Way: ${way}, onto its ${side}, within its speed: **${chance}**.`,
  inTheWay: (who: string, alone: string) =>
    `❗ ${who} goes before it and may be in its way; that is counted in. Otherwise it would be ${alone}.`,
  behind: (who: string) => `after ${who}`,
  previewAlone: 'If it arrives, the two alone, first round:',
  previewFails: (hex: string, moves: boolean) =>
    moves
      ? `Failed, it ends on ${hex}, and does no more this turn.`
      : `Failed, it stays on ${hex}, and does no more this turn.`,
  seesNobody: 'Sees nobody.',
  goes: (who: string, n: number) =>
    n > 0 ? `${who} can end a move on ${count(n, 'hex', 'hexes')}.` : `${who} has nowhere to go.`,
  chargesNobody: 'Nobody may charge.',
  whyLead:
    'What it chose after playing on in thought, and by how many points that led farther than the next best:',
  whyByEye:
    'It played nothing on in thought: it went where the enemy is, and charged where that seemed to pay.',
  whyChosen: (what: string, points: string) => `${what}: ${points}`,
  whyAlike: (what: string) => `${what}: no worse than anything else`,
  whyPoints: (points: number) => `+${points.toFixed(1)}`,
  manners: {
    pressing: 'On to the enemy, whatever it may do',
    threatening: 'To where it threatens somebody',
    wary: 'Out of the way of whoever might charge it',
    standing: 'Nobody moves',
  },
  whoStrikes: (steps: string) => `Strikes: ${steps}`,
  chargeArrow: (need: number, chance: string) => (need > 0 ? `${need}: ${chance}` : chance),
  mayDispel: (dice: number) => `The enemy has ${count(dice, 'die', 'dice')} to undo it.`,
  hazardKinds: {
    ground: () => 'dangerous ground on its way',
    shots: (whom: string) => `shots of ${whom}`,
  },
  /** what a charge meets before the first round, and what that costs it where it is counted in */
  hazards: (what: readonly string[], lost: string | undefined) =>
    lost === undefined
      ? `❗ Before that it meets ${what.join(' and ')}, which take too long to count and are left out.`
      : `Before that it meets ${what.join(' and ')}, counted in: ${lost}.`,
  previewMove: (who: string, from: string, to: string, cost: string, most: string) =>
    `${who}: ${from} → ${to}, ${cost} of ${most}.`,
  previewTurn: (who: string, hex: string, cost: string, most: string) =>
    `${who}: turn on ${hex}, ${cost} of ${most}.`,
  previewMarch: 'After a march most weapons do not shoot.',
  previewShot: (distance: string, cover: string) => [distance, cover].filter(Boolean).join(', '),
  cannotUndo: '-# Dice fall: this cannot be taken back.',
  reacts: '-# The enemy answers at once: this cannot be taken back.',
  otherwise: 'Or:',
  blows: (
    who: string,
    part: string,
    rule: string,
    attacks: number,
    hits: number,
    wounds: number,
    unsaved: number,
  ) => `${begun([who + (part ? ` (${part})` : ''), rule], ': ')}${come(attacks, hits, wounds, unsaved)}`,
  blowsLost: (whom: string, lost: number) => `${whom} −${lost} ♥`,
  scoreLines: {
    charge: 'charge',
    flank: 'flank',
    rear: 'rear',
    ranks: 'ranks',
    standard: 'standard',
    banner: 'banner',
    life: 'life taken',
    'wiped-out': 'wiped out',
  },
  passed: 'passed',
  failed: 'failed',
  total: 'total',
  partNames: { mount: 'mount', crew: 'crew' },
  roundWon: (who: string, by: number) => `${who} wins by ${by}`,
  roundEven: 'nobody wins',
  roundOf: (here: string, there: string, round: number) => `${here} against ${there}, round ${round}`,
  stepOf: (agility: number) => `Agility ${agility}`,
  moves: (who: string, moves: string) => `${who}: ${moves}`,
  turnOver: (who: string) => `${who} has ended the turn.`,
  placedTold: (who: string, units: string) => `${who} places ${units}.`,
  unitsPlaced: (n: number) => count(n, 'unit', 'units'),
  boardSays: (board: string, when: string, sides: string) => `${board}, ${when}. ${sides}`,
  sideSays: (who: string, list: string, units: string) => `${who} (${list}): ${units}.`,
}
