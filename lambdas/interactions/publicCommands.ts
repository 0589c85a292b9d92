/**
 * Commands whose answer everybody sees, as they say themselves (`public`). They stand here once more, since the
 * front door must know it without loading the commands; a test holds the one against the other.
 */
export const publicCommands = ['game replay'] as const
