import { parseArgs } from 'node:util'
import { readSettings } from '../../lambdas/config.ts'
import { connect } from '../aws.ts'
import { runChecks } from '../doctor/checks.ts'
import { stageChecks } from '../doctor/onAws.ts'
import { oneMachineChecks } from '../doctor/oneMachine.ts'

/** `npm run doctor` looks at the program on this machine, `npm run doctor -- --stage prod` at a stage on AWS. */
try {
  const { stage } = parseArgs({ options: { stage: { type: 'string' } } }).values
  const checks =
    stage === undefined
      ? oneMachineChecks(process.env)
      : await stageChecks(stage, await connect(), readSettings().apiBase)
  const well = await runChecks(checks, line => console.log(line))
  console.log(well ? '\nAll is well.' : '\nNot all is well: see above.')
  process.exitCode = well ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
