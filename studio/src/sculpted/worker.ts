import { parentPort } from 'node:worker_threads'
import type { Answer, Task } from './job.ts'
import { SculptedPainter } from './SculptedPainter.ts'

const painter = new SculptedPainter()

parentPort?.on('message', (task: Task) => {
  perform(task).then(answer, (error: unknown) =>
    answer({ kind: 'failure', message: error instanceof Error ? error.message : String(error) }),
  )
})

const perform = async (task: Task): Promise<Answer> => {
  if (task.kind === 'sculpted') {
    painter.perform(task.job, task.phase, task.memory)
    return { kind: 'done' }
  }
  // The flat painter brings a native renderer along: only who needs it loads it.
  const { paintGhibli } = await import('../flat/ghibli.ts')
  const { spec, aspect, width, height } = task.job
  const picture = await paintGhibli(spec, aspect, Math.min(width, height))
  // A copy: the painter's own memory may not be handed to another thread.
  const pixels = new Uint8ClampedArray(picture.pixels)
  return { kind: 'picture', pixels, width: picture.width, height: picture.height }
}

const answer = (message: Answer): void => {
  parentPort?.postMessage(message, message.kind === 'picture' ? [message.pixels.buffer] : [])
}
