import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import express from 'express'
import Fastify from 'fastify'
import { createApp, defineEventHandler, readBody, toNodeListener } from 'h3-v1'
import { Hono } from 'hono'
import * as express5 from '../../src/frameworks/express.ts'
import * as fastify5 from '../../src/frameworks/fastify.ts'
import * as h3 from '../../src/frameworks/h3.ts'
import * as hono from '../../src/frameworks/hono.ts'
import * as next from '../../src/frameworks/next.ts'
import * as sveltekit from '../../src/frameworks/sveltekit.ts'
import { signedHeaders } from '../signedDelivery.ts'

const SECRET = "the shop's secret"
const options = { secret: SECRET, onError: () => undefined }

/** An event of a type that no version knows, with whitespace that serializing it again would lose. */
const BODY = '{ "type": "moon.rose",\n "data": {} }'

/** What a middleware does with a body before the handler sees it. */
type Middleware = 'nothing' | 'read' | 'rewrite'

const rewritten = (body: string): string => JSON.stringify(JSON.parse(body))

const web = async (request: Request, middleware: Middleware): Promise<Request> => {
  if (middleware === 'read') await request.json()
  if (middleware !== 'rewrite') return request
  const { url, headers } = request
  return new Request(url, { method: 'POST', headers, body: rewritten(await request.text()) })
}

type Deliver = (body: BodyInit, headers: Record<string, string>) => Promise<Response>

/** Runs `work` with a function that posts to a server. */
const served = async (server: Server, work: (deliver: Deliver) => Promise<void>) => {
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    await work((body, headers) =>
      fetch(`http://localhost:${port}/webhooks`, { method: 'POST', headers, body }),
    )
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** Without a server: the headers are as a host passes them on. */
const called =
  (handle: (request: Request) => Promise<Response> | Response): Deliver =>
  async (body, headers) => {
    const request = new Request('https://shop.example/webhooks', { method: 'POST', headers, body })
    const sent = await request.clone().arrayBuffer()
    request.headers.set('content-length', `${sent.byteLength}`)
    return handle(request)
  }

interface Framework {
  readonly hint: string
  readonly run: (middleware: Middleware, work: (deliver: Deliver) => Promise<void>) => Promise<void>
}

const frameworks: Record<string, Framework> = {
  Express: {
    hint: 'before app.use(express.json())',
    run: (middleware, work) => {
      const app = express()
      if (middleware !== 'nothing') app.use(express.json())
      if (middleware === 'rewrite') {
        app.use((request, _, next) => {
          request.body = JSON.stringify(request.body)
          next()
        })
      }
      app.post('/webhooks', express5.webhooksHandler(options))
      return served(app.listen(0), work)
    },
  },
  Fastify: {
    hint: 'no onRequest or preParsing hook reads the payload',
    run: async (middleware, work) => {
      const app = Fastify()
      if (middleware !== 'nothing') {
        app.addHook('preParsing', async (_, __, payload) =>
          Readable.from([rewritten(await text(payload))]),
        )
      }
      await app.register(fastify5.webhooksPlugin('/webhooks', options))
      await app.listen({ port: 0 })
      await served(app.server, work)
    },
  },
  Hono: {
    hint: 'before middleware that calls c.req.json()',
    run: (middleware, work) => {
      const app = new Hono()
      app.use(async (context, next) => {
        if (middleware === 'read') await context.req.json()
        else context.req.raw = await web(context.req.raw, middleware)
        await next()
      })
      app.post('/webhooks', hono.webhooksHandler(options))
      return work(called((request) => app.fetch(request)))
    },
  },
  'h3 1': {
    hint: 'Call neither readBody(event)',
    run: (middleware, work) => {
      const handle = h3.webhooksHandler(options)
      const app = createApp().use(
        '/webhooks',
        defineEventHandler(async (event) => {
          if (middleware !== 'nothing') await readBody(event)
          return handle(event)
        }),
      )
      return served(createServer(toNodeListener(app)).listen(0), work)
    },
  },
  'h3 2 and Nuxt': {
    hint: 'nor event.req.json()',
    run: (middleware, work) => {
      const handle = h3.webhooksHandler(options)
      return work(called(async (request) => handle({ req: await web(request, middleware) })))
    },
  },
  'Next.js': {
    hint: 'Call neither request.json() nor request.text()',
    run: (middleware, work) => {
      const handle = next.webhooksHandler(options)
      return work(called(async (request) => handle(await web(request, middleware))))
    },
  },
  SvelteKit: {
    hint: 'In hooks.server.ts, read event.request.clone()',
    run: (middleware, work) => {
      const handle = sveltekit.webhooksHandler(options)
      return work(called(async (request) => handle({ request: await web(request, middleware) })))
    },
  },
}

describe.each(Object.entries(frameworks))('%s', (_, { hint, run }) => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockReturnValue()
  })

  test('accepts a body that nothing has read', () =>
    run('nothing', async (deliver) => {
      const response = await deliver(BODY, signedHeaders(BODY, SECRET))
      expect([response.status, await response.json()]).toEqual([200, { outcome: 'ignored' }])
    }))

  test.each(['read', 'rewrite'] as const)('names a middleware that did this: %s', (middleware) =>
    run(middleware, async (deliver) => {
      const response = await deliver(BODY, signedHeaders(BODY, SECRET))
      expect([403, 500]).toContain(response.status)
      expect(await response.text()).toMatch(/was read before|was parsed before|serialized it again/)
    }),
  )

  test.each(['read', 'rewrite'] as const)('says what to do about it: %s', (middleware) =>
    run(middleware, async (deliver) => {
      const response = await deliver(BODY, signedHeaders(BODY, SECRET))
      expect(await response.text()).toContain(hint)
    }),
  )

  test('names a body that is still compressed', () =>
    run('nothing', async (deliver) => {
      const headers = { ...signedHeaders(BODY, SECRET), 'content-encoding': 'gzip' }
      const response = await deliver(gzipSync(BODY), headers)
      expect(response.status).toBe(403)
      expect(await response.text()).toContain('the body is compressed with gzip')
    }))
})

test('Express accepts a compressed body that a parser has decompressed', async () => {
  const app = express()
  app.use(express.raw({ type: '*/*' }))
  app.post('/webhooks', express5.webhooksHandler(options))
  await served(app.listen(0), async (deliver) => {
    const headers = { ...signedHeaders(BODY, SECRET), 'content-encoding': 'gzip' }
    expect((await deliver(gzipSync(BODY), headers)).status).toBe(200)
  })
})
