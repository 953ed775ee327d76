import { VERSION } from '../version.ts'
import { clientHints } from './clientHints.ts'
import { commandOf, HELP } from './commandOptions.ts'
import { messageOf } from './messageOf.ts'
import { DEMO } from './seeds/DEMO.ts'
import { SeedError } from './seeds/SeedError.ts'
import type { Sandbox, SandboxOptions } from './startSandbox.ts'
import { startSandbox } from './startSandbox.ts'
import { DataFileError } from './store/DataFileError.ts'

/**
 * The command `dramatis-sandbox`: starts a sandbox that runs until it is interrupted. The exit code is
 * 2 for invalid arguments, and 1 if it cannot start.
 */
export const runSandbox = async (args: readonly string[]): Promise<void> => {
  const command = commandOf(args)
  if ('text' in command) {
    console.log(command.text === 'help' ? HELP : VERSION)
  } else if ('mistake' in command) {
    console.error(`${command.mistake}\nSee dramatis-sandbox --help.`)
    process.exitCode = 2
  } else {
    await start(command.options)
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

const greeting = (sandbox: Sandbox, options: SandboxOptions): string => {
  const { url, accessToken } = sandbox
  return [
    `The sandbox is listening on ${url}. No money moves.`,
    ...aligned([...pagesOf(sandbox, options), ...dataOf(sandbox, options)]),
    '',
    'Point a client at it:',
    ...aligned(clientHints(url, `'${accessToken}'`).map(({ package: name, code }) => [name, code])),
  ].join('\n')
}

type Line = readonly [name: string, value: string]

const pagesOf = (
  { url, portalUrl }: Sandbox,
  { dashboard, seed }: SandboxOptions,
): readonly Line[] => [
  ['dashboard', dashboard ? `${url}/dashboard` : 'off; --dashboard turns it on'],
  ...(seed === 'demo'
    ? ([
        ['checkout', `${url}/checkout-links/${DEMO.checkoutLinkSecret}`],
        ['portal', portalUrl(DEMO.premium.customerId)],
      ] as const)
    : []),
]

const dataOf = (
  { accessToken }: Sandbox,
  { data, seed, webhooks }: SandboxOptions,
): readonly Line[] => [
  ['access token', accessToken],
  ...(seed === 'demo'
    ? ([
        ['organization', `${DEMO.slug}, ${DEMO.organizationId}`],
        ['product', DEMO.productId],
        ['subscribed', DEMO.premium.email],
        ['was subscribed', DEMO.canceled.email],
      ] as const)
    : ([['shop', seed ?? 'empty; --seed demo adds a product and two customers']] as const)),
  ['data', data ?? 'in memory only; use --data to keep it'],
  [
    'webhooks',
    webhooks
      ? `to ${webhooks.url}`
      : 'to endpoints added with the API or on the dashboard; --webhook-url adds a fixed one',
  ],
]

const aligned = (lines: readonly Line[]): readonly string[] => {
  const width = Math.max(...lines.map(([name]) => name.length))
  return lines.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
}

const reasonOf = (error: unknown, { port, host }: SandboxOptions): string => {
  if (error instanceof DataFileError || error instanceof SeedError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another with --port.`
  if (code === 'EACCES')
    return `You do not have permission to use port ${port}. Choose another with --port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${host}. Choose another with --host.`
  }
  return error instanceof Error && error.stack !== undefined ? error.stack : messageOf(error)
}
