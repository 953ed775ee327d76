import { defined } from '@dramatis/catalogue'
import type { wrapLanguageModel } from 'ai'
import * as t from 'io-ts'
import { EngineError } from '../../errors/EngineError.ts'
import { baseUrl, nonEmpty } from '../../environment/validators.ts'
import type { AspectRatio } from '../../contract/index.ts'
import { base64Bytes } from './base64Bytes.ts'
import { generateWith } from './generateWith.ts'
import { guardedFetch } from './guardedFetch.ts'
import { isDecliningCode } from './isDecliningCode.ts'
import type { ImageOrder } from './Provider.ts'
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
      const call = guardedFetch(baseURL, imageHosts, refuseContinuation)
      return createGoogleGenerativeAI({ apiKey, baseURL, fetch: call })
    }
    return {
      chatModel: async (id) => (await client()).chat(id),
      async paint(id, order) {
        const google = await client()
        if (isGemini(id)) return paintWithGemini(google.chat(id), order)
        const aspectRatio = IMAGEN_RATIOS[order.aspect]
        return generateWith(google.image(id), order, { aspectRatio, seed: order.seed })
      },
      edits: isGemini,
    }
  },
}

/**
 * Gemini paints as it writes: its answer may have drafts among its thoughts, and declines in words what it will not paint.
 */
const paintWithGemini = async (
  model: Gemini,
  { prompt, photo, aspect, seed, signal }: ImageOrder,
): Promise<Uint8Array> => {
  const { content, finishReason } = await model.doGenerate({
    prompt: [
      {
        role: 'user',
        content: [
          { type: 'text', text: prompt },
          ...(photo === undefined
            ? []
            : [{ type: 'file', mediaType: 'image/jpeg', data: photo } as const]),
        ],
      },
    ],
    abortSignal: signal,
    providerOptions: {
      google: {
        responseModalities: ['IMAGE'],
        imageConfig: { aspectRatio: GEMINI_RATIOS[aspect] },
      },
    },
    ...defined({ seed }),
  })
  const { unified, raw = '' } = finishReason
  if (unified === 'content-filter' || isDecliningCode(raw)) {
    throw new EngineError('moderated', `The model finished with ${raw}`)
  }
  const final = content.filter((part) => !Thought.is(part))
  const [picture] = final.flatMap((part) => (part.type === 'file' ? [part.data] : []))
  if (picture !== undefined) return typeof picture === 'string' ? base64Bytes(picture) : picture
  if (!FAULTS.has(unified) && final.some((part) => part.type === 'text' && part.text.trim())) {
    throw new EngineError('moderated', 'The model answered in words instead of a picture')
  }
  throw new EngineError('failed', `The model returned no picture, and finished with ${raw}`)
}

const Thought = t.type({
  providerMetadata: t.type({ google: t.type({ thought: t.literal(true) }) }),
})

type Gemini = Parameters<typeof wrapLanguageModel>[0]['model']

/** Words of an answer that was cut off, or went wrong, decline nothing. */
const FAULTS: ReadonlySet<string> = new Set(['length', 'error'])

/**
 * The client library would go on asking, and paying, for as long as an answer says that it is to be continued; none
 * that is as short as ours are is.
 */
const refuseContinuation = (body: string): string => {
  if (body.includes('"continuationToken":')) {
    throw new EngineError('failed', 'The model’s answer is incomplete')
  }
  return body
}

const isGemini = (model: string): boolean => model.startsWith('gemini-')

const GEMINI_RATIOS = {
  portrait: '2:3',
  landscape: '3:2',
  square: '1:1',
} as const satisfies Readonly<Record<AspectRatio, string>>

/** Imagen has neither 2:3 nor 3:2; these are the nearest. */
const IMAGEN_RATIOS = { ...GEMINI_RATIOS, portrait: '3:4', landscape: '4:3' } as const
