import { gameSaid, hasLessons } from '../actions/gameMeant.ts'
import { openTutorial } from '../actions/tutorial.ts'
import type { Command } from '../types.ts'
import { command } from './define.ts'
import { system } from './listChoices.ts'

/** The first battle, in lessons; it goes on where the caller left it. */
export const tutorialCommand: Command = {
  definition: command('tutorial', ...system(hasLessons)),
  run: (call, services) => openTutorial(call, services, gameSaid(call, hasLessons)),
}
