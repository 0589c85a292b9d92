import { typeset } from '../../../lambdas/discord/words/french.ts'
import type { Locale } from '../../../lambdas/store/types.ts'

/** What the relay says, in two languages. */
const en = {
  round: (turn: number) => `Round ${turn}`,
  won: (who: string) => `${who} has won the relay.`,
  drawn: 'Nobody has won the relay.',
  asks: { run: 'where do you run?', 'hand-over': 'who runs on?' },
  hint: '`/orders set topic:hand-over` answers this ahead.',
  choices: { stay: 'Stay', swap: 'Hand over', hex: (hex: string) => `Run to ${hex}` },
  ran: (who: string, at: string) => `${who} runs to ${at}.`,
  breathed: (who: string, face: number) =>
    face === 1 ? `${who} is out of breath.` : `${who} draws breath: ${face}.`,
  tookOver: (who: string, runner: string) => `${runner} takes over for ${who}.`,
  first: (who: string) => `${who} is first.`,
  lists: { hares: 'Hares', tortoises: 'Tortoises' },
  groups: { sprinter: 'sprinters', stayer: 'stayers' },
  kinds: { sprinter: 'sprinter', stayer: 'stayer' },
  pace: (pace: number) => `${pace} hexes a turn`,
  sum: (count: number, cost: number, most?: number) =>
    `${count} runners, ${cost}${most === undefined ? '' : ` of ${most}`} points`,
  book: { name: 'relay rules', listed: 'Relay' },
  topic: 'handing over',
  values: { swap: 'hand over', stay: 'never hand over', ask: 'ask me' },
  rest: 'Who rests?',
  nobodyRests: 'Nobody rests.',
  places: (places: string) => `Places: ${places}`,
  givingUp: 'Your team leaves the course.',
  odds: (who: string) => `${who} is out of breath with one throw in six.`,
  best: (answer: string, worth: number) => `${answer} brings it to column ${worth + 1}.`,
  help: {
    run: {
      name: 'running',
      text: '**Running**\nA runner goes one hex; whoever is first at the right edge has won.',
    },
  },
  asked: { run: 'Where to run', 'hand-over': 'Handing over' },
  lessons: {
    run: {
      title: 'Run',
      task: 'Run one hex.',
      done: 'That is all there is to it.',
      other: 'That was no run.',
    },
    race: { title: 'A relay', task: 'Reach the right edge.', done: 'You know the game.', other: 'Run on.' },
  },
}

const fr: typeof en = typeset({
  round: turn => `Manche ${turn}`,
  won: who => `${who} remporte le relais.`,
  drawn: 'Personne ne remporte le relais.',
  asks: { run: 'où courez-vous ?', 'hand-over': 'qui continue ?' },
  hint: '`/ordres definir sujet:hand-over` y répond d’avance.',
  choices: { stay: 'Rester', swap: 'Passer le relais', hex: hex => `Courir en ${hex}` },
  ran: (who, at) => `${who} court en ${at}.`,
  breathed: (who, face) => (face === 1 ? `${who} est hors d’haleine.` : `${who} reprend haleine : ${face}.`),
  tookOver: (who, runner) => `${runner} prend le relais de ${who}.`,
  first: who => `${who} arrive en tête.`,
  lists: { hares: 'Lièvres', tortoises: 'Tortues' },
  groups: { sprinter: 'rapides', stayer: 'endurants' },
  kinds: { sprinter: 'rapide', stayer: 'endurant' },
  pace: pace => `${pace} hex par tour`,
  sum: (count, cost, most) => `${count} coureurs, ${cost}${most === undefined ? '' : ` sur ${most}`} points`,
  book: { name: 'règles du relais', listed: 'Relais' },
  topic: 'passer le relais',
  values: { swap: 'passer le relais', stay: 'ne jamais passer', ask: 'me demander' },
  rest: 'Qui se repose ?',
  nobodyRests: 'Personne ne se repose.',
  places: places => `Positions : ${places}`,
  givingUp: 'Votre équipe quitte la course.',
  odds: who => `${who} est hors d’haleine avec un jet sur six.`,
  best: (answer, worth) => `${answer} mène à la colonne ${worth + 1}.`,
  help: {
    run: {
      name: 'course',
      text: '**La course**\nUn coureur avance d’un hex ; le premier au bord droit a gagné.',
    },
  },
  asked: { run: 'Où courir', 'hand-over': 'Passer le relais' },
  lessons: {
    run: {
      title: 'Courir',
      task: 'Courez d’un hex.',
      done: 'C’est tout.',
      other: 'Ce n’était pas une course.',
    },
    race: {
      title: 'Un relais',
      task: 'Atteignez le bord droit.',
      done: 'Vous connaissez le jeu.',
      other: 'Continuez.',
    },
  },
})

export const relayWords: Readonly<Record<Locale, typeof en>> = { en, fr }
