import { playersLeft } from '../../../rules/index.ts'
import type { ArmyRecord, Locale } from '../../store/types.ts'
import { button, buttons, idOf } from '../api/components.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'
import type { Table } from './gameView.ts'
import { panel } from './panel.ts'

function confirm(table: Table, said: string, action: string, argument: string, label: string): Message {
  return panel({
    texts: [said],
    rows: buttons([
      button(label, idOf(table.game, action, argument), 'red'),
      button(table.words.says.cancel, idOf(table.game, 'status')),
    ]),
    accent: 'warning',
  })
}

/** Asked before the program plays the rest of a phase. */
export const confirmFinish = (table: Table): Message =>
  confirm(table, table.words.says.finishSure, 'finish', 'yes', table.words.says.finish)

/** Asked before a battle is given up. */
export const confirmConcede = (table: Table): Message =>
  confirm(
    table,
    playersLeft(table.save).length > 2 ? table.words.says.concedeSureMany : table.words.says.concedeSure,
    'concede',
    'yes',
    table.words.says.concede,
  )

/** Asked before an army is deleted. */
export function confirmDelete({ name, version }: ArmyRecord, locale: Locale): Message {
  const { says } = wordsOf(locale)
  const nowhere = { id: '', version }
  return panel({
    texts: [says.deleteSure(plain(name))],
    rows: buttons([button(says.delete, idOf(nowhere, 'delete-army', name), 'red')]),
    accent: 'warning',
  })
}
