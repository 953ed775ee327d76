import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../../freePorts.ts'
import { createProviderServer } from '../../providerServer.ts'
import { characterSDBody, post } from '../../serveFunctions.ts'
import { describeRedis } from '../../startRedis.ts'
import { startTraceServer } from '../../startTraceServer.ts'
import { startCluster } from '../../../src/processes/startCluster.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'

const metricsAt = async (port: number): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

describeRedis(() => {
  it('web process and worker share one trace, and each serves its metrics', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'cluster-'))
    const collector = await startTraceServer()
    const provider = createProviderServer()
    await provider.start()
    provider.paints()
    const port = await freePorts(3)
    const cluster = await startCluster({
      ports: [port],
      workers: 1,
      directory,
      programs: join(__dirname, '../../../dist/cli'),
      environment: {
        ...process.env,
        METRICS_PORT: String(port + 1),
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OPENAI_BASE_URL: provider.baseUrl,
        CHAT_MODEL: 'scribe-1',
        IMAGE_MODEL: 'brush-1',
      },
    })
    const answer = await post({ url: `http://127.0.0.1:${port}` }, 'characterSD', characterSDBody, {
      headers: { traceparent: `00-${TRACE}-b7ad6b7169203331-01` },
    })
    const [web, worker] = [await metricsAt(port + 1), await metricsAt(port + 2)]
    await cluster.close() // Stopping sends the traces.
    await Promise.all([provider.stop(), collector.close()])
    await rm(directory, { recursive: true })

    expect(answer.status).toBe(200)
    const spans = collector.spans().filter(({ traceId }) => traceId === TRACE)
    const parents = new Map(spans.map((span) => [span.spanId, span.name]))
    expect(
      spans.map(({ service, name, parentSpanId = '' }) => [
        service,
        name,
        parents.get(parentSpanId),
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['dramatis-web', REQUEST, undefined],
        ['dramatis-worker', 'queue', REQUEST],
        ['dramatis-worker', 'paint', REQUEST],
        ['dramatis-worker', 'generate_content brush-1', 'paint'],
      ]),
    )
    expect(web).toContain('dramatis_requests_total{endpoint="characterSD",status="200"} 1')
    expect(web).toContain('dramatis_queue_waiting{tier="free"} 0')
    expect(worker).toContain('dramatis_queue_wait_seconds_count{tier="free"} 1')
    expect(worker).toMatch(/dramatis_drawing_seconds_count\{engine="brush-1",style="\w+"\} 1/)
  })
})

const REQUEST = 'POST /.netlify/functions/characterSD'
