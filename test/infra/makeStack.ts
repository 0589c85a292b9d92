import { App } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { namesOf } from '../../infra/names.ts'
import { CombatHexStack } from '../../infra/stack.ts'
import { type RawSettings, stageSettings } from '../../infra/stageSettings.ts'

/** The stack without its programs, which take seconds to bundle: that is done in another test. */
export function makeStack(raw: RawSettings): CombatHexStack {
  const settings = stageSettings(raw)
  return new CombatHexStack(new App(), namesOf(settings.stage).stack, {
    settings,
    code: name => ({ code: Code.fromInline(name), handler: 'index.handler' }),
  })
}
