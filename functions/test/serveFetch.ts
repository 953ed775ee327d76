import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { listen, type Listening } from '../src/http/listen.ts'

/** Serves web-standard requests on a loopback port. */
export const serveFetch = (fetch: Parameters<typeof getRequestListener>[0]): Promise<Listening> => {
  const handle = getRequestListener(fetch)
  return listen(
    createServer((request, response) => {
      void handle(request, response)
    }),
  )
}
