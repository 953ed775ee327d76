import type { Tier } from '@dramatis/catalogue'
import { EngineError } from '../../src/errors/EngineError.ts'
import { awaitPicture } from '../../src/jobs/awaitPicture.ts'
import type { JobState, PaintJobs, QueueSettings } from '../../src/jobs/PaintJobs.ts'
import { createEasel, PICTURE, taskOf, type Easel } from '../createEasel.ts'
import { eventually } from '../eventually.ts'

/** Opens a queue whose pictures `work` paints. */
export type StartJobs = (work: Easel, settings: QueueSettings) => Promise<PaintJobs>

const SETTINGS: QueueSettings = { concurrency: 1, capacity: 50, perOwner: { free: 1, premium: 3 } }

/** Tests the queue of pictures, wherever it is stored. */
export const testJobs = (start: StartJobs): void => {
  const easels: Easel[] = []
  const opened: PaintJobs[] = []

  const open = async (settings: Partial<QueueSettings> = {}) => {
    const easel = createEasel()
    const jobs = await start(easel, { ...SETTINGS, ...settings })
    easels.push(easel)
    opened.push(jobs)
    return { easel, jobs }
  }

  afterEach(async () => {
    for (const easel of easels.splice(0)) easel.hurry()
    await Promise.all(opened.splice(0).map((jobs) => jobs.close()))
  })

  const submit = async (jobs: PaintJobs, character: string, tier?: Tier, owner?: string) =>
    jobs.submit(taskOf(character, tier, owner))

  const begins = (easel: Easel, character: string) =>
    eventually(() => easel.begun.includes(character))

  const reaches = (jobs: PaintJobs, id: string, status: JobState['status'] | undefined) =>
    eventually(async () => (await jobs.find(id))?.status === status)

  /** Waits for `easel`, because a job's outcome can be read before the process that painted it has been told. */
  const settles = async (easel: Easel, expected: Partial<Pick<Easel, 'finished' | 'released'>>) => {
    const { finished = [], released = [] } = expected
    await eventually(
      () => easel.finished.length >= finished.length && easel.released.length >= released.length,
    )
    expect({ finished: easel.finished, released: easel.released }).toEqual({ finished, released })
  }

  test('a job waits, is painted, and its picture can be read more than once', async () => {
    const { easel, jobs } = await open()
    const first = await submit(jobs, 'first')
    await begins(easel, 'first')
    const second = await submit(jobs, 'second')
    const third = await submit(jobs, 'third')
    expect(await jobs.find(first)).toEqual({ status: 'started' })
    expect(await jobs.find(second)).toEqual({ status: 'queued', position: 1 })
    expect(await jobs.find(third)).toEqual({ status: 'queued', position: 2 })
    expect(await jobs.picture(first)).toBeUndefined()
    easel.finish('first')
    await begins(easel, 'second')
    expect(await jobs.find(first)).toEqual({ status: 'done', task: taskOf('first') })
    const pictures = await Promise.all([jobs.picture(first), jobs.picture(first)])
    for (const picture of pictures) {
      expect({ ...picture, bytes: Buffer.from(picture?.bytes ?? []) }).toEqual(PICTURE)
    }
    expect(await jobs.find(third)).toEqual({ status: 'queued', position: 1 })
    easel.hurry()
    await reaches(jobs, third, 'done')
    await settles(easel, { finished: ['first', 'second', 'third'] })
  })

  test('previews are available before the picture is finished', async () => {
    const { easel, jobs } = await open()
    const id = await submit(jobs, 'first')
    await begins(easel, 'first')
    expect(await jobs.preview(id)).toBeUndefined()
    easel.show('first', 'data:,early')
    await eventually(async () => (await jobs.preview(id)) === 'data:,early')
    expect(await jobs.find(id)).toEqual({ status: 'started' })
  })

  test('while jobs of both tiers wait, three out of four pictures are premium', async () => {
    const { easel, jobs } = await open()
    await submit(jobs, 'first')
    await begins(easel, 'first')
    for (const n of [1, 2, 3]) await submit(jobs, `free ${n}`)
    for (const n of [1, 2, 3, 4, 5, 6, 7]) await submit(jobs, `premium ${n}`, 'premium')
    easel.hurry()
    await eventually(() => easel.finished.length === 11)
    const tiers = easel.begun.slice(1).map((character) => character.split(' ')[0])
    for (const four of [tiers.slice(0, 4), tiers.slice(4, 8)]) {
      expect(four.filter((tier) => tier === 'premium')).toHaveLength(3)
    }
    const inTier = (tier: string) => easel.begun.filter((name) => name.startsWith(tier))
    expect(inTier('free')).toEqual(['free 1', 'free 2', 'free 3'])
    expect(inTier('premium')).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `premium ${n}`))
  })

  test('paints one picture at a time for a visitor, and three for a subscriber', async () => {
    const { easel, jobs } = await open({ concurrency: 6 })
    for (const n of [1, 2]) await submit(jobs, `free ${n}`, 'free', 'visitor')
    for (const n of [1, 2, 3, 4]) await submit(jobs, `premium ${n}`, 'premium', 'subscriber')
    const other = await submit(jobs, 'other')
    await begins(easel, 'other')
    await eventually(() => easel.underWay().length === 5)
    expect(easel.underWay().toSorted()).toEqual([
      'free 1',
      'other',
      'premium 1',
      'premium 2',
      'premium 3',
    ])
    expect(await jobs.counts()).toEqual({
      waiting: { free: 1, premium: 1 },
      painting: 5,
      slots: 6,
    })
    easel.finish('free 1')
    easel.finish('premium 2')
    await begins(easel, 'free 2')
    await begins(easel, 'premium 4')
    expect(await jobs.find(other)).toEqual({ status: 'started' })
  })

  test('each tier has its own places in the queue, and a refusal says when to try again', async () => {
    const { easel, jobs } = await open({ capacity: 2 })
    const first = await submit(jobs, 'first')
    await begins(easel, 'first')
    for (const tier of ['free', 'premium'] as const) {
      for (const n of [1, 2]) await submit(jobs, `${tier} ${n}`, tier)
      const refused = submit(jobs, `${tier} 3`, tier)
      await expect(refused).rejects.toMatchObject({ name: 'EngineError', failure: 'busy' })
    }
    const refusal: unknown = await submit(jobs, 'free 3').catch((error: unknown) => error)
    expect(refusal instanceof EngineError && Number(refusal.retryAfterMs) > 0).toBe(true)
    await jobs.cancel(first)
    await begins(easel, 'premium 1')
    await submit(jobs, 'premium 3', 'premium')
  })

  test('never admits more jobs than there are places, however many arrive at once', async () => {
    const { easel, jobs } = await open({ capacity: 5 })
    await submit(jobs, 'first')
    await begins(easel, 'first')
    const asked = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => submit(jobs, `free ${n}`)),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  test('a waiting job can be canceled', async () => {
    const { easel, jobs } = await open()
    await submit(jobs, 'first')
    await begins(easel, 'first')
    const second = await submit(jobs, 'second')
    await jobs.cancel(second)
    await jobs.cancel(second)
    await reaches(jobs, second, undefined)
    expect(await jobs.counts()).toMatchObject({ waiting: { free: 0 }, painting: 1 })
    easel.hurry()
    await reaches(jobs, await submit(jobs, 'third'), 'done')
    expect(easel.begun).toEqual(['first', 'third'])
    expect(easel.released).toEqual(['second'])
  })

  test('a job that is being painted can be canceled, and one that is done cannot', async () => {
    const { easel, jobs } = await open()
    const first = await submit(jobs, 'first')
    await begins(easel, 'first')
    await jobs.cancel(first)
    await eventually(() => easel.stopped.includes('first'))
    await reaches(jobs, first, undefined)
    easel.hurry()
    const second = await submit(jobs, 'second')
    await reaches(jobs, second, 'done')
    await jobs.cancel(second)
    await jobs.cancel('AAAAAAAAAAAAAAAAAAAAAA')
    expect(await jobs.find(second)).toMatchObject({ status: 'done' })
    await settles(easel, { finished: ['second'], released: ['first'] })
  })

  test('a failure is reported with its kind, and releases the reservation', async () => {
    const { easel, jobs } = await open()
    const declined = await submit(jobs, 'declined')
    const broken = await submit(jobs, 'broken')
    await begins(easel, 'declined')
    easel.fail('declined', new EngineError('moderated', 'No.', { retryAfterMs: 4_000 }))
    await begins(easel, 'broken')
    easel.fail('broken', new TypeError('A bug'))
    await reaches(jobs, broken, 'failed')
    expect(await jobs.find(declined)).toMatchObject({
      status: 'failed',
      error: { name: 'EngineError', failure: 'moderated', retryAfterMs: 4_000 },
    })
    const state = await jobs.find(broken)
    expect(state).toMatchObject({ status: 'failed' })
    expect(state?.status === 'failed' && state.error instanceof EngineError).toBe(false)
    await settles(easel, { released: ['declined', 'broken'] })
  })

  test('a watcher sees every state in order', async () => {
    const { easel, jobs } = await open()
    await submit(jobs, 'first')
    await begins(easel, 'first')
    const second = await submit(jobs, 'second')
    const seen: unknown[] = []
    for await (const state of jobs.watch(second, new AbortController().signal)) {
      if (state?.status !== seen.at(-1)) seen.push(state?.status)
      if (state?.status === 'queued') easel.finish('first')
      if (state?.status === 'started') easel.finish('second')
      if (state?.status === 'done') break
    }
    expect(seen).toEqual(['queued', 'started', 'done'])
  })

  test('a caller who waits gets the picture, and nothing is kept', async () => {
    const { easel, jobs } = await open()
    easel.hurry()
    const id = await submit(jobs, 'first')
    const { signal } = new AbortController()
    const laterWork: (() => Promise<void>)[] = []
    const later = (work: () => Promise<void>) => laterWork.push(work)
    const { engine, alt } = await awaitPicture(jobs, id, { signal, later })
    for (const work of laterWork) await work()
    expect({ engine, alt }).toEqual({ engine: PICTURE.engine, alt: PICTURE.alt })
    expect(await jobs.picture(id)).toBeUndefined()
  })

  test('a caller who leaves cancels the job', async () => {
    const { easel, jobs } = await open()
    const leaving = new AbortController()
    const id = await submit(jobs, 'first')
    const waiting = awaitPicture(jobs, id, {
      signal: leaving.signal,
      later: () => undefined,
    })
    await begins(easel, 'first')
    const reason = new Error('left')
    leaving.abort(reason)
    await expect(waiting).rejects.toBe(reason)
    await eventually(() => easel.released.includes('first'))
    expect(easel.stopped).toEqual(['first'])
  })

  test('a preview that is kept for a job can be read', async () => {
    const { jobs } = await open()
    const id = await submit(jobs, 'first')
    expect(await jobs.preview(id)).toBeUndefined()
    await jobs.keepPreview(id, 'data:image/jpeg;base64,AA==')
    expect(await jobs.preview(id)).toBe('data:image/jpeg;base64,AA==')
  })
}
