import type { GameEvent } from '../../../../../../rules/dark-lord/index.ts'
import { french } from '../../../../words/french.ts'
import { countFr as count, dice } from '../../../../words/plural.ts'
import type { Names, OutsideWords } from '../../../../words/types.ts'
import type { EventOf } from '../types.ts'

const part = (name: string, of: 'rider' | 'mount') => (of === 'mount' ? french`la monture de ${name}` : name)
const might = (points: number) => (points ? `, ${count(points, 'Puissance', 'Puissances')}` : '')
const will = (points: number) => (points ? `, ${count(points, 'Volonté', 'Volontés')}` : '')

const reasons: Readonly<Record<string, string>> = {
  slain: 'est tué',
  fled: 'fuit le champ',
  'without-will': 's’éteint sans Volonté',
  'lost-to-the-ring': 'est perdu à l’Anneau',
}

const tests: Readonly<Record<string, string>> = {
  broken: 'teste dans un camp brisé',
  terror: 'teste avant la charge',
  finding: 'cherche l’invisible',
  'ring-off': 'veut retirer l’Anneau',
  frightening: 'teste contre l’épouvante',
}

/** Ce qui arrive, une ligne chacun. */
export const events: {
  [E in Exclude<GameEvent['event'], keyof OutsideWords>]: (event: EventOf<E>, names: Names) => string
} = {
  rolled: ({ by, faces, figure }, n) => `🎲 ${figure ? n.figure(figure) : n.player(by)} ${dice(faces)}`,
  ordered: ({ by, answer }, n) => french`📜 Sur ordre de ${n.player(by)} : ${answer}`,
  placed: ({ figure, at }, n) => `${n.figure(figure)} se tient en ${at}.`,
  'lifted-up': ({ figure }, n) => `${n.figure(figure)} est repris.`,
  deployed: ({ by }, n) => `${n.player(by)} est déployé.`,
  'ring-settled': ({ holders }, n) =>
    holders.length ? `💍 L’Anneau est à ${n.figures(holders)}.` : 'Personne ici n’a l’Anneau.',
  'turn-began': ({ turn }) => `**Tour ${turn}**`,
  priority: ({ by, faces }, n) => `🎲 ${dice(faces)} – ${n.player(by)} a la priorité.`,
  'part-began': ({ by }, n) => french`La phase de ${n.player(by)}.`,
  'nothing-to-do': ({ by }, n) => french`⏭️ Aucune figurine de ${n.player(by)} ne peut bouger ni agir.`,
  broken: ({ by }, n) =>
    french`⚑ La moitié de l’armée de ${n.player(by)} est partie : elle est brisée et teste.`,
  courage: ({ figure, why, faces, courage, might: m, will: w, passed, unasked }, n) =>
    unasked
      ? `${n.figure(figure)} ${tests[why]} : d’office ✓`
      : `${n.figure(figure)} ${tests[why]} : ${dice(faces)} + ${courage}${might(m)}${will(w)} ${passed ? '✓' : '✗'}`,
  'gave-courage': ({ figure, to }, n) => `${n.figure(figure)} donne courage à ${n.figures(to)}.`,
  moved: ({ figure, from, way }, n) => `${n.figure(figure)} ${from} → ${way.at(-1)}`,
  charged: ({ figure, enemies }, n) => `⚔️ ${n.figure(figure)} charge ${n.figures(enemies)}.`,
  frozen: ({ figure }, n) => `🥶 ${n.figure(figure)} est figé de terreur.`,
  'missed-wearer': ({ figure, wearer }, n) => `${n.figure(figure)} ne trouve pas ${n.figure(wearer)}.`,
  shifted: ({ figure, from, to, fell }, n) =>
    `${n.figure(figure)} est décalé ${from} → ${to}${fell ? ' et chute' : ''}.`,
  'stood-up': ({ figure }, n) => `${n.figure(figure)} se relève.`,
  'lay-down': ({ figure }, n) => `${n.figure(figure)} se couche.`,
  dismounted: ({ figure }, n) => `${n.figure(figure)} met pied à terre.`,
  bolted: ({ figure }, n) => french`🐎 La monture de ${n.figure(figure)} s’enfuit.`,
  fell: ({ figure, face, lying }, n) =>
    `${n.figure(figure)} ${dice([face])} : ${lying ? 'jeté à terre' : 'retombe sur ses pieds'}.`,
  'over-the-edge': ({ figure, at }, n) => `${n.figure(figure)} passe par-dessus l’à-pic vers ${at}.`,
  'left-board': ({ figure, at }, n) => `🏃 ${n.figure(figure)} quitte la carte en ${at}.`,
  took: ({ figure }, n) => `💰 ${n.figure(figure)} ramasse le trésor.`,
  dropped: ({ figure, at }, n) => `💰 ${n.figure(figure)} lâche le trésor en ${at}.`,
  'ring-on': ({ figure, forced }, n) =>
    forced
      ? `💍 ${n.figure(figure)} est contraint de mettre l’Anneau !`
      : `💍 ${n.figure(figure)} met l’Anneau.`,
  'ring-off': ({ figure }, n) => `💍 ${n.figure(figure)} retire l’Anneau.`,
  'ring-kept': ({ figure }, n) => `💍 ${n.figure(figure)} ne peut pas retirer l’Anneau.`,
  stays: ({ figure }, n) => `${n.figure(figure)} restera en place ; l’Anneau appellera plus tard.`,
  'will-of-the-ring': ({ figure, face, might: m, obeyed }, n) =>
    `💍 L’Anneau appelle ${n.figure(figure)} : ${dice([face])}${might(m)} – ${obeyed ? 'il garde sa volonté' : 'l’ennemi a son mouvement'}.`,
  'left-alone': ({ figure }, n) => `${n.figure(figure)} est laissé sur place.`,
  cast: ({ figure, power, target, dice: thrown, might: m, channelled, done }, n) =>
    `✨ ${n.figure(figure)} lance ${n.ability(power)}${channelled ? ', canalisé' : ''}${target ? ` sur ${n.figure(target)}` : ''} : ${dice(thrown)}${might(m)} ${done ? '✓' : '✗'}`,
  resisted: ({ figure, dice: thrown, might: m, held, back }, n) =>
    `${n.figure(figure)} résiste : ${dice(thrown)}${might(m)} ${held ? '✓' : '✗'}${back ? ', une Volonté revient' : ''}`,
  drained: ({ figure, part: p, by, courage }, n) =>
    `${part(n.figure(figure), p)} : Bravoure −${by}, reste ${courage}.`,
  sapped: ({ figure, by }, n) => `${n.figure(figure)} : −${count(by, 'Volonté', 'Volontés')}.`,
  transfixed: ({ figure, halved }, n) =>
    `⛓️ ${n.figure(figure)} est immobilisé${halved ? ', à demi Combat et Attaques' : ''}.`,
  compelled: ({ figure }, n) => `⛓️ ${n.figure(figure)} est contraint et tenu.`,
  'fled-from': ({ figure, from, way }, n) =>
    way.length
      ? `${n.figure(figure)} fuit ${from} → ${way.at(-1)}`
      : `${n.figure(figure)} se terre en ${from}.`,
  shot: ({ figure, target, face, need, hit, way, lost }, n) =>
    `🏹 ${n.figure(figure)} → ${n.figure(target)} : ${dice([face])} pour ${need}+ ${hit ? (lost ? `touche ce qui est sur la trajectoire ${dice(way)}` : `${way.length ? `${dice(way)} ` : ''}✓`) : '✗'}`,
  'struck-part': ({ figure, part: p, face }, n) =>
    `${dice([face])} : ${part(n.figure(figure), p)} est touché.`,
  struck: ({ target, part: p, faces, wounded, strength, defence }, n) =>
    `${wounded ? '🩸' : '🛡️'} ${part(n.figure(target), p)} : ${faces.length ? dice(faces) : '–'} (Force ${strength} contre ${defence}) ${wounded ? '✓' : '✗'}`,
  saved: ({ figure, face, might: m, saved }, n) =>
    french`🍀 Destin de ${n.figure(figure)} : ${dice([face])}${might(m)} ${saved ? '✓' : '✗'}`,
  hurt: ({ figure, part: p, left }, n) => `${part(n.figure(figure), p)} perd une vie, reste ${left}.`,
  sustained: ({ figure, face, might: m, stays }, n) =>
    `💍 L’Anneau soutient ${n.figure(figure)} : ${dice([face])}${might(m)} – ${stays ? 'il reste' : 'plus maintenant'}.`,
  'mount-gone': ({ figure }, n) => french`🐎 La monture de ${n.figure(figure)} est tuée.`,
  removed: ({ figure, why }, n) => `💀 ${n.figure(figure)} ${reasons[why] ?? 'est parti'}.`,
  burns: ({ figure }, n) => `🔥 ${n.figure(figure)} est en feu !`,
  'fire-out': ({ figure, why }, n) =>
    french`Le feu de ${n.figure(figure)} s’éteint${why === 'water' ? ' (eau)' : ''}.`,
  divided: ({ fights }) => `⚔️ ${count(fights.length, 'combat', 'combats')}.`,
  'fight-began': ({ one, others, supporters }, n) =>
    `⚔️ ${n.figure(one)} ⚔ ${n.figures(others)}${supporters.length ? `, soutenu par ${n.figures(supporters)}` : ''}`,
  heroic: ({ figure, what, added }, n) =>
    what === 'strike'
      ? `🌟 ${n.figure(figure)} : frappe héroïque, Combat +${added}.`
      : `🌟 ${n.figure(figure)} : premier combat !`,
  duel: ({ winner, sides, by }, n) =>
    `🎲 ${sides.map(side => side.figures.map(f => `${f.figure} ${dice(f.dice)}${f.might ? `+${f.might}` : ''}`).join(' ')).join(' ⚔ ')} – ${n.player(winner)} gagne${by === 'fight' ? ' par le Combat' : by === 'die' ? ' par un dé' : ''}.`,
  'backed-off': ({ figure, to }, n) => `${n.figure(figure)} recule en ${to}.`,
  'made-way': ({ figure, to }, n) => `${n.figure(figure)} cède le passage et va en ${to}.`,
  trapped: ({ figure }, n) => `🔺 ${n.figure(figure)} est piégé.`,
  'fight-over': ({ one, others }, n) => `${n.figure(one)} ⚔ ${n.figures(others)} : fini.`,
  'did-not-strike': ({ figure }, n) => `${n.figure(figure)} est immobilisé et ne frappe pas.`,
  swept: ({ figure, targets }, n) => `🌀 ${n.figure(figure)} balaie ${n.figures(targets)}.`,
  branded: ({ figure, target }, n) => `🔥 ${n.figure(figure)} embrase ${n.figure(target)}.`,
  'paid-will': ({ figure, left }, n) => `${n.figure(figure)} paie une Volonté pour le combat, reste ${left}.`,
  'turn-ended': ({ turn }) => `Le tour ${turn} est fini.`,
  ended: () => '🏁 La partie est finie.',
}
