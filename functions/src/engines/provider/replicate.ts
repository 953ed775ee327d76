import { ASPECTS } from '@dramatis/catalogue'
import { baseUrl, nonEmpty } from '../../environment/validators.ts'
import { generateWith } from './generateWith.ts'
import { guardedFetch } from './guardedFetch.ts'
import type { ProviderRow } from './ProviderRow.ts'

/** Replicate: image models only, which must finish within the minute for which it keeps a connection open. */
export const replicate: ProviderRow = {
  variables: {
    REPLICATE_API_TOKEN: nonEmpty({ default: undefined }),
    REPLICATE_BASE_URL: baseUrl({ default: 'https://api.replicate.com/v1' }),
  },
  required: ['REPLICATE_API_TOKEN'],
  connect({ REPLICATE_API_TOKEN: apiToken = '', REPLICATE_BASE_URL: baseURL = '' }, imageHosts) {
    const client = async () => {
      const { createReplicate } = await import('@ai-sdk/replicate')
      return createReplicate({
        apiToken,
        baseURL,
        fetch: guardedFetch(baseURL, ['replicate.delivery', '*.replicate.delivery', ...imageHosts]),
      })
    }
    return {
      async paint(id, order) {
        const { width, height } = ASPECTS[order.aspect]
        const options = { aspectRatio: `${width}:${height}`, seed: order.seed } as const
        return generateWith((await client()).image(id), order, options)
      },
      // Only these models take the picture under the name that the package sends.
      edits: (id) => /^black-forest-labs\/flux-2-|-edit/.test(id),
    }
  },
}
