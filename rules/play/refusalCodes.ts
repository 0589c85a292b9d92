/** What games refuse for reasons that several of them have: armies, boards. */
declare module '../core/space.ts' {
  interface RefusalCodes {
    'army-empty': unknown
    'army-missing': unknown
    'army-too-big': unknown
    'army-too-dear': unknown
    'wrong-camp': unknown
    'figure-banned': unknown
    'unknown-figure': unknown
    'no-board': unknown
  }
}

// A file that exports adds to the interface; one that does not would declare it anew.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {}
