/**
 * Weighs and times three clients of one platform side by side: `@polar-sh/sdk` 0.30.0, which validates
 * with zod, 1.0.1, which does not validate, and `@dramatis/sdk`. Run `npm install` here and
 * `npm run build -w sdk` in the project first.
 */
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
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
const unchecked = { client: 'polar-1.0/2026-10', list: 'polar-1.0/2026-10/services/subscriptions' }
const march = `${ours}bundle/2025-03.js`
const october = `${ours}bundle/index.js`

const rows = [
  await bundles('one call, function import', [
    `import { PolarCore } from '${old.core}'; import { subscriptionsList } from '${old.list}'
     subscriptionsList(new PolarCore({ accessToken: 'x' }), {}).then(console.log)`,
    `import { createPolarCore } from '${unchecked.client}'; import { listSubscriptions } from '${unchecked.list}'
     listSubscriptions(createPolarCore({ accessToken: 'x' }))({}).then(console.log)`,
    `import { createBillingCore, listSubscriptions } from '${march}'
     listSubscriptions(createBillingCore({ accessToken: 'x' }))({})().then(console.log)`,
  ]),
  await bundles('the whole client', [
    `import { Polar } from '${old.client}'; console.log(new Polar())`,
    `import { createPolar } from '${unchecked.client}'; console.log(createPolar({}))`,
    `import { createBillingClient } from '${march}'; console.log(createBillingClient())`,
  ]),
  imports('import of the package in Node', [old.client, unchecked.client, march]),
  await bundles('one call of 2026-10, function import', [
    undefined,
    `import { createPolarCore } from '${unchecked.client}'; import { listSubscriptions } from '${unchecked.list}'
     listSubscriptions(createPolarCore({ accessToken: 'x' }))({}).then(console.log)`,
    `import { createBillingCore, listSubscriptions } from '${october}'
     listSubscriptions(createBillingCore({ accessToken: 'x' }))({})().then(console.log)`,
  ]),
  await bundles('the whole client of 2026-10', [
    undefined,
    `import { createPolar } from '${unchecked.client}'; console.log(createPolar({}))`,
    `import { createBillingClient } from '${october}'; console.log(createBillingClient())`,
  ]),
  imports('import of 2026-10 in Node', [undefined, unchecked.client, october]),
  await decoding('decode 1,000 subscriptions'),
  await decodingOfToday('decode 1,000 subscriptions of 2026-10'),
  await sending('encode and send 1,000 requests'),
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

/** Each program's code, minified and gzipped, in kB (1000 bytes). */
async function bundles(name, programs) {
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

/** Milliseconds that an import takes in a new process, the median of nine. */
function imports(name, specifiers) {
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

async function decoding(name) {
  const { ListResourceSubscription$inboundSchema: schema } = await import(old.schema)
  const { Subscription } = await import(march)
  const { items } = subscriptions(1000)
  const answer = { items, pagination: { total_count: 1000, max_page: 1 } }
  const times = await alternately([
    () => schema.parse(answer),
    () => items.forEach((item) => check(Subscription.decode(item))),
  ])
  return [name, [times[0], undefined, times[1]], 'ms']
}

async function decodingOfToday(name) {
  const { Subscription } = await import(october)
  const { items } = currentSubscriptions(1000)
  const [ours] = await alternately([
    () => items.forEach((item) => check(Subscription.decode(item))),
  ])
  return [name, [undefined, undefined, ours], 'ms']
}

function check(decoded) {
  if (decoded._tag === 'Left')
    throw new Error(
      decoded.left
        .map(({ message, context }) => `${context.map(({ key }) => key).join('.')}: ${message}`)
        .join('; '),
    )
}

async function sending(name) {
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
  const { createPolar } = await import(unchecked.client)
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
  const times = await alternately(clients.map((client, which) => thousand(client, bodies[which])))
  server.close()
  server.closeAllConnections()
  return [name, times, 'ms']
}

/** Blocks on disk in MB (1024 * 1024 bytes), as `du` counts them. */
function installedSizes(name) {
  const modules = `${here}node_modules/`
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const standardWebhooks = ['standardwebhooks', '@stablelib', 'fast-sha256'].map(
    (dependency) => modules + dependency,
  )
  return [
    name,
    [
      onDisk([`${modules}polar-0.30`, `${modules}zod`, ...standardWebhooks]),
      onDisk([`${modules}polar-1.0`, ...standardWebhooks]),
      onDisk([
        ...published(`${root}sdk`),
        `${root}node_modules/io-ts`,
        `${root}node_modules/fp-ts`,
      ]),
    ],
    'MB',
  ]
}

function onDisk(paths) {
  const lines = execFileSync('du', ['-ck', ...paths], { encoding: 'utf8' })
    .trim()
    .split('\n')
  return Number.parseInt(lines.at(-1), 10) / 1024
}

function published(folder) {
  const [{ files }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  return files.map(({ path }) => `${folder}/${path}`)
}

/** Median milliseconds of each piece of work; they take turns in a changing order, so none is favored. */
async function alternately(works, rounds = 11) {
  const times = works.map(() => [])
  for (let round = 0; round < rounds; round++) {
    const order = [...works.entries()]
    for (const [which, work] of round % 2 === 0 ? order : order.reverse()) {
      const start = performance.now()
      await work()
      times[which].push(performance.now() - start)
    }
  }
  return times.map(median)
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
