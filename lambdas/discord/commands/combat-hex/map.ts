import { camps } from '../../../../rules/combat-hex/index.ts'
import { engineOf } from '../../../../rules/games.ts'
import { isRefusal } from '../../../game/change.ts'
import { readGame } from '../../actions/findGame.ts'
import { type Choice, figureChoices } from '../../games/choices.ts'
import { gameView } from '../../games/gameView.ts'
import { faceOf } from '../../games/index.ts'
import type { Call, Command, Message, Services } from '../../types.ts'
import { pageLink } from '../../views/pageLink.ts'
import { refusalMessage } from '../../views/refusalMessage.ts'
import { choice, command, game, string, yesNo } from '../define.ts'
import { gameChoices, viewFor } from '../gameChoices.ts'

async function run(call: Call, { store }: Services): Promise<Message> {
  const found = await readGame(call, store)
  if (isRefusal(found)) return refusalMessage(found, call.locale)
  const view = gameView(found, call.locale, call.user.id)
  if (!view) return refusalMessage({ code: 'no-battle' }, call.locale)
  const shown = faceOf(found).map?.(view, call.options) ?? ({ code: 'other-game' } as const)
  if ('code' in shown) return refusalMessage(shown, call.locale, view)
  return found.lesson ? shown : { ...shown, page: pageLink(view, false) }
}

async function autocomplete(call: Call, { store }: Pick<Services, 'store'>): Promise<Choice[]> {
  if (call.focused?.name === 'game') return gameChoices(call, store)
  const view = await viewFor(call, store, 'look')
  if (!view) return []
  const here = engineOf(view.game).module.piecesOf?.(view.state) ?? []
  const labels = here.flatMap(({ label, gone }) => (gone ? [] : [label]))
  return figureChoices(view, labels, call.focused?.value ?? '')
}

const figure = (key: 'map.reach' | 'map.sight' | 'map.around') => string(key, { complete: true, most: 60 })

export const mapCommand: Command = {
  definition: command(
    'map',
    yesNo('map.zones'),
    choice('map.camp', camps),
    yesNo('map.chains'),
    figure('map.reach'),
    figure('map.sight'),
    yesNo('map.labels'),
    figure('map.around'),
    game(),
  ),
  run,
  autocomplete,
}
