import { defined } from '@dramatis/catalogue'
import type { JobEvent, JobFailure } from '../contract/index.ts'
import { refusalOf } from '../refusals/attempt.ts'
import { noSuchJob, type Refusal } from '../refusals/Refusal.ts'
import type { JobState } from './PaintJobs.ts'

/** What a page has already received about a job. */
export interface Received {
  readonly phase: 'nothing' | 'queued' | 'started' | 'ended'
  /** The position last reported; absent unless the job is queued. */
  readonly position?: number
  readonly preview: boolean
}

export const NOTHING_RECEIVED: Received = { phase: 'nothing', preview: false }

const CODES = { nothing: 'n', queued: 'q', started: 's', ended: 'e' } as const

/**
 * An event's id encodes everything that its page has received, so that any process can continue after it: the
 * phase, the position, and whether the preview was sent. `q3p` means third in the queue, with the preview.
 */
export const eventIdOf = ({ phase, position, preview }: Received): string =>
  `${CODES[phase]}${position ?? ''}${preview ? 'p' : ''}`

/** After an id that we did not issue, the page gets every event. */
export const parseEventId = (id: string | undefined): Received => {
  const [, code, position, preview] = /^([nqs])(\d*)(p?)$/.exec(id ?? '') ?? []
  const phase = PHASES.find((one) => CODES[one] === code)
  if (phase === undefined) return NOTHING_RECEIVED
  return { phase, preview: preview === 'p', ...(position !== '' && { position: Number(position) }) }
}

const PHASES = ['nothing', 'queued', 'started'] as const

/** An event, and what the page has received once it arrives. */
export interface News {
  readonly event: JobEvent
  readonly received: Received
}

/** The next events for a page that has already received some. */
export const newsOf = (
  received: Received,
  state: JobState | undefined,
  preview: string | undefined,
): readonly News[] => {
  if (state === undefined) return [failureNews(noSuchJob)]
  if (state.status === 'failed') return [failureNews(refusalOf(state.error, 'painting'))]
  if (state.status === 'done') return [{ event: { name: 'done', data: {} }, received: ENDED }]
  const moved = progressOf(received, state)
  const after = moved?.received ?? received
  return [
    ...(moved === undefined ? [] : [moved]),
    ...(preview === undefined || received.preview ? [] : [previewOf(after, preview)]),
  ]
}

/** No event follows, so it does not matter what the page received before. */
const ENDED: Received = { phase: 'ended', preview: false }

const progressOf = (
  received: Received,
  state: Extract<JobState, { readonly status: 'queued' | 'started' }>,
): News | undefined => {
  const { preview } = received
  if (state.status === 'started') {
    return received.phase === 'started'
      ? undefined
      : { event: { name: 'started', data: {} }, received: { phase: 'started', preview } }
  }
  const { position } = state
  return received.position === position
    ? undefined
    : {
        event: { name: 'queued', data: { position } },
        received: { phase: 'queued', position, preview },
      }
}

const previewOf = (received: Received, result: string): News => ({
  event: { name: 'preview', data: { result } },
  received: { ...received, preview: true },
})

const failureNews = (refusal: Refusal): News => ({
  event: { name: 'failed', data: failureOf(refusal) },
  received: ENDED,
})

/** A refusal in the form that the contract has for a job that failed. */
export const failureOf = ({ status, error, reason, values, headers }: Refusal): JobFailure => {
  const seconds = headers?.['retry-after']
  const retryAfter = seconds === undefined ? undefined : Number(seconds)
  return defined({ code: status, error, reason, values, retryAfter })
}
