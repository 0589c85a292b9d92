import type { Locator, Page } from 'playwright-core'
import { sayAnswer } from '../../lambdas/discord/games/combat-hex/sayAnswer.ts'
import { gameView } from '../../lambdas/discord/games/gameView.ts'
import type { GameRecord } from '../../lambdas/store/types.ts'
import {
  type AbilityId,
  abilityIds,
  type Camp,
  camps,
  checkArmy,
  open,
  roster,
} from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'
import { battleLog } from '../helpers/ownTypes.ts'
import type { Play } from './harness.ts'
import { challenged, type Scene } from './scene.ts'
import { launch, patience, seat, type } from './seats.ts'

export const points = 4000

/** Armies of both camps that hold every ability between them. */
export function everyArmy(): Record<Camp, string[]> {
  // Sméagol comes with the bearer of the Ring alone (8.52).
  const armies: Record<Camp, string[]> = { good: ['frodo'], evil: [] }
  const borne = new Set(roster.find(({ id }) => id === 'frodo')?.abilities.map(({ id }) => id))
  const open = new Set<AbilityId>(abilityIds.filter(id => !borne.has(id)))
  for (const id of abilityIds) {
    if (!open.has(id)) continue
    const bearers = roster.filter(({ abilities }) => abilities.some(printed => printed.id === id))
    // Who brings most that is missing comes first.
    const brings = (of: (typeof roster)[number]) =>
      of.abilities.filter(printed => open.has(printed.id)).length
    const fits = bearers
      .toSorted((a, b) => brings(b) - brings(a))
      .find(each => checkArmy([...armies[each.camp], each.id], { points, camp: each.camp }).length === 0)
    if (!fits) throw new Error(`nobody with ${id} fits`)
    armies[fits.camp].push(fits.id)
    for (const printed of fits.abilities) open.delete(printed.id)
  }
  return armies
}

/** Both armies are brought by command; what follows is played in the browser. */
async function mustered(play: Play): Promise<Scene> {
  const armies = everyArmy()
  const scene = await challenged(play, { points })
  for (const camp of camps) {
    const player = camp === 'good' ? scene.ada : scene.bruno
    await player.command('army new', { name: 'Every ability', camp })
    for (const figure of armies[camp]) await player.command('army add', { army: 'Every ability', figure })
    await player.command('army pick', { army: 'Every ability' })
  }
  return scene
}

export interface Fought {
  /** questions that a player answered, by kind */
  answered: Record<string, number>
  /** abilities that were used, and answers that orders gave */
  used: Map<string, number>
  ordered: number
  turns: number
  over: boolean
  /** what the browser's console complained of */
  problems: string[]
}

const pause = (ms: number) => new Promise(done => setTimeout(done, ms))

/** One seat of the page, with what its player does there. */
class Chair {
  constructor(
    readonly player: Locator,
    readonly scene: Scene,
  ) {}

  /** Does something, and waits until the game has gone on: until this of it is more. */
  async act(
    what: () => Promise<void>,
    saves: (game: GameRecord) => number = ({ version }) => version,
  ): Promise<boolean> {
    const before = saves(await this.scene.load())
    await what()
    for (let waited = 0; waited < patience; waited += 50) {
      if (saves(await this.scene.load()) > before) return true
      await pause(50)
    }
    return false
  }

  says = (line: string) => this.act(() => type(this.player, line))

  /** Sets an order for the game, which leaves its version as it was. */
  orders = (topic: string, value: string) =>
    this.act(
      () => type(this.player, `/orders set topic:${topic} value:${value} scope:this game`),
      ({ version, ticks }) => version + (ticks ?? 0),
    )

  /** Looks where the game stands, and presses a button of that message, if it has it. */
  async presses(label: string): Promise<boolean> {
    const messages = this.player.locator('.message')
    const button = () => messages.last().getByRole('button', { name: label, exact: true })
    if ((await button().count()) === 0) {
      await type(this.player, '/game status')
      await button()
        .waitFor({ timeout: 10_000 })
        .catch(() => undefined)
    }
    if ((await button().count()) !== 1) return false
    // Another message may come below it meanwhile: then nothing is pressed.
    return this.act(() =>
      button()
        .click({ timeout: 10_000 })
        .catch(() => undefined),
    )
  }
}

/** Takes a seat in the game's thread. */
async function sit(page: Page, name: string, scene: Scene): Promise<Chair> {
  const player = seat(page, name)
  await player.locator('.channel.thread').click()
  await player.locator('.message').last().waitFor()
  return new Chair(player, scene)
}

/**
 * Two armies with every ability between them fight at the table in a browser: what comes up is answered with
 * buttons, or typed where there are too many; players let the program move their figures.
 * @param orders what each player orders before the battle, `topic value` each
 * @param maxTurns so many turns are played
 */
export async function fightInBrowser(
  play: Play,
  orders: readonly (readonly [topic: string, value: string])[],
  maxTurns = Infinity,
  note: (line: string) => void = () => undefined,
): Promise<Fought> {
  const scene = await mustered(play)
  const browser = await launch()
  const problems: string[] = []
  try {
    const page = await (await browser.newContext({ viewport: { width: 1400, height: 900 } })).newPage()
    page.setDefaultTimeout(patience)
    page.on('console', message => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', error => problems.push(String(error)))
    await page.goto(play.server.url)
    const chairs = [await sit(page, 'Ada', scene), await sit(page, 'Bruno', scene)]
    for (const chair of chairs)
      for (const [topic, value] of orders)
        if (!(await chair.orders(topic, value))) throw new Error(`the order ${topic} ${value} was not taken`)
    const answered: Record<string, number> = {}
    let turn = 0
    for (let misses = 0; misses < 3; ) {
      const game = await scene.load()
      const opened = game.save ? open(seal(game.save)) : undefined
      if (!opened?.question || opened.state.turn > maxTurns) break
      const { question } = opened
      if (opened.state.turn > turn) note(`turn ${(turn = opened.state.turn)}: ${total(answered)} answers`)
      const went = await answer(chairs[question.by]!, scene, question.kind)
      misses = went ? 0 : misses + 1
      if (went) answered[question.kind] = (answered[question.kind] ?? 0) + 1
      else note(`nothing came of an answer to ${question.kind}`)
    }
    await play.idle()
    const log = battleLog(await play.server.store.readLog(scene.game))
    const used = new Map<string, number>()
    for (const event of log)
      if (event.event === 'activated') used.set(event.ability, (used.get(event.ability) ?? 0) + 1)
    const { stage } = await scene.load()
    const ordered = log.filter(({ event }) => event === 'ordered').length
    return { answered, used, ordered, turns: turn, over: stage === 'over', problems }
  } finally {
    await browser.close()
  }
}

const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, n) => sum + n, 0)

async function answer(chair: Chair, scene: Scene, kind: string): Promise<boolean> {
  if (kind === 'act' || kind === 'turning') return chair.says('/done finish:true')
  const game = await scene.load()
  const { question } = open(seal(game.save!))
  if (kind === 'deploy') return chair.says(question!.space.check('done').ok ? '/deploy done' : '/deploy auto')
  const table = gameView(game, 'en', game.seats[question!.by]!.user)!
  const choice = question!.fallback()
  return (
    (await chair.presses(sayAnswer(choice, seal(table), question!.kind))) ||
    chair.says(`/answer choice:${choice}`)
  )
}
