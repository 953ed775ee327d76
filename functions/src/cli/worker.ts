import { runProcess } from '../processes/runProcess.ts'
import { startWorker } from '../startWorker.ts'

await runProcess('worker', async ({ config, log, meter }) => {
  const worker = await startWorker(config, { log, meter })
  return { ready: {}, close: (graceMs) => worker.close(graceMs) }
})
