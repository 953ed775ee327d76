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
  throw new Error(`The style ${task.job.style} cannot be painted yet.`)
}

const answer = (message: Answer): void => {
  parentPort?.postMessage(message, message.kind === 'picture' ? [message.pixels.buffer] : [])
}
