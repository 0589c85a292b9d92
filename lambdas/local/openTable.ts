import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inWords } from '../awsAccess.ts'
import { readSettings } from '../config.ts'
import { makeClient } from '../store/client.ts'
import { type Database, openDatabase, openMark } from './database.ts'

/** The words of a command line, and the table that it is about. */
export interface TableAtHand extends Pick<Database, 'client' | 'close'> {
  tableName: string
  /** the program has it open now */
  inUse: boolean
}

/** Where the program that has the files open listens as DynamoDB; undefined where none has. */
export async function runningAt(folder: string): Promise<string | undefined> {
  const mark = openMark(folder)
  const address = existsSync(mark) ? readFileSync(mark, 'utf8').trim() : ''
  if (!address) return undefined
  return fetch(address).then(
    () => address,
    () => undefined,
  )
}

/**
 * The table that the settings name: with `--aws` the one there (or at AWS_ENDPOINT_URL_DYNAMODB), else the one in
 * DATA_DIR, whether the program is running or not.
 */
export async function openTable(words: readonly string[]): Promise<TableAtHand> {
  const { dataDir, tableName, fsync, dynamoEndpoint } = readSettings()
  const outside = (endpoint?: string) => {
    const client = makeClient(endpoint)
    return { client, tableName, close: async () => client.destroy() }
  }
  if (words.includes('--aws') || dynamoEndpoint) return { ...outside(), inUse: false }
  const folder = join(dataDir, 'db')
  const running = await runningAt(folder)
  if (running) return { ...outside(running), inUse: true }
  return {
    ...(await openDatabase({ folder, endpoint: undefined, tableName, fsync })),
    tableName,
    inUse: false,
  }
}

/** Runs a command of the console: what goes wrong is said in one line. */
export async function runCommand(command: (words: string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await command(process.argv.slice(2)))
  } catch (error) {
    console.error(inWords(error))
    process.exitCode = 1
  }
}
