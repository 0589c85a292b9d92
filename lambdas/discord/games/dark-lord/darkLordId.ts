/** The id of this game in rules/games.ts, by which its pictures are drawn. */
export const darkLordId = 'dark-lord'
