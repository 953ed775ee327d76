import { parse } from 'fp-ts/lib/Json.js'
import { fromEither, toUndefined } from 'fp-ts/lib/Option.js'
import * as t from 'io-ts'
import { EngineError } from '../../errors/EngineError.ts'
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
    const guarded = guardedFetch(baseURL, imageHosts)
    const clientWith = async (call: typeof fetch) => {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return createGoogleGenerativeAI({ apiKey, baseURL, fetch: call })
    }
    return {
      chatModel: async (id) => (await clientWith(guarded)).chat(id),
      paint: async (id, order) =>
        generateWith((await clientWith(refusingWords(guarded))).image(id), order, {
          aspectRatio: isGemini(id) ? GEMINI_RATIOS[order.aspect] : IMAGEN_RATIOS[order.aspect],
          seed: order.seed,
        }),
      edits: isGemini,
    }
  },
}

/**
 * A `fetch` that rejects an answer in words instead of a picture: so Gemini declines what it will not paint.
 * @throws {EngineError}
 */
const refusingWords =
  (call: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await call(input, init)
    const text = await response.text()
    if (text.length <= LONGEST_WORDS && isInWords(text))
      throw new EngineError('moderated', 'The model answered in words instead of a picture')
    return new Response(text, response)
  }

/** A longer answer has a picture. */
const LONGEST_WORDS = 20_000

const isInWords = (text: string): boolean => {
  const answer = toUndefined(fromEither(parse(text)))
  if (!Answer.is(answer)) return false
  const parts = answer.candidates.flatMap(({ content }) => content?.parts ?? [])
  return parts.some((part) => part.text?.trim()) && !parts.some((part) => part.inlineData)
}

const Answer = t.type({
  candidates: t.array(
    t.partial({
      content: t.partial({
        parts: t.array(t.partial({ text: t.string, inlineData: t.UnknownRecord })),
      }),
    }),
  ),
})

const isGemini = (model: string): boolean => model.startsWith('gemini-')

const GEMINI_RATIOS = {
  portrait: '2:3',
  landscape: '3:2',
  square: '1:1',
} as const satisfies Readonly<Record<AspectRatio, string>>

/** Imagen has neither 2:3 nor 3:2; these are the nearest. */
const IMAGEN_RATIOS = { ...GEMINI_RATIOS, portrait: '3:4', landscape: '4:3' } as const
