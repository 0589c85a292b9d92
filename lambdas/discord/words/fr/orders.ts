import { french } from '../french.ts'
import type { OrderTexts } from '../order.ts'
import { countFr as count } from '../plural.ts'

export const orders: OrderTexts = {
  topics: {
    everything: 'tout le reste',
    hits: 'touches superficielles',
    wounds: 'blessures superficielles',
    targets: 'qui frapper d’abord',
    combats: 'ordre des combats',
    role: 'jet de stratégie gagné',
    ring: 'ôter l’Anneau',
    turning: 'orientation en fin de phase',
    reserve: 'PA gardés en réserve',
  },
  words: {
    default: 'au jugement du programme',
    ask: 'me demander',
    'ask-own': 'me demander dans ma propre phase',
    always: 'toujours',
    never: 'jamais',
    heroes: 'héros seulement',
    warriors: 'guerriers seulement',
    'against-heroes': 'contre les héros',
    'against-warriors': 'contre les guerriers',
    weakest: 'achever d’abord le plus faible',
    biggest: 'le plus grand d’abord',
    smallest: 'le plus petit d’abord',
    attacker: 'attaquer',
    defender: 'défendre',
    keep: 'le garder au doigt',
    'take-off': 'essayer de l’ôter',
  },
  first: { heroes: 'les héros d’abord', warriors: 'les guerriers d’abord' },
  keep: n => `tant qu’il reste au moins ${n} PA`,
  nearest: hex => french`le plus proche de ${hex} d’abord`,
  points: n => `${n} PA chacun`,
  keptFor: ability => `pour ${ability}`,
  title: '**Vos ordres permanents**',
  here: list => `**Cette partie :**\n${list}`,
  began: list => `**Votre réglage au début de cette partie :**\n${list}`,
  mine: list => `**Votre réglage pour les nouvelles parties :**\n${list}`,
  none: '— aucun : le programme répond aussitôt, sagement —',
  line: (topic, value) => `📜 ${topic} : **${value}**`,
  hint: 'Donnez-en un avec `/ordres donner` ; `me demander` fait attendre la question. `/aide sujet:ordres permanents` explique.',
  set: line => `${line}\nValable désormais dans cette partie.`,
  setDefault: line =>
    `${line}\nVotre réglage pour les nouvelles parties. Les parties en cours gardent les ordres de leur début ; \`portée\` « cette partie » change ceux-là.`,
  reset: n =>
    `${count(n, 'ordre retiré', 'ordres retirés')} de cette partie. Votre réglage par défaut, tel qu’au début de la partie, vaut de nouveau.`,
  resetDefault: n =>
    `${count(n, 'ordre retiré', 'ordres retirés')} de votre réglage pour les nouvelles parties.`,
  alwaysHint: topic => `-# Toujours répondre ainsi : \`/ordres donner sujet:${topic}\``,
}
