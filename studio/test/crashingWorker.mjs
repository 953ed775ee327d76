// A worker that dies during its first task, but only once: the file named by CRASH_MARKER records that it did.
import { existsSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

const marker = process.env['CRASH_MARKER']
if (marker === undefined || existsSync(marker)) {
  await import('../dist/bundle/worker.js')
} else {
  parentPort.once('message', () => {
    writeFileSync(marker, '')
    process.exit(1)
  })
}
