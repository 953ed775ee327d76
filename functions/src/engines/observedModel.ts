import { SpanKind, trace } from '@opentelemetry/api'
import { EngineError } from '../errors/EngineError.ts'
import type { ProviderModel } from './Model.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import { ATTRIBUTES } from '../telemetry/attributes.ts'
import { withSpan } from '../telemetry/withSpan.ts'

export type ModelMetrics = Pick<Metrics, 'providerError'>

/** The operation of a model, by OpenTelemetry's conventions for generative AI. */
interface Operation {
  readonly name: string
  readonly outputType: string
}

export const CHAT: Operation = { name: 'chat', outputType: 'text' }
export const IMAGE: Operation = { name: 'generate_content', outputType: 'image' }

/** Runs each call to a model in its own span, without the prompt or the response, and counts the failures. */
export const observedModel = <P extends readonly unknown[], A>(
  { name, outputType }: Operation,
  { providerName, id }: ProviderModel,
  metrics: ModelMetrics | undefined,
  call: (...args: P) => Promise<A>,
): ((...args: P) => Promise<A>) => {
  const attributes = {
    [ATTRIBUTES.operation]: name,
    [ATTRIBUTES.outputType]: outputType,
    [ATTRIBUTES.provider]: providerName,
    [ATTRIBUTES.model]: id,
  }
  return (...args) =>
    withSpan(`${name} ${id}`, { kind: SpanKind.CLIENT, attributes }, async () => {
      try {
        return await call(...args)
      } catch (thrown) {
        // A used-up budget is no failure of the provider, which was not asked.
        if (thrown instanceof EngineError && thrown.failure !== 'exhausted') {
          metrics?.providerError(providerName, thrown.failure)
        }
        throw thrown
      }
    })
}

/** The usage that a provider reports. */
interface Usage {
  readonly inputTokens: number | undefined
  readonly outputTokens: number | undefined
}

/** Adds the provider's usage to the current call's span. */
export const noteUsage = ({ inputTokens, outputTokens }: Usage): void => {
  const span = trace.getActiveSpan()
  if (inputTokens !== undefined) span?.setAttribute(ATTRIBUTES.inputTokens, inputTokens)
  if (outputTokens !== undefined) span?.setAttribute(ATTRIBUTES.outputTokens, outputTokens)
}
