import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { expectConsole, openPage } from './openPage.ts'
import { originOf, portOf } from './startLocal.ts'

const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html')
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; connect-src 'self'; img-src data:",
  )
  if (request.url !== '/') response.statusCode = 404
  response.end('<!doctype html><title>Faults</title><link rel="icon" href="data:,">')
})
beforeAll(() => once(server.listen(0, 'localhost'), 'listening'))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Each fault, what causes it, and how it is reported. */
it.each<[string, (page: Page) => Promise<unknown>, readonly RegExp[]]>([
  [
    'an error in the console',
    (page) => page.evaluate(() => console.error('It broke.')),
    [/^It broke\./],
  ],
  [
    'an uncaught error',
    (page) => page.evaluate(() => setTimeout(() => void Promise.reject(new Error('It broke.')))),
    [/^Uncaught Error: It broke\./],
  ],
  [
    'a failed request',
    async (page) => {
      await page.route('**/data', (route) => route.abort())
      await page.evaluate(() => fetch('/data').catch(() => undefined))
    },
    [/ERR_FAILED http.*\/data$/],
  ],
  ['an error response', (page) => page.evaluate(() => fetch('/data')), [/status of 404 .*\/data$/]],
  [
    'a violation of the Content-Security-Policy',
    (page) => page.evaluate(() => fetch('https://other.example').catch(() => undefined)),
    [
      /^Content Security Policy: connect-src blocks https:\/\/other\.example/,
      /violates the following|Refused/,
    ],
  ],
])('records %s', async (_, cause, faults) => {
  const page = await openPage({ baseURL: originOf(portOf(server)) })
  await page.goto('/')
  // If one of them does not occur, the test fails in `afterEach`.
  for (const fault of faults) expectConsole(page, fault)
  await cause(page)
  // By the next frame, the page has reported the fault.
  await page.evaluate(() => new Promise(requestAnimationFrame))
})
