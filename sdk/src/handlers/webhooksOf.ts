import type { AnyCodec } from '../codec/Codec.ts'
import { readBody } from '../http/readBody.ts'
import type { Deliveries, WebhookDelivery } from '../webhookDelivery.ts'
import { WebhookVerificationError } from '../WebhookVerificationError.ts'
import { problem } from './responses.ts'
import type { Handler, HandlerOptions } from './Handler.ts'
import { handlerOf } from './Handler.ts'
import type { WebhookStore } from './WebhookStore.ts'
import { createMemoryStore } from './WebhookStore.ts'

/** A callback for each type of event; an unknown event has the type `UNKNOWN`. */
export type EventCallbacks<Event extends { readonly type: string }, Context> = {
  readonly [Type in Event['type']]?: (
    event: Extract<Event, { readonly type: Type }>,
    context: Context,
  ) => unknown
}

export interface WebhooksOptions<Event extends { readonly type: string }, Context>
  extends HandlerOptions, Pick<WebhookDelivery, 'toleranceSeconds' | 'strict' | 'onContractDrift'> {
  /** The endpoint's secret, or several while it is being rotated. */
  readonly secret: string | readonly string[] | undefined
  /** The delivery succeeds once the callback's promise is fulfilled; otherwise the platform delivers it again. */
  readonly on?: EventCallbacks<Event, Context> | undefined
  /** The callback for all other events. By default they are accepted and ignored. */
  readonly otherwise?: ((event: Event, context: Context) => unknown) | undefined
  /** Where to remember handled deliveries. Default: in memory, for a single process. */
  readonly store?: WebhookStore | undefined
  /** In bytes; a larger body is refused. Default 1,048,576. */
  readonly maxBodyBytes?: number | undefined
}

/** Creates webhook handlers for one version of the contract. */
export const webhooksOf =
  <Event extends { readonly type: string }>(
    validate: Deliveries<Event>['validate'],
    codec: AnyCodec,
  ) =>
  <Context>(options: WebhooksOptions<Event, Context>): Handler<Context> => {
    const { store = createMemoryStore(), maxBodyBytes = 1_048_576 } = options
    const callbackOf = callbacks(options, codec)
    return handlerOf<Context>('POST', options, async (request, context, report) => {
      const secrets = [options.secret ?? []].flat().filter((secret) => secret !== '')
      if (secrets.length === 0) {
        report(new TypeError('webhooksHandler needs the secret of the webhook endpoint'))
        return problem(500, 'No webhook secret is configured.')
      }
      if (request.bodyUsed) {
        report(new TypeError("The request's body was read before it reached webhooksHandler"))
        return problem(500, 'The body was read before its signature could be verified.')
      }
      const body = await readBody(request, maxBodyBytes)
      if (!body) return problem(413, `The body is larger than ${maxBodyBytes} bytes.`)
      try {
        const event = await validate(body, request.headers, secrets, options)
        const callback = callbackOf(event)
        if (!callback) return accepted('ignored')
        const id = request.headers.get('webhook-id') ?? ''
        return await once(store, id, report, () => callback(event, context))
      } catch (error) {
        if (!(error instanceof WebhookVerificationError)) throw error
        report(error)
        return problem(error.issues.length > 0 ? 422 : 403, `${error.message}.`)
      }
    })
  }

type Callback<Event, Context> = (event: Event, context: Context) => unknown

const callbacks = <Event extends { readonly type: string }, Context>(
  { on = {}, otherwise }: WebhooksOptions<Event, Context>,
  { shape }: AnyCodec,
): ((event: Event) => Callback<Event, Context> | undefined) => {
  const known = ['UNKNOWN', ...(shape.kind === 'union' ? Object.keys(shape.branches) : [])]
  const stranger = Object.keys(on).find((type) => !known.includes(type))
  if (stranger !== undefined) {
    throw new TypeError(`No event is called ${stranger}. Events: ${known.join(', ')}`)
  }
  const named = new Map(Object.entries(on))
  return ({ type }) => {
    const callback = named.get(type)
    return isCallback<Event, Context>(callback) ? callback : otherwise
  }
}

const isCallback = <Event, Context>(value: unknown): value is Callback<Event, Context> =>
  typeof value === 'function'

/** Handles a delivery unless it has been, or is being, handled. */
const once = async (
  store: WebhookStore,
  id: string,
  report: (error: unknown) => void,
  handle: () => unknown,
): Promise<Response> => {
  const claim = await store.claim(id)
  if (claim === 'done') return accepted('duplicate')
  if (claim === 'busy') {
    return problem(409, 'This delivery is being handled.', { 'retry-after': '60' })
  }
  try {
    await handle()
  } catch (error) {
    report(error)
    await store.release(id)
    return problem(500, 'The event could not be handled. Deliver it again.')
  }
  await store.complete(id)
  return accepted('handled')
}

const accepted = (outcome: 'handled' | 'duplicate' | 'ignored'): Response =>
  Response.json({ outcome })
