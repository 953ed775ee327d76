import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'

/** A process that is started again whenever it dies. */
export interface Supervised {
  /** The lines of its output so far. */
  readonly lines: readonly string[]
  /** How often it has become ready. */
  readonly starts: () => number
  readonly kill: (signal: NodeJS.Signals) => void
  /** Stops the process, and waits until it has ended. */
  readonly stop: (signal: NodeJS.Signals) => Promise<void>
}

export interface Cluster {
  /** The URLs of the web processes. */
  readonly urls: readonly string[]
  readonly webs: readonly Supervised[]
  readonly workers: readonly Supervised[]
  readonly store: Supervised
  /** The value of `REDIS_URL` for the web processes and the workers. */
  readonly redisUrl: string
  readonly close: () => Promise<void>
}

export interface ClusterSettings {
  /** The ports of the web processes. */
  readonly ports: readonly number[]
  readonly workers: number
  /** Where Redis keeps its data and has its socket. */
  readonly directory: string
  /** The folder of the built `web.js` and `worker.js`. */
  readonly programs: string
  readonly environment: NodeJS.ProcessEnv
  readonly onLine?: (name: string, line: string) => void
}

/** How long to wait before restarting a process that died. */
const RESTART_MS = 500

/**
 * Runs web processes, workers and a Redis of their own on one machine, as supervisors would on several machines. If a
 * process does not start, stops the others and rejects with its output.
 */
export const startCluster = async (settings: ClusterSettings): Promise<Cluster> => {
  const { ports, workers: count, directory, programs, environment, onLine } = settings
  await mkdir(directory, { recursive: true })
  const redisUrl = join(directory, 'redis.sock')
  const shared = {
    VISITOR_SECRET: randomBytes(32).toString('hex'),
    ...environment,
    REDIS_URL: redisUrl,
  }
  const forwardLines = (name: string) => (line: string) => onLine?.(name, line)
  const store = await supervise({
    command: 'redis-server',
    args: [
      ...['--port', '0', '--unixsocket', redisUrl, '--dir', directory],
      ...['--appendonly', 'yes', '--save', ''],
    ],
    environment: process.env,
    isReady: (line) => /ready to accept connections/i.test(line),
    onLine: forwardLines('redis'),
  })
  const running: Supervised[] = []
  const node = async (name: string, program: string, own: NodeJS.ProcessEnv = {}) => {
    const started = await supervise({
      command: process.execPath,
      args: [join(programs, program)],
      environment: { ...shared, ...own },
      isReady: (line) => line.includes('"msg":"ready"'),
      onLine: forwardLines(name),
    })
    running.push(started)
    return started
  }
  const close = async () => {
    await Promise.all(running.map(({ stop }) => stop('SIGINT')))
    await store.stop('SIGTERM')
  }
  const metricsPort = metricsPortsFrom(environment)
  try {
    const webs = await allSettledOrThrow(
      ports.map((port, n) =>
        node(`web ${n + 1}`, 'web.js', {
          WEB_PORT: String(port),
          LISTEN_ADDRESS: '127.0.0.1',
          ...metricsPort(n),
        }),
      ),
    )
    const workers = await allSettledOrThrow(
      Array.from({ length: count }, (_, n) =>
        node(`worker ${n + 1}`, 'worker.js', metricsPort(ports.length + n)),
      ),
    )
    const urls = ports.map((port) => `http://127.0.0.1:${port}`)
    return { urls, webs, workers, store, redisUrl, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Like `Promise.all`, but rejects only once all are settled, so the caller knows everything that has started. */
const allSettledOrThrow = async <A>(promises: readonly Promise<A>[]): Promise<readonly A[]> => {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}

/** The first process has the port from the environment, and the others have the next ones. */
const metricsPortsFrom =
  ({ METRICS_PORT: first }: NodeJS.ProcessEnv) =>
  (n: number): NodeJS.ProcessEnv =>
    first === undefined ? {} : { METRICS_PORT: String(Number(first) + n) }

interface Program {
  readonly command: string
  readonly args: readonly string[]
  readonly environment: NodeJS.ProcessEnv
  /** Whether a line of its output reports that it is ready. */
  readonly isReady: (line: string) => boolean
  readonly onLine: (line: string) => void
}

/** Resolves when the program is ready for the first time; rejects with its output if it ends before. */
const supervise = async (program: Program): Promise<Supervised> => {
  const lines: string[] = []
  const state = { isStopping: false, starts: 0 }
  let child: ChildProcess
  let ended: Promise<unknown>

  const start = (whenReady: () => void, whenEnded: () => void): void => {
    child = spawn(program.command, program.args, {
      env: program.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    ended = once(child, 'exit').catch(() => undefined)
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue
      createInterface(stream).on('line', (line) => {
        lines.push(line)
        program.onLine(line)
        if (!program.isReady(line)) return
        state.starts += 1
        whenReady()
      })
    }
    child.on('error', whenEnded)
    child.on('exit', () => {
      whenEnded()
      if (!state.isStopping && state.starts > 0) {
        void delay(RESTART_MS).then(() => {
          if (!state.isStopping) start(nothing, nothing)
        })
      }
    })
  }

  await new Promise<void>((resolve, reject) => {
    start(resolve, () => {
      reject(new Error(`${program.command} did not start. ${lines.slice(-5).join('\n')}`))
    })
  })
  return {
    lines,
    starts: () => state.starts,
    kill: (signal) => child.kill(signal),
    async stop(signal) {
      state.isStopping = true
      child.kill(signal)
      await ended
    },
  }
}

const nothing = (): void => undefined
