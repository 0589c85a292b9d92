/** Where Chromium is on this machine; undefined: there is none. */
export function chromiumPath(): string | undefined
