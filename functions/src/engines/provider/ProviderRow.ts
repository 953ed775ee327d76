import type { ValidatorSpec } from 'envalid'
import type { Provider } from './Provider.ts'

/** How to reach a provider: what it reads from the environment, and what it makes of it. */
export interface ProviderRow {
  readonly variables: Readonly<Record<string, ValidatorSpec<string | undefined>>>
  /** Those without which it cannot be reached. */
  readonly required: readonly string[]
  /** @param imageHosts hosts from which a picture may be fetched when the provider answers with a URL */
  readonly connect: (env: ProviderEnv, imageHosts: readonly string[]) => Provider
}

/** The values of a provider's variables. */
export type ProviderEnv = Readonly<Record<string, string | undefined>>
