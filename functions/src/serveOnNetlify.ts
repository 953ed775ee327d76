import { createFunctions } from './createFunctions.ts'
import { loadConfig } from './config.ts'
import { createStatelessCodes } from './proof/createStatelessCodes.ts'

/** The part of Netlify's context that is used. */
export interface NetlifyContext {
  /** The visitor's address as Netlify saw it. */
  readonly ip: string
  /** Keeps the function awake after its answer. */
  readonly waitUntil?: (work: Promise<void>) => void
}

/**
 * The app behind every Netlify function; each instance makes its own, once, and shares no memory. A deployment counts as
 * production, so that it does not start without its secret; the page is where the site is (`URL`).
 * @throws {ConfigError}
 */
export const serveOnNetlify = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ((request: Request, context: NetlifyContext) => Promise<Response>) => {
  const config = loadConfig({ NODE_ENV: 'production', PAGE_URL: environment.URL, ...environment })
  const { app } = createFunctions(config, { createCodes: createStatelessCodes })
  return async (request, context) =>
    app.fetch(request, {
      address: context.ip,
      // Called on the context, which it belongs to.
      waitUntil: (work) => context.waitUntil?.(work),
    })
}
