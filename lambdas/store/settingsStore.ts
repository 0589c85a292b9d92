import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { ofGame } from '../../rules/games.ts'
import { serverDefaults, userDefaults } from './defaults.ts'
import { dynamoTable } from './dynamoTable.ts'
import { keys, settingsOf } from './items.ts'
import { hasVersion, isNew, type TableCalls } from './tableCalls.ts'
import { tutorialIdsOf } from './tutorialId.ts'
import type {
  KeptCommand,
  LateNotice,
  ServerSettings,
  ShownBoard,
  Store,
  UserOrders,
  UserSettings,
} from './types.ts'

type SettingsCalls = Pick<
  Store,
  | 'userSettings'
  | 'saveUserSettings'
  | 'userOrders'
  | 'saveUserOrders'
  | 'serverSettings'
  | 'saveServerSettings'
  | 'forgetUser'
  | 'swapBoard'
  | 'keptCommand'
  | 'keepCommand'
  | 'lateNotice'
  | 'saveLateNotice'
  | 'clockRan'
  | 'saveClockRan'
>

/** What came too late is no news after a day, and what is to be chosen is typed again, in seconds. */
const noticeKept = 24 * 3600

/** The token of an interaction is good for so long, in seconds. */
const tokenLife = 15 * 60

/** What players and servers have set, and how a player is forgotten with all of it; and single facts of the program. */
export function settingsStore({
  tableName,
  documents,
  count,
  get,
  put,
  replace,
  exchange,
  query,
}: TableCalls): SettingsCalls {
  return {
    async userSettings(user) {
      const found = settingsOf(await get(keys.user(user), 'settings'))
      return { ...userDefaults(user), ...(found as Partial<UserSettings>) }
    },

    async saveUserSettings(settings) {
      await replace({ ...keys.user(settings.user), ...settings }, 'settings')
    },

    async userOrders(user, of) {
      const found = await get(keys.orders(user, of), 'orders')
      const orders = (found?.orders ?? {}) as UserOrders['orders']
      return { user, ...ofGame(of?.game), orders, version: Number(found?.version ?? 0) }
    },

    saveUserOrders: ({ user, game, orders, version }) =>
      put(
        { ...keys.orders(user, { game }), orders, version: version + 1 },
        'orders',
        version === 0 ? isNew : hasVersion(version),
      ),

    async serverSettings(guild) {
      const found = settingsOf(await get(keys.guild(guild), 'settings'))
      return { ...serverDefaults(guild), ...(found as Partial<ServerSettings>) }
    },

    async saveServerSettings(settings) {
      await replace({ ...keys.guild(settings.guild), ...settings }, 'settings')
    },

    async swapBoard(shown) {
      const key = keys.shown(shown.user, shown.channel, shown.game)
      const item = { ...key, ...shown, [dynamoTable.expiry]: shown.at + tokenLife }
      const before = await exchange(item, 'board')
      return before && (settingsOf(before) as unknown as ShownBoard)
    },

    async keptCommand(user, id) {
      const found = await get(keys.command(user, id), 'command')
      return found && (settingsOf(found) as unknown as KeptCommand)
    },

    async keepCommand(kept) {
      const expires = kept.at + noticeKept
      await replace(
        { ...keys.command(kept.user, kept.id), ...kept, [dynamoTable.expiry]: expires },
        'command',
      )
    },

    async lateNotice(channel) {
      const found = await get(keys.lateNotice(channel), 'late notice')
      return found && (settingsOf(found) as unknown as LateNotice)
    },

    async saveLateNotice(notice) {
      await replace(
        { ...keys.lateNotice(notice.channel), ...notice, [dynamoTable.expiry]: notice.at + noticeKept },
        'late notice',
      )
    },

    async clockRan() {
      const found = await get(keys.clock, 'clock')
      return found && Number(found.at)
    },

    async saveClockRan(at) {
      await replace({ ...keys.clock, at }, 'clock')
    },

    async forgetUser(user) {
      const own = await query(keys.ofUser(user), undefined, 'user')
      // Nobody else has any part in a tutorial.
      const lessons = await Promise.all(
        tutorialIdsOf(user).map(id => query(keys.game(id).pk, undefined, 'user')),
      )
      const items = [...own, ...lessons.flat()]
      while (items.length > 0)
        await Promise.all(
          items.splice(0, 25).map(({ pk, sk }) => {
            count('delete user')
            return documents.send(new DeleteCommand({ TableName: tableName, Key: { pk, sk } }))
          }),
        )
    },
  }
}
