/** A fault to be brought about on purpose. */
export type PlannedFault = {
  /** The operation that it hits, such as `orders.list`, or how a path begins. Default: any. */
  readonly match?: string | undefined
  /** How many requests it hits. Default 1. */
  readonly times?: number | undefined
} & (
  | {
      /** The answer comes later. */
      readonly kind: 'latency'
      readonly ms: number
    }
  | {
      /** A 429. */
      readonly kind: 'rateLimit'
      /** What `retry-after` says, in seconds. Default 1. */
      readonly retryAfter?: number | undefined
    }
  | {
      readonly kind: 'serverError'
      /** 500 to 599. Default 503. */
      readonly status?: number | undefined
    }
  | {
      /** The connection ends without an answer. */
      readonly kind: 'drop'
      /** Whether what was asked for happens nevertheless. Default false. */
      readonly afterwards?: boolean | undefined
    }
  | {
      /** What was asked for happens, and the answer stops in the middle of its JSON. */
      readonly kind: 'malformed'
    }
)

/** Faults that wait for the requests they are meant for. */
export class Faults {
  #planned: { readonly fault: PlannedFault; left: number }[] = []

  /** Plans a fault. Those that are planned earlier come first. */
  next(fault: PlannedFault): void {
    const { times = 1 } = fault
    if (!Number.isInteger(times) || times < 1) {
      throw new RangeError('`times` must be a whole number from 1.')
    }
    if (fault.kind === 'latency' && !(fault.ms >= 0 && fault.ms <= 600_000)) {
      throw new RangeError('`ms` must be a number from 0 to 600000.')
    }
    if (fault.kind === 'rateLimit' && !((fault.retryAfter ?? 1) >= 0)) {
      throw new RangeError('`retryAfter` must be a number of seconds from 0.')
    }
    const status = fault.kind === 'serverError' ? (fault.status ?? 503) : 503
    if (!Number.isInteger(status) || status < 500 || status > 599) {
      throw new RangeError('`status` must be a whole number from 500 to 599.')
    }
    this.#planned.push({ fault, left: times })
  }

  /** Forgets all that is planned. */
  clear(): void {
    this.#planned = []
  }

  /** What is still to come. */
  planned(): readonly PlannedFault[] {
    return this.#planned.map(({ fault, left }) => ({ ...fault, times: left }))
  }

  /** The fault for a request, if there is one. It counts as brought about. */
  take(request: Hit): PlannedFault | undefined {
    const plan = this.#planned.find(({ fault }) => hits(fault, request))
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
