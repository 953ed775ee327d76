import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { bringAbout } from '../faults/bringAbout.ts'
import type { Faults } from '../faults/Faults.ts'
import type { World } from '../World.ts'
import type { Route } from './answerOperation.ts'
import { answerOperation, problemResponse } from './answerOperation.ts'
import { Problem } from '../Problem.ts'

/** More addresses than the API's: pages that people open, and what lies behind links. */
export type Addition = (app: Hono, world: World) => void

/** The sandbox as an HTTP application. */
export const createApp = (
  world: World,
  routes: readonly Route[],
  additions: readonly Addition[],
  faults: Faults,
  report: (error: unknown) => void,
): Hono => {
  const app = new Hono()
  // Buyers' calls come from pages of any origin, and carry their token in a header.
  app.use(
    '/v1/*',
    cors({
      origin: '*',
      allowHeaders: ['authorization', 'content-type'],
      exposeHeaders: ['retry-after', 'www-authenticate'],
      maxAge: 600,
    }),
  )
  app.use('/v1/*', bringAbout(faults, routes))
  // First, since one of the API's addresses is also a page for people without a token.
  for (const add of additions) add(app, world)
  const answer = answerOperation(world, routes)
  app.all('/v1/*', (context) => answer(context.req.raw))
  app.notFound(() =>
    problemResponse(
      new Problem(404, { error: 'ResourceNotFound', detail: 'There is nothing at this address.' }),
    ),
  )
  app.onError((error) => {
    report(error)
    return problemResponse(
      new Problem(500, {
        error: 'InternalServerError',
        detail: `The sandbox has a fault: ${error.message}`,
      }),
    )
  })
  return app
}
