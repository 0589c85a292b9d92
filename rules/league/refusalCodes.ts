/** What a season refuses, for any game. Words for each stand in lambdas/discord/words. */
declare module '../core/space.ts' {
  interface RefusalCodes {
    'season-name': unknown
    'season-scenario': unknown
    'season-number': unknown
    'season-scores': unknown
    'season-points': unknown
    'season-not-played': unknown
    'season-tie-breaks': unknown
    'season-boards': unknown
    'season-setting-locked': unknown
    'season-over': unknown
    'season-started': unknown
    'season-not-started': unknown
    'season-director': unknown
    'season-referee': unknown
    'season-others': unknown
    'season-no-player': unknown
    'registration-over': unknown
    'joined-already': unknown
    'substitute-in-season': unknown
    'not-entrant': unknown
    'entrant-out': unknown
    'season-full': unknown
    'no-late-entry': unknown
    'no-return': unknown
    'no-sit-out': unknown
    'sit-out-round': unknown
    'no-round-back': unknown
    'round-begun': unknown
    'season-army-faulty': unknown
    'season-army-locked': unknown
    'season-army-missing': unknown
    'too-few-entrants': unknown
    'entrants-unready': unknown
    'round-open': unknown
    'season-battles-open': unknown
    'no-round-left': unknown
    'nobody-left': unknown
    'no-draft': unknown
    'stale-draft': unknown
    'wrong-pairs': unknown
    'fixed-pairs': unknown
    'no-season-battle': unknown
    'battle-settled': unknown
    'battle-not-settled': unknown
    'battle-begun': unknown
    'battle-not-begun': unknown
    'game-not-in-season': unknown
    'battle-paused': unknown
    'battle-not-paused': unknown
    'season-score': unknown
    'season-due': unknown
    'no-veto': unknown
  }
}

// A file that exports adds to the interface; one that does not would declare it anew.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {}
