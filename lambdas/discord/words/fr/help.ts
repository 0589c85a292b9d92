import type { help as english, topics as englishTopics } from '../en/help.ts'

/** Les pages de l’aide communes à tous les jeux, par sujet. */
export const help: typeof english = {
  deadlines: `**Temps et absence**
Le défi fixe la durée d’un tour ; chaque message dit jusqu’à quand, à votre heure. Vous recevez un seul rappel. À la fin le programme joue votre tour, selon vos ordres ; trois tours manqués de suite font perdre la bataille, sauf si le défi dit \`manqués:rien ; le programme joue\`. Un tour joué à temps remet le compte à zéro.
Une invitation se ferme après une semaine. Qui ne choisit pas d’armée à temps reçoit une armée prête ; si personne ne choisit, la partie est annulée.
\`/réglages moi\` : \`rappels\`, \`heures-calmes\` (les mentions attendent, pas les échéances), \`vacances\` (30 jours au plus : ce qui vous attend attendra, et tous le voient ; les suivantes après autant de jours).
\`/partie pause\` arrête l’horloge d’une partie jusqu’à ce que quelqu’un la relance.
\`/partie remplacer\` laisse jouer l’ordinateur : pour vous à tout moment, pour un adversaire qui a manqué trois tours de suite, qui a quitté le serveur ou qui le permet (\`permettre\`). Le remplacé choisit le niveau (\`/réglages moi\`) et peut reprendre sa place à tout moment avant la fin.`,
  orders: `**Ordres permanents**
Ce qui arrive pendant le temps de l’autre, ou en votre absence, reçoit aussitôt sa réponse, selon l’usage ou selon votre ordre : \`/ordres donner\` en donne un, \`/ordres montrer\` montre les vôtres, \`/ordres retirer\` les retire. *Me demander* fait attendre la question, jusqu’à l’échéance.
Un ordre vaut pour cette partie ou par défaut ; le réglage par défaut est copié au début d’une partie : un changement vaut pour les suivantes. Le journal (\`/partie journal\`) marque d’un 📜 ce qu’un ordre a répondu.
Ce qui s’ordonne, et en quels mots ; le premier est l’usage :`,
  page: `**La carte de près**
**Ouvrir la carte** sous un message mène à la page de la partie : parcourez-la, touchez une pièce pour sa fiche, voyez les zones, où elle pouvait aller et qui elle voyait, enregistrez des images.
Qui a le lien peut regarder. Le vôtre, pris dans un message que vous seul voyez, montre ce que vous savez : gardez-le pour vous. \`/partie lien nouveau:Vrai\` renouvelle tous les liens d’une partie.`,
  dice: `**Dés**
Quand une bataille est proposée, le programme tire un secret et publie son empreinte (SHA-256). Chaque joueur ajoute un nombre. Le tout donne la graine, et chaque dé découle de la graine et de son numéro : personne ne choisit un jet.
À la fin tout est publié, et \`/partie vérifier\` recalcule chaque dé. Qui préfère ne croire personne prend \`/partie exporter\` : sous \`dice\`, le fichier donne le secret, les nombres et chaque jet, et \`how\` dit (en anglais) comment les vérifier sans ce programme. Un octet de 252 ou plus est écarté : toutes les faces sont également probables.`,
}

/** Leur nom dans une liste. */
export const topics: typeof englishTopics = {
  deadlines: 'temps et absence',
  orders: 'ordres permanents',
  page: 'la carte de près',
  dice: 'dés',
}
