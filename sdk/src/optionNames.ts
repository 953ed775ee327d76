import { InvalidRequestError } from './BillingError.ts'
import type { BillingOptions, CallOptions } from './BillingOptions.ts'
import { isRecord } from './codec/entity.ts'
import { refuseUnknown } from './codec/refuseUnknown.ts'
import { run, sentence } from './codec/Run.ts'
import { servers } from './servers.ts'

type Names<Options> = Readonly<Record<keyof Required<Options>, 1>>

const CLIENT_OPTIONS: Names<BillingOptions & { version: 1 }> = {
  accessToken: 1,
  auth: 1,
  debug: 1,
  fetch: 1,
  hooks: 1,
  retry: 1,
  server: 1,
  serverURL: 1,
  strict: 1,
  timeoutMs: 1,
  userAgent: 1,
  version: 1,
}

const CALL_OPTIONS: Names<CallOptions> = { headers: 1, retry: 1, signal: 1, timeoutMs: 1 }

/** What other clients of the platform call an option. */
const FOREIGN_NAMES: Readonly<Record<string, string>> = {
  baseUrl: 'serverURL',
  environment: 'server',
  retries: 'retry',
  token: 'accessToken',
}

/**
 * Refuses options that a client, or a handler with options of its `own`, does not have: ignored, a misspelt `server`
 * would mean production.
 */
export const checkOptions = (options: object, own: readonly string[] = []): void => {
  refuse(options, [...Object.keys(CLIENT_OPTIONS), ...own])
  const { server = 'production' } = options as BillingOptions
  refuse({ [server]: 1 }, Object.keys(servers), 'server ')
}

export const checkCallOptions = (options: unknown): void => {
  if (!isRecord(options)) throw new InvalidRequestError("a call's options must be an object")
  refuse(options, Object.keys(CALL_OPTIONS))
}

/** The options of a client among those of something that makes one. */
export const clientOptionsIn = (options: BillingOptions): BillingOptions =>
  Object.fromEntries(Object.entries(options).filter(([name]) => name in CLIENT_OPTIONS))

/** @throws {InvalidRequestError} */
export const refuse = (options: object, names: readonly string[], what?: string): void => {
  // An unset variable read as a number would otherwise mean no limit.
  const problem =
    unknownOption(options, names, what) ??
    ('timeoutMs' in options && Number.isNaN(options.timeoutMs) && 'timeoutMs is NaN')
  if (problem) throw new InvalidRequestError(problem)
}

/** The first option that is not among `names`, in words, and the one that was meant. */
export const unknownOption = (
  options: object,
  names: readonly string[],
  what = 'option ',
): string | undefined => {
  const pass = run(true)
  refuseUnknown(options, names, pass, FOREIGN_NAMES)
  const [issue] = pass.issues
  return issue && what + sentence(issue)
}
