import { createFunctions, type Effects } from './createFunctions.ts'
import { ConfigError, loadConfig } from './config/loadConfig.ts'

/** The part of Netlify's context that we use. */
export interface NetlifyContext {
  /** The visitor's address as Netlify saw it. */
  readonly ip: string
  /** Keeps the function awake after its response. */
  readonly waitUntil?: (work: Promise<void>) => void
}

/**
 * The app behind every Netlify function. Each instance creates its own, once; they share only the state in Redis. A
 * deployment counts as production, so it does not start without its secret. The page is the site (`URL`).
 * @throws {ConfigError}
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
  return async (request, context) => {
    const { app } = await functions
    return app.fetch(request, {
      address: context.ip,
      // A method of the context.
      waitUntil: (work) => context.waitUntil?.(work),
    })
  }
}

const NO_STORE =
  'PREMIUM_PROOF=email-code requires REDIS_URL on Netlify: a code is rarely entered at the instance that sent it.'
