import { baseUrl, nonEmpty } from '../../environment/validators.ts'
import { generateWith } from './generateWith.ts'
import { guardedFetch } from './guardedFetch.ts'
import type { ProviderRow } from './ProviderRow.ts'

/** Together AI. */
export const together: ProviderRow = {
  variables: {
    TOGETHER_API_KEY: nonEmpty({ default: undefined }),
    TOGETHER_BASE_URL: baseUrl({ default: 'https://api.together.xyz/v1' }),
  },
  required: ['TOGETHER_API_KEY'],
  connect({ TOGETHER_API_KEY: apiKey = '', TOGETHER_BASE_URL: baseURL = '' }, imageHosts) {
    const client = async () => {
      const { createTogetherAI } = await import('@ai-sdk/togetherai')
      return createTogetherAI({ apiKey, baseURL, fetch: guardedFetch(baseURL, imageHosts) })
    }
    return {
      chatModel: async (id) => (await client()).chatModel(id),
      paint: async (id, order) =>
        generateWith((await client()).image(id), order, { size: order.size, seed: order.seed }),
      edits: (id) => /kontext|FLUX\.2-(pro|flex)/i.test(id),
    }
  },
}
