/** The script of a battle's page begins here: with what an older browser has not, then the page itself. */
import './olderBrowsers.ts'
import { leaveAsItWas } from './asItWas.ts'

// Not before that: what is loaded together runs in an order of its own.
import('./page.ts')
  .then(async ({ beginPage }) => beginPage())
  .catch((error: unknown) => {
    console.error(error)
    if (document.getElementById('board')) leaveAsItWas(false)
  })
