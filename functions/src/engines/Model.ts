import type { Provider } from './provider/Provider.ts'

/** A model of a configured provider. */
export interface ProviderModel {
  readonly provider: Provider
  /** The provider's name in the settings. */
  readonly providerName: string
  readonly id: string
}

/** A model that can describe or paint. */
export type Model = 'studio' | ProviderModel
