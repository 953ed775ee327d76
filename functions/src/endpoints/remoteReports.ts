import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Endpoint } from '../requests/Endpoint.ts'
import { reportAllowances } from '../quota/allowances.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { Quota } from '../quota/createQuota.ts'

export interface RemoteReportsDeps {
  readonly metrics: Pick<Metrics, 'remoteLoad'>
  readonly quota: Quota
  /** Free portraits per hour for one network address. */
  readonly addressLimit: number
}

/** Counts the outcomes of remotes on visitors' pages. */
export const remoteReports =
  ({ metrics, quota, addressLimit }: RemoteReportsDeps): Endpoint<'remoteReports'> =>
  ({ reports }, caller) =>
    pipe(
      quota.reserve(reportAllowances(caller, addressLimit)),
      TE.map(() => {
        reports.forEach(metrics.remoteLoad)
        return { body: undefined }
      }),
    )
