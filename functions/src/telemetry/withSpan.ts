import { SpanStatusCode, trace, type Span, type SpanOptions } from '@opentelemetry/api'
import { ATTRIBUTES } from './attributes.ts'
import { errorTypeOf } from '../errors/errorTypeOf.ts'

/** Does nothing until a tracer provider is registered. */
export const tracer = trace.getTracer('@dramatis/functions')

/** Runs work in its own span, which ends when the work does. Of a failure, the span has only the kind. */
export const withSpan = <A>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<A>,
): Promise<A> =>
  tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span)
    } catch (thrown) {
      span.setAttribute(ATTRIBUTES.errorType, errorTypeOf(thrown))
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw thrown
    } finally {
      span.end()
    }
  })
