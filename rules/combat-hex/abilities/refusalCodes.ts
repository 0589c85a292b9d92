/** What special abilities refuse. Words for each stand in lambdas/discord/words. */
declare module '../../core/space.ts' {
  interface RefusalCodes {
    terrifying: unknown
    'nothing-superficial': unknown
    'no-damage-dice': unknown
    'nothing-converted': unknown
    'nobody-touched': unknown
    guarded: unknown
    'not-to-be-shot': unknown
    'not-warded': unknown
    'no-ring-bearer': unknown
    'not-to-be-carried': unknown
    'no-place': unknown
    'ring-worn': unknown
    overcome: unknown
    unseen: unknown
    unhurt: unknown
    'not-first-die': unknown
    'no-hero-to-guard': unknown
    'cannot-move': unknown
    'nobody-supported': unknown
    'no-large-friend': unknown
    'only-itself': unknown
    'no-damage': unknown
    'not-adjacent': unknown
    'nobody-adjacent': unknown
    'flyer-runs': unknown
    'no-charge': unknown
    'not-an-enemy': unknown
    'undone-already': unknown
    'ward-not-warded': unknown
  }
}

// A file that exports adds to the interface; one that does not would declare it anew.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {}
