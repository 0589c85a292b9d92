/** The script of a battle's page begins here: with what an older browser has not, then the page itself. */
import './olderBrowsers.ts'

// Not before that: what is loaded together runs in an order of its own.
void import('./page.ts').then(async ({ beginPage }) => beginPage())
