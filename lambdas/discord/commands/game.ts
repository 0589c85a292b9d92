import { engineOf } from '../../../rules/games.ts'
import { levels, type Refusal } from '../../../rules/index.ts'
import { wholeDocument } from '../../../rules/play/gameDocument.ts'
import { isRefusal } from '../../game/change.ts'
import { pauseClock } from '../../game/pauseClock.ts'
import { renewLinks } from '../../game/renewLinks.ts'
import { isOut, keptSeatOf } from '../../game/seats.ts'
import { wholeLog } from '../../game/wholeLog.ts'
import type { GameRecord } from '../../store/types.ts'
import { accept, decline } from '../actions/challengeAnswers.ts'
import { findGame, gamesOf, type Purpose, readGame, tutorialOf } from '../actions/findGame.ts'
import { changing, playDraw, playUndo } from '../actions/playAnswers.ts'
import { withoutNames } from '../actions/readRestrictions.ts'
import { showReplay } from '../actions/showReplay.ts'
import { substitute } from '../actions/substitutes.ts'
import { panel } from '../api/panel.ts'
import { type GameView, gameView } from '../games/gameView.ts'
import { knownLog, withoutGaps } from '../games/knownLog.ts'
import { showAllRow } from '../games/showAllRow.ts'
import type { Call, Command, Message, Services } from '../types.ts'
import { confirmConcede } from '../views/confirmations.ts'
import { diceProof } from '../views/diceProof.ts'
import { gameList } from '../views/gameList.ts'
import { logMessage } from '../views/logMessage.ts'
import { pageLink } from '../views/pageLink.ts'
import { presentMessage } from '../views/presentMessage.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { whyMessage } from '../views/whyMessage.ts'
import { wordsOf } from '../words/index.ts'
import { choice, command, game, integer, string, subcommand, user, yesNo } from './define.ts'
import { gameChoices } from './gameChoices.ts'

type ShowGame = (record: GameRecord, call: Call, services: Services) => Message | Promise<Message>

async function reading(
  call: Call,
  services: Services,
  show: ShowGame,
  purpose: Purpose = 'look',
): Promise<Message> {
  const found = await readGame(call, services.store, purpose)
  return isRefusal(found) ? refusalMessage(found, call.locale) : show(found, call, services)
}

const withTable =
  (show: (view: GameView, call: Call, services: Services) => Message | Promise<Message>): ShowGame =>
  (record, call, services) => {
    const view = gameView(record, call.locale, call.user.id)
    return view ? show(view, call, services) : refusalMessage({ code: 'no-battle' }, call.locale)
  }

const exported = withTable(async (view, _, { store }) => {
  const { game: record, save, locale, words } = view
  const engine = engineOf(record)
  const document = wholeDocument(engine.module, engine.view(save, 'spectator'), save, {
    id: record.id,
    users: record.seats.map(seat => seat.user),
    log: withoutGaps(await knownLog(view, store)),
    commitment: record.commitment,
    ...(record.stage === 'over' && {
      proof: { secret: record.secret, numbers: record.seats.map(seat => seat.number) },
    }),
    restrictions: withoutNames(record.terms.restrictions),
    until: record.until === null ? null : new Date(record.until * 1000).toISOString(),
    version: record.version,
  })
  const name = `game-${record.id}.json`
  // What its reader has done since is in it, though nobody else knows of it yet.
  const isAhead = save === record.save && gameView(record, locale, null)?.save !== save
  return panel({
    texts: [words.says.gameFile(record.id, isAhead ? 'ahead' : 'told')],
    files: [{ name, content: JSON.stringify(document, null, 1), type: 'application/json' }],
  })
})

const verified: ShowGame = async (record, call, { store }) =>
  diceProof(record, call.locale, await wholeLog(store, record))

const conceding = withTable((view, call) => {
  if (keptSeatOf(view.game, call.user.id) >= 0) return presentMessage(view.game, call.locale, call.user.id)
  if (view.viewer < 0) return refusalMessage({ code: 'stranger' }, call.locale)
  if (isOut(view.game, view.viewer)) return refusalMessage({ code: 'is-out' }, call.locale)
  return view.question ? confirmConcede(view) : refusalMessage({ code: 'battle-over' }, call.locale)
})

async function deciding(call: Call, services: Services, accepting: boolean): Promise<Message> {
  const which = await findGame(call, services.store)
  if (isRefusal(which)) return refusalMessage(which, call.locale)
  const number = call.options.number === undefined ? undefined : String(call.options.number)
  return changing(call, services, which, record =>
    accepting ? accept(call, services, record, number, false) : decline(call, record, false),
  )
}

async function playing(
  call: Call,
  services: Services,
  play: (id: string) => Promise<Message>,
): Promise<Message> {
  const which = await findGame(call, services.store)
  return isRefusal(which) ? refusalMessage(which, call.locale) : play(which)
}

/** Stops the clock, or lets it run again. */
const pausing = (call: Call, services: Services, id: string): Promise<Message> =>
  changing(call, services, id, record => {
    const { says } = wordsOf(call.locale)
    const changed = pauseClock(call, record)
    if (isRefusal(changed)) return changed
    return { ...changed, reply: () => panel({ texts: [record.paused ? says.unpaused : says.paused] }) }
  })

/** Where a game can be looked at closely; only its caller sees it, and what a player is shown there is theirs alone. */
const linked = withTable(view => {
  const { says } = view.words
  return {
    ...panel({ texts: [view.viewer < 0 ? says.linkForAll : says.linkForYou] }),
    page: { ...pageLink(view, false), otherwise: says.noPages },
  }
})

/** The same by new links. */
const linkedAnew = (call: Call, services: Services, id: string): Promise<Message> =>
  changing(call, services, id, record => {
    const changed = renewLinks(call, record)
    if (isRefusal(changed)) return changed
    const reply = (game: GameRecord) => {
      const view = gameView(game, call.locale, call.user.id)
      const { says } = wordsOf(call.locale)
      const message = panel({ texts: [says.linksRenewed] })
      return view ? { ...message, page: { ...pageLink(view, false), otherwise: says.noPages } } : message
    }
    return { ...changed, reply, keepsButtons: true }
  })

const turnMeant = ({ options }: Call): number | undefined =>
  options.turn === undefined ? undefined : Number(options.turn)

/** Why nothing can be told of a turn, if it has not come. */
const notYet = ({ state }: GameView, turn = 0): Refusal | undefined =>
  turn > state.turn ? { code: 'no-such-turn', about: { turn, last: state.turn } } : undefined

/** Of a player's games so many are looked at, the newest; those that go on are listed first. */
const maxMine = 50

async function run(call: Call, services: Services): Promise<Message> {
  const { store } = services
  switch (call.name) {
    case 'game status':
      return reading(call, services, record => {
        const message = presentMessage(record, call.locale, call.user.id)
        const view = gameView(record, call.locale, call.user.id)
        return view
          ? { ...message, components: [...message.components, ...showAllRow(view, 'status')] }
          : message
      })
    case 'game log':
      return reading(
        call,
        services,
        withTable(async view => {
          const turn = turnMeant(call)
          const early = notYet(view, turn)
          if (early) return refusalMessage(early, call.locale)
          return logMessage(view, await knownLog(view, store), turn)
        }),
      )
    case 'game replay':
      // Everybody sees it, so it shows what everybody may see, in the language of the game.
      return reading(call, services, record => showReplay(record, store, { turn: turnMeant(call) }))
    case 'game link':
      return call.options.new === true
        ? playing(call, services, id => linkedAnew(call, services, id))
        : reading(call, services, linked)
    case 'game list':
      return gameList(
        [...(await tutorialOf(store, call.user.id)), ...(await gamesOf(store, call.user.id, maxMine))],
        call.locale,
        call.user.id,
      )
    case 'game undo':
      return playing(call, services, id => playUndo(call, services, id))
    case 'game export':
      return reading(call, services, exported)
    case 'game verify':
      return reading(call, services, verified)
    case 'game draw':
      return playing(call, services, id => playDraw(call, services, id, 'offer-or-accept'))
    case 'game concede':
      return reading(call, services, conceding, 'play')
    case 'game why':
      return reading(call, services, withTable(whyMessage))
    case 'game substitute':
      return playing(call, services, id => substitute(call, services, id))
    case 'game pause':
      return playing(call, services, id => pausing(call, services, id))
    case 'game accept':
    case 'game decline':
      return deciding(call, services, call.name === 'game accept')
    default:
      return refusalMessage({ code: 'unknown-command', about: { command: call.name } }, call.locale)
  }
}

export const gameCommand: Command = {
  definition: command(
    'game',
    subcommand('game status', game()),
    subcommand('game log', integer('game log.turn', 0, 1000), game()),
    subcommand('game replay', integer('game replay.turn', 0, 1000), game()),
    subcommand('game link', yesNo('game link.new'), game()),
    subcommand('game list'),
    subcommand('game undo', game()),
    subcommand('game export', game()),
    subcommand('game verify', game()),
    subcommand('game draw', game()),
    subcommand('game concede', game()),
    subcommand('game pause', game()),
    subcommand('game why', game()),
    subcommand(
      'game substitute',
      choice('game substitute.computer', levels),
      user('game substitute.player'),
      yesNo('game substitute.allow'),
      game(),
    ),
    subcommand('game accept', string('game accept.number', { most: 100 }), game()),
    subcommand('game decline', game()),
  ),
  public: ['game replay'],
  run,
  autocomplete: (call, { store }) => gameChoices(call, store),
}
