import { createReplicate } from '@ai-sdk/replicate'
import { ASPECTS } from '@dramatis/catalogue'
import { baseUrl, nonEmpty } from '../../config/validators.ts'
import { generateWith } from './generateWith.ts'
import { guardedFetch } from './guardedFetch.ts'
import type { ProviderRow } from './ProviderRow.ts'

/** Replicate: image models only, which have to be done within the minute that it holds a connection. */
export const replicate: ProviderRow = {
  variables: {
    REPLICATE_API_TOKEN: nonEmpty({ default: undefined }),
    REPLICATE_BASE_URL: baseUrl({ default: 'https://api.replicate.com/v1' }),
  },
  required: ['REPLICATE_API_TOKEN'],
  connect({ REPLICATE_API_TOKEN: apiToken = '', REPLICATE_BASE_URL: baseURL = '' }, imageHosts) {
    const client = createReplicate({
      apiToken,
      baseURL,
      fetch: guardedFetch(baseURL, ['replicate.delivery', '*.replicate.delivery', ...imageHosts]),
    })
    return {
      paint(id, order) {
        const { width, height } = ASPECTS[order.aspect]
        const options = { aspectRatio: `${width}:${height}`, seed: order.seed } as const
        return generateWith(client.image(id), order, options)
      },
      // The package has a name for the picture only for these; other models expect it under another.
      edits: (id) => /^black-forest-labs\/flux-2-|-edit/.test(id),
    }
  },
}
