import { parseArgs } from 'node:util'
import { localDeadLetters } from '../../lambdas/local/deadLetters.ts'
import { runCommand } from '../../lambdas/local/openTable.ts'
import { stageDeadLetters } from '../deadLetters.ts'

const options = { stage: { type: 'string' }, aws: { type: 'boolean' } } as const

/**
 * `npm run dead-letters` lists those of this machine, `-- --stage prod` those of a stage on AWS; `-- remove <id>` and
 * `-- remove all` forget them.
 */
await runCommand(async words => {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const [verb, id] = positionals
  if (values.aws && values.stage === undefined) throw new Error('Which stage? --stage prod')
  if (verb !== undefined && (verb !== 'remove' || !id))
    throw new Error('npm run dead-letters, or npm run dead-letters -- remove <id> (or all)')
  const letters = values.stage === undefined ? localDeadLetters() : stageDeadLetters(values.stage)
  if (id) return `${await letters.remove(id)} removed`
  const lines = await letters.list()
  return lines.length > 0 ? lines.join('\n') : 'There are no dead letters.'
})
