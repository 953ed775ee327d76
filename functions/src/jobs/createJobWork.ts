import { dataUrl } from '../engines/dataUrl.ts'
import type { EncodedPicture, Painter } from '../engines/Painter.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { QuotaLog } from '../quota/QuotaLog.ts'
import { observedWork } from './observedWork.ts'
import type { JobWork, PaintTask } from './PaintJobs.ts'

export interface JobWorkDeps {
  readonly painter: Pick<Painter, 'paint'>
  readonly metrics: Pick<Metrics, 'picture' | 'queueWait' | 'drawing' | 'takeOver'>
  readonly quotaLog: Pick<QuotaLog, 'release'>
}

/** The work that a painting process does for its jobs. */
export const createJobWork = ({ painter, metrics, quotaLog }: JobWorkDeps): JobWork =>
  observedWork(
    {
      paint: ({ request, followed }, signal, onPreview) =>
        painter.paint(followed ? { ...request, onPreview: asFile(onPreview) } : request, signal),
      onPainted(task, picture) {
        countPicture(metrics, task, picture)
      },
      release: (reservation) => quotaLog.release(reservation),
    },
    metrics,
  )

const asFile = (onPreview: (preview: string) => void) => (bytes: Uint8Array) => {
  onPreview(dataUrl({ bytes }))
}

export const countPicture = (
  { picture: count }: Pick<Metrics, 'picture'>,
  { request: { style, tier }, partner }: PaintTask,
  { engine }: Pick<EncodedPicture, 'engine'>,
): void => {
  count({ engine: engine.name, style, tier, partner })
}
