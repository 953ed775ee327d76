import { defined } from '@dramatis/catalogue'
import * as t from 'io-ts'
import { Quality } from '../../budget/priceList.ts'
import { baseUrl, nonEmpty, oneOf, validator } from '../../environment/validators.ts'
import { generateWith } from './generateWith.ts'
import { guardedFetch } from './guardedFetch.ts'
import type { Size } from './Provider.ts'
import type { ProviderRow } from './ProviderRow.ts'
import { withPartialImages } from './withPartialImages.ts'

/** What some servers reject, and others need. */
const OMISSIONS: readonly string[] = ['size', 'response_format']

const omissions = validator(`a comma-separated list of ${OMISSIONS.join(', ')}`, (text) => {
  const names = text.split(',').map((name) => name.trim())
  return names.every((name) => OMISSIONS.includes(name)) ? names.join(',') : undefined
})

/** Any server that speaks the OpenAI wire format. */
export const openAI: ProviderRow = {
  variables: {
    OPENAI_BASE_URL: baseUrl({ default: undefined }),
    OPENAI_API_KEY: nonEmpty({ default: undefined }),
    OPENAI_PREVIEWS: oneOf('on', 'off')({ default: undefined }),
    OPENAI_OMIT: omissions({ default: undefined }),
    OPENAI_QUALITY: oneOf(...Object.keys(Quality.keys))({ default: undefined }),
  },
  required: ['OPENAI_BASE_URL'],
  connect(env, imageHosts) {
    const { OPENAI_BASE_URL: baseURL = '', OPENAI_API_KEY: apiKey } = env
    const omitted = env.OPENAI_OMIT?.split(',') ?? []
    const guarded = guardedFetch(baseURL, imageHosts, acceptableBody(omitted))
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
        const { seed, onPartial } = order
        const size = omitted.includes('size') ? undefined : order.size
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
const optionsOf = (
  size: Size | undefined,
  own: Readonly<Record<string, boolean | number | string>>,
) => ({
  size,
  providerOptions: { [NAME]: own },
})

const isGptImage = (model: string): boolean => /^(chatgpt|gpt)-image/.test(model)

const Call = t.type({ model: t.string })

/** The `gpt-image` models always answer in base64, and reject what the client library always sends. */
const REJECTED_BY_GPT_IMAGE = ['response_format', 'seed']

/** Leaves out of a call what the server rejects. */
const acceptableBody =
  (omitted: readonly string[]) =>
  (body: string): string => {
    const call: unknown = JSON.parse(body)
    if (!Call.is(call)) return body
    const rejected = isGptImage(call.model) ? [...REJECTED_BY_GPT_IMAGE, ...omitted] : omitted
    return JSON.stringify(
      Object.fromEntries(Object.entries(call).filter(([name]) => !rejected.includes(name))),
    )
  }
