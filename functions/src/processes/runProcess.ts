import process from 'node:process'
import type { Meter } from '@opentelemetry/api'
import { cleanEnv, str } from 'envalid'
import type { Logger } from 'pino'
import { loadConfig, type Config } from '../config/loadConfig.ts'
import { wholeNumber } from '../environment/validators.ts'
import { errorOf } from '../errors/errorOf.ts'
import { createOutput, type Output } from './createOutput.ts'
import { startMetrics } from './startMetrics.ts'
import { createLog } from '../telemetry/createLog.ts'
import { startTracing } from '../telemetry/startTracing.ts'

/** What a process is started with. */
export interface ProcessContext {
  readonly config: Config
  readonly port: number
  readonly host: string
  readonly log: Logger
  readonly meter?: Meter | undefined
}

/** How long a process may take to close its connections after its grace period, in milliseconds. */
const CLOSING_MS = 3000

/** How long the rest of the log may take to be written, in milliseconds. */
const WRITING_MS = 1000

interface Running {
  /** What the log says once the process is ready. */
  readonly ready: Readonly<Record<string, string>>
  readonly close: (graceMs: number) => Promise<void>
}

/**
 * Runs a process until it is asked to stop. After SIGTERM it has `GRACE_SECONDS` to finish its work, after SIGINT
 * (Ctrl-C) none. If it cannot start, it says why in a sentence and exits with code 1; so it does if it cannot stop in
 * time, as when Redis does not respond. If nobody takes its last lines, it kills itself.
 */
export const runProcess = async (
  name: string,
  start: (context: ProcessContext) => Promise<Running>,
): Promise<void> => {
  try {
    const { WEB_PORT, LISTEN_ADDRESS, GRACE_SECONDS } = cleanEnv(process.env, variables)
    const config = loadConfig(process.env)
    const output = createOutput()
    const log = createLog(config.logLevel, output)
    const tracing = await startTracing(`dramatis-${name}`)
    const metrics =
      config.metricsPort === undefined
        ? undefined
        : await startMetrics(config.metricsPort, LISTEN_ADDRESS)
    const { ready, close } = await start({
      config,
      port: WEB_PORT,
      host: LISTEN_ADDRESS,
      log,
      meter: metrics?.meter,
    })
    const stop = async (graceMs: number) => {
      setTimeout(() => {
        log.error('stopped without finishing: Redis or a client did not respond in time')
        void exit(1, output)
      }, graceMs + CLOSING_MS)
      await close(graceMs)
      await metrics?.close()
      await tracing?.close()
      log.info('stopped')
      await exit(0, output)
    }
    process.once('SIGTERM', () => {
      log.info({ graceSeconds: GRACE_SECONDS }, 'stopping')
      void stop(GRACE_SECONDS * 1000)
    })
    process.once('SIGINT', () => void stop(0))
    log.info(ready, 'ready')
  } catch (thrown) {
    console.error(errorOf(thrown).message)
    process.exit(1)
  }
}

/** Exits when the log is written. If its reader has stopped, not even `process.exit` would return. */
const exit = async (code: number, output: Output): Promise<never> => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), WRITING_MS)
  await output.end()
  process.exit(code)
}

const variables = {
  WEB_PORT: wholeNumber(0, 65_535)({ default: 8888 }),
  LISTEN_ADDRESS: str({ default: 'localhost' }),
  GRACE_SECONDS: wholeNumber(0, 3600)({ default: 60 }),
}
