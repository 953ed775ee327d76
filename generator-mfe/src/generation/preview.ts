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

/** How long functions with jobs, whose pictures come with a preview, may take to say so, in milliseconds. */
const DELAY_MS = 500

/**
 * Requests a preview from functions that respond only when the picture is finished. Failures are ignored, since the
 * picture is still coming.
 *
 * @returns a function to call once they have responded
 */
export const preview = (calls: PreviewCalls, request: DescribedRequest): (() => void) => {
  const { onPreview, signal, previewDelayMs = DELAY_MS } = calls
  if (!onPreview) return () => undefined
  const answered = new AbortController()
  const ask = async () => {
    const ended = AbortSignal.any([signal, answered.signal])
    const image = await previewOf({ ...calls, signal: ended }, request)
    if (image !== undefined && !ended.aborted) onPreview(image)
  }
  const timer = setTimeout(() => void ask(), previewDelayMs)
  return () => {
    clearTimeout(timer)
    answered.abort()
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
