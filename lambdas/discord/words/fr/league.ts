import type { league as english } from '../en/league.ts'
import { french } from '../french.ts'
import { countFr as count, formFr as form } from '../plural.ts'

const number = (half: number) => String(half / 2).replace('.', ',')

/** `une armée du Bien et une du Mal`, ou l’une des deux. @param first how it begins: une armée */
const ofEach = (first: string, lists: readonly string[], one: boolean): string =>
  lists.map((name, i) => `${i ? 'une' : first} du ${name}`).join(one ? ' ou ' : ' et ')

/** 1,5 is still singular. */
const pointWord = (points: string): string => form(Number(points.replace(',', '.')), 'point', 'points')

export const league: typeof english = {
  formats: {
    swiss: 'système suisse',
    'round-robin': 'chacun contre chacun',
    'double-round-robin': 'aller et retour',
    groups: 'groupes et finale',
    knockout: 'élimination directe',
  },
  boards: {
    roll: 'le jet de déploiement décide',
    drawn: 'tirées au sort',
    named: 'nommées pour chaque ronde',
    vetoed: 'chacun en raye une',
  },
  approval: {
    automatic: 'armées validées par le programme',
    referee: 'armées validées par l’arbitrage',
  },
  unplayed: {
    director: 'la direction tranche',
    'neither-at-fault': 'comme si personne n’était en faute',
    'both-at-fault': 'comme si les deux étaient en faute',
  },
  holidays: {
    'round-ends': 'les tours les attendent, la fin d’une ronde non',
    'battle-waits': 'les tours les attendent, et la bataille finit d’autant plus tard',
  },
  seeding: { drawn: 'au sort', rating: 'au classement', joined: 'dans l’ordre des inscriptions' },
  unplayedRounds: { played: 'comme elles ont compté', fide: 'à la manière de la FIDE de 2026' },
  lessPlayed: {
    balance: (first, second) => `${first} moins ${second}`,
    count: (first, second) => french`fois le ${first}, puis fois le ${second}`,
  },
  leavers: {
    half: 'annulées si moins de la moitié a été jouée, sinon le reste est forfait',
    stand: 'restent ; les autres sont des forfaits',
    annulled: 'toutes annulées',
  },
  tieBreaks: {
    buchholz: 'Buchholz',
    'median-buchholz': 'Buchholz médian',
    'sonneborn-berger': 'Sonneborn-Berger',
    'head-to-head': 'confrontation directe',
    'points-difference': 'points détruits moins perdus',
    wins: 'victoires',
  },
  approvals: {
    missing: 'pas encore d’armées',
    waiting: 'armées à valider',
    approved: 'armées validées',
    refused: 'armées refusées',
  },
  entrantStates: { withdrawn: 'retrait', excluded: 'exclusion' },
  breaches: {
    'second-bye': 'une deuxième exemption',
    rematch: 'ils se sont déjà rencontrés',
    'bye-not-lowest': 'l’exemption ne va pas au dernier',
    score: 'ils ne sont pas à égalité',
    'side-balance': 'les camps se déséquilibrent',
  },
  decisions: {
    settings: 'réglages changés',
    join: 'inscription tardive',
    'sit-out': 'ronde passée',
    'take-back': 'la ronde est retirée',
    leave: 'retrait',
    disapprove: 'armées refusées',
    close: 'saison close',
    forfeit: 'forfait',
    'neither-at-fault': 'non jouée, personne en faute',
    'both-at-fault': 'non jouée, les deux en faute',
    score: 'résultat saisi à la main',
    reopen: 'retour à ce que dit la bataille',
    extend: 'délai accordé',
    holiday: 'délai accordé, pour des vacances',
    pause: 'l’horloge est arrêtée',
    resume: 'l’horloge repart',
    restart: 'à rejouer',
    correct: 'corrigé sur la carte',
    substitute: 'un remplaçant prend la place',
    exclude: 'exclusion',
    'last-turns': 'derniers tours',
  },
  points: number,
  score: (a, b) => `${number(a)} – ${number(b)}`,
  players: n => count(n, 'joueur', 'joueurs'),
  bye: 'exempt',
  heading: (name, format, points) => `## ${name}\n${format} · ${points} points`,
  registering: (players, ready, waiting, until) =>
    `**Inscriptions**${until && `, fin ${until}`} : ${count(players, 'joueur', 'joueurs')}, dont ${ready} avec des armées validées${waiting ? ` et ${waiting} avec des armées à valider` : ''}.`,
  refusedArmies: names =>
    `⚠️ Armées refusées, d’autres sont à remettre : ${names}. Le motif : **Mes batailles**.`,
  armiesRefused: (season, by, why, rule) =>
    by
      ? `⚠️ ${by} a refusé vos armées pour **${season}**${why && ` : ${why}`}`
      : `⚠️ **${season}** : les conditions ont changé, et vos armées n’y répondent plus${rule}.`,
  handInOthers: (channel, until, options) =>
    `Remettez-en d’autres dans ${channel} : \`/ligue armée ${options}\`.${until && ` Fin des inscriptions ${until}.`} Les défauts vous seront dits alors ; ce qui est permis : \`/ligue réglages\`.`,
  howToJoin: (lists, one, rule) =>
    `**Participer**, puis remettre ${ofEach('une armée', lists, one)} : \`/ligue armée\`${rule}.`,
  betweenRounds: round => `${round} : terminée.`,
  finalOver: 'La finale est terminée.',
  begun: 'La saison a commencé ; la première ronde est en cours d’appariement.',
  roundOf: (round, until) => `**${round}**${until && `, fin ${until}`}`,
  owing: names => `Encore à livrer : ${names}`,
  waitsForDirector: names => `⚖️ La direction doit trancher : ${names}`,
  seasonOver: 'La saison est terminée.',
  winners: said => `🏆 **${said}**`,
  tableLine: (rank, name, points, played, parted) =>
    `${rank} **${name}** ${points} (${count(played, 'bataille', 'batailles')})${parted && ` · ${parted}`}`,
  moreInTable: n => `… et ${n} de plus : **Classement**`,
  finalDecides: 'La finale décide des premières places ; points et autres nombres sont ceux des groupes.',
  pageOf: (page, pages) => `Page ${page} sur ${pages} ; les autres : \`/ligue classement page:…\``,
  myButton: 'Mes batailles',
  standingsButton: 'Classement',
  scheduleButton: 'Calendrier',
  joinButton: 'Participer',
  openSeason: 'Ouvrir la saison',
  linkOf: season =>
    `**${season}** : sa page dit où elle en est, son classement et toutes ses batailles. Elle montre ce que tous peuvent voir ici.`,
  linksRenewed: season =>
    `**${season}** : le lien de sa page est nouveau, les anciens ne mènent plus à rien. Les pages de ses batailles mènent au nouveau.`,
  publishButton: 'Publier',
  announced: (season, round, until) =>
    `📣 **${season}**, ${round === null ? 'la finale' : `la ronde ${round}`} commence${until && `. Elle finit ${until}`}. Chaque bataille a son fil.`,
  pairLine: (a, b, more) => `${a} – ${b}${more && ` · ${more}`}`,
  byeLine: (a, points) => `${a} : exempt, ${points} ${pointWord(points)}`,
  sitOutLine: (a, points) => `${a} : ronde passée, ${points} ${pointWord(points)}`,
  sitOutOf: (points, most) =>
    points === '0' || most === 0 ? '0' : `${points}, ${most} fois au plus, puis 0`,
  satOut: n => count(n, 'ronde passée', 'rondes passées'),
  restsNext: 'passe la prochaine ronde',
  sitting: names => `Passent cette ronde : ${names}.`,
  sitsOut: (name, round, points) =>
    `${name} passe la ronde ${round}. Une ronde passée rapporte ici ${points}. Jusqu’à sa publication, cela s’annule : \`/ligue passer-ronde annuler:Vrai\`.`,
  playsAfterAll: (name, round) => `${name} joue la ronde ${round}.`,
  takenBack: (season, round) =>
    `↩️ **${season}** : la ronde ${round} est retirée. Ses batailles sont interrompues ; elle sera annoncée à nouveau.`,
  takenBackNow: round =>
    `La ronde ${round} est retirée, et ses batailles sont interrompues. \`/ligue apparier\` l’apparie à nouveau.`,
  ends: (season, round, until, who) =>
    `⏳ **${season}** : ${round === null ? 'la finale' : `la ronde ${round}`} finit ${until}. ${who} – votre bataille n’est pas terminée.`,
  battleOf: (season, round, players) =>
    `⚔️ **${season}**, ronde ${round} : ${players}. Les armées sont celles qui ont été inscrites ; le résultat compte de lui-même.`,
  ruled: (what, by, why, rule) => `⚖️ **${what}**${by && ` – décision de ${by}`}${why && ` : ${why}`}${rule}`,
  ruledAs: (what, facts) => `${what} : ${facts}`,
  ruledIn: (round, pair, what) => `ronde ${round}, ${pair} · ${what}`,
  lastTurns: rule =>
    `⏳ La ronde est finie : ce tour et un autre sont les derniers, puis les points décident${rule}.`,
  created: (name, channel) =>
    `**${name}** : les inscriptions sont ouvertes dans ${channel}. La suite :\n- \`/ligue réglages\` pour tout ce qui peut encore se régler\n- on appuie sur **Participer** et on remet ses armées : \`/ligue armée\`\n- \`/ligue valider\` pour les armées, puis \`/ligue lancer\``,
  commitment: fingerprint =>
    `🎲 Le secret derrière les dés de toutes ses batailles a l’empreinte \`${fingerprint}\` ; après la clôture, \`/ligue exporter\` le donne.`,
  settingsOf: name => `**${name}** : réglages`,
  settingLine: (what, value) => `- ${what} : **${value}**`,
  settingNames: {
    format: 'formule',
    rounds: 'rondes',
    terms: 'batailles',
    length: 'durée d’une ronde',
    grace: 'délai après sa fin',
    unplayed: 'non jouée d’ici là',
    holidays: 'vacances des joueurs',
    register: 'fin des inscriptions',
    approval: 'validation',
    boards: 'cartes',
    seeding: 'têtes de série',
    tieBreaks: 'départages',
    scores: 'barème',
    groups: 'groupes',
    director: 'direction',
    referees: 'arbitrage',
    channel: 'salon',
    conditions: 'conditions',
  },
  scoresOf: name => `**${name}** : barème`,
  scoresShort: row => `${row} · \`/ligue barème\``,
  scoreNames: {
    battle: 'de la victoire à la défaite',
    bye: 'exemption',
    forfeit: 'forfait',
    neither: 'non jouée, personne en faute, chacun',
    both: 'non jouée, les deux en faute, chacun',
    sitOut: 'ronde que quelqu’un passe',
    unplayedRounds: 'rondes non jouées, dans les départages',
    lessPlayed: 'qui a moins joué un camp',
    leavers: 'batailles de qui quitte un tournoi toutes rondes',
  },
  scoreRows: {
    2: 'victoire / défaite',
    3: 'victoire / nul / défaite',
    5: 'victoire / aux points / nul / défaite aux points / défaite',
  },
  victoryBrings: (least, most, draw) =>
    `Une victoire rapporte les points de sa bataille : ${least} à ${most} ; un nul, ${draw} à chacun.`,
  everyVictory: (victory, draw, defeat) =>
    `Chaque victoire rapporte ${victory}, si grande soit-elle ; un nul, ${draw} ; une défaite, ${defeat}.`,
  scoresHow: rule =>
    `Ce que cela veut dire, et pourquoi : \`/aide sujet:décompte des saisons\`. Une fois la saison commencée, cela reste${rule}.`,
  scoresStay: rule => `La saison a commencé : cela reste${rule}.`,
  days: n => count(n, 'jour', 'jours'),
  noEnd: 'sans fin',
  groupsOf: (groups, advance) => `${groups}, ${advance} de chacun continuent`,
  managers: 'qui peut gérer le serveur',
  andRole: role => `${role}, et qui peut gérer le serveur`,
  joined: (name, already, options, one) =>
    `Vous participez ${already ? 'déjà ' : ''}à **${name}**. Remettez ${one ? 'votre armée' : 'vos armées'} : \`/ligue armée ${options}\` ou prenez ${one ? 'une armée prête' : 'les armées prêtes'}.`,
  joinedFor: (who, season) => `${who} participe à **${season}**.`,
  left: (who, season) => `${who} ne participe plus à **${season}**.`,
  armyTaken: waits =>
    waits
      ? 'Vos armées sont remises. L’arbitrage les regarde ; avant le début de la saison vous pouvez en remettre d’autres.'
      : 'Vos armées sont remises et validées. Avant le début de la saison vous pouvez en remettre d’autres.',
  halfTaken: (camp, owed, rule) =>
    `Votre armée (${camp}) est remise. Il manque l’autre (${owed}) : \`/ligue armée\`${rule}.`,
  toApprove: n => `**À valider : ${n}**`,
  approveAllButton: 'Tout valider',
  approveHow:
    'Une seule personne : `/ligue valider joueur:…` ; pour rendre des armées : `/ligue valider joueur:… refuser:Vrai motif:…`.',
  campArmy: (camp, figures) => `${camp} : ${figures}`,
  nothingToApprove: 'Aucune armée à valider.',
  approveLine: (name, armies) => `**${name}**\n${armies}`,
  approved: names => `Armées validées : ${names}.`,
  thenStart: 'Tout le monde est prêt ? `/ligue lancer`',
  refused: name => `Armées refusées : ${name}. D’autres peuvent être remises.`,
  started: (n, out) =>
    `La saison commence avec ${count(n, 'joueur', 'joueurs')}.${out && ` Sans armées validées, donc hors de la saison : ${out}.`} Ensuite : \`/ligue apparier\`.`,
  draftOf: round => `**Ronde ${round}, telle qu’appariée** – personne ne la voit encore.`,
  breachLine: (pair, what) => `⚠️ ${pair} : ${what}`,
  noBreaches:
    'Personne ne retrouve un adversaire ni n’est exempt deux fois, chacun affronte son égal, et les camps s’équilibrent.',
  fixedPairs: 'La formule dit qui affronte qui.',
  swapHow: 'Pour échanger deux places : `/ligue apparier échange:… avec:…`.',
  swapped:
    'Des places ont été échangées à la main, et `/ligue apparier` les garde. Le même `/ligue apparier échange:… avec:…` les remet.',
  draftLost: {
    drawn:
      'Ceci change ce dont l’appariement non publié a été tiré ; il est donc abandonné : `/ligue apparier` en tire un autre.',
    swapped:
      '⚠️ Ceci change ce dont l’appariement non publié a été tiré ; il est donc abandonné, et avec lui les échanges faits à la main : `/ligue apparier` en tire un autre.',
  },
  published: (round, battles) =>
    `La ronde ${round} est publiée : ${count(battles, 'bataille commence', 'batailles commencent')}.`,
  tableOf: season => `**${season}** – classement`,
  noTable: 'Rien n’a encore été joué.',
  scheduleOf: season => `**${season}** – calendrier`,
  roundLine: (round, until) =>
    `**${round === null ? 'Finale' : `Ronde ${round}`}**${until && ` · fin ${until}`}`,
  nothingPaired: 'Aucune ronde n’est encore publiée.',
  tableNumber: n => `${n}.`,
  roundNumber: round => `Ronde ${round} :`,
  threadName: (players, round) => `${players} · ronde ${round}`,
  notBegun: 'pas commencée',
  won: name => `victoire : ${name}`,
  draw: 'match nul',
  dueAt: when => `fin ${when}`,
  paused: 'l’horloge est arrêtée',
  lateResult: score => `sa partie a dit ${score} plus tard`,
  mineOf: season => `**${season}** – vous`,
  noneOfMine: 'Vous ne devez aucune bataille.',
  notIn: 'Vous n’y participez pas.',
  against: (name, where, due) => `- contre **${name}** ${where}${due && ` · ${due}`}`,
  rulingLine: (what, by, why) => `- ${what}${by && ` (${by})`}${why && ` : ${why}`}`,
  rulings: rule => `**Décisions qui vous touchent**${rule}`,
  yourArmies: what => `Vos armées : ${what}`,
  howToArm: (lists, one, options, rule) =>
    `Remettez-en ${ofEach('une', lists, one)} : \`/ligue armée ${options}\`${rule}, ou prenez ${one ? 'une armée prête' : 'les armées prêtes'}.`,
  itTakes: lists => ofEach('une armée', lists, false),
  strikeOff: 'Rayer une carte …',
  struck: board => `Carte rayée : ${board}.`,
  ruledNow: what => `Décidé – ${what}. C’est au journal, et ceux que cela touche peuvent le lire.`,
  excluded: (name, rule) => `${name} est exclu${rule}.`,
  ofPlayer: name => `**${name}**`,
  recordLine: (camp, won, drawn, lost) =>
    `${camp} : ${count(won, 'gagnée', 'gagnées')}, ${count(drawn, 'nulle', 'nulles')}, ${count(lost, 'perdue', 'perdues')}`,
  placeLine: (rank, points) => `Rang ${rank}, ${points} ${pointWord(points)}`,
  destroyedLine: (destroyed, lost) => `Points détruits ${destroyed}, perdus ${lost}`,
  answerLine: time => `Répond en ${time} en moyenne`,
  placeButton: 'D’où vient ma place',
  placeOf: (season, name) => `**${season}** – **${name}** : d’où vient cette place`,
  gotLine: (round, points, whom, how) => `- Ronde ${round} : **${points}** ${whom}${how && ` · ${how}`}`,
  inFinal: 'finale',
  partedFrom: (name, above, what, own, other) =>
    `À égalité de points avec **${name}**, ${above ? 'devant' : 'derrière'} ; départage : **${what}**, ${own} contre ${other}.`,
  sharedWith: names => `À égalité en tout avec ${names} : même rang.`,
  notPaired: 'pas d’appariement',
  nothingCounts: 'Rien de ce qui compte n’a été joué.',
  partOf: (round, sum) => `R${round} ${sum}`,
  tieBreakLine: (name, value, parts, out) =>
    `- **${name} ${value}**${parts && ` : ${parts}`}${out && ` ; ${out}`}`,
  tieBreakNotAsked: name => `- **${name}** : pas ici, seulement si tous les ex æquo se sont rencontrés`,
  leftOut: parts => `sans ${parts}`,
  placeHow:
    'R1 est la première ronde. Buchholz additionne les points des adversaires ; Sonneborn-Berger les multiplie par ceux qu’on leur a pris. `/aide sujet:décompte des saisons`',
  overall: seasons => `**Sur toutes les saisons closes** (${seasons})`,
  ratingLine: (rating, deviation, battles) =>
    `Cote **${rating}** ± ${deviation} après ${count(battles, 'bataille', 'batailles')}`,
  inAll: 'En tout',
  boardsOfPlayer: '**Terrains**',
  opponentsOfPlayer: '**Adversaires**',
  honoursOfPlayer: '**Palmarès**',
  honourLine: (rank, entrants, season) =>
    `${rank === 1 ? '🏆' : '-'} rang ${rank} sur ${entrants} dans **${season}**`,
  luckLine: (dice, above) =>
    `Dés : ${dice} lancés, en tout ${String(Math.abs(above)).replace('.', ',')} ${above < 0 ? 'sous' : 'au-dessus de'} la moyenne`,
  recordsHere: (seasons, game) =>
    `## Records de ce serveur${game && ` : ${game}`}\nAprès ${count(seasons, 'saison close', 'saisons closes')}.`,
  noRecords: 'Aucune saison n’est close ici : records et cotes viennent des saisons closes.',
  records: {
    'seasons-won': 'saisons gagnées',
    battles: 'batailles livrées',
    wins: 'batailles gagnées',
    'wins-in-a-row': 'victoires de suite',
    'destroyed-in-a-battle': 'points détruits en une bataille',
    'opponents-beaten': 'adversaires différents battus',
  },
  recordHeld: (what, value, who) => `- ${what} : **${value}** – ${who}`,
  ratings: '**Cotes**',
  closed: name =>
    `**${name}** est close. Son classement reste comme il est ; tout, avec le secret derrière les dés : \`/ligue exporter\`.`,
  exported: name => `**${name}** : classement, batailles et tout le reste, en fichiers.`,
  fileNames: { standings: 'classement', battles: 'batailles', season: 'saison' },
  columns: {
    rank: 'rang',
    player: 'joueur',
    points: 'points',
    fought: 'jouées',
    wins: 'victoires',
    draws: 'nulles',
    losses: 'défaites',
    byes: 'exemptions',
    round: 'ronde',
    table: 'table',
    opponent: 'adversaire',
    side: 'camp',
    'opponent side': 'camp adverse',
    board: 'carte',
    'opponent points': 'points de l’adversaire',
    how: 'issue',
    reason: 'raison',
    destroyed: 'points détruits',
    lost: 'points perdus',
    game: 'partie',
  },
  recounted: n => `Recompté d’après ${count(n, 'partie', 'parties')}.`,
  forGood: {
    changed: '⚠️ La saison a changé entre-temps. Relisez ce qui se passerait maintenant.',
    noWayBack: '**On ne pourra pas revenir en arrière.**',
    labels: {
      close: 'Clore la saison',
      exclude: 'Exclure',
      leave: 'Retirer de la saison',
      start: 'Lancer la saison',
      restart: 'Rejouer la bataille',
      overrule: 'Trancher quand même',
      'take-back': 'Retirer la ronde',
    },
    close: season => `**Clore ${season} ?**`,
    roundsOf: (done, all) =>
      `⚠️ ${form(done, `Seule ${done} ronde est jouée`, `Seules ${done} rondes sont jouées`)} sur ${all}.`,
    abandoned: (pairs, points) =>
      `⚠️ Interrompues, et comptées comme non jouées, personne en faute, ${points} chacun : ${pairs}.`,
    draftDropped: 'L’appariement encore non publié est abandonné.',
    closeHow:
      'Son classement reste comme il est, et plus rien ne peut être tranché ni joué. Les records et les cotes du serveur la comptent, et le secret derrière ses dés est publié.',
    exclude: (name, rule) => `**Exclure ${name}${rule} ?**`,
    leave: name => `**Retirer ${name} de la saison ?**`,
    forfeits: pairs => `Perdu tout de suite par forfait : ${pairs}.`,
    annulled: 'Toutes ses batailles sont annulées et ne comptent pour personne.',
    stands: 'Les batailles déjà réglées restent.',
    unranked: 'Au classement, ce joueur vient en dernier, sans rang.',
    mayReturn: 'La direction peut faire revenir cette personne : `/ligue rejoindre membre:…`.',
    takeBack: (round, pairs) => `**Retirer la ronde ${round} ?** ${pairs}`,
    takeBackHow: 'Ces batailles sont interrompues, et tout le salon l’apprend.',
    noReturn: 'Qui sort de la saison n’y revient pas.',
    start: (season, n, names) => `**Lancer ${season} avec ${count(n, 'joueur', 'joueurs')} ?** ${names}`,
    startWithout: names => `⚠️ Sans armées validées, donc hors de la saison : ${names}.`,
    startHow: 'Les armées et la plupart des réglages restent ensuite comme ils sont (2.021, 2.022).',
    lateEntry: possible =>
      possible
        ? 'Ensuite, seule la direction fait entrer quelqu’un.'
        : 'Ensuite, personne ne peut plus entrer.',
    ruledMeanwhile: (by, what, why) =>
      `⚠️ ${by} vient de trancher – **${what}**${why && `, pour ce motif : ${why}`}`,
    ruleAllTheSame: what => `La vôtre n’est pas encore prise – **${what}**. Doit-elle valoir quand même ?`,
    restart: (round, pair) => `**Ronde ${round}, ${pair} : rejouer la bataille ?**`,
    restartHow:
      'La bataille en cours est interrompue, et ce qu’elle dit ne compte plus. Une autre commence aussitôt, avec d’autres dés.',
    restartScore: score => `⚠️ Son résultat est perdu : ${score}.`,
  },
}
