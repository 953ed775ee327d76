import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import * as t from 'io-ts'
import { listen } from '../src/http/listen.ts'

const Attribute = t.type({ key: t.string, value: t.UnknownRecord })

/** A span in OTLP's JSON. */
const ExportedSpan = t.intersection([
  t.type({
    traceId: t.string,
    spanId: t.string,
    name: t.string,
    attributes: t.array(Attribute),
    status: t.partial({ code: t.number }),
  }),
  t.partial({ parentSpanId: t.string }),
])

const Exported = t.type({
  resourceSpans: t.array(
    t.type({
      resource: t.type({ attributes: t.array(Attribute) }),
      scopeSpans: t.array(t.type({ spans: t.array(ExportedSpan) })),
    }),
  ),
})

export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string | undefined
  readonly name: string
  /** The name of the process. */
  readonly service: unknown
  readonly attributes: Readonly<Record<string, unknown>>
  readonly failed: boolean
}

export interface TraceServer {
  /** The value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string
  /** Everything that was received, as text. */
  readonly bodies: readonly string[]
  readonly spans: () => readonly Span[]
  readonly close: () => Promise<void>
}

/** A collector on a loopback port that receives traces as OTLP over HTTP and keeps them. */
export const startTraceServer = async (): Promise<TraceServer> => {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body)
      response.writeHead(request.url === '/v1/traces' ? 200 : 404).end('{}')
    })
  })
  const listening = await listen(server)
  return { ...listening, bodies, spans: () => bodies.flatMap(spansIn) }
}

const spansIn = (body: string): readonly Span[] => {
  const exported: unknown = JSON.parse(body)
  if (!Exported.is(exported)) throw new Error(`This is not OTLP: ${body}`)
  return exported.resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = valuesOf(resource.attributes)['service.name']
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, status, ...span }) => ({
        ...span,
        service,
        attributes: valuesOf(attributes),
        failed: status.code === FAILED,
      })),
    )
  })
}

/** OTLP's status code for a failed span. */
const FAILED = 2

const valuesOf = (attributes: readonly t.TypeOf<typeof Attribute>[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
