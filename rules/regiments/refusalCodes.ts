/** What Regiments refuses, besides what any game does. Words for each stand in lambdas/discord/games/regiments/words. */
declare module '../core/space.ts' {
  interface RefusalCodes {
    'unit-engaged': unknown
    'unit-shaken': unknown
    'has-declared': unknown
    'never-charges': unknown
    'began-outside': unknown
    'outside-arc': unknown
    'not-seen': unknown
    'cannot-reach': unknown
    'charge-shut-out': unknown
    'no-unit': unknown
    'no-enemy-unit': unknown
    'unit-not-yours': unknown
    'unit-has-shot': unknown
    'has-rallied': unknown
    'charge-failed': unknown
    'has-moved-static': unknown
    'nothing-to-shoot': unknown
    'has-marched': unknown
    'unit-beyond-range': unknown
    'among-its-like': unknown
    'unit-has-moved': unknown
    'never-marches': unknown
    'moves-at-random': unknown
    'no-such-pose': unknown
    'too-wide': unknown
    'shift-too-far': unknown
    'may-not-join': unknown
    'never-behind': unknown
    'may-not-leave': unknown
    'unit-beyond-zone': unknown
    'unit-placed': unknown
    'stands-in-units': unknown
    'never-leaves': unknown
    'units-to-place': unknown
    'not-a-wizard': unknown
    'unknown-spell': unknown
    'spell-tried': unknown
    'spell-out-of-range': unknown
    'spell-target': unknown
    'too-many-dice': unknown
    'unit-at-blows': unknown
    'never-held': unknown
    'needs-general': unknown
    'one-banner': unknown
    'too-few-units': unknown
    'strike-most': unknown
  }
}

// A file that exports adds to the interface; one that does not would declare it anew.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {}
