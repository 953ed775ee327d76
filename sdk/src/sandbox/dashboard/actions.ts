import { WebhookEventType } from '../../shared/entities/enums.ts'
import { decideDispute, disputeOrder } from '../disputeControl.ts'
import { disputeOutcomes } from '../DisputeOutcome.ts'
import type { PlannedFault } from '../faults/Faults.ts'
import type { Values } from '../pages/fields.ts'
import { day } from '../pages/page.ts'
import { newPortalPath } from '../rules/customers.ts'
import { enableWebhookEndpoint, newWebhookEndpoint } from '../rules/webhookEndpoints.ts'
import type { Dashboard } from './Dashboard.ts'
import { faultText } from './faultText.ts'
import { nextRenewal } from './nextRenewal.ts'

/** The result of an action: what it did, why it did nothing, or where it leads. */
export interface Outcome {
  readonly notice?: string
  readonly error?: string
  readonly leadsTo?: string
}

type Action = (dashboard: Dashboard, values: Values) => Outcome

const { shape } = WebhookEventType
const allEvents = shape.kind === 'enum' ? shape.values : []

/** The actions of the dashboard, by the value of `act` in its forms. */
const actions: Readonly<Record<string, Action>> = {
  advance: ({ advance }, { days = '0', months = '0' }) => ({
    notice: `It is ${day(advance({ days: Number(days), months: Number(months) }))}.`,
  }),

  advanceToRenewal: ({ world, advance }) => {
    const next = nextRenewal(world)
    if (!next) return { error: 'No subscription is due to renew or end.' }
    const ms = Math.max(0, next.getTime() - world.now().getTime())
    return { notice: `It is ${day(advance({ ms }))}.` }
  },

  setToday: ({ world, setToday }, { today = '' }) => {
    setToday(today)
    return { notice: `The versions are those of ${day(world.today())}.` }
  },

  fault: ({ faults }, { kind = '', match = '', times = '' }) => {
    const fault = faultOf(kind, { times: Number(times), match: match.trim() || undefined })
    if (!fault) return { error: 'There is no such fault.' }
    faults.next(fault)
    return { notice: `${faultText(fault)}.` }
  },

  clearFaults: ({ faults }) => {
    faults.clear()
    return { notice: 'The planned faults have been cleared.' }
  },

  redeliver: ({ webhooks }, { id = '' }) =>
    webhooks.redeliver(id)
      ? { notice: 'The event is being sent again.' }
      : { error: 'This delivery no longer exists.' },

  replay: ({ webhooks }, { id = '' }) => {
    const count = webhooks.replay(id)
    return { notice: `${count} ${count === 1 ? 'event is' : 'events are'} being sent again.` }
  },

  addEndpoint: ({ world }, { url = '' }) => {
    const [organization] = world.state.organizations.all()
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || !organization) {
      return { error: 'Enter an http or https URL.' }
    }
    const { secret } = world.transact(() =>
      newWebhookEndpoint(world, {
        url,
        name: null,
        organizationId: organization.id,
        events: [...allEvents],
      }),
    )
    return { notice: `The endpoint gets all events. Its secret: ${secret}` }
  },

  toggleEndpoint: ({ world }, { id = '' }) => {
    const row = world.state.webhookEndpoints.get(id)
    if (!row) return { error: 'This endpoint no longer exists.' }
    const enabled = !row.enabled
    world.transact(() => enableWebhookEndpoint(world, row, enabled))
    return { notice: `The endpoint is ${enabled ? 'enabled' : 'disabled'}.` }
  },

  dispute: ({ world }, { id = '' }) => {
    disputeOrder(world, id)
    return { notice: 'The buyer’s bank has disputed the order.' }
  },

  decideDispute: ({ world }, { id = '', outcome = '' }) => {
    const decided = disputeOutcomes.find((known) => known === outcome)
    if (!decided) return { error: 'A dispute cannot end this way.' }
    decideDispute(world, id, decided)
    return { notice: `The dispute is ${decided}.` }
  },

  portal: ({ world }, { id = '' }) => ({
    leadsTo: world.transact(() => newPortalPath(world, id)),
  }),
}

/** Performs the action of a dashboard form. */
export const perform = (dashboard: Dashboard, values: Values): Outcome => {
  const { act = '' } = values
  const action = Object.hasOwn(actions, act) ? actions[act] : undefined
  if (!action) return { error: 'Unknown action.' }
  try {
    dashboard.world.catchUp()
    return action(dashboard, values)
  } catch (error) {
    if (error instanceof RangeError) return { error: error.message }
    throw error
  }
}

const DELAY_MS = 3000

const faultOf = (
  kind: string,
  hit: Pick<PlannedFault, 'match' | 'times'>,
): PlannedFault | undefined => {
  switch (kind) {
    case 'latency':
      return { ...hit, kind, ms: DELAY_MS }
    case 'lostResponse':
      return { ...hit, kind: 'drop', afterwards: true }
    case 'rateLimit':
    case 'serverError':
    case 'drop':
    case 'malformed':
    case 'duplicate':
    case 'reorder':
      return { ...hit, kind }
    default:
      return undefined
  }
}
