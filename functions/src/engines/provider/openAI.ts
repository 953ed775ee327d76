import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import * as t from 'io-ts'
import { baseUrl, nonEmpty } from '../../config/validators.ts'
import { generateWith } from './generateWith.ts'
import { guardedFetch } from './guardedFetch.ts'
import type { ProviderRow } from './ProviderRow.ts'

/** Any server that speaks the OpenAI wire format. */
export const openAI: ProviderRow = {
  variables: {
    OPENAI_BASE_URL: baseUrl({ default: undefined }),
    OPENAI_API_KEY: nonEmpty({ default: undefined }),
  },
  required: ['OPENAI_BASE_URL'],
  connect({ OPENAI_BASE_URL: baseURL = '', OPENAI_API_KEY: apiKey }, imageHosts) {
    const client = createOpenAICompatible({
      name: NAME,
      baseURL,
      fetch: guardedFetch(baseURL, imageHosts, acceptableBody),
      ...(apiKey !== undefined && { apiKey }),
    })
    return {
      chatModel: (id) => client.chatModel(id),
      paint: (id, order) =>
        generateWith(client.imageModel(id), order, {
          size: order.size,
          // Not part of the wire format; servers of diffusion models take it.
          ...(order.seed !== undefined && { providerOptions: { [NAME]: { seed: order.seed } } }),
        }),
      edits: (id) => isGptImage(id) || /edit|kontext/i.test(id),
    }
  },
}

const NAME = 'openai'

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
