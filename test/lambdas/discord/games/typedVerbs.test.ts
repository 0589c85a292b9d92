import { describe, expect, it } from 'vitest'
import type { SharedVerb, VerbInGame } from '../../../../lambdas/discord/games/face.ts'
import { type GameView, gameView } from '../../../../lambdas/discord/games/gameView.ts'
import { faceOf } from '../../../../lambdas/discord/games/index.ts'
import { refusalWords } from '../../../../lambdas/discord/games/refusalWords.ts'
import type { OptionValue, Typed } from '../../../../lambdas/discord/types.ts'
import { isRefusal } from '../../../../lambdas/game/change.ts'
import { locales } from '../../../../lambdas/store/types.ts'
import { type Pick, picker, pickOf } from '../../../../rules/core/random.ts'
import type { Refusal } from '../../../../rules/index.ts'
import type { Person } from '../testServer.ts'
import { begunDarkLord } from './darkLordTable.ts'
import { broken } from './pressables.ts'
import { begunRegiments } from './regimentsTable.ts'

/** What a shared command takes in these games, in the order in which it is typed. */
const takes: Record<SharedVerb, { name: string; options: string[] }> = {
  deploy: { name: 'deploy place', options: ['figure', 'at', 'facing'] },
  charge: { name: 'charge', options: ['figure', 'target'] },
  move: { name: 'move', options: ['figure', 'to', 'facing'] },
  cast: { name: 'cast', options: ['figure', 'spell', 'target'] },
  shoot: { name: 'shoot', options: ['figure', 'target'] },
  use: { name: 'use', options: ['figure', 'ability', 'target'] },
  turn: { name: 'turn', options: ['figure', 'facing'] },
}

const typing = (name: string, options: Record<string, OptionValue>, focused?: string): Typed => ({
  name,
  options,
  focused: focused === undefined ? null : { name: focused, value: String(options[focused] ?? '') },
})

/** Some of what is offered, option after option, until nothing more is: the command as it then stands. */
function* completed(
  view: GameView,
  verb: VerbInGame,
  { name, options }: { name: string; options: string[] },
  pick: Pick,
  begun: Record<string, OptionValue> = {},
): Generator<Record<string, OptionValue>> {
  const [next, ...rest] = options
  if (next === undefined) return yield begun
  const offered = verb.complete!(view, typing(name, begun, next))
  if (offered.length === 0 && next === 'figure') return
  if (offered.length === 0) return yield* completed(view, verb, { name, options: rest }, pick, begun)
  for (let i = 0; i < 2; i++) {
    const { value } = pickOf(pick, offered)
    yield* completed(view, verb, { name, options: rest }, pick, { ...begun, [next]: value })
  }
}

type Table = Awaited<ReturnType<typeof begunDarkLord>>

/** What stands open, for whoever is asked and for whoever is not. */
interface Moment {
  view: GameView
  idle: Person
  pick: Pick
}

/** Plays by chance, and looks at every moment. */
async function atEveryMoment(
  { server, ada, bo }: Table,
  seed: number,
  answers: number,
  look: (moment: Moment) => Promise<void> | void,
): Promise<void> {
  const pick = picker(seed)
  for (let n = 0; n < answers && server.game().stage === 'battle'; n++) {
    const game = server.game()
    const by = game.save!.pending!.by
    const [who, idle] = by === 0 ? [ada, bo] : [bo, ada]
    const view = gameView(game, who.locale, who.user)!
    await look({ view, idle, pick })
    const { kind, space, fallback } = view.question!
    const choice = kind === 'deploy' || pick(3) === 0 ? fallback() : space.sample(pick)
    await who.command('answer', { choice, game: game.id })
  }
}

const verbsOf = (view: GameView) => Object.entries(faceOf(view.game).verbs!) as [SharedVerb, VerbInGame][]

const begun: Record<string, () => Promise<Table>> = {
  'dark-lord open-field': () => begunDarkLord('open-field'),
  'dark-lord flight': () => begunDarkLord('flight'),
  regiments: () => begunRegiments(),
}

/** What has to be refused for what is wrong with it, and was seen to be. */
const expected: Record<string, string[]> = {
  'dark-lord': [
    ...['move', 'shoot', 'use', 'deploy'].map(id => `${id} an enemy`),
    'move no hex',
    'deploy no hex',
    'use no power',
  ],
  regiments: [
    ...['move', 'shoot', 'turn', 'deploy'].map(id => `${id} an enemy`),
    'move no hex',
    'cast no power',
    'use no power',
  ],
}

/** Why a command is none now: what was typed, or what the rules say of it. */
function refusalOf(view: GameView, verb: VerbInGame, typed: Typed): Refusal | undefined {
  const answers = verb.answers(view, typed)
  if (isRefusal(answers)) return answers
  const checked = view.question!.space.check(answers[0]!)
  return checked.ok ? undefined : checked.refusal
}

describe.each(Object.keys(begun))('shared commands as %s takes them', name => {
  it('complete only what is legal, and nothing for whoever is not asked', async () => {
    const wrong = new Set<string>()
    await atEveryMoment(await begun[name]!(), 5, 20, async ({ view, idle, pick }) => {
      for (const [id, verb] of verbsOf(view)) {
        for (const options of completed(view, verb, takes[id], pick)) {
          const refusal = refusalOf(view, verb, typing(takes[id].name, options))
          const said = `/${takes[id].name} ${Object.values(options).join(' ')} at ${view.question!.kind}`
          if (refusal) wrong.add(`${said}: ${refusal.code}`)
        }
        if ((await idle.offered(takes[id].name, 'figure')).length > 0)
          wrong.add(`/${takes[id].name} offers somebody to who is not asked at ${view.question!.kind}`)
      }
    })
    expect([...wrong].slice(0, 12)).toEqual([])
  })

  it('refuse with a reason, and say what to do instead, in both languages', async () => {
    const wrong = new Set<string>()
    const came = new Set<string>()
    await atEveryMoment(await begun[name]!(), 9, 16, ({ view }) => {
      const { by, kind } = view.question!
      const [own, enemy] = by === 0 ? ['A1', 'B1'] : ['B1', 'A1']
      const any = { to: 'A1', at: 'A1', target: enemy, facing: 'N', ability: 'ring', spell: 'embers-1' }
      for (const [id, verb] of verbsOf(view))
        for (const [what, codes, options] of [
          ['nobody', ['nobody-named'], { ...any, figure: '' }],
          ['somebody unknown', ['no-figure', 'no-unit'], { ...any, figure: 'Zzyzx' }],
          ['an enemy', ['not-yours', 'unit-not-yours'], { ...any, figure: enemy }],
          ['no hex', ['no-hex'], { ...any, figure: own, to: 'Z99', at: 'Z99' }],
          ['no power', ['no-such-power', 'unknown-spell'], { figure: own, ability: 'xyzzy', spell: 'xyzzy' }],
        ] as const) {
          const refusal = refusalOf(view, verb, typing(takes[id].name, options))
          const said = `/${id} ${what} at ${kind}: ${refusal?.code}`
          if (!refusal) continue
          if (codes.some(code => code === refusal.code)) came.add(`${id} ${what}`)
          // Whom it is about comes first, whatever else is wrong.
          else if (what === 'nobody' || what === 'somebody unknown') wrong.add(said)
          for (const locale of locales) {
            const words = refusalWords(refusal, locale, label => label)
            if (words.instead === '' || /[{}]/.test(`${words.what} ${words.instead}`)) wrong.add(said)
            if (broken.test(`${words.what} ${words.instead}`)) wrong.add(said)
          }
        }
    })
    expect([...wrong]).toEqual([])
    expect(expected[name.split(' ')[0]!]!.filter(each => !came.has(each))).toEqual([])
  })
})
