import { EventSourceParserStream } from 'eventsource-parser/stream'
import { chainW, isRight } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { parse } from 'fp-ts/lib/Json.js'
import * as t from 'io-ts'

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
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
  for await (const { data } of events) {
    const read = pipe(
      parse(data),
      chainW((json) => ImageEvent.decode(json)),
    )
    if (!isRight(read)) continue
    const event = read.right
    if ('error' in event) return Response.json(event, { status: statusOf(event.error) })
    const { type, b64_json } = event
    if (type.endsWith('.completed')) return Response.json({ data: [{ b64_json }] })
    if (type.endsWith('.partial_image')) onPartial(Buffer.from(b64_json, 'base64'))
  }
  return Response.json({ data: [] })
}

/** An event whose type begins with `image_generation.` or `image_edit.`, or an error, which ends the stream. */
const ImageEvent = t.union([
  t.type({ error: t.intersection([t.type({ message: t.string }), t.partial({ type: t.string })]) }),
  t.type({ type: t.string, b64_json: t.string }),
])

/** Any other error is due to the request, which is not retried. */
const statusOf = ({ type }: { readonly type?: string }): number =>
  type === 'server_error' ? 500 : 400
