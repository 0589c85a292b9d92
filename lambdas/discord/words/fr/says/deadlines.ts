import type { deadlines as english } from '../../en/says/deadlines.ts'

/** Les échéances, les tours manqués, l’horloge, les vacances, les mentions. */
export const deadlines: typeof english = {
  paused: '⏸️ L’horloge est arrêtée. `/partie pause` la relance.',
  pausedBy: who => `⏸️ ${who} a arrêté l’horloge ; \`/partie pause\` la relance.`,
  unpausedBy: who => `▶️ ${who} relance l’horloge.`,
  unpaused: '▶️ L’horloge tourne à nouveau.',
  noStarterLeft: who =>
    `⌛ ${who} tout le monde n’a pas choisi d’armée à temps, et aucune armée prête ne respecte les restrictions : la partie est annulée.`,
  expired: who => `⌛ ${who} personne n’a relevé le défi à temps ; il est clos.`,
  calledOff: who => `⌛ ${who} personne n’a choisi d’armée à temps ; la partie est annulée.`,
  armiesDue: when =>
    `⏳ ${when} : qui n’aura pas choisi d’ici là reçoit une armée prête ; si personne ne l’a fait, la partie est annulée.`,
  armiesDueAlone: when => `⏳ ${when} : si quelqu’un n’a pas choisi d’ici là, la partie est annulée.`,
  tookStarter: who => `⏰ Pas choisi à temps : armée prête pour ${who}.`,
  remind: (who, when) => `⏰ ${who} votre tour finit ${when} ; ensuite le programme le joue.`,
  missedTurn: (who, count, limit) =>
    `⏰ **${who}** n’a pas répondu à temps : le programme l’a fait. Manqués de suite : ${count}${limit === null ? '' : ` sur ${limit}`}.`,
  missedTooMany: (who, count) => `⏰ **${who}** a manqué ${count} tours de suite : la bataille est perdue.`,
  news: who => `${who} il y a du nouveau dans votre partie.`,
  cannotPost: (channel, game) =>
    `📭 Il y a du nouveau pour vous dans la partie \`${game}\`, et Discord ne me laisse pas écrire dans ${channel}. Les commandes marchent ici aussi, avec \`partie:${game}\`.`,
  away: when => `🏖️ en vacances jusqu’au ${when} ; l’horloge est arrêtée`,
  onHoliday: (who, until, due) =>
    `🏖️ ${who} est en vacances jusqu’au ${until} ; l’horloge est arrêtée. Échéance ${due}.`,
  backFromHoliday: (who, due) => `${who} est de retour ; l’horloge tourne. Échéance ${due}.`,
}
