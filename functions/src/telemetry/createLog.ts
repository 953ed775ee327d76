import { isSpanContextValid, trace } from '@opentelemetry/api'
import { pino, type DestinationStream, type Logger } from 'pino'

/** A log whose lines have the id of the current trace, if any. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options = { level, mixin: traceFields }
  return destination === undefined ? pino(options) : pino(options, destination)
}

const traceFields = (): { readonly traceId?: string } => {
  const span = trace.getActiveSpan()?.spanContext()
  return span !== undefined && isSpanContextValid(span) ? { traceId: span.traceId } : {}
}
