import { createProviderServer } from '../../test/providerServer.ts'
import { characterSDBody, charPromptBody, post, serveFunctions } from '../../test/serveFunctions.ts'
import { startPlatform } from '../../test/startPlatform.ts'
import { startTraceServer, type Span } from '../../test/startTraceServer.ts'
import { startTracing } from './startTracing.ts'

const PAGE_SPAN = 'b7ad6b7169203331'

/** The traces of four pages. */
const PICTURE = '0af7651916cd43dd8448eb211c80319a'
const DESCRIPTION = '0af7651916cd43dd8448eb211c80319b'
const DECLINED = '0af7651916cd43dd8448eb211c80319c'
const SECRET = '0af7651916cd43dd8448eb211c80319d'

const from = (trace: string) => ({ headers: { traceparent: `00-${trace}-${PAGE_SPAN}-01` } })

test('without an endpoint there are no traces, and the log names none', async () => {
  expect(await startTracing('dramatis-test')).toBeUndefined()
  const server = await serveFunctions()
  await post(server, 'nothing', {}, from(PICTURE))
  await server.close()
  expect(server.logLines.join('\n')).not.toContain('traceId')
})

describe('traces', () => {
  let spans: readonly Span[]
  /** Everything that was sent and logged. */
  let text: string
  /** The traces of the requests, as the log names them. */
  let logged: readonly unknown[]

  beforeAll(async () => {
    const provider = createProviderServer()
    const collector = await startTraceServer()
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url
    const tracing = await startTracing('dramatis-test')
    const platform = await startPlatform()
    await provider.start()
    const server = await serveFunctions({
      ...platform.environment,
      OPENAI_BASE_URL: provider.baseUrl,
      CHAT_MODEL: 'scribe-1',
      IMAGE_MODEL: 'brush-1',
    })

    provider.paints()
    const subscriber = { ...characterSDBody, email: 'ann@example.com' }
    await post(server, 'characterSD', subscriber, from(PICTURE))
    provider.writes('An old wizard.')
    await post(server, 'charPrompt', charPromptBody, from(DESCRIPTION))
    provider.fails(400, { message: 'Zaphod is not allowed', code: 'moderation_blocked' })
    const prompt = 'Zaphod Beeblebrox'
    await post(server, 'charPrompt', { ...charPromptBody, prompt }, from(DECLINED))
    const secret = { ...characterSDBody, prompt, character: prompt, email: 'zaphod@example.com' }
    await post(server, 'characterSD', secret, from(SECRET))
    await post(server, 'Zaphod', {}, from("'; drop table"))

    await server.close()
    await tracing?.close()
    await Promise.all([platform.close(), provider.stop(), collector.close()])
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
    spans = collector.spans()
    text = [...collector.bodies, ...server.logLines].join('\n')
    logged = server.logLines
      .map((line) => JSON.parse(line) as { readonly traceId?: string; readonly msg: string })
      .flatMap(({ msg, traceId }) => (msg === 'request' ? [traceId] : []))
  })

  const spanOf = (trace: string, name: string) =>
    spans.find((span) => span.traceId === trace && span.name === name)

  /** The names of a span and its ancestors, as far as they were sent. */
  const pathTo = (span: Span | undefined): readonly string[] =>
    span === undefined
      ? []
      : [span.name, ...pathTo(spans.find(({ spanId }) => spanId === span.parentSpanId))]

  it('follow a picture from the page’s request through the queue to the provider', () => {
    const request = 'POST /.netlify/functions/characterSD'
    const call = 'generate_content brush-1'
    expect(pathTo(spanOf(PICTURE, call))).toEqual([call, 'paint', request])
    expect(pathTo(spanOf(PICTURE, 'queue'))).toEqual(['queue', request])
    const lookUp = 'look up membership'
    expect(pathTo(spanOf(PICTURE, lookUp))).toEqual([lookUp, request])
    expect(spanOf(PICTURE, request)).toMatchObject({
      parentSpanId: PAGE_SPAN,
      service: 'dramatis-test',
      attributes: { 'http.response.status_code': 200 },
    })
    expect(spanOf(PICTURE, call)?.attributes).toEqual({
      'gen_ai.operation.name': 'generate_content',
      'gen_ai.output.type': 'image',
      'gen_ai.provider.name': 'openai',
      'gen_ai.request.model': 'brush-1',
    })
  })

  it('contain the tokens of a description, and the kind of a failure', () => {
    const call = 'chat scribe-1'
    expect(pathTo(spanOf(DESCRIPTION, call))).toEqual([
      call,
      'describe',
      'POST /.netlify/functions/charPrompt',
    ])
    expect(spanOf(DESCRIPTION, call)).toMatchObject({
      failed: false,
      attributes: {
        'gen_ai.usage.input_tokens': expect.any(Number) as number,
        'gen_ai.usage.output_tokens': expect.any(Number) as number,
      },
    })
    expect(spanOf(DECLINED, call)).toMatchObject({
      failed: true,
      attributes: { 'error.type': 'moderated' },
    })
  })

  it('are named by the log, and start afresh if a page sends an invalid traceparent', () => {
    expect(logged.slice(0, -1)).toEqual([PICTURE, DESCRIPTION, DECLINED, SECRET])
    const anew = spans.find(({ name }) => name === 'POST /.netlify/functions/*')
    expect(anew?.parentSpanId).toBeUndefined()
    expect(logged.at(-1)).toBe(anew?.traceId)
  })

  it('contain nothing that a visitor typed or that identifies them', () => {
    expect(text.toLowerCase()).not.toContain('zaphod')
    expect(text).not.toContain('127.0.0.1')
  })
})
