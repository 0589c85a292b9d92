/** Puts a TypeScript program into one file of JavaScript; its packages stay where they are. Returns the path. */
export function bundle(entry: string, folder?: string): Promise<string>
