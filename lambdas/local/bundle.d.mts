/** Puts the server into one file of JavaScript; packages stay outside. Returns its path. */
export function bundleServer(folder?: string): Promise<string>
