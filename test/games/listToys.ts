import type * as Faces from '../../lambdas/discord/games/index.ts'
import type * as Games from '../../rules/games.ts'

// A test that plays toys lists them beside the games that there are: the two lists that name them all are the only
// places that learn of them.
//
//     vi.mock(import('../../rules/games.ts'), async load => listToys(await load()))

/** The list of all games with the toys in it. */
export async function listToys(real: typeof Games): Promise<typeof Games> {
  const { raceGame } = await import('./race.ts')
  const { relayGame } = await import('./relay/relay.ts')
  const { crossingGame } = await import('./crossing/crossing.ts')
  const games: typeof real.games = {
    ...real.games,
    crossing: real.seal(crossingGame),
    race: real.seal(raceGame),
    relay: real.seal(relayGame),
  }
  const gameOf: typeof real.gameOf = ({ game = real.firstGame }) => games[game]!
  return { ...real, games, gameOf, engineOf: record => gameOf(record).engine }
}

/** The list of how all games look with the toys in it. */
export async function listToyFaces(real: typeof Faces): Promise<typeof Faces> {
  const { firstGame, seal } = await import('../../rules/games.ts')
  const { raceFace } = await import('./raceFace.ts')
  const { relayFace } = await import('./relay/face.ts')
  const { crossingFace } = await import('./crossing/face.ts')
  const { completeFace } = await import('../../lambdas/discord/games/usualFace.ts')
  const faces: typeof real.faces = {
    ...real.faces,
    crossing: seal(completeFace(crossingFace)),
    race: seal(raceFace),
    relay: seal(relayFace),
  }
  const faceOf: typeof real.faceOf = ({ game = firstGame }) => faces[game]!
  return { ...real, faces, faceOf }
}
