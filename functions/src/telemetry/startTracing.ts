import { VERSION } from '../version.ts'

export interface Tracing {
  /** Sends the remaining spans. */
  readonly close: () => Promise<void>
}

/** OpenTelemetry's own variables; either one turns tracing on. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const

/**
 * Sends this process's traces as OTLP over HTTP, according to OpenTelemetry's environment variables. Without an
 * endpoint nothing is loaded or traced.
 *
 * @param service the process's name in traces, unless OTEL_SERVICE_NAME gives another
 */
export const startTracing = async (service: string): Promise<Tracing | undefined> => {
  if (!isConfigured(process.env)) return undefined
  const [{ OTLPTraceExporter }, sdk, resources] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/resources'),
  ])
  const own = resources.resourceFromAttributes({
    'service.name': service,
    'service.version': VERSION,
  })
  const provider = new sdk.NodeTracerProvider({
    resource: own.merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  return { close: () => provider.shutdown() }
}

const isConfigured = (environment: NodeJS.ProcessEnv): boolean =>
  environment.OTEL_SDK_DISABLED !== 'true' && ENDPOINTS.some((name) => Boolean(environment[name]))
