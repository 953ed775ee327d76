import { resolve } from 'node:path'
import { ConfigError, loadConfig, type Config } from '@dramatis/functions'
import { DEMO } from '@dramatis/sdk/sandbox'
import { bool, cleanEnv, makeValidator, port, str } from 'envalid'
import { addressesOf, type Addresses } from './addresses.ts'
import { PARTS, type Part, type Ports } from './parts.ts'

export interface LocalConfig {
  /** Which parts this process serves; the others are expected at their addresses all the same. */
  readonly parts: readonly Part[]
  readonly ports: Ports
  readonly addresses: Addresses
  /** Where the contact form's messages and the billing sandbox's state are kept. */
  readonly dataDirectory: string
  /** Whether the billing sandbox's clock and faults can be controlled over HTTP, as tests do. */
  readonly platformControl: boolean
  /** In which flow the page is, see `Settings` in `@dramatis/store/slots`. */
  readonly flow: 'latest' | 'simple'
  readonly functions: Config
}

/**
 * Reads the configuration of this process and of the functions in it.
 * @throws {ConfigError} one for both, that names every wrong variable.
 */
export const readConfig = (environment: NodeJS.ProcessEnv): LocalConfig => {
  const complaints: string[] = []
  const own = orComplain(complaints, () => ownConfig(environment))
  const functions = orComplain(complaints, () =>
    loadConfig(own ? withDefaults(environment, own.addresses) : environment),
  )
  if (!own || !functions) throw new ConfigError(complaints.join('\n'))
  return { ...own, functions }
}

const ownConfig = (environment: NodeJS.ProcessEnv): Omit<LocalConfig, 'functions'> => {
  const values = cleanEnv(environment, variables, { reporter })
  const ports = portsOf(values)
  return {
    parts: values.LOCAL_PARTS,
    ports,
    addresses: addressesOf(ports),
    dataDirectory: resolve(values.DATA_DIRECTORY),
    platformControl: values.PLATFORM_CONTROL,
    flow: values.FLOW,
  }
}

/** What the billing sandbox signs its webhooks with: it never leaves this machine. */
export const WEBHOOK_SECRET = 'whsec_ZHJhbWF0aXMtbG9jYWwtc2FuZGJveC1zZWNyZXQ='

const isPart = (name: string): name is Part => PARTS.some((part) => part === name)

const parts = makeValidator((input) =>
  input.split(',').map((name) => {
    const trimmed = name.trim()
    if (!isPart(trimmed)) throw new Error(`"${trimmed}" is none of ${PARTS.join(', ')}`)
    return trimmed
  }),
)

const variables = {
  PAGE_PORT: port({ default: 3000 }),
  GENERATOR_PORT: port({ default: 3001 }),
  BILLING_PORT: port({ default: 3002 }),
  CONTACT_PORT: port({ default: 3003 }),
  PARTNER_PORT: port({ default: 3004 }),
  PLATFORM_PORT: port({ default: 4010 }),
  FORMS_PORT: port({ default: 4011 }),
  LOCAL_PARTS: parts({ default: [...PARTS] }),
  DATA_DIRECTORY: str({ default: '.data' }),
  PLATFORM_CONTROL: bool({ default: false }),
  FLOW: str({ choices: ['latest', 'simple'], default: 'latest' }),
}

const portsOf = (values: Readonly<Record<`${Uppercase<Part>}_PORT`, number>>): Ports => ({
  page: values.PAGE_PORT,
  generator: values.GENERATOR_PORT,
  billing: values.BILLING_PORT,
  contact: values.CONTACT_PORT,
  partner: values.PARTNER_PORT,
  platform: values.PLATFORM_PORT,
  forms: values.FORMS_PORT,
})

/**
 * The functions trust the pages of this machine and sell what the billing sandbox's demo holds, unless
 * the environment says otherwise.
 */
const withDefaults = (
  environment: NodeJS.ProcessEnv,
  { page, partner, generator, platform }: Addresses,
): NodeJS.ProcessEnv => ({
  ALLOWED_ORIGINS: [page, partner, generator].join(','),
  PAGE_URL: `${page}/`,
  ...(environment.BILLING_ACCESS_TOKEN === undefined && {
    BILLING_ACCESS_TOKEN: DEMO.accessToken,
    BILLING_PRODUCT_ID: DEMO.productId,
    BILLING_URL: platform,
    BILLING_WEBHOOK_SECRET: WEBHOOK_SECRET,
  }),
  ...environment,
})

const reporter = ({ errors }: { errors: Readonly<Record<string, Error>> }): void => {
  const lines = Object.entries(errors).map(([name, { message }]) => `  ${name}: ${message}`)
  if (lines.length > 0) {
    throw new ConfigError(`Wrong environment variables:\n${lines.join('\n')}\nSee local/README.md.`)
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
