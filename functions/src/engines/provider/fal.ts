import { baseUrl, nonEmpty } from '../../environment/validators.ts'
import { generateWith } from './generateWith.ts'
import { guardedFetch } from './guardedFetch.ts'
import type { ProviderRow } from './ProviderRow.ts'

/** fal.ai: image models only. */
export const fal: ProviderRow = {
  variables: {
    FAL_API_KEY: nonEmpty({ default: undefined }),
    FAL_BASE_URL: baseUrl({ default: 'https://fal.run' }),
  },
  required: ['FAL_API_KEY'],
  connect({ FAL_API_KEY: apiKey = '', FAL_BASE_URL: baseURL = '' }, imageHosts) {
    const client = async () => {
      const { createFal } = await import('@ai-sdk/fal')
      return createFal({
        apiKey,
        baseURL,
        fetch: guardedFetch(baseURL, ['*.fal.media', ...imageHosts]),
      })
    }
    return {
      paint: async (id, order) =>
        generateWith((await client()).image(id), order, { size: order.size, seed: order.seed }),
      edits: (id) => /kontext|edit|image-to-image/.test(id),
    }
  },
}
