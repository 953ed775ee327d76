import { resolve } from 'node:path'
import { ConfigError, loadConfig, type Config } from '@dramatis/functions'
import { portVariable } from '@dramatis/remotes'
import { DEMO } from '@dramatis/sdk/sandbox'
import { FLOWS, type Flow } from '@dramatis/catalogue'
import { bool, cleanEnv, makeValidator, port, str } from 'envalid'
import { pipe } from 'fp-ts/lib/function.js'
import * as R from 'fp-ts/lib/Record.js'
import { addressesOf, type Addresses } from './addresses.ts'
import { DEFAULT_PARTS, DEFAULT_PORTS, isPart, PARTS, type Part, type Ports } from './parts.ts'

export interface LocalConfig {
  /** The parts that this process serves; the others are expected at their addresses. */
  readonly parts: readonly Part[]
  readonly ports: Ports
  /**
   * The address that the servers listen on: `0.0.0.0` in a container, so that its published ports are reachable.
   */
  readonly host: string
  readonly addresses: Addresses
  /** Where the contact form's messages and the billing sandbox's state are kept. */
  readonly dataDirectory: string
  /** Whether the billing sandbox's clock and faults can be controlled over HTTP, which tests need. */
  readonly platformControl: boolean
  /** The page's flow: see `Settings` in `@dramatis/store/slots`. */
  readonly flow: Flow
  readonly functions: Config
}

/**
 * Reads the configuration of this process and of the functions in it.
 *
 * @throws {ConfigError} a single error that lists every invalid variable of both
 */
export const readConfig = (environment: NodeJS.ProcessEnv): LocalConfig => {
  const complaints: string[] = []
  const ports = orComplain(complaints, () => readPorts(environment))
  const own = orComplain(complaints, () => readOwn(environment))
  const addresses = ports && addressesOf(ports)
  const functions = orComplain(complaints, () =>
    loadConfig(addresses ? withDefaults(environment, addresses) : environment),
  )
  if (!ports || !own || !addresses || !functions) throw new ConfigError(complaints.join('\n'))
  return { ...own, ports, addresses, functions }
}

const readPorts = (environment: NodeJS.ProcessEnv): Ports =>
  cleanEnv(
    pipe(
      DEFAULT_PORTS,
      R.mapWithIndex((part) => environment[portVariable(part)]),
    ),
    pipe(
      DEFAULT_PORTS,
      R.map((number) => port({ default: number })),
    ),
    { reporter: ({ errors }) => report(errors, portVariable) },
  )

const readOwn = (
  environment: NodeJS.ProcessEnv,
): Omit<LocalConfig, 'ports' | 'addresses' | 'functions'> => {
  const values = cleanEnv(environment, variables, {
    reporter: ({ errors }) => report(errors),
  })
  return {
    parts: values.LOCAL_PARTS,
    host: values.LISTEN_ADDRESS,
    dataDirectory: resolve(values.DATA_DIRECTORY),
    platformControl: values.PLATFORM_CONTROL,
    flow: values.FLOW,
  }
}

/** The secret for the billing sandbox's webhooks, which never leaves this machine. */
export const WEBHOOK_SECRET = 'whsec_ZHJhbWF0aXMtbG9jYWwtc2FuZGJveC1zZWNyZXQ='

/** The partner that the example page stands for, and its key. */
const EXAMPLE_PARTNER = { name: 'example', key: 'pk_000000000example' }

const parts = makeValidator((input) =>
  input.split(',').map((name) => {
    const trimmed = name.trim()
    if (!isPart(trimmed)) throw new Error(`"${trimmed}" is not one of ${PARTS.join(', ')}`)
    return trimmed
  }),
)

const FLOW_NAMES = R.keys(FLOWS)

const variables = {
  LISTEN_ADDRESS: str({ default: 'localhost' }),
  LOCAL_PARTS: parts({ default: DEFAULT_PARTS }),
  DATA_DIRECTORY: str({ default: '.data' }),
  PLATFORM_CONTROL: bool({ default: false }),
  FLOW: str({ choices: FLOW_NAMES, default: 'latest' }),
}

/**
 * Unless the environment says otherwise, the functions trust the pages on this machine, accept the example partner and
 * sell the product of the billing sandbox's demo.
 */
const withDefaults = (
  environment: NodeJS.ProcessEnv,
  { page, partner, generator, platform }: Addresses,
): NodeJS.ProcessEnv => ({
  ALLOWED_ORIGINS: [page, partner, generator].join(','),
  PARTNERS: JSON.stringify([{ ...EXAMPLE_PARTNER, origins: [partner] }]),
  PAGE_URL: `${page}/`,
  ...(environment.BILLING_ACCESS_TOKEN === undefined && {
    BILLING_ACCESS_TOKEN: DEMO.accessToken,
    BILLING_PRODUCT_ID: DEMO.productId,
    BILLING_URL: platform,
    BILLING_WEBHOOK_SECRET: WEBHOOK_SECRET,
  }),
  ...environment,
})

const report = (
  errors: Readonly<Record<string, Error>>,
  variableOf = (name: string) => name,
): void => {
  const lines = Object.entries(errors).map(
    ([name, { message }]) => `  ${variableOf(name)}: ${message}`,
  )
  if (lines.length > 0) {
    throw new ConfigError(
      `Invalid environment variables:\n${lines.join('\n')}\nSee local/README.md.`,
    )
  }
}

const orComplain = <A>(complaints: string[], read: () => A): A | undefined => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    complaints.push(error.message)
    return undefined
  }
}
