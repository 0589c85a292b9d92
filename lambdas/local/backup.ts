import { writeBackup } from '../store/backupFile.ts'
import { openTable, runCommand } from './openTable.ts'

/** `npm run backup -- [--aws] [file]` */
await runCommand(async words => {
  const { client, tableName, close } = await openTable(words)
  try {
    const day = new Date().toISOString().slice(0, 10)
    const file = words.find(word => !word.startsWith('--')) ?? `combat-hex-${day}.jsonl.gz`
    return `${await writeBackup(client, tableName, file)} items written to ${file}`
  } finally {
    await close()
  }
})
