// oxlint-disable no-new -- a construct enters itself into its scope
import { App, Tags } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { buildProgram } from './build.ts'
import { namesOf } from './names.ts'
import { CombatHexStack } from './stack.ts'
import { type RawSettings, settingNames, stageSettings } from './stageSettings.ts'

const app = new App()
const raw: RawSettings = Object.fromEntries(
  settingNames.map(name => [name, app.node.tryGetContext(name) as unknown]),
)
const settings = stageSettings(raw)
const root = process.cwd()
const [door, worker, clock] = await Promise.all([
  buildProgram(root, 'door', settings.architecture),
  buildProgram(root, 'worker', settings.architecture),
  buildProgram(root, 'clock', settings.architecture),
])
const built = { door, worker, clock }
const stack = new CombatHexStack(app, namesOf(settings.stage).stack, {
  description: 'Combat Hex: front door, queue, worker, clock and table of the Discord bot',
  settings,
  code: name => ({ code: Code.fromAsset(built[name].folder), handler: built[name].handler }),
})
Tags.of(stack).add('combat-hex', settings.stage)
app.synth()
