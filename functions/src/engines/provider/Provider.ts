import type { ImageModel, LanguageModel } from 'ai'

/** A server that offers models, behind the interfaces of `ai`. */
export interface Provider {
  chatModel(id: string): LanguageModel
  imageModel(id: string): ImageModel
  /** A seed, under the name by which this provider takes its own options. */
  seeded(seed: number): Readonly<Record<string, { readonly seed: number }>>
}

/** How to reach a provider. What it contains is for the provider's own file only. */
export interface Connection {
  /** @param imageHosts hosts from which a picture may be fetched when the provider answers with a URL */
  readonly connect: (imageHosts: readonly string[]) => Provider
}

export interface ProviderSettings extends Connection {
  /** Milliseconds for one description or picture, retries included. */
  readonly timeoutMs: number
  readonly imageHosts: readonly string[]
}
