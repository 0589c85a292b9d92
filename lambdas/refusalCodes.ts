/** What the bot refuses, besides the rules: games, armies, files, settings and Discord's own limits. */
declare module '../rules/core/space.ts' {
  interface RefusalCodes {
    'nothing-to-use': unknown
    /** what a tutorial has no need of */
    'in-tutorial': unknown
    'no-season': unknown
    'which-season': unknown
    'season-game-pause': unknown
    'season-army': unknown
    'season-armies': unknown
    'no-league': unknown
    'no-season-round': unknown
    'season-value': unknown
    'reason-without-refusal': unknown
    'cannot-pin': unknown
    'unknown-restricted': unknown
    'nothing-restricted': unknown
    'which-restricted': unknown
    'limit-out-of-range': unknown
    'too-many-restrictions': unknown
    'no-army-possible': unknown
    'no-starter': unknown
    'unknown-army': unknown
    'army-exists': unknown
    'army-name': unknown
    'army-not-there': unknown
    'too-many-armies': unknown
    'army-camp': unknown
    'same-camp': unknown
    'not-picking': unknown
    'which-game': unknown
    'choice-gone': unknown
    'did-you-mean': unknown
    'no-ability-called': unknown
    'no-question-called': unknown
    'no-rule-called': unknown
    'no-topic-called': unknown
    'too-many-challenged': unknown
    'too-many-for-rules': unknown
    'no-game': unknown
    stranger: unknown
    stale: unknown
    'stale-army': unknown
    'no-battle': unknown
    'not-this-question': unknown
    /** a shared slash command that a game does not have */
    'no-verb': unknown
    'other-game': unknown
    /** a challenge asks for something that the game does not have */
    'game-lacks': { option: string; game: string }
    /** the game takes no standing orders */
    'no-orders': unknown
    /** what was asked for cannot happen between these two */
    'not-borne-so': unknown
    'nothing-shoots': unknown
    'odds-far': unknown
    'odds-needs-units': unknown
    'promise-gone': unknown
    'no-odds-in-game': unknown
    'no-odds': unknown
    'odds-without-figure': unknown
    'odds-without-target': unknown
    'no-replay': unknown
    'no-such-frame': unknown
    'nothing-to-end': unknown
    'cannot-finish': unknown
    'challenge-private': unknown
    'challenge-self': unknown
    'challenge-twice': unknown
    'one-army': unknown
    'challenge-bot': unknown
    'computer-without-army': unknown
    'not-absent': { name: string; count: number; most: number }
    'own-seat': unknown
    'not-in-game': unknown
    'computer-plays': unknown
    'season-substitute': unknown
    'challenge-gone': unknown
    'not-invited': unknown
    'own-challenge': unknown
    'open-challenge': unknown
    'number-long': unknown
    'unknown-board': unknown
    'private-import': unknown
    'too-many-boards': unknown
    'supplied-board': unknown
    'stale-board': unknown
    'joined-named': unknown
    'joined-widths': unknown
    'joined-large': unknown
    'too-many-own-figures': unknown
    'figure-needed': unknown
    'not-own-figure': unknown
    'no-own-figures': unknown
    /** servers bring no figures of their own to this game */
    'no-figure-files': unknown
    'no-such-turn': unknown
    'draw-offered': unknown
    'no-draw-offer': unknown
    'computer-plays-on': unknown
    'which-figure': unknown
    'which-move': unknown
    'dice-before': unknown
    'mistyped-figure': unknown
    'not-acting': unknown
    'not-manager': unknown
    'not-joined': unknown
    'no-time-zone': unknown
    'needs-time-zone': unknown
    'no-hours': unknown
    'no-date': unknown
    'date-past': unknown
    'holiday-long': unknown
    'holiday-soon': unknown
    'no-server': unknown
    'lobby-in-thread': unknown
    'too-many-lobbies': { count: number }
    'no-lobby': unknown
    'still-playing': unknown
    'still-fought': unknown
    'missing-rights': unknown
    'went-wrong': unknown
    'trying-again': unknown
    busy: unknown
    'unknown-command': unknown
    'unknown-option': unknown
    'unknown-option-near': unknown
    'missing-option': unknown
    'number-out-of-range': unknown
    'wrong-option': unknown
    'unknown-button': unknown
    'not-posted': unknown
    /** a figure or unit that an option has to name, and does not */
    'nobody-named': unknown
    'upload-missing': unknown
    'upload-elsewhere': unknown
    'upload-large': unknown
    'upload-failed': unknown
    'upload-not-text': unknown
    'upload-workbook': unknown
  }
}

// A file that exports adds to the interface; one that does not would declare it anew.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {}
