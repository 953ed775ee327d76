import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import * as t from 'io-ts'
import { baseUrl, nonEmpty } from '../../config/validators.ts'
import { guardedFetch } from './guardedFetch.ts'
import type { Connection, Provider } from './Provider.ts'

/** The variables that reach a server with the OpenAI wire format. */
export const OPENAI_VARIABLES = {
  OPENAI_BASE_URL: baseUrl({ default: undefined }),
  OPENAI_API_KEY: nonEmpty({ default: undefined }),
}

export interface OpenAIEnv {
  readonly OPENAI_BASE_URL?: string | undefined
  readonly OPENAI_API_KEY?: string | undefined
}

/** Any server that speaks the OpenAI wire format. Absent without its address. */
export const openAI = ({
  OPENAI_BASE_URL: baseURL,
  OPENAI_API_KEY: apiKey,
}: OpenAIEnv): Connection | undefined =>
  baseURL === undefined ? undefined : { connect: (hosts) => connect(baseURL, apiKey, hosts) }

const connect = (
  baseURL: string,
  apiKey: string | undefined,
  imageHosts: readonly string[],
): Provider => {
  const name = 'openai'
  const client = createOpenAICompatible({
    name,
    baseURL,
    fetch: guardedFetch(imageHosts, acceptableBody),
    ...(apiKey !== undefined && { apiKey }),
  })
  return {
    chatModel: (id) => client.chatModel(id),
    imageModel: (id) => client.imageModel(id),
    seeded: (seed) => ({ [name]: { seed } }),
  }
}

const Call = t.type({ model: t.string })

/**
 * The `gpt-image` models always answer in base64 and reject `response_format`, which the client library
 * always sends.
 */
const acceptableBody = (body: string): string => {
  const call: unknown = JSON.parse(body)
  return Call.is(call) && /^(chatgpt|gpt)-image/.test(call.model)
    ? JSON.stringify({ ...call, response_format: undefined })
    : body
}
