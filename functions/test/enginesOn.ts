import { createEngines, type Engines } from '../src/engines/createEngines.ts'
import type { Provider } from '../src/engines/provider/Provider.ts'

/** Engines with only a provider's models: `writer`, and to paint `painter` or, for premium, `gpt-image-2.6-flare`. */
export const enginesOn = (provider: Provider, providerTimeoutMs = 120_000): Engines =>
  createEngines({
    studio: { shortSide: 64, threads: 1 },
    chatModels: [{ provider, providerName: 'test', id: 'writer' }],
    imageModels: {
      free: [{ provider, providerName: 'test', id: 'painter' }],
      premium: [{ provider, providerName: 'test', id: 'gpt-image-2.6-flare' }],
    },
    imageSizes: { portrait: '1024x1536', landscape: '1536x1024', square: '1024x1024' },
    providerTimeoutMs,
    moderators: { describing: [], painting: [] },
  })
