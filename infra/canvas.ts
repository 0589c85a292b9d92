import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Architecture } from 'aws-cdk-lib/aws-lambda'

const architectures = [
  { architecture: Architecture.ARM_64, cpu: 'arm64' },
  { architecture: Architecture.X86_64, cpu: 'x64' },
] as const

const compiled = (cpu: string) => `canvas-linux-${cpu}-gnu`
const installed = (root: string, name: string) => existsSync(join(root, 'node_modules', name))

/**
 * Where the worker runs: on ARM, which costs less, where canvas is installed for it; else on what this machine
 * has, so that a deployment needs nothing from the network. `wanted` settles it otherwise.
 */
export function workerArchitecture(root: string, wanted?: string): Architecture {
  const choice = wanted
    ? architectures.find(({ architecture }) => architecture.name === wanted)
    : (architectures.find(({ cpu }) => installed(root, compiled(cpu))) ?? architectures[0])
  if (!choice) throw new Error(`architecture is ${wanted}, not arm64 or x86_64`)
  return choice.architecture
}

/** Shell commands that put canvas, and the font files it letters with, beside the worker. */
export function canvasCommands(root: string, output: string, architecture: Architecture): string[] {
  const { cpu } = architectures.find(one => one.architecture.name === architecture.name)!
  const modules = join(root, 'node_modules')
  const fonts = [
    `mkdir -p "${output}/fonts" "${output}/node_modules"`,
    `cp "${modules}"/dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf "${modules}"/dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf "${output}/fonts"`,
  ]
  const name = compiled(cpu)
  if (installed(root, name)) {
    const copies = ['index.js', 'package.json', 'lib'].map(part => `"${modules}/canvas/${part}"`).join(' ')
    return [
      ...fonts,
      `mkdir -p "${output}/node_modules/canvas"`,
      `cp -R ${copies} "${output}/node_modules/canvas"`,
      `cp -R "${modules}/${name}" "${output}/node_modules"`,
    ]
  }
  // Compiled for another machine than this one: only the registry has it.
  const { version } = JSON.parse(readFileSync(join(modules, 'canvas/package.json'), 'utf8')) as {
    version: string
  }
  return [
    ...fonts,
    `npm install --prefix "${output}" --no-save --no-package-lock --os=linux --cpu=${cpu} --libc=glibc canvas@${version}`,
    // npm takes the one for the other C library along.
    `rm -rf "${output}/node_modules/${compiled(cpu).replace('gnu', 'musl')}"`,
  ]
}
