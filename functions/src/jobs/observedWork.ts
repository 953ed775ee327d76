import { SpanKind, type Attributes } from '@opentelemetry/api'
import type { JobWork, PaintTask } from './PaintJobs.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import { ATTRIBUTES } from '../telemetry/attributes.ts'
import { continueTrace } from '../telemetry/traceparent.ts'
import { tracer, withSpan } from '../telemetry/withSpan.ts'

/** Counts the painting of jobs, and traces it as part of the request for the picture. */
export const observedWork = (
  work: Omit<JobWork, 'onTakenOver'>,
  metrics: Pick<Metrics, 'queueWait' | 'drawing' | 'takeOver'>,
): JobWork => ({
  ...work,
  paint: (task, signal, onPreview) =>
    continueTrace(task.traceparent, () =>
      withSpan(
        'paint',
        { kind: SpanKind.CONSUMER, attributes: attributesOf(task) },
        async (span) => {
          const picture = await work.paint(task, signal, onPreview)
          span.setAttribute(ATTRIBUTES.engine, picture.engine.name)
          return picture
        },
      ),
    ),
  onTakenOver({ request }) {
    metrics.takeOver(request.tier)
  },
  onPainted(task, picture, waitedMs, paintedMs) {
    const { tier, style } = task.request
    metrics.queueWait(tier, waitedMs / 1000)
    metrics.drawing(picture.engine.name, style, paintedMs / 1000)
    traceWait(task, Date.now() - paintedMs, waitedMs)
    work.onPainted(task, picture, waitedMs, paintedMs)
  },
})

/** How long a picture waited is known only when it leaves the queue, so the span is created afterwards. */
const traceWait = (task: PaintTask, endedAt: number, waitedMs: number): void => {
  const startTime = new Date(endedAt - waitedMs)
  continueTrace(task.traceparent, () => {
    tracer.startSpan('queue', { startTime, attributes: attributesOf(task) }).end(new Date(endedAt))
  })
}

const attributesOf = ({ request: { style, aspect, tier } }: PaintTask): Attributes => ({
  [ATTRIBUTES.style]: style,
  [ATTRIBUTES.aspect]: aspect,
  [ATTRIBUTES.tier]: tier,
})
