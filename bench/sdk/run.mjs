/**
 * Compares the size and speed of three clients of the platform: `@polar-sh/sdk` 0.30.0, which validates with zod,
 * `@polar-sh/sdk` 1.0.1, which does not validate, and `@dramatis/sdk`. Run `npm install` here and
 * `npm run build -w sdk` in the project first.
 */
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { median } from '../median.mjs'
import { currentSubscriptions, subscriptions } from './subscriptions.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const ours = fileURLToPath(new URL('../../sdk/dist/', import.meta.url))
const { build } = createRequire(new URL('../../package.json', import.meta.url))('esbuild')

const old = {
  core: 'polar-0.30/core.js',
  list: 'polar-0.30/funcs/subscriptionsList.js',
  client: 'polar-0.30',
  schema: 'polar-0.30/models/components/listresourcesubscription.js',
}
const unvalidated = {
  client: 'polar-1.0/2026-10',
  list: 'polar-1.0/2026-10/services/subscriptions',
}
const march = `${ours}bundle/2025-03.js`
const october = `${ours}bundle/2026-10.js`

const rows = [
  await bundleSizes('one function of 2025-03', [
    `import { PolarCore } from '${old.core}'; import { subscriptionsList } from '${old.list}'
     subscriptionsList(new PolarCore({ accessToken: 'x' }), {}).then(console.log)`,
    `import { createPolarCore } from '${unvalidated.client}'; import { listSubscriptions } from '${unvalidated.list}'
     listSubscriptions(createPolarCore({ accessToken: 'x' }))({}).then(console.log)`,
    `import { createBillingCore, listSubscriptions } from '${march}'
     listSubscriptions(createBillingCore({ accessToken: 'x' }))({})().then(console.log)`,
  ]),
  await bundleSizes('the whole client of 2025-03', [
    `import { Polar } from '${old.client}'; console.log(new Polar())`,
    `import { createPolar } from '${unvalidated.client}'; console.log(createPolar({}))`,
    `import { createBillingClient } from '${march}'; console.log(createBillingClient())`,
  ]),
  importTimes('import of 2025-03 in Node', [old.client, unvalidated.client, march]),
  await bundleSizes('one function of 2026-10', [
    undefined,
    `import { createPolarCore } from '${unvalidated.client}'; import { listSubscriptions } from '${unvalidated.list}'
     listSubscriptions(createPolarCore({ accessToken: 'x' }))({}).then(console.log)`,
    `import { createBillingCore, listSubscriptions } from '${october}'
     listSubscriptions(createBillingCore({ accessToken: 'x' }))({})().then(console.log)`,
  ]),
  await bundleSizes('the whole client of 2026-10', [
    undefined,
    `import { createPolar } from '${unvalidated.client}'; console.log(createPolar({}))`,
    `import { createBillingClient } from '${october}'; console.log(createBillingClient())`,
  ]),
  importTimes('import of 2026-10 in Node', [undefined, unvalidated.client, october]),
  await measureDecoding('decode 1,000 subscriptions'),
  await measureCurrentDecoding('decode 1,000 of 2026-10'),
  await measureSending('encode and send 1,000 requests'),
  installedSizes('installed size, with dependencies'),
]

console.table(
  Object.fromEntries(
    rows.map(([name, [first, second, third], unit]) => [
      name,
      { '0.30.0': show(first, unit), '1.0.1': show(second, unit), ours: show(third, unit) },
    ]),
  ),
)

function show(value, unit) {
  return value === undefined ? '-' : `${value.toFixed(unit === 'ms' ? 0 : 1)} ${unit}`
}

/** Returns a row with the size of each program, bundled, minified and gzipped, in kB (1000 bytes). */
async function bundleSizes(name, programs) {
  const sizes = []
  for (const contents of programs) {
    if (contents === undefined) {
      sizes.push(undefined)
      continue
    }
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: here },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      write: false,
      logLevel: 'error',
    })
    sizes.push(gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000)
  }
  return [name, sizes, 'kB']
}

/** Returns a row with the time that each import takes in a new process: the median of nine, in milliseconds. */
function importTimes(name, specifiers) {
  const times = specifiers.map(
    (specifier) =>
      specifier &&
      median(
        Array.from({ length: 9 }, () =>
          Number(
            execFileSync(
              process.execPath,
              [
                '--input-type=module',
                '--eval',
                `const start = performance.now(); await import('${specifier}'); console.log(performance.now() - start)`,
              ],
              { cwd: here },
            ),
          ),
        ),
      ),
  )
  return [name, times, 'ms']
}

/** Returns a row with the times to decode 1,000 subscriptions of 2025-03, in milliseconds. 1.0.1 does not decode. */
async function measureDecoding(name) {
  const { ListResourceSubscription$inboundSchema: schema } = await import(old.schema)
  const { Subscription } = await import(march)
  const { items } = subscriptions(1000)
  const response = { items, pagination: { total_count: 1000, max_page: 1 } }
  const times = await measureInTurn([
    () => schema.parse(response),
    () => items.forEach((item) => throwIfInvalid(Subscription.decode(item))),
  ])
  return [name, [times[0], undefined, times[1]], 'ms']
}

/** Returns a row with the time that `@dramatis/sdk` takes to decode 1,000 subscriptions of 2026-10. */
async function measureCurrentDecoding(name) {
  const { Subscription } = await import(october)
  const { items } = currentSubscriptions(1000)
  const [ours] = await measureInTurn([
    () => items.forEach((item) => throwIfInvalid(Subscription.decode(item))),
  ])
  return [name, [undefined, undefined, ours], 'ms']
}

function throwIfInvalid(decoded) {
  if (decoded._tag === 'Left')
    throw new Error(
      decoded.left
        .map(({ message, context }) => `${context.map(({ key }) => key).join('.')}: ${message}`)
        .join('; '),
    )
}

/** Returns a row with the times to encode and send 1,000 requests, ten at a time, to a local server. */
async function measureSending(name) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{"inserted":1}')
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const serverURL = `http://127.0.0.1:${server.address().port}`
  const accessToken = 'token'
  const { Polar } = await import(old.client)
  const { createPolar } = await import(unvalidated.client)
  const { createBillingClient } = await import(march)
  const clients = [
    new Polar({ accessToken, serverURL }),
    createPolar({ accessToken, baseUrl: serverURL }),
    createBillingClient({ accessToken, serverURL }),
  ]
  const events = Array.from({ length: 10 }, (_, number) => ({
    name: 'portrait',
    externalCustomerId: `${number}`,
    metadata: { style: 'realistic', number },
  }))
  const thousand = (client, body) => async () => {
    for (let batch = 0; batch < 100; batch++) {
      await Promise.all(Array.from({ length: 10 }, () => client.events.ingest(body)))
    }
  }
  const wireEvents = events.map(({ externalCustomerId, ...event }) => ({
    ...event,
    external_customer_id: externalCustomerId,
  }))
  const bodies = [{ events }, { events: wireEvents }, { events }]
  const times = await measureInTurn(clients.map((client, which) => thousand(client, bodies[which])))
  server.close()
  server.closeAllConnections()
  return [name, times, 'ms']
}

/** Returns a row with the size of each client and its dependencies on disk, in MB (1024 * 1024 bytes), by `du`. */
function installedSizes(name) {
  const modules = `${here}node_modules/`
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const standardWebhooks = ['standardwebhooks', '@stablelib', 'fast-sha256'].map(
    (dependency) => modules + dependency,
  )
  return [
    name,
    [
      sizeOnDisk([`${modules}polar-0.30`, `${modules}zod`, ...standardWebhooks]),
      sizeOnDisk([`${modules}polar-1.0`, ...standardWebhooks]),
      sizeOnDisk([
        ...publishedFiles(`${root}sdk`),
        `${root}node_modules/io-ts`,
        `${root}node_modules/fp-ts`,
      ]),
    ],
    'MB',
  ]
}

function sizeOnDisk(paths) {
  const lines = execFileSync('du', ['-ck', ...paths], { encoding: 'utf8' })
    .trim()
    .split('\n')
  return Number.parseInt(lines.at(-1), 10) / 1024
}

function publishedFiles(folder) {
  const [{ files }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  return files.map(({ path }) => `${folder}/${path}`)
}

/** Returns the median time of each task in milliseconds. They take turns in alternating order, so none is favored. */
async function measureInTurn(tasks, rounds = 11) {
  const times = tasks.map(() => [])
  for (let round = 0; round < rounds; round++) {
    const order = [...tasks.entries()]
    for (const [which, task] of round % 2 === 0 ? order : order.reverse()) {
      const start = performance.now()
      await task()
      times[which].push(performance.now() - start)
    }
  }
  return times.map(median)
}
