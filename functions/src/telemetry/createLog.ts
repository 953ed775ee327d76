import { isSpanContextValid, trace } from '@opentelemetry/api'
import { pino, type DestinationStream, type Logger } from 'pino'

/** A log whose lines carry the id of the trace that they were written in, if there is one. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options = { level, mixin: traceFields }
  return destination === undefined ? pino(options) : pino(options, destination)
}

const traceFields = (): { readonly traceId?: string } => {
  const span = trace.getActiveSpan()?.spanContext()
  return span !== undefined && isSpanContextValid(span) ? { traceId: span.traceId } : {}
}
