import { parentPort } from 'node:worker_threads'
import { flatStyle } from './styles.ts'
import type { Reply, Task } from './job.ts'
import { SculptedPainter } from './SculptedPainter.ts'

const painter = new SculptedPainter()

parentPort?.on('message', (task: Task) => {
  perform(task).then(reply, (error: unknown) =>
    reply({ kind: 'failure', message: error instanceof Error ? error.message : String(error) }),
  )
})

const perform = async (task: Task): Promise<Reply> => {
  if (task.kind === 'sculpted') {
    painter.perform(task)
    return { kind: 'done' }
  }
  // The flat painter loads a native renderer, so it is imported only when needed.
  const { paintFlat } = await import('../flat/paintFlat.ts')
  const { style, spec, width, height } = task.job
  return { kind: 'picture', picture: paintFlat(flatStyle(style), spec, width, height) }
}

const reply = (message: Reply): void => {
  parentPort?.postMessage(
    message,
    message.kind === 'picture' ? [message.picture.pixels.buffer] : [],
  )
}
