import type { Locale } from '../../../../store/types.ts'
import type { settings as english } from '../../en/says/settings.ts'

const language = (id: Locale | null) => (id === null ? 'comme Discord' : id === 'en' ? 'anglais' : 'français')

/** Les réglages et l’aide. */
export const settings: typeof english = {
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
  myMarks: marks => `Sur les figurines : ${marks}`,
  mySubstitute: computer => `Joue la suite pour vous s’il le faut : ${computer ?? 'selon le serveur'}`,
  serverSubstitute: computer => `Joue la suite pour qui n’a rien choisi : ${computer}`,
  serverPages: on => `Pages des parties et des saisons : ${on ? 'par leurs liens' : 'aucune'}`,
  holidayChoice: (days, date) => `jusqu’au ${date} (${days} jours)`,
  serverSettings: (id, channel, role) =>
    `Langue des messages pour tous : ${id === null ? 'celle de qui défie' : language(id)}
Défis ouverts et résultats : ${channel === null ? 'là où l’on défie' : `<#${channel}>`}
Qui peut changer cela : les gérants du serveur${role === null ? '' : ` et <@&${role}>`}`,
  forget: 'Supprimer tout ce qui est à moi',
  forgetSure:
    'Vos armées, vos réglages et la liste de vos parties sont supprimés, et votre nom disparaît des parties jouées, qui restent à vos adversaires. Ce qui est publié ici sur Discord reste aussi. Vous confirmez ?',
  forgotten:
    'Vos armées, vos réglages et la liste de vos parties sont supprimés, et votre nom a disparu des parties jouées.',
  formerPlayer: 'Ancien joueur',
  otherGames: names => `-# Autres jeux : ${names.map(name => `\`/aide jeu:${name}\``).join(' · ')}`,
  chooseTopic: 'En savoir plus…',
  chooseQuestion: 'Autres questions…',
  chooseRule: 'Règles qu’elle rencontre…',
  rulesMet: (ids: string) => `*Rencontre* ${ids}`,
  forExample: (text: string) => `*Par exemple :* ${text}`,
}
