import { firstGame, type GamePiece } from '../../../rules/games.ts'
import { type Refusal } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import { byId, type Roster, rosterWith, typeIn } from '../../game/figureRoster.ts'
import { piecesOf } from '../../game/gamePieces.ts'
import { lostRace, retrying } from '../../store/retrying.ts'
import type { FiguresRecord, Locale, OfGame } from '../../store/types.ts'
import { alsoBearing, alsoSaying, panel } from '../api/panel.ts'
import { armyWords } from '../games/armyWords.ts'
import type { PieceFiles } from '../games/face.ts'
import { faultsMessage } from '../games/fileFaults.ts'
import { faceOf } from '../games/index.ts'
import type { Call, Message, Services } from '../types.ts'
import { helpTopic } from '../views/helpMessage.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'
import { readUpload } from './readUpload.ts'
import { mayNotManage } from './serverBoards.ts'

const maxAttempts = 5
const maxRemembered = 8
/** What a server keeps besides the supplied ones. */
export const maxOwnFigures = 200

/** Changes the figures of a server on the condition of what was read; a second delivery is only shown. */
async function changeFigures(
  call: Call,
  services: Services,
  guild: string,
  of: Pick<Roster, 'game'>,
  change: (before: FiguresRecord) => Promise<GamePiece[] | Refusal | Message>,
  show: () => Message,
): Promise<Message> {
  const { store } = services
  const attempt = async () => {
    const before = await store.figuresOf(guild, of)
    if (before.recent.includes(call.id)) return show()
    const figures = await change(before)
    if (isRefusal(figures)) return refusalMessage(figures, call.locale)
    if (!Array.isArray(figures)) return figures
    if (figures.length > maxOwnFigures)
      return refusalMessage({ code: 'too-many-own-figures', about: { most: maxOwnFigures } }, call.locale)
    const roster = rosterWith(byId(figures), of)
    const [left] = piecesOf(roster).withoutPartner?.(roster.all) ?? []
    if (left) return refusalMessage({ code: 'figure-needed', about: { figure: left.id } }, call.locale)
    const recent = [...before.recent, call.id].slice(-maxRemembered)
    return (await store.saveFigures({ ...before, figures, recent })) ? show() : lostRace
  }
  return retrying(maxAttempts, attempt, refusalMessage({ code: 'busy' }, call.locale))
}

/** What a game is called that is not the first one, as the list of the option shows it. */
const gameNamed = ({ game }: OfGame, locale: Locale): string | undefined =>
  game === undefined || game === firstGame ? undefined : faceOf({ game }).name[locale]

/** What a file of pieces is called, and what it is. */
const fileOf = ({ file = { name: 'figures.csv', type: 'text/csv' } }: PieceFiles) => file

/** With the figures that were written over or taken away, as a file by which they can be brought back. */
function withFormer(
  message: Message,
  former: readonly GamePiece[],
  of: Pick<Roster, 'game'>,
  locale: Locale,
): Message {
  const { files } = armyWords(of)
  if (!former.length || !files) return message
  return alsoBearing(alsoSaying(message, wordsOf(locale).imports.formerFigures(gameNamed(of, locale))), {
    name: fileOf(files).name.replace('.', '-before.'),
    content: files.write(former, locale),
    type: fileOf(files).type,
  })
}

/** Reads figures from a file and keeps them for the server; those of the same ids make room for them. */
export async function importFigures(
  call: Call,
  services: Services,
  of: Pick<Roster, 'game'>,
): Promise<Message> {
  const { guild, locale } = call
  const refusal = await mayNotManage(call, services.store)
  if (refusal || guild === null) return refusalMessage(refusal ?? { code: 'no-server' }, locale)
  const { files } = armyWords(of)
  if (!files) return refusalMessage({ code: 'no-figure-files' }, locale)
  const file = await readUpload(call, services)
  if (isRefusal(file)) return refusalMessage(file, locale)
  const { imports } = wordsOf(locale)
  let read: GamePiece[] = []
  let former: GamePiece[] = []
  const show = () => {
    const names = read.map(({ name }) => plain(name[locale])).join(', ')
    const instead = read.filter(({ id }) => typeIn(id, rosterWith({}, of))).length
    return withFormer(
      panel({ texts: [imports.figuresRead(read.length, instead), names] }),
      former,
      of,
      locale,
    )
  }
  return changeFigures(
    call,
    services,
    guild,
    of,
    async ({ figures }) => {
      const roster = rosterWith(byId(figures), of)
      const found = await services.readFigures(roster, file.text, id => typeIn(id, roster))
      if (!found.ok) return faultsMessage(file.filename, found.faults, locale, files.column, files.fact)
      read = found.figures
      const brought = new Set(read.map(({ id }) => id))
      former = figures.filter(({ id }) => brought.has(id))
      return [...figures.filter(({ id }) => !brought.has(id)), ...read]
    },
    show,
  )
}

/** Takes a figure of the server's back; a supplied one that it stood in for is there again. */
export async function removeFigure(
  call: Call,
  services: Services,
  of: Pick<Roster, 'game'>,
  id: string,
): Promise<Message> {
  const { guild, locale } = call
  const refusal = await mayNotManage(call, services.store)
  if (refusal || guild === null) return refusalMessage(refusal ?? { code: 'no-server' }, locale)
  const { imports } = wordsOf(locale)
  let former: GamePiece[] = []
  return changeFigures(
    call,
    services,
    guild,
    of,
    async ({ figures }) => {
      former = figures.filter(type => type.id === id)
      const left = figures.filter(type => type.id !== id)
      return left.length < figures.length ? left : { code: 'not-own-figure', about: { figure: id } }
    },
    () => withFormer(panel({ texts: [imports.figureRemoved(plain(id))] }), former, of, locale),
  )
}

/** A file of figures as `/figures import` reads it: the server's own, or the supplied ones to begin with. */
export async function exportFigures({ options, locale }: Call, roster: Roster): Promise<Message> {
  const { imports } = wordsOf(locale)
  const { files } = armyWords(roster)
  if (!files) return refusalMessage({ code: 'no-figure-files' }, locale)
  const own = Object.values(roster.own)
  const wanted = options.which ?? (own.length ? 'server' : 'supplied')
  const types = wanted === 'server' ? own : rosterWith({}, roster).all
  if (types.length === 0) return refusalMessage({ code: 'no-own-figures' }, locale)
  const content = files.write(types, locale)
  const { name: topic } = await helpTopic(roster, files.topic, locale)
  return panel({
    texts: [imports.figuresFile(types.length, wanted === 'server', topic, gameNamed(roster, locale))],
    files: [
      { ...fileOf(files), content },
      ...(files.others ?? []).map(({ name, type, write }) => ({ name, type, content: write(types, locale) })),
    ],
  })
}
