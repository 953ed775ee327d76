// A worker that dies during its first task, once: the file named by CRASH_MARKER records that it has.
import { existsSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

const death = process.env['CRASH_MARKER']
if (death === undefined || existsSync(death)) {
  await import('../dist/sculpted/worker.js')
} else {
  parentPort.once('message', () => {
    writeFileSync(death, '')
    process.exit(1)
  })
}
