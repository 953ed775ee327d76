import { baseUrl, nonEmpty } from '../../environment/validators.ts'
import type { AspectRatio } from '../../contract/index.ts'
import { generateWith } from './generateWith.ts'
import { guardedFetch } from './guardedFetch.ts'
import type { ProviderRow } from './ProviderRow.ts'

/** Google's Gemini API: Gemini writes, paints and edits; Imagen paints. */
export const google: ProviderRow = {
  variables: {
    GOOGLE_API_KEY: nonEmpty({ default: undefined }),
    GOOGLE_BASE_URL: baseUrl({ default: 'https://generativelanguage.googleapis.com/v1beta' }),
  },
  required: ['GOOGLE_API_KEY'],
  connect({ GOOGLE_API_KEY: apiKey = '', GOOGLE_BASE_URL: baseURL = '' }, imageHosts) {
    const client = async () => {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return createGoogleGenerativeAI({
        apiKey,
        baseURL,
        fetch: guardedFetch(baseURL, imageHosts),
      })
    }
    return {
      chatModel: async (id) => (await client()).chat(id),
      paint: async (id, order) =>
        generateWith((await client()).image(id), order, {
          aspectRatio: isGemini(id) ? GEMINI_RATIOS[order.aspect] : IMAGEN_RATIOS[order.aspect],
          seed: order.seed,
        }),
      edits: isGemini,
    }
  },
}

const isGemini = (model: string): boolean => model.startsWith('gemini-')

const GEMINI_RATIOS = {
  portrait: '2:3',
  landscape: '3:2',
  square: '1:1',
} as const satisfies Readonly<Record<AspectRatio, string>>

/** Imagen has neither 2:3 nor 3:2; these are the nearest. */
const IMAGEN_RATIOS = { ...GEMINI_RATIOS, portrait: '3:4', landscape: '4:3' } as const
