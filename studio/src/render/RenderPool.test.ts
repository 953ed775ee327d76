import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { CHARACTERS } from '../../test/characters.ts'
import { type Job } from './job.ts'
import { RenderPool } from './RenderPool.ts'

let jobs = 0

const job = (width = 96): Job => ({
  id: ++jobs,
  spec: CHARACTERS.percy,
  style: 'realistic',
  aspect: 'portrait',
  width,
  height: width * 1.5,
})

const durationOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

describe('RenderPool', () => {
  let pool: RenderPool

  beforeAll(() => {
    pool = new RenderPool({ threads: 2 })
  })

  afterAll(() => pool.close())

  it('draws a picture, not a plain color', async () => {
    const { pixels, width, height } = await pool.render(job())
    expect(pixels).toHaveLength(width * height * 4)
    const colors = new Set<number>()
    for (let i = 0; i < pixels.length; i += 4) {
      colors.add(((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0))
      expect(pixels[i + 3]).toBe(255)
    }
    expect(colors.size).toBeGreaterThan(2000)
  })

  it('serves requests in the order in which they arrive', async () => {
    const order: number[] = []
    const requests = [1, 2, 3].map((n) => pool.render(job(48)).then(() => order.push(n)))
    await Promise.all(requests)
    expect(order).toEqual([1, 2, 3])
  })

  it('makes a second request wait instead of sharing the workers', async () => {
    await pool.render(job())
    const alone = await durationOf(() => pool.render(job()))
    const start = performance.now()
    const ends = [job(), job(), job()].map((one) =>
      pool.render(one).then(() => performance.now() - start),
    )
    const [first = 0, , last = 0] = await Promise.all(ends)
    // If they shared the workers, all three would end together after three times as long.
    expect(first).toBeLessThan(last * 0.6)
    expect(last).toBeGreaterThan(alone)
  })

  it('drops an aborted picture at once and draws the next', async () => {
    const whole = await durationOf(() => pool.render(job(1024)))
    const controller = new AbortController()
    const large = pool.render(job(1024), controller.signal)
    await setTimeout(whole / 5)
    controller.abort()
    await expect(large).rejects.toMatchObject({ name: 'AbortError' })
    expect(await durationOf(() => pool.render(job(48)))).toBeLessThan(whole / 2)
  })

  it('removes an aborted request from the queue', async () => {
    const controller = new AbortController()
    const first = pool.render(job())
    const second = pool.render(job(), controller.signal)
    controller.abort()
    await expect(second).rejects.toMatchObject({ name: 'AbortError' })
    await expect(first).resolves.toMatchObject({ width: 96 })
  })

  it('replaces a worker that dies and draws its picture again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'studio-'))
    process.env.CRASH_MARKER = join(folder, 'died')
    const script = new URL('../../test/crashingWorker.mjs', import.meta.url)
    const crashing = new RenderPool({ threads: 1, script })
    const picture = await crashing.render(job(48))
    const expected = await pool.render(job(48))
    expect(Buffer.from(picture.pixels).equals(Buffer.from(expected.pixels))).toBe(true)
    await crashing.close()
    delete process.env.CRASH_MARKER
    await rm(folder, { recursive: true })
  })

  it('rejects requests after it is closed', async () => {
    const closed = new RenderPool({ threads: 1 })
    await closed.close()
    await expect(closed.render(job())).rejects.toThrow('The studio is closed')
  })

  it('rejects the picture in progress when it is closed', async () => {
    const closing = new RenderPool({ threads: 2 })
    const large = expect(closing.render(job(1024))).rejects.toThrow('The studio is closed')
    // By the next turn of the event loop, the workers have their tasks.
    await setImmediate()
    await closing.close()
    await large
  })

  it('refuses an invalid number of threads', () => {
    expect(() => new RenderPool({ threads: 0 })).toThrow(RangeError)
  })
})
