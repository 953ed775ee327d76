import { EventSourceParserStream } from 'eventsource-parser/stream'
import { pipe } from 'fp-ts/lib/function.js'
import { parse } from 'fp-ts/lib/Json.js'
import { chain, fromEither, toUndefined } from 'fp-ts/lib/Option.js'
import * as t from 'io-ts'
import { EngineError } from '../../errors/EngineError.ts'
import { base64Bytes } from './base64Bytes.ts'

/**
 * A `fetch` for calls that may return an event stream, which the client library does not support. The library gets
 * the last event as if it had called without `stream`, and `onPartial` gets the earlier pictures.
 */
export const withPartialImages =
  (call: typeof fetch, onPartial: (file: Uint8Array) => void): typeof fetch =>
  async (input, init) => {
    const response = await call(input, init)
    const { body, headers } = response
    const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true
    return isStream && body !== null ? outcomeOf(body, onPartial) : response
  }

const outcomeOf = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onPartial: (file: Uint8Array) => void,
): Promise<Response> => {
  let text = ''
  const keep = new TransformStream<string, string>({
    transform(chunk, controller) {
      text += chunk
      controller.enqueue(chunk)
    },
    // Some servers leave out the blank line that ends the last event.
    flush: (controller) => {
      controller.enqueue('\n\n')
    },
  })
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(keep)
    .pipeThrough(new EventSourceParserStream())
  try {
    for await (const { data, event: name = '' } of events) {
      text = ''
      const read = readEvent(data)
      if (read === undefined) continue
      if ('error' in read) return Response.json(read, { status: statusOf(read.error) })
      if ('data' in read) return Response.json(read)
      const { type = name, b64_json } = read
      if (type.endsWith('.completed')) return Response.json({ data: [{ b64_json }] })
      if (type.endsWith('.partial_image')) onPartial(base64Bytes(b64_json))
    }
  } catch (cause) {
    throw new EngineError('failed', "The provider's stream was cut", { cause })
  }
  // JSON that is labelled as a stream has no events.
  const whole = readEvent(text)
  return Response.json(whole !== undefined && 'data' in whole ? whole : { data: [] })
}

const readEvent = (text: string) =>
  toUndefined(
    pipe(
      fromEither(parse(text)),
      chain((json) => fromEither(ImageEvent.decode(json))),
    ),
  )

/**
 * An event whose type, in the data or beside it, begins with `image_generation.` or `image_edit.`, a whole answer, or
 * an error, which ends the stream.
 */
const ImageEvent = t.union([
  t.type({ error: t.intersection([t.type({ message: t.string }), t.partial({ type: t.string })]) }),
  t.type({ data: t.UnknownArray }),
  t.intersection([t.type({ b64_json: t.string }), t.partial({ type: t.string })]),
])

/** Any other error is due to the request, which is not retried. */
const statusOf = ({ type }: { readonly type?: string }): number =>
  type === 'server_error' ? 500 : 400
