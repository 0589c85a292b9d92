import type { challenges as english } from '../../en/says/challenges.ts'
import { french } from '../../french.ts'
import { countFr as count } from '../../plural.ts'

/** Les défis, leurs conditions, et le tableau des défis. */
export const challenges: typeof english = {
  challenge: (who, invited) => `⚔️ **${who}** défie ${invited} !`,
  challengeOpen: who => `⚔️ **${who}** cherche un adversaire : qui accepte ?`,
  challengeAccepted: all => `⚔️ ${all.map(each => `**${each}**`).join(' contre ')} : c’est accepté !`,
  hasAccepted: who => `✅ ${who} accepte`,
  awaitsAnswer: who => `… ${who} n’a pas encore répondu`,
  challengeDeclined: who => french`Le défi de **${who}** est clos.`,
  challengePosted: channel => `Le défi est lancé${channel === null ? '' : ` dans <#${channel}>`}.`,
  diceProof: 'Preuve des dés',
  proofLater:
    'Personne ne peut choisir les dés : l’empreinte lie le programme à un secret fixé avant toute acceptation, et la graine naît de ce secret et d’un nombre de chaque joueur. Après la bataille, le secret est publié, et *Preuve des dés* recalcule chaque dé.',
  challengeKept: id =>
    `⚠️ Le défi est enregistré mais **pas publié** : le programme n’a pas le jeton du bot (DISCORD_TOKEN), il répond et ne peut rien publier. Dites-le à qui le fait tourner. D’ici là, votre adversaire le trouve avec \`/partie accepter partie:${id}\`.`,
  resultOf: (players, where) => `⚔️ ${players} · ${where}`,
  declined: who => `${who} refuse.`,
  withdrawn: who => `${who} retire le défi.`,
  terms: (points, rules) => `**${count(points, 'point', 'points')}**, ${rules}`,
  termsCamp: (who, camp) => french`Camp de ${who} : ${camp}`,
  termsCampFree: 'Camps : chacun amène une armée, du camp de son choix',
  termsCampRolled: 'Camps : le jet décide',
  termsGame: game => `Jeu : ${game}`,
  termsBoard: board => `Carte : ${board}`,
  termsPace: pace => `Un tour : ${pace}`,
  termsMissed: {
    lose: 'Tour manqué : le programme le joue ; trois de suite font perdre la bataille',
    nothing: 'Tour manqué : le programme le joue',
  },
  openUntil: when => `⏳ Se ferme ${when}`,
  lobby: '⚔️ **Défis ouverts**',
  lobbyEmpty: 'Personne ne cherche d’adversaire pour l’instant. `/défi` sans adversaire en affiche un ici.',
  lobbyOffer: (who, what) => `**${who}** · ${what}`,
  lobbyLimits: 'Des figurines ou des aptitudes sont interdites ou limitées',
  lobbySince: (since, until) => `Proposé ${since}, se ferme ${until}`,
  moreOffers: n => (n === 1 ? 'Encore 1…' : `Encore ${n}…`),
  moreOffersHidden: n => `Et ${count(n, 'autre', 'autres')}, à voir ici dès que des défis sont relevés.`,
  join: who => `Rejoindre ${who}`,
  playBegun: against => `Votre bataille contre **${against}** commence.`,
  joined: 'C’est parti !',
  playedIn: {
    threadBelow: thread =>
      `La partie se joue dans le fil **${thread}**, juste en dessous : ouvrez-le pour continuer.`,
    threadIn: (thread, channel) =>
      `La partie se joue dans le fil **${thread}** du salon ${channel} : ouvrez-le pour continuer.`,
    channel: channel => `La partie se joue dans ${channel}.`,
    below: 'La partie se joue ici : la carte est dans le message pour tous, ci-dessous.',
  },
  lobbyOpened:
    'Le tableau des défis est en place : un seul message, toujours à jour, avec les défis ouverts de ce serveur. `/défis fermer` l’enlève.',
  lobbyClosed: 'Le tableau des défis de ce salon est enlevé.',
  commitment: hash => `🎲 Empreinte des dés : \`${hash}\``,
}
