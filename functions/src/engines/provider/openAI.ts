import { defined } from '@dramatis/catalogue'
import * as t from 'io-ts'
import { Quality } from '../../budget/priceList.ts'
import { baseUrl, nonEmpty, oneOf } from '../../environment/validators.ts'
import { generateWith } from './generateWith.ts'
import { guardedFetch } from './guardedFetch.ts'
import type { Size } from './Provider.ts'
import type { ProviderRow } from './ProviderRow.ts'
import { withPartialImages } from './withPartialImages.ts'

/** Any server that speaks the OpenAI wire format. */
export const openAI: ProviderRow = {
  variables: {
    OPENAI_BASE_URL: baseUrl({ default: undefined }),
    OPENAI_API_KEY: nonEmpty({ default: undefined }),
    OPENAI_PREVIEWS: oneOf('on', 'off')({ default: undefined }),
    OPENAI_QUALITY: oneOf(...Object.keys(Quality.keys))({ default: undefined }),
  },
  required: ['OPENAI_BASE_URL'],
  connect(env, imageHosts) {
    const { OPENAI_BASE_URL: baseURL = '', OPENAI_API_KEY: apiKey } = env
    const guarded = guardedFetch(baseURL, imageHosts, acceptableBody)
    const clientWith = async (call: typeof fetch) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({
        name: NAME,
        baseURL,
        fetch: call,
        supportsStructuredOutputs: true,
        ...(apiKey !== undefined && { apiKey }),
      })
    }
    return {
      chatModel: async (id) => (await clientWith(guarded)).chatModel(id),
      async paint(id, order) {
        const { size, seed, onPartial } = order
        const quality = isGptImage(id) ? env.OPENAI_QUALITY : undefined
        if (onPartial === undefined || env.OPENAI_PREVIEWS !== 'on' || !isGptImage(id)) {
          // The seed is not part of the wire format, but servers for diffusion models accept it.
          const own = defined({ seed, quality })
          const client = await clientWith(guarded)
          return generateWith(client.imageModel(id), order, optionsOf(size, own))
        }
        const streaming = await clientWith(withPartialImages(guarded, onPartial))
        const own = { ...defined({ quality }), stream: true, partial_images: 1 }
        return generateWith(streaming.imageModel(id), order, optionsOf(size, own))
      },
      edits: (id) => isGptImage(id) || /edit|kontext/i.test(id),
    }
  },
}

const NAME = 'openai'

/** @param own parameters that the client library does not know */
const optionsOf = (size: Size, own: Readonly<Record<string, boolean | number | string>>) => ({
  size,
  providerOptions: { [NAME]: own },
})

const isGptImage = (model: string): boolean => /^(chatgpt|gpt)-image/.test(model)

const Call = t.type({ model: t.string })

/**
 * The `gpt-image` models always answer in base64, and reject a seed and the `response_format` that the client library
 * always sends.
 */
const acceptableBody = (body: string): string => {
  const call: unknown = JSON.parse(body)
  return Call.is(call) && isGptImage(call.model)
    ? JSON.stringify({ ...call, response_format: undefined, seed: undefined })
    : body
}
