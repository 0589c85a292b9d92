/**
 * Commands, buttons and lists of choices that still speak of Combat Hex where a toy is played, by toy. The list may only
 * shrink: who mends one takes it off. `SHOW_LEAKS=1` prints what each says.
 */
export const toyLeaks: readonly string[] = []
