import { createFunctions } from './createFunctions.ts'
import { loadConfig } from './config.ts'

/** The part of Netlify's context that is used: the visitor's address as the platform saw it. */
export interface NetlifyContext {
  readonly ip: string
}

/**
 * The app behind every Netlify function; each instance makes its own, once. A deployment counts as
 * production, so that it does not start without its secret.
 * @throws {ConfigError}
 */
export const serveOnNetlify = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ((request: Request, context: NetlifyContext) => Promise<Response>) => {
  const { app } = createFunctions(loadConfig({ NODE_ENV: 'production', ...environment }))
  return async (request, { ip }) => app.fetch(request, { address: ip })
}
