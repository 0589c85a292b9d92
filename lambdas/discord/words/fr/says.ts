import type { Locale } from '../../../store/types.ts'
import type { says as english } from '../en/says.ts'
import { french } from '../french.ts'
import { countFr as count } from '../plural.ts'

const language = (id: Locale | null) => (id === null ? 'comme Discord' : id === 'en' ? 'anglais' : 'français')
const number = (half: number) => String(half / 2).replace('.', ',')

/** Tout ce que le programme dit d’autre. */
export const says: typeof english = {
  turn: n => `Tour ${n}`,
  about: (what, said) => `${what} : ${said}`,
  asks: (who, question) => `**${who}** : ${question}`,
  turnOrBefore: n => (n === 0 ? 'Avant la bataille' : `Tour ${n}`),
  half: number,
  points: n => count(n, 'point', 'points'),
  figures: n => count(n, 'figurine', 'figurines'),
  placed: n => `${n} figurines prennent place`,
  moreInLog: '… la suite dans `/partie journal`',
  won: (who, reason, score) => french`🏁 **Victoire de ${who}** (${reason}). ${score}`,
  drawn: (reason, score) => `🏁 **Match nul** (${reason}). ${score}`,
  cameTooLate:
    '⚠️ Après une panne, ceci est arrivé trop tard et n’a **pas** été fait ; renvoyez-le, s’il vous plaît :',
  answeredTooLate:
    'Ceci a été fait, mais la réponse est arrivée trop tard ; `/partie état` montre où en est la partie :',
  yourTurn: who => `${who} à vous de jouer !`,
  replay: 'Le film de la bataille',
  resultWon: who => `Victoire : ${who}`,
  resultDrawn: 'Match nul',
  resultLeft: (who, left, of) => `Il reste à ${who} ${left} points sur ${of}.`,
  overFor: who => `${who} la bataille est terminée.`,
  fallen: (who, n, names) => `${who} a perdu ${count(n, 'figurine', 'figurines')} : ${names}`,
  bestRoll: (who, faces, turn) => `Meilleur jet : 🎲 ${faces} (${who}, tour ${turn})`,
  luckOf: (who, dice, above) =>
    `${who} ${above < 0 ? '−' : '+'}${String(Math.abs(above)).replace('.', ',')} sur ${count(dice, 'dé', 'dés')}`,
  luck: all => `Chance, en points de dé par rapport à la moyenne : ${all.join(' · ')}`,
  rematch: 'Revanche',
  share: 'Partager',
  shared: 'Le résultat est montré dans le salon du défi.',
  undone: answer => `↩️ Annulé : ${answer}`,
  noRoom: {
    barred: () => 'nul ne s’arrête sur son X',
    occupied: who => `${who} s’y tient`,
    base: () => 'son socle n’y tient pas',
  },
  percent: n => `${n} %`,

  answerMove: (who, to, facing) => `${who} → ${to}${facing && `, face au ${facing}`}`,
  answerRun: (who, to, facing) => `${who} court en ${to}${facing && `, face au ${facing}`}`,
  answerPlace: (who, at, facing) => `${who} en ${at}${facing && `, face au ${facing}`}`,
  answerShoot: (who, target, facing) => `${who} tire sur ${target}${facing && `, face au ${facing}`}`,
  answerVolley: (who, facing) => `${who} tire face au ${facing}, sans viser personne`,
  answerCharge: (who: string, to: string, facing: string, target: string) =>
    `${who} charge vers ${to}${facing && `, face au ${facing}`}${target && `, contre ${target}`}`,
  answerStrike: (who: string, target: string) => `${who} porte une attaque gratuite à ${target}`,
  answerTurn: (who, facing) => `${who} pivote, face au ${facing}`,
  answerUse: (who, ability, copied, target, cost) =>
    french`${who} : ${ability}${copied && `, copie de ${copied}`}${target && ` sur ${target}`} (${cost} PA)`,
  answerEnd: who => `${who} a fini`,
  answerLeave: who => `${who} quitte la carte`,
  ringChoices: { keep: 'Garder l’Anneau', 'take-off': 'Tenter de le retirer' },
  answerPay: (who, cost) => `${who} (${cost} PA)`,
  answerTake: (who, life, endurance) => `${who} (vie ${life}, endurance ${endurance})`,
  answerMount: (who, carrier) => `${who} : sur ${carrier}`,
  answerDismount: (who, to, facing) => `${who} : descendre en ${to}${facing && `, face au ${facing}`}`,
  answerLift: who => `Reprendre ${who} en main`,
  auto: 'Tout placer',
  pass: 'Laisser faire',
  keepAp: 'Ne rien dépenser',
  keepDice: 'Les laisser',
  throwAgain: faces => `Relancer ${faces}`,
  done: 'Terminé',
  doneWith: {
    deploy: 'Déploiement fini',
    act: 'Finir la phase',
    turning: 'Orientation finie',
    strategy: 'Continuer',
  },
  choices: {
    attacker: 'Attaquant',
    defender: 'Défenseur',
    camp: 'Choisir le camp',
    board: 'Choisir la carte',
  },
  facing: (short, name) => `${short} (${name})`,

  accept: 'Accepter',
  decline: 'Refuser',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  back: 'Retour',
  undo: 'Revenir en arrière',
  showMe: 'Voir',
  showEverybody: 'Montrer à tous',
  sharedBy: who => `👁️ ${who} montre :`,
  finish: 'Jouer le reste pour moi',
  finishSure:
    'Le programme joue le reste de cette phase pour vous : des coups corrects, pas géniaux. On ne revient pas dessus. Vous confirmez ?',
  concede: 'Abandonner',
  concedeSureMany: 'Abandonner la bataille ? Toutes vos figurines quittent la carte ; les autres continuent.',
  phaseOf: who => french`phase d’action de ${who}`,
  isOut: 'éliminé, plus de figurines',
  concedeSure: 'Abandonner la bataille ? Votre adversaire gagne, 3 points à 0 (7.05).',
  chooseFigure: 'Choisir une figurine…',
  chooseAnswer: 'Choisir…',
  chooseFacing: 'Changer d’orientation…',
  placeOn: who => `Placer ${who} en…`,
  turnPlaced: who => `Pivoter ${who}`,
  backToAll: '← Tout revoir',
  group: (n, first, last) => french`${n} : de ${first} à ${last}`,
  do: {
    move: 'Aller en…',
    run: 'Courir en…',
    shoot: 'Tirer sur…',
    charge: 'Charger vers…',
    strike: 'Porter une attaque gratuite…',
    dismount: 'Descendre en…',
    mount: 'Monter sur…',
    turn: 'Pivoter vers…',
    use: 'Utiliser une aptitude…',
  },
  whatToDo: 'Que fait-elle ? Rien ne compte avant votre confirmation.',
  nothingToDo: 'Elle ne peut plus rien faire maintenant.',
  reachNote: (cost, stops) => `${cost} PM${stops ? ', finit dans une zone de danger' : ''}`,

  preview: 'Pas encore fait : à confirmer',
  previewConversions: ap =>
    `Un ⚀ peut être converti : 1 PA pour toucher (5.18), 2 PA pour blesser (5.21) ; elle a ${ap} PA. *Confirmer* demande quand il en tombe un.`,
  confirmConverting: 'Confirmer et convertir',
  confirmSparing: 'Confirmer sans rien dépenser',
  previewMove: (who, path, facing) => `${who} : ${path}, face au ${facing}`,
  previewCost: (sum, cost, left) => `${sum.includes('+') ? `${sum} = ` : ''}${cost} PM, il en reste ${left}`,
  previewFree: (who, dice) =>
    french`⚠️ D’abord une attaque gratuite de ${who} : ${count(dice, 'dé', 'dés')} (4.11)`,
  previewStops: 'Le mouvement finit là, dans une zone de danger (4.08)',
  goRound: (cost, unharmed) =>
    french`Contourner : ${cost} PM, ${unharmed ? 'aucune attaque gratuite' : 'devant moins d’ennemis'}`,
  previewRun: (who, from, to, ap) => `${who} court ${from} → ${to} pour ${ap} PA (4.131)`,
  previewShot: (range, dice, from, endurance) =>
    `Portée ${range}, ${count(dice, 'dé', 'dés')} : touche sur ${from === 6 ? '6' : `${from}+`}, blesse sur ${endurance === 6 ? '6' : `${endurance}+`}`,
  previewVolley: (targets, dice, from) =>
    `${count(dice, 'dé', 'dés')} : touche sur ${from}+ ; dégâts pour n’importe qui parmi ${targets}`,
  previewPenalty: 'Quelque chose sur la ligne : seul le 6 touche (5.171)',
  chances: list => `Sans dépenser de PA : ${list}`,
  chance: (loss, percent, fatal) =>
    loss === 0 ? `aucun dégât ${percent}` : fatal ? `**tombe ${percent}**` : `−${loss} vie ${percent}`,
  wouldBeThreatened: who => french`Sera dans la zone de danger de ${who}`,
  wouldEngage: (who, dice) => `Engage ${who} : ${count(dice, 'dé d’attaque', 'dés d’attaque')}`,
  mayReact: (who, ability) => `⚠️ ${who} peut répondre avec ${ability}`,
  thenRun: to => `Puis court en ${to}, si c’est encore possible.`,

  alsoMove: 'Déplacer aussi une autre figurine…',
  planned: n =>
    n === 1 ? 'Pas encore fait : à confirmer' : `${n} mouvements, pas encore faits : à confirmer`,
  plannedMove: (who, to) => `${who} → ${to}`,
  plannedSoFar: list => `Prévu avant elle : ${list}. Où va-t-elle ?`,
  plannedWithout: (move, why) => `⚠️ Sans ${move} : ${why}`,
  plannedAfterDice: list => `🎲 Puis ${list}, autant que possible : des dés tombent avant.`,
  plannedTooMany: list => `⚠️ Trop pour un seul bouton : ${list}. Confirmez d’abord ceux-ci.`,
  plannedInOrder:
    '-# Dans cet ordre. Chaque figurine a fini quand la suivante commence (3.09) : *Revenir en arrière* ne reprend que la dernière.',
  confirmAll: n => (n === 1 ? 'Confirmer' : `Confirmer les ${n}`),
  withoutLast: 'Sans le dernier',
  stoppedAt: (move, done, rest) =>
    [
      `✋ ${move} n’a pas été joué.`,
      done ? `Joué avant : ${done}.` : 'Rien n’a été joué.',
      ...(rest ? [`Pas essayé : ${rest}.`] : []),
    ].join(' '),

  reaches: (who, n) => `${who} peut finir son mouvement sur ${count(n, 'hexagone', 'hexagones')}.`,
  sees: (who, seen) => `${who} voit ${seen} (portée entre parenthèses).`,
  seesNobody: who => `${who} ne voit aucune cible.`,

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
    `⚠️ Le défi est gardé mais **pas publié** : le programme n’a pas le jeton du bot (DISCORD_TOKEN), il répond et ne peut rien publier. Dites-le à qui le fait tourner. D’ici là, votre adversaire le trouve avec \`/partie accepter partie:${id}\`.`,
  resultOf: (players, where) => `⚔️ ${players} · ${where}`,
  declined: who => `${who} refuse.`,
  withdrawn: who => `${who} retire le défi.`,
  terms: (points, rules) => `**${points} points**, ${rules}`,
  termsCamp: (who, camp) => french`${who} joue le ${camp}`,
  termsCampFree: 'Camps : chacun amène une armée, du camp de son choix',
  termsCampRolled: 'Camps : le jet décide',
  termsGame: game => `Jeu : ${game}`,
  termsBoard: board => `Carte : ${board}`,
  paused: '⏸️ L’horloge est arrêtée. `/partie pause` la relance.',
  pausedBy: who => `⏸️ ${who} a arrêté l’horloge ; \`/partie pause\` la relance.`,
  unpausedBy: who => `▶️ ${who} relance l’horloge.`,
  unpaused: '▶️ L’horloge tourne à nouveau.',
  notAllowed: list => `🚫 Interdits (2.021) : ${list}`,
  onlySoMany: list => `⚖️ Au plus par armée (2.021) : ${list}`,
  whoeverHas: ability => `toute figurine avec ${ability}`,
  maxOf: (n, figure) => `${n} × ${figure}`,
  maxWith: (n, ability) => `${n} avec ${ability}`,
  maxOfEach: n => `${n} de chaque figurine`,
  noStarter: camp => `Aucune armée prête ne convient ici (camp : ${camp}) : amenez la vôtre.`,
  noStarterThen: 'Si quelqu’un n’en a pas à temps, la partie est annulée, et personne ne perd.',
  restrictedHere: id => `Dans la partie \`${id}\` :`,
  restrictedUsually: 'D’habitude sur ce serveur :',
  restrictedNot: 'Restrictions des armées : aucune',
  armyFits: line => `✅ ${line}`,
  armyUnfit: (line, why) => `❌ ${line} : ${why}`,
  armiesUnfit: '**Celles qui ne conviennent pas ici :**',
  andMore: n => `… et ${n} de plus ; \`/armée vérifier\` dit tout.`,
  noStarterLeft: who =>
    `⌛ ${who} tout le monde n’a pas choisi d’armée à temps, et aucune armée prête ne respecte les restrictions : la partie est annulée.`,
  termsPace: pace => `Un tour : ${pace}`,
  termsMissed: {
    lose: 'Tour manqué : le programme le joue ; trois de suite font perdre la bataille',
    nothing: 'Tour manqué : le programme le joue',
  },
  openUntil: when => `⏳ Se ferme ${when}`,
  lobby: '⚔️ **Défis ouverts**',
  lobbyEmpty: 'Personne ne cherche d’adversaire pour l’instant. `/défi` sans adversaire en affiche un ici.',
  lobbyOffer: (who, what) => `**${who}** · ${what}`,
  lobbyLimits: 'Des figurines ou des capacités sont interdites ou limitées',
  lobbySince: (since, until) => `Proposé ${since}, se ferme ${until}`,
  moreOffers: n => (n === 1 ? 'Encore 1…' : `Encore ${n}…`),
  moreOffersHidden: n => `Et ${count(n, 'autre', 'autres')}, à voir ici dès que des défis sont relevés.`,
  join: who => `Rejoindre ${who}`,
  joined: channel => `C’est parti ! La partie se joue dans un fil de ce salon : ${channel}.`,
  lobbyOpened:
    'Le tableau des défis est en place : un seul message, toujours à jour, avec les défis ouverts de ce serveur. `/défis fermer` l’enlève.',
  lobbyClosed: 'Le tableau des défis de ce salon est enlevé.',
  expired: who => `⌛ ${who} personne n’a relevé le défi à temps ; il est clos.`,
  calledOff: who => `⌛ ${who} personne n’a choisi d’armée à temps ; la partie est annulée.`,
  armiesDue: when =>
    `⏳ ${when} : qui n’a pas choisi reçoit alors une armée prête ; si personne n’a choisi, la partie est annulée.`,
  armiesDueAlone: when => `⏳ ${when} : si quelqu’un n’a pas choisi, la partie est annulée.`,
  tookStarter: who => `⏰ Pas choisi à temps : armée prête pour ${who}.`,
  remind: (who, when) => `⏰ ${who} votre tour finit ${when} ; ensuite le programme le joue.`,
  missedTurn: (who, count, limit) =>
    `⏰ **${who}** n’a pas répondu à temps : le programme l’a fait. Manqués de suite : ${count}${limit === null ? '' : ` sur ${limit}`}.`,
  missedTooMany: (who, count) => `⏰ **${who}** a manqué ${count} tours de suite : la bataille est perdue.`,
  news: who => `${who} il y a du nouveau dans votre partie.`,
  cannotPost: (channel, game) =>
    `📭 Il y a du nouveau pour vous dans la partie \`${game}\`, et Discord ne me laisse pas écrire dans ${channel}. Les commandes marchent ici aussi, avec \`partie:${game}\`.`,
  away: when => `🏖️ en vacances jusqu’au ${when} ; l’horloge est arrêtée`,
  commitment: hash => `🎲 Empreinte des dés : \`${hash}\``,
  chooseArmy:
    '**Choisissez vos armées.** Personne ne voit la vôtre avant que les deux aient choisi. Ou tapez `/armée choisir`.',
  chooseAnyArmy:
    '**Choisissez votre armée,** du camp que vous voulez. Personne ne la voit avant que tous aient choisi. Ou tapez `/armée choisir`.',
  chooseBothArmies:
    '**Choisissez vos armées, une de chaque camp :** le jet décide qui joue quoi. Personne ne voit les vôtres avant que les deux aient choisi. Ou tapez `/armée choisir`.',
  armiesChosen: 'Les armées sont choisies. Que les dés roulent !',
  hasPicked: who => `✅ Armée choisie : ${who}`,
  picking: who => `… ${who} choisit`,
  yourArmy: (camp, army) => `La vôtre (${camp}) : ${army}`,
  waitForOthers: 'Les autres choisissent encore ; d’ici là, vous pouvez changer d’avis.',
  waitForOpponent: 'Votre adversaire choisit encore ; d’ici là, vous pouvez changer d’avis.',
  starter: 'Armée prête',
  starterBoth: 'Armées prêtes',
  starterOf: camp => `Armée prête (${camp})`,
  myArmies: 'Mes armées…',
  chooseArmyOf: camp => `Armée du ${camp}…`,
  chooseFromMine: points => `Vos armées légales à ${points} points :`,
  armySum: (points, figures, warriors, limit, most) =>
    `${most === undefined ? count(points, 'point', 'points') : `${points > most ? '⚠️ ' : ''}${points} sur ${count(most, 'point', 'points')}`}, ${count(figures, 'figurine', 'figurines')} ; ${count(warriors, 'guerrier', 'guerriers')} sur ${limit} permis`,
  armyEmpty: 'Encore personne.',
  armySound: points => `✅ Légale à ${points} points.`,
  armyMade: 'L’armée est commencée : ajoutez des figurines par les listes ci-dessous.',
  starterMade: name => `Une armée prête, gardée sous \`${name}\`. Prenez-la avec \`/armée choisir\`.`,
  addFigures: 'Ajouter…',
  removeFigures: 'Retirer…',
  checkArmy: 'Vérifier',
  addFrom: kind => `Ajouter : ${kind}…`,
  removeFrom: 'Retirer une figurine…',
  inArmy: n => `${n} dans l’armée`,
  openArmy: 'Ouvrir une armée…',
  staleArmy: '⚠️ Ce n’était plus à jour : l’armée a changé entre-temps. Rien n’a été fait ; la voici.',
  armyFile: name => `**${name}** en texte :`,
  armyDeleted: name => `**${name}** est supprimée.`,
  delete: 'Supprimer',
  deleteSure: name => `Supprimer **${name}** pour de bon ?`,
  yourArmies: '**Vos armées**',
  noArmies: 'Aucune encore. `/armée prête` vous en donne une, `/armée nouvelle` en commence une.',

  figureNumbers: (mp, attacks, endurance, life, ap) =>
    `${mp} PM · ${count(attacks, 'attaque', 'attaques')} · endurance ${endurance} · vie ${life} · ${ap} PA`,
  figureShort: (mp, attacks, endurance, life, ap) =>
    `${mp} PM, ${attacks} att., end. ${endurance}, vie ${life}, ${ap} PA`,
  figureShots: (dice, range) => `Tire à ${count(dice, 'dé', 'dés')}, portée ${range}`,
  figureUnique: numbers => `Nombre unique ${numbers}`,
  figureBase: (base, version) => `Socle : ${base} · version : ${version}`,
  classicSame: 'Les règles classiques disent de même.',
  classicDiffers: (does: string) =>
    `Dans les règles classiques : ${does.charAt(0).toLowerCase()}${does.slice(1)}`,
  classicUnknown: 'Les règles classiques ne la connaissent pas : elle y est sans effet.',
  classicChanged: (names: string) => `Différentes dans les règles classiques (voir \`/aide\`) : ${names}.`,
  classicWithout: (names: string) => `Sans effet dans les règles classiques : ${names}.`,
  rosterOwn: 'Ce catalogue est celui du projet. `/figurines voir` montre une fiche.',

  drawOffered: who => `🤝 ${who} propose la nulle.`,
  drawOfferedByYou: '🤝 La nulle est proposée. Elle tient jusqu’à ce que votre adversaire refuse ou joue.',
  drawDeclinedByYou: 'Vous refusez la nulle.',
  drawAgreed: who =>
    `🤝 Pour la nulle jusqu’ici : ${who.join(', ')}. Il faut l’accord de tous ceux qui jouent encore.`,
  drawOfferedByYouMany: '🤝 La nulle est proposée. Il faut l’accord de tous ceux qui jouent encore.',
  drawAgreedByYou: 'Vous acceptez la nulle ; il faut aussi l’accord des autres.',
  drawGone: 'La nulle est refusée ; la bataille continue.',
  acceptDraw: 'Accepter la nulle',
  declineDraw: 'Jouer encore',

  awaits: who => `à ${who} de répondre`,
  since: when => `depuis ${when}`,
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
  gameFile: id => `Partie \`${id}\`, telle que tous peuvent la voir :`,
  verified: (throws, dice) =>
    `✅ **Tous les dés sont ceux de la graine** : ${count(throws, 'jet', 'jets')}, ${count(dice, 'dé', 'dés')}.`,
  notVerified: '❌ **Quelque chose ne va pas.**',
  secretFits: fits =>
    fits ? '✅ Le secret a bien l’empreinte publiée.' : '❌ Le secret a une autre empreinte.',
  seedFits: fits =>
    fits
      ? '✅ La graine vient du secret et des deux nombres.'
      : '❌ La graine ne vient pas du secret et des deux nombres.',
  diceFit: (right, all) => `${right === all ? '✅' : '❌'} ${right} dés sur ${all} concordent.`,
  wrongDice: numbers => `Dés différents : ${numbers}`,
  missingDice: numbers => `Dés absents du journal : ${numbers}`,
  seedOf: (secret, commitment, numbers, seed) =>
    `Secret \`${secret}\`\nSHA-256 \`${commitment}\`\nNombres ${numbers}\nGraine \`${seed}\` = HMAC-SHA-256 des nombres, un par ligne, avec le secret pour clé. Le dé n vient du HMAC-SHA-256 de \`die n 0\`, avec la graine pour clé : son premier octet sous 252, modulo 6, plus 1.`,

  mySettings: (id, confirm) =>
    `Langue : ${language(id)}\nDemander avant qu’un mouvement ou un tir compte : ${confirm ? 'oui' : 'non'}`,
  myTimeZone: (zone, time) =>
    zone === null ? 'Fuseau horaire : aucun' : `Fuseau horaire : ${zone} (il est ${time})`,
  myReminder: when => `Rappel d’une échéance : ${when}`,
  myQuiet: hours =>
    hours === null
      ? 'Heures calmes : aucune'
      : `Heures calmes : ${hours} ; les mentions attendent, pas les échéances`,
  myHoliday: until =>
    until === null ? 'Vacances : non' : `🏖️ Vacances jusqu’au ${until} : ce qui vous attend attendra`,
  myColours: colours => `Couleurs : ${colours}`,
  holidayChoice: (days, date) => `jusqu’au ${date} (${days} jours)`,
  onHoliday: (who, until, due) =>
    `🏖️ ${who} est en vacances jusqu’au ${until} ; l’horloge est arrêtée. Échéance ${due}.`,
  backFromHoliday: (who, due) => `${who} est de retour ; l’horloge tourne. Échéance ${due}.`,
  serverSettings: (id, channel, role) =>
    `Langue des messages pour tous : ${id === null ? 'celle de qui défie' : language(id)}
Défis ouverts et résultats : ${channel === null ? 'là où l’on défie' : `<#${channel}>`}
Qui peut changer cela : les gérants du serveur${role === null ? '' : ` et <@&${role}>`}`,
  forget: 'Supprimer tout ce qui est à moi',
  forgetSure:
    'Vos armées, vos réglages et la liste de vos parties sont supprimés, et votre nom disparaît des parties jouées, qui restent à vos adversaires. Ce qui est publié ici sur Discord reste aussi. Vous confirmez ?',
  forgotten:
    'Vos armées, vos réglages et la liste de vos parties sont supprimés, et votre nom a disparu des parties jouées.',
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
  whySame: 'Rien de ce qu’il a essayé ne vaut mieux que ce que le programme joue de lui-même.',
  whyGain: gain =>
    `Sur les dés qu’il a imaginés, son plan vaut ${gain} points de figurines de plus que ce que le programme joue de lui-même. Ce qu’il voulait d’autre :`,
  whyHold: figure => `${figure} reste en retrait`,
  whyPlain: figure => `${figure} garde ses points d’action`,
  whyMore: more => `… et ${more} de plus`,
  formerPlayer: 'Ancien joueur',
  chooseTopic: 'En savoir plus…',
  chooseQuestion: 'Autres questions…',
}
