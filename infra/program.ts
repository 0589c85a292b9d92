import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, type Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Program } from './build.ts'
import type { StackNames } from './names.ts'
import type { StageSettings } from './stageSettings.ts'

/** A program made ready: its files, and the handler in them. */
export type ProgramCode = (name: Program) => { code: Code; handler: string }

export interface ProgramOptions {
  name: Program
  names: StackNames
  settings: StageSettings
  code: ProgramCode
  /** megabytes; 1769 are one whole processor */
  memory: number
  timeout: Duration
  environment: Record<string, string>
}

/** A function with the log that it writes to. */
export interface RunningProgram {
  run: LambdaFunction
  log: LogGroup
}

/** One of the programs as a Lambda function with a log of its own. Its role may write that log and nothing else yet. */
export function program(scope: Construct, id: string, options: ProgramOptions): RunningProgram {
  const { name, names, settings } = options
  const functionName = names.functions[name]
  const log = new LogGroup(scope, `${id}Log`, {
    logGroupName: `/aws/lambda/${functionName}`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  // Without a role of ours the CDK gives one that may write every log of the account.
  const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  log.grantWrite(role)
  const run = new LambdaFunction(scope, id, {
    functionName,
    ...options.code(name),
    runtime: Runtime.NODEJS_22_X,
    architecture: settings.architecture === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
    memorySize: options.memory,
    timeout: options.timeout,
    environment: { STAGE: settings.stage, ...options.environment },
    logGroup: log,
    role,
    // Only the clock is called this way. A run that was lost is made good by the next one.
    ...(name === 'clock' && { retryAttempts: 0, maxEventAge: Duration.minutes(1) }),
  })
  return { run, log }
}

/** Lets a program do exactly these actions with one resource. */
export function allow({ run }: RunningProgram, actions: string[], resources: string[]): void {
  run.addToRolePolicy(new PolicyStatement({ effect: Effect.ALLOW, actions, resources }))
}
