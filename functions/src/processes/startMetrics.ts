import { createServer } from 'node:http'
import type { Meter } from '@opentelemetry/api'
import { listen } from '../http/listen.ts'
import { portError } from '../http/portError.ts'

export interface MetricsServer {
  /** The URL that Prometheus scrapes. */
  readonly url: string
  /** The instruments for `createFunctions`. */
  readonly meter: Meter
  readonly close: () => Promise<void>
}

/** Serves its meter's metrics to Prometheus, on their own port (METRICS_PORT). Rejects if the port is taken. */
export const startMetrics = async (port: number, host: string): Promise<MetricsServer> => {
  const [{ PrometheusExporter }, { MeterProvider }] = await Promise.all([
    import('@opentelemetry/exporter-prometheus'),
    import('@opentelemetry/sdk-metrics'),
  ])
  const exporter = new PrometheusExporter({
    // The exporter's own server cannot choose a free port.
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  })
  const provider = new MeterProvider({ readers: [exporter] })
  const server = createServer((request, response) => {
    if (request.url === '/metrics') {
      exporter.getMetricsRequestHandler(request, response)
    } else {
      response.writeHead(404).end('The metrics are at /metrics.\n')
    }
  })
  const { url, close } = await listen(server, port, host).catch((error: unknown) => {
    throw portError(error, 'metrics', 'METRICS_PORT', port)
  })
  return {
    url: `${url}/metrics`,
    meter: provider.getMeter('@dramatis/functions'),
    async close() {
      await close()
      await provider.shutdown()
    },
  }
}
