import type { MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { World } from '../World.ts'
import { handleOperation, problemResponse } from './handleOperation.ts'
import { Problem, unknownAddress } from '../Problem.ts'
import type { SelectOperation } from './selectOperation.ts'

/** A function that adds routes besides the API's: pages, and the targets of links. */
export type Addition = (app: Hono, world: World) => void

/** The sandbox as an HTTP application; `intercept` sees the API's requests first. */
export const createApp = (
  world: World,
  select: SelectOperation,
  echo: MiddlewareHandler,
  intercept: MiddlewareHandler,
  additions: readonly Addition[],
  report: (error: unknown) => void,
): Hono => {
  const app = new Hono()
  // Buyers' browsers send requests from pages of any origin, with their token in a header.
  app.use(
    '/v1/*',
    cors({
      origin: '*',
      allowHeaders: ['authorization', 'content-type', 'polar-version'],
      exposeHeaders: ['retry-after', 'www-authenticate', 'polar-version', 'date'],
      maxAge: 600,
    }),
  )
  app.use('/v1/*', echo)
  app.use('/v1/*', intercept)
  // Before the API's routes, because one of the API's URLs is also a page for people without a token.
  for (const add of additions) add(app, world)
  const handle = handleOperation(world, select)
  app.all('/v1/*', (context) => handle(context.req.raw))
  app.notFound(() => problemResponse(unknownAddress()))
  app.onError((error) => {
    report(error)
    return problemResponse(
      new Problem(500, {
        error: 'InternalServerError',
        detail: `Bug in the sandbox: ${error.message}`,
      }),
    )
  })
  return app
}
