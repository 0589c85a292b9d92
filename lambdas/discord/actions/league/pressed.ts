import { panel } from '../../api/panel.ts'
import { boardName } from '../../games/names.ts'
import type { Call, Message, Services } from '../../types.ts'
import { refusalMessage } from '../../views/refusalMessage.ts'
import { wordsOf } from '../../words/index.ts'
import { deciding } from './deciding.ts'
import { approveArmies, everyone, handInArmies, joinSeason } from './entering.ts'
import { looking, mine, place, schedule, standings } from './looking.ts'
import { publishRound } from './rounds.ts'

/**
 * A button under a message of a season.
 * @param version of the season that its presser saw; for `publish`: number of the pairing
 */
export function pressedSeason(
  call: Call,
  services: Services,
  season: string,
  version: number,
  what: string,
): Promise<Message> {
  const named: Call = { ...call, options: { season } }
  const [action, ...lists] = what.split(' ')
  switch (action) {
    case 'join':
      return joinSeason(named, services, season)
    case 'starters':
      return handInArmies(named, services, { season, lists })
    case 'approve':
      return approveArmies({ ...named, options: { season, player: everyone } }, services, season, version)
    case 'my':
      return looking(named, services, record => mine(call, services.store, record))
    case 'standings':
      return looking(named, services, record => standings(call, record))
    case 'place':
      return looking(named, services, record => place(named, record, call.user.id))
    case 'schedule':
      return looking(named, services, record => schedule(named, record))
    case 'publish':
      return publishRound(named, services, season, version)
    default:
      return Promise.resolve(refusalMessage({ code: 'unknown-button' }, call.locale))
  }
}

/** A player strikes a board off for a battle (3.02). @param where round and table: `2-0` */
export function strikeBoard(
  call: Call,
  services: Services,
  season: string,
  where: string,
  board: string,
): Promise<Message> {
  const [round = 0, table = -1] = where.split('-').map(Number)
  return deciding(
    call,
    services,
    () => ({ doing: { do: 'veto', user: call.user.id, board, round, table } }),
    ({ customBoards }) =>
      panel({
        texts: [
          wordsOf(call.locale).league.struck(
            boardName(board, call.locale, { ...(customBoards && { customBoards }), save: null }),
          ),
        ],
      }),
    season,
  )
}
