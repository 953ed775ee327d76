import { isRight } from 'fp-ts/lib/Either.js'
import type { Decoder } from 'io-ts'
import { jobEvents, jobEventsPath, type JobEventName, type JobFailure } from '../contract/job.ts'
import { decodeJson, type CallContext } from './callFunction.ts'

/** An event of a job that has not ended. */
export type JobNews =
  /** The next in the queue has position 1. */
  | { readonly status: 'queued'; readonly position: number }
  | { readonly status: 'started' }
  /** A small, rough version of the picture, as a data URL. */
  | { readonly status: 'previewed'; readonly preview: string }

export interface JobListeners {
  readonly onNews: (news: JobNews) => void
  readonly onDone: () => void
  readonly onFailed: (failure: JobFailure) => void
  /** The server has refused, so the browser does not reconnect. */
  readonly onClosed: () => void
}

/** Opens the events of a job. The browser reconnects, and continues after the last event that it has received. */
export const openJobEvents = (
  { functionsUrl }: Pick<CallContext, 'functionsUrl'>,
  id: string,
  { onNews, onDone, onFailed, onClosed }: JobListeners,
): EventSource => {
  const source = new EventSource(`${functionsUrl}${jobEventsPath(id)}`)
  const on = <A>(name: JobEventName, codec: Decoder<unknown, A>, listener: (data: A) => void) => {
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      const event = decodeJson(data, codec)
      if (isRight(event)) listener(event.right)
    })
  }
  on('queued', jobEvents.queued, ({ position }) => onNews({ status: 'queued', position }))
  on('started', jobEvents.started, () => onNews({ status: 'started' }))
  on('preview', jobEvents.preview, ({ result }) => onNews({ status: 'previewed', preview: result }))
  on('done', jobEvents.done, onDone)
  on('failed', jobEvents.failed, onFailed)
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) onClosed()
  })
  return source
}
