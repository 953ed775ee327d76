import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { guardedFetch } from './guardedFetch.ts'

/** How to reach a server that speaks the OpenAI wire format. */
export interface ProviderSettings {
  readonly baseUrl: string
  readonly apiKey?: string | undefined
  /** Milliseconds for one description or picture, retries included. */
  readonly timeoutMs: number
  /** Hosts from which a picture may be fetched when the provider answers with a URL. */
  readonly imageHosts: readonly string[]
}

/** The key under which `ai` passes a provider's own options through. */
export const PROVIDER = 'provider'

export type Provider = ReturnType<typeof createProvider>

export const createProvider = ({ baseUrl, apiKey, imageHosts }: ProviderSettings) =>
  createOpenAICompatible({
    name: PROVIDER,
    baseURL: baseUrl,
    fetch: guardedFetch(imageHosts),
    ...(apiKey !== undefined && { apiKey }),
  })
