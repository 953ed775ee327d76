import { context, propagation, ROOT_CONTEXT, type Context } from '@opentelemetry/api'

/** The header of W3C's Trace Context. A job's data has its value under the same name. */
export const TRACEPARENT = 'traceparent'

/** The current trace and span, for work that continues elsewhere. Undefined if there is no trace. */
export const currentTraceparent = (): string | undefined => {
  const carrier: { [TRACEPARENT]?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier[TRACEPARENT]
}

/** Runs work in a caller's trace. An invalid header is ignored, and a new trace begins. */
export const continueTrace = <A>(traceparent: string | undefined, work: () => A): A =>
  context.with(contextOf(traceparent), work)

/** Reads only this header; otherwise a caller's baggage and `tracestate` would be carried through the queue. */
const contextOf = (traceparent: string | undefined): Context =>
  propagation.extract(ROOT_CONTEXT, { [TRACEPARENT]: traceparent })
