import * as t from 'io-ts'
import { CharacterPreviewResponse } from './characterPreview.ts'
import { CharacterSDResponse } from './characterSD.ts'
import { ErrorResponse } from './error.ts'
import { pathOf } from './route.ts'

/**
 * What a caller of `characterSD` prefers (RFC 7240, section 4.1): `202` with the URL of a job in `location`,
 * and a `Job` as the body, instead of waiting for the picture. A host that cannot do that responds as usual.
 */
export const PREFER_HEADER = 'prefer'
export const RESPOND_ASYNC = 'respond-async'

/** The response header that says that the preference was applied. */
export const PREFERENCE_APPLIED_HEADER = 'preference-applied'

/** Minutes for which a job's outcome can be read. */
export const JOB_MINUTES = 10

/** `GET` reads a `Job`, and `DELETE` cancels it. The id is a secret: anyone who has it may do both. */
export const jobPath = (id: string): string => pathOf(`jobs/${id}`)

/** `GET` reads the events of a job as `text/event-stream`. */
export const jobEventsPath = (id: string): string => `${jobPath(id)}/events`

/** A refusal after `characterSD` has responded with a job: `code` is its HTTP status, `retryAfter` is in seconds. */
export const JobFailure = t.intersection(
  [t.type({ code: t.number }), ErrorResponse, t.partial({ retryAfter: t.number })],
  'JobFailure',
)
export type JobFailure = t.TypeOf<typeof JobFailure>

/** The next in the queue has position 1. */
const Position = t.type({ position: t.number })

/** A picture requested with `RESPOND_ASYNC`. */
export const Job = t.union(
  [
    t.intersection([t.type({ status: t.literal('queued') }), Position]),
    t.type({ status: t.literal('started') }),
    t.type({ status: t.literal('done'), answer: CharacterSDResponse }),
    t.intersection([t.type({ status: t.literal('failed') }), JobFailure]),
  ],
  'Job',
)
export type Job = t.TypeOf<typeof Job>

/**
 * The data of each event, by its name. `done` has no picture: read the job. After `done` and `failed` the
 * stream ends, and one that is opened later starts with them.
 */
export const jobEvents = {
  queued: Position,
  started: t.type({}),
  preview: CharacterPreviewResponse,
  done: t.type({}),
  failed: JobFailure,
} as const

export type JobEventName = keyof typeof jobEvents

export type JobEvent = {
  [N in JobEventName]: { readonly name: N; readonly data: t.TypeOf<(typeof jobEvents)[N]> }
}[JobEventName]
