import type { Locale } from '../store/types.ts'

const words = {
  en: {
    otherLanguage: 'Français',
    standings: 'Standings',
    players: 'Players',
    rounds: 'Rounds',
    rank: 'Rank',
    player: 'Player',
    decides: 'Bold in a tie-break: it parts players with as many points.',
    noPlayers: 'Nobody has joined yet.',
    battle: 'Look at the battle',
    nothing: 'There is nothing here',
    nothingMore:
      'No season has this address, or its link was made anew. On Discord /league link gives the one that is good.',
  },
  fr: {
    otherLanguage: 'English',
    standings: 'Classement',
    players: 'Joueurs',
    rounds: 'Rondes',
    rank: 'Rang',
    player: 'Joueur',
    decides: 'En gras dans un départage\u202f: il sépare des joueurs à égalité de points.',
    noPlayers: 'Personne ne s’est encore inscrit.',
    battle: 'Regarder la bataille',
    nothing: 'Il n’y a rien ici',
    nothingMore:
      'Aucune saison n’a cette adresse, ou son lien a été renouvelé. Sur Discord, /ligue lien donne celui qui est bon.',
  },
} as const

/** What the pages of seasons say themselves; everything else is in the words of the season's messages. */
export type SeasonPageWords = (typeof words)[Locale]
export const seasonPageWords = (locale: Locale): SeasonPageWords => words[locale]
