import type { EncodedPicture, Painter } from '../engines/Painter.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { QuotaLog } from '../quota/QuotaLog.ts'
import { continueTrace } from '../telemetry/traceparent.ts'
import type { JobWork, PaintTask } from './PaintJobs.ts'

export interface JobWorkDeps {
  readonly painter: Pick<Painter, 'paint'>
  readonly metrics: Pick<Metrics, 'picture'>
  readonly quotaLog: Pick<QuotaLog, 'release'>
}

/** What a process that paints does with its jobs. */
export const createJobWork = ({ painter, metrics, quotaLog }: JobWorkDeps): JobWork => ({
  paint: ({ request, traceparent }, signal) =>
    continueTrace(traceparent, () => painter.paint(request, signal)),
  painted(task, picture) {
    countPicture(metrics, task, picture)
  },
  release: (reservation) => quotaLog.release(reservation),
})

export const countPicture = (
  { picture: count }: Pick<Metrics, 'picture'>,
  { request: { style, tier }, partner }: PaintTask,
  { engine }: EncodedPicture,
): void => {
  count({ engine: engine.name, style, tier, partner })
}
