import { resolve } from 'node:path'
import { cleanEnv, makeValidator, port, str } from 'envalid'

/** The parts of the product, each on an origin of its own. */
export const PARTS = [
  'page',
  'generator',
  'billing',
  'contact',
  'partner',
  'checkout',
  'forms',
] as const
export type Part = (typeof PARTS)[number]

export interface LocalConfig {
  /** Which parts this process serves; the others are expected at their addresses all the same. */
  readonly parts: readonly Part[]
  readonly ports: Readonly<Record<Part, number>>
  /** Where the contact form's messages are kept. */
  readonly dataDirectory: string
  /** The environment, for the functions' own configuration. */
  readonly environment: NodeJS.ProcessEnv
}

/** Reads the configuration; throws one error that names every wrong variable. */
export const readConfig = (environment: NodeJS.ProcessEnv): LocalConfig => {
  const values = cleanEnv(
    environment,
    {
      PAGE_PORT: port({ default: 3000 }),
      GENERATOR_PORT: port({ default: 3001 }),
      BILLING_PORT: port({ default: 3002 }),
      CONTACT_PORT: port({ default: 3003 }),
      PARTNER_PORT: port({ default: 3004 }),
      CHECKOUT_PORT: port({ default: 4010 }),
      FORMS_PORT: port({ default: 4011 }),
      LOCAL_PARTS: parts({ default: [...PARTS] }),
      DATA_DIRECTORY: str({ default: '.data' }),
    },
    { reporter: reportWrong },
  )
  return {
    parts: values.LOCAL_PARTS,
    ports: {
      page: values.PAGE_PORT,
      generator: values.GENERATOR_PORT,
      billing: values.BILLING_PORT,
      contact: values.CONTACT_PORT,
      partner: values.PARTNER_PORT,
      checkout: values.CHECKOUT_PORT,
      forms: values.FORMS_PORT,
    },
    dataDirectory: resolve(values.DATA_DIRECTORY),
    environment,
  }
}

const isPart = (name: string): name is Part => PARTS.some((part) => part === name)

const parts = makeValidator((input) =>
  input.split(',').map((name) => {
    const trimmed = name.trim()
    if (!isPart(trimmed)) throw new Error(`"${trimmed}" is none of ${PARTS.join(', ')}`)
    return trimmed
  }),
)

const reportWrong = ({ errors }: { errors: Partial<Record<string, Error>> }): void => {
  const wrong = Object.entries(errors).map(([name, error]) => `  ${name}: ${error?.message ?? ''}`)
  if (wrong.length > 0) {
    throw new Error(`These environment variables need another value:\n${wrong.join('\n')}`)
  }
}
