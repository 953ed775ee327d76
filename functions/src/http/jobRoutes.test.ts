import { jobEventsPath, jobPath } from '../contract/index.ts'
import { serveFunctions, type FunctionsServer } from '../../test/serveFunctions.ts'
import { newJobId } from '../jobs/jobId.ts'

let server: FunctionsServer
beforeAll(async () => {
  server = await serveFunctions()
})
afterAll(() => server.close())

it.each([
  ['an id that no job has', newJobId()],
  ['what is no id', 'one'],
])('answers 404 about %s, and so ends a browser’s attempts to connect', async (_, id) => {
  for (const path of [jobPath(id), jobEventsPath(id)]) {
    const response = await fetch(`${server.url}${path}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: expect.any(String) as string })
  }
})
