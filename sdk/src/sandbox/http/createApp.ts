import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { injectFaults } from '../faults/injectFaults.ts'
import type { Faults } from '../faults/Faults.ts'
import type { World } from '../World.ts'
import type { Version } from '../Version.ts'
import { handleOperation, problemResponse } from './handleOperation.ts'
import { Problem, unknownAddress } from '../Problem.ts'
import type { Route } from './Route.ts'
import { selectOperation } from './selectOperation.ts'

/** A function that adds routes besides the API's: pages, and the targets of links. */
export type Addition = (app: Hono, world: World) => void

/** The sandbox as an HTTP application. */
export const createApp = (
  world: World,
  apis: Readonly<Record<Version, readonly Route[]>>,
  additions: readonly Addition[],
  faults: Faults,
  report: (error: unknown) => void,
): Hono => {
  const app = new Hono()
  // Buyers' browsers send requests from pages of any origin, with their token in a header.
  app.use(
    '/v1/*',
    cors({
      origin: '*',
      allowHeaders: ['authorization', 'content-type', 'polar-version'],
      exposeHeaders: ['retry-after', 'www-authenticate'],
      maxAge: 600,
    }),
  )
  const select = selectOperation(apis)
  app.use('/v1/*', injectFaults(faults, select))
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
