import type { BillingError, Hooks, Issue } from '@dramatis/sdk/2026-10'
import type { WebhookVerificationError } from '@dramatis/sdk/2026-10/webhooks'
import type { Logger } from 'pino'
import type { BillingNotice, Metrics } from '../metrics/createMetrics.ts'

/** Tells the operator of every departure in the metrics, and of each kind once a process and operation in the log. */
export interface BillingNotices {
  readonly hooks: Required<Pick<Hooks, 'onContractDrift' | 'onVersionNotice'>>
  /** A call failed; most failures are no notice. */
  readonly failed: (error: BillingError) => void
  /** A webhook cannot be read as its version says, or came in another version. */
  readonly webhook: (problem: WebhookVerificationError) => void
}

interface Facts {
  readonly operation?: string | undefined
  /** Where in the response, without its values. */
  readonly fields?: readonly string[]
  readonly version?: string
}

const MAX_FIELDS = 5

export const createBillingNotices = (
  metrics: Pick<Metrics, 'billingNotice'>,
  log: Pick<Logger, 'warn'>,
): BillingNotices => {
  const told = new Set<string>()
  const tell = (kind: BillingNotice, facts: Facts, sentence: string) => {
    metrics.billingNotice(kind)
    const key = `${kind} ${facts.operation} ${sentence}`
    if (told.has(key)) return
    told.add(key)
    log.warn({ notice: kind, ...facts }, sentence)
  }
  const unreadable = (operation: string | undefined, issues: readonly Issue[]) => {
    const facts = { operation, fields: fieldsOf(issues) }
    tell('unreadable', facts, 'the billing platform sent something else than its contract says')
  }
  return {
    hooks: {
      onContractDrift({ operation, issues }) {
        const facts = { operation, fields: fieldsOf(issues) }
        tell('drift', facts, 'the billing platform left out something that its contract promises')
      },
      onVersionNotice({ message }) {
        tell('version', {}, message)
      },
    },
    failed(error) {
      if (error._tag === 'ResponseValidationError') unreadable(error.operation, error.issues)
      if (error._tag === 'UnsupportedVersion') tell('unsupported', {}, error.message)
    },
    webhook({ apiVersion, issues, message }) {
      if (apiVersion !== undefined) tell('otherVersion', { version: apiVersion }, message)
      else if (issues.length > 0) unreadable('webhook', issues)
    },
  }
}

/** The properties concerned, such as `items.customer.email`: neither values nor the places in lists. */
const fieldsOf = (issues: readonly Issue[]): readonly string[] => {
  const fields = issues.map(({ path }) => path.filter((key) => typeof key === 'string').join('.'))
  return [...new Set(fields)].slice(0, MAX_FIELDS)
}
