import type { AnyCodec } from '../codec/Codec.ts'
import type { Unknown } from '../codec/union.ts'
import { readBody } from '../http/readBody.ts'
import { refuse } from '../optionNames.ts'
import type { Deliveries, WebhookDelivery } from '../webhookDelivery.ts'
import { DEFAULT_TOLERANCE, toleranceProblem } from '../webhookDelivery.ts'
import { WebhookVerificationError } from '../WebhookVerificationError.ts'
import { accepted, handledOnce } from './handledOnce.ts'
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
  /**
   * The callback for all other events. By default they are accepted and ignored. A delivery of another version than this
   * one's is passed on as an event of the type `UNKNOWN` with its `raw` content, without having been read; without this
   * callback, it gets a 422, so that it is not lost.
   */
  readonly otherwise?: ((event: Event, context: Context) => unknown) | undefined
  /**
   * The callback for an event that is not as the contract promises: `error.event` is the event as the platform sent it,
   * and `error.issues` say what is wrong with it. By default it gets a 422, and the platform delivers it again.
   */
  readonly onMalformed?:
    ((error: WebhookVerificationError, context: Context) => unknown) | undefined
  /** Where to remember handled deliveries. Default: in memory, for a single process. */
  readonly store?: WebhookStore | undefined
  /** In bytes; a larger body is refused. Default 1,048,576. */
  readonly maxBodyBytes?: number | undefined
}

const OPTIONS: Readonly<Record<keyof Required<WebhooksOptions<Unknown<'type'>, never>>, 1>> = {
  maxBodyBytes: 1,
  on: 1,
  onContractDrift: 1,
  onError: 1,
  onMalformed: 1,
  otherwise: 1,
  secret: 1,
  store: 1,
  strict: 1,
  toleranceSeconds: 1,
}

/**
 * Creates webhook handlers for one version of the contract. `hint` says where a framework may have read or changed the
 * body.
 */
export const webhooksOf =
  <Event extends { readonly type: string }>(
    validate: Deliveries<Event>['validate'],
    codec: AnyCodec,
  ) =>
  <Context>(
    options: WebhooksOptions<Event | Unknown<'type'>, Context>,
    hint = 'Pass a clone of the request to whatever else reads it.',
  ): Handler<Context> => {
    refuse(options, Object.keys(OPTIONS))
    const { store = createMemoryStore(), maxBodyBytes = 1_048_576, onMalformed } = options
    const { toleranceSeconds = DEFAULT_TOLERANCE, strict = false, onContractDrift } = options
    const verification = { toleranceSeconds, strict, ...(onContractDrift && { onContractDrift }) }
    const wrong = toleranceProblem(toleranceSeconds)
    if (wrong) throw new RangeError(wrong)
    const callbackOf = callbacks(options, codec)
    return handlerOf<Context>('POST', options, async (request, context, report) => {
      const secrets = [options.secret ?? []].flat().filter(isGiven)
      if (secrets.length === 0) {
        report(new TypeError('webhooksHandler needs the secret of the webhook endpoint'))
        return problem(500, 'No webhook secret is configured.')
      }
      if (request.bodyUsed) {
        report(new TypeError(`The request's body was read before webhooksHandler. ${hint}`))
        return problem(500, `The body was read before its signature could be verified. ${hint}`)
      }
      const body = await readBody(request, maxBodyBytes)
      if (!body) return problem(413, `The body is larger than ${maxBodyBytes} bytes.`)
      const once = (handle: () => unknown) => {
        const id = request.headers.get('webhook-id') ?? ''
        const sentAt = Number(request.headers.get('webhook-timestamp'))
        const replayableUntil = (sentAt + toleranceSeconds) * 1000
        return handledOnce(store, { id, replayableUntil }, report, handle)
      }
      try {
        const event = await validate(body, request.headers, secrets, verification)
        const callback = callbackOf(event)
        return callback ? await once(() => callback(event, context)) : accepted('ignored')
      } catch (error) {
        if (!(error instanceof WebhookVerificationError)) throw error
        const other = error.apiVersion !== undefined ? unread(error.event) : undefined
        const callback = other && callbackOf(other)
        if (callback) return once(() => callback(other, context))
        if (error.issues.length > 0 && onMalformed) return once(() => onMalformed(error, context))
        report(error)
        const isGenuine = error.event !== undefined
        return problem(
          isGenuine ? 422 : 403,
          `${error.message}.${error.isBodyChanged ? ` ${hint}` : ''}`,
        )
      }
    })
  }

// One of two secrets may be in a variable that is not set.
const isGiven = (secret: unknown): boolean => typeof secret === 'string' && secret.trim() !== ''

const unread = (raw: unknown): Unknown<'type'> => ({ type: 'UNKNOWN', isUnknown: true, raw })

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
