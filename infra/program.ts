import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { type Architecture, Runtime } from 'aws-cdk-lib/aws-lambda'
import { Charset, NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { aliases, banner, entries, external, mainFields } from './bundles.ts'

export interface ProgramOptions {
  name: keyof typeof entries
  root: string
  architecture: Architecture
  memory: number
  timeout: Duration
  environment: Record<string, string>
  /** shell commands that put more beside the program */
  beside?: (output: string) => string[]
}

/** One of the programs as a Lambda function, bundled on this machine, with a log of its own. */
export function program(scope: Construct, id: string, options: ProgramOptions): NodejsFunction {
  const { name, root, beside } = options
  return new NodejsFunction(scope, id, {
    entry: `${root}/${entries[name]}`,
    projectRoot: root,
    depsLockFilePath: `${root}/package-lock.json`,
    runtime: Runtime.NODEJS_22_X,
    architecture: options.architecture,
    memorySize: options.memory,
    timeout: options.timeout,
    environment: { NODE_OPTIONS: '--enable-source-maps', ...options.environment },
    logGroup: new LogGroup(scope, `${id}Log`, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
    bundling: {
      format: OutputFormat.ESM,
      target: 'node22',
      minify: true,
      charset: Charset.UTF8,
      sourceMap: true,
      sourcesContent: false,
      mainFields,
      banner,
      // The SDK goes into the bundle: it starts faster than the runtime's own, and is the one that was tested.
      bundleAwsSDK: true,
      externalModules: [...external[name]],
      esbuildArgs: Object.fromEntries(
        Object.entries(aliases(root)).map(([from, to]) => [`--alias:${from}`, to]),
      ),
      forceDockerBundling: false,
      commandHooks: {
        beforeBundling: () => [],
        beforeInstall: () => [],
        afterBundling: (_input, output) => beside?.(output) ?? [],
      },
    },
  })
}
