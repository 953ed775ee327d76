import { defined } from '@dramatis/catalogue'
import { APICallError } from '@ai-sdk/provider'
import * as t from 'io-ts'
import { free } from '../../budget/createBudget.ts'
import { EngineError } from '../../errors/EngineError.ts'
import { callProvider } from '../provider/callProvider.ts'
import { guardedFetch } from '../provider/guardedFetch.ts'
import type { Moderator } from './Moderator.ts'

export interface ModerationSettings {
  /** The base URL and key of a server with OpenAI's moderation endpoint. */
  readonly baseUrl: string
  readonly apiKey: string | undefined
  readonly model: string
}

/** The time limit for a response, retries included, in milliseconds. Describing and painting wait for the response. */
const TIME_LIMIT_MS = 10_000

const Verdict = t.type({ results: t.array(t.type({ flagged: t.boolean })) })

/** Allows any text that a moderation model does not flag. */
export const providerModeration = ({ baseUrl, apiKey, model }: ModerationSettings): Moderator => {
  const url = `${baseUrl}/moderations`
  const post = guardedFetch(baseUrl, [])
  const isFlagged = async (input: string, signal: AbortSignal): Promise<boolean> => {
    const response = await post(url, {
      method: 'POST',
      headers: defined({
        'content-type': 'application/json',
        authorization: apiKey && `Bearer ${apiKey}`,
      }),
      body: JSON.stringify({ model, input }),
      signal,
    })
    if (!response.ok) throw callError(url, response)
    const result: unknown = await response.json()
    if (!Verdict.is(result))
      throw new EngineError('failed', 'The moderation endpoint sent an unexpected response')
    return result.results.some(({ flagged }) => flagged)
  }
  return {
    allows: (text, signal) =>
      callProvider(
        TIME_LIMIT_MS,
        signal,
        free,
        async (limited) => !(await isFlagged(text, limited)),
      ),
  }
}

const callError = (url: string, { status, headers }: Response): APICallError =>
  new APICallError({
    message: `The moderation endpoint responded with ${status}`,
    url,
    requestBodyValues: undefined,
    statusCode: status,
    responseHeaders: Object.fromEntries(headers),
  })
