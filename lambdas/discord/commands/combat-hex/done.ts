import { isRefusal } from '../../../game/change.ts'
import { act } from '../../actions/answerCommand.ts'
import { findGame } from '../../actions/findGame.ts'
import { playFinish } from '../../actions/playAnswers.ts'
import type { Command } from '../../types.ts'
import { refusalMessage } from '../../views/refusalMessage.ts'
import { command, game, yesNo } from '../define.ts'
import { gameChoices } from '../gameChoices.ts'

/** Answers that end something, the smallest thing first: the activation before the phase. */
const endings = ['end', 'done', 'pass', 'none']

export const doneCommand: Command = {
  definition: command('done', yesNo('done.finish'), game()),
  async run(call, services) {
    if (call.options.finish === true) {
      const which = await findGame(call, services.store)
      return isRefusal(which) ? refusalMessage(which, call.locale) : playFinish(call, services, which)
    }
    return act(call, services, ({ question }) => {
      const ending = endings.find(answer => question?.space.check(answer).ok)
      if (ending) return [ending]
      // In a deployment the rules know better why it cannot end yet.
      return question?.kind === 'deploy' ? ['done'] : { code: 'nothing-to-end' }
    })
  },
  autocomplete: (call, { store }) => gameChoices(call, store),
}
