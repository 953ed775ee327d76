/** A fault to inject. */
export type PlannedFault = {
  /**
   * The operation it affects, such as `orders.list`, or the beginning of a path; for a fault of deliveries, the type of
   * the event, such as `order.created`. Default: any.
   */
  readonly match?: string | undefined
  /** How many requests or deliveries it affects. Default 1. */
  readonly times?: number | undefined
} & (
  | {
      /** The response is delayed. */
      readonly kind: 'latency'
      readonly ms: number
    }
  | {
      /** The response is a 429. */
      readonly kind: 'rateLimit'
      /** The value of `retry-after`, in seconds. Default 1. */
      readonly retryAfter?: number | undefined
    }
  | {
      readonly kind: 'serverError'
      /** 500 to 599. Default 503. */
      readonly status?: number | undefined
    }
  | {
      /** The connection is closed without a response. */
      readonly kind: 'drop'
      /** Whether the operation is performed anyway. Default false. */
      readonly afterwards?: boolean | undefined
    }
  | {
      /** The operation is performed, and the JSON of the response is cut off. */
      readonly kind: 'malformed'
    }
  | {
      /** A webhook is delivered twice, with the same `webhook-id`. */
      readonly kind: 'duplicate'
    }
  | {
      /** A webhook is delivered after the next one to the same receiver, or two seconds late if there is none. */
      readonly kind: 'reorder'
    }
)

/** A fault of a response. */
export type ResponseFault = Exclude<PlannedFault, DeliveryFault>

type DeliveryFault = Extract<PlannedFault, { readonly kind: 'duplicate' | 'reorder' }>

/** Whether a fault is one of deliveries. */
export const isDeliveryFault = (fault: PlannedFault): fault is DeliveryFault =>
  fault.kind === 'duplicate' || fault.kind === 'reorder'

/** The queue of faults to inject. */
export class Faults {
  #planned: { readonly fault: PlannedFault; left: number }[] = []

  /** Adds a fault to the queue. Throws a `RangeError` if one of its values is out of range. */
  next(fault: PlannedFault): void {
    const { times = 1 } = fault
    if (!Number.isInteger(times) || times < 1) {
      throw new RangeError('`times` must be an integer of at least 1.')
    }
    if (fault.kind === 'latency' && !(fault.ms >= 0 && fault.ms <= 600_000)) {
      throw new RangeError('`ms` must be a number from 0 to 600000.')
    }
    if (fault.kind === 'rateLimit' && !((fault.retryAfter ?? 1) >= 0)) {
      throw new RangeError('`retryAfter` must be a number of seconds, 0 or more.')
    }
    const status = fault.kind === 'serverError' ? (fault.status ?? 503) : 503
    if (!Number.isInteger(status) || status < 500 || status > 599) {
      throw new RangeError('`status` must be an integer from 500 to 599.')
    }
    this.#planned.push({ fault, left: times })
  }

  /** Empties the queue. */
  clear(): void {
    this.#planned = []
  }

  /** The faults that are still in the queue. */
  planned(): readonly PlannedFault[] {
    return this.#planned.map(({ fault, left }) => ({ ...fault, times: left }))
  }

  /** Takes the next fault for a request from the queue, if there is one. */
  take(request: Hit): ResponseFault | undefined {
    const fault = this.#take((each) => !isDeliveryFault(each) && hits(each, request))
    return fault && !isDeliveryFault(fault) ? fault : undefined
  }

  /** Takes the next fault for the delivery of an event from the queue, if there is one. */
  takeForDelivery(type: string): DeliveryFault['kind'] | undefined {
    const fault = this.#take(
      (each) => isDeliveryFault(each) && (each.match === undefined || each.match === type),
    )
    return fault && isDeliveryFault(fault) ? fault.kind : undefined
  }

  #take(fits: (fault: PlannedFault) => boolean): PlannedFault | undefined {
    const plan = this.#planned.find(({ fault }) => fits(fault))
    if (!plan) return undefined
    plan.left--
    this.#planned = this.#planned.filter(({ left }) => left > 0)
    return plan.fault
  }
}

interface Hit {
  /** The operation's name, if the request is for one. */
  readonly operation: string | undefined
  readonly path: string
}

const hits = ({ match }: PlannedFault, { operation, path }: Hit): boolean =>
  match === undefined || match === operation || (match.startsWith('/') && path.startsWith(match))
