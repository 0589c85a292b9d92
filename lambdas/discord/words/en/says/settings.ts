import type { Locale } from '../../../../store/types.ts'

const language = (id: Locale | null) => (id === null ? 'as Discord says' : id === 'en' ? 'English' : 'French')

/** Settings and help. */
export const settings = {
  mySettings: (id: Locale | null, confirm: boolean) =>
    `Language: ${language(id)}\nAsk before a move or a shot counts: ${confirm ? 'yes' : 'no'}`,
  myTimeZone: (zone: string | null, time: string) =>
    zone === null ? 'Time zone: not set' : `Time zone: ${zone} (${time} now)`,
  myReminder: (when: string) => `Reminder of a deadline: ${when}`,
  myQuiet: (hours: string | null) =>
    hours === null ? 'Quiet hours: none' : `Quiet hours: ${hours}; pings wait, deadlines do not`,
  myHoliday: (until: string | null) =>
    until === null ? 'Holiday: no' : `🏖️ Holiday until ${until}: what waits for you waits longer`,
  myColours: (colours: string) => `Colours: ${colours}`,
  myMarks: (marks: string) => `On figures: ${marks}`,
  mySubstitute: (computer: string | null) =>
    `Plays on for you where it has to: ${computer ?? 'as the server has chosen'}`,
  serverSubstitute: (computer: string) => `Plays on for whoever has not chosen: ${computer}`,
  serverPages: (on: boolean) => `Pages of battles and seasons: ${on ? 'by their links' : 'none'}`,
  holidayChoice: (days: number, date: string) => `until ${date} (${days} days)`,
  serverSettings: (id: Locale | null, channel: string | null, role: string | null) =>
    `Language of messages for all: ${id === null ? 'the challenger’s' : language(id)}
Open challenges and results: ${channel === null ? 'where the challenge is made' : `<#${channel}>`}
Who may change this: managers of the server${role === null ? '' : ` and <@&${role}>`}`,
  forget: 'Delete everything of mine',
  forgetSure:
    'Your armies, settings and list of games are deleted, and your name goes out of the games you have played, which stay with your opponents. What was posted here in Discord stays, too. Sure?',
  forgotten:
    'Your armies, settings and list of games are deleted, and your name is taken out of the games you have played.',
  formerPlayer: 'Former player',
  otherGames: (names: readonly string[]) =>
    `-# Other games: ${names.map(name => `\`/help system:${name}\``).join(' · ')}`,
  chooseTopic: 'More on…',
  chooseQuestion: 'Other questions…',
  chooseRule: 'Rules it meets…',
  rulesMet: (ids: string) => `*Meets* ${ids}`,
  forExample: (text: string) => `*For example:* ${text}`,
}
