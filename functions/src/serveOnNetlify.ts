import { createFunctions, type Effects } from './createFunctions.ts'
import { UNAVAILABLE } from './contract/index.ts'
import { errorOf } from './errors/errorOf.ts'
import { ConfigError, loadConfig } from './config/loadConfig.ts'

/** The part of Netlify's context that we use. */
export interface NetlifyContext {
  /** The visitor's address as Netlify saw it. */
  readonly ip: string
  /** Keeps the function awake after its response. */
  readonly waitUntil?: (work: Promise<void>) => void
}

/**
 * Creates the handler behind every Netlify function. Each instance creates one app; the apps share only the state in
 * Redis. A store that may lose data is refused as everywhere, with a sentence in the log. A deployment counts as
 * production, so it requires `VISITOR_SECRET`. `PAGE_URL` defaults to the site's `URL`.
 * @throws {ConfigError} if a variable is missing or wrong
 */
export const serveOnNetlify = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
  effects: Pick<Effects, 'state'> = {},
): ((request: Request, context: NetlifyContext) => Promise<Response>) => {
  const config = loadConfig({ NODE_ENV: 'production', PAGE_URL: environment.URL, ...environment })
  if (config.premiumProof === 'email-code' && config.redis === undefined)
    throw new ConfigError(NO_STORE)
  const functions = createFunctions(config, {
    ...effects,
    // The next request may reach an instance that knows nothing of the job.
    offersJobs: false,
  })
  let opened: Promise<void> | undefined
  return async (request, context) => {
    const opening = await functions
    try {
      await (opened ??= opening.open())
    } catch (thrown) {
      // The next request tries again: the store may be back, or set right.
      opened = undefined
      console.error(errorOf(thrown).message)
      return Response.json({ error: UNAVAILABLE }, { status: 503 })
    }
    return opening.app.fetch(request, {
      address: context.ip,
      // Wrapped, because it must be called as a method of the context.
      waitUntil: (work) => context.waitUntil?.(work),
    })
  }
}

const NO_STORE =
  'PREMIUM_PROOF=email-code requires REDIS_URL on Netlify: a code is rarely entered at the instance that sent it.'
