import type { games as english } from '../../en/says/games.ts'
import { french } from '../../french.ts'
import { countFr as count, formFr as form } from '../../plural.ts'

/** Les parties de quelqu’un, leur journal, la preuve des dés, et ce que pensait l’ordinateur. */
export const games: typeof english = {
  awaits: who => `à ${who} de répondre`,
  since: when => `· ${when}`,
  yourTurnNow: '**à vous**',
  moreGames: n => `… et ${count(n, 'autre', 'autres')}`,
  chooseGame: 'Dans quelle partie ? Choisissez, et la commande s’y exécute.',
  yourGames: '**Vos parties**',
  openGame: who => `Ouvrir : ${who}`,
  inPicture: 'Sur l’image :',
  noGames: 'Aucune encore. `/tutoriel` apprend à jouer, `/jouer` et `/défi` en commencent une.',
  log: 'Journal',
  logCut: 'La fin seulement ; `/partie journal tour:` montre un tour, `/partie exporter` tout.',
  logEmpty: 'Il ne s’est encore rien passé.',
  gameFile: (id, told) =>
    told === 'told'
      ? `Partie \`${id}\`, telle que tous peuvent la voir :`
      : `Partie \`${id}\`, telle que vous la voyez, avec ce que vous avez fait et que les autres ne savent pas encore :`,
  verified: (throws, dice) =>
    `✅ **Tous les dés sont ceux de la graine** : ${count(throws, 'jet', 'jets')}, ${count(dice, 'dé', 'dés')}.`,
  notVerified: '❌ **Quelque chose ne va pas.**',
  secretFits: fits =>
    fits ? '✅ Le secret a bien l’empreinte publiée.' : '❌ Le secret a une autre empreinte.',
  seedFits: fits =>
    fits
      ? '✅ La graine vient du secret et des nombres.'
      : '❌ La graine ne vient pas du secret et des nombres.',
  diceFit: (right, all) => `${right === all ? '✅' : '❌'} ${right} dés sur ${all} concordent.`,
  wrongDice: numbers => `Dés différents : ${numbers}`,
  missingDice: numbers => `Dés absents du journal : ${numbers}`,
  numberOf: (number, who) => `${number} (${who})`,
  seedOf: (secret, commitment, numbers, seed) =>
    `Secret \`${secret}\`\nSHA-256 \`${commitment}\`\nNombres ${numbers}\nGraine \`${seed}\` = HMAC-SHA-256 des nombres, un par ligne, avec le secret pour clé. Le dé n vient du HMAC-SHA-256 de \`die n 0\`, avec la graine pour clé : son premier octet sous 252, modulo 6, plus 1.`,
  computers: {
    recruit: 'Ordinateur recrue',
    soldier: 'Ordinateur soldat',
    captain: 'Ordinateur capitaine',
  },
  standsFor: (computer, who) => `${computer} pour ${who}`,
  handedOver: who => `🤝 **${who}** joue la suite.`,
  seatStays: who => `${who} peut reprendre sa place à tout moment avant la fin.`,
  seatKept: computer =>
    `**${computer}** joue la suite à votre place. Vous pouvez la reprendre à tout moment avant la fin ; ce qui est joué reste joué.`,
  takeSeat: 'Reprendre ma place',
  seatTaken: '🤝 Vous avez repris votre place.',
  substitute: 'Laisser jouer l’ordinateur',
  substituteSure: computer =>
    `Laisser **${computer}** jouer la suite pour vous ? Il commence aussitôt, avec vos figurines, vos ordres et les mêmes dés, et tous l’apprennent. Ce qu’il joue compte pour vous et reste joué. Vous pouvez reprendre votre place à tout moment avant la fin.`,
  substituteOtherSure: (computer, who) =>
    french`Laisser **${computer}** jouer la suite pour **${who}** ? Il commence aussitôt ; son niveau est choisi par ${who} ou par le serveur. Ce qu’il joue reste joué. ${who} l’apprend et peut reprendre sa place à tout moment avant la fin.`,
  substituteAlone: 'Il ne reste alors que l’ordinateur : il joue aussitôt jusqu’à la fin.',
  substituteAllowed: allowed =>
    allowed
      ? 'Les autres peuvent laisser l’ordinateur jouer pour vous ici quand ils veulent (`/partie remplacer joueur:`). Vous l’apprenez et pouvez reprendre votre place à tout moment avant la fin.'
      : 'Les autres ne peuvent laisser l’ordinateur jouer pour vous ici que si vous avez manqué trois tours de suite ou quitté le serveur.',
  whyNothing: 'L’ordinateur n’a encore préparé aucune phase dans cette partie.',
  why: (who, turn, looked) =>
    `**${who}**, tour ${turn} : ${count(looked, 'position examinée', 'positions examinées')}.`,
  whyLater: who => `**${who}** joue encore sa phase : redemandez quand elle sera finie.`,
  whySame:
    'Rien de ce qu’il a essayé ne valait mieux que les coups habituels du programme : ce sont eux qu’il a joués.',
  whyWanted: gain =>
    gain === undefined
      ? 'Ce qu’il voulait d’autre que les coups habituels du programme :'
      : `Avec les dés qu’il a imaginés, son plan valait ${gain.toFixed(1).replace('.', ',')} ${form(gain, 'point', 'points')} de plus que les coups habituels du programme. Ce qu’il voulait d’autre :`,
}
