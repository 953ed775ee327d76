import { dataUrl } from '../engines/dataUrl.ts'
import type { EncodedPicture, Painter } from '../engines/Painter.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { QuotaLog } from '../quota/QuotaLog.ts'
import { finishPicture } from './finishPicture.ts'
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
      async paint(task, signal, onPreview) {
        const { request, followed } = task
        const order = followed ? { ...request, onPreview: asFile(onPreview) } : request
        const picture = finishPicture(task, await painter.paint(order, signal))
        // If this fails, the start counts until it expires; the picture is not lost.
        if (task.start !== undefined) await quotaLog.release(task.start).catch(() => undefined)
        return picture
      },
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
