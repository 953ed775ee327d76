import { parseArgs } from 'node:util'
import { DEMO } from './seeds/DEMO.ts'
import type { Sandbox, SandboxOptions } from './startSandbox.ts'
import { startSandbox } from './startSandbox.ts'
import { DataFileError } from './store/DataFileError.ts'

/**
 * The command `dramatis-sandbox`: starts a sandbox that runs until it is interrupted. Sets the exit
 * code 2 for arguments that it cannot use, 1 when it cannot start.
 */
export const runSandbox = async (args: readonly string[]): Promise<void> => {
  const options = optionsOf(args)
  if (options === 'help') {
    console.log(HELP)
  } else if (typeof options === 'string') {
    console.error(`${options}\nSee dramatis-sandbox --help.`)
    process.exitCode = 2
  } else {
    await start(options)
  }
}

const HELP = `Usage: dramatis-sandbox [options]

A billing platform on this machine, to develop and test with. No money moves.

  --port <number>         default 4010
  --host <name>           default 127.0.0.1
  --data <file>           keeps everything from one start to the next
  --seed demo             begins with a shop, a product and two customers
  --now <ISO 8601>        a clock that stands still at this moment
  --webhook-url <url>     where to tell what happens
  --webhook-secret <text> what deliveries are signed with
  --control               faults and the clock can be controlled under /sandbox/
  --help`

const optionsOf = (args: readonly string[]): SandboxOptions | 'help' | string => {
  const parsed = parsedArgs(args)
  if (typeof parsed === 'string') return parsed
  const { help, port = '4010', host, data, seed, now, control } = parsed
  const { 'webhook-url': url, 'webhook-secret': secret } = parsed
  if (help) return 'help'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return '--port takes a number up to 65535.'
  if (seed !== undefined && seed !== 'demo') return 'The only --seed is demo.'
  if (now !== undefined && Number.isNaN(Date.parse(now))) {
    return '--now takes a moment such as 2026-01-31T12:00:00Z.'
  }
  if ((url === undefined) !== (secret === undefined)) {
    return '--webhook-url and --webhook-secret go together.'
  }
  if (url !== undefined && !/^https?:\/\/./.test(url)) {
    return '--webhook-url takes an http or https address.'
  }
  if (secret === '') return '--webhook-secret must not be empty.'
  const webhooks = url !== undefined && secret !== undefined ? { url, secret } : undefined
  return { port: Number(port), host, data, seed, now, webhooks, control }
}

const parsedArgs = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        seed: { type: 'string' },
        now: { type: 'string' },
        'webhook-url': { type: 'string' },
        'webhook-secret': { type: 'string' },
        control: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    return error instanceof Error ? error.message : `${error}`
  }
}

const start = async (options: SandboxOptions): Promise<void> => {
  const sandbox = await startSandbox(options).catch((error: unknown) => {
    console.error(reasonOf(error, options))
    process.exitCode = 1
  })
  if (!sandbox) return
  console.log(greeting(sandbox, options))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      sandbox.close().catch((error: unknown) => {
        console.error(reasonOf(error, options))
        process.exitCode = 1
      })
    })
  }
}

const greeting = ({ url, accessToken }: Sandbox, { data, seed }: SandboxOptions): string =>
  [
    `The sandbox listens on ${url}. No money moves.`,
    `  access token   ${accessToken}`,
    ...(seed === 'demo'
      ? [
          `  organisation   ${DEMO.slug}, ${DEMO.organizationId}`,
          `  product        ${DEMO.productId}`,
          `  subscribed     ${DEMO.premium.email}`,
          `  was subscribed ${DEMO.canceled.email}`,
        ]
      : []),
    `  kept in        ${data ?? 'memory only; give --data to keep it'}`,
  ].join('\n')

const reasonOf = (error: unknown, { port, host }: SandboxOptions): string => {
  if (error instanceof DataFileError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another with --port.`
  if (code === 'EACCES') return `Port ${port} may not be used. Choose another with --port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${host}. Choose another with --host.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : `${error}`
}
