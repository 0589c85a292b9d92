import type { orders as english } from '../en/orders.ts'
import { countFr as count } from '../plural.ts'

export const orders: typeof english = {
  title: '**Vos ordres permanents**',
  here: list => `**Cette partie :**\n${list}`,
  began: list => `**Votre réglage au début de cette partie :**\n${list}`,
  mine: list => `**Votre réglage pour les nouvelles parties :**\n${list}`,
  none: '— aucun : ce que vous avez à décider pendant votre phase vous est demandé, le reste reçoit sa réponse aussitôt —',
  choices: (topic, values) => `- ${topic} : ${values.join(' · ')}`,
  line: (topic, value) => `📜 ${topic} : **${value}**`,
  hint: 'Donnez-en un avec `/ordres donner` ; `me demander` fait attendre la question. `/aide sujet:ordres permanents` explique.',
  set: line => `${line}\nValable désormais dans cette partie.`,
  orDefault: '-# Pour toutes les nouvelles parties : la même chose avec `portée:mon réglage par défaut`.',
  setDefault: line =>
    `${line}\nVotre réglage pour les nouvelles parties. Les parties en cours gardent les ordres de leur début ; \`portée\` « cette partie » change ceux-là.`,
  selfDecides:
    '📜 Désormais on vous demande que payer dans les combats. Laisser faire le programme : `/ordres donner sujet:points valeur:défaut`.',
  programDecides:
    '📜 Désormais le programme décide que payer dans les combats. Être consulté : `/ordres donner sujet:points valeur:demander`.',
  whoDecides:
    '📜 Le programme a payé des PA pour vous dans ce combat. Voulez-vous décider vous-même ? On ne vous le demande qu’une fois.',
  selfShall: 'Je décide',
  programShall: 'Décidez pour moi',
  reset: n =>
    `${count(n, 'ordre retiré', 'ordres retirés')} de cette partie. Votre réglage par défaut, tel qu’au début de la partie, vaut de nouveau.`,
  resetDefault: n =>
    `${count(n, 'ordre retiré', 'ordres retirés')} de votre réglage pour les nouvelles parties.`,
  alwaysHint: topic => `-# Pour toujours répondre de la même façon : \`/ordres donner sujet:${topic}\``,
}
