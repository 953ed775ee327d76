import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portVariable } from '@dramatis/remotes'
import { PARTS, type Part, type Ports } from '../../local/src/parts.ts'

export type { Part, Ports }

const ROOT = join(__dirname, '../..')

export interface Running {
  readonly child: ChildProcess
  /** Returns everything that the process has printed so far. */
  readonly output: () => string
  readonly dataDirectory: string
  /** Stops the process as Ctrl-C does; resolves to its exit code. */
  readonly stop: () => Promise<number | null>
}

/**
 * Finds a free port for each part. Each of Jest's workers has its own range, below the system's ephemeral ports;
 * otherwise another test might take a port before it is used.
 */
export const freePorts = async (): Promise<Ports> => {
  const worker = Number(process.env.JEST_WORKER_ID ?? 1)
  const first = FIRST_PORT + worker * PORTS_PER_WORKER
  const start = Math.floor(Math.random() * PORTS_PER_WORKER)
  const ports: number[] = []
  for (let tried = 0; ports.length < PARTS.length && tried < PORTS_PER_WORKER; tried += 1) {
    const port = first + ((start + tried) % PORTS_PER_WORKER)
    if (await isFree(port)) ports.push(port)
  }
  if (ports.length < PARTS.length)
    throw new Error(
      `Fewer than ${PARTS.length} ports are free from ${first} to ${first + PORTS_PER_WORKER - 1}.`,
    )
  return Object.fromEntries(PARTS.map((part, index) => [part, ports[index]])) as Ports
}

const FIRST_PORT = 20_000
const PORTS_PER_WORKER = 500

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, 'localhost')
  try {
    await once(server, 'listening')
    await once(server.close(), 'close')
    return true
  } catch {
    return false
  }
}

export const originOf = (port: number): string => `http://localhost:${port}`

/** The port that a server listens on. */
export const portOf = (server: { readonly address: () => AddressInfo | string | null }): number => {
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.')
  return address.port
}

/** Starts the built product as `npm start` does, and waits until it is ready. Rejects with its output if it exits. */
export const startLocal = async (
  ports: Ports,
  { parts = PARTS, env = {} }: { parts?: readonly Part[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Running> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'dramatis-'))
  const running = run({
    ...Object.fromEntries(PARTS.map((part) => [portVariable(part), String(ports[part])])),
    LOCAL_PARTS: parts.join(','),
    DATA_DIRECTORY: dataDirectory,
    // The engine is not tested here, so pictures are an eighth of the real size and it starts no second thread.
    STUDIO_SHORT_SIDE: '128',
    STUDIO_THREADS: '1',
    ...env,
  })
  const stop = async () => {
    const code = await running.stop()
    await rm(dataDirectory, { recursive: true, force: true })
    return code
  }
  const last = parts.at(-1)
  const ready = last && originOf(ports[last])
  try {
    await until(() => {
      if (running.child.exitCode !== null) throw new Error(running.output())
      return ready !== undefined && running.output().includes(ready)
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { ...running, dataDirectory, stop }
}

/** Starts the process with these variables, without waiting until it is ready. */
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

/** Resolves once `condition` is true; fails after two minutes. */
export const until = async (condition: () => boolean): Promise<void> => {
  const deadline = Date.now() + 120_000
  while (!condition()) {
    if (Date.now() > deadline)
      throw new Error(`This did not become true within two minutes: ${String(condition)}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
