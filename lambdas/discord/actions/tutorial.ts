import { ofGame } from '../../../rules/games.ts'
import { firstLesson, lessonAfter, newTutorial, setLesson } from '../../game/lessons.ts'
import { seatOf } from '../../game/seats.ts'
import { tutorialIdOf } from '../../store/tutorialId.ts'
import type { GameRecord } from '../../store/types.ts'
import type { Call, Changing, Command, Message, Services } from '../types.ts'
import { presentMessage } from '../views/presentMessage.ts'
import { wordsOf } from '../words/index.ts'
import { gamesWith, hasLessons } from './gameMeant.ts'
import { changing, staleness } from './playAnswers.ts'

/**
 * The caller's tutorial, where they left it; the first lesson, where they have none yet.
 * @param game whose lessons they are; the first game's where it has none
 */
export async function openTutorial(call: Call, services: Services, game?: string): Promise<Message> {
  const { locale, user } = call
  const of = ofGame(gamesWith(hasLessons).find(id => id === game))
  const kept = await services.store.loadGame(tutorialIdOf(user.id, of))
  if (kept) return presentMessage(kept, locale, user.id)
  const { orders } = await services.store.userOrders(user.id, of)
  const begun = newTutorial(call, {
    ...of,
    orders,
    channel: call.channel,
    secret: services.random(32),
    computer: wordsOf(locale).says.computers.recruit,
  })
  return services.createGame(call, begun, [], presentMessage(begun, locale, user.id))
}

/** What the buttons of a lesson lead to. */
const steps = {
  next: lessonAfter,
  again: ({ lesson }) => lesson?.id,
  restart: firstLesson,
} satisfies Record<string, typeof lessonAfter>

/** A button of a lesson: the next one, the same anew, or all of them. */
const chooseLesson = (call: Call, services: Services, id: string, step: string): Promise<Message> =>
  changing(call, services, id, (game: GameRecord): Changing => {
    if (seatOf(game, call.user.id) < 0) return { code: 'stranger' }
    const stale = staleness(call, game)
    if (stale) return stale
    const chosen = Object.entries(steps).find(([name]) => name === step)?.[1]
    const lesson = game.lesson && chosen?.(game)
    if (!lesson) return { code: 'unknown-button' }
    return {
      game: setLesson(game, lesson, services.random(32), call.now),
      outbox: [],
      reply: saved => presentMessage(saved, call.locale, call.user.id),
    }
  })

/** A button about lessons: one that opens those of a game, that leads on to a battle, or that chooses one of them. */
export async function pressedTutorial(
  call: Call,
  services: Services,
  { game, argument }: NonNullable<Call['component']>,
  play: Command,
): Promise<Message> {
  const [step = '', of] = argument.split(' ')
  if (step === 'open') return openTutorial(call, services, of)
  if (step !== 'play') return chooseLesson(call, services, game, step)
  const system = (await services.store.loadGame(game))?.game
  return play.run({ ...call, options: { ...(system !== undefined && { system }) } }, services)
}
