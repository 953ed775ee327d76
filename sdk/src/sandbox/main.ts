import { parseArgs } from 'node:util'
import { DEMO } from './seeds/DEMO.ts'
import { messageOf } from './messageOf.ts'
import type { Sandbox, SandboxOptions } from './startSandbox.ts'
import { startSandbox } from './startSandbox.ts'
import { DataFileError } from './store/DataFileError.ts'

/**
 * The command `dramatis-sandbox`: starts a sandbox that runs until it is interrupted. The exit code is
 * 2 for invalid arguments, and 1 if it cannot start.
 */
export const runSandbox = async (args: readonly string[]): Promise<void> => {
  const options = optionsOf(args)
  if (options === undefined) {
    console.log(HELP)
  } else if (typeof options === 'string') {
    console.error(`${options}\nSee dramatis-sandbox --help.`)
    process.exitCode = 2
  } else {
    await start(options)
  }
}

const HELP = `Usage: dramatis-sandbox [options]

A local billing platform for development and tests. No money moves.

  --port <number>         default 4010
  --host <name>           default 127.0.0.1
  --data <file>           keep the data in a file
  --seed demo             start with a shop, a product and two customers
  --now <ISO 8601>        stop the clock at this moment
  --webhook-url <url>     send webhooks to this URL
  --webhook-secret <text> sign webhooks with this secret
  --control               control faults and the clock under /sandbox/
  --help`

/** The options, or an error message, or undefined for `--help`. */
const optionsOf = (args: readonly string[]): SandboxOptions | string | undefined => {
  const parsed = parsedArgs(args)
  if (typeof parsed === 'string') return parsed
  const { help, port = '4010', host, data, seed, now, control } = parsed
  const { 'webhook-url': url, 'webhook-secret': secret } = parsed
  if (help) return undefined
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return '--port takes a number up to 65535.'
  if (seed !== undefined && seed !== 'demo') return 'The only --seed is demo.'
  if (now !== undefined && Number.isNaN(Date.parse(now))) {
    return '--now takes a date and time such as 2026-01-31T12:00:00Z.'
  }
  if ((url === undefined) !== (secret === undefined)) {
    return '--webhook-url and --webhook-secret must be used together.'
  }
  if (url !== undefined && !/^https?:\/\/./.test(url)) {
    return '--webhook-url takes an http or https URL.'
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
    return messageOf(error)
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
    `The sandbox is listening on ${url}. No money moves.`,
    `  access token   ${accessToken}`,
    ...(seed === 'demo'
      ? [
          `  organization   ${DEMO.slug}, ${DEMO.organizationId}`,
          `  product        ${DEMO.productId}`,
          `  subscribed     ${DEMO.premium.email}`,
          `  was subscribed ${DEMO.canceled.email}`,
        ]
      : []),
    `  data           ${data ?? 'in memory only; use --data to keep it'}`,
  ].join('\n')

const reasonOf = (error: unknown, { port, host }: SandboxOptions): string => {
  if (error instanceof DataFileError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another with --port.`
  if (code === 'EACCES') return `Port ${port} may not be used. Choose another with --port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${host}. Choose another with --host.`
  }
  return error instanceof Error && error.stack !== undefined ? error.stack : messageOf(error)
}
