import { distinct } from '../api/components.ts'
import { limits } from '../api/limits.ts'
import type { Command } from '../types.ts'
import { answerCommand } from './answer.ts'
import { armyCommand } from './army.ts'
import { boardCommand } from './board.ts'
import { challengeCommand } from './challenge.ts'
import { choosingGame } from './chooseGame.ts'
import { doneCommand } from './combat-hex/done.ts'
import { mapCommand } from './combat-hex/map.ts'
import { figuresCommand } from './figures.ts'
import { gameCommand } from './game.ts'
import { helpCommand } from './help.ts'
import { leagueCommand } from './league.ts'
import { lobbyCommand } from './lobby.ts'
import { oddsCommand } from './odds.ts'
import { ordersCommand } from './orders.ts'
import { playCommand } from './play.ts'
import { settingsCommand } from './settings.ts'
import { tutorialCommand } from './tutorial.ts'
import {
  castCommand,
  chargeCommand,
  deployCommand,
  moveCommand,
  shootCommand,
  turnCommand,
  useCommand,
} from './verbs.ts'

/** The same command; no two of its choices read the same. */
const toldApart = (command: Command): Command => ({
  ...command,
  ...(command.autocomplete && {
    async autocomplete(call, services) {
      const choices = (await command.autocomplete!(call, services)).slice(0, limits.choices)
      const names = choices.map(({ name }) => name)
      const marks = choices.map(({ value }) => String(value))
      return distinct(names, marks, limits.choice).map((name, i) => ({ ...choices[i]!, name }))
    },
  }),
})

const all: readonly Command[] = [
  playCommand,
  tutorialCommand,
  challengeCommand,
  lobbyCommand,
  armyCommand,
  figuresCommand,
  boardCommand,
  deployCommand,
  chargeCommand,
  moveCommand,
  castCommand,
  shootCommand,
  useCommand,
  turnCommand,
  doneCommand,
  answerCommand,
  mapCommand,
  oddsCommand,
  gameCommand,
  ordersCommand,
  settingsCommand,
  leagueCommand,
  helpCommand,
]

/** Every slash command. */
export const commands: readonly Command[] = all.map(toldApart).map(choosingGame)
