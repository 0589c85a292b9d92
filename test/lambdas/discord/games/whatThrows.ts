import { commands, offered, pressed, typed } from '../everyGameCall.ts'
import type { Person, TestServer } from '../testServer.ts'

interface Pressed {
  action: string
  argument?: string
  values?: string[]
}

/**
 * Tries everything that can be typed, pressed or offered in a game of two, by both; each try finds the game as it was.
 * @param own buttons and selects of that game besides those of all
 * @returns what throws, and how
 */
export async function whatThrows(
  { server, ada, bo }: { server: TestServer; ada: Person; bo: Person },
  system: string,
  own: readonly Pressed[] = [],
): Promise<string[]> {
  const kept = structuredClone(server.game())
  const threw: string[] = []
  for (const person of [ada, bo]) {
    const tries: [string, () => Promise<unknown>][] = [
      ...typed.map(({ name, options }): [string, () => Promise<unknown>] => [
        `/${name}`,
        () => person.command(name, { ...options, game: kept.id }),
      ]),
      ...offered.flatMap(({ name, options }) =>
        options
          .filter(({ autocomplete }) => autocomplete)
          .map((option): [string, () => Promise<unknown>] => [
            `choices of /${name} ${option.name}`,
            () =>
              person.offered(name, option.name, '', {
                ...commands[name as keyof typeof commands],
                ...(options.some(each => each.name === 'system') && { system }),
              }),
          ]),
      ),
      ...[...pressed, ...own].map(
        ({ action, argument = '', values = [] }: Pressed): [string, () => Promise<unknown>] => [
          `button ${action}`,
          () => person.press(`${action}:${kept.id}:${kept.version}:${argument}`, values),
        ],
      ),
    ]
    for (const [name, call] of tries) {
      await call().catch((error: unknown) => threw.push(`${name}: ${String(error)}`))
      server.store.games.set(kept.id, structuredClone(kept))
    }
  }
  return threw
}
