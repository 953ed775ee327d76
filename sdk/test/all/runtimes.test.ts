import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { launchBrowser } from '../../../tools/launchBrowser.ts'
import { VERSION } from '../../src/version.ts'
import { runCore } from '../core.ts'
import type { Platform } from '../platform.ts'
import { json, startPlatform, text } from '../platform.ts'

const paymentMethods = (page: number) => ({
  items: [1, 2].map((number) => ({
    id: `${page}-${number}`,
    type: 'link',
    created_at: '2025-03-01T12:00:00Z',
    default: false,
  })),
  pagination: { total_count: 4, max_page: 2 },
})

/** The platform for `core.ts`, which also serves the page that runs it. */
const routesFor = (script: string): Platform['respond'] => {
  let refusals = 1
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.target, 'http://localhost')
    const routes: Record<string, Platform['respond']> = {
      '/': text(200, '<!doctype html><script type="module" src="/core.js"></script>', {
        'content-type': 'text/html',
      }),
      '/core.js': text(200, script, { 'content-type': 'text/javascript' }),
      '/v1/customer-portal/customers/me/payment-methods': json(
        200,
        paymentMethods(Number(searchParams.get('page'))),
      ),
      '/v1/events/ingest': json(200, {
        inserted: (JSON.parse(request.body || '{"events":[]}') as { events: unknown[] }).events
          .length,
      }),
      '/v1/customers/%C3%A4%2F%C3%B6': text(204, ''),
      '/v1/oauth2/userinfo': refusals-- > 0 ? text(503, '') : json(200, { sub: 'me' }),
      '/v1/products/missing': json(404, { error: 'ResourceNotFound', detail: 'No.' }),
      '/v1/products/malformed': json(200, { id: 5 }),
      '/v1/products/slow': () => undefined,
    }
    const respond = routes[pathname] ?? text(418, '')
    if (pathname !== '/v1/oauth2/userinfo') refusals = 1
    respond(request, response)
  }
}

const expected = {
  ids: ['1-1', '1-2', '2-1', '2-2'],
  either: 'Right',
  firstCreatedAt: '2025-03-01T12:00:00.000Z',
  ingested: { inserted: 1 },
  retried: { sub: 'me' },
  notFound: 'ResourceNotFound',
  malformed: 'ResponseValidationError',
  invalid: 'InputValidationError',
  aborted: 'RequestAbortedError',
  timedOut: 'RequestTimeoutError',
  unreachable: 'ConnectionError',
  challenge: 43,
  codeVerifier: 43,
  forged: 'WebhookVerificationError',
}

const bundle = async (contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { VERSION } from '../../src/version.ts'
import { runCore } from '../core.ts'; ${contents}`,
      resolveDir: __dirname,
    },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

test('the core behaves the same in Node and in Chromium', async () => {
  const script = await bundle('globalThis.runCore = runCore')
  await using platform = await startPlatform(routesFor(script))
  expect(await runCore(platform.serverURL)).toEqual(expected)

  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(platform.serverURL)
    const result: unknown = await page.evaluate(`runCore(${JSON.stringify(platform.serverURL)})`)
    expect(result).toEqual(expected)
    const agents = platform.received
      .filter(({ target }) => target.startsWith('/v1/events'))
      .map(({ headers }) => headers['user-agent'])
    expect(agents).toEqual([`dramatis-sdk/${VERSION}`, expect.stringMatching(/^Mozilla/)])
  } finally {
    await browser.close()
  }
}, 300_000)

/** Other runtimes, if an environment variable has the path of their executable. */
const runtimes = [
  { runtime: 'Deno', program: process.env.DENO, flags: ['run', '--allow-net'] },
  { runtime: 'Bun', program: process.env.BUN, flags: ['run'] },
]

for (const { runtime, program, flags } of runtimes) {
  if (program === undefined) continue
  test(`the core behaves the same in ${runtime}`, async () => {
    await using platform = await startPlatform(routesFor(''))
    const folder = await mkdtemp(join(tmpdir(), 'core-'))
    const file = join(folder, 'core.mjs')
    const call = `runCore(${JSON.stringify(platform.serverURL)})`
    await writeFile(file, await bundle(`console.log(JSON.stringify(await ${call}))`))
    const { stdout } = await promisify(execFile)(program, [...flags, file])
    expect(JSON.parse(stdout)).toEqual(expected)
    await rm(folder, { recursive: true })
  }, 300_000)
}
