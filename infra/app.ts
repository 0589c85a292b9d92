// oxlint-disable no-new -- a construct enters itself into its scope
import { App } from 'aws-cdk-lib'
import { CombatHexStack } from './stack.ts'

const app = new App()
new CombatHexStack(app, 'CombatHex', {
  description: 'Combat Hex: front door, queue, worker and table of the Discord bot',
})
app.synth()
