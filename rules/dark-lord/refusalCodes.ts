/** What The Dark Lord refuses, besides what any game does. Words for each stand in lambdas/discord/games/dark-lord/words. */
declare module '../core/space.ts' {
  interface RefusalCodes {
    'acted-this-turn': unknown
    'is-engaged': unknown
    'is-lying': unknown
    'is-standing': unknown
    'held-fast': unknown
    'is-transfixed': unknown
    'has-moved': unknown
    'said-to-stay': unknown
    'ring-moves-it': unknown
    'too-far': unknown
    'beyond-reach': unknown
    'no-step': unknown
    'hex-taken': unknown
    barred: unknown
    'zone-stops': unknown
    'edge-stops': unknown
    'no-harm': unknown
    'no-jump': unknown
    'not-touched': unknown
    'nobody-to-charge': unknown
    'not-found': unknown
    'only-this-one': unknown
    'no-division': unknown
    'cannot-support': unknown
    'no-power': unknown
    'no-such-power': unknown
    'cast-already': unknown
    'no-will': unknown
    'will-dice': unknown
    'no-might': unknown
    whom: unknown
    'no-enemy': unknown
    'is-unseen': unknown
    'beyond-range': unknown
    'sees-nothing-there': unknown
    'no-weapon': unknown
    'has-shot': unknown
    'charged-already': unknown
    'moved-too-far': unknown
    'target-engaged': unknown
    'no-ring': unknown
    'ring-is-on': unknown
    'ring-is-off': unknown
    'ring-this-turn': unknown
    'tried-off': unknown
    'masters-ring': unknown
    'will-first': unknown
    'no-will-owed': unknown
    'no-mount': unknown
    'on-foot-only': unknown
    'nothing-here': unknown
    'carries-nothing': unknown
    'no-exit': unknown
    'not-at-exit': unknown
    'no-points': unknown
    'not-its-turn-to-act': unknown
    'still-to-place': unknown
    'beyond-zone': unknown
    'needs-holder': unknown
    'no-ring-master': unknown
    'needs-ring-master': unknown
    'army-size': unknown
    'wrong-list': unknown
    'named-once': unknown
    'not-together': unknown
    'copies-limited': unknown
    'too-few-heroes': unknown
    'too-many-bows': unknown
    'no-such-order': unknown
    'no-order-value': unknown
    'correction-no-holder': unknown
    'correction-ring': unknown
    'correction-mounted': unknown
    'correction-gone': unknown
    'correction-early': unknown
    'correction-ends': unknown
  }
}

// A file that exports adds to the interface; one that does not would declare it anew.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {}
