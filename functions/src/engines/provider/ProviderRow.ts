import type { ValidatorSpec } from 'envalid'
import type { Provider } from './Provider.ts'

/** How to connect to a provider: its environment variables, and a function that takes their values. */
export interface ProviderRow {
  readonly variables: Readonly<Record<string, ValidatorSpec<string | undefined>>>
  /** The variables that it requires. */
  readonly required: readonly string[]
  /** @param imageHosts hosts from which a picture may be fetched when the provider returns a URL */
  readonly connect: (env: ProviderEnv, imageHosts: readonly string[]) => Provider
}

/** The values of a provider's variables. */
export type ProviderEnv = Readonly<Record<string, string | undefined>>
