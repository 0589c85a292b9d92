import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Where Chromium is on this machine; undefined: there is none. */
export function chromiumPath() {
  const named = process.env.CHROMIUM_PATH
  return (named ? [named] : places).find(path => existsSync(path))
}
