import type { Provider } from './provider/Provider.ts'

/** A model of a provider that is connected. */
export interface ProviderModel {
  readonly provider: Provider
  /** As settings name the provider. */
  readonly providerName: string
  readonly id: string
}

/** A model that can describe or paint. */
export type Model = 'studio' | ProviderModel
