import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')
const PARTS = ['page', 'generator', 'billing', 'contact', 'partner', 'platform', 'forms'] as const
export type Part = (typeof PARTS)[number]

/** The ports by which the parts of one composition find each other. */
export type Ports = Readonly<Record<Part, number>>

export interface Running {
  readonly child: ChildProcess
  /** Everything that the process printed so far. */
  readonly output: () => string
  readonly dataDirectory: string
  /** Stops the process as Ctrl-C does; resolves to its exit code. */
  readonly stop: () => Promise<number | null>
}

/** Free ports, all different. */
export const freePorts = async (): Promise<Ports> => {
  const servers = PARTS.map(() => createServer().listen(0, 'localhost'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return Object.fromEntries(PARTS.map((part, index) => [part, ports[index]])) as Ports
}

export const originOf = (port: number): string => `http://localhost:${port}`

/** Starts the built product as `npm start` does, and waits until it answers. */
export const startLocal = async (
  ports: Ports,
  { parts = PARTS, env = {} }: { parts?: readonly Part[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Running> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'dramatis-'))
  const running = run({
    ...Object.fromEntries(PARTS.map((part) => [`${part.toUpperCase()}_PORT`, String(ports[part])])),
    LOCAL_PARTS: parts.join(','),
    DATA_DIRECTORY: dataDirectory,
    STUDIO_SHORT_SIDE: '256', // a quarter of the real size: what is tested here is not the engine
    ...env,
  })
  const last = parts.at(-1)
  const ready = last && originOf(ports[last])
  await until(() => {
    if (running.child.exitCode !== null) throw new Error(running.output())
    return ready !== undefined && running.output().includes(ready)
  })
  return {
    ...running,
    dataDirectory,
    stop: async () => {
      const code = await running.stop()
      await rm(dataDirectory, { recursive: true, force: true })
      return code
    },
  }
}

/** Runs the process with these variables and returns at once. */
export const run = (env: NodeJS.ProcessEnv): Omit<Running, 'dataDirectory'> => {
  const child = spawn(process.execPath, [join(ROOT, 'local/dist/main.js')], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()))
  }
  const exited = once(child, 'exit')
  return {
    child,
    output: () => output,
    stop: async () => {
      child.kill('SIGINT')
      await exited
      return child.exitCode
    },
  }
}

/** Resolves once `condition` holds; fails after half a minute. */
export const until = async (condition: () => boolean): Promise<void> => {
  const deadline = Date.now() + 30_000
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('Waited for half a minute in vain.')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
