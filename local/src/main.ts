import process from 'node:process'
import { readConfig } from './config.ts'
import { startLocal, type Local } from './startLocal.ts'

const start = async (): Promise<Local> => startLocal(readConfig(process.env))

const local = await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})

for (const line of local.summary) console.log(line)
// The warm-up starts only once the servers are listening, so the page itself does not wait for it.
void local.warmUp()

/** The time that a deployment gives a process to finish its work, in milliseconds. */
const GRACE_MS = 60_000

let stopping = false
const stop = (graceMs: number): void => {
  if (stopping) return
  stopping = true
  local.close(graceMs).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
}
process.on('SIGINT', () => {
  stop(0)
})
process.on('SIGTERM', () => {
  stop(GRACE_MS)
})
