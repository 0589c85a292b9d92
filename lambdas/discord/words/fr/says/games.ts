import type { games as english } from '../../en/says/games.ts'
import { countFr as count } from '../../plural.ts'

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
  whyNothing: 'L’ordinateur n’a encore préparé aucune phase dans cette partie.',
  why: (who, turn, looked) =>
    `**${who}**, tour ${turn} : ${count(looked, 'position examinée', 'positions examinées')}.`,
  whyLater: who => `**${who}** joue encore sa phase : redemandez quand elle sera finie.`,
  whySame:
    'Rien de ce qu’il a essayé ne valait mieux que les coups habituels du programme : ce sont eux qu’il a joués.',
  whyWanted: gain =>
    gain === undefined
      ? 'Ce qu’il voulait d’autre que les coups habituels du programme :'
      : `Avec les dés qu’il a imaginés, son plan valait ${gain.toFixed(1).replace('.', ',')} ${gain < 2 ? 'point' : 'points'} de plus que les coups habituels du programme. Ce qu’il voulait d’autre :`,
  whyHold: figure => `${figure} reste en retrait`,
  whyPlain: figure => `${figure} garde ses points d’action`,
  whyMore: more => `… et ${more} de plus`,
}
