import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as sendRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import { composeSite, currentBuilds, type ComposedSite } from './composeSite.ts'
import { closePages, openPage } from './openPage.ts'
import { createPortrait, loadedFigure, quotaAfter } from './pageParts.ts'
import { freePorts, originOf, portOf, until } from './startLocal.ts'

const isInstalled = spawnSync('redis-server', ['--version']).error === undefined

const describeRedis = isInstalled ? describe : describe.skip

describeRedis('with redis-server', () => {
  /** What to stop after each test, in reverse order. */
  const running: (() => unknown)[] = []
  afterEach(async () => {
    await closePages()
    for (const stop of running.splice(0).toReversed()) await stop()
  })

  const start = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.push(() => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      return once(child, 'exit')
    })
    return child
  }

  /** Starts a process of the functions, and resolves once it is ready. */
  const startProcess = async (name: 'web' | 'worker', env: NodeJS.ProcessEnv) => {
    const program = join(__dirname, `../../functions/dist/cli/${name}.js`)
    const child = start(process.execPath, [program], env)
    for await (const line of createInterface(child.stdout)) {
      if (line.includes('"msg":"ready"')) break
    }
    child.stdout.resume()
    return child
  }

  /** Starts a provider's image model that finishes a picture only when the test calls a function in `painting`. */
  const startModel = async () => {
    const picture = sharp({
      create: { width: 384, height: 256, channels: 3, background: '#27344f' },
    })
    const reply = { data: [{ b64_json: (await picture.png().toBuffer()).toString('base64') }] }
    const painting: (() => void)[] = []
    const server = createServer((request, response) => {
      request.resume()
      painting.push(() => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(reply))
      })
    })
    await once(server.listen(0, 'localhost'), 'listening')
    running.push(() => {
      server.closeAllConnections()
      server.close()
    })
    return { url: originOf(portOf(server)), painting }
  }

  /** Starts a load balancer that forwards each request to the next of the web processes. */
  const startBalancer = async () => {
    const targets: number[] = []
    /** For each request for events, the port that it was forwarded to and its `Last-Event-ID`. */
    const streams: { readonly port: number; readonly after: string | undefined }[] = []
    let next = 0
    const server = createServer((request: IncomingMessage, response) => {
      const port = targets[(next += 1) % targets.length] ?? 0
      const { method, url, headers } = request
      if (url?.endsWith('/events') === true) {
        streams.push({ port, after: headers['last-event-id']?.toString() })
      }
      const forwarded = sendRequest(
        { port, host: '127.0.0.1', method, path: url, headers },
        (upstream) => {
          response.writeHead(upstream.statusCode ?? 502, upstream.headers).flushHeaders()
          upstream.on('error', () => response.destroy()).pipe(response)
        },
      )
      forwarded.on('error', () => response.destroy())
      response.on('close', () => forwarded.destroy())
      request.pipe(forwarded)
    })
    await once(server.listen(0, 'localhost'), 'listening')
    running.push(() => {
      server.closeAllConnections()
      server.close()
    })
    return { url: originOf(portOf(server)), targets, streams }
  }

  const startSite = async (functionsUrl: string): Promise<ComposedSite> => {
    const site = await composeSite(currentBuilds(), functionsUrl)
    running.push(site.close)
    return site
  }

  test('[picture-25] a page gets its picture even if the web process that reported its job dies', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'e2e-cluster-'))
    running.push(() => rm(directory, { recursive: true, force: true }))
    const redis = join(directory, 'redis.sock')
    const settings = ['--port', '0', '--unixsocket', redis, '--dir', directory, '--save', '']
    start('redis-server', [...settings, '--appendonly', 'yes']).stdout.resume()
    const model = await startModel()
    const balancer = await startBalancer()
    const site = await startSite(balancer.url)
    const shared = {
      REDIS_URL: redis,
      VISITOR_SECRET: 'a secret of at least 32 characters',
      ALLOWED_ORIGINS: site.origin,
      OPENAI_BASE_URL: model.url,
      IMAGE_MODEL: 'slow',
      MODERATION: 'off',
    }
    const ports = await freePorts()
    const [one, other] = [ports.functions, ports.platform]
    const startWeb = (port: number) =>
      startProcess('web', { ...shared, WEB_PORT: String(port), LISTEN_ADDRESS: '127.0.0.1' })
    const [first, second] = await Promise.all([
      startWeb(one),
      startWeb(other),
      startProcess('worker', shared),
    ])
    const webs = new Map<number, ChildProcess>([
      [one, first],
      [other, second],
    ])
    balancer.targets.push(one, other)

    const page = await openPage({ baseURL: site.origin, allowConsole: [/ERR_/] })
    await page.goto('/')
    await createPortrait(page)
    await page.getByText('Step 2 of 2 · Painting now').waitFor()
    const [stream] = balancer.streams
    const dead = stream?.port ?? 0
    webs.get(dead)?.kill('SIGKILL')
    balancer.targets.splice(balancer.targets.indexOf(dead), 1)
    await until(() => balancer.streams.length > 1)
    expect(balancer.streams[1]).toEqual({ port: dead === one ? other : one, after: 's' })
    // The page learns that the worker has started before the worker's request reaches the model.
    await until(() => model.painting.length > 0)
    for (const paint of model.painting) paint()
    await loadedFigure(page).waitFor()
    await quotaAfter(page, 1)
    expect(model.painting).toHaveLength(1)
  })
})
