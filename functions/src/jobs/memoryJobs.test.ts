import { createEasel, taskOf } from '../../test/createEasel.ts'
import { eventually } from '../../test/eventually.ts'
import { testJobs } from '../../test/suites/jobsSuite.ts'
import { JOB_MS } from './jobId.ts'
import { memoryJobs } from './memoryJobs.ts'

const KEPT_BYTES = 1024 * 1024

testJobs((work, settings) =>
  Promise.resolve(memoryJobs({ work, settings, keptBytes: KEPT_BYTES, clock: Date.now })),
)

test('an outcome expires', async () => {
  const work = createEasel()
  work.hurry()
  let now = Date.now()
  const settings = { concurrency: 1, capacity: 1, perOwner: { free: 1, premium: 1 } }
  const jobs = memoryJobs({ work, settings, keptBytes: KEPT_BYTES, clock: () => now })
  const id = await jobs.submit(taskOf('first'))
  await eventually(async () => (await jobs.find(id))?.status === 'done')
  now += JOB_MS - 1
  expect(await jobs.picture(id)).toBeDefined()
  now += 2
  expect(await jobs.find(id)).toBeUndefined()
  expect(await jobs.picture(id)).toBeUndefined()
})

test('draining lets running jobs finish, and closing stops the rest', async () => {
  const work = createEasel()
  const settings = { concurrency: 1, capacity: 1, perOwner: { free: 1, premium: 1 } }
  const jobs = memoryJobs({ work, settings, keptBytes: KEPT_BYTES, clock: Date.now })
  const first = await jobs.submit(taskOf('first'))
  const draining = jobs.drain(60_000)
  await expect(jobs.submit(taskOf('late'))).rejects.toMatchObject({ failure: 'busy' })
  work.finish('first')
  await draining
  expect(await jobs.find(first)).toMatchObject({ status: 'done' })

  const others = memoryJobs({ work, settings, keptBytes: KEPT_BYTES, clock: Date.now })
  await others.submit(taskOf('second'))
  await others.drain(1)
  await others.close()
  expect([work.stopped, work.released]).toEqual([['second'], ['second']])
})
