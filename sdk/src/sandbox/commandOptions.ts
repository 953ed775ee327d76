import { parseArgs } from 'node:util'
import { calendar } from '../calendar.ts'
import { keyBytes } from '../webhookSecret.ts'
import { messageOf } from './messageOf.ts'
import type { SandboxOptions } from './startSandbox.ts'
import { isKnownDay, KNOWN_DAYS } from './Today.ts'
import type { Version } from './Version.ts'

/**
 * What the command's arguments ask it to do: start a sandbox, or print the help or the version. A `mistake` says
 * what is wrong with them.
 */
type Command =
  | { readonly options: SandboxOptions }
  | { readonly text: 'help' | 'version' }
  | { readonly mistake: string }

export const HELP = `Usage: dramatis-sandbox [options]

A local billing platform for development and tests. No money moves.

  --port <number>             default 4010; 0 for any free port
  --host <name>               default 127.0.0.1
  --data <file>               keep the data in a file; default: in memory only
  --seed demo                 start with a shop, a product and two customers
  --seed <file>               start with what a seed file has
  --now <ISO 8601>            stop the clock at this moment
  --today <YYYY-MM-DD>        serve the contract's versions of this day; default: today
  --unnamed 2025-03           the version of requests without Polar-Version; default: Current
  --webhook-url <url>         send all events to this URL
  --webhook-secret <text>     sign them with this secret
  --webhook-version <version> send the events of this version; default: Current
  --no-dashboard              leave out the dashboard
  --dashboard                 serve it even if other machines can reach --host
  --control                   control faults and the clock over HTTP, under /sandbox/
  -h, --help                  print this
  -v, --version               print the version

Example: dramatis-sandbox --seed demo --data sandbox.json

It runs until it is interrupted. It exits with 1 if it cannot start, and with 2 if an option is wrong.`

const known = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  seed: { type: 'string' },
  now: { type: 'string' },
  today: { type: 'string' },
  unnamed: { type: 'string' },
  'webhook-url': { type: 'string' },
  'webhook-secret': { type: 'string' },
  'webhook-version': { type: 'string' },
  dashboard: { type: 'boolean' },
  control: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

export const optionNames: readonly string[] = Object.keys(known)

/** Reads the command's arguments. */
export const commandOf = (args: readonly string[]): Command => {
  const parsed = parsedArgs(args)
  if (typeof parsed === 'string') return { mistake: parsed }
  if (parsed.help) return { text: 'help' }
  if (parsed.version) return { text: 'version' }
  const mistake = mistakeIn(parsed)
  if (mistake !== undefined) return { mistake }
  const {
    port = '4010',
    host,
    data,
    seed,
    now,
    today,
    control,
    dashboard = isLoopback(host),
  } = parsed
  const { 'webhook-url': url, 'webhook-secret': secret, 'webhook-version': version } = parsed
  const webhooks =
    url !== undefined && secret !== undefined
      ? { url, secret, version: WEBHOOK_VERSIONS.find((known) => known === version) }
      : undefined
  const unnamed = parsed.unnamed === undefined ? undefined : '2025-03'
  return {
    options: {
      port: Number(port),
      host,
      data,
      seed,
      now,
      today,
      unnamed,
      webhooks,
      control,
      dashboard,
    },
  }
}

const WEBHOOK_VERSIONS: readonly Version[] = [...calendar.map(({ version }) => version), '2025-03']

type Arguments = Exclude<ReturnType<typeof parsedArgs>, string>

const parsedArgs = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowNegative: true,
      options: known,
    }).values
  } catch (error) {
    return messageOf(error)
  }
}

const mistakeIn = (args: Arguments): string | undefined => {
  const { port = '0', data, seed, now, today, unnamed } = args
  const { 'webhook-url': url, 'webhook-secret': secret, 'webhook-version': version } = args
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return '--port takes a number up to 65535.'
  if (data === '') return '--data takes the path of a file.'
  if (seed === '') return '--seed takes demo or the path of a file.'
  if (now !== undefined && Number.isNaN(Date.parse(now))) {
    return '--now takes a date and time such as 2026-01-31T12:00:00Z.'
  }
  if (today !== undefined && !isKnownDay(today)) return `--today takes a day ${KNOWN_DAYS}.`
  if (unnamed !== undefined && unnamed !== '2025-03') return '--unnamed must be 2025-03.'
  if ((url === undefined) !== (secret === undefined)) {
    return '--webhook-url and --webhook-secret must be used together.'
  }
  if (url !== undefined && !/^https?:\/\/./.test(url)) {
    return '--webhook-url takes an http or https URL.'
  }
  if (secret !== undefined && keyBytes(secret) === undefined) {
    return '--webhook-secret must not be empty, and must be base64 after whsec_.'
  }
  if (version !== undefined && !WEBHOOK_VERSIONS.some((known) => known === version)) {
    return `--webhook-version takes ${WEBHOOK_VERSIONS.join(', ')}.`
  }
  if (version !== undefined && url === undefined) return '--webhook-version needs --webhook-url.'
  return undefined
}

/** Whether only this machine can reach the host. */
const isLoopback = (host = '127.0.0.1'): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
