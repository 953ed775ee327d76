import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import getPort from 'get-port'

const PROGRAMS = path.join(import.meta.dirname, '../../functions/dist/cli')

/** Starts a web process on a free port. Without a `REDIS_URL` it also paints. */
export const startWeb = async (env) => {
  const port = await getPort()
  const started = await start('web', {
    WEB_PORT: String(port),
    LISTEN_ADDRESS: '127.0.0.1',
    ...env,
  })
  return { role: 'web', address: `http://127.0.0.1:${port}`, ...started }
}

export const startWorker = async (env) => ({ role: 'worker', ...(await start('worker', env)) })

/** Starts one of the functions' programs, and waits until it is ready. */
const start = async (program, env) => {
  const child = spawn(process.execPath, [path.join(PROGRAMS, `${program}.js`)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    if (line.includes('"msg":"ready"')) break
  }
  child.stdout.resume()
  return { pid: child.pid, stop: () => stop(child) }
}

/** Starts a Redis that listens on a socket in the directory and saves to disk, as in production. */
export const startRedis = async (directory) => {
  const socket = path.join(directory, 'redis.sock')
  const settings = ['--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction']
  const child = spawn(
    'redis-server',
    ['--port', '0', '--unixsocket', socket, '--dir', directory, ...settings],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  for await (const line of createInterface(child.stdout)) {
    if (line.includes('ready to accept connections')) break
  }
  child.stdout.resume()
  return { role: 'store', url: socket, pid: child.pid, stop: () => stop(child) }
}

/** Returns how many commands and bytes the store has handled so far, and how much memory it uses (`held`, bytes). */
export const storeInfo = async ({ url }) => {
  const { stdout } = await promisify(execFile)('redis-cli', ['-s', url, 'INFO'])
  const number = (name) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(stdout)?.[1])
  return {
    commands: number('total_commands_processed'),
    received: number('total_net_input_bytes'),
    sent: number('total_net_output_bytes'),
    held: number('used_memory'),
  }
}

const stop = async (child) => {
  if (child.exitCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const TICKS_PER_SECOND = 100

/** Returns the processor time that all threads of a process have used, in seconds. */
export const processorSeconds = async (pid) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** Returns a process's peak memory, in MB. */
export const peakMegabytes = async (pid) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
