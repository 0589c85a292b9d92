import { expect, it } from 'vitest'
import { storyPicture } from '../../../../../lambdas/discord/games/dark-lord/story.ts'
import { gameView } from '../../../../../lambdas/discord/games/gameView.ts'
import { fightCard } from '../../../../../render/dark-lord/fightCard.ts'
import type { Entry } from '../../../../../rules/dark-lord/index.ts'
import { seal } from '../../../../../rules/games.ts'
import { begunDarkLord } from '../darkLordTable.ts'

const at = { turn: 1, stage: 'fights' } as const
const told = (...events: object[]) =>
  events.map((event, i) => ({ n: i + 1, ...at, ...event })) as unknown as Entry[]
const side = (figure: string, dice: number[]) => ({
  figures: [{ figure, dice, might: 0 }],
  best: Math.max(...dice),
  fight: 4,
})
const began = { event: 'fight-began', one: 'A1', others: ['B1'] }
const duel = { event: 'duel', winner: 0, by: 'dice', sides: [side('A1', [6]), side('B1', [3])] }

it('draws a fight when it has been fought to its end, and tells one that is still open in words alone', async () => {
  const { server } = await begunDarkLord('open-field')
  const view = seal<Parameters<typeof storyPicture>[0]>(gameView(server.game(), 'en', null)!)
  expect(storyPicture(view, told(began, duel))).toBeUndefined()
  for (const end of [{ event: 'fight-over' }, { event: 'ended' }]) {
    const picture = storyPicture(view, told(began, duel, end))!
    if (!('fought' in picture)) throw new Error('no fight')
    const { skirmish, told: entries } = picture.fought
    expect(fightCard(skirmish, entries, 'en')).toBeDefined()
  }
})
