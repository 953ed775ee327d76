import { createBillingCore, type BillingError, type Hooks, type Issue } from '@dramatis/sdk'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics/createMetrics.ts'

/**
 * How the platform departs from the version of its contract that this program speaks. `drift`: something promised is
 * missing; `unreadable`: something has another form; `version`: the version will be removed, or another one answered;
 * `unsupported`: it has been removed; `otherVersion`: a webhook came in another version.
 */
export type BillingNotice = 'drift' | 'unreadable' | 'version' | 'unsupported' | 'otherVersion'

/** Tells the operator of every departure in the metrics, and of each kind once a process and operation in the log. */
export interface BillingNotices {
  readonly hooks: Required<Pick<Hooks, 'onContractDrift' | 'onVersionNotice'>>
  /** A call failed; most failures are no notice. */
  readonly failed: (error: BillingError) => void
  /** A webhook came in `version`, which is absent if the platform did not say so, with what is odd about it. */
  readonly webhook: (version: string | null, issues: readonly Issue[]) => void
}

interface Facts {
  readonly operation?: string | undefined
  /** Where in the response, without its values. */
  readonly fields?: readonly string[]
  readonly version?: string
}

/** The version of the contract that the functions speak. */
const { version: VERSION } = createBillingCore()

const MAX_FIELDS = 5
const MAX_VERSION = 20

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
    webhook(version, issues) {
      if (version !== null && version !== VERSION) {
        const facts = { version: version.slice(0, MAX_VERSION) }
        tell(
          'otherVersion',
          facts,
          `webhooks come in another version than ${VERSION}: change the endpoint's`,
        )
      } else if (issues.length > 0) unreadable('webhook', issues)
    },
  }
}

/** The properties concerned, such as `items.customer.email`: neither values nor the places in lists. */
const fieldsOf = (issues: readonly Issue[]): readonly string[] => {
  const fields = issues.map(({ path }) => path.filter((key) => typeof key === 'string').join('.'))
  return [...new Set(fields)].slice(0, MAX_FIELDS)
}
