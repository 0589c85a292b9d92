import { openTutorial } from '../actions/tutorial.ts'
import type { Command } from '../types.ts'
import { command } from './define.ts'

/** The first battle, in lessons; it goes on where the caller left it. */
export const tutorialCommand: Command = {
  definition: command('tutorial'),
  run: openTutorial,
}
