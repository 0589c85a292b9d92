import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { armiesOfGame, armyItem, armyOf, boardOf, figuresItem, figuresOf, keys } from './items.ts'
import { hasVersion, held, isNew, type TableCalls } from './tableCalls.ts'
import type { Store } from './types.ts'

type LibraryCalls = Pick<
  Store,
  | 'armiesOf'
  | 'loadArmy'
  | 'saveArmy'
  | 'deleteArmy'
  | 'boardsOf'
  | 'loadBoard'
  | 'saveBoard'
  | 'deleteBoard'
  | 'figuresOf'
  | 'saveFigures'
>

/** The armies that players keep, and the boards and figures that servers brought. */
export function libraryStore({ tableName, documents, count, get, put, query }: TableCalls): LibraryCalls {
  return {
    armiesOf: async (user, of) => (await query(keys.ofUser(user), armiesOfGame(of), 'army')).map(armyOf),

    async loadArmy(user, name, of) {
      const item = await get(keys.army(user, name, of), 'army')
      return item && armyOf(item)
    },

    saveArmy: army =>
      put(
        armyItem({ ...army, version: army.version + 1 }),
        'army',
        army.version === 0 ? isNew : hasVersion(army.version),
      ),

    async deleteArmy(user, name, of) {
      count('delete army')
      const { Attributes } = await documents.send(
        new DeleteCommand({ TableName: tableName, Key: keys.army(user, name, of), ReturnValues: 'ALL_OLD' }),
      )
      return Attributes !== undefined
    },

    boardsOf: async guild => (await query(keys.guild(guild).pk, 'BOARD#', 'board')).map(boardOf),

    async loadBoard(guild, id) {
      const item = await get(keys.board(guild, id), 'board')
      return item && boardOf(item)
    },

    saveBoard: board =>
      put(
        { ...board, ...keys.board(board.guild, board.id), version: board.version + 1 },
        'board',
        board.version === 0 ? isNew : hasVersion(board.version),
      ),

    deleteBoard({ guild, id, version }) {
      count('delete board')
      return held(
        documents.send(
          new DeleteCommand({ TableName: tableName, Key: keys.board(guild, id), ...hasVersion(version) }),
        ),
      )
    },

    figuresOf: async (guild, of) => figuresOf(guild, of, await get(keys.figures(guild, of), 'figures')),

    saveFigures: record =>
      put(
        figuresItem({ ...record, version: record.version + 1 }),
        'figures',
        record.version === 0 ? isNew : hasVersion(record.version),
      ),
  }
}
