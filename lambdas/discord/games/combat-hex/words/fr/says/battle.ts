import { french } from '../../../../../words/french.ts'
import { countFr as count } from '../../../../../words/plural.ts'
import type { battle as english } from '../../en/says/battle.ts'

/** Une bataille : sa fin, et ce qui mérite d’en être raconté. */
export const battle: typeof english = {
  moreOnTopic: topic => `-# La suite : \`/aide sujet:${topic}\``,
  moreOnAbility: ability => `-# La suite : \`/aide aptitude:${ability}\``,
  givenUp: 'Votre adversaire gagne, 3 points à 0 (7.05).',
  givenUpMany: 'Toutes vos figurines quittent la carte ; les autres continuent.',
  half: half => String(half / 2).replace('.', ','),
  placed: n => `${n} figurines prennent place`,
  won: (who, reason, score) => french`🏁 **Victoire de ${who}** (${reason}). Points de tournoi : ${score}`,
  drawn: (reason, score) => `🏁 **Match nul** (${reason}). Points de tournoi : ${score}`,
  resultLeft: (who, left, of) => `Il reste à ${who} ${count(left, 'point', 'points')} sur ${of}.`,
  fallen: (who, n, names) => `${who} a perdu ${count(n, 'figurine', 'figurines')} : ${names}`,
  bestRoll: (who, faces, turn) => `Meilleur jet : 🎲 ${faces} (${who}, tour ${turn})`,
  luckOf: (who, dice, above) =>
    `${who} ${above < 0 ? '−' : '+'}${String(Math.abs(above)).replace('.', ',')} sur ${count(dice, 'dé', 'dés')}`,
  luck: all => `Chance, en points de dé par rapport à la moyenne : ${all.join(' · ')}`,
  noRoom: {
    barred: () => 'nul ne s’arrête sur son X',
    occupied: who => `${who} s’y tient`,
    base: () => 'son socle n’y tient pas',
  },
}
