import { describe, expect, it } from 'vitest'
import { signIcons } from '../../../lambdas/pages/scenesJson.ts'
import { isIconName } from '../../../render/icons/iconNames.ts'
import { codeOf, importsOf } from '../../helpers/imports.ts'

/** All that the script of a battle's page is made of. */
function scriptFiles(): string[] {
  const found = new Set(['lambdas/pages/browser/main.ts'])
  for (const file of found) for (const { path } of importsOf(file)) if (path?.endsWith('.ts')) found.add(path)
  return [...found]
}

describe('the pictures that a page is sent', () => {
  it('are also those that drawing asks for by itself', () => {
    const asked = scriptFiles().flatMap(file =>
      [...codeOf(file).matchAll(/drawIcon\([^{]*?\{|drawIcon\([^\n]*/g)].flatMap(([call]) =>
        [...call.matchAll(/'([a-z-]+)'/g)].flatMap(([, name]) => (isIconName(name!) ? [name] : [])),
      ),
    )
    expect(signIcons).toEqual([...new Set(asked)].toSorted())
  })
})
