// A worker that dies of its first task, once: the file named by MORTAL_WORKER says that it has happened.
import { existsSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

const death = process.env['MORTAL_WORKER']
if (death === undefined || existsSync(death)) {
  await import('../dist/sculpted/worker.js')
} else {
  parentPort.once('message', () => {
    writeFileSync(death, '')
    process.exit(1)
  })
}
