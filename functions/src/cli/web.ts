import { runProcess } from '../processes/runProcess.ts'
import { startWeb } from '../processes/startWeb.ts'

await runProcess('web', async ({ config, ...settings }) => {
  const web = await startWeb(config, settings)
  return { ready: { url: web.url }, close: (graceMs) => web.close(graceMs) }
})
