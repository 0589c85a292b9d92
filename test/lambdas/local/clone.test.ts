import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../lambdas/local/install.mjs'

/** What whoever clones with Git for Windows has on disk, which turns the ends of lines around by itself. */
function cloned(files: Record<string, Buffer>): Record<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'))
  try {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')]
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'core.autocrlf=true', ...args], { stdio: 'pipe' })
    git('init', '--quiet', from)
    cpSync(join(root, '.gitattributes'), join(from, '.gitattributes'))
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(from, name), bytes)
    git('-C', from, 'add', '.')
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'commit.gpgsign=false']
    git('-C', from, ...who, 'commit', '--quiet', '-m', 'a')
    git('clone', '--quiet', from, to)
    const names = readdirSync(to).filter(name => name in files)
    return Object.fromEntries(names.map(name => [name, readFileSync(join(to, name))]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// who has the files of a release has no git, perhaps
const hasGit = spawnSync('git', ['--version']).status === 0

it.skipIf(!hasGit)(
  'is the same on every system: texts end their lines as the checks want, pictures stay as they are',
  () => {
    const text = Buffer.from('one\ntwo\n')
    const files = {
      'the-marsh.ts': text,
      run: text,
      'names.txt': text,
      // by its bytes alone git would take it for a text
      'board.png': Buffer.from(`\x89PNG\r\n${'one\r\n'.repeat(100)}`, 'latin1'),
    }
    expect(cloned(files)).toEqual(files)
  },
)
