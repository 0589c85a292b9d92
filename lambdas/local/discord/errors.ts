import type { z } from 'zod'

/** An answer of the simulated Discord's REST interface. */
export interface RestAnswer {
  status: number
  body: unknown
}

export const ok = (body: unknown, status = 200): RestAnswer => ({ status, body })
export const nothing: RestAnswer = { status: 204, body: undefined }

/** Discord's own codes and words, as its documentation lists them. */
const known = {
  serverError: [500, 0, '500: Internal Server Error'],
  notFound: [404, 0, '404: Not Found'],
  unauthorized: [401, 0, '401: Unauthorized'],
  methodNotAllowed: [405, 0, '405: Method Not Allowed'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  tooLarge: [413, 40005, 'Request entity too large'],
  acknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  notYours: [403, 50005, 'Cannot edit a message authored by another user'],
  empty: [400, 50006, 'Cannot send an empty message'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  invalidToken: [401, 50027, 'Invalid Webhook Token'],
  archived: [400, 50083, 'Thread is archived'],
  badJson: [400, 50109, 'The request body contains invalid JSON.'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
} as const

export type ErrorName = keyof typeof known

export function refuse(name: ErrorName): RestAnswer {
  const [status, code, message] = known[name]
  return { status, body: { message, code } }
}

/** One thing that is wrong with a form: where, a code in capitals, and why. */
export interface FormFault {
  path: (string | number)[]
  code: string
  message: string
}

interface FaultTree {
  at: Record<string, FaultTree>
  here: { code: string; message: string }[]
}

/** Error 50035: every fault, nested along its path as Discord nests them. */
export function invalidForm(faults: FormFault[]): RestAnswer {
  const root: FaultTree = { at: {}, here: [] }
  for (const { path, code, message } of faults) {
    let node = root
    for (const step of path) node = node.at[step] ??= { at: {}, here: [] }
    node.here.push({ code, message })
  }
  return { status: 400, body: { message: 'Invalid Form Body', code: 50035, errors: nested(root) } }
}

function nested(tree: FaultTree): Record<string, unknown> {
  const inner = Object.entries(tree.at).map(([step, below]) => [step, nested(below)] as const)
  return { ...Object.fromEntries(inner), ...(tree.here.length > 0 ? { _errors: tree.here } : {}) }
}

const codes: Record<string, string> = {
  too_big: 'BASE_TYPE_BAD_LENGTH',
  too_small: 'BASE_TYPE_BAD_LENGTH',
  invalid_type: 'BASE_TYPE_REQUIRED',
  invalid_union: 'UNION_TYPE_CHOICES',
}

/** The faults that a schema found, in Discord's form. */
export function faultsOf(error: z.ZodError): FormFault[] {
  return error.issues.map(issue => ({
    path: issue.path.map(step => (typeof step === 'number' ? step : String(step))),
    code: codeOf(issue),
    message: issue.message,
  }))
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return String(issue.params?.['code'] ?? 'BASE_TYPE_CHOICES')
  return codes[issue.code] ?? 'BASE_TYPE_CHOICES'
}
