import { beforeEach } from 'vitest'
import {
  askForRoles,
  makeTestServer,
  nameIn,
  type Person,
  questionOf,
  startBattle,
  stateOf,
  type TestServer,
} from './testServer.ts'

/**
 * For a file of tests, called where it begins: before each of them two players in a battle whose armies are chosen;
 * whoever wins a strategy roll is asked what to be.
 */
export function useBattle() {
  const t = {} as {
    server: TestServer
    alice: Person
    bob: Person
    /** whoever is asked, and whoever is not */
    asked: () => Person
    other: () => Person
  }
  beforeEach(async () => {
    const server = makeTestServer()
    Object.assign(t, { server, ...(await startBattle(server)) })
    await askForRoles(t.alice, t.bob)
  })
  const asked = () => t.asked()
  const question = () => questionOf(t.server)

  /** Both deploy by the program; up to the strategy roll's winner. */
  async function deployed() {
    while (['camp-or-board', 'camp', 'board', 'edge'].includes(question().kind))
      await asked().command('answer', { choice: question().space.enumerate('', 1)[0]! })
    for (let i = 0; i < 2; i++) {
      await asked().command('deploy auto')
      await asked().command('deploy done')
    }
  }

  return {
    t,
    asked,
    other: () => t.other(),
    question,
    state: () => stateOf(t.server),
    nameOf: (label: string) => nameIn(t.server, label),
    /** the battle as whoever is asked sees it, with the buttons to answer */
    shown: () => asked().command('game status'),
    /** Up to the attacker's first action. */
    async inAction() {
      await deployed()
      while (question().kind !== 'act')
        await asked().command('answer', { choice: question().space.enumerate('', 9).at(-1)! })
    },
    /** A figure of the one who acts that can move, and an answer that moves it. */
    aMove() {
      const answer = question()
        .space.enumerate('move ', 2000)
        .find(a => a.split(' ')[2]!.includes('-'))!
      const [, label, path, facing] = answer.split(' ')
      return { answer, label: label!, to: path!.split('-').at(-1)!, facing: facing! }
    },
  }
}
