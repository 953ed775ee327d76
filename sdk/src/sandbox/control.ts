import type { Context } from 'hono'
import { boolean, integer, number, string } from '../codec/primitives.ts'
import type { Codec } from '../codec/Codec.ts'
import { closedEnum, literal } from '../codec/collections.ts'
import { entity, optional } from '../codec/entity.ts'
import { run, sentence } from '../codec/Run.ts'
import { by, closedUnion } from '../codec/union.ts'
import { decideDispute, disputeOrder } from './disputeControl.ts'
import { disputeOutcomes } from './DisputeOutcome.ts'
import type { Duration } from './Duration.ts'
import type { Addition } from './http/createApp.ts'
import { fromOwnName } from './http/fromOwnName.ts'
import { sentEmails } from './sentEmails.ts'
import type { Webhooks } from './webhooks/Webhooks.ts'
import type { World } from './World.ts'
import type { Faults } from './faults/Faults.ts'

const hit = { match: optional(string), times: optional(integer) }

const plannedFault = closedUnion('PlannedFault', by('kind'), {
  latency: entity('Latency', { ...hit, kind: literal('latency'), ms: number }),
  rateLimit: entity('RateLimit', {
    ...hit,
    kind: literal('rateLimit'),
    retryAfter: optional(number),
  }),
  serverError: entity('ServerError', {
    ...hit,
    kind: literal('serverError'),
    status: optional(integer),
  }),
  drop: entity('Drop', { ...hit, kind: literal('drop'), afterwards: optional(boolean) }),
  malformed: entity('Malformed', { ...hit, kind: literal('malformed') }),
  duplicate: entity('Duplicate', { ...hit, kind: literal('duplicate') }),
  reorder: entity('Reorder', { ...hit, kind: literal('reorder') }),
})

const duration = entity('Duration', {
  years: optional(integer),
  months: optional(integer),
  days: optional(integer),
  hours: optional(integer),
  minutes: optional(integer),
  seconds: optional(integer),
  ms: optional(integer),
})

const today = entity('Today', { today: string })

const dispute = entity('Dispute', { orderId: string })

/** The id of a webhook endpoint; default: all receivers. */
const replay = entity('Replay', { endpointId: optional(string) })

const disputeEnd = entity('DisputeEnd', { status: closedEnum(...disputeOutcomes) })

/** The parts of a sandbox that another process can control. */
interface Controlled {
  readonly world: World
  readonly faults: Faults
  readonly webhooks: Webhooks
  readonly advance: (duration: Duration) => Date
  readonly setToday: (day: string) => void
  /** The sandbox's own host name. */
  readonly host: string
}

const PATHS = [
  'faults',
  'advance',
  'clock',
  'today',
  'emails',
  'webhooks',
  'webhooks/replay',
  'disputes',
  'disputes/:id',
]

/**
 * Routes that plan faults, move the clock and the day of the calendar of versions, open and end disputes, list the emails and webhooks sent, and replay those that were missed. They
 * accept JSON only: a page on another origin cannot send that without a CORS preflight, which is rejected. They
 * respond only under the sandbox's own host names.
 */
export const control =
  ({ world, faults, webhooks, advance, setToday, host }: Controlled): Addition =>
  (app) => {
    for (const path of PATHS) {
      app.use(`/sandbox/${path}`, fromOwnName(host))
    }
    app.post('/sandbox/faults', async (context) => {
      const fault = await read(context, plannedFault)
      if (fault instanceof Response) return fault
      return withinRange(() => {
        faults.next(fault)
        return context.json({ planned: faults.planned() })
      })
    })
    app.get('/sandbox/faults', (context) => context.json({ planned: faults.planned() }))
    app.delete('/sandbox/faults', (context) => {
      faults.clear()
      return context.json({ planned: [] })
    })
    app.post('/sandbox/advance', async (context) => {
      const span = await read(context, duration)
      if (span instanceof Response) return span
      return withinRange(() => context.json({ now: advance(span) }))
    })
    app.post('/sandbox/today', async (context) => {
      const wanted = await read(context, today)
      if (wanted instanceof Response) return wanted
      return withinRange(() => {
        setToday(wanted.today)
        return context.json({ today: world.today() })
      })
    })
    app.get('/sandbox/today', (context) => context.json({ today: world.today() }))
    app.post('/sandbox/disputes', async (context) => {
      const wanted = await read(context, dispute)
      if (wanted instanceof Response) return wanted
      return withinRange(() => context.json({ id: disputeOrder(world, wanted.orderId) }))
    })
    app.post('/sandbox/disputes/:id', async (context) => {
      const decision = await read(context, disputeEnd)
      if (decision instanceof Response) return decision
      return withinRange(() => {
        decideDispute(world, context.req.param('id'), decision.status)
        return context.json(decision)
      })
    })
    app.get('/sandbox/clock', (context) => context.json({ now: world.now() }))
    app.get('/sandbox/emails', (context) => context.json({ emails: sentEmails(world) }))
    app.get('/sandbox/webhooks', (context) => context.json({ deliveries: webhooks.deliveries() }))
    app.post('/sandbox/webhooks/replay', async (context) => {
      const wanted = await read(context, replay)
      if (wanted instanceof Response) return wanted
      return context.json({ replayed: webhooks.replay(wanted.endpointId) })
    })
  }

const read = async <A>(context: Context, codec: Codec<A>): Promise<A | Response> => {
  if (!context.req.header('content-type')?.startsWith('application/json')) {
    return rejection('Send the body as application/json.')
  }
  const wire: unknown = await context.req.json().catch(() => undefined)
  const pass = run(true)
  const value = codec.read(wire, pass)
  return pass.issues.length === 0 ? value : rejection(pass.issues.map(sentence).join('; '))
}

/** The response of `work`, or a 422 with the message of the `RangeError` that it throws. */
const withinRange = (work: () => Response): Response => {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) return rejection(error.message)
    throw error
  }
}

const rejection = (detail: string): Response =>
  Response.json({ error: 'HTTPValidationError', detail }, { status: 422 })
