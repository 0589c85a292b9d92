/**
 * `npm run icons`: takes the pictures that are named out of the package of all 4,134, which is for development only:
 * it would be 6 MB in the file that draws on AWS.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { iconNames } from './iconNames.ts'

const load = createRequire(import.meta.url)
const source = readFileSync(load.resolve('@iconify-json/game-icons/icons.json'), 'utf8')
const { icons } = JSON.parse(source) as { icons: Record<string, { body: string }> }

const bodies = Object.fromEntries(
  iconNames.map(name => {
    const icon = icons[name]
    if (!icon) throw new RangeError(`the package has no ${name}`)
    return [name, icon.body]
  }),
)
writeFileSync(join('render', 'icons', 'iconBodies.json'), `${JSON.stringify(bodies, null, 2)}\n`)
console.log(`${iconNames.length} pictures`)
