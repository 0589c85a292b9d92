import { NotEmpty, restoreBackup } from '../store/backupFile.ts'
import { openTable, runCommand } from './openTable.ts'

/** `npm run restore -- [--aws] [--over] file` */
await runCommand(async words => {
  const file = words.find(word => !word.startsWith('--'))
  if (!file) throw new Error('Which file? npm run restore -- combat-hex-2026-01-31.jsonl.gz')
  const { client, tableName, inUse, close } = await openTable(words)
  try {
    if (inUse) throw new Error('Combat Hex is running: stop it first.')
    const count = await restoreBackup(client, tableName, file, { over: words.includes('--over') })
    return `${count} items put into the table ${tableName}`
  } catch (error) {
    if (!(error instanceof NotEmpty)) throw error
    throw new Error(`${error.message}: with --over what has the same keys is written over, the rest stays`, {
      cause: error,
    })
  } finally {
    await close()
  }
})
