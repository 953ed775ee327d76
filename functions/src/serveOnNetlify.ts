import { createFunctions } from './createFunctions.ts'
import { loadConfig } from './config/loadConfig.ts'
import { createStatelessCodes } from './proof/createStatelessCodes.ts'

/** The part of Netlify's context that we use. */
export interface NetlifyContext {
  /** The visitor's address as Netlify saw it. */
  readonly ip: string
  /** Keeps the function awake after its response. */
  readonly waitUntil?: (work: Promise<void>) => void
}

/**
 * The app behind every Netlify function. Each instance creates its own, once; they share no memory. A
 * deployment counts as production, so it does not start without its secret. The page is the site (`URL`).
 * @throws {ConfigError}
 */
export const serveOnNetlify = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ((request: Request, context: NetlifyContext) => Promise<Response>) => {
  const config = loadConfig({ NODE_ENV: 'production', PAGE_URL: environment.URL, ...environment })
  const { app } = createFunctions(config, {
    createCodes: createStatelessCodes,
    // The next request may reach an instance that knows nothing of the job.
    answersWithJobs: false,
  })
  return async (request, context) =>
    app.fetch(request, {
      address: context.ip,
      // A method of the context.
      waitUntil: (work) => context.waitUntil?.(work),
    })
}
