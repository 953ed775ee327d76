import { callFunction } from '@dramatis/functions/client'
import { characterPreview } from '@dramatis/functions/contract'
import { emailOf } from '@dramatis/store'
import { isRight } from 'fp-ts/lib/Either.js'
import { contextOf, type Calls } from './callPortraitFunctions.ts'
import type { DescribedRequest } from './PortraitRequest.ts'

export interface PreviewCalls extends Calls {
  /** Called with a small, rough version of the portrait, if one arrives before it. */
  readonly onPreview?: (image: string) => void
}

/**
 * How long to wait before requesting a preview, in milliseconds. Functions with jobs respond within this time, and
 * send a preview of their own accord.
 */
const DELAY_MS = 500

/**
 * Requests a preview from functions that respond only when the picture is finished. Failures are ignored, since the
 * picture is still coming.
 *
 * @returns a function that cancels the request, to be called once the functions have responded with the picture
 */
export const preview = (calls: PreviewCalls, described: DescribedRequest): (() => void) => {
  const { onPreview, signal, previewDelayMs = DELAY_MS } = calls
  if (!onPreview) return () => undefined
  const responded = new AbortController()
  const request = async () => {
    const ended = AbortSignal.any([signal, responded.signal])
    const image = await previewOf({ ...calls, signal: ended }, described)
    if (image !== undefined && !ended.aborted) onPreview(image)
  }
  const timer = setTimeout(() => void request(), previewDelayMs)
  return () => {
    clearTimeout(timer)
    responded.abort()
  }
}

const previewOf = async (
  calls: Calls,
  { aspect, style, description, seed }: DescribedRequest,
): Promise<string | undefined> => {
  const response = await callFunction(contextOf(calls, 'preview'), characterPreview, {
    prompt: description,
    aspect_ratio: aspect,
    style,
    email: emailOf(calls.store.getState().subscriber),
    seed,
  })
  return isRight(response) ? response.right.result : undefined
}
