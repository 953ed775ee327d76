import type { Settings } from '@dramatis/store/slots'

/** `settings.json`: what differs between deployments. */
export interface ReadSettings {
  readonly settings: Settings
  /** What is wrong with the document, as sentences for the console. */
  readonly faults: readonly string[]
}

/**
 * Reads each setting on its own, so that a mistake in one affects only what it configures: an address that is missing
 * or malformed is empty, and a flow that does not exist is the latest.
 */
export const readSettings = (json: Readonly<Record<string, unknown>>): ReadSettings => {
  const faults: string[] = []
  const textOf = (key: string): string => {
    const value = json[key]
    if (typeof value === 'string') return value
    faults.push(`settings.json: "${key}" is ${JSON.stringify(value)}, but must be a text.`)
    return ''
  }
  const flow = json.flow
  if (flow !== undefined && !isFlow(flow)) {
    faults.push(
      `settings.json: "flow" is ${JSON.stringify(flow)}, which is neither "latest" nor "simple"; the page uses the latest flow.`,
    )
  }
  const settings = {
    functionsUrl: textOf('functionsUrl'),
    checkoutUrl: textOf('checkoutUrl'),
    contactUrl: textOf('contactUrl'),
    contactAccessKey: textOf('contactAccessKey'),
    ...(flow !== undefined && { flow: isFlow(flow) ? flow : 'latest' }),
  } as const
  return { settings, faults }
}

const isFlow = (value: unknown): value is NonNullable<Settings['flow']> =>
  value === 'latest' || value === 'simple'
